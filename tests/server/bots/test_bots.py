"""Bots at tables: a bounded pool, slow and broken ones, and workers that fall silent."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import hotelier
from hotelier.client import bot, person
from hotelier.core.chance import Seeded
from hotelier.core.playout import play_randomly
from hotelier.server.bots.bot_process import Memory, Task
from hotelier.server.bots.pool import CannotThink, Pool
from hotelier.server.bots.turns import Asker
from tests.patience import SECONDS, awaited
from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.running import started
from tests.server.sitting import house

MOODY = "tests.server.bots.moody_bot_process"


def task(name: str) -> Task:
    return Task("choose", "table", {}, 0, name, 0)


def by(address: str) -> Asker:
    return Asker("table", address)


def with_pool(size: int, seconds: float, work: Callable[[Pool], Awaitable[None]]) -> None:
    async def run() -> None:
        pool = Pool(size, seconds, MOODY)
        try:
            await work(pool)
        finally:
            await pool.close()
        assert not pool.all

    asyncio.run(run())


def test_a_slow_bot_does_not_hold_up_others() -> None:
    async def work(pool: Pool) -> None:
        slow = asyncio.create_task(pool.think(task("slow"), by("one")))
        quick = [await pool.think(task("quick"), by("another")) for _ in range(20)]
        assert len({thought.action for thought in quick}) == 1, "one process is used again and again"
        assert not slow.done()
        slow.cancel()

    with_pool(2, SECONDS, work)


def test_no_more_processes_than_allowed() -> None:
    async def work(pool: Pool) -> None:
        asked = [pool.think(task("quick"), by(str(number))) for number in range(30)]
        thoughts = await asyncio.gather(*asked)
        assert len({thought.action for thought in thoughts}) <= 2 == len(pool.all)

    with_pool(2, SECONDS, work)


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    async def work(pool: Pool) -> None:
        first = await pool.think(task("quick"), by("one"))
        pool.seconds = 0.1  # however busy the machine is: what is asked for never comes
        with pytest.raises(CannotThink):
            await pool.think(task("slow"), by("one"))
        pool.seconds = SECONDS
        second = await pool.think(task("quick"), by("one"))
        assert first.action != second.action
        until = time.monotonic() + SECONDS
        with pytest.raises(ProcessLookupError):
            while time.monotonic() < until:
                os.kill(int(first.action), 0)
                await asyncio.sleep(0.01)

    with_pool(1, SECONDS, work)


@pytest.mark.parametrize("mood", ["dies", "babbles"])
def test_a_broken_bot_is_replaced(mood: str) -> None:
    async def work(pool: Pool) -> None:
        with pytest.raises(CannotThink):
            await pool.think(task(mood), by("one"))
        assert (await pool.think(task("quick"), by("one"))).action

    with_pool(1, SECONDS, work)


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    """Nobody has to push: a table of bots plays to its end."""
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 0, 2)
        until = time.monotonic() + SECONDS
        seen = {"version": 0, "finished": None}
        while not seen["finished"]:
            assert time.monotonic() < until, "the bots stand still"
            time.sleep(0.05)
            path = f"{sitting.path}?seen={seen['version']}"  # a short answer: the server has bots to serve
            seen = home.ask("GET", path, token=sitting.made["watch"])
        state = home.ask("GET", sitting.path, token=sitting.made["watch"])
        assert {each["seat"] for each in state["happenings"]} == {None, 0, 1}


def test_another_worker_takes_over_the_bots_of_one_that_died(postgres: Postgres, serve: Serve) -> None:
    database = postgres.new_database()
    servers = started([serve(database, bot_lease="1"), serve(database, bot_lease="1")])
    made = servers[0].client().make_table("austria", [bot("random")] * 2)
    place = servers[1].client().at(made.table, made.watch)
    awaited(place.state, lambda state: state.version >= 5, "the bots do not begin")
    servers[0].kill()
    awaited(place.state, lambda state: state.finished, "the bots stand still")


def test_bots_go_on_when_the_only_process_starts_again(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    client = server.client()
    made = client.make_table("austria", [bot("random"), bot("random"), person()])
    place = client.at(made.table, made.watch)
    mine = client.at(made.table, made.seats[0].token)
    mine.join("Ada")
    server.kill()
    server.start()
    awaited(place.state, lambda state: state.to_move == 2, "the bots stand still")
    assert mine.state().legal


def test_a_remembered_game_is_the_one_that_a_replay_gives() -> None:
    memory = Memory()
    games = [hotelier.new_game("austria", seats=seats, seed=3) for seats in (2, 3)]
    rng = Seeded(3)
    for number in range(40):
        game = games[number % 2]
        play_randomly(game, rng, 5)
        remembered = memory.game_of(thought_about(str(number % 2), game.record()))
        assert remembered.record() == game.record()
        assert [remembered.view(seat) for seat in (0, 1)] == [game.view(seat) for seat in (0, 1)]
    record = games[0].record()
    earlier = {**record, "actions": record["actions"][:30]}
    after_takeback = memory.game_of(thought_about("0", earlier))
    assert after_takeback.record() == hotelier.replay(earlier).record()


def thought_about(table: str, record: dict[str, Any]) -> Task:
    return Task("choose", table, record, 0, "random", 0)
