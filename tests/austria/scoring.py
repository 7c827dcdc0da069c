"""Positions just before an emperor scoring.

Seat 0 stands where the tile rewards (position 3 after moving back) or punishes (position 0); seat 1
ends on position 1, where nothing happens. Nobody has krones, items, guests, cards or rooms until the
test gives some; `end_round` lets the scoring begin.
"""

from tests.austria.table import Table

ROUND_OF = {"A": 3, "B": 5, "C": 7}
REWARDED_FROM = {"A": 6, "B": 8, "C": 10}
"""Position 3 after moving back 3, 5, 7; worth 4, 5, 6 VP before."""
UNTOUCHED_FROM = {"A": 4, "B": 6, "C": 8}
"""Position 1 after moving back; worth 3, 4, 5 VP before."""


def at_the_scoring_of(tile: str, edition: str = "revised") -> Table:
    tiles = ["A1", "B2", "C1"]
    tiles["ABC".index(tile[0])] = tile
    table = Table(emperor=tiles, edition=edition).round(ROUND_OF[tile[0]])
    return table.seat(0, krones=0).seat(1, krones=0, emperor=UNTOUCHED_FROM[tile[0]])


def rewarded_by(tile: str, edition: str = "revised") -> Table:
    return at_the_scoring_of(tile, edition).seat(0, emperor=REWARDED_FROM[tile[0]])


def punished_by(tile: str, edition: str = "revised") -> Table:
    return at_the_scoring_of(tile, edition).seat(0, emperor=0)
