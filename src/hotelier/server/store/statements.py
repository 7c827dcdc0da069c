"""The statements with which tables are read and written; made once, because making them takes longer than
sending them."""

from typing import Any

from sqlalchemy import (
    BindParameter,
    Column,
    ColumnElement,
    Integer,
    Select,
    Table,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.sql.dml import ReturningUpdate

from hotelier.server.store.schema import (
    analyses,
    chat,
    house,
    moves,
    presence,
    reports,
    sittings,
    snapshots,
    tables,
)

CHANNEL = "hotelier"
"""Where changes are announced on PostgreSQL: a table's id, and its revision or `present`."""
TIME_IS = "time"
"""The first word of a notice that tells what the clock of the house has come to."""
LOBBY_READ = 300
"""More than are listed: of some makers not all are."""
FAR = 31_536_000_000
"""A year in milliseconds: what is promised longer was promised by another clock, and is worth nothing."""

CHANGED = (
    "revision",
    "version",
    "said",
    "listed",
    "over",
    "bot_until",
    "updated",
    "touched",
    "flag_at",
    "doc",
)
"""The columns that a change of a table may change."""


def given(column: "Column[object]", prefix: str) -> "BindParameter[object]":
    """A value that is given when the statement is sent; its name must not be that of a column."""
    return bindparam(f"{prefix}_{column.name}", type_=column.type)


TABLE = select(tables).where(tables.c.id == bindparam("id"))
SNAPSHOT = select(snapshots).where(snapshots.c.table_id == bindparam("id"))
PACK = select(snapshots.c.pack).where(snapshots.c.table_id == bindparam("id"))
LOG = (
    select(moves.c.version, moves.c.seat, moves.c.action, moves.c.kept, moves.c.key)
    .where(moves.c.table_id == bindparam("id"), moves.c.version <= bindparam("last"))
    .order_by(moves.c.version)
)
ENTRIES = (
    select(moves)
    .where(
        moves.c.table_id == bindparam("id"),
        moves.c.version > bindparam("after"),
        moves.c.version <= bindparam("last"),
    )
    .order_by(moves.c.version)
)
CHAT = (
    select(chat)
    .where(
        chat.c.table_id == bindparam("id"),
        chat.c.number > bindparam("after"),
        chat.c.number <= bindparam("last"),
    )
    .order_by(chat.c.number)
)
FORGET_CHAT = delete(chat).where(chat.c.table_id == bindparam("id"), chat.c.number <= bindparam("last"))
LEAVE = delete(sittings).where(sittings.c.table_id == bindparam("id"), sittings.c.seat == bindparam("at"))
RENAME = (
    update(chat)
    .where(chat.c.table_id == bindparam("id"), chat.c.number == bindparam("the_number"))
    .values({name: given(chat.c[name], "new") for name in ("name", "text", "told")})
)
REPORTS = (
    select(func.count())
    .select_from(reports)
    .where(
        reports.c.table_id == bindparam("id"),
        reports.c.seat.is_not_distinct_from(bindparam("by", type_=reports.c.seat.type)),
    )
)
AWAKE = tables.c.touched >= bindparam("asleep_before")
"""Nobody has come to a table that sleeps for a long time; it wakes when somebody does something there."""
LOBBY = (
    select(tables.c.id, tables.c.game, tables.c.doc, tables.c.created, tables.c.updated)
    .where(tables.c.listed, AWAKE)
    .order_by(tables.c.updated.desc())
    .limit(LOBBY_READ)
)
RUNNING = select(func.count()).select_from(tables).where(~tables.c.over, AWAKE)

CHANGE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"), tables.c.revision == bindparam("before"))
    .values({name: given(tables.c[name], "new") for name in CHANGED})
)
"""Changes a table that is still at the revision `before`."""
FREEZE = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"))
    .values(frozen=bindparam("why"), listed=False, bot_until=None, flag_at=None)
)
"""Nobody is invited to a table that cannot be played, no bot is called to it, and nobody's time is up."""
THAW = (
    update(tables)
    .where(tables.c.id == bindparam("the_id"))
    .values(
        frozen=None,
        listed=bindparam("is_listed"),
        bot_until=bindparam("until"),
        flag_at=bindparam("flag"),
        doc=bindparam("seating"),
    )
)
NEW_SNAPSHOT = (
    update(snapshots)
    .where(snapshots.c.table_id == bindparam("the_id"))
    .values({name: given(snapshots.c[name], "new") for name in ("version", "record")})
)
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")

_changed = CHANGE.returning(tables.c.id).cte("changed")
_values = select(*(given(column, "entry") for column in moves.c)).select_from(_changed)
_entry = insert(moves).from_select(list(moves.c), _values).cte("entry")
MOVE = select(func.pg_notify(CHANNEL, bindparam("payload"))).select_from(_changed).add_cte(_entry)
"""A change with one entry of the log, announced: everything in one statement of PostgreSQL."""

FLAGS = (
    select(tables.c.id, tables.c.flag_at)
    .where(tables.c.flag_at.is_not(None))
    .order_by(tables.c.flag_at)
    .limit(bindparam("most"))
)
"""The times that run out next."""

TIME = select(house.c.open_for)
LATEST = select(func.max(tables.c.touched))
_counted = bindparam("counted", type_=house.c.open_for.type)
BEAT = (
    update(house)
    .values(open_for=case((house.c.open_for < _counted, _counted), else_=house.c.open_for))
    .returning(house.c.open_for)
)
"""Takes the clock of the house forward, never back; what it has come to."""
_beaten = BEAT.cte("beaten")
SHARED_BEAT = select(
    _beaten.c.open_for, func.pg_notify(CHANNEL, func.concat(f"{TIME_IS} ", _beaten.c.open_for))
)
"""The same on PostgreSQL, where the others hear it at once: so their clocks hardly differ."""


def is_over(until: "Column[Any]") -> "ColumnElement[bool]":
    """Whether a promise has run out."""
    now = bindparam("now", type_=until.type)
    return or_(until <= now, until > now + FAR)


def promise(table: Table, due: "Select[Any]", until: int, *, shared: bool) -> "ReturningUpdate[Any]":
    """This worker will see to what is due and nobody has promised, the longest due first; which it is."""
    free = due.where(is_over(table.c.until)).order_by(table.c.due)
    if shared:
        free = free.with_for_update(skip_locked=True)
    chosen = table.c.id.in_(free.scalar_subquery())
    return update(table).where(chosen).values(until=until).returning(table.c.id)


DUE_BOTS = select(tables.c.id).where(is_over(tables.c.bot_until)).limit(bindparam("most"))
KEEP_PROMISES = (
    update(tables)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)), tables.c.bot_until.is_not(None))
    .values(bot_until=bindparam("until"))
)
RELEASE_PROMISES = update(tables).where(tables.c.bot_until.is_not(None)).values(bot_until=0)

WRITE_PRESENT = text(f"""
    WITH live AS (
        SELECT * FROM unnest(CAST(:places AS text[]), CAST(:seats AS int[]), CAST(:counts AS int[]))
        AS live (table_id, seat, count)
    ), written AS (
        INSERT INTO presence (worker, table_id, seat, count, until)
        SELECT CAST(:worker AS text), table_id, seat, count, CAST(:until AS bigint) FROM live
        ON CONFLICT (worker, table_id, seat) DO UPDATE SET count = excluded.count, until = excluded.until
    ), gone AS (
        DELETE FROM presence
        WHERE worker = CAST(:worker AS text) AND table_id = ANY (CAST(:tables AS text[]))
        AND (table_id, seat) NOT IN (SELECT table_id, seat FROM live)
    )
    SELECT pg_notify('{CHANNEL}', id || ' present') FROM unnest(CAST(:tables AS text[])) AS id
""")
"""Who is at these tables by way of this worker, and nobody else, announced: one statement of PostgreSQL."""
PRESENT_ELSEWHERE = (
    select(presence.c.table_id, presence.c.seat, func.sum(presence.c.count).label("total"))
    .where(
        presence.c.table_id.in_(bindparam("tables", expanding=True)),
        presence.c.worker != bindparam("own"),
        ~is_over(presence.c.until),
    )
    .group_by(presence.c.table_id, presence.c.seat)
)


def _clear(condition: "ColumnElement[bool]") -> "Select[Any]":
    """Delete notes of who is present, and announce it once for each table."""
    gone = delete(presence).where(condition).returning(presence.c.table_id).cte("gone")
    once = select(gone.c.table_id).distinct().subquery()
    return select(func.pg_notify(CHANNEL, once.c.table_id + " present"))


CLEAR_GONE = _clear(is_over(presence.c.until))
CLEAR_WORKER = _clear(presence.c.worker == bindparam("worker"))


def prefixed(prefix: str, values: dict[str, object]) -> dict[str, object]:
    return {f"{prefix}_{name}": value for name, value in values.items()}


JUDGED = select(analyses.c.turn, analyses.c.judged).where(
    analyses.c.table_id == bindparam("id"),
    analyses.c.depth == bindparam("depth"),
    or_(bindparam("only", type_=Integer).is_(None), analyses.c.turn == bindparam("only", type_=Integer)),
)
UNJUDGE = delete(analyses).where(
    analyses.c.table_id == bindparam("id"),
    analyses.c.depth == bindparam("depth"),
    analyses.c.turn == bindparam("only"),
)
