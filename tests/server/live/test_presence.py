"""Who is there, on PostgreSQL: it is told again when it was lost, and writing it down holds nobody up."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest

from hotelier.client import person
from hotelier.server.live.presence import BATCH, Presence
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings, checked
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import NOBODY, Present
from hotelier.wire.messages.opening import TableMade
from tests.patience import SECONDS
from tests.server.conftest import Serve
from tests.server.live.test_live import Live, play, until_version
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.sitting import all_join

MANY = 8 * BATCH
POOL = 8
"""Connections to the database that a worker has."""


@asynccontextmanager
async def two_workers(database: str) -> AsyncIterator[list[Presence]]:
    """What two workers know of who is there; nothing is written before they are told to catch up."""
    stores = [Store(checked(Settings(database_url=database))) for _ in range(2)]
    try:
        for store in stores:
            await store.start()
        yield [Presence(store) for store in stores]
    finally:
        for store in stores:
            await store.close()


def with_two(postgres: Postgres, work: Callable[[Presence, Presence], Awaitable[None]]) -> None:
    async def run() -> None:
        async with two_workers(postgres.new_database()) as (one, other):
            await work(one, other)

    asyncio.run(run())


async def sql(presence: Presence, command: str) -> list[asyncpg.Record]:
    connection = await connect(presence)
    try:
        rows: list[asyncpg.Record] = await connection.fetch(command)
        return rows
    finally:
        await connection.close()


async def connect(presence: Presence) -> "asyncpg.Connection[asyncpg.Record]":
    """Somebody else's connection to the same database."""
    url = presence.store.engine.url.set(drivername="postgresql")
    return await asyncpg.connect(url.render_as_string(hide_password=False))


def test_postgresql_does_not_log_who_is_present(postgres: Postgres) -> None:
    async def work(one: Presence, _: Presence) -> None:
        asked = "SELECT relpersistence::text AS kind FROM pg_class WHERE relname = 'presence'"
        assert [row["kind"] for row in await sql(one, asked)] == ["u"]

    with_two(postgres, work)


def test_own_connections_are_known_before_they_are_written(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        one.enter("table", 1)
        assert one.at_hand("table") == await one.look("table") == Present(seats=(1,))
        assert await other.look("table") == NOBODY
        await one.catch_up()
        assert await other.look("table") == Present(seats=(1,))

    with_two(postgres, work)


def test_connections_of_all_workers_are_added_up(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        for presence, seats in ((one, [0, 1, None]), (other, [1, 2, None])):
            for seat in seats:
                presence.enter("table", seat)
            await presence.catch_up()
        assert await one.look("table") == await other.look("table") == Present((0, 1, 2), 2)
        one.leave("table", 1)
        other.leave("table", 2)
        await one.catch_up()
        await other.catch_up()
        assert await one.look("table") == await other.look("table") == Present((0, 1), 2)

    with_two(postgres, work)


def test_who_watches_is_woken_when_somebody_of_another_worker_comes_or_goes(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        woken: list[Present] = []
        one.listener = lambda table: woken.append(one.at_hand(table))
        one.enter("table", 0)
        for change in (other.enter, other.leave):
            change("table", 1)
            await other.catch_up()
            one.look_soon("table")
            one.look_soon("elsewhere")
            await one.catch_up()
            one.look_soon("table")
            await one.catch_up()
        assert woken == [Present((0, 1)), Present((0,))], "once for each change"

    with_two(postgres, work)


def test_presence_is_told_again_after_its_rows_were_lost(postgres: Postgres) -> None:
    """As they are when PostgreSQL crashes, or when this worker slept so long that others cleared them."""

    async def work(one: Presence, other: Presence) -> None:
        for number in range(MANY):
            one.enter(f"table {number}", number % 4)
        await one.catch_up()
        await sql(one, "TRUNCATE presence")
        assert await other.look("table 0") == NOBODY
        one.leave("table 1", 1)
        one.renew()
        await one.catch_up()
        for number in (0, 2, MANY - 1):
            assert await other.look(f"table {number}") == Present((number % 4,))
        assert await other.look("table 1") == NOBODY

    with_two(postgres, work)


def test_rows_that_are_true_no_more_go(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        one.enter("table", 0)
        await one.catch_up()
        note = f"INSERT INTO presence SELECT '{one.worker}', table_id, 3, 1, until FROM presence"
        await sql(one, note)
        await sql(one, "INSERT INTO presence VALUES ('a worker that is gone', 'table', 2, 1, -1)")
        one.renew()
        await one.catch_up()
        assert await other.look("table") == Present((0,))
        assert len(await sql(one, "SELECT * FROM presence")) == 1

    with_two(postgres, work)


def test_a_worker_that_goes_takes_its_rows_along(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        for presence in (one, other):
            presence.enter("table", 0)
            await presence.catch_up()
        await one.close()
        rows = await sql(other, "SELECT worker FROM presence")
        assert [row["worker"] for row in rows] == [other.worker]

    with_two(postgres, work)


def test_what_could_not_be_written_is_written_later(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        one.enter("table", 0)
        await sql(
            one, "ALTER TABLE presence ADD CONSTRAINT away CHECK (pg_terminate_backend(pg_backend_pid()))"
        )
        with pytest.raises(Refusal):
            await one.catch_up()
        await sql(one, "ALTER TABLE presence DROP CONSTRAINT away")
        await one.catch_up()
        assert await other.look("table") == Present((0,))

    with_two(postgres, work)


def test_a_storm_takes_one_connection_at_a_time(postgres: Postgres) -> None:
    """Many come and go while nobody can write who is there: all the other connections stay free."""

    async def work(one: Presence, other: Presence) -> None:
        writing = asyncio.create_task(one.run())
        holder = await connect(one)
        taken: list[int] = []
        async with holder.transaction():
            await holder.execute("LOCK TABLE presence IN ACCESS EXCLUSIVE MODE")
            for number in range(2 * MANY):
                one.enter(f"table {number}", 0)
            await until_somebody_waits(holder)
            for number in range(MANY):
                one.leave(f"table {number}", 0)
            await asyncio.gather(*(one.store.check() for _ in range(10 * POOL)))
            taken.append(one.store.engine.pool.checkedout())  # type: ignore[attr-defined]
        await holder.close()
        while one.unwritten:
            taken.append(one.store.engine.pool.checkedout())  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        assert max(taken) <= 1, "the one that writes, or waits to"
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        one.renew()
        await one.catch_up()
        rows = await sql(one, "SELECT table_id FROM presence")
        assert {row["table_id"] for row in rows} == {f"table {number}" for number in range(MANY, 2 * MANY)}

    with_two(postgres, work)


async def until_somebody_waits(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
    loop = asyncio.get_running_loop()
    until = loop.time() + SECONDS
    while not await connection.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        assert loop.time() < until, "nobody waits"
        await asyncio.sleep(0)


def test_a_table_is_announced_once_however_many_come(postgres: Postgres) -> None:
    async def work(one: Presence, other: Presence) -> None:
        heard: list[str] = []
        ear = await connect(other)
        await ear.add_listener("hotelier", lambda *notice: heard.append(str(notice[3])))
        for number in range(MANY):
            for seat in (0, 1, None):
                one.enter(f"table {number}", seat)
        await one.catch_up()
        assert not one.unwritten
        await until_heard(ear, heard)
        assert sorted(heard[:-1]) == sorted(f"table {number} present" for number in range(MANY))
        await ear.close()

    with_two(postgres, work)


async def until_heard(ear: "asyncpg.Connection[asyncpg.Record]", heard: list[str]) -> None:
    """Until all has been heard that was said before."""
    await ear.execute("SELECT pg_notify('hotelier', 'the end')")
    while heard[-1:] != ["the end"]:
        await ear.fetchval("SELECT 1")


# Real workers


def table_at(worker: Running) -> TableMade:
    client = worker.client()
    return all_join(client, client.make_table("austria", [person(), person()]))


def test_moves_are_made_while_nobody_can_write_who_is_there(postgres: Postgres, serve: Serve) -> None:
    """More people come than there are connections to the database; each is answered, and so is a move."""
    database = postgres.new_database()
    servers = [serve(database), serve(database)]
    made = table_at(servers[0])
    client = servers[0].client()
    crowded = [client.make_table("austria", [person()]) for _ in range(3 * POOL)]

    async def hold(done: asyncio.Event, held: asyncio.Event) -> None:
        connection = await asyncpg.connect(database.replace("+asyncpg", ""))
        async with connection.transaction():
            await connection.execute("LOCK TABLE presence IN EXCLUSIVE MODE")
            held.set()
            await done.wait()
        await connection.close()

    def come_and_move() -> list[Live]:
        lives = [Live(servers[0], each.table, {"token": each.watch}) for each in crowded]
        lives.append(Live(servers[0], made.table, {"token": made.seats[0].token}))
        for live in lives:
            live.frame("state")
        until_version(lives[-1], play(servers[0], made, 3))
        return lives

    async def run() -> list[Live]:
        done, held = asyncio.Event(), asyncio.Event()
        holding = asyncio.create_task(hold(done, held))
        await held.wait()
        try:
            return await asyncio.to_thread(come_and_move)
        finally:
            done.set()
            await holding

    lives = asyncio.run(run())
    elsewhere = Live(servers[1], made.table, {"token": made.seats[1].token})
    elsewhere.present(0, 1)
    lives[-1].present(0, 1)
    for live in [*lives, elsewhere]:
        live.close()


def test_who_is_there_is_known_after_a_crash_of_postgresql(serve: Serve) -> None:
    postgres = Postgres()
    try:
        postgres.start()
        database = postgres.new_database()
        servers = [serve(database), serve(database)]
        made = table_at(servers[0])
        first = Live(servers[0], made.table, {"token": made.seats[0].token})
        first.present(0)
        postgres.stop()
        postgres.start()
        for server in servers:
            server.wait_until_ready()
        second = Live(servers[1], made.table, {"token": made.seats[1].token})
        second.present(0, 1)
        first.close()
        second.present(1)
        second.close()
    finally:
        postgres.remove()
