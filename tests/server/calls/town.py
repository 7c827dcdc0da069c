"""A house whose people want notices, and a web address at which these arrive."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec

from hotelier.server.calls.caller import Caller
from hotelier.server.post.office import Office
from hotelier.server.service import Service
from tests.server.post.local import Site, site
from tests.server.profiles.person import Person, new_table, newcomer
from tests.server.sitting import Answered, House, Sitting, house


class Town:
    """Two people at a table of whom the one with a profile is called by a webhook."""

    def __init__(self, home: House, room: Site) -> None:
        self.home = home
        self.room = room
        self.ada = newcomer(home, "Ada")
        self.hook(self.ada)

    @property
    def service(self) -> Service:
        found: Service = self.home.http.app.state.service  # type: ignore[attr-defined]
        return found

    def hook(self, person: Person, path: str = "/hook") -> Answered:
        asked = {"kind": "webhook", "address": f"{self.room.url}{path}", "shape": "json"}
        return person.ask("POST", "/profile/endpoints", asked, 201)

    def wish(self, **wishes: Any) -> None:
        self.ada.ask("PATCH", "/profile/notices", {"wishes": wishes})

    def table(self, **asked: Any) -> "Game":
        """A table at which Ada waits, and somebody without a profile is to move."""
        return Game(self, new_table(self.home, **asked))

    def told(self) -> list[Answered]:
        """What has arrived, after everything that is due was sent."""
        self.settle()
        return [msgspec.json.decode(each.body) for each in self.room.posted]

    def settle(self) -> None:
        """Let the worker do all that is due now."""

        async def work() -> None:
            caller, office = self.service.caller, self.service.office
            await caller.note()
            while await caller.see_to_due():
                pass
            while await office.carry():
                pass

        self.run(work)

    def run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        assert self.home.http.portal is not None
        self.home.http.portal.call(work)


class Game(Sitting):
    """A table, from Ada's side."""

    def __init__(self, town: Town, made: Answered) -> None:
        self.town = town
        self.house = town.home
        self.made = made
        self.id = made["table"]
        self.path = f"/tables/{self.id}"
        ada = made["seats"][0]
        other = made["seats"][1]
        self.tokens = {}
        joined = self.house.ask("POST", f"{self.path}/join", {"name": "Béla"}, token=other["token"])
        self.tokens[other["seat"]] = joined["token"]
        self.tokens[ada["seat"]] = town.ada.join(made, 0, "Ada")
        self.seat = ada["seat"]

    def until_turn(self) -> None:
        """Play until it is Ada's turn."""
        self.play_until(lambda state: state["to_move"] != self.seat)
        self.play_until(lambda state: state["to_move"] == self.seat)

    def moves(self) -> None:
        """Ada decides until it is the other one's turn."""
        self.play_until(lambda state: state["to_move"] != self.seat)


@contextmanager
def town(folder: Path, **settings: Any) -> Iterator[Town]:
    """The worker does nothing by itself: the test says when."""

    async def rest(_: object) -> None:
        await asyncio.Event().wait()

    with (
        site() as room,
        patch.object(Caller, "run", rest),
        patch.object(Office, "run", rest),
        house(folder, excepted_hosts=room.named, **settings) as home,
    ):
        yield Town(home, room)
