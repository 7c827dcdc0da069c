"""Random games for properties that hold always: how each begins, and how it is played."""

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Generic, Protocol, TypeVar

from hypothesis import strategies as st

from hotelier import Seeded, replay
from hotelier.core.chance import SEEDS
from hotelier.core.game import Game
from hotelier.core.options import Value
from tests.contract import snapshot

Made = TypeVar("Made", bound=Game)
Setting = tuple[int, dict[str, Value]]
"""Seats and options."""


class Rules(Protocol[Made]):
    """What the module of a game's invariants knows: how its games begin, and the styles to choose in."""

    def begin(self, seats: int, seed: int, options: dict[str, Value]) -> Made: ...

    def choose(self, game: Made, rng: Seeded, style: str) -> int: ...

    def walk(self, game: Made, rng: Seeded, style: str) -> Iterator[Made]: ...


class Play(Generic[Made]):
    def __init__(self, rules: Rules[Made], setting: Setting, seed: int, choices: int, style: str) -> None:
        self.rules = rules
        self.seats, self.options = setting
        self.seed = seed
        self.choices = choices
        self.style = style

    def __repr__(self) -> str:
        return f"{self.seats} seats, {self.options}, seed {self.seed}, {self.style} {self.choices}"

    def begin(self) -> Made:
        return self.rules.begin(self.seats, self.seed, self.options)

    def until(self, decisions: int) -> Made:
        """The game after some decisions, or at its end."""
        game = self.begin()
        rng = Seeded(self.choices)
        while len(game.history) < decisions and game.to_move is not None:
            game.apply(self.rules.choose(game, rng, self.style))
        return game

    def positions(self) -> Iterator[Made]:
        """The same game again at every decision and at its end."""
        return self.rules.walk(self.begin(), Seeded(self.choices), self.style)

    def at_every_decision(self, check: Callable[[Made], None]) -> None:
        for game in self.positions():
            check(game)

    def end(self) -> Made:
        *_, game = self.positions()
        return game


def plays(
    rules: Rules[Made], settings: list[Setting], styles: Iterable[str]
) -> st.SearchStrategy[Play[Made]]:
    seeds = st.integers(0, SEEDS - 1)
    return st.builds(
        Play, st.just(rules), st.sampled_from(settings), seeds, seeds, st.sampled_from(list(styles))
    )


def check_replay(game: Game) -> None:
    """Its record, as it would be read from a file, gives the same game."""
    assert snapshot(replay(json.loads(json.dumps(game.record())))) == snapshot(game)
