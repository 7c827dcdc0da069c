"""Time that is counted by real servers: killed, several at once, with moves that wait."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier.client import Place, person
from hotelier.server import clock
from hotelier.server.live.notices import Notices
from hotelier.server.refusals import Refusal
from hotelier.server.store.flags import GRACE, Flags
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.tables import edits
from hotelier.server.tables.joining import Joining
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import HEAD_START, clock_of, keep_time
from hotelier.wire.messages.opening import ClockRule, NewSeat, NewTable, TableMade
from hotelier.wire.messages.table import Join, Move, TableState
from tests.patience import SECONDS, awaited
from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.test_clocks import with_stores
from tests.server.times import Times

LIVE = ClockRule(kind="live", bank=600, increment=20, bot="random")
WISH = NewTable(game="overbooking", seats=[NewSeat(kind="person")] * 2, clock=LIVE)

# The arithmetic


def seated(rule: ClockRule) -> Table:
    """A table at which all have joined, its clock about to run."""
    table, made = open_table(NewTable(game="overbooking", seats=WISH.seats, clock=rule, seed=7), 0, 0)
    for link in made.seats:
        draft = table.draft(0, 0)
        Joining(link.token, Join(name=f"player {link.seat}")).edit(draft)
        keep_time(draft)
        table = draft
    return table


def left(table: Table, at: int) -> list[int]:
    shown = clock_of(table, at)
    assert shown is not None
    return [0 if each is None else each.left for each in shown.seats]


def decided(table: Table, at: int, waited: int) -> Table:
    """Whoever is to move decides at a time, and it is written later."""
    draft = table.draft(0, at + waited, at)
    seat = draft.to_move
    assert seat is not None
    draft.play(seat, draft.game.notation(draft.game.legal_actions()[0]), f"key {draft.version}")
    keep_time(draft)
    return draft


spans = st.tuples(st.integers(0, 60_000), st.integers(0, 20_000))


@given(st.lists(spans, min_size=1, max_size=12))
@settings(deadline=None, max_examples=40)
def test_time_is_neither_made_nor_lost(thoughts: list[tuple[int, int]]) -> None:
    """What somebody used is what they thought; nobody pays for waiting, nor for another one."""
    table = seated(LIVE)
    at = HEAD_START
    for thought, waited in thoughts:
        seat, before = table.to_move, left(table, at)
        assert seat is not None
        thinking = left(table, at + thought)
        assert thinking[1 - seat] == before[1 - seat]
        assert thinking[seat] == max(0, before[seat] - thought) >= 0
        table = decided(table, at + thought, waited)
        at += thought + waited
        after = left(table, at)
        gained = [1000 * LIVE.increment * (each == table.to_move != seat) for each in range(2)]
        assert after == [have + more for have, more in zip(thinking, gained, strict=True)]


# Several workers, and moves that wait


async def make_table(host: Host) -> tuple[str, TableMade, int]:
    """A table that has begun: who is to move decides on the clock."""
    table, made = open_table(WISH, clock.now(), host.time())
    assert await host.open(table)
    for link in made.seats:
        joining = Joining(link.token, Join(name=f"player {link.seat}"))
        table = await host.change(table.id, joining.edit)
        link.token = joining.secret
    assert table.to_move is not None
    return table.id, made, table.to_move


def move_of(table: Table, made: TableMade, seat: int) -> edits.Edit:
    action = table.game.notation(table.game.legal_actions()[0])
    return edits.move(made.seats[seat].token, Move(version=table.version, action=action, key="k"))


Work = Callable[[Host, Host, Times], Awaitable[None]]


def on_two_workers(postgres: Postgres, times: Times, work: Work) -> None:
    async def start(new: Callable[[], Store]) -> None:
        stores = [new(), new()]
        for store in stores:
            await store.start()
        await work(Host(stores[0], 10), Host(stores[1], 10), times)

    with_stores(postgres, start)


def run_out_lines(table: Table) -> int:
    return sum(said.told is not None and said.told.kind == "time_up" for said in table.chat)


def test_however_many_workers_see_it_time_runs_out_once(times: Times, postgres: Postgres) -> None:
    async def work(one: Host, other: Host, times: Times) -> None:
        id, _, seat = await make_table(one)
        await other.newest(id)
        times.go_on((HEAD_START + GRACE) / 1000 + 620)
        await asyncio.gather(*(Flags(host).look() for host in (one, other, one, other)))
        table = await other.newest(id)
        assert table.seating.seats[seat].bot == "random"
        assert run_out_lines(table) == 1
        assert await one.store.flags(10) == [], "nobody else is on the clock: no flag is set"

    on_two_workers(postgres, times, work)


def test_a_move_that_came_in_time_counts_however_long_it_waits(times: Times, postgres: Postgres) -> None:
    async def work(one: Host, other: Host, times: Times) -> None:
        id, made, seat = await make_table(one)
        table = await one.newest(id)
        times.go_on(HEAD_START / 1000 + 619.5)
        async with one.lock(id):
            waiting = asyncio.create_task(one.change(id, move_of(table, made, seat)))
            await asyncio.sleep(0)
            times.go_on(1)
            await Flags(other).look()
        table = await waiting
        assert table.version == 1 and run_out_lines(table) == 0
        assert left(table, one.time())[seat] in (500, 20_500), "charged until it came"

    on_two_workers(postgres, times, work)


def test_a_move_that_comes_too_late_does_not_count(times: Times, postgres: Postgres) -> None:
    async def work(one: Host, other: Host, times: Times) -> None:
        id, made, seat = await make_table(one)
        table = await one.newest(id)
        times.go_on(HEAD_START / 1000 + 620.1)
        with pytest.raises(Refusal, match="time is up"):
            await other.change(id, move_of(table, made, seat))
        times.go_on(2)
        results = await asyncio.gather(
            Flags(one).look(), other.change(id, move_of(table, made, seat)), return_exceptions=True
        )
        assert isinstance(results[1], Refusal)
        assert run_out_lines(await other.newest(id)) == 1

    on_two_workers(postgres, times, work)


def test_workers_hear_the_time_from_each_other_at_once(times: Times, postgres: Postgres) -> None:
    """Their clocks differ by no more than a notice takes: who decides on which worker costs nobody time."""

    async def work(new: Callable[[], Store]) -> None:
        one, other = new(), new()

        class Watched:
            host = Host(other, 10)

            async def look_again(self) -> None:
                pass

        for store in (one, other):
            await store.start()
        url = other.engine.url.render_as_string(hide_password=False)
        ear = Notices(url, Watched(), other.faults)  # type: ignore[arg-type]
        listening = asyncio.create_task(ear.run())
        async with asyncio.timeout(SECONDS):
            await ear.listening.wait()
        one.clock.hear(5_000_000)
        await one.beat()
        async with asyncio.timeout(SECONDS):
            while other.clock.time() != one.clock.time():
                await asyncio.sleep(0.01)
        listening.cancel()

    with_stores(postgres, work)


# Real servers


def begin(server: Running) -> tuple[list[Place], int]:
    """Two people at a table, the first decision made; who decides now."""
    client = server.client()
    made = client.make_table("overbooking", [person(), person()], clock=LIVE)
    places = [client.at(made.table, link.token) for link in made.seats]
    for number, place in enumerate(places):
        place.join(f"player {number}")
    first = places[0].state().to_move
    assert first is not None
    state = places[first].state()
    while state.to_move == first:
        state = places[first].move(state.legal[0]["notation"], state.version)
    assert state.to_move is not None
    return places, state.to_move


def milliseconds(state: TableState, seat: int) -> int:
    assert state.clock is not None and state.clock.seats[seat] is not None
    return state.clock.seats[seat].left  # type: ignore[union-attr]


def database_of(request: pytest.FixtureRequest, kind: str) -> str:
    if kind == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("postgres").new_database())


def let_time_pass(request: pytest.FixtureRequest, database: str, seconds: int) -> None:
    """Write into the database that the house has been open for longer: its clock goes on from there."""
    change = f"UPDATE house SET open_for = open_for + {1000 * seconds}"
    if database.startswith("sqlite"):
        with sqlite3.connect(database.partition("///")[2], timeout=SECONDS) as file:
            file.execute(change)
        file.close()
    else:
        request.getfixturevalue("postgres").sql(change, database.rpartition("/")[2])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_takes_nobodys_time(
    serve: Serve, request: pytest.FixtureRequest, kind: str
) -> None:
    """Not while it is down. After that time goes on where it stood, until there is none."""
    database = database_of(request, kind)
    server = serve(database)
    places, seat = begin(server)
    asked = time.monotonic()
    before = milliseconds(places[seat].state(), seat)
    server.kill()
    killed = time.monotonic()
    let_time_pass(request, database, 100)
    started = time.monotonic()
    server.start()
    after = milliseconds(places[seat].state(), seat)
    answered = time.monotonic()
    used = before - after
    assert 90_000 < used <= 100_000 + 1000 * (killed - asked + answered - started) + 1
    other = milliseconds(places[seat].state(), 1 - seat)
    server.kill()
    let_time_pass(request, database, 1000)
    server.start()
    state = wait_for_bot(places[1 - seat], seat)
    assert milliseconds(state, seat) == 0 and milliseconds(state, 1 - seat) == other
    told = [line.told.kind for line in state.chat if line.told is not None]
    assert told == ["time_up"]


def wait_for_bot(place: Place, seat: int) -> TableState:
    return awaited(place.state, lambda state: state.seats[seat].bot, "nobody's time runs out")


def test_two_running_workers_let_time_run_out_once(
    workers: list[Running], request: pytest.FixtureRequest
) -> None:
    places, seat = begin(workers[0])
    let_time_pass(request, workers[0].environment["HOTELIER_DATABASE_URL"], 1000)
    states: list[Any] = [wait_for_bot(places[1 - seat], seat)]
    client = workers[1].client()
    states.append(client.at(places[0].table, places[1 - seat].token).state())
    for state in states:
        assert [line.told.kind for line in state.chat if line.told is not None] == ["time_up"]
