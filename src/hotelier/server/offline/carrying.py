"""Carrying tables from one browser to another, as a file: all of them out, and in what is not there yet."""

import logging

import msgspec

from hotelier.server.offline.shelf import Drawer, KeptTable, table_from
from hotelier.server.refusals import Refusal
from hotelier.server.store.rows import playing_again
from hotelier.server.tables.tokens import is_table_id

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
log = logging.getLogger("hotelier.offline")


class Carried(msgspec.Struct):
    """The tables of a browser, and how many more it has that cannot be read."""

    tables: list[KeptTable]
    unreadable: int = 0


class Added(msgspec.Struct):
    """What has become of tables from a file, by their names: those that are there now, and those that were
    there before; how many cannot be played with the rules of this browser, and for how many it has no
    room."""

    added: list[str]
    known: list[str]
    unplayable: int
    no_room: int


class Gone(msgspec.Struct):
    """A table that was thrown away."""

    gone: str


class Rows(msgspec.Struct):
    """The tables of a browser, before they are read."""

    tables: list[msgspec.Raw]


async def carry(drawer: Drawer) -> Carried:
    """All tables; one that cannot be read shall not keep the others in."""
    rows = msgspec.json.decode(await drawer.all(), type=Rows).tables
    tables = [kept for row in rows if (kept := kept_table(row)) is not None]
    return Carried(tables, len(rows) - len(tables))


def kept_table(row: msgspec.Raw) -> KeptTable | None:
    try:
        return msgspec.json.decode(row, type=KeptTable)
    except UNREADABLE:
        log.exception("a table cannot be read")
        return None


async def bring(drawer: Drawer, text: str) -> Added:
    """Add what can be played: one table that was begun with other rules shall not keep the others out."""
    try:
        tables = msgspec.json.decode(text, type=Carried).tables
    except UNREADABLE as error:
        raise Refusal("bad_request", f"this is not a file of tables: {error}") from None
    if not all(is_table_id(kept.row.id) for kept in tables):
        raise Refusal("bad_request", "this is not a file of tables: a table has a wrong name")
    playable = [kept for kept in tables if can_be_played(kept)]
    outcome = Added([], [], len(tables) - len(playable), 0)
    for kept in playable:
        try:
            added = await drawer.add(msgspec.json.encode(kept).decode())
        except Exception:  # a full browser: a smaller table may still find room
            log.exception("a table cannot be kept")
            outcome.no_room += 1
        else:
            (outcome.added if added else outcome.known).append(kept.row.id)
    return outcome


def can_be_played(kept: KeptTable) -> bool:
    try:
        with playing_again():
            table_from(kept)
    except Refusal:
        return False
    return True
