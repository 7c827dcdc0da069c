"""Many at once, on two workers: one order, and nobody gets an error that is not meant."""

import asyncio
from typing import Any

import httpx2
import pytest

from hotelier.client import person
from hotelier.wire.messages.opening import TableMade
from tests.patience import SECONDS
from tests.server.postgres import Postgres
from tests.server.running import Running
from tests.server.sitting import all_join

CLIENTS = 50
Answer = tuple[int, dict[str, Any]]


def post_all(
    workers: list[Running], path: str, bodies: list[Any], tokens: list[str | None]
) -> list[Answer]:
    """Send requests at once, in turn to each worker."""

    async def send() -> list[Answer]:
        async with httpx2.AsyncClient(timeout=SECONDS, verify=False) as http:

            async def one(number: int) -> Answer:
                token = tokens[number % len(tokens)]
                response = await http.post(
                    f"{workers[number % len(workers)].url}/api/v1{path}",
                    json=bodies[number],
                    headers={"Authorization": f"Bearer {token}"} if token else {},
                )
                return response.status_code, response.json()

            return list(await asyncio.gather(*(one(number) for number in range(len(bodies)))))

    return asyncio.run(send())


def begin(workers: list[Running], game: str, seats: int, **more: Any) -> tuple[TableMade, int, list[str]]:
    """A table, who is to move, and what that seat may choose."""
    server = workers[0].client()
    made = server.make_table(game, [person() for _ in range(seats)], **more)
    if not more:
        all_join(server, made)
    mover = server.at(made.table, made.watch).state().to_move
    assert mover is not None
    legal = [] if more else server.at(made.table, made.seats[mover].token).state().legal
    return made, mover, [action["notation"] for action in legal]


def log_of(postgres: Postgres, workers: list[Running], table: str) -> list[str]:
    database = workers[0].environment["HOTELIER_DATABASE_URL"].rpartition("/")[2]
    rows = postgres.sql(f"SELECT action FROM moves WHERE table_id = '{table}' ORDER BY version", database)
    return rows.splitlines()


@pytest.mark.parametrize("game", ["austria", "overbooking"])
def test_fifty_clients_send_the_same_move(workers: list[Running], postgres: Postgres, game: str) -> None:
    made, mover, legal = begin(workers, game, 2)
    bodies = [{"version": 0, "action": legal[0], "key": f"key {number}"} for number in range(CLIENTS)]
    answers = post_all(workers, f"/tables/{made.table}/moves", bodies, [made.seats[mover].token])
    won = [body for status, body in answers if status == 200]
    lost = [body["error"] for status, body in answers if status == 409]
    assert (len(won), len(lost)) == (1, CLIENTS - 1)
    assert {error["code"] for error in lost} == {"stale_version"}
    assert all(error["state"]["version"] == 1 for error in lost), "all others get the new state"
    assert log_of(postgres, workers, made.table) == [legal[0]]


def test_one_request_sent_fifty_times_is_done_once(workers: list[Running], postgres: Postgres) -> None:
    made, mover, legal = begin(workers, "austria", 2)
    bodies = [{"version": 0, "action": legal[0], "key": "the same"}] * CLIENTS
    answers = post_all(workers, f"/tables/{made.table}/moves", bodies, [made.seats[mover].token])
    assert [status for status, _ in answers] == [200] * CLIENTS
    assert all(body["version"] == 1 for _, body in answers)
    assert log_of(postgres, workers, made.table) == [legal[0]]


def test_two_seats_act_on_the_same_version(workers: list[Running], postgres: Postgres) -> None:
    """One moves while the other resigns: both happen, in one order."""
    for number in range(10):
        made, mover, legal = begin(workers, "overbooking", 2)
        move = {"version": 0, "action": legal[number % len(legal)], "key": "k"}
        path = f"/tables/{made.table}"

        async def both(
            made: TableMade = made, mover: int = mover, move: object = move, path: str = path
        ) -> list[int]:
            async with httpx2.AsyncClient(timeout=SECONDS, verify=False) as http:
                asked = [
                    (workers[0], "/moves", move, made.seats[mover].token),
                    (workers[1], "/resign", {"key": "k", "bot": "random"}, made.seats[1 - mover].token),
                ]
                sent = [
                    http.post(
                        f"{worker.url}/api/v1{path}{what}",
                        json=body,
                        headers={"Authorization": f"Bearer {token}"},
                    )
                    for worker, what, body, token in asked
                ]
                return [response.status_code for response in await asyncio.gather(*sent)]

        assert asyncio.run(both()) == [200, 200]
        log = log_of(postgres, workers, made.table)
        assert log[0] == move["action"] and log.count(str(move["action"])) >= 1


def test_all_want_the_last_free_seat(workers: list[Running]) -> None:
    made, _, _ = begin(workers, "austria", 3, open=True)
    bodies = [{"name": f"guest {number}"} for number in range(20)]
    answers = post_all(workers, f"/tables/{made.table}/join", bodies, [None])
    joined = [body for status, body in answers if status == 200]
    assert sorted(body["seat"] for body in joined) == [1, 2], "seat 0 is the maker's"
    assert len({body["token"] for body in joined}) == 2
    assert {body["error"]["code"] for status, body in answers if status != 200} == {"no_free_seat"}


def test_everybody_speaks_at_once(workers: list[Running]) -> None:
    made, _, _ = begin(workers, "austria", 4)
    bodies = [{"text": f"line {number}"} for number in range(40)]
    answers = post_all(workers, f"/tables/{made.table}/chat", bodies, [link.token for link in made.seats])
    assert {status for status, _ in answers} <= {200, 503}
    spoken = workers[1].client().at(made.table, made.watch).state().chat
    assert [line.number for line in spoken] == list(range(1, len(spoken) + 1))
    assert len(spoken) == sum(status == 200 for status, _ in answers)
