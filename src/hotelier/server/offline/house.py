"""The house in the browser: what a worker of the server holds, as far as one player needs it.

It is made of the same tables and goes through the same door (`store/host.py`). Whoever calls it, in a Web
Worker or in a test, gives it a drawer to keep tables in and takes the live frames that it sends.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable

import msgspec

from hotelier.analysis.shapes import Depth, JudgedTurn
from hotelier.server.bots.bot_process import Task, Thought, think
from hotelier.server.decoding import decoded
from hotelier.server.offline.bots import BrowserBots, Hurry, Think
from hotelier.server.offline.shelf import BrowserShelf, Drawer
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.study.analyses import turn_kept
from hotelier.server.tables.audience_view import NOBODY, Present, state_of
from hotelier.server.tables.log import Entry
from hotelier.server.tables.news import Follower
from hotelier.server.tables.table import Table
from hotelier.wire.messages.live import ErrorFrame, Frame, Hello
from hotelier.wire.messages.table import TableState

CACHED_TABLES = 4
Send = Callable[[int, str], None]
"""Takes a live frame for a connection."""
log = logging.getLogger("hotelier.offline")
encode = msgspec.json.Encoder().encode


async def think_here(task: Task) -> Thought:
    """Without other workers everything waits for the thought."""
    return think(task)


def nobody_thinks(id: str) -> None:
    """What is thought here is ready at once."""


class House:
    """Everything that a browser needs to play without a server."""

    def __init__(
        self, drawer: Drawer, send: Send, think: Think = think_here, hurry: Hurry = nobody_thinks
    ) -> None:
        self.drawer = drawer
        self.host = Host(BrowserShelf(drawer), CACHED_TABLES)
        self.bots = BrowserBots(self.host, think, drawer.hold, hurry, self.followed)
        self.host.listeners = [self, self.bots]
        self.send = send
        self.followers: dict[int, Follower] = {}
        self.telling: set[asyncio.Task[None]] = set()

    def present(self, id: str) -> Present:
        """Who looks at a table."""
        places = Counter(each.audience.seat for each in self.followers.values() if each.id == id)
        seats = tuple(sorted(seat for seat in places if seat is not None))
        return Present(seats, places[None]) if places else NOBODY

    def followed(self, id: str) -> bool:
        return any(follower.id == id for follower in self.followers.values())

    def state_of(
        self, table: Table, token: str | None, since: int | None, entries: list[Entry] | None = None
    ) -> TableState:
        """A table as the bearer of a token sees it."""
        return state_of(
            table, table.audience(token), since, self.present(table.id), self.host.time(), entries
        )

    async def judged_turns(self, id: str, depth: Depth) -> dict[int, JudgedTurn]:
        """What has been found out about the turns of a table where the game is over."""
        noted = msgspec.json.decode(await self.drawer.judged(id, depth), type=list[tuple[int, str]])
        known = {turn: turn_kept(text) for turn, text in noted}
        return {turn: judged for turn, judged in known.items() if judged is not None}

    # Live connections

    async def connect(self, number: int, id: str, hello: str) -> None:
        """Somebody follows a table from now on, under a number that the caller has chosen."""
        try:
            asked = decoded(hello, Hello)
            table = await self.host.newest(id)
            follower = Follower(id, asked.token, table.audience(asked.token))
        except Refusal as refusal:
            self.post(number, ErrorFrame(error=refusal.problem))
            return
        follower.version = asked.seen
        follower.said = table.said
        self.followers[number] = follower
        self.changed(table)
        self.bots.changed(table)  # a bot that was to move when the browser was closed

    def disconnect(self, number: int) -> None:
        self.followers.pop(number, None)

    def changed(self, table: Table) -> None:
        self.heard(table.id)

    def heard(self, id: str) -> None:
        """A table has changed, here or in another tab: everybody who follows it is told, later."""
        task = asyncio.create_task(self.tell(id))
        self.telling.add(task)
        task.add_done_callback(self.telling.discard)

    async def tell(self, id: str) -> None:
        for number, follower in list(self.followers.items()):
            if follower.id == id:
                try:
                    table = await self.host.newest(id)
                    entries = await self.host.entries_since(table, follower.version)
                    for frame in follower.news(table, self.present(id), self.host.time(), entries):
                        self.post(number, frame)
                    self.bots.changed(table)  # the tab that moves for them may be closed at any time
                except Refusal as refusal:
                    self.disconnect(number)
                    self.post(number, ErrorFrame(error=refusal.problem))

    def post(self, number: int, frame: Frame) -> None:
        self.send(number, encode(frame).decode())
