"""Results of which only the points may be told: others still play the same deal in a tournament, and which
cards were played there says which will come."""

from typing import Final

from sqlalchemy import ColumnElement, and_, exists

from hotelier.server.store.schema import rated_games, tables

SEALED: Final = '%"sealed":true%'
"""What stands in the seating of such a table."""


def is_untold() -> "ColumnElement[bool]":
    """Of a row of `rated_games`."""
    return exists().where(and_(tables.c.id == rated_games.c.table_id, tables.c.doc.like(SEALED)))
