"""M1-M6: the course of an emperor scoring; P8 Conference Manager and 42 Gardener."""

import pytest

from tests.austria.scoring import ROUND_OF, punished_by, rewarded_by
from tests.austria.table import Table

ALL_TILES = ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4"]
TRACK = [0, 1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9]
"""The VP printed under positions 0 to 13."""


# M1: VP and moving back ---------------------------------------------------------------------------


@pytest.mark.parametrize("position", range(14))
@pytest.mark.parametrize(("number", "back"), [(3, 3), (5, 5), (7, 7)])
def test_m1_vp_of_the_position_and_then_back_3_5_7(number: int, back: int, position: int) -> None:
    """Tiles without VP and a player who owns nothing: only the track counts."""
    table = Table(emperor=["A2", "B1", "C2"]).round(number).seat(0, krones=0, emperor=position)
    table.seat(1, krones=0, emperor=back + 1).end_round()
    assert table.points() == TRACK[position]
    assert table.player().emperor == max(0, position - back)
    assert table.points(1) == TRACK[back + 1]
    assert table.player(1).emperor == 1


def test_m1_the_track_in_words() -> None:
    """The example of the rulebook: position 8 is worth 5 VP; in round 3 the marker moves to 5."""
    table = Table().round(3).seat(emperor=8).seat(1, emperor=4).end_round()
    assert table.points() == 5
    assert table.player().emperor == 5


# M2: reward, nothing, penalty ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "taken", "krones", "points"),
    [
        pytest.param(3, [], 7, 3, id="0 after moving back: penalty"),
        pytest.param(4, [], 10, 3, id="1 after moving back: nothing"),
        pytest.param(5, [], 10, 4, id="2 after moving back: nothing"),
        pytest.param(6, ["get krones"], 13, 4, id="3 after moving back: reward"),
        pytest.param(7, ["get krones"], 13, 5, id="4 after moving back: reward"),
        pytest.param(13, ["get krones"], 13, 9, id="10 after moving back: reward"),
    ],
)
def test_m2_the_position_after_moving_back_decides(
    position: int, taken: list[str], krones: int, points: int
) -> None:
    """A1: 3 krones to get or to lose."""
    table = Table().round(3).seat(emperor=position).seat(1, emperor=4).end_round().play(*taken)
    assert table.game.view(0)["phase"] == "turns"
    assert table.player().krones == krones
    assert table.points() == points


def test_m2_each_scoring_uses_its_own_tile() -> None:
    """A1 takes 3 krones after round 3, B2 takes 5 after round 5, C1 takes 8 VP after round 7."""
    table = Table(emperor=["A1", "B2", "C1"]).seat(0, krones=20).seat(1, krones=20)
    assert table.round(3).end_round().player().krones == 17
    assert table.round(5).end_round().player().krones == 12
    table.round(7).end_round()
    assert table.points() == -8 + 12  # and 12 krones at final scoring
    assert table.points(1) == -8 + 12


# M4: the order ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, 0, [0, 1]),
        (2, 1, [1, 0]),
        (3, 2, [2, 0, 1]),
        (4, 0, [0, 1, 2, 3]),
        (4, 2, [2, 3, 0, 1]),
    ],
)
def test_m4_clockwise_from_the_start_player_of_the_ending_round(
    seats: int, start: int, order: list[int]
) -> None:
    table = Table(seats, start=start).round(3)
    for seat in range(seats):
        table.seat(seat, emperor=6)
    table.end_round()
    asked = []
    while table.game.view(0)["phase"] == "emperor":
        asked.append(table.game.to_move)
        table.play("get krones")
    assert asked == order
    assert table.game.to_move == (start + 1) % seats  # the start player of the next round


def test_m4_the_order_decides_who_draws_from_a_small_deck() -> None:
    """Seat 1 begins and draws 3 of 4 cards; seat 0 gets the fourth and the two that seat 1 put back."""
    table = Table(emperor=["A3", "B2", "C1"], start=1).round(3).only_staff_deck(9, 10, 11, 12)
    table.seat(0, emperor=6).seat(1, emperor=6).end_round()
    assert table.game.to_move == 1
    table.play("get draw", "play 9", "under 11")
    assert table.staff_deck_numbers() == [12, 11, 10]
    assert table.game.to_move == 0
    table.play("get draw")
    assert table.legal() == ["done", "play 10", "play 11", "play 12"]


def test_m4_everybody_scores_and_moves_back_before_the_first_reward() -> None:
    table = Table(3).round(3).seat(0, emperor=6).seat(1, emperor=13).seat(2, emperor=3).end_round()
    assert table.game.to_move == 0
    assert [table.player(seat).emperor for seat in range(3)] == [3, 10, 0]
    assert [table.points(seat) for seat in range(3)] == [4, 9, 3]


# M5: no objectives meanwhile ----------------------------------------------------------------------


def test_m5_objectives_cannot_be_claimed_during_the_scoring() -> None:
    """krones_20 is met by the reward, but claimed only on the own turn of the next round."""
    table = Table(objectives=["krones_20", "floors_2", "three_of_each"], start=1).round(3)
    table.seat(0, krones=17, emperor=6).seat(1, krones=20, emperor=6).end_round()
    assert table.game.to_move == 1
    assert table.legal() == ["done", "get krones"]
    table.play("done")
    assert table.legal() == ["done", "get krones"]
    table.play("get krones")
    assert table.game.to_move == 0  # now it is the turn of seat 0, who begins round 4
    assert table.legal("claim") == ["claim A"]
    assert table.points() == 4 and table.points(1) == 4


# M6: gaps in the hotel ----------------------------------------------------------------------------


def test_m6_a_hotel_may_be_split_and_grow_from_every_cluster() -> None:
    """Without 2a there are two clusters: 1a with neighbours 1b 2a, and 3a with 2a 3b 4a."""
    table = punished_by("A4").seat(krones=9, vacant="2a", occupied="1a 3a").end_round()
    assert table.vacant() == ""
    table.turn_of(0).dice("33").play("die 3")
    assert table.legal("room") == ["room 1b", "room 2a", "room 3b", "room 4a"]
    table.play("room 3b")
    assert table.legal("room") == ["room 1b", "room 2a", "room 2b", "room 3c", "room 4a", "room 4b"]


def test_m6_an_empty_hotel_begins_in_the_corner_again() -> None:
    table = punished_by("B4").seat(krones=9, vacant="1a 2a").end_round()
    assert table.vacant() == ""
    table.turn_of(0).dice("33").play("die 3")
    assert table.legal("room") == ["room 1a"]
    table.play("room 1a")
    assert table.legal("room") == ["room 1b", "room 2a"]


def test_k4_an_icon_is_kept_when_the_room_is_removed_and_scored_again_when_it_comes_back() -> None:
    """K4, M6: 3e carries 1 VP."""
    table = punished_by("A4").seat(krones=9, vacant="2e").turn_of(0).dice("333").play("die 3", "room 3e")
    table.play("done")
    assert table.points() == 1
    table.end_round()
    assert table.vacant() == "2e"
    assert table.points() == 1
    table.turn_of(0).dice("3").play("die 3", "room 3e")
    assert table.points() == 2


# P8: 26 Conference Manager ------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ALL_TILES)
def test_p8_a_krone_averts_the_penalty(tile: str) -> None:
    """Nothing is lost but the krone; the `end` card 46 would be at stake in C4."""
    table = punished_by(tile).seat(
        krones=6,
        staff=[26, 46],
        hand=[1, 2, 3],
        kitchen={"wine": 2},
        guests=[68],
        missing=[{"coffee": 1}],
        vacant="1b 2b",
        occupied="1a 2a",
    )
    table.end_round()
    assert table.legal() == ["suffer", "ignore"]
    table.play("ignore")
    assert table.player().krones == 5
    assert table.in_play() == [26, 46]
    assert table.hand() == [1, 2, 3]
    assert table.kitchen() == {"wine": 2}
    assert table.missing(1) == {"coffee": 1}
    assert table.vacant() == "1b 2b"
    assert table.occupied() == "1a 2a"
    # After round 7: two rooms 1 + 2, krones 5, items 2, a waiting guest -5.
    assert table.points() == (1 + 2 + 5 + 2 - 5 if ROUND_OF[tile[0]] == 7 else 0)


@pytest.mark.parametrize(
    ("krones", "krones_after", "points"),
    [
        pytest.param(3, 0, 0, id="the krones can be paid"),
        pytest.param(2, 2, -5, id="otherwise VP"),
        pytest.param(1, 1, -5, id="the last krone may be kept"),
    ],
)
def test_p8_the_penalty_may_still_be_suffered(krones: int, krones_after: int, points: int) -> None:
    table = punished_by("A1").seat(krones=krones, staff=[26]).end_round()
    assert table.legal() == ["suffer", "ignore"]
    table.play("suffer")
    assert table.player().krones == krones_after
    assert table.points() == points


def test_p8_with_exactly_one_krone() -> None:
    table = punished_by("A1").seat(krones=1, staff=[26]).end_round().play("ignore")
    assert table.player().krones == 0
    assert table.points() == 0


def test_p8_without_a_krone_the_penalty_cannot_be_averted() -> None:
    table = punished_by("A1").seat(krones=0, staff=[26]).end_round()
    assert table.game.view(0)["phase"] == "turns"
    assert table.points() == -5


def test_p8_only_the_owner_is_protected_and_only_with_the_card_in_play() -> None:
    table = Table().round(3).seat(0, krones=9, hand=[26]).seat(1, krones=9).end_round()
    assert table.game.view(0)["phase"] == "turns"
    assert table.player(0).krones == 6
    assert table.player(1).krones == 6


# 42 Gardener --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "taken", "points"),
    [
        pytest.param(6, ["get cake", "get cake"], 4 + 5, id="reward"),
        pytest.param(5, [], 4, id="position 2: no reward"),
        pytest.param(3, [], 3, id="position 0: a penalty"),
    ],
)
def test_m2_gardener_gets_5_vp_with_a_reward(position: int, taken: list[str], points: int) -> None:
    """Staff 42. A2: two items, or the kitchen."""
    table = Table(emperor=["A2", "B2", "C1"]).round(3).seat(emperor=position, staff=[42])
    table.seat(1, emperor=4).end_round().play(*taken)
    assert table.game.view(0)["phase"] == "turns"
    assert table.points() == points
    assert table.points(1) == 3  # position 4; no Gardener, no reward


def test_m2_gardener_is_paid_in_each_of_the_three_scorings() -> None:
    """Staff 42 at position 13 each time: 9 VP and 5 VP, and the 8 VP of C1."""
    table = Table(emperor=["A1", "B2", "C1"]).seat(0, staff=[42], emperor=13).seat(1, emperor=4)
    table.round(3).end_round().play("done")
    assert table.points() == 14
    table.seat(0, emperor=13).seat(1, emperor=6).round(5).end_round().play("done")
    assert table.points() == 28
    table.seat(0, emperor=13, krones=0).seat(1, emperor=8).round(7).end_round()
    assert table.points() == 28 + 14 + 8


def test_m5_gardener_is_paid_even_if_the_reward_is_declined() -> None:
    table = rewarded_by("A1").seat(staff=[42]).end_round().play("done")
    assert table.player().krones == 0
    assert table.points() == 4 + 5


def test_m2_gardener_is_one_of_the_staff_cards_that_c3_counts() -> None:
    table = rewarded_by("C3").seat(staff=[42]).end_round()
    assert table.points() == 6 + 5 + 2


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_m2_gardener_only_in_the_hand_brings_nothing(edition: str) -> None:
    table = rewarded_by("A1", edition).seat(hand=[42]).end_round().play("get krones")
    assert table.points() == 4
