"""The result of a rated table as a row of the arena's results, if it may be rated."""

from typing import Final

import msgspec

from hotelier.arena.observers import observer_of
from hotelier.arena.play import sides_of
from hotelier.core.game import Json
from hotelier.core.listening import hear
from hotelier.server.tables.audience_view import outcome_at
from hotelier.server.tables.fairness import players, unfair
from hotelier.server.tables.sides import side_of
from hotelier.server.tables.table import Table

FORGIVEN: Final = ("resigned",)
"""Whoever resigns, or loses on time, has lost: nobody shall save a rating by it."""


def may_be_rated(table: Table) -> bool:
    """Whether a result moves ratings. Those of a deal of the day are compared with each other alone."""
    if table.seating.daily is not None:
        return False
    return table.seating.rated and all(reason.code in FORGIVEN for reason in unfair(table))


def result_of(table: Table) -> Json | None:
    """A result for the ratings; None if it is not rated."""
    return plain_result(table) if may_be_rated(table) else None


def plain_result(table: Table) -> Json:
    """The result of a game that is over as `hotelier arena` writes it, but without a number and a seed."""
    outcome = outcome_at(table)
    assert outcome is not None
    bots = [
        holder.bot or "" if player is None else side_of(player)
        for holder, player in zip(table.seating.seats, players(table), strict=True)
    ]
    seats = range(len(bots))
    return {
        "bots": bots,
        "sides": sides_of(table.game, tuple(bots)),
        **msgspec.to_builtins(outcome),
        "decisions": [sum(step.seat == seat for step in table.steps) for seat in seats],
        "facts": facts_of(table),
        "seconds": [0.0 for _ in seats],
        "times": [{} for _ in seats],
    }


def facts_of(table: Table) -> Json:
    """What the arena notices in a game."""
    game = table.rebuilt(tell=True)
    observer = observer_of(game)
    for told in hear(game):
        observer.take(told.event)
    return observer.facts()
