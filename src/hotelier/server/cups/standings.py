"""How everybody stands: points and what decides between equals.

A game that is won counts 2 halves of a point, a draw 1, a lost one nothing; so all sums are whole numbers.
Between equals decide, one after the other: the points of all opponents that one has met (Buchholz); the
points of those that one has beaten, and half of those with whom one drew (Sonneborn-Berger); and by how
many points one was ahead in all games together that both have played to the end. Who is still equal shares
a place.
"""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

WON = 2
DRAWN = 1


class Met(Struct, frozen=True):
    """What a game has brought to both: halves of a point, the score of each, and who was not there at its
    end."""

    sides: tuple[int, int]
    halves: tuple[int, int]
    scores: tuple[int, int]
    missed: tuple[bool, bool] = (False, False)


class Line(Struct, frozen=True):
    """How a side stands. Points and the first two tie-breaks are counted in parts of points."""

    side: int
    place: int
    halves: int
    buchholz: int
    """In halves."""
    sonneborn: int
    """In quarters."""
    difference: int
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    missed: int
    """Games that somebody else ended for this side: they are lost."""


def standings(sides: int, games: Sequence[Met], byes: Sequence[int], bye_counts: bool) -> list[Line]:
    """The table of all sides, the first one first. In a Swiss tournament who has no opponent has won; in a
    round robin everybody pauses as often, and it counts nothing."""
    halves = [WON * byes.count(side) if bye_counts else 0 for side in range(sides)]
    for game in games:
        for side, won in zip(game.sides, game.halves, strict=True):
            halves[side] += won
    own: list[list[Met]] = [[] for _ in range(sides)]
    for game in games:
        for side in game.sides:
            own[side].append(game)
    lines = [line_of(side, own[side], byes, halves) for side in range(sides)]
    ranks = {line.side: rank_of(line) for line in lines}
    placed = [
        replace(line, place=1 + sum(other > ranks[line.side] for other in ranks.values())) for line in lines
    ]
    return sorted(placed, key=lambda line: (line.place, line.side))


def line_of(side: int, games: Sequence[Met], byes: Sequence[int], halves: list[int]) -> Line:
    """A side without its place, from its games."""
    buchholz = sonneborn = difference = 0
    results = []
    missed = 0
    for game in games:
        own = game.sides.index(side)
        opponent = game.sides[1 - own]
        results.append(game.halves[own])
        buchholz += halves[opponent]
        sonneborn += halves[opponent] * game.halves[own]
        if not any(game.missed):
            difference += game.scores[own] - game.scores[1 - own]
        missed += game.missed[own]
    return Line(
        side=side,
        place=0,
        halves=halves[side],
        buchholz=buchholz,
        sonneborn=sonneborn,
        difference=difference,
        played=len(results),
        won=results.count(WON),
        drawn=results.count(DRAWN),
        lost=results.count(0),
        byes=byes.count(side),
        missed=missed,
    )


def rank_of(line: Line) -> tuple[int, int, int, int]:
    return line.halves, line.buchholz, line.sonneborn, line.difference
