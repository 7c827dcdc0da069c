"""Every kind of game that can be asked for: for contract tests, long runs and comparisons of builds."""

import itertools
from functools import cache
from typing import Any

from hotelier import Seeded, game_info
from hotelier.core.errors import BadOption
from hotelier.core.game import GameInfo
from hotelier.core.options import DependentOption, SetOption, Value
from hotelier.games import NAMES

Kind = tuple[str, int, dict[str, Any]]
"""A game, its number of seats, its options."""

STRIDE = 7
"""From the options of one set of modules to those of the next: all come in turn, in no simple order."""


def ways(info: GameInfo, seats: int) -> list[dict[str, Value]]:
    """All ways to choose the options that do not depend on others, without modules; those that do come in
    turn."""
    free = [
        option for option in info.options_for(seats) if not isinstance(option, SetOption | DependentOption)
    ]
    names = [option.name for option in free]
    return [
        with_dependent(info, seats, dict(zip(names, values, strict=True)), number // 2)
        for number, values in enumerate(itertools.product(*(option.choices for option in free)))
    ]


def with_dependent(info: GameInfo, seats: int, way: dict[str, Value], number: int) -> dict[str, Value]:
    """With a choice of each option that goes with these, another one for every number."""
    for option in info.options_for(seats):
        if isinstance(option, DependentOption) and not option.default:
            try:
                chosen = info.choose(
                    seats, {**way, option.name: option.choices[number % len(option.choices)]}
                )
            except BadOption:
                continue
            way = way | {option.name: chosen[option.name]}
    return way


def plain_kinds(name: str, seats: int) -> list[Kind]:
    """A game with all its options, but without modules."""
    info = game_info(name)
    return [complete(name, seats, way) for way in ways(info, seats)]


def module_kinds(name: str, seats: int) -> list[Kind]:
    """A game with every set of modules; the other options change from one to the next."""
    info = game_info(name)
    others = ways(info, seats)
    return [
        complete(name, seats, others[(STRIDE * number + seats) % len(others)] | chosen)
        for number, chosen in enumerate(sets_of_modules(info, seats))
        if chosen
    ]


@cache
def every_kind(name: str) -> list[Kind]:
    """A game with every set of modules, all other options and every number of seats, well mixed."""
    info = game_info(name)
    found = [
        complete(name, seats, way | chosen)
        for seats in info.seats
        for way in ways(info, seats)
        for chosen in sets_of_modules(info, seats)
    ]
    order = list(range(len(found)))
    Seeded(0).shuffle(order)
    return [found[place] for place in order]


def sets_of_modules(info: GameInfo, seats: int) -> list[dict[str, Value]]:
    """All sets of modules, the empty one first, which is no option at all."""
    return [{}] + [
        {option.name: chosen}
        for option in info.options_for(seats)
        if isinstance(option, SetOption)
        for chosen in option.choices
        if chosen
    ]


def complete(name: str, seats: int, options: dict[str, Value]) -> Kind:
    """With the options that follow from those that were chosen."""
    return name, seats, game_info(name).choose(seats, {**options})


@cache
def kinds() -> list[Kind]:
    """Every game with every number of seats: with all options, then with every set of modules."""
    tables = [(name, seats) for name in NAMES for seats in game_info(name).seats]
    return [kind for name, seats in tables for kind in plain_kinds(name, seats)] + [
        kind for name, seats in tables for kind in module_kinds(name, seats)
    ]
