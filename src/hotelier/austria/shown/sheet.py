"""A sheet on which the points of a real game are written, source by source, and who has won by it."""

from typing import Final

from hotelier.austria.content.components import ITEMS, KRONES, SOURCE_NAMES, WALTZ_SOURCE_NAMES
from hotelier.austria.options import modules_of
from hotelier.austria.rules.final_scoring import places, tie_break
from hotelier.core.options import Value

STAFF = "staff"
OF_MODULES: Final = dict(zip((1, 2, 3), WALTZ_SOURCE_NAMES, strict=True))
"""Which module brings its points from where; the others bring none of their own."""


def sources(options: dict[str, Value]) -> list[str]:
    """Where points come from, as the final scoring counts them."""
    return sources_with(modules_of(options))


def sources_with(modules: tuple[int, ...]) -> list[str]:
    """Those that are there with these modules."""
    return [*SOURCE_NAMES, *(name for module, name in OF_MODULES.items() if module in modules), STAFF]


def ties(options: dict[str, Value]) -> list[str]:
    """What is counted for ties and brings no points: nothing, krones and items are points already."""
    return []


def decided_by(options: dict[str, Value]) -> list[str]:
    """The sources that decide ties (F5)."""
    return [SOURCE_NAMES[KRONES], SOURCE_NAMES[ITEMS]]


def result(options: dict[str, Value], rows: list[dict[str, int]]) -> tuple[list[int], list[int]]:
    """Points and ranks of all (F5)."""
    scores = [sum(row.values()) for row in rows]
    points = [[row.get(source, 0) for source in SOURCE_NAMES] for row in rows]
    return scores, places([(vp, tie_break(each)) for vp, each in zip(scores, points, strict=True)])
