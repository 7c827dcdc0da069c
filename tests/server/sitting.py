"""A server in this process, and people who sit at its tables: for tests of what it answers and refuses."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from hotelier.client import Server
from hotelier.server.http.app import make_app
from hotelier.server.settings import SQLITE, Settings, checked
from hotelier.wire.messages.opening import TableMade

API = "/api/v1"
Answered = dict[str, Any]
keys = count()


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator["House"]:
    """A server on a new SQLite file, or on another database."""
    given: dict[str, Any] = {"rate_address": 1e6, "rate_seat": 1e6, "tables_per_hour": 1e6}
    given |= {"bot_processes": 1, "bot_tables": True, **settings}
    app = make_app(checked(Settings(**{"database_url": f"{SQLITE}{folder}/tables.sqlite", **given})))
    with TestClient(app) as http:
        yield House(http)


class House:
    """The server as its clients see it."""

    def __init__(self, http: TestClient) -> None:
        self.http = http

    def table(self, game: str, people: int, bots: int = 0, **asked: Any) -> "Sitting":
        """A table at which people sit who have joined, and bots after them."""
        seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "random"}] * bots
        made = self.ask("POST", "/tables", {"game": game, "seats": seats, **asked}, 201)
        return Sitting(self, made)

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        status: int = 200,
        token: str | None = None,
        secret: str | None = None,
    ) -> Answered:
        headers = headers_of(token, secret)
        response = self.http.request(method, API + path, json=body, headers=headers)
        assert response.status_code == status, response.text
        answered: Answered = response.json()
        return answered

    def refused(
        self,
        code: str,
        method: str,
        path: str,
        body: object = None,
        token: str | None = None,
        secret: str | None = None,
    ) -> Answered:
        """The error of a request that must be refused with a code."""
        headers = headers_of(token, secret)
        response = self.http.request(method, API + path, json=body, headers=headers)
        error: Answered = response.json()["error"]
        assert error["code"] == code, error
        assert response.status_code >= 400
        assert error["message"] and "\n" not in error["message"] and "Traceback" not in error["message"]
        return error


def headers_of(token: str | None, secret: str | None = None) -> dict[str, str]:
    """With the token of a seat, and the secret of a profile."""
    bearer = {"Authorization": f"Bearer {token}"} if token else {}
    return bearer | ({"Hotelier-Profile": secret} if secret else {})


class Sitting:
    """A table and the tokens of those who sit there."""

    def __init__(self, house: House, made: Answered) -> None:
        self.house = house
        self.made = made
        self.id = made["table"]
        self.path = f"/tables/{self.id}"
        self.tokens: dict[int, str] = {}
        for link in made["seats"]:
            asked = {"name": f"player {link['seat']}"}
            joined = house.ask("POST", f"{self.path}/join", asked, token=link["token"])
            self.tokens[link["seat"]] = joined["token"]

    def state(self, seat: int | None = 0) -> Answered:
        token = self.made["watch"] if seat is None else self.tokens[seat]
        return self.house.ask("GET", self.path, token=token)

    def post(self, seat: int, what: str, status: int = 200, /, **body: Any) -> Answered:
        return self.house.ask("POST", f"{self.path}/{what}", body, status, self.tokens[seat])

    def refused(self, code: str, seat: int, what: str, /, **body: Any) -> Answered:
        return self.house.refused(code, "POST", f"{self.path}/{what}", body, self.tokens[seat])

    def move(self, choice: int = 0) -> Answered:
        """Whoever is to move makes one of the moves."""
        seat = self.state()["to_move"]
        state = self.state(seat)
        action = state["legal"][choice % len(state["legal"])]["notation"]
        return self.play(seat, action, state["version"])

    def play(self, seat: int, action: str, version: int) -> Answered:
        return self.post(seat, "moves", version=version, action=action, key=new_key())

    def play_until(self, wanted: "Any", choice: int = 0) -> Answered:
        """Move on until a state (as seat 0 sees it) is as wanted."""
        for _ in range(5000):
            state = self.state()
            if wanted(state):
                return state
            self.move(choice)
        raise AssertionError("it does not come to that")


def all_join(server: Server, made: TableMade) -> TableMade:
    """The same table with everybody in their seats: the tokens of the seats are their own now."""
    for link in made.seats:
        place = server.at(made.table, link.token)
        place.join(f"player {link.seat}")
        link.token = place.token or ""
    return made


def new_key() -> str:
    return f"key {next(keys)}"
