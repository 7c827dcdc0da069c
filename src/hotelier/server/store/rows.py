"""Tables and the rows of the database that they are kept in; rows of earlier versions too."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from hotelier.core.game import Json
from hotelier.server.refusals import Frozen
from hotelier.server.tables.log import Entry, Said, Told
from hotelier.server.tables.seating import Seating
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import HouseLine

Rows = Sequence[Any]


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
    snapshot: Any,
    rows: Rows,
    entries: list[Entry],
    chat: list[Said],
) -> Table:
    """A table from what the database holds of it."""
    kept = (snapshot.version, msgspec.json.decode(snapshot.record))
    table = Table(row.id, read_seating(row.doc), kept, row.created, row.updated, read_pack(snapshot.pack))
    table.revision = row.revision
    table.version = row.version
    table.said = row.said
    table.read_log((each.version, each.seat, each.action, each.kept) for each in rows)
    table.keys = {(each.seat, each.key): (each.version, each.action) for each in rows}
    table.recent = entries
    table.chat = chat
    table.game = table.rebuilt()
    table.retell(entries)
    return table


@contextmanager
def playing_again() -> Iterator[None]:
    """A log that was written with other rules may fail anywhere: then its table is frozen."""
    try:
        yield
    except Exception as error:
        told = str(error).partition("; legal are")[0]  # that would show a hand
        raise Frozen(f"{type(error).__name__}: {told}") from error


def read_seating(doc: str) -> Seating:
    return msgspec.json.decode(doc, type=Seating)


def read_pack(text: str | None) -> Json | None:
    return None if text is None else msgspec.json.decode(text)


def read_told(text: str) -> Told:
    told = msgspec.json.decode(text, type=Told)
    if told.secrets is None:  # written before events were told, with the action in their place
        told.undone_to = msgspec.json.decode(text, type=OldTold).action.undone_to
    return told


def entry_row(id: str, entry: Entry) -> Json:
    row: Json = {field: getattr(entry, field) for field in entry.__struct_fields__}
    return {**row, "table_id": id, "told": msgspec.json.encode(entry.told).decode()}


def said_row(id: str, line: Said) -> Json:
    told = None if line.told is None else msgspec.json.encode(line.told).decode()
    return {"table_id": id, **msgspec.structs.asdict(line), "told": told}


def read_line(told: str | None) -> HouseLine | None:
    return None if told is None else msgspec.json.decode(told, type=HouseLine)


def pack_row(table: Table) -> Json:
    """What a snapshot keeps for good."""
    return {"pack": None if table.pack is None else msgspec.json.encode(table.pack).decode()}


def snapshot_row(table: Table) -> Json:
    version, record = table.snapshot
    return {"table_id": table.id, "version": version, "record": msgspec.json.encode(record).decode()}
