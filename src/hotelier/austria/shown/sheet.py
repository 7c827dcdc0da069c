"""A sheet on which the points of a real game are written, source by source, and who has won by it."""

from hotelier.austria.options import modules_of
from hotelier.austria.rules.components import ITEMS, KRONES, SOURCE_NAMES, WALTZ_SOURCE_NAMES
from hotelier.austria.rules.final_scoring import places, tie_break
from hotelier.core.options import Value

STAFF = "staff"


def sources(options: dict[str, Value]) -> list[str]:
    """Where points come from, as the final scoring counts them."""
    return [*SOURCE_NAMES, *(WALTZ_SOURCE_NAMES if modules_of(options) else ()), STAFF]


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
