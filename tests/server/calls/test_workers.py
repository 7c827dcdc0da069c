"""Several workers on one database: each notice is sent once, by whichever worker lives."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from hotelier.server.post.letters import Letter
from hotelier.server.post.office import PROMISE, WAITS, Office
from hotelier.server.settings import Settings, checked
from hotelier.server.store import schema
from hotelier.server.store.store import Store
from tests.patience import SECONDS
from tests.server.post.local import Site, site
from tests.server.postgres import Postgres
from tests.server.running import Running, started
from tests.server.sitting import new_key
from tests.server.times import Times

LETTER = Letter(kind="turn", title="Your turn", text="", link="/t/x", tag="x")


@pytest.fixture(params=["postgres", "sqlite"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return postgres.new_database()


def with_offices(database: str, room: Site, count: int, work: Callable[[list[Office]], Any]) -> None:
    settings = checked(Settings(database_url=database, excepted_hosts=room.named))

    async def run() -> None:
        stores = [Store(settings) for _ in range(count)]
        try:
            for store in stores:
                await store.start()
            offices = [Office(store, settings) for store in stores]
            await asyncio.gather(*(office.start() for office in offices))
            await work(offices)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())


async def fill(office: Office, room: Site, count: int) -> None:
    """Somebody with an endpoint, and `count` letters for it."""
    profile = {"id": "ada", "name": "Ada", "settings": "{}", "created": 0}
    endpoint: dict[str, Any] = {"id": "room", "profile": "ada", "kind": "webhook", "shape": "json"}
    endpoint |= {"address": room.url, "origin": "", "confirmed": True}
    endpoint |= {"code_until": 0, "code_tries": 0, "created": 0}
    async with office.store.engine.begin() as connection:
        await connection.execute(schema.profiles.insert(), profile)
        await connection.execute(schema.endpoints.insert(), endpoint)
        for _ in range(count):
            await office.hand_in(connection, ["room"], LETTER)


def test_each_letter_is_sent_once(database: str) -> None:
    """However many workers look for it at the same moment; on SQLite there is one."""
    count = 1 if database.startswith("sqlite") else 3

    async def work(offices: list[Office]) -> None:
        assert len({office.signer.public for office in offices}) == 1
        await fill(offices[0], room, 40)
        while any(await asyncio.gather(*(office.carry() for office in offices))):
            pass
        assert len(room.posted) == 40

    with site() as room:
        with_offices(database, room, count, work)


def test_a_worker_that_dies_leaves_its_letters_to_another(times: Times, postgres: Postgres) -> None:
    async def work(offices: list[Office]) -> None:
        one, other = offices
        await fill(one, room, 1)
        assert len(await one._take()) == 1  # and dies
        assert await other.carry() == 0
        times.go_on(PROMISE / 1000)
        assert await other.carry() == 1
        assert len(room.posted) == 1
        times.go_on(WAITS[-1])
        assert await other.carry() == 0

    with site() as room:
        with_offices(postgres.new_database(), room, 2, work)


def test_two_workers_call_somebody_once(postgres: Postgres, tmp_path: Any) -> None:
    """Real processes: one has the table, both look for what is due."""
    with site() as room:
        database = postgres.new_database()
        given = {"excepted_hosts": room.named, "public_url": "https://play.example.org"}
        servers = started([Running(database, tmp_path / f"{each}.log", **given) for each in range(2)])
        try:
            call_ada(servers, room)
        finally:
            for server in servers:
                server.stop()


def call_ada(servers: list[Running], room: Site) -> None:
    import httpx2

    with httpx2.Client(base_url=f"{servers[0].url}/api/v1") as http:

        def ask(path: str, body: object, token: str = "", secret: str = "") -> Any:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            headers |= {"Hotelier-Profile": secret} if secret else {}
            answer = http.post(path, json=body, headers=headers)
            assert answer.is_success, answer.text
            return answer.json()

        key = "a key that nobody else can guess"
        ada = ask("/profile", {"name": "Ada", "key": key})["secret"]
        ask("/profile/endpoints", {"kind": "webhook", "address": room.url, "shape": "json"}, secret=ada)
        made = ask("/tables", {"game": "overbooking", "seats": [{"kind": "person"}] * 2})
        path = f"/tables/{made['table']}"
        tokens = [
            ask(f"{path}/join", {"name": f"p{seat}"}, made["seats"][seat]["token"], secret=secret)["token"]
            for seat, secret in ((0, ada), (1, ""))
        ]
        state = http.get(path, headers={"Authorization": f"Bearer {tokens[1]}"}).json()
        while state["to_move"] == 1:
            move = {"version": state["version"], "action": state["legal"][0]["notation"], "key": new_key()}
            state = ask(f"{path}/moves", move, tokens[1])
        room.wait_for(1, SECONDS)
        letters = {"kind": "webhook", "address": f"{room.url}/second", "shape": "json"}
        told = ask("/profile/endpoints", letters, secret=ada)
        second = told["endpoints"][-1]["id"]
        ask(f"/profile/endpoints/{second}/try", None, secret=ada)
        room.wait_for(2, SECONDS)
        assert [each.path for each in room.posted] == ["/", "/second"], "the turn was told once"
        assert b"https://play.example.org/t/" in room.posted[0].body
