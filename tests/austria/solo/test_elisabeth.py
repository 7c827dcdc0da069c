"""L20-L31: Elisabeth with the ballrooms and with the celebrities.

The ballrooms are those of the tests' table; dice of a queue and a card are chosen so that nothing else
interferes.
"""

from typing import Any

import pytest

from hotelier import BadScript, Seeded, new_game, replay
from hotelier.austria.content.book import book_of
from hotelier.austria.content.components import COLOUR_NAMES, NONE
from hotelier.austria.content.instructions import DANCER, EMPEROR, STAFF, Card, Icon
from hotelier.austria.game import Austria
from hotelier.austria.rules.state import State
from hotelier.austria.shown.event_words import lines
from hotelier.austria.solo.leopold import Leopold
from tests.austria.solo.elisabeth_opinion import CARDS, SeenOfElisabeth
from tests.austria.solo.table import LEOPOLD as ELISABETH
from tests.austria.solo.table import YOU, SoloTable, finish_at_random, solo_game

BOOK = book_of("revised", False, (1, 2))
STARS = {"none": "", "silver": "*", "gold": "**"}


# Her cards ----------------------------------------------------------------------------------------


def in_short(card: Card) -> tuple[str, str, str, str]:
    """A card in the shorthand of the second opinion."""
    return (
        " ".join(
            ("white" if icon.colour == NONE else COLOUR_NAMES[icon.colour])
            + "^" * icon.arrows
            + STARS[icon.border]
            for icon in card.guests
        ),
        "ryb" if card.coloured else "".join(map(str, card.dice)) or "?",
        " ".join(icon_in_short(icon) + STARS[icon.border] for icon in card.icons),
        "<" if card.right_to_left else ">",
    )


def icon_in_short(icon: Icon) -> str:
    if icon.kind == EMPEROR:
        return f"+{icon.value}"
    if icon.kind == STAFF:
        return "staff"
    if icon.kind == DANCER:
        return "^" * icon.value
    return "any" if icon.value == NONE else "ABC"[icon.value]


@pytest.mark.parametrize("number", range(213, 233))
def test_l20_the_icons_of_her_cards(number: int) -> None:
    card = BOOK.instructions[number - 213]
    assert card.number == number
    assert in_short(card) == CARDS[number]


@pytest.mark.parametrize("modules", ["1", "2", "1,2", "1,2,3,5"])
def test_l20_l30_her_deck_is_played_with_module_1_or_2(modules: str) -> None:
    game = solo_game(modules=modules, instructions=[232, 213])
    assert game.view(YOU)["solo"]["name"] == "elisabeth"
    with pytest.raises(BadScript, match="unknown card 193"):
        solo_game(modules=modules, instructions=[193])


# L20: setup with ballrooms ------------------------------------------------------------------------


def test_l20_a_random_rehearsal_room_for_you_and_none_for_her() -> None:
    rooms = set()
    for seed in range(20):
        view = new_game("austria", seats=1, seed=seed, modules="1").view(YOU)["waltz"]["ball"]
        yours, hers = view["players"]
        rooms.add(yours["rehearsal"])
        assert hers["rehearsal"] is None
        assert len(view["rehearsals_left"]) == 3
    assert rooms == {1, 2, 3, 4}
    scripted = solo_game(modules="1", rehearsal=3).view(YOU)["waltz"]["ball"]
    assert scripted["players"][YOU]["rehearsal"] == 3
    with pytest.raises(BadScript, match="allowed are 1 to 4"):
        solo_game(modules="1", rehearsal=5)


@pytest.mark.parametrize("room", [0, 5, True, 1.0, "1", [1]])
def test_l20_a_script_with_a_wrong_rehearsal_room(room: object) -> None:
    with pytest.raises(BadScript, match="allowed are 1 to 4"):
        new_game("austria", seats=1, modules="1", script={"rehearsal": room})


def test_l20_ten_dancers_and_no_champagne_for_her() -> None:
    view = solo_game(modules="1").view(YOU)
    assert [player["dancers"] for player in view["waltz"]["ball"]["players"]] == [10, 10]
    assert view["players"][YOU]["kitchen"]["champagne"] == 1
    assert view["players"][ELISABETH]["kitchen"] == {}


# L21-L23: dancers ---------------------------------------------------------------------------------

QUEUE = [64, 82, 55, 97, 103]
"""Blue 64 (0 VP), red 82 (7 VP), yellow 55 (7 VP), green 97 and 103 (4 VP)."""


def ball(*dancers: str, scored: int = 0, difficulty: str = "easy") -> SoloTable:
    """Your dancers stand in these places; `scored` ballrooms are scored."""
    table = SoloTable(difficulty, modules="1").queue(*QUEUE).dice("123456")
    table.dancers(YOU, *dancers)
    table.ball.scored = scored
    return table


def filled(*rows: str) -> list[str]:
    """Dancers of yours that fill these rows: three spaces with two hotels."""
    return [row for row in rows for _ in range(3)]


@pytest.mark.parametrize(
    ("card", "dancers", "scored", "where"),
    [
        pytest.param(216, [], 0, "1 bottom", id="one arrow: the next to be scored"),
        pytest.param(216, [], 1, "2 bottom", id="one arrow: the second after the first"),
        pytest.param(216, [], 2, "3 bottom", id="one arrow: the last"),
        pytest.param(214, [], 0, "2 bottom", id="two arrows: the one after the next"),
        pytest.param(214, [], 1, "3 bottom", id="two arrows: the last"),
        pytest.param(214, [], 2, "3 bottom", id="two arrows: only the last is left"),
        pytest.param(216, filled("1 bottom"), 0, "1 middle", id="the lowest row with a space"),
        pytest.param(216, filled("1 bottom", "1 middle"), 0, "1 top", id="the top row"),
        pytest.param(216, filled("1 bottom", "1 middle", "1 top"), 0, "2 bottom", id="the following one"),
        pytest.param(214, filled("2 bottom", "2 middle", "2 top"), 0, "3 bottom", id="after a full one"),
        pytest.param(214, filled("3 bottom", "3 middle", "3 top"), 1, "3 balcony", id="the balcony"),
        pytest.param(
            214, [*filled("3 bottom", "3 middle", "3 top"), "3 balcony"], 2, "3 balcony", id="no limit"
        ),
    ],
)
def test_l21_where_her_dancer_goes(card: int, dancers: list[str], scored: int, where: str) -> None:
    """214 shows a red guest with two arrows, 216 a yellow one with one."""
    table = ball(*dancers, scored=scored).leopold(card)
    assert table.dancing(ELISABETH) == [where]
    assert table.ball.supply[ELISABETH] == 9


def test_l21_the_guest_scores_but_there_is_no_room_no_champagne_and_no_bonus() -> None:
    """55 is worth 7 VP; the middle row of a ballroom would give you something."""
    table = ball(*filled("1 bottom")).leopold(216)
    assert table.taken() == [55]
    assert table.occupied(ELISABETH) == ""
    assert table.points(ELISABETH) == 7
    assert table.kitchen(ELISABETH) == {}
    assert table.player(ELISABETH).krones == 0
    assert len(table.queue_numbers()) == 5


YELLOW = "1b 2a 2b 2e 3d 3e"
RED = "1c 1d 2c 2d 3b 4b 4d"
"""All spaces of a colour on the night board."""


@pytest.mark.parametrize(
    ("card", "occupied", "taken"),
    [
        pytest.param(216, YELLOW, 82, id="yellow icon: red 82 with 7 VP, not yellow 55"),
        pytest.param(214, RED, 55, id="red icon: yellow 55 with 7 VP, not red 82"),
        pytest.param(216, f"{YELLOW} {RED}", 103, id="yellow icon: of the green ones, 4 VP, by the hand"),
        pytest.param(216, RED, 55, id="yellow icon, yellow spaces left"),
    ],
)
def test_l21_a_colour_whose_rooms_are_all_occupied_is_passed_over_for_a_dancer_too(
    card: int, occupied: str, taken: int
) -> None:
    """The guest is taken as always (L6), though a dancer is sent and no room is put. The hands of 214 and
    216 point to the left."""
    table = ball().seat(ELISABETH, occupied=occupied).leopold(card)
    assert table.taken() == [taken]
    assert table.points(ELISABETH) == {82: 7, 55: 7, 103: 4}[taken]
    assert table.dancing(ELISABETH) == [{216: "1 bottom", 214: "2 bottom"}[card]]
    assert table.occupied(ELISABETH).split() == sorted(occupied.split())


def test_l21_l6_a_full_house_takes_no_guest_and_sends_no_dancer_for_one() -> None:
    """The dancer comes after the guest, and nobody can be placed; 216 goes on with die 4 and 2 steps."""
    rooms = " ".join(f"{floor}{column}" for floor in "1234" for column in "abcde")
    table = ball().seat(ELISABETH, occupied=rooms).leopold(216)
    assert table.taken() == []
    assert table.queue_numbers() == QUEUE
    assert table.dancing(ELISABETH) == []
    assert table.dice_left() == "12356"
    assert table.player(ELISABETH).emperor == 2


def test_l21_l7_the_guest_of_a_dancer_is_discarded_after_the_queue_is_refilled() -> None:
    """216 takes 55; 104, the last guest of the deck, comes, and 70, but not 55, is the new deck."""
    table = ball().guests_left([104], [70]).leopold(216)
    assert table.queue_numbers() == [104, 64, 82, 97, 103]
    assert table.deck_numbers() == [70]
    assert table.taken() == [55]


def test_l21_without_dancers_left_the_guest_gets_a_room() -> None:
    table = ball().dancers(ELISABETH, *filled("1 bottom", "2 bottom", "3 bottom"), "3 top")
    table.leopold(216)
    assert table.ball.supply[ELISABETH] == 0
    assert table.occupied(ELISABETH) == "1b"
    assert table.his("guests") == 7


@pytest.mark.parametrize(
    ("card", "difficulty", "where"),
    [
        (215, "easy", ["1 bottom"]),
        (220, "easy", ["1 bottom"]),
        (223, "easy", ["2 bottom"]),
        (217, "easy", []),
        (217, "medium", ["2 bottom"]),
        (230, "medium", []),
        (230, "hard", ["1 bottom"]),
        (228, "easy", ["1 bottom", "1 bottom"]),
    ],
)
def test_l22_a_dancer_icon_sends_one_more_without_a_guest(
    card: int, difficulty: str, where: list[str]
) -> None:
    """228 has a dancer with its guest and another below."""
    assert ball(difficulty=difficulty).leopold(card).dancing(ELISABETH) == where


def test_l22_without_dancers_left_nothing_happens() -> None:
    table = ball().dancers(ELISABETH, *filled("1 bottom", "2 bottom", "3 bottom"), "3 top")
    table.leopold(220)
    assert table.ball.supply[ELISABETH] == 0
    assert [event["kind"] for event in table.events() if "seat" in event][1:5] == [
        "instruction_drawn",
        "automaton_takes_die",
        "automaton_finds_no_dancer",
        "countdown_moves",
    ]


def test_l23_without_celebrities_the_die_in_three_colours_is_that_of_most_dice() -> None:
    """230: hand to the left."""
    table = ball().dice("1224446").leopold(230)
    assert table.dice_left() == "122446"


def test_l23_she_scores_ballrooms_as_a_player() -> None:
    """Goldener Strauß is not needed for this: whoever has no dancer loses 5 VP, she too."""
    table = ball().round(3).seat(YOU, emperor=13)
    table.dancers(YOU, "1 bottom")
    table.end_round()
    while table.game.state.round == 3:
        table.game.apply(table.game.legal_actions()[0])
    assert table.his("ballrooms") == -5


APOLLO = ["apollosaal", "odeonsaal", "zum_sperl"]


def test_l23_two_dancers_with_one_in_the_top_row_of_apollosaal_give_6() -> None:
    table = SoloTable(modules="1", ballrooms=APOLLO).round(3).seat(YOU, emperor=13)
    table.dancers(ELISABETH, "1 top", "1 bottom")
    table.end_round()
    while table.game.state.round == 3:
        table.game.apply(table.game.legal_actions()[0])
    assert table.his("ballrooms") == 6


# L30, L31: celebrities ----------------------------------------------------------------------------


def lounge(
    names: tuple[str, str, str] = ("chaplin", "einstein", "gandhi"), modules: str = "2"
) -> SoloTable:
    """Chaplin 1 VP for red, Einstein 2 for yellow, Gandhi 3 for blue."""
    return SoloTable(modules=modules).queue(*QUEUE).celebrities(*names)


def test_l30_she_takes_a_coloured_die_from_its_space() -> None:
    """213 takes from space 1, where the yellow die lies with two others: Einstein, 2 VP and 2 steps."""
    table = lounge().dice("111456").coloured(4, 1, 5).leopold(213)
    assert table.dice_left() == "11456"
    assert table.lounge.dice == [4, 0, 5]
    assert table.his("celebrities") == 2
    assert table.player(ELISABETH).emperor == 2
    view = table.game.view(YOU)["waltz"]["lounge"]
    assert view["tiles"]["yellow"] is None
    assert "einstein" in view["discard"]


def test_l30_a_space_without_coloured_dice_gives_a_white_one() -> None:
    table = lounge().dice("111456").coloured(4, 6, 5).leopold(213)
    assert table.lounge.dice == [4, 6, 5]
    assert table.his("celebrities") == 0


def test_l30_of_several_the_one_whose_celebrity_gives_most() -> None:
    """Red (1 VP) and blue (3 VP) lie on space 1: blue, and 2 VP for the colour."""
    table = lounge().dice("111456").coloured(1, 4, 1).leopold(213)
    assert table.lounge.dice == [1, 4, 0]
    assert table.his("celebrities") == 3 + 2


@pytest.mark.parametrize(("card", "space", "left"), [(213, 1, [0, 1, 1]), (214, 2, [2, 2, 0])])
def test_l30_ties_go_by_the_hand_along_red_yellow_blue(card: int, space: int, left: list[int]) -> None:
    """Three celebrities of 2 VP; the hand of 213 points to the right, that of 214 to the left."""
    table = lounge(("einstein", "magie", "curie")).dice(f"{space}" * 3 + "456")
    table.coloured(space, space, space).leopold(card)
    assert table.lounge.dice == left


@pytest.mark.parametrize(
    ("colour", "steps", "countdown", "vp"),
    [(0, 0, ["III", "absent", "absent"], 2), (1, 2, ["absent"] * 3, 2), (2, 0, ["absent"] * 3, 4)],
)
def test_l30_the_bonus_of_each_colour(colour: int, steps: int, countdown: list[str], vp: int) -> None:
    """213: hand to the right, so that A is furthest behind. Each celebrity gives 2 VP."""
    table = lounge(("einstein", "magie", "curie")).dice("1456")
    spaces = [4, 5, 6]
    spaces[colour] = 1
    table.coloured(*spaces).leopold(213)
    assert table.player(ELISABETH).emperor == steps
    assert table.countdown_now() == countdown
    assert table.his("celebrities") == vp


def test_l30_the_step_goes_to_the_objective_that_is_furthest_behind() -> None:
    table = lounge(("einstein", "magie", "curie")).countdown("III", "absent", "II")
    table.dice("1456").coloured(1, 5, 6).leopold(213)
    assert table.countdown_now() == ["III", "III", "II"]


def test_l30_she_ignores_the_effect() -> None:
    """Churchill gives a step more from each source: 219 shows 2 steps and gives 2."""
    table = lounge(("churchill", "magie", "curie")).dice("11456").coloured(1, 5, 6).leopold(219)
    assert table.lounge.dice[0] == 0
    assert table.player(ELISABETH).emperor == 2


@pytest.mark.parametrize(
    ("spaces", "left"),
    [
        pytest.param((2, 3, 4), [2, 3, 0], id="the most VP anywhere"),
        pytest.param((2, 3, 0), [2, 0, 0], id="of those that are left"),
        pytest.param((2, 0, 0), [0, 0, 0], id="the last one"),
    ],
)
def test_l31_the_die_in_three_colours(spaces: tuple[int, int, int], left: list[int]) -> None:
    """231: hand to the right, which by itself would take red."""
    table = lounge().dice("1112346").coloured(*spaces).leopold(231)
    assert table.lounge.dice == left


def test_l31_without_coloured_dice_the_space_with_most() -> None:
    table = lounge().dice("1112346").coloured(0, 0, 0).leopold(230)
    assert table.dice_left() == "112346"


def test_l31_dancer_icons_mean_nothing_without_ballrooms() -> None:
    """216: yellow with a dancer: 55 gets a room. 215 has a dancer below."""
    table = lounge().dice("1236").coloured(6, 6, 6).leopold(216)
    assert table.occupied(ELISABETH) == "1b"
    table.queue(*[49, 50, 51, 52, 53]).dice("1236").leopold(215)
    assert not [event for event in table.events() if "dancer" in event["kind"]]


def test_l30_celebrities_she_took_come_back_with_the_discard() -> None:
    """W22: the lounge is filled again at the end of the round."""
    table = lounge().dice("111456").coloured(4, 1, 5).leopold(213)
    table.end_round()
    assert NONE not in table.lounge.tiles


# Whole games --------------------------------------------------------------------------------------


def whole_game(modules: str, level: str, seed: int, **options: Any) -> Austria:
    game = new_game("austria", seats=1, seed=seed, modules=modules, difficulty=level, tell=True, **options)
    assert isinstance(game, Austria)
    return game


@pytest.mark.pure_only("puts a checked turn in the place of Elisabeth's")
@pytest.mark.parametrize("modules", ["1", "2", "1,2", "1,2,5"])
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_l20_l31_whole_games_agree_with_a_second_opinion(
    monkeypatch: pytest.MonkeyPatch, modules: str, level: str
) -> None:
    """Every turn of Elisabeth in random games."""
    take_turn = Leopold.take_turn
    turns = 0

    def checked(elisabeth: Leopold, state: State) -> None:
        nonlocal turns
        turns += 1
        expected = SeenOfElisabeth(state, elisabeth)
        expected.turn(elisabeth.cards[elisabeth.deck[-1]].number, level)
        take_turn(elisabeth, state)
        assert vars(SeenOfElisabeth(state, elisabeth)) == vars(expected)

    monkeypatch.setattr(Leopold, "take_turn", checked)
    for seed in range(4):
        finish_at_random(whole_game(modules, level, seed), seed, ("any", "eager")[seed % 2])
    assert turns == 4 * 14


@pytest.mark.parametrize("modules", ["1", "2", "1,2", "1,5", "2,5", "1,2,5"])
def test_l20_l30_whole_games_replay_and_are_told(modules: str) -> None:
    for seed in range(2):
        game = finish_at_random(whole_game(modules, "hard", seed), seed, "eager")
        record = game.record()
        again = replay(record)
        assert again.record() == record
        assert again.view(YOU) == game.view(YOU)
        told = lines(game.book, game.events(YOU), ["You", "Elisabeth"])
        assert len([line for line in told if line.startswith("Elisabeth draws card")]) == 14


def test_l30_what_lies_face_down_is_drawn_anew() -> None:
    game = whole_game("1,2,3", "hard", 3)
    for seed in range(5):
        guess = game.resample(YOU, Seeded(seed))
        assert guess.view(YOU) == game.view(YOU)
        finish_at_random(guess, seed)
