"""Who sits at a table besides the learner."""

from typing import Any, Final

from hotelier.bots import Bot, make_bot
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective

EVERY_SEAT: Final = -1
"""Whose decisions come from outside, where all of them do."""
RANDOM: Final = "random"
BOT_STREAM: Final = 0xB07_5EED
"""Bots draw from another stream than the game, or they would know the cards."""


class Table:
    """Who decides at a table: the learner in one seat and bots in the others, or the learner everywhere."""

    __slots__ = ("codes", "learner")

    def __init__(self, learner: int, codes: list[str]) -> None:
        self.learner = learner
        """The seat whose decisions come from outside, or EVERY_SEAT."""
        self.codes = codes
        """The codes of the bots by seat; the one in the learner's seat is never asked."""

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Table):
            return NotImplemented
        return self.learner == other.learner and self.codes == other.codes

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.learner, self.codes)


class Opponents:
    """The bots of one game. Those of a copy are new ones that go on with the same chance: what bots of ours
    keep in mind ends with their turn, and so before the learner decides."""

    __slots__ = ("bots", "learner", "rng", "table")

    def __init__(self, table: Table, seed: int) -> None:
        self.table = table
        self.learner = table.learner
        self.rng = Seeded((seed ^ BOT_STREAM) % SEEDS)
        self.bots: list[Bot] = []
        self.sit_down()

    def sit_down(self) -> None:
        """Let the bots take their seats."""
        if self.learner != EVERY_SEAT and not all_random(self.table):
            self.bots = [make_bot(code, self.rng) for code in self.table.codes]

    def play(self, game: Game) -> None:
        """Play until the learner must decide or the game is over."""
        if self.learner == EVERY_SEAT:
            return
        while True:
            mover = game.to_move
            if mover is None or mover == self.learner:
                return
            if self.bots:
                game.apply(self.bots[mover].choose(Perspective(game, mover)))
            else:
                game.play_random_action(self.rng)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Opponents):
            return NotImplemented
        return self.table == other.table and self.rng == other.rng

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.table, self.rng)


def restored(table: Table, rng: Seeded) -> Opponents:
    """The opponents that were pickled as these."""
    opponents = Opponents(table, 0)
    opponents.rng = rng
    opponents.sit_down()
    return opponents


def all_random(table: Table) -> bool:
    """Whether no bot need be asked: the game itself makes the same choices as random bots, quicker."""
    return all(code == RANDOM for code in table.codes)
