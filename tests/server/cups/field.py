"""A tournament in a house, and those who play in it through the API."""

from collections.abc import Callable
from typing import Any

from hotelier.server.service import Service
from hotelier.server.tables.thinking_time import HEAD_START
from tests.patience import awaited
from tests.server.profiles.person import Person, newcomer, secret_key
from tests.server.sitting import API, Answered, House, new_key
from tests.server.times import Times

LIVE: dict[str, Any] = {"kind": "live", "bank": 600, "increment": 20, "bot": "random"}


def service_of(home: House) -> Service:
    service: Service = home.http.app.state.service  # type: ignore[attr-defined]
    return service


def new_cup(organiser: Person, **asked: Any) -> Answered:
    wish = {"title": "The Sacher Cup", "game": "overbooking", "form": "swiss", "clock": LIVE, **asked}
    return organiser.ask("POST", "/cups", {"key": secret_key(), **wish}, 201)


class Field:
    """A tournament and its people by their names, the first of whom is its organiser."""

    def __init__(self, home: House, names: list[str], bots: int = 0, **asked: Any) -> None:
        self.home = home
        self.people = {name: newcomer(home, name) for name in names}
        self.organiser = self.people[names[0]]
        self.path = f"/cups/{new_cup(self.organiser, **asked)['cup']}"
        for person in self.people.values():
            person.ask("POST", f"{self.path}/join", {})
        for _ in range(bots):
            self.organiser.ask("POST", f"{self.path}/bots", {"bot": "random", "key": secret_key()})

    def state(self, name: str | None = None) -> Answered:
        secret = None if name is None else self.people[name].secret
        return self.home.ask("GET", self.path, secret=secret)

    def turn(self, stage: str) -> Answered:
        return self.organiser.ask("PATCH", self.path, {"stage": stage})

    def begin(self) -> Answered:
        self.turn("playing")
        return self.until(lambda state: self.is_open(state["drawn"][-1]["games"]))

    def is_open(self, games: list[Answered]) -> bool:
        """Whether all tables of a round are there: without a token they are refused, but not unknown."""
        paths = [f"{API}/tables/{each['table']}" for each in games]
        return all(self.home.http.get(path).status_code != 404 for path in paths)

    def until(self, wanted: Callable[[Answered], object]) -> Answered:
        """The state of the tournament when it is as wanted; bots play meanwhile."""
        return awaited(self.state, wanted, "the tournament stands still")

    def round_over(self, number: int) -> Answered:
        """All results of a round are in, and the tables of the next one are open."""

        def wanted(state: Answered) -> bool:
            drawn = state["drawn"]
            if len(drawn) <= number or any(game["points"] is None for game in drawn[number]["games"]):
                return False
            return state["stage"] == "over" or self.is_open(drawn[-1]["games"])

        return self.until(wanted)

    # At the tables

    def names(self) -> list[str]:
        return [side["name"] for side in self.state()["sides"]]

    def table_of(self, name: str) -> str:
        """Where somebody plays in the last round."""
        state = self.state()
        place = self.names().index(name)
        games = state["drawn"][-1]["games"]
        return str(next(game["table"] for game in games if place in game["sides"]))

    def token(self, person: Person, id: str) -> str:
        kept: dict[str, str] = person.__dict__.setdefault("kept", {})
        if id not in kept:
            kept[id] = person.token_for(id)
        return kept[id]

    def resign(self, name: str) -> None:
        id = self.table_of(name)
        resign(self.home, self.token(self.people[name], id), id)

    def move(self, name: str, id: str) -> Answered:
        """Somebody decides at a table, if it is their turn; how it stands then."""
        token = self.token(self.people[name], id)
        state = self.home.ask("GET", f"/tables/{id}", token=token)
        if state["to_move"] is None or not state["legal"]:
            return state
        action = state["legal"][0]["notation"]
        asked = {"version": state["version"], "action": action, "key": new_key()}
        return self.home.ask("POST", f"/tables/{id}/moves", asked, token=token)

    def play_until(self, name: str, wanted: Callable[[Answered], object]) -> Answered:
        """Somebody plays until the table is as wanted."""
        id = self.table_of(name)
        return awaited(lambda: self.move(name, id), wanted, "the game stands still")

    def play_on(self, name: str) -> Answered:
        """Somebody plays a game to its end."""
        return self.play_until(name, lambda state: state["finished"])


def resign(home: House, token: str, table: str) -> None:
    """Somebody gives up a game; the random bot plays on."""
    home.ask("POST", f"/tables/{table}/resign", {"key": new_key(), "bot": "random"}, token=token)


def run_out(home: House, times: Times) -> None:
    """Time goes on until whoever is to move has none left."""
    times.go_on(HEAD_START / 1000 + LIVE["bank"] + 30)
    assert home.http.portal is not None
    home.http.portal.call(service_of(home).flags.look)
