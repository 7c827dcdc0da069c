"""F1-F5 and the outcome of a game.

In `finish` everybody stands at position 8 before the last emperor scoring: 5 VP, then position 1, where
tile C1 gives and takes nothing. So these 5 VP are part of every score here.
"""

from typing import Any

import pytest

from hotelier import Outcome, Seeded, new_game
from tests.austria.table import Table

TRACK = 5


def last_round(seats: int = 2, *, edition: str = "revised") -> Table:
    table = Table(seats, edition=edition).round(7)
    for seat in range(seats):
        table.seat(seat, krones=0, emperor=8)
    return table


def finish(table: Table) -> Outcome:
    table.end_round()
    outcome = table.game.outcome
    assert outcome is not None
    return outcome


def test_f_with_nothing_in_the_hotel_only_the_track_counts() -> None:
    outcome = finish(last_round())
    assert outcome.scores == [TRACK, TRACK]


# F1: end cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "vp"),
    [
        pytest.param(27, 6, id="27: 3 VP for each of the red rooms 1c 1d"),
        pytest.param(28, 3, id="28: 3 VP for the blue room 1a"),
        pytest.param(31, 5, id="31: 1 VP for each of the five occupied rooms"),
        pytest.param(34, 6, id="34: 1 VP for each of the six rooms"),
        pytest.param(46, 0, id="46: no full floor"),
        pytest.param(48, 4, id="48: one set of three colours"),
        pytest.param(41, 2, id="41: position 1, after moving back"),
    ],
)
def test_f1_end_cards_in_play_score(card: int, vp: int) -> None:
    """Rooms 1a-1d and 2a are occupied, 2b is vacant: F2 gives 4 x 1 + 2."""
    table = last_round().seat(0, staff=[card], occupied="1a 1b 1c 1d 2a", vacant="2b")
    outcome = finish(table)
    assert outcome.scores == [TRACK + 6 + vp, TRACK]
    assert outcome.breakdown[0]["staff"] == ({str(card): vp} if vp else {})


def test_f1_several_end_cards_all_score() -> None:
    """31: 2 VP, 32: 2 x 3 VP, 12 is not an `end` card; F2: 2 VP."""
    outcome = finish(last_round().seat(0, staff=[31, 32, 12], occupied="1a 1b"))
    assert outcome.breakdown[0]["staff"] == {"31": 2, "32": 6}
    assert outcome.scores[0] == TRACK + 2 + 6 + 2


def test_f1_end_cards_in_hand_score_nothing() -> None:
    outcome = finish(last_round().seat(0, hand=[31, 32], occupied="1a"))
    assert outcome.scores[0] == TRACK + 1


def test_f1_marketing_director_counts_markers() -> None:
    """40: 5 VP for the claimed objective, which brought 15 VP itself; 20 krones are 20 VP."""
    table = last_round().seat(0, staff=[40], krones=20).play("claim A").turn_of(0)
    assert finish(table).scores[0] == TRACK + 15 + 5 + 20


# F2: occupied rooms -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("occupied", "vp"),
    [
        pytest.param("1a", 1, id="floor 1"),
        pytest.param("2a", 2, id="floor 2"),
        pytest.param("3a", 3, id="floor 3"),
        pytest.param("4a", 4, id="floor 4"),
        pytest.param("1a 1b 2a 3a 4a 4b", 1 + 1 + 2 + 3 + 4 + 4, id="several"),
    ],
)
def test_f2_occupied_rooms_score_their_floor(occupied: str, vp: int) -> None:
    outcome = finish(last_round().seat(0, occupied=occupied))
    assert outcome.scores[0] == TRACK + vp
    assert outcome.breakdown[0]["occupied rooms"] == vp


def test_f2_a_full_hotel_scores_50() -> None:
    """5 x (1 + 2 + 3 + 4)."""
    rooms = " ".join(f"{floor}{column}" for floor in (1, 2, 3, 4) for column in "abcde")
    assert finish(last_round().seat(0, occupied=rooms)).scores[0] == TRACK + 50


def test_f2_vacant_rooms_score_nothing() -> None:
    assert finish(last_round().seat(0, vacant="1a 2a 3a 4a")).scores[0] == TRACK


# F3: krones and items -----------------------------------------------------------------------------


def test_f3_a_point_for_each_krone() -> None:
    outcome = finish(last_round().seat(0, krones=13))
    assert outcome.breakdown[0]["krones"] == 13
    assert outcome.scores[0] == TRACK + 13


def test_f3_a_point_for_each_item_in_the_kitchen() -> None:
    outcome = finish(last_round().seat(0, kitchen={"strudel": 4, "cake": 1, "wine": 2, "coffee": 3}))
    assert outcome.breakdown[0]["items"] == 10
    assert outcome.scores[0] == TRACK + 10


def test_f3_items_on_guests_score_nothing() -> None:
    """68 has got two strudels: the guest still costs 5 VP (F4)."""
    table = last_round().seat(0, guests=[68], missing=[{"coffee": 1}], kitchen={"wine": 1})
    assert finish(table).scores[0] == TRACK + 1 - 5


# F4: guests in the café ---------------------------------------------------------------------------


@pytest.mark.parametrize(("guests", "vp"), [([], 0), ([65], -5), ([65, 49], -10), ([65, 49, 77], -15)])
def test_f4_k3_each_guest_in_the_cafe_costs_5_vp(guests: list[int], vp: int) -> None:
    """F4, K3: the score may become negative."""
    outcome = finish(last_round().seat(0, guests=guests))
    assert outcome.breakdown[0]["waiting guests"] == vp
    assert outcome.scores == [TRACK + vp, TRACK]


def test_f4_a_guest_with_a_complete_order_costs_5_vp_too() -> None:
    assert finish(last_round().seat(0, guests=[65], complete=True)).scores[0] == TRACK - 5


# F5: the winner -----------------------------------------------------------------------------------


def test_f5_most_vp_wins() -> None:
    outcome = finish(last_round(3).seat(0, krones=3).seat(1, krones=9).seat(2, krones=4))
    assert outcome.scores == [TRACK + 3, TRACK + 9, TRACK + 4]
    assert outcome.ranking == [3, 1, 2]
    assert outcome.winners == [1]


def test_f5_a_tie_goes_to_more_points_from_krones_and_items() -> None:
    """Both have 9 VP: seat 0 with a room on floor 4, seat 1 with 2 krones and 2 items."""
    table = last_round().seat(0, occupied="4a").seat(1, krones=2, kitchen={"wine": 1, "cake": 1})
    outcome = finish(table)
    assert outcome.scores == [9, 9]
    assert outcome.ranking == [2, 1]
    assert outcome.winners == [1]


def test_f5_krones_and_items_count_together_in_a_tie() -> None:
    """Seat 0: 3 krones and 1 item; seat 1: 4 items; both 9 VP and 4 points from F3: shared."""
    table = last_round().seat(0, krones=3, kitchen={"wine": 1}).seat(1, kitchen={"coffee": 4})
    outcome = finish(table)
    assert outcome.scores == [9, 9]
    assert outcome.ranking == [1, 1]
    assert outcome.winners == [0, 1]


def test_f5_a_shared_second_place() -> None:
    table = last_round(4).seat(0, krones=2).seat(1, krones=6).seat(2, krones=2).seat(3, krones=1)
    outcome = finish(table)
    assert outcome.scores == [7, 11, 7, 6]
    assert outcome.ranking == [2, 1, 2, 4]
    assert outcome.winners == [1]


def test_f5_three_share_the_victory() -> None:
    outcome = finish(last_round(4).seat(1, guests=[65]))
    assert outcome.scores == [5, 0, 5, 5]
    assert outcome.ranking == [1, 4, 1, 1]
    assert outcome.winners == [0, 2, 3]


def test_f5_k3_the_least_negative_score_wins() -> None:
    """Position 0 at the last scoring: C1 takes 8 VP. Seat 0 has three guests waiting, seat 1 one."""
    table = last_round().seat(0, emperor=0, guests=[65, 49, 77]).seat(1, emperor=0, guests=[50])
    outcome = finish(table)
    assert outcome.scores == [-8 - 15, -8 - 5]
    assert outcome.ranking == [2, 1]
    assert outcome.winners == [1]


def test_f5_k3_a_tie_below_zero() -> None:
    """5 + 5 krones - 3 guests, and 5 - 2 guests: the krones win the tie for seat 0."""
    table = last_round().seat(0, guests=[65, 49, 77], krones=5).seat(1, guests=[50, 51])
    outcome = finish(table)
    assert outcome.scores == [-5, -5]
    assert outcome.ranking == [1, 2]
    assert outcome.winners == [0]


# The outcome --------------------------------------------------------------------------------------


def test_f_the_breakdown_names_every_source() -> None:
    """65 moves into 1a: 3 VP and 2 VP for the blue group; 3e carries an icon of 1 VP. At the end: 1a 1 VP,
    5 - 2 = 3 krones, an item, a guest."""
    table = last_round().seat(
        0, krones=5, guests=[65, 49], missing=[{}, {"wine": 1}], vacant="1a 2e", kitchen={"cake": 1}
    )
    table.dice("3").play("move 1 1a", "die 3", "room 3e")
    table.turn_of(0)
    outcome = finish(table)
    assert outcome.breakdown[0] == {
        "guests": 3,
        "room icons": 1,
        "occupancy bonuses": 2,
        "emperor": 5,
        "objectives": 0,
        "occupied rooms": 1,
        "krones": 3,
        "items": 1,
        "waiting guests": -5,
        "staff": {},
    }
    assert outcome.scores[0] == 3 + 1 + 2 + 5 + 1 + 3 + 1 - 5
    assert outcome.to_json() == {
        "scores": [11, 5],
        "ranking": [1, 2],
        "winners": [0],
        "breakdown": outcome.breakdown,
    }


def test_f_no_outcome_before_the_end_and_nobody_to_move_after_it() -> None:
    table = last_round().dice("44").play("die 4", "done")
    assert table.game.outcome is None
    table.turn_of(0)
    finish(table)
    assert table.game.to_move is None
    assert table.game.legal_actions() == []
    assert table.game.view(0)["phase"] == "over"
    assert table.game.view(0)["legal"] == []


RANDOM_GAMES = [
    (seats, edition, board, staff)
    for seats in (2, 3, 4)
    for edition, board, staff in (
        ("revised", "night", "standard"),
        ("first", "day", "draft"),
        ("revised", "day", "intro"),
    )
]


@pytest.mark.parametrize(("seats", "edition", "board", "staff"), RANDOM_GAMES)
def test_f_in_random_games_the_score_is_the_sum_of_its_parts(
    seats: int, edition: str, board: str, staff: str
) -> None:
    """F1-F5, counted again from what lies on the table at the end."""
    rng = Seeded(seats)
    for seed in range(4):
        game = new_game("austria", seats=seats, seed=seed, edition=edition, board=board, staff=staff)
        while game.to_move is not None:
            assert game.outcome is None
            legal = game.legal_actions()
            game.apply(legal[rng.below(len(legal))])
        outcome = game.outcome
        assert outcome is not None
        players: list[dict[str, Any]] = game.view(None)["players"]
        for seat in range(seats):
            parts = outcome.breakdown[seat]
            staff_vp = sum(parts["staff"].values())
            assert outcome.scores[seat] == staff_vp + sum(
                vp for source, vp in parts.items() if source != "staff"
            )
            assert outcome.scores[seat] == players[seat]["points"]
            assert parts["occupied rooms"] == sum(int(room[0]) for room in players[seat]["occupied"])
            assert parts["krones"] == players[seat]["krones"]
            assert parts["items"] == sum(players[seat]["kitchen"].values())
            waiting = [guest for guest in players[seat]["tables"] if guest is not None]
            assert parts["waiting guests"] == -5 * len(waiting)
        order = sorted(
            ((outcome.scores[seat], parts_of_f3(outcome, seat)) for seat in range(seats)), reverse=True
        )
        for seat in range(seats):
            own = (outcome.scores[seat], parts_of_f3(outcome, seat))
            assert outcome.ranking[seat] == order.index(own) + 1
        assert outcome.winners == [seat for seat in range(seats) if outcome.ranking[seat] == 1]


def parts_of_f3(outcome: Outcome, seat: int) -> int:
    points: int = outcome.breakdown[seat]["krones"] + outcome.breakdown[seat]["items"]
    return points
