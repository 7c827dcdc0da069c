"""One address cannot keep all bots busy: whose turn it is, who is refused, and who is dropped."""

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.requests import Request

import hotelier
from hotelier.core.chance import Seeded
from hotelier.core.playout import play_randomly
from hotelier.server.addresses import crowd_of
from hotelier.server.bots.bot_process import Memory, Task, Thought
from hotelier.server.bots.pool import CannotThink, Pool, ProcessDied
from hotelier.server.bots.seated_bots import SeatedBots
from hotelier.server.bots.turns import Asker, Turns
from hotelier.server.http.abandoned import unless_gone
from hotelier.server.refusals import Refusal
from hotelier.server.tables.opening import open_table
from hotelier.wire.messages.opening import NewSeat, NewTable
from tests.patience import SECONDS
from tests.server.bots.test_bots import task, with_pool
from tests.server.sitting import API, House, house

BOTS_ALONE = {"game": "overbooking", "seats": [{"kind": "bot", "bot": "random"}] * 2}
OPERATOR = "a token for the operator"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with house(folder, bot_tables=False, operator_token=OPERATOR) as it:
        yield it


def order_of(size: int, askers: list[Asker]) -> list[Asker]:
    """In which order those get their turns who come while others think; each is done at once."""
    order: list[Asker] = []

    async def run() -> None:
        turns = Turns(size)
        first = [turns.turn(Asker("first", str(number))) for number in range(size)]
        for each in first:
            await each.__aenter__()

        async def think(asker: Asker) -> None:
            async with turns.turn(asker):
                order.append(asker)

        waiting = [asyncio.create_task(think(asker)) for asker in askers]
        while len(turns.waiting) < len(askers):
            await asyncio.sleep(0)
        await first[0].__aexit__(None, None, None)
        await asyncio.gather(*waiting)
        for each in first[1:]:
            await each.__aexit__(None, None, None)
        assert not turns.waiting and not turns.thinking

    asyncio.run(run())
    return order


def test_tables_of_people_come_first() -> None:
    alone = [Asker(f"bots {number}", "flood", people=False) for number in range(60)]
    person = Asker("friends", "somebody else")
    assert order_of(1, [*alone, person])[0] == person


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    flood = [Asker(f"table {number % 3}", "flood") for number in range(6)]
    others = [Asker("mine", "one"), Asker("yours", "two")]
    order = order_of(1, [*flood, *others])
    assert set(order[:3]) == {flood[0], *others}, "everybody once, then the flood alone"
    assert [each.table for each in order if each.address == "flood"] == [
        f"table {number % 3}" for number in range(6)
    ]


def test_sixty_tables_of_one_address_leave_a_process_to_others() -> None:
    """The attack: slow thoughts that never end, in a burst; everybody else is still answered."""

    async def work(pool: Pool) -> None:
        flood = [
            asyncio.create_task(pool.think(task("slow"), Asker(f"table {number}", "flood")))
            for number in range(60)
        ]
        for number in range(10):
            assert (await pool.think(task("quick"), Asker("mine", f"guest {number}"))).action
        assert pool.turns.thinking == {"flood": 1} and len(pool.turns.waiting) == 59
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert pool.waiting == 0

    with_pool(2, SECONDS, work)


class Gone:
    """A request whose client has hung up."""

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.disconnect"}


def test_a_hundred_abandoned_hints_are_dropped() -> None:
    async def work(pool: Pool) -> None:
        request = cast("Request", Gone())
        asked = [unless_gone(request, pool.think(task("slow"), Asker("mine", "flood"))) for _ in range(100)]
        refused = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(each, Refusal) for each in refused)
        assert pool.waiting == 0
        assert (await pool.think(task("quick"), Asker("mine", "guest"))).action

    with_pool(1, SECONDS, work)


def test_work_for_a_client_who_waits_is_done() -> None:
    class Here:
        async def receive(self) -> dict[str, Any]:
            await asyncio.Event().wait()
            raise AssertionError("it waits for ever")

    async def work() -> str:
        return "done"

    async def run() -> str:
        return await unless_gone(cast("Request", Here()), work())

    assert asyncio.run(run()) == "done"


def test_hints_beyond_a_share_are_refused_with_a_time_to_come_back(home: House) -> None:
    sitting = home.table("austria", 1)
    service = home.http.app.state.service  # type: ignore[attr-defined]
    headers = {"Authorization": f"Bearer {sitting.tokens[0]}"}
    mine = crowd_of("testclient")
    service.pool.turns.thinking[mine] = service.settings.hints_per_address
    response = home.http.get(f"{API}{sitting.path}/hint", headers=headers)
    del service.pool.turns.thinking[mine]
    assert response.status_code == 429 and int(response.headers["retry-after"]) >= 1
    assert response.json()["error"]["code"] == "too_many_requests"
    waiting = service.pool.turns.waiting
    service.pool.turns.waiting = [type("Other", (), {"asker": Asker("t", "other")})] * 200
    response = home.http.get(f"{API}{sitting.path}/hint", headers=headers)
    service.pool.turns.waiting = waiting
    assert response.status_code == 503 and int(response.headers["retry-after"]) >= 1
    assert home.http.get(f"{API}{sitting.path}/hint", headers=headers).status_code == 200


def test_bots_play_alone_only_for_the_operator(home: House) -> None:
    home.refused("operator_needed", "POST", "/tables", BOTS_ALONE)
    home.refused("operator_needed", "POST", "/tables", BOTS_ALONE, "not the operator's token")
    assert home.ask("POST", "/tables", BOTS_ALONE, 201, OPERATOR)["seats"] == []
    assert OPERATOR not in home.http.get(f"{API}/catalog").text


def test_nobody_may_be_the_operator_if_no_token_is_set(tmp_path: Path) -> None:
    with house(tmp_path, bot_tables=False) as home:
        home.refused("operator_needed", "POST", "/tables", BOTS_ALONE)
        response = home.http.post(f"{API}/tables", json=BOTS_ALONE, headers={"Authorization": "Bearer "})
        assert response.status_code == 403


def test_an_owner_cannot_leave_a_table_to_bots(home: House) -> None:
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = home.ask("POST", "/tables", {"game": "overbooking", "seats": seats}, 201)
    path = f"/tables/{made['table']}/seats/0/bot"
    home.refused("operator_needed", "POST", path, {"bot": "random"}, made["owner"])


# Processes that end


class Dying:
    """A pool whose processes are killed so often."""

    def __init__(self, deaths: int, error: type[CannotThink] = ProcessDied) -> None:
        self.deaths = deaths
        self.error = error
        self.asked: list[str] = []

    async def think(self, task: Task, _: Asker) -> Thought:
        self.asked.append(task.bot)
        if self.deaths:
            self.deaths -= 1
            raise self.error("killed")
        return Thought(action="die 1")


@pytest.mark.parametrize(
    ("pool", "asked"),
    [
        (Dying(0), ["manager"]),
        (Dying(1), ["manager"] * 2),
        (Dying(2), ["manager"] * 3),
        (Dying(3), ["manager"] * 3 + ["random"]),
        (Dying(1, CannotThink), ["manager", "random"]),
    ],
)
def test_a_bot_whose_process_is_killed_thinks_again(pool: Dying, asked: list[str]) -> None:
    """Only one that dies again and again, or takes too long, is replaced for a move."""
    seats = [NewSeat(kind="bot", bot="manager")] * 2
    table, _ = open_table(NewTable(game="austria", seats=seats, seed=1), 0, 0)
    bots = SeatedBots(cast("Any", None), cast("Any", None), cast("Any", pool), 10)
    assert asyncio.run(bots.choose(table, 0, "manager")) == "die 1"
    assert pool.asked == asked


def test_a_killed_process_is_noticed_and_another_one_begun() -> None:
    async def work(pool: Pool) -> None:
        first = await pool.think(task("quick"), Asker("mine", "one"))
        slow = asyncio.create_task(pool.think(task("slow"), Asker("mine", "one")))
        while not pool.turns.thinking:
            await asyncio.sleep(0)
        os.kill(int(first.action), signal.SIGKILL)
        with pytest.raises(ProcessDied):
            await slow
        assert (await pool.think(task("quick"), Asker("mine", "one"))).action != first.action

    with_pool(1, SECONDS, work)


def test_bots_do_not_know_the_password_of_the_database(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_DATABASE_URL", "postgresql://hotelier:secret@localhost/hotelier")
    monkeypatch.setenv("PGPASSWORD", "secret")

    async def work(pool: Pool) -> None:
        assert (await pool.think(task("spies"), Asker("mine", "one"))).action == ""

    with_pool(1, SECONDS, work)


# Bots that are remembered


def test_a_table_comes_back_to_the_process_that_knows_it() -> None:
    async def work(pool: Pool) -> None:
        async def think(table: str) -> str:
            asked = Task("choose", table, {}, 0, "quick", 0)
            return (await pool.think(asked, Asker(table, table))).action

        known = dict(zip("ab", await asyncio.gather(think("a"), think("b")), strict=True))
        assert known["a"] != known["b"]
        for table in "abbaabab":
            assert await think(table) == known[table]

    with_pool(2, SECONDS, work)


def test_a_bot_is_kept_between_the_decisions_of_its_seat() -> None:
    memory = Memory()
    game = hotelier.new_game("austria", seats=2, seed=3)

    def asked(seat: int, record: dict[str, Any]) -> Task:
        return Task("choose", "table", record, seat, "random", 0)

    def bot(seat: int) -> object:
        memory.game_of(asked(seat, game.record()))
        return memory.bot_of(asked(seat, game.record()))

    first = bot(0)
    play_randomly(game, Seeded(1), 5)
    assert bot(0) is first and bot(1) is not first
    before = game.record()
    memory.game_of(asked(0, {**before, "actions": before["actions"][:3]}))
    assert bot(0) is not first, "something was taken back: what was planned does not fit"
