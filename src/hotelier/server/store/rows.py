"""Tables and the rows of the database that they are kept in; rows of earlier versions too."""

import logging
from collections.abc import Sequence
from typing import Any

import msgspec

from hotelier.core.errors import HotelierError
from hotelier.core.game import Json
from hotelier.server.refusals import Refusal
from hotelier.server.tables.log import Entry, Said, Told
from hotelier.server.tables.seating import Seating
from hotelier.server.tables.table import Table

Rows = Sequence[Any]
log = logging.getLogger("hotelier.server.store")


class OldAction(msgspec.Struct):
    """What was done, in rows that were written before events were told. An undo says to which version."""

    kind: str
    to: int | str | None = None

    @property
    def undone_to(self) -> int | None:
        return self.to if self.kind == "undo" and isinstance(self.to, int) else None


class OldTold(msgspec.Struct):
    action: OldAction


def rebuild(
    row: Any,
    snapshot: tuple[int, Json],
    rows: Rows,
    entries: list[Entry],
    chat: list[Said],
) -> Table:
    """A table from what the database holds of it."""
    table = Table(row.id, read_seating(row.doc), snapshot, row.created, row.updated)
    table.revision = row.revision
    table.version = row.version
    table.said = row.said
    table.read_log((each.version, each.seat, each.action, each.kept) for each in rows)
    table.keys = {(each.seat, each.key): (each.version, each.action) for each in rows}
    table.recent = entries
    table.chat = chat
    try:
        table.game = table.rebuilt()
    except HotelierError as error:
        log.error("table %s can no longer be played: %s", row.id, error)
        raise Refusal(
            "rules_changed",
            f"this table was begun with other rules or cards and cannot be played on here: {error}",
        ) from None
    table.retell(entries)
    return table


def read_seating(doc: str) -> Seating:
    return msgspec.json.decode(doc, type=Seating)


def read_told(text: str) -> Told:
    told = msgspec.json.decode(text, type=Told)
    if told.secrets is None:  # written before events were told, with the action in their place
        told.undone_to = msgspec.json.decode(text, type=OldTold).action.undone_to
    return told


def entry_row(id: str, entry: Entry) -> Json:
    row: Json = {field: getattr(entry, field) for field in entry.__struct_fields__}
    return {**row, "table_id": id, "told": msgspec.json.encode(entry.told).decode()}


def snapshot_row(table: Table) -> Json:
    version, record = table.snapshot
    return {"table_id": table.id, "version": version, "record": msgspec.json.encode(record).decode()}
