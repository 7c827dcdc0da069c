"""Somebody with a profile, for tests: on one device or on several."""

from typing import Any

from tests.server.sitting import Answered, House, new_key


def secret_key() -> str:
    return f"{new_key()} that nobody else can guess"


class Person:
    """A device of a profile, and what it asks."""

    def __init__(self, home: House, secret: str) -> None:
        self.home = home
        self.secret = secret

    def ask(self, method: str, path: str, body: object = None, status: int = 200, **more: Any) -> Answered:
        return self.home.ask(method, path, body, status, secret=self.secret, **more)

    def refused(self, code: str, method: str, path: str, body: object = None, **more: Any) -> Answered:
        return self.home.refused(code, method, path, body, secret=self.secret, **more)

    def profile(self) -> Answered:
        return self.ask("GET", "/profile")

    @property
    def id(self) -> str:
        return str(self.profile()["id"])

    def join(self, table: Answered, link: int, name: str = "Anna") -> str:
        """Take a seat of a new table; its token."""
        token = table["seats"][link]["token"]
        asked = {"name": name, "key": secret_key()}
        return str(self.ask("POST", f"/tables/{table['table']}/join", asked, token=token)["token"])

    def claim(self, table: str, token: str) -> Answered:
        return self.ask("POST", f"/tables/{table}/sitting", token=token)

    def token_for(self, table: str) -> str:
        return str(self.ask("POST", f"/tables/{table}/token", {"key": secret_key()})["token"])

    def sits(self) -> list[tuple[str, int]]:
        return [(each["table"], each["seat"]) for each in self.tables()]

    def tables(self) -> list[Answered]:
        notes: list[Answered] = self.ask("GET", "/profile/tables")["tables"]
        return notes

    def hand_over(self) -> "Person":
        """Another device of the same profile."""
        code = self.ask("POST", "/profile/handover")["code"]
        asked = {"code": code, "key": secret_key(), "label": "another device"}
        return Person(self.home, self.home.ask("POST", "/handover/take", asked, 201)["secret"])


def newcomer(home: House, name: str = "Anna", **asked: Any) -> Person:
    made = home.ask("POST", "/profile", {"name": name, "key": secret_key(), **asked}, 201)
    return Person(home, made["secret"])


def new_table(home: House, people: int = 2, bots: int = 0, **asked: Any) -> Answered:
    """A table to which nobody has come yet."""
    seats = [{"kind": "person"}] * people + [{"kind": "bot", "bot": "random"}] * bots
    return home.ask("POST", "/tables", {"game": "overbooking", "seats": seats, **asked}, 201)
