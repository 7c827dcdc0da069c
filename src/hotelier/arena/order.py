"""What is to be played: the order of a run, and the game behind each of its numbers.

A run is the same for the same order: game number k has its seating and its seed, whoever plays it, when and
where. All seatings play the same seeds, so that luck with the cards falls to every bot alike.
"""

from dataclasses import asdict, dataclass, fields
from itertools import combinations, product
from typing import Any

from hotelier._version import __version__
from hotelier.bots import make_bot
from hotelier.core.chance import SEEDS, Seeded
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.core.options import shown
from hotelier.games import new_game, plain

FORMAT = 1
"""Of results files; raised when their rows mean something else than before."""


@dataclass(frozen=True)
class Order:
    """All that decides what comes out of a run; the first line of its results."""

    arena: int
    version: str
    game: str
    rules: int
    content: dict[str, str]
    seats: int
    options: dict[str, Any]
    bots: list[str]
    seed: int
    games: int

    def to_json(self) -> Json:
        return asdict(self)


@dataclass(frozen=True)
class Scheduled:
    """One game of a run."""

    number: int
    seed: int
    bots: tuple[str, ...]
    """In seat order."""


def make_order(
    game: str,
    *,
    seats: int,
    bots: list[str],
    games: int,
    seed: int,
    content: Json | None = None,
    options: dict[str, Any] | None = None,
) -> Order:
    """An order that can be played; what is wrong with it is said before the first game."""
    games, seats, seed = plain(games), plain(seats), plain(seed)
    if type(games) is not int or games < 1:
        raise BadOption(f"the number of games is {games!r}; it must be 1 or more")
    if not bots:
        raise BadOption("no bots are named; name at least one")
    for code in bots:
        make_bot(code, Seeded(0))
        if bots.count(code) > 1:
            raise BadOption(f"the bot {code} is named twice; name each once, all seatings are played")
    first = new_game(game, seats=seats, seed=seed, content=content, **(options or {}))
    for code in bots:
        check = getattr(make_bot(code, Seeded(0)), "check", None)  # few bots play only some games
        if check is not None:
            check(first)
    return Order(
        arena=FORMAT,
        version=__version__,
        game=game,
        rules=first.info.rules_version,
        content=first.content.to_json(),
        seats=seats,
        options=first.options,
        bots=bots,
        seed=seed,
        games=games,
    )


def read_order(data: object, where: str) -> Order:
    """An order as `to_json` wrote it."""
    names = {field.name for field in fields(Order)}
    if not isinstance(data, dict) or data.keys() != names:
        raise BadInput(f"{where} is not a results file: it does not begin with the order of a run")
    if data["arena"] != FORMAT:
        raise BadInput(f"{where} has format {data['arena']}; this hotelier reads format {FORMAT}")
    return Order(**data)


def check_same(there: Order, asked: Order, where: str) -> None:
    """Refuse to go on with the results of another order; only more games may be asked for."""
    for field in fields(Order):
        before, now = getattr(there, field.name), getattr(asked, field.name)
        if field.name == "games" and before <= now:
            continue
        if before != now:
            raise BadOption(
                f"{where} holds results with {field.name} {in_words(before)}, not {in_words(now)}; "
                "ask for the same, or name another file"
            )


def in_words(value: object) -> str:
    """A value of an order as people type it."""
    if isinstance(value, list):
        return ",".join(value)
    if isinstance(value, dict):
        return ", ".join(f"{name} {shown(each)}" for name, each in value.items())
    return shown(value)


def seatings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits where, so that every bot has every seat and every other bot equally often.

    With enough bots these are all sets of different ones, passed once round the table. With fewer bots than
    seats they are all ways to fill the seats with every bot at the table.
    """
    if len(bots) < seats:
        return [seating for seating in product(bots, repeat=seats) if set(seating) == set(bots)]
    return [
        (*chosen[turned:], *chosen[:turned])
        for chosen in combinations(bots, seats)
        for turned in range(seats)
    ]


class Schedule:
    """The games of a run by their numbers."""

    def __init__(self, order: Order) -> None:
        self.seed = order.seed
        self.seatings = seatings(order.bots, order.seats)

    def game(self, number: int) -> Scheduled:
        deal, place = divmod(number, len(self.seatings))
        return Scheduled(number, (self.seed + deal) % SEEDS, self.seatings[place])
