"""Which tables there are, and what is known of one. What is hidden in its game is not shown."""

from typing import Any

import msgspec
from sqlalchemy import func, select

from hotelier.core.errors import BadInput
from hotelier.server.clock import iso, now
from hotelier.server.store.rows import read_seating
from hotelier.server.store.schema import chat, moves, reports, tables
from hotelier.server.store.store import Store

STATES = {
    "frozen": tables.c.frozen.is_not(None),
    "over": tables.c.over & tables.c.frozen.is_(None),
    "asleep": None,
    "playing": None,
}


class TableRow(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    state: str
    seats: list[str]
    moves: int
    lines: int
    reports: int
    created: str
    updated: str


class ReportRow(msgspec.Struct):
    """What somebody has reported."""

    number: int
    table: str
    by: str
    about: str
    text: str
    at: str


async def list_tables(store: Store, state: str | None, game: str | None, most: int) -> list[TableRow]:
    """The tables that were changed last, of one state or game if wanted."""
    if state is not None and state not in STATES:
        raise BadInput(f"unknown state {state!r}; there are: {', '.join(STATES)}")
    reported = select(func.count()).where(reports.c.table_id == tables.c.id).scalar_subquery()
    wanted = select(tables, reported.label("reported")).order_by(tables.c.updated.desc()).limit(most)
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if state is not None:
        wanted = wanted.where(condition(store, state))
    async with store.single.connect() as connection:
        return [table_row(store, row) for row in (await connection.execute(wanted)).all()]


def condition(store: Store, state: str) -> Any:
    known = STATES[state]
    if known is not None:
        return known
    running = ~tables.c.over & tables.c.frozen.is_(None)
    long_ago = tables.c.touched < store.clock.time() - store.sleep
    return running & (long_ago if state == "asleep" else ~long_ago)


def table_row(store: Store, row: Any) -> TableRow:
    return TableRow(
        table=row.id,
        game=row.game,
        state=state_of(store, row),
        seats=seats_of(row.doc),
        moves=row.version,
        lines=row.said,
        reports=row.reported,
        created=iso(row.created),
        updated=iso(row.updated),
    )


def seats_of(doc: str) -> list[str]:
    """Who sits there; nothing if that cannot be read any more."""
    try:
        return [holder.name if holder.taken else "–" for holder in read_seating(doc).seats]
    except msgspec.DecodeError:
        return []


def state_of(store: Store, row: Any) -> str:
    if row.frozen is not None:
        return "frozen"
    if row.over:
        return "over"
    return "asleep" if row.touched < store.clock.time() - store.sleep else "playing"


async def look(store: Store, id: str) -> dict[str, Any]:
    """All about one table that is no secret of its game."""
    async with store.single.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == id))).one_or_none()
        if row is None:
            raise BadInput(f"there is no table {id!r}")
        said = (
            await connection.execute(select(chat).where(chat.c.table_id == id).order_by(chat.c.number))
        ).all()
        told = (await connection.execute(select(reports).where(reports.c.table_id == id))).all()
    seating = read_seating(row.doc)
    return {
        "table": id,
        "game": row.game,
        "options": seating.options,
        "pack": None if seating.pack is None else msgspec.structs.asdict(seating.pack),
        "state": state_of(store, row),
        "frozen": row.frozen,
        "moves": row.version,
        "created": iso(row.created),
        "updated": iso(row.updated),
        "open": seating.open,
        "seats": [
            {"name": holder.name, "person": holder.person, "bot": holder.bot, "taken": holder.taken}
            for holder in seating.seats
        ],
        "chat": [{"name": line.name, "text": line.text, "at": iso(line.at)} for line in said],
        "reports": [{"seat": each.seat, "about": each.about, "text": each.text} for each in told],
    }


async def list_reports(store: Store, most: int) -> list[ReportRow]:
    """What was reported, the newest first."""
    wanted = (
        select(reports, tables.c.doc)
        .join(tables, tables.c.id == reports.c.table_id)
        .order_by(reports.c.at.desc())
        .limit(most)
    )
    async with store.single.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return [report_row(row) for row in rows]


def report_row(row: Any) -> ReportRow:
    seats = read_seating(row.doc).seats
    by = "a watcher" if row.seat is None else seats[row.seat].name
    about = "" if row.about is None else seats[row.about].name
    return ReportRow(number=row.id, table=row.table_id, by=by, about=about, text=row.text, at=iso(row.at))


async def statistics(store: Store) -> dict[str, int]:
    """How much there is of everything."""
    counted = {"tables": select(func.count()).select_from(tables)}
    for state in STATES:
        counted[state] = select(func.count()).select_from(tables).where(condition(store, state))
    for name, table in (("moves", moves), ("lines of chat", chat), ("reports", reports)):
        counted[name] = select(func.count()).select_from(table)
    day = now() - 86_400_000
    counted["changed in a day"] = select(func.count()).select_from(tables).where(tables.c.updated > day)
    async with store.single.connect() as connection:
        return {
            name: int((await connection.execute(wanted)).scalar_one()) for name, wanted in counted.items()
        }
