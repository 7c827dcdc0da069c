"""Results of which only the points may be told: others still play the same deal in a tournament, and which
cards were played there says which will come."""

from sqlalchemy import ColumnElement, and_, exists

from hotelier.server.store.schema import is_sealed, rated_games, tables


def is_untold() -> "ColumnElement[bool]":
    """Of a row of `rated_games`."""
    return exists().where(and_(tables.c.id == rated_games.c.table_id, is_sealed))
