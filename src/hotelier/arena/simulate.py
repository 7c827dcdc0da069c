"""Games between bots, one after the other, reproducible from a seed."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from hotelier.bots import Bot, make_bot
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.errors import BadOption
from hotelier.core.game import Game, Json
from hotelier.core.perspective import Perspective
from hotelier.games import new_game

BOT_STREAM = 0x5DEECE66D_B0B0
"""Bots draw from another stream than the game, or they would know the cards."""


def bots_for(codes: list[str], seats: int) -> list[str]:
    """A bot for every seat; a single one is seated everywhere."""
    if len(codes) == 1:
        return codes * seats
    if len(codes) != seats:
        raise BadOption(f"{len(codes)} bots were named for {seats} seats; name one, or one for each seat")
    return codes


def make_bots(game: Game, codes: list[str]) -> list[Bot]:
    """The bots of a game, each with a stream of chance of its own."""
    streams = Seeded((game.seed ^ BOT_STREAM) % SEEDS)
    return [make_bot(code, streams.fork()) for code in codes]


def play_out(game: Game, codes: list[str]) -> Game:
    """Let bots play a game to its end."""
    bots = make_bots(game, codes)
    perspectives = [Perspective(game, seat) for seat in range(game.seats)]
    while (seat := game.to_move) is not None:
        game.apply(bots[seat].choose(perspectives[seat]))
    return game


class Match:
    """Games with the seeds seed, seed + 1, …; what is wrong with the order is said before the first."""

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        bots: list[str],
        games: int,
        seed: int,
        script: Json | None = None,
        content: Json | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        if games < 1:
            raise BadOption(f"the number of games is {games}; it must be 1 or more")
        self.games = games
        self.seed = seed
        self.begin = partial(new_game, game, seats=seats, script=script, content=content, **(options or {}))
        self.begin(seed=seed)
        self.bots = bots_for(bots, seats)
        for code in self.bots:
            make_bot(code, Seeded(0))

    def results(self) -> Iterator[Json]:
        """Play the games and yield the result of each."""
        for number in range(self.games):
            game = play_out(self.begin(seed=(self.seed + number) % SEEDS), self.bots)
            outcome = game.outcome
            assert outcome is not None
            yield {
                "seed": game.seed,
                "bots": [*self.bots, *game.automata],
                "scores": outcome.scores,
                "winners": outcome.winners,
                "decisions": len(game.history),
            }


def totals(results: list[Json]) -> Json:
    """What the games come to, lists in seat order; a shared victory counts in parts."""
    seats = range(len(results[0]["scores"]))
    wins = [
        sum(1 / len(result["winners"]) for result in results if seat in result["winners"]) for seat in seats
    ]
    return {
        "games": len(results),
        "decisions": sum(result["decisions"] for result in results),
        "wins": [round(won, 3) for won in wins],
        "mean_scores": [
            round(sum(result["scores"][seat] for result in results) / len(results), 3) for seat in seats
        ],
    }
