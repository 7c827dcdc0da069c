"""Clocks that are wrong, or set while the house is open: nobody is replaced for it, no bot stands still."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path

import pytest

from hotelier.server import clock
from hotelier.server.clock import HouseClock
from hotelier.server.live.presence import LIFE, Presence
from hotelier.server.settings import Settings, checked
from hotelier.server.store.store import Store
from hotelier.server.tables.audience_view import NOBODY, Present
from hotelier.server.tables.opening import open_table
from hotelier.wire.messages.opening import NewSeat, NewTable
from tests.patience import awaited
from tests.server.older import take_back
from tests.server.postgres import Postgres
from tests.server.sitting import Sitting, house, new_key
from tests.server.times import Times

HOUR = 3600
AWAY = 72 * HOUR
LEASE = 9
JUMPS = [100 * HOUR, -100 * HOUR]


# People who are away


def is_replaced(sitting: Sitting) -> bool:
    """Whether the one who waits can have the other one replaced alone."""
    gone = sitting.state()["to_move"]
    asked = {"kind": "replace", "seat": gone, "bot": "random", "key": new_key()}
    path = f"/api/v1{sitting.path}/proposals"
    headers = {"Authorization": f"Bearer {sitting.tokens[1 - gone]}"}
    response = sitting.house.http.post(path, json=asked, headers=headers)
    if response.status_code != 200:
        assert response.json()["error"]["code"] == "not_away"
    return response.status_code == 200


@pytest.mark.parametrize("jump", JUMPS)
def test_nobody_is_away_because_the_clock_was_set(times: Times, tmp_path: Path, jump: float) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        sitting.move()
        times.wall += jump
        assert not is_replaced(sitting)
        times.go_on(AWAY)
        assert not is_replaced(sitting)
        times.go_on(1)
        assert is_replaced(sitting), "the clock was set, but the time has been lived through"


@pytest.mark.parametrize("jump", JUMPS)
def test_a_restart_with_a_wrong_clock_adds_nothing(times: Times, tmp_path: Path, jump: float) -> None:
    """Time counts while the house is open: before the restart and after it, but not in between."""
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        sitting.move()
        times.go_on(AWAY / 2)
    times.reboot(times.wall + jump)
    with house(tmp_path) as home:
        sitting.house = home
        assert not is_replaced(sitting)
        times.go_on(AWAY / 2)
        assert not is_replaced(sitting)
    times.reboot(times.wall - jump)
    with house(tmp_path) as home:
        sitting.house = home
        assert not is_replaced(sitting)
        times.go_on(1)
        assert is_replaced(sitting)


def test_a_wrong_hour_is_not_carried_on(times: Times, tmp_path: Path) -> None:
    """A change is told with the time that the clock shows, even if an earlier one was told with a later."""
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        for jump in (100 * HOUR, -100 * HOUR, -100 * HOUR):
            times.wall += jump
            state = sitting.move()
            told = {state["updated"], state["happenings"][-1]["at"]}
            assert {datetime.fromisoformat(at).timestamp() for at in told} == {times.wall}


# Tables that were written by the clock on the wall


def make_old(file: Path, ahead: int) -> None:
    """Write a database as it was before there was a clock of the house, with times that lie ahead."""
    with sqlite3.connect(file) as database:
        for id, doc in database.execute("SELECT id, doc FROM tables").fetchall():
            seating = json.loads(doc)
            del seating["moved"]
            for holder in seating["seats"]:
                del holder["last_seen"]
                holder["seen"] = ahead
            change = "UPDATE tables SET doc = ?, updated = ? WHERE id = ?"
            database.execute(change, (json.dumps(seating), ahead, id))
        database.execute("UPDATE tables SET bot_until = ? WHERE bot_until IS NOT NULL", (ahead,))
        take_back(database, "0001")
    database.close()


def test_an_old_time_in_the_future_protects_nobody_for_ever(times: Times, tmp_path: Path) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        sitting.move()
    make_old(tmp_path / "tables.sqlite", int(1000 * (times.wall + 1000 * HOUR)))
    times.reboot(times.wall)
    with house(tmp_path) as home:
        sitting.house = home
        assert not is_replaced(sitting), "the away time begins anew"
        times.go_on(AWAY + 1)
        assert is_replaced(sitting)


def test_bots_of_an_old_database_go_on(tmp_path: Path) -> None:
    """Whatever their promises say: these were made by another clock."""
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 1, 1)
        home.http.app.state.service.bots.call = lambda id: None  # type: ignore[attr-defined]
        sitting.play_until(lambda state: state["to_move"] == 1)
        waiting = sitting.state()["version"]
    make_old(tmp_path / "tables.sqlite", clock.now() + 1_000_000 * HOUR)
    with house(tmp_path) as home:
        sitting.house = home
        awaited(sitting.state, lambda state: state["version"] != waiting, "the bot stands still")


# Promises among workers


def with_stores(postgres: Postgres, work: Callable[[Callable[[], Store]], Awaitable[None]]) -> None:
    """Let workers that start on one database do something."""
    settings = checked(Settings(database_url=postgres.new_database(), bot_lease=LEASE))
    stores: list[Store] = []

    def new() -> Store:
        stores.append(Store(settings))
        return stores[-1]

    async def run() -> None:
        try:
            await work(new)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def begin_with_bots(store: Store) -> str:
    """A table at which a bot is to move, as this worker has promised."""
    seats = [NewSeat(kind="bot", bot="random")] * 2
    table, _ = open_table(NewTable(game="overbooking", seats=seats), clock.now(), store.clock.time())
    assert await store.create(table)
    return table.id


@pytest.mark.parametrize("jump", JUMPS)
def test_a_kept_promise_is_not_taken_over_however_clocks_jump(
    times: Times, postgres: Postgres, jump: float
) -> None:
    async def work(new: Callable[[], Store]) -> None:
        one = new()
        await one.start()
        id = await begin_with_bots(one)
        times.wall += jump
        other = new()
        await other.start()
        for _ in range(10):
            for store in (one, other):
                await store.beat()
            await one.keep_promises([id])
            assert await other.take_over_bots(50) == []
            times.go_on(LEASE / 3)
            times.wall -= jump
        times.go_on(LEASE)
        assert await other.take_over_bots(50) == [id], "the first has fallen silent"
        assert await one.take_over_bots(50) == []

    with_stores(postgres, work)


@pytest.mark.parametrize("jump", JUMPS)
def test_bots_go_on_a_lease_after_all_workers_restart(
    times: Times, postgres: Postgres, jump: float
) -> None:
    async def work(new: Callable[[], Store]) -> None:
        one = new()
        await one.start()
        times.go_on(HOUR)
        await one.beat()
        id = await begin_with_bots(one)
        times.reboot(times.wall + jump)
        other = new()
        await other.start()
        assert await other.take_over_bots(50) == []
        times.go_on(LEASE)
        assert await other.take_over_bots(50) == [id]

    with_stores(postgres, work)


def test_a_promise_of_another_clock_is_worth_nothing(times: Times, postgres: Postgres) -> None:
    """As a worker makes it that is still to be updated."""

    async def work(new: Callable[[], Store]) -> None:
        one = new()
        await one.start()
        id = await begin_with_bots(one)
        one.clock.hear(clock.now())
        await one.keep_promises([id])
        other = new()
        await other.start()
        assert await other.take_over_bots(50) == [id]

    with_stores(postgres, work)


@pytest.mark.parametrize("jump", JUMPS)
def test_who_is_present_does_not_hang_on_the_clock(times: Times, postgres: Postgres, jump: float) -> None:
    async def work(new: Callable[[], Store]) -> None:
        one, other = Presence(new()), Presence(new())
        await one.store.start()
        one.enter("table", 0)
        await one.catch_up()
        times.wall += jump
        await other.store.start()
        assert await other.look("table") == Present((0,))
        times.go_on(LIFE / 1000 - 1)
        assert await other.look("table") == Present((0,))
        times.go_on(1)
        assert await other.look("table") == NOBODY, "not renewed: the worker is gone"

    with_stores(postgres, work)


# The clock of the house


def test_the_clock_of_the_house_never_goes_back(times: Times) -> None:
    house_clock = HouseClock()
    house_clock.hear(7_000)
    times.go_on(2)
    assert house_clock.time() == 9_000
    house_clock.hear(8_000)
    assert house_clock.time() == 9_000
    house_clock.hear(20_000)
    times.wall -= HOUR
    assert house_clock.time() == 20_000


def test_workers_agree_on_the_time(times: Times, postgres: Postgres) -> None:
    async def work(new: Callable[[], Store]) -> None:
        one = new()
        await one.start()
        times.go_on(HOUR)
        await one.beat()
        times.go_on(3)
        other = new()
        await other.start()
        assert one.clock.time() - other.clock.time() == 3_000, "so long ago the first has told it"
        await one.beat()
        await other.beat()
        assert one.clock.time() == other.clock.time() == 1000 * (HOUR + 3)

    with_stores(postgres, work)
