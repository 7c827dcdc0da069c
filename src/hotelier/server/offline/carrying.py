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
    """The tables that a browser did not have before."""

    added: list[str]


class Gone(msgspec.Struct):
    """A table that was thrown away."""

    gone: str


async def carry(drawer: Drawer) -> Carried:
    return msgspec.json.decode(await drawer.all(), type=Carried)


async def bring(drawer: Drawer, text: str) -> Added:
    """Add tables; if one of them cannot be played, none is."""
    try:
        tables = msgspec.json.decode(text, type=Carried).tables
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("bad_request", f"this is not a file of tables: {error}") from None
    for kept in tables:
        if not is_table_id(kept.row.id):
            raise Refusal("bad_request", "this is not a file of tables: a table has a wrong name")
        with playing_again():
            table_from(kept)
    added = [kept.row.id for kept in tables if await drawer.add(msgspec.json.encode(kept).decode())]
    return Added(added)
