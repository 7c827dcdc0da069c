"""A sheet on which the points of a real game are written, source by source, and who has won by it."""

from hotelier.core.options import Value
from hotelier.overbooking.content.components import ROUNDS
from hotelier.overbooking.rules.scoring import places, round_source

VALUABLE = "valuable cards"


def sources(options: dict[str, Value]) -> list[str]:
    """Where points come from (OE1, OE2)."""
    bonus = [] if options["bonus"] == "none" else ["bonus"]
    return [*(round_source(number) for number in range(1, ROUNDS + 1)), "tokens", *bonus]


def ties(options: dict[str, Value]) -> list[str]:
    """What is counted for ties and brings no points (OE3)."""
    return [VALUABLE]


def decided_by(options: dict[str, Value]) -> list[str]:
    return [VALUABLE]


def result(options: dict[str, Value], rows: list[dict[str, int]]) -> tuple[list[int], list[int]]:
    """Points and ranks of all (OE3)."""
    scores = [sum(vp for source, vp in row.items() if source != VALUABLE) for row in rows]
    return scores, places([(vp, row.get(VALUABLE, 0)) for vp, row in zip(scores, rows, strict=True)])
