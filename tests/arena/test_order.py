"""Which game is played by whom: fair to every bot, and the same for the same order."""

from collections import Counter

import pytest

from hotelier import BadOption
from hotelier.arena.order import Schedule, make_order, seatings

BOTS = ["random", "greedy", "search:5", "waiter", "grand"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5])
def test_every_bot_has_every_seat_and_meets_every_other_equally_often(bots: int, seats: int) -> None:
    tables = seatings(BOTS[:bots], seats)
    assert len(set(tables)) == len(tables)
    at_seat = Counter((bot, seat) for table in tables for seat, bot in enumerate(table))
    assert len(at_seat) == bots * seats
    assert len(set(at_seat.values())) == 1
    meetings = Counter((bot, other) for table in tables for bot in table for other in table if bot != other)
    assert len(set(meetings.values())) <= 1
    if min(bots, seats) > 1:
        assert len(meetings) == bots * (bots - 1)


def test_nobody_sits_twice_where_there_are_enough_bots() -> None:
    assert all(len(set(table)) == 3 for table in seatings(BOTS, 3))
    assert all(set(table) == set(BOTS[:2]) for table in seatings(BOTS[:2], 3))


def test_all_seatings_play_the_same_deals() -> None:
    order = make_order("overbooking", seats=2, bots=BOTS[:3], games=12, seed=7)
    games = [Schedule(order).game(number) for number in range(12)]
    assert [game.number for game in games] == list(range(12))
    assert [game.seed for game in games] == [7] * 6 + [8] * 6
    assert {game.bots for game in games[:6]} == {game.bots for game in games[6:]}
    assert len({game.bots for game in games}) == 6


def test_the_seed_after_the_last_is_the_first() -> None:
    order = make_order("overbooking", seats=2, bots=["random"], games=2, seed=2**64 - 1)
    assert [Schedule(order).game(number).seed for number in (0, 1)] == [2**64 - 1, 0]


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"games": 0}, "the number of games is 0; it must be 1 or more"),
        ({"bots": ["random", "deep"]}, "unknown bot 'deep'"),
        ({"bots": ["random", "random"]}, "named twice"),
        ({"bots": ["search:often"]}, "not 'often'"),
        ({"seats": 5}, "played by 2 to 4, not by 5"),
        ({"seed": -1}, "seed -1"),
        ({"options": {"bonus": "huge"}}, "'huge'; allowed are"),
        ({"game": "chess"}, "unknown game 'chess'"),
    ],
)
def test_a_bad_order_is_refused_before_the_first_game(changes: dict[str, object], words: str) -> None:
    asked = {"game": "overbooking", "seats": 2, "bots": ["random"], "games": 1, "seed": 1, **changes}
    with pytest.raises(BadOption, match=words):
        make_order(**asked)  # type: ignore[arg-type]
