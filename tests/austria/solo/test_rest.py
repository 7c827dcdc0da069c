"""L11-L14: your pass, the emperor, final scoring and who has won."""

import pytest

from hotelier import Outcome
from hotelier.austria.game import Austria
from tests.austria.solo.table import (
    LEOPOLD,
    YOU,
    SoloTable,
    cards_played,
    finish_at_random,
    legal,
    play,
    random_game,
    solo_game,
)

# L11: your pass -----------------------------------------------------------------------------------

NO_GUESTS = [197, 200]
"""Two cards that have no guest icon on easy: die 5; question mark, hand to the left."""


def first_round(*rolls: str) -> Austria:
    """Round 1: he has taken the 5 of 1122334456; it is your first turn."""
    game = solo_game(instructions=NO_GUESTS, rolls=["1122334456", *rolls])
    while game.state.round == 0:
        game.apply(game.legal_actions()[0])
    assert game.view(YOU)["dice"] == [2, 2, 2, 2, 0, 1]
    return game


def turns(game: Austria) -> list[int]:
    return [player["turns_taken"] for player in game.view(YOU)["players"]]


def take_nothing(game: Austria, face: int) -> Austria:
    """A turn in which the die is taken and nothing else is done."""
    return play(game, f"die {face}", "done", "end")


def test_l11_after_your_pass_he_plays_both_turns_and_the_rest_is_rolled_again() -> None:
    """Ten dice, two for him, one goes: seven are rolled. Then you have both your turns."""
    game = play(first_round("1234666"), "pass")
    assert game.view(YOU)["dice"] == [1, 1, 1, 1, 0, 3]
    assert turns(game) == [0, 2]
    assert game.view(YOU)["round"] == 1
    assert game.view(YOU)["players"][YOU]["passed"] is False
    assert [player["number"] for player in game.view(YOU)["players"]] == [2, None]
    take_nothing(game, 6)
    assert turns(game) == [1, 2]
    assert [player["number"] for player in game.view(YOU)["players"]] == [3, None]
    take_nothing(game, 6)
    assert game.view(YOU)["round"] == 2


def test_l11_pass_with_your_second_turn() -> None:
    """Ten dice, one for him, one for you, one for him, one goes: six are rolled."""
    game = take_nothing(first_round("123466"), 6)
    play(game, "pass")
    assert game.view(YOU)["dice"] == [1, 1, 1, 1, 0, 2]
    assert turns(game) == [1, 2]


def second_round(*rolls: str) -> Austria:
    """Round 2: it is your first turn, and his two turns come next."""
    game = take_nothing(take_nothing(first_round("1122334456", *rolls), 6), 4)
    assert game.view(YOU)["round"] == 2
    return game


def test_l11_pass_before_his_turns() -> None:
    """As start player you pass: he has his two turns, and afterwards you have yours in a row."""
    game = play(second_round("1234566"), "pass")
    assert game.view(YOU)["dice"] == [1, 1, 1, 1, 1, 2]
    assert turns(game) == [0, 2]
    take_nothing(game, 6)
    assert game.view(YOU)["round"] == 2
    assert turns(game) == [1, 2]
    assert "pass" in legal(game)


def test_l11_pass_after_his_turns() -> None:
    """You, he and he have taken three dice; you pass: six are rolled at once."""
    game = take_nothing(second_round("123466"), 6)
    assert sum(game.view(YOU)["dice"]) == 7
    assert turns(game) == [1, 2]
    play(game, "pass")
    assert game.view(YOU)["dice"] == [1, 1, 1, 1, 0, 2]
    assert turns(game) == [1, 2]


def test_l11_you_may_pass_again_and_again_and_he_does_not_play_again() -> None:
    """7, 6, 5, 4, 3, 2, 1 dice are rolled; after one more pass none is left and the round ends."""
    game = first_round()
    rolled = [10]
    for dice in (7, 6, 5, 4, 3, 2, 1):
        play(game, "pass")
        rolled.append(dice)
        assert [len(faces) for faces in game.chance()["rolls"]] == rolled
        assert sum(game.view(YOU)["dice"]) == dice
        assert turns(game) == [0, 2]
        assert game.view(YOU)["round"] == 1
    play(game, "pass")
    assert game.view(YOU)["round"] == 2
    assert sum(game.view(YOU)["dice"]) == 10


@pytest.mark.parametrize("seed", range(3))
def test_l11_he_never_passes(seed: int) -> None:
    """Though you do it most of the time he plays two cards in each of the seven rounds."""
    game = finish_at_random(random_game(seed), seed, "idle")
    cards = cards_played(game)
    assert [round for round, _ in cards] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7]
    assert len({card for _, card in cards}) == 14


# L12: the emperor ---------------------------------------------------------------------------------

ROUND_OF = {"A": 3, "B": 5, "C": 7}
UNTOUCHED = {"A": 4, "B": 6, "C": 8}
"""Positions from which 1 is left after moving back 3, 5, 7: you get neither reward nor penalty."""
TILES = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"]


def scoring(tile: str, *, edition: str = "revised") -> SoloTable:
    """Just before the scoring of a tile. In the end his rooms are worth 1 + 2 VP and staff 46 nothing."""
    tiles = ["A1", "B2", "C1"]
    tiles["ABC".index(tile[0])] = tile
    table = SoloTable(emperor=tiles, edition=edition).round(ROUND_OF[tile[0]])
    table.seat(YOU, krones=10, emperor=UNTOUCHED[tile[0]])
    return table.seat(LEOPOLD, occupied="1a 2b", staff=[46])


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize("tile", TILES)
def test_l12_no_penalty_for_him_at_0(tile: str, edition: str) -> None:
    table = scoring(tile, edition=edition).seat(LEOPOLD, emperor=0)
    table.end_round()
    assert table.occupied(LEOPOLD) == "1a 2b"
    assert table.in_play(LEOPOLD) == [46]
    assert table.points(LEOPOLD) == (3 if tile[0] == "C" else 0)


@pytest.mark.parametrize(
    ("position", "vp"),
    [
        pytest.param(9, {"A": 6, "B": 6, "C": 6}, id="6, 4 or 2 after moving back"),
        pytest.param(10, {"A": 6, "B": 6, "C": 6}, id="7, 5 or 3 after moving back"),
        pytest.param(13, {"A": 9, "B": 9, "C": 9}, id="10, 8 or 6 after moving back"),
    ],
)
@pytest.mark.parametrize("tile", TILES)
def test_l12_he_scores_and_moves_back_without_a_reward(
    tile: str, position: int, vp: dict[str, int]
) -> None:
    table = scoring(tile).seat(LEOPOLD, emperor=position)
    table.end_round()
    player = table.player(LEOPOLD)
    assert player.emperor == position - {"A": 3, "B": 5, "C": 7}[tile[0]]
    assert table.points(LEOPOLD) == vp[tile[0]] + (3 if tile[0] == "C" else 0)
    assert (player.krones, player.kitchen, player.hand, player.vacant) == (0, 0, 0, 0)
    assert table.occupied(LEOPOLD) == "1a 2b"
    assert table.in_play(LEOPOLD) == [46]


def test_l12_you_get_the_reward() -> None:
    """A1 from position 6: 4 VP, back to 3, 3 krones. He at 8: 5 VP, back to 5."""
    table = SoloTable().round(3).seat(YOU, krones=10, emperor=6).seat(LEOPOLD, emperor=8)
    table.end_round()
    assert table.game.view(YOU)["question"]["seat"] == YOU
    table.play("get krones")
    assert (table.player(YOU).krones, table.player(YOU).emperor, table.points(YOU)) == (13, 3, 4)
    assert (table.player(LEOPOLD).krones, table.player(LEOPOLD).emperor) == (0, 5)
    assert table.points(LEOPOLD) == 5


def test_l12_you_suffer_the_penalty() -> None:
    """A1 at position 0: 3 krones; he at position 3: 3 VP, back to 0, and nothing else."""
    table = SoloTable().round(3).seat(YOU, krones=10, emperor=0).seat(LEOPOLD, emperor=3)
    table.end_round()
    assert (table.player(YOU).krones, table.points(YOU)) == (7, 0)
    assert (table.player(LEOPOLD).emperor, table.points(LEOPOLD)) == (0, 3)


# L13: final scoring -------------------------------------------------------------------------------

TRACK = 5
"""Both stand at position 8 before the last scoring: 5 VP, then position 1, where tile C1 does nothing."""


def last_round(edition: str = "revised") -> SoloTable:
    table = SoloTable(edition=edition).round(7)
    return table.seat(YOU, krones=0, emperor=8).seat(LEOPOLD, emperor=8)


def finish(table: SoloTable) -> Outcome:
    table.end_round()
    outcome = table.game.outcome
    assert outcome is not None
    return outcome


def test_l13_occupied_rooms_by_floor_and_nothing_for_cards_face_down() -> None:
    """1 + 2 + 3 + 4 VP. His five private cards, 31 among them, lie face down."""
    outcome = finish(last_round().seat(LEOPOLD, occupied="1a 2b 3c 4d"))
    assert outcome.scores == [TRACK, TRACK + 10]
    assert outcome.breakdown[LEOPOLD]["occupied rooms"] == 10
    assert outcome.breakdown[LEOPOLD]["staff"] == {}


@pytest.mark.parametrize(
    ("card", "vp"),
    [
        pytest.param(27, 6, id="27: 3 VP for each of the red rooms 1c 1d"),
        pytest.param(28, 3, id="28: 3 VP for the blue room 1a"),
        pytest.param(30, 6, id="30: 3 VP for each of the yellow rooms 1b 2a"),
        pytest.param(31, 5, id="31: 1 VP for each occupied room"),
        pytest.param(32, 2, id="32: 2 VP for the only card face up"),
        pytest.param(34, 5, id="34: 1 VP for each room, all of them occupied"),
        pytest.param(37, 2, id="37: 2 VP for the full group 1a"),
        pytest.param(40, 0, id="40: no objective"),
        pytest.param(41, 2, id="41: 2 VP at position 1"),
        pytest.param(46, 0, id="46: no full floor"),
        pytest.param(47, 0, id="47: no full column"),
        pytest.param(48, 4, id="48: one set of three colours"),
    ],
)
def test_l13_cards_face_up_score_as_those_of_a_player(card: int, vp: int) -> None:
    """Rooms 1a blue, 1b yellow, 1c red, 1d red, 2a yellow: F2 gives 4 x 1 + 2."""
    outcome = finish(last_round().seat(LEOPOLD, staff=[card], occupied="1a 1b 1c 1d 2a"))
    assert outcome.breakdown[LEOPOLD]["staff"] == ({str(card): vp} if vp else {})
    assert outcome.scores == [TRACK, TRACK + 6 + vp]


def test_l13_full_floors_and_columns() -> None:
    """46: floor 1, 5 VP; 47: column a, 5 VP; F2: 5 x 1 + 2 + 3 + 4."""
    outcome = finish(last_round().seat(LEOPOLD, staff=[46, 47], occupied="1a 1b 1c 1d 1e 2a 3a 4a"))
    assert outcome.breakdown[LEOPOLD]["staff"] == {"46": 5, "47": 5}
    assert outcome.scores[LEOPOLD] == TRACK + 14 + 10


def test_l13_assistant_manager_counts_cards_face_up_only() -> None:
    """32: three cards lie face up, three face down."""
    table = last_round().seat(LEOPOLD, staff=[46, 32, 47]).private(27, 28, 30)
    assert finish(table).breakdown[LEOPOLD]["staff"] == {"32": 6}


def test_l13_marketing_director_counts_claimed_objectives_only() -> None:
    """40: A and C are claimed, B has come to II."""
    table = last_round().countdown("claimed", "II", "claimed").seat(LEOPOLD, staff=[40])
    assert finish(table).breakdown[LEOPOLD]["staff"] == {"40": 10}


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l13_his_secretary_copies_the_card_of_yours_that_gives_him_most(edition: str) -> None:
    """He has three red rooms: your 27 gives him 9 VP, your 31 3 VP; to you 31 gives more."""
    table = last_round(edition).seat(LEOPOLD, staff=[29], occupied="1c 1d 2c")
    outcome = finish(table.seat(YOU, staff=[31, 27, 46], occupied="1a 1b 2a"))
    assert outcome.breakdown[LEOPOLD]["staff"] == {"29": 9}
    assert outcome.breakdown[YOU]["staff"] == {"31": 3}


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l13_his_secretary_counts_his_side(edition: str) -> None:
    """Your 32: he has two cards face up. You have one."""
    table = last_round(edition).seat(LEOPOLD, staff=[29, 46]).seat(YOU, staff=[32])
    outcome = finish(table)
    assert outcome.breakdown[LEOPOLD]["staff"] == {"29": 4}
    assert outcome.breakdown[YOU]["staff"] == {"32": 2}


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l13_his_secretary_never_copies_his_own_cards(edition: str) -> None:
    """Not even in the first edition: 31 gives 3 VP once."""
    outcome = finish(last_round(edition).seat(LEOPOLD, staff=[29, 31], occupied="1c 1d 2c"))
    assert outcome.breakdown[LEOPOLD]["staff"] == {"31": 3}


@pytest.mark.parametrize(
    ("in_play", "hand"),
    [
        pytest.param([], [], id="you have none"),
        pytest.param([], [31, 27], id="yours are in your hand"),
        pytest.param([12, 1], [], id="yours in play are no end cards"),
    ],
)
@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l13_without_an_end_card_of_yours_in_play_his_secretary_gives_nothing(
    edition: str, in_play: list[int], hand: list[int]
) -> None:
    table = last_round(edition).seat(LEOPOLD, staff=[29], occupied="1c 1d 2c")
    assert finish(table.seat(YOU, staff=in_play, hand=hand)).breakdown[LEOPOLD]["staff"] == {}


@pytest.mark.parametrize("edition", ["revised", "first"])
def test_l13_p6_your_secretary_copies_his_cards_face_up(edition: str) -> None:
    """His 31 gives you 4 VP, his 28 3 VP (1a); his 27 lies face down and would give 6."""
    table = last_round(edition).seat(LEOPOLD, staff=[31, 28]).private(27, 30)
    outcome = finish(table.seat(YOU, staff=[29], occupied="1a 1c 1d 2a"))
    assert outcome.breakdown[YOU]["staff"] == {"29": 4}
    assert outcome.breakdown[LEOPOLD]["staff"] == {}


@pytest.mark.parametrize(("edition", "vp"), [("revised", {"27": 6}), ("first", {"27": 6, "29": 6})])
def test_e_your_secretary_copies_your_own_card_in_the_first_edition(
    edition: str, vp: dict[str, int]
) -> None:
    table = last_round(edition).seat(YOU, staff=[29, 27], occupied="1c 1d")
    assert finish(table).breakdown[YOU]["staff"] == vp


# L14: who has won ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("krones", "winners", "ranking"),
    [
        pytest.param(9, [LEOPOLD], [2, 1], id="14 to 15"),
        pytest.param(10, [LEOPOLD], [2, 1], id="15 to 15: his, though only you have krones"),
        pytest.param(11, [YOU], [1, 2], id="16 to 15"),
    ],
)
def test_l14_you_win_only_with_more_vp(krones: int, winners: list[int], ranking: list[int]) -> None:
    """His rooms give 1 + 2 + 3 + 4 VP; each krone gives you 1."""
    outcome = finish(last_round().seat(YOU, krones=krones).seat(LEOPOLD, occupied="1a 2b 3c 4d"))
    assert outcome.scores == [TRACK + krones, TRACK + 10]
    assert outcome.winners == winners
    assert outcome.ranking == ranking


def test_l14_with_nothing_on_both_sides_he_wins() -> None:
    outcome = finish(last_round())
    assert outcome.scores == [TRACK, TRACK]
    assert outcome.winners == [LEOPOLD]
    assert outcome.ranking == [2, 1]
