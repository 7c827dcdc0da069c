"""Carrying tables from one browser to another, as a file: all of them out, and in what is not there yet."""

import msgspec

from hotelier.server.offline.shelf import Drawer, KeptTable, table_from
from hotelier.server.refusals import Refusal
from hotelier.server.store.rows import playing_again
from hotelier.server.tables.tokens import is_table_id


class Carried(msgspec.Struct):
    """The tables of a browser."""

    tables: list[KeptTable]


class Added(msgspec.Struct):
    """The tables that a browser did not have before, and how many cannot be played with its rules."""

    added: list[str]
    unplayable: int


class Gone(msgspec.Struct):
    """A table that was thrown away."""

    gone: str


async def carry(drawer: Drawer) -> Carried:
    return msgspec.json.decode(await drawer.all(), type=Carried)


async def bring(drawer: Drawer, text: str) -> Added:
    """Add what can be played: one table that was begun with other rules shall not keep the others out."""
    try:
        tables = msgspec.json.decode(text, type=Carried).tables
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", f"this is not a file of tables: {error}") from None
    if not all(is_table_id(kept.row.id) for kept in tables):
        raise Refusal("bad_request", "this is not a file of tables: a table has a wrong name")
    playable = [kept for kept in tables if can_be_played(kept)]
    added = [kept.row.id for kept in playable if await drawer.add(msgspec.json.encode(kept).decode())]
    return Added(added, len(tables) - len(playable))


def can_be_played(kept: KeptTable) -> bool:
    try:
        with playing_again():
            table_from(kept)
    except Refusal:
        return False
    return True
