"""L1-L5: laying out a game against Leopold."""

from typing import Any

import pytest

from hotelier import BadOption, BadScript, new_game
from hotelier.austria.game import Austria
from tests.austria.solo.table import (
    LEOPOLD,
    YOU,
    cards_played,
    finish_at_random,
    legal,
    play,
    private_of,
    random_game,
    solo_game,
)

END_CARDS = {27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48}
"""The 13 staff cards that score at the end of the game."""
STAFF = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
"""The top of the staff deck: ten to draw from, and two more."""
FOUR_UNDER = ("under 3", "under 9", "under 1", "under 7")


def his_side(game: Austria) -> dict[str, Any]:
    """What everybody sees of Leopold."""
    side: dict[str, Any] = game.view(YOU)["players"][LEOPOLD]
    return side


def numbers(game: Austria) -> list[int | None]:
    """The visible numbers on your turn order tile and on his."""
    return [player["number"] for player in game.view(YOU)["players"]]


def set_up(game: Austria) -> Austria:
    """You make up your mind about everything before the first round, somehow."""
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    return game


# L1: turn order, dice, boards ---------------------------------------------------------------------


def test_l1_he_has_the_tile_1_4_at_first() -> None:
    """So he begins; then your 2 and 3 come in a row, then his 4."""
    game = solo_game(instructions=[197, 193])
    assert numbers(game) == [2, 1]
    set_up(game)
    assert game.view(YOU)["round"] == 1
    assert cards_played(game) == [(1, 197)]
    assert numbers(game) == [2, 4]
    play(game, "die 6", "done", "end")
    assert numbers(game) == [3, 4]
    assert his_side(game)["turns_taken"] == 1
    play(game, "die 4", "done", "end")
    assert cards_played(game) == [(1, 197), (1, 193)]
    assert game.view(YOU)["round"] == 2


def test_l1_the_tiles_are_swapped_after_every_round() -> None:
    """You start the rounds 2, 4, 6, he the rounds 1, 3, 5, 7; each of you has two turns in every round."""
    game = set_up(random_game(5, "easy"))
    starts = {}
    while game.to_move is not None:
        view = game.view(YOU)
        starts[view["round"]] = view["start"]
        if "end" in legal(game):
            play(game, "end")
        else:
            wanted = [text for text in legal(game) if text.startswith("die ") and "+" not in text]
            game.apply(game.parse(wanted[0]) if wanted else game.legal_actions()[0])
    assert starts == {1: 1, 2: 0, 3: 1, 4: 0, 5: 1, 6: 0, 7: 1}
    assert [round for round, _ in cards_played(game)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]


def test_l1_in_the_second_round_he_has_the_two_turns_in_the_middle() -> None:
    """You 1; Leopold 2 and 3; you 4."""
    game = set_up(solo_game(rolls=["1122334456", "1122334456"]))
    while game.state.round == 1:
        play(game, "end" if "end" in legal(game) else "done" if "done" in legal(game) else legal_die(game))
    assert numbers(game) == [1, 2]
    play(game, "die 6", "done", "end")
    assert numbers(game) == [4, None]
    assert his_side(game)["turns_taken"] == 2


def legal_die(game: Austria) -> str:
    return next(text for text in legal(game) if text.startswith("die "))


def test_l1_ten_dice_as_for_two_players() -> None:
    """After his first turn nine are left."""
    game = set_up(random_game(1))
    assert len(game.chance()["rolls"][0]) == 10
    assert sum(game.view(YOU)["dice"]) == 9


@pytest.mark.parametrize("board", ["night", "day"])
def test_l1_his_board_is_the_night_board_yours_as_you_like(board: str) -> None:
    boards: dict[str, Any] = {"boards": ["day_c"]} if board == "day" else {}
    game = solo_game(board=board, **boards)
    own = "day_c" if board == "day" else "night"
    assert [player["board"] for player in game.view(YOU)["players"]] == [own, "night"]


def test_l1_beside_a_day_board_his_rooms_still_follow_the_night_board() -> None:
    """193: the Earl, blue. On the night board the first blue space is 1a, on day_c 1b."""
    game = set_up(
        solo_game(board="day", boards=["day_c"], instructions=[193], guests=[93, 92, 91, 94, 96, 74])
    )
    assert his_side(game)["occupied"] == ["1a"]


# L2: what he has and what he has not --------------------------------------------------------------


def test_l2_no_money_no_kitchen_no_hand_no_guests() -> None:
    side = his_side(solo_game())
    assert side["krones"] == 0
    assert side["kitchen"] == {}
    assert side["hand_size"] == 0
    assert side["tables"] == [None, None, None]
    assert side["emperor"] == 0
    assert side["points"] == 0
    assert side["objectives"] == []
    assert side["staff"] == []


def test_l2_you_have_what_a_player_has() -> None:
    side = solo_game().view(YOU)["players"][YOU]
    assert side["krones"] == 10
    assert side["kitchen"] == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


@pytest.mark.parametrize("seed", range(4))
def test_l2_he_never_gets_krones_items_cards_in_hand_guests_or_vacant_rooms(seed: int) -> None:
    side = his_side(finish_at_random(random_game(seed), seed))
    assert side["krones"] == side["hand_size"] == 0
    assert side["kitchen"] == {}
    assert side["tables"] == [None, None, None]
    assert side["vacant"] == []


# L3: staff ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_l3_his_private_deck_are_five_end_cards(seed: int) -> None:
    game = random_game(seed)
    private = private_of(game)
    assert len(set(private)) == len(private) == 5
    assert set(private) <= END_CARDS
    assert game.view(YOU)["solo"]["staff_left"] == 5


def test_l3_any_end_card_can_be_among_them_and_the_others_are_in_your_deck() -> None:
    found: set[int] = set()
    for seed in range(40):
        game = random_game(seed)
        private = set(private_of(game))
        deck = {game.book.staff_number[card] for card in game.state.staff_deck}
        hand = set(game.view(YOU)["players"][YOU]["known_hand"])
        assert len(deck) == 33 and len(hand) == 10
        assert deck | hand | private == set(range(1, 49))
        found |= private
    assert found == END_CARDS


def test_l3_the_top_card_of_the_private_deck_is_turned_up_first() -> None:
    game = set_up(solo_game(private=[40, 29], instructions=[198]))
    assert [card["staff"] for card in his_side(game)["staff"]] == [40]
    assert game.view(YOU)["solo"]["staff_left"] == 4


def test_l3_you_draw_ten_and_choose_four_to_go_under_the_deck() -> None:
    game = solo_game(staff=STAFF)
    view = game.view(YOU)
    assert view["players"][YOU]["known_hand"] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert view["question"] == {
        "kind": "under",
        "seat": YOU,
        "count": 4,
        "cards": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        "from_hand": True,
    }
    assert legal(game) == [f"under {number}" for number in range(1, 11)]


def test_l3_six_are_kept_and_four_lie_under_the_deck_in_the_order_of_choice() -> None:
    """The first chosen goes under first, so the last chosen is the very bottom."""
    game = play(solo_game(staff=STAFF), *FOUR_UNDER)
    view = game.view(YOU)
    assert view["players"][YOU]["known_hand"] == [2, 4, 5, 6, 8, 10]
    assert view["question"]["kind"] == "first_guest"
    deck = [game.book.staff_number[card] for card in reversed(game.state.staff_deck)]
    assert len(deck) == 48 - 5 - 6
    assert deck[:2] == [11, 12]
    assert deck[-4:] == [3, 9, 1, 7]


def test_l3_another_order_of_choice_is_another_order_in_the_deck() -> None:
    game = play(solo_game(staff=STAFF), *reversed(FOUR_UNDER))
    deck = [game.book.staff_number[card] for card in reversed(game.state.staff_deck)]
    assert deck[-4:] == [7, 1, 9, 3]


def test_l3_you_know_the_four_cards_and_a_spectator_does_not() -> None:
    game = play(solo_game(staff=STAFF), *FOUR_UNDER)
    known = {card["staff"]: card["above"] for card in game.view(YOU)["known_in_staff_deck"]}
    assert known == {3: 33, 9: 34, 1: 35, 7: 36}
    assert game.view(None)["known_in_staff_deck"] == []


# L4: first guest and rooms ------------------------------------------------------------------------


def test_l4_you_take_a_guest_and_prepare_rooms_and_he_does_not() -> None:
    """The oldest of the queue is 49; you take it for free. The first room 1a is prepared by itself."""
    game = play(solo_game(staff=STAFF, guests=[49, 50, 51, 52, 53, 54], instructions=[197]), *FOUR_UNDER)
    assert legal(game) == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
    play(game, "guest 5")
    view = game.view(YOU)
    assert view["queue"] == [54, 53, 52, 51, 50]
    assert view["players"][YOU]["krones"] == 10
    assert view["question"]["kind"] == "first_rooms"
    play(game, "room 1b", "room 1c")
    view = game.view(YOU)
    assert view["round"] == 1
    assert view["players"][YOU]["vacant"] == ["1a", "1b", "1c"]
    # On easy the card 197 has no guest icon: he has neither guest nor room.
    assert view["queue"] == [54, 53, 52, 51, 50]
    assert his_side(game)["tables"] == [None, None, None]
    assert his_side(game)["vacant"] == his_side(game)["occupied"] == []


# L5: difficulty -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("difficulty", "card", "guests", "staff", "objectives"),
    [
        pytest.param("easy", 197, 0, 0, "absent", id="easy leaves out a silver guest"),
        pytest.param("medium", 197, 1, 0, "absent", id="medium uses a silver guest"),
        pytest.param("hard", 197, 1, 0, "absent", id="hard uses a silver guest"),
        pytest.param("easy", 207, 1, 0, "absent", id="easy leaves out gold"),
        pytest.param("medium", 207, 1, 0, "absent", id="medium leaves out gold"),
        pytest.param("hard", 207, 2, 1, "absent", id="hard uses a gold guest and gold staff"),
        pytest.param("easy", 205, 1, 0, "absent", id="easy leaves out silver staff"),
        pytest.param("medium", 205, 1, 1, "absent", id="medium uses silver staff"),
        pytest.param("medium", 198, 1, 1, "absent", id="medium leaves out a gold objective"),
        pytest.param("hard", 198, 1, 1, "III", id="hard uses a gold objective"),
    ],
)
def test_l5_icons_in_use(difficulty: str, card: int, guests: int, staff: int, objectives: str) -> None:
    game = set_up(solo_game(difficulty, instructions=[card]))
    assert len(his_side(game)["occupied"]) == guests
    assert len(his_side(game)["staff"]) == staff
    assert game.view(YOU)["solo"]["countdown"]["B"] == objectives


def test_l5_the_default_is_easy() -> None:
    game = new_game("austria", seats=1, seed=1)
    assert game.options["difficulty"] == "easy"
    assert game.options["solo"] == "leopold"
    assert game.view(YOU)["solo"]["name"] == "leopold"
    assert game.automata == ("leopold",)


# What is refused ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"difficulty": "gold"},
        {"solo": "nobody"},
        {"staff": "draft"},
        {"staff": "intro"},
    ],
)
def test_l3_l5_other_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        new_game("austria", seats=1, seed=1, **options)


@pytest.mark.parametrize("option", ["solo", "difficulty"])
def test_options_of_the_solo_game_do_not_belong_to_a_game_of_two(option: str) -> None:
    options: dict[str, Any] = {option: "easy"}
    with pytest.raises(BadOption):
        new_game("austria", seats=2, seed=1, **options)


@pytest.mark.parametrize(
    ("seats", "script"),
    [
        pytest.param(1, {"start": 0}, id="L1: he starts"),
        pytest.param(1, {"private": [26]}, id="L3: 26 is not an end card"),
        pytest.param(1, {"private": [31, 31]}, id="L3: 31 twice"),
        pytest.param(1, {"private": [31], "staff": [31]}, id="L3: 31 in two places"),
        pytest.param(1, {"instructions": [192]}, id="no card 192"),
        pytest.param(1, {"instructions": [213]}, id="213 is in another deck"),
        pytest.param(1, {"instructions": [193, 193]}, id="193 twice"),
        pytest.param(2, {"private": [31]}, id="no automaton at a table of two, no private deck"),
        pytest.param(2, {"instructions": [193]}, id="no automaton at a table of two, no deck"),
    ],
)
def test_impossible_scripts_are_refused(seats: int, script: dict[str, Any]) -> None:
    with pytest.raises(BadScript):
        new_game("austria", seats=seats, seed=1, script=script)
