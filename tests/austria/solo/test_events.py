"""What is told of an automaton's turns and of its entrance, as data and in words.

The values are worked out by hand from the cards; `of(table)` leaves out what is told at any table: turns,
and guests who come.
"""

import json
from typing import Any

import pytest

from hotelier import new_game, replay
from hotelier.austria.shown.event_words import lines, sentence
from hotelier.core.chance import Seeded
from hotelier.core.records import to_text
from tests.austria.solo.table import (
    LEOPOLD,
    YOU,
    SoloTable,
    cards_played,
    decide_at_random,
    finish_at_random,
    play,
    random_game,
    solo_game,
)
from tests.austria.solo.test_solo_entrances import GUESTS_FIRST, ITEMS, couture, item_on, stars, sushi, toll

Event = dict[str, Any]

FULL = "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e 3a 3b 3c 3d 3e 4a 4b 4c 4d 4e"
EVERYWHERE = ("turn_begins", "turn_ends", "guest_arrives")
NAMES = ["Anna", "Leopold"]


def of(table: SoloTable) -> list[Event]:
    """What happened, without what is told at any table."""
    return [event for event in table.events() if event["kind"] not in EVERYWHERE]


def told(table: SoloTable, kind: str) -> Event:
    """The only event of a kind, without kind and seat, which is his."""
    found = [event for event in table.events() if event["kind"] == kind]
    assert len(found) == 1, [event["kind"] for event in table.events()]
    assert found[0].pop("seat") == LEOPOLD
    del found[0]["kind"]
    return found[0]


def words(table: SoloTable, kind: str) -> str:
    """The only event of a kind in words."""
    (event,) = [event for event in table.events() if event["kind"] == kind]
    return sentence(table.game.book, event, NAMES)


def points(vp: int, source: str, **because: Any) -> Event:
    return {"kind": "points_scored", "seat": LEOPOLD, "vp": vp, "source": source, "because": because}


# A whole turn -------------------------------------------------------------------------------------


def whole_turn() -> SoloTable:
    """207 on hard: red and white guests, dice 1 and 2, 2 steps, staff; hand to the right. 82 and 90 are red
    with 7 VP each; then 74 has the most VP of all. The first red space is 1c, the first blue one 1a."""
    return SoloTable("hard").queue(69, 82, 72, 90, 103).next_guests(74).dice("1223").leopold(207)


def test_l6_l9_a_whole_turn_as_data() -> None:
    assert of(whole_turn()) == [
        {
            "kind": "instruction_drawn",
            "seat": LEOPOLD,
            "card": 207,
            "hand": "left_to_right",
            "cards_left": 19,
        },
        {
            "kind": "automaton_takes_guest",
            "seat": LEOPOLD,
            "guest": 82,
            "place": 2,
            "icon": "red",
            "reason": "of_colour",
            "tied": 2,
            "space": "1c",
        },
        points(7, "guests", kind="guest", guest=82),
        {"kind": "guest_discarded", "guest": 82},
        {
            "kind": "automaton_takes_guest",
            "seat": LEOPOLD,
            "guest": 74,
            "place": 1,
            "icon": "white",
            "reason": "white_icon",
            "tied": 1,
            "space": "1a",
        },
        points(10, "guests", kind="guest", guest=74),
        {"kind": "guest_discarded", "guest": 74},
        {
            "kind": "automaton_takes_die",
            "seat": LEOPOLD,
            "value": 2,
            "dice": 2,
            "colour": None,
            "shown": [1, 2],
            "reason": "shown",
            "tied": 1,
        },
        {
            "kind": "steps_gained",
            "seat": LEOPOLD,
            "steps": 2,
            "vp": 0,
            "because": {"kind": "instruction"},
        },
        {"kind": "automaton_turns_up_staff", "seat": LEOPOLD, "staff": 31},
    ]


def test_l6_l9_a_whole_turn_is_a_line() -> None:
    table = whole_turn()
    assert lines(table.game.book, of(table), NAMES) == [
        "Leopold draws card 207 (the hand points from left to right). "
        "Leopold takes 82 Senior Councillor (7 VP) from place 2: the most VP among the red guests, "
        "the hand decides among 2; the room goes to 1c. "
        "Leopold takes 74 Earl (10 VP) from place 1: the most VP for a white icon; the room goes to 1a. "
        "Leopold takes a die from space 2, where 2 lay: the most dice among 1 and 2. "
        "Leopold advances 2 steps on the emperor track. "
        "Leopold turns up 31 Chambermaid."
    ]


# Guests, dice, staff, objectives ------------------------------------------------------------------


def test_l6_without_a_guest_of_the_colour_the_most_vp_of_all() -> None:
    """193: blue, hand to the right; 82 and 55 have 7 VP each. 82 is red: 1c."""
    table = SoloTable().queue(82, 55, 97, 59, 92).leopold(193)
    assert told(table, "automaton_takes_guest") == {
        "guest": 82,
        "place": 1,
        "icon": "blue",
        "reason": "none_of_colour",
        "tied": 2,
        "space": "1c",
    }
    assert words(table, "automaton_takes_guest") == (
        "Leopold takes 82 Senior Councillor (7 VP) from place 1: there is no blue guest to place, so the "
        "most VP of all, the hand decides among 2; the room goes to 1c"
    )


def test_l6_nobody_can_be_placed() -> None:
    table = SoloTable().seat(LEOPOLD, occupied=FULL).leopold(196)
    assert told(table, "automaton_finds_no_guest") == {"icon": "yellow"}
    assert words(table, "automaton_finds_no_guest") == "Leopold can place no guest for the yellow icon"


@pytest.mark.parametrize(
    ("card", "dice", "event", "why"),
    [
        (
            200,
            "1122334456",
            (4, 2, [], "question_mark", 4),
            "the most dice of all, the hand decides among 4",
        ),
        (195, "1233", (3, 2, [3], "shown", 1), "the card shows 3"),
        (195, "1224", (2, 2, [3], "none_shown", 1), "no die shows 3, so the most dice of all"),
        (210, "1223", (2, 2, [2, 3], "shown", 1), "the most dice among 2 and 3"),
        (210, "12345", (3, 1, [2, 3], "shown", 2), "the most dice among 2 and 3, the hand decides among 2"),
        (210, "145", (5, 1, [2, 3], "none_shown", 3), "no die shows 2 or 3, so the most dice of all, "),
    ],
)
def test_l8_the_die_and_why(card: int, dice: str, event: tuple[Any, ...], why: str) -> None:
    """195 has its hand to the right, 200 and 210 to the left."""
    table = SoloTable().dice(dice).leopold(card)
    value, lay, shown, reason, tied = event
    assert told(table, "automaton_takes_die") == {
        "value": value,
        "dice": lay,
        "colour": None,
        "shown": shown,
        "reason": reason,
        "tied": tied,
    }
    start = f"Leopold takes a die from space {value}, where {lay} lay: {why}"
    assert words(table, "automaton_takes_die").startswith(start)


def test_l9_no_staff_card_is_left() -> None:
    table = SoloTable().private().leopold(198)
    assert told(table, "automaton_turns_up_staff") == {"staff": None}
    assert words(table, "automaton_turns_up_staff") == "Leopold has no staff card left to turn up"


def test_l10_the_countdown_of_the_objective_that_is_shown() -> None:
    table = SoloTable().countdown("absent", "absent", "III").leopold(195)
    assert told(table, "countdown_moves") == {
        "objective": "C",
        "countdown": "II",
        "reason": "shown",
        "tied": 1,
    }
    assert words(table, "countdown_moves") == (
        "Leopold's countdown on objective C is at II: the card shows it"
    )


def test_l10_the_countdown_that_is_furthest_behind() -> None:
    """195 shows C, which is claimed; A and B are both absent, and the hand points to the right."""
    table = SoloTable().countdown("absent", "absent", "claimed").leopold(195)
    assert told(table, "countdown_moves") == {
        "objective": "A",
        "countdown": "III",
        "reason": "furthest_behind",
        "tied": 2,
    }
    assert words(table, "countdown_moves").endswith("at III: the furthest behind, the hand decides among 2")


@pytest.mark.parametrize(("yours", "claims", "vp"), [(False, 1, 15), (True, 2, 10)])
def test_l10_a_countdown_that_has_run_out_claims(yours: bool, claims: int, vp: int) -> None:
    """A asks for 20 krones; 200 shows it."""
    table = SoloTable().countdown("II", "absent", "absent").seat(YOU, krones=20)
    if yours:
        table.play("claim A")
    table.game.listen()
    assert of(table.leopold(200))[-3:] == [
        {
            "kind": "countdown_moves",
            "seat": LEOPOLD,
            "objective": "A",
            "countdown": "claimed",
            "reason": "shown",
            "tied": 1,
        },
        {"kind": "objective_claimed", "seat": LEOPOLD, "objective": "A", "claims": claims},
        points(vp, "objectives", kind="objective", objective="A"),
    ]


def test_l10_an_objective_icon_with_nothing_left_to_claim() -> None:
    """204 shows B."""
    table = SoloTable().countdown("claimed", "claimed", "claimed").leopold(204)
    assert told(table, "automaton_finds_no_objective") == {}
    assert words(table, "automaton_finds_no_objective") == "Leopold has claimed all objectives"


# Elisabeth ----------------------------------------------------------------------------------------


def test_l21_a_guest_is_sent_dancing() -> None:
    """214: red, two arrows; 90 and 82 are red with 7 VP, the hand points to the left. The second of the
    ballrooms, its lowest row."""
    table = SoloTable(modules="1").queue(69, 82, 72, 90, 103).dice("22").leopold(214)
    assert of(table)[1:4] == [
        {
            "kind": "automaton_sends_guest",
            "seat": LEOPOLD,
            "guest": 90,
            "place": 4,
            "icon": "red",
            "reason": "of_colour",
            "tied": 2,
            "arrows": 2,
        },
        {"kind": "dancer_sent", "seat": LEOPOLD, "ballroom": "goldener_strauss", "row": "bottom"},
        points(7, "guests", kind="guest", guest=90),
    ]
    assert words(table, "automaton_sends_guest").endswith("a dancer goes to the ballroom after the next")


def test_l22_a_dancer_icon() -> None:
    """220 on easy: a question mark, a dancer with one arrow, objective A."""
    table = SoloTable(modules="1").leopold(220)
    assert told(table, "automaton_sends_dancer") == {"arrows": 1}
    assert told(table, "dancer_sent") == {"ballroom": "apollosaal", "row": "bottom"}
    assert words(table, "dancer_sent") == "Leopold sends a dancer to the bottom row of Apollosaal"


def test_l22_no_dancer_is_left() -> None:
    places = ["1 bottom", "1 middle", "1 top"] * 3 + ["3 balcony"]
    table = SoloTable(modules="1").dancers(LEOPOLD, *places).leopold(220)
    assert told(table, "automaton_finds_no_dancer") == {}
    assert words(table, "automaton_finds_no_dancer") == "Leopold has no dancer left"


def test_l30_a_coloured_die_with_its_celebrity_and_the_bonus_of_its_colour() -> None:
    """216 takes 4, where the yellow die lies: Curie with 2 VP, 2 steps for yellow, 2 more of the card."""
    table = SoloTable(modules="2").dice("1244").coloured(1, 4, 2).celebrities("freud", "curie", "christie")
    events = of(table.queue(49, 50, 51, 53, 54).leopold(216))
    start = [event["kind"] for event in events].index("automaton_takes_die")
    assert events[start : start + 5] == [
        {
            "kind": "automaton_takes_die",
            "seat": LEOPOLD,
            "value": 4,
            "dice": 2,
            "colour": "yellow",
            "shown": [4],
            "reason": "coloured_there",
            "tied": 1,
        },
        {
            "kind": "automaton_receives_celebrity",
            "seat": LEOPOLD,
            "colour": "yellow",
            "celebrity": "curie",
        },
        points(2, "celebrities", kind="celebrity", celebrity="curie"),
        {
            "kind": "steps_gained",
            "seat": LEOPOLD,
            "steps": 2,
            "vp": 0,
            "because": {"kind": "colour", "colour": "yellow"},
        },
        {"kind": "steps_gained", "seat": LEOPOLD, "steps": 2, "vp": 0, "because": {"kind": "instruction"}},
    ]


def test_l31_a_card_that_asks_for_a_coloured_die() -> None:
    """230: Curie and Christie have 2 VP, Freud 1; the hand points to the left, so blue before yellow."""
    table = SoloTable(modules="2").dice("111456").coloured(4, 5, 6)
    table.celebrities("freud", "curie", "christie").leopold(230)
    assert told(table, "automaton_takes_die") == {
        "value": 6,
        "dice": 1,
        "colour": "blue",
        "shown": [],
        "reason": "coloured_card",
        "tied": 2,
    }
    assert words(table, "automaton_takes_die") == (
        "Leopold takes the blue die from space 6, where 1 lay: the coloured die whose celebrity gives "
        "the most VP, the hand decides among 2"
    )


# Own entrances ------------------------------------------------------------------------------------


def test_l40_the_layout_of_an_automaton() -> None:
    game = solo_game("hard", modules="3", entrance="nine_stars")
    ready = next(event for event in game.events(YOU) if event["kind"] == "automaton_ready")
    assert ready == {
        "kind": "automaton_ready",
        "seat": LEOPOLD,
        "name": "leopold",
        "difficulty": "hard",
        "staff": 5,
        "cards": 20,
        "entrance": "nine_stars",
        "decision": 0,
    }


def test_l41_the_guests_that_are_invited_and_the_items_that_lie_there() -> None:
    """69 orders 2 cake and a coffee; the icon of 4a is worth 2 VP, on floor 4 only there and on 4e."""
    game = solo_game(modules="3", entrance="hautel_couture", guests=GUESTS_FIRST, items=ITEMS)
    events = [event for event in game.events(YOU) if event.pop("decision") == 0]
    invited = [event for event in events if event["kind"] == "automaton_invites"]
    assert invited[0] == {
        "kind": "automaton_invites",
        "seat": LEOPOLD,
        "guest": 69,
        "order": {"cake": 2, "coffee": 1},
        "table": 1,
        "space": "4a",
    }
    assert [(event["guest"], event["space"]) for event in invited] == [(69, "4a"), (89, "4b"), (99, "4c")]
    (laid_out,) = [event for event in events if event["kind"] == "items_laid_out"]
    assert laid_out["items"] == ITEMS[:6]
    assert laid_out["supply"] == {"strudel": 3, "cake": 5, "wine": 2, "coffee": 2}


def test_l41_an_item_goes_to_a_guest_who_checks_in() -> None:
    """69 waits for a coffee only, has 7 VP and the room 4a."""
    table = item_on(couture(), 1, "coffee").dice("11")
    table.player(LEOPOLD).missing[0] = 0x01000000
    table.play("die 1")
    assert [event for event in of(table) if event.get("seat", LEOPOLD) == LEOPOLD] == [
        {"kind": "item_left", "seat": LEOPOLD, "value": 1, "item": "coffee", "wanted": True},
        {"kind": "item_given", "seat": LEOPOLD, "table": 1, "guest": 69, "item": "coffee"},
        {"kind": "automaton_checks_in", "seat": LEOPOLD, "table": 1, "guest": 69, "space": "4a"},
        {"kind": "guest_discarded", "guest": 69},
        points(7, "guests", kind="guest", guest=69),
    ]
    assert words(table, "automaton_checks_in") == "Leopold's guest 69 Countess moves into room 4a"


def test_l41_an_item_that_nobody_wants() -> None:
    table = item_on(couture(), 1, "coffee").dice("11")
    table.player(LEOPOLD).missing[0] = 0x0200
    table.play("die 1")
    assert told(table, "item_left") == {"value": 1, "item": "coffee", "wanted": False}
    assert words(table, "item_left").endswith("is gone: nobody in Leopold's café wants it")


def test_l42_stars_come_and_go() -> None:
    """200 shows an objective; a floor of yours takes one of five."""
    table = stars().stars(3).leopold(200)
    assert told(table, "stars_move") == {"stars": 4, "more": True}
    table = stars().stars(4)
    table.seat(YOU, occupied="1a 1b 1c 1d", vacant="1e", guests=[64], complete=True)
    table.play("move 1 1e")
    assert told(table, "stars_move") == {"stars": 3, "more": False}
    assert words(table, "stars_move") == "Leopold's track goes back to 3 stars"


def test_l42_stars_score_after_the_emperor() -> None:
    """Five of them lie in the second row: 10 VP."""
    table = stars().stars(5).seat(YOU, emperor=13).round(3)
    table.end_round()
    while table.game.state.round == 3:
        table.game.apply(table.game.legal_actions()[0])
    assert points(10, "entrances", kind="entrance", entrance="nine_stars") in table.events()


def test_l43_a_token_goes_onto_the_newest_guest() -> None:
    """193 takes 64, which is blue: the next blue space after 1a is 1e, where a token lies."""
    table = sushi().seat(LEOPOLD, occupied="1a").queue(64, 49, 50, 51, 53).next_guests(52).dice("1")
    assert told(table.leopold(193), "guest_marked") == {"space": "1e", "guest": 52}


def test_l43_who_takes_a_guest_with_a_token_pays_for_it() -> None:
    table = sushi().queue(49, 50, 51, 53, 54).marked(51).seat(YOU, krones=10)
    table.play("guest 3")
    paid = next(event for event in table.events() if event["kind"] == "marks_removed")
    assert paid == {"kind": "marks_removed", "seat": YOU, "guest": 51, "krones": -1, "scored": False}
    assert sentence(table.game.book, paid, NAMES) == "Anna pays 1 krone for the token on 51 Composer"


def test_l43_a_token_that_comes_to_the_end_scores_8() -> None:
    table = sushi().queue(49, 50, 51, 53, 54).marked(53).seat(YOU, krones=10)
    table.play("guest 5")
    assert told(table, "marks_removed") == {"guest": 53, "krones": 0, "scored": True}
    assert points(8, "entrances", kind="entrance", entrance="sushi_resort") in table.events()


def test_l44_he_leaves_tokens_and_you_pay_for_the_bridge() -> None:
    """Three tokens score 3, and two remain."""
    assert told(toll().dice("556").leopold(197), "toll_left") == {"value": 5, "tokens": 1}
    table = toll().tolls({1: 3}).dice("1123").seat(YOU, krones=5)
    table.play("die 1")
    events = of(table)
    paid = {"kind": "toll_paid", "seat": YOU, "value": 1, "tokens": 2, "krones": -1, "vp": 0}
    assert events[events.index(paid) + 1] == points(3, "entrances", kind="entrance", entrance="toll_bridge")


def test_l44_who_cannot_pay_loses_5_vp() -> None:
    table = toll().tolls({1: 1}).dice("11").seat(YOU, krones=0)
    table.play("die 1")
    paid = next(event for event in table.events() if event["kind"] == "toll_paid")
    assert (paid["krones"], paid["vp"], paid["tokens"]) == (0, -5, 0)


# Whole games and records --------------------------------------------------------------------------


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
def test_l6_l10_the_events_of_a_game_tell_all_that_he_got(difficulty: str) -> None:
    """Rooms, guests, staff and objectives can be counted from the events alone."""
    game = finish_at_random(random_game(7, difficulty), 7, "eager")
    view = game.view(YOU)
    events = [event for event in game.events(YOU) if event.get("seat") == LEOPOLD]
    side = view["players"][LEOPOLD]

    def fields(kind: str, field: str) -> list[Any]:
        return [event[field] for event in events if event["kind"] == kind]

    assert sorted(fields("automaton_takes_guest", "space")) == side["occupied"]
    assert [staff for staff in fields("automaton_turns_up_staff", "staff") if staff] == [
        card["staff"] for card in side["staff"]
    ]
    assert sorted(fields("objective_claimed", "objective")) == side["objectives"]
    assert len(cards_played(game)) == 14
    assert view["solo"]["cards_left"] == 20 - 14


def test_his_turn_is_something_new_on_the_table() -> None:
    """So what you did before it can no longer be taken back."""
    game = solo_game(instructions=[197, 200])
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    before = game.revealed
    play(game, "die 6", "done", "end")
    assert game.revealed == before  # your second turn follows at once
    play(game, "die 4", "done", "end")
    assert game.revealed > before


@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize(
    ("edition", "board"), [("revised", "night"), ("revised", "day"), ("first", "night"), ("first", "day")]
)
def test_a_record_read_from_json_plays_the_same_game(difficulty: str, edition: str, board: str) -> None:
    game = finish_at_random(random_game(11, difficulty, edition, board), 11)
    record = json.loads(to_text(game.record()))
    assert record == game.record()
    again = replay(record, tell=True)
    assert again.record() == record
    for seat in (YOU, None):
        assert again.view(seat) == game.view(seat)
        assert again.events(seat) == game.events(seat)
    assert game.outcome is not None and again.outcome is not None
    assert again.outcome.to_json() == game.outcome.to_json()


def test_every_beginning_of_a_game_can_be_replayed() -> None:
    game = random_game(3, "hard")
    rng = Seeded(3)
    while game.to_move is not None:
        if len(game.history) % 20 == 0:
            again = replay(json.loads(json.dumps(game.record())))
            assert again.view(YOU) == game.view(YOU)
            assert again.legal_actions() == game.legal_actions()
        decide_at_random(game, rng)


def test_a_record_holds_no_events_and_old_ones_that_do_are_read() -> None:
    game = finish_at_random(random_game(5), 5)
    assert "events" not in game.record()
    assert replay({**game.record(), "events": ["Leopold went home."]}).record() == game.record()


def test_a_game_of_two_has_no_automaton() -> None:
    game = new_game("austria", seats=2, seed=1)
    assert "solo" not in game.view(0)
    assert game.automata == ()
