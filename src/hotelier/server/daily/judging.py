"""What an attempt has come to: worked out of its table alone, so that it can be found out again."""

from hotelier.server.daily.deals import DAY
from hotelier.server.tables.fairness import players, unfair
from hotelier.server.tables.table import Table
from hotelier.wire.messages.daily import Standing

PERSON = 0
"""The seat of the person; after it come bots."""


def judged(table: Table, profile: str, begun: int) -> tuple[Standing, list[int] | None]:
    """The standing of a profile's attempt that is over, and the points of all sides. It counts if it is
    fair, as the result of any rated table, if nobody else has sat down to it, and if it was finished within
    a day of the house's clock."""
    points = None if table.game.outcome is None else table.game.outcome.scores
    if unfair(table) or players(table)[PERSON] != profile:
        return "given_up", points
    return ("late" if table.seating.moved - begun > DAY else "counted"), points
