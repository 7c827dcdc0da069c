"""No bot sees hidden information: games that differ only in what a seat cannot know look the same to it."""

from typing import Any

import pytest

from hotelier import Perspective, Seeded, advise, new_game
from hotelier.bots import make_bot
from hotelier.core.playout import play_randomly

TABLES = [
    ("austria", 1, {}),
    ("austria", 2, {}),
    ("austria", 3, {"staff": "draft"}),
    ("austria", 1, {"modules": "1,2,3,5"}),
    ("austria", 3, {"modules": "1,2,3,4,5"}),
    ("overbooking", 2, {}),
    ("overbooking", 3, {"memory": True}),
]
at_every_table = pytest.mark.parametrize(("name", "seats", "options"), TABLES)


@at_every_table
@pytest.mark.parametrize("code", ["greedy", "search:3", "waiter"])
def test_a_bot_chooses_the_same_whatever_it_cannot_know(
    name: str, seats: int, options: dict[str, Any], code: str
) -> None:
    for seed in range(4):
        game = new_game(name, seats=seats, seed=seed, **options)
        play_randomly(game, Seeded(seed), 7 * seed)
        seat = game.to_move
        if seat is None:
            continue
        chosen = make_bot(code, Seeded(5)).choose(Perspective(game, seat))
        for other in range(3):
            lookalike = game.resample(seat, Seeded(other))
            assert make_bot(code, Seeded(5)).choose(Perspective(lookalike, seat)) == chosen


@at_every_table
def test_a_guess_depends_on_what_the_seat_knows_and_on_nothing_else(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(6):
        game = new_game(name, seats=seats, seed=seed, **options)
        play_randomly(game, Seeded(seed), 9 * seed)
        for seat in range(seats):
            lookalike = game.resample(seat, Seeded(77))
            one = game.resample(seat, Seeded(seed))
            two = lookalike.resample(seat, Seeded(seed))
            for audience in (None, *range(seats)):
                assert one.view(audience) == two.view(audience)
            play_randomly(one, Seeded(1))
            play_randomly(two, Seeded(1))
            assert one.history == two.history


@at_every_table
def test_advice_is_the_same_whatever_the_seat_cannot_know(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    game = new_game(name, seats=seats, seed=11, **options)
    play_randomly(game, Seeded(2), 20)
    seat = game.to_move
    assert seat is not None
    told = [
        [(advice.notation, advice.value, advice.reason) for advice in advise(each, seat, iterations=6)]
        for each in (game, game.resample(seat, Seeded(1)), game.resample(seat, Seeded(2)))
    ]
    assert told[0] == told[1] == told[2]
