"""Live tables: every change reaches everybody who watches, each with the view of their own seat.

A watcher is woken when there is news and sends the newest state, with all that happened since the last one
it sent. So a slow connection skips states but misses nothing, and never holds up others.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from hotelier.server.live.presence import Presence
from hotelier.server.live.sockets import Watcher, close, decode_hello, receive, refuse
from hotelier.server.refusals import Refusal
from hotelier.server.store.host import Host
from hotelier.server.tables.edits import note_seen
from hotelier.server.tables.table import Table
from hotelier.wire.messages.live import PingFrame
from hotelier.wire.messages.problems import Problem

HELLO_SECONDS = 10
PING_SECONDS = 25
CLOSE_OFFSET = 4000
"""A connection that is refused is closed with 4000 plus the status that a request would get."""
GOING = 1012
AT_THE_DOOR = 3
"""How many who come or go the database is asked for at once; others wait, and moves overtake them."""
NOTED = 1 / 24
"""When somebody was last seen is known to this part of the time after which they may be replaced."""


class Hub:
    """All live connections of this worker."""

    def __init__(self, host: Host, presence: Presence, away: int) -> None:
        self.host = host
        self.note_every = away * NOTED
        self.presence = presence
        presence.listener = self.wake
        self.door = asyncio.Semaphore(AT_THE_DOOR)
        self.watchers: dict[str, set[Watcher]] = {}
        self.expected: Counter[str] = Counter()
        """How many connections want the news of a table."""
        self.needed: dict[str, int] = {}
        """The revision that such a table has reached, as far as we heard."""
        self.going = False

    def count(self) -> int:
        return sum(map(len, self.watchers.values()))

    # News

    def changed(self, table: Table) -> None:
        """This worker has written a change."""
        self.heard(table.id, table.revision)

    def heard(self, id: str, revision: int) -> None:
        """Somebody has written a change."""
        if id in self.expected and revision > self.needed.get(id, 0):
            self.needed[id] = revision
            self.wake(id)

    @contextmanager
    def expecting(self, id: str) -> Iterator[None]:
        """Heed the news of a table, from before it is read: what another worker writes meanwhile may be
        heard of sooner than the answer comes, and would be missed."""
        self.expected[id] += 1
        try:
            yield
        finally:
            self.expected[id] -= 1
            if not self.expected[id]:
                del self.expected[id]
                self.needed.pop(id, None)

    async def look_again(self) -> None:
        """Find out what watched tables have come to: news may have been missed. What the others may have
        missed, or the database have lost, is said again."""
        self.presence.renew()
        for id in list(self.expected):
            if id in self.expected:  # somebody may have left meanwhile
                self.presence.look_soon(id)
                try:
                    self.heard(id, (await self.host.newest(id)).revision)
                except Refusal as refusal:
                    if refusal.status >= 500:
                        raise
                    self.wake(id)  # whoever watches hears that it is gone

    def somebody_came_or_went(self, id: str) -> None:
        """On another worker, or on this one: whoever announces something hears it too."""
        if id in self.watchers:
            self.presence.look_soon(id)

    def wake(self, id: str) -> None:
        for watcher in self.watchers.get(id, ()):
            watcher.woken.set()

    def close(self) -> None:
        """The worker goes: all connections are told to come back."""
        self.going = True
        for watchers in self.watchers.values():
            for watcher in watchers:
                watcher.woken.set()

    # A connection

    async def serve(self, socket: WebSocket, id: str) -> None:
        """Everything from the hello to the end of a connection."""
        await socket.accept()
        with self.expecting(id):
            try:
                watcher = await self.greet(socket, id)
            except Refusal as refusal:
                await self.host.warn(refusal)
                await refuse(socket, refusal.problem, CLOSE_OFFSET + refusal.status)
                return
            except (WebSocketDisconnect, TimeoutError):
                await close(socket, CLOSE_OFFSET + 408)
                return
            await self.attend(watcher)

    async def greet(self, socket: WebSocket, id: str) -> Watcher:
        async with asyncio.timeout(HELLO_SECONDS):
            hello = decode_hello(await receive(socket))
        async with self.door:
            table = await self.host.newest(id)
        watcher = Watcher(socket, id, hello.token, table.audience(hello.token))
        watcher.version = hello.seen
        watcher.said = table.said
        return watcher

    async def attend(self, watcher: Watcher) -> None:
        """Send news to a watcher until one of the two is gone."""
        id, seat = watcher.id, watcher.audience.seat
        self.watchers.setdefault(id, set()).add(watcher)
        self.presence.enter(id, seat)
        self.wake(id)
        tasks = [asyncio.create_task(self.listen(watcher)), asyncio.create_task(self.tell(watcher))]
        try:
            await self.note_seen(id, seat)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        except Refusal as refusal:
            await refuse(watcher.socket, refusal.problem, CLOSE_OFFSET + refusal.status)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.watchers[id].discard(watcher)
            if not self.watchers[id]:
                del self.watchers[id]
            await self.forget(id, seat)

    async def note_seen(self, id: str, seat: int | None) -> None:
        """Whoever is seen now is not away, however long their move has been waited for."""
        if seat is not None:
            async with self.door:
                await self.host.change(id, note_seen(seat, self.note_every))

    async def forget(self, id: str, seat: int | None) -> None:
        if self.going:
            return  # this worker's notes are cleared all at once
        self.presence.leave(id, seat)
        self.wake(id)
        with suppress(Refusal):  # the database is away: then it is known less well when they were seen
            await self.note_seen(id, seat)

    async def listen(self, watcher: Watcher) -> None:
        """A client says nothing after its hello; whatever it sends ends the connection with an error."""
        try:
            await receive(watcher.socket)
        except (WebSocketDisconnect, Refusal):
            return
        problem = Problem(
            code="bad_request", message="moves are made by requests; only the hello is sent here"
        )
        await refuse(watcher.socket, problem, CLOSE_OFFSET + 400)

    async def tell(self, watcher: Watcher) -> None:
        try:
            while True:
                try:
                    async with asyncio.timeout(PING_SECONDS):
                        await watcher.woken.wait()
                except TimeoutError:
                    await watcher.send(PingFrame())
                    continue
                watcher.woken.clear()
                if self.going:
                    await close(watcher.socket, GOING)
                    return
                await self.send_news(watcher)
        except Refusal as refusal:
            await refuse(watcher.socket, refusal.problem, CLOSE_OFFSET + refusal.status)
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return  # too slow, or gone

    async def send_news(self, watcher: Watcher) -> None:
        table = await self.host.newest(watcher.id, self.needed.get(watcher.id, 0))
        present = self.presence.at_hand(watcher.id)
        behind = watcher.is_behind(table)
        entries = await self.host.entries_since(table, watcher.version) if behind else []
        for frame in watcher.news(table, present, self.host.time(), entries):
            await watcher.send(frame)
