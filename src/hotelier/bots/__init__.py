"""Bots: a registry of players that choose for themselves.

A bot is given a `Perspective`, never the game: it cannot see what its seat may not know. Packages can add
bots with an entry point of the group `hotelier.bots` (docs/add-a-bot.md).
"""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Protocol

from hotelier.bots.budget import read_budget
from hotelier.bots.greedy import GreedyBot
from hotelier.bots.levels import LEVELS, Level
from hotelier.bots.random_bot import RandomBot
from hotelier.bots.rollouts import RolloutBot
from hotelier.core.chance import Seeded
from hotelier.core.errors import BadOption
from hotelier.core.perspective import Perspective

PLUG_INS = "hotelier.bots"
DEFAULT_BUDGET = "200ms"


class Bot(Protocol):
    """Somebody who chooses."""

    def choose(self, perspective: Perspective) -> int:
        """One of the legal actions of the seat, whose turn it is."""


class BotInfo:
    """A bot as the registry knows it."""

    def __init__(
        self,
        code: str,
        name: str,
        description: str,
        make: Callable[[Seeded, str], Bot],
        strength: int = 0,
        level: bool = False,
        setting: str = "",
        seconds: float = 0.0,
        offered: bool = True,
    ) -> None:
        self.code = code
        self.name = name
        self.description = description
        self.make = make
        """Makes the bot with a stream of random numbers and the setting that was written after its code."""
        self.strength = strength
        """The stronger, the greater; for sorting. 0 is unknown."""
        self.level = level
        """Whether it is one of the graded opponents for people."""
        self.setting = setting
        """What may be written after the code and a colon, as an example; empty if nothing."""
        self.seconds = seconds
        """The longest that a decision takes; 0 for one who answers at once, or promises nothing."""
        self.offered = offered
        """Whether it sits at tables of a server; elsewhere whoever names it can have it."""


def _level_info(level: Level, strength: int) -> BotInfo:
    return BotInfo(
        level.code,
        level.name,
        level.description,
        lambda rng, _: level.make(rng),
        strength=strength,
        level=True,
        seconds=level.seconds,
    )


def _make_search(rng: Seeded, setting: str) -> Bot:
    return RolloutBot(rng, read_budget(setting or DEFAULT_BUDGET))


OWN_BOTS = (
    BotInfo(
        "random",
        "Random",
        "chooses among the legal actions, each equally likely",
        lambda rng, _: RandomBot(rng),
        strength=1,
    ),
    BotInfo(
        "greedy",
        "Greedy",
        "takes what looks best one decision ahead",
        lambda rng, _: GreedyBot(rng),
        strength=65,
    ),
    BotInfo(
        "search",
        "Search",
        "Monte Carlo tree search on guessed games, by default 200 ms for a decision",
        _make_search,
        strength=130,
        setting="200ms or 500 (iterations)",
    ),
    *(_level_info(level, 20 * number) for number, level in enumerate(LEVELS, 1)),
)


def _plug_in(entry: EntryPoint) -> BotInfo:
    """A bot of another package; if it cannot be loaded, whoever asks for it is told why."""
    try:
        info = entry.load()
    except Exception as error:  # whatever a foreign module raises, other bots stay usable
        reason = f"{type(error).__name__}: {error}"
    else:
        if isinstance(info, BotInfo):
            return info
        reason = f"{entry.value} is not a BotInfo"

    def refuse(rng: Seeded, setting: str) -> Bot:
        raise BadOption(f"the bot {entry.name!r} of another package cannot be loaded: {reason}")

    return BotInfo(entry.name, entry.name, f"cannot be loaded: {reason}", refuse)


_OWN = {info.code: info for info in OWN_BOTS}
_PLUGGED_IN = {info.code: info for info in map(_plug_in, entry_points(group=PLUG_INS))}
BOTS: dict[str, BotInfo] = {**_OWN, **_PLUGGED_IN, **_OWN}
"""All bots by their code; those of the house come first, and win over others of the same code."""


def make_bot(code: str, rng: Seeded) -> Bot:
    """A bot by its code, with a setting after a colon if it takes one, and its own stream of chance."""
    name, _, setting = code.partition(":")
    if name not in BOTS:
        raise BadOption(f"unknown bot {name!r}; there are: {', '.join(BOTS)}")
    info = BOTS[name]
    if setting and not info.setting:
        raise BadOption(f"the bot {name} takes no setting: write {name!r}, not {code!r}")
    return info.make(rng, setting)
