"""Connections that keep the server waiting: they have little time, and there is room for few of them.

uvicorn waits for ever until a request is whole, and until its answer is taken. So whoever opens many
connections and says half a word on each could shut out everybody else.
"""

import asyncio
from enum import Enum

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hotelier.server import descriptors, metrics
from hotelier.server.addresses import counted, is_among
from hotelier.server.settings import Settings

WAITING = "waiting"
"""Under this name uvicorn hands the worker's `Waiting` to every connection."""


class Awaited(Enum):
    """What a client owes us."""

    HEADER = "header"
    BODY = "body"
    TAKING = "taking"
    """That it takes the answer."""
    NEXT = "next"
    """Another request, for which uvicorn has a time limit of its own."""


class Waiting:
    """The connections of this worker on which it waits for the client, the longest waiting first."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = {
            Awaited.HEADER: settings.header_seconds,
            Awaited.BODY: settings.idle_seconds,
            Awaited.TAKING: settings.idle_seconds,
        }
        self.body_seconds = settings.body_seconds
        self.most_open = descriptors.for_connections()
        self.most = min(settings.most_waiting, self.most_open // 2)
        self.most_of_address = settings.waiting_per_address
        self.all: dict[Connection, None] = {}
        self.by_address: dict[str, dict[Connection, None]] = {}

    def add(self, connection: "Connection") -> None:
        """One more; if these are too many, the one that has waited longest goes."""
        if connection in self.all:
            return
        mine = self.by_address.setdefault(connection.address, {})
        mine[connection] = self.all[connection] = None
        if len(mine) > self.most_of_address and not connection.is_proxy():
            self.drop(next(iter(mine)))
        elif len(self.all) > self.most or len(connection.connections) > self.most_open:
            self.drop(next(iter(self.all)))

    def remove(self, connection: "Connection") -> None:
        if connection not in self.all:
            return
        del self.all[connection]
        mine = self.by_address[connection.address]
        del mine[connection]
        if not mine:
            del self.by_address[connection.address]

    def drop(self, connection: "Connection") -> None:
        metrics.dropped.labels("crowd").inc()
        connection.leave()
        connection.transport.abort()


class Connection(HttpToolsProtocol):
    """A connection that is closed when its client keeps it waiting too long."""

    waiting: Waiting
    address = "unknown"
    awaited: Awaited | None = None
    """What we wait for now; nothing while a request is being answered."""
    timer: asyncio.TimerHandle | None = None
    untaken = 0
    """How many bytes of the answer had not been taken when the time began."""
    body_until = 0.0
    """When the whole body must be there, by the clock of the loop: a byte now and then is not enough."""
    owed: Awaited = Awaited.HEADER
    """What is missing of the request that is being read."""
    left = False
    """It is closed, or is a live connection now."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.waiting = self.app_state[WAITING]
        if self.client:
            self.address = counted(self.client[0])
        self.look()

    def is_proxy(self) -> bool:
        """Whether the connection is one of a proxy that was named: it brings many, and closes its own."""
        return self.config.proxy_headers and is_among(self.address, named_proxies(self.config))

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.leave()
        super().handle_websocket_upgrade()

    def leave(self) -> None:
        self.left = True
        self.stop_timer()
        self.waiting.remove(self)

    # What comes in and goes out

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.owed = Awaited.HEADER

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.owed = Awaited.BODY
        self.body_until = self.loop.time() + self.waiting.body_seconds

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.owed = Awaited.NEXT

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    # What we wait for

    def look(self) -> None:
        """Find out what we wait for now, and begin its time."""
        awaited = self.find_awaited()
        if self.left or (awaited is self.awaited is Awaited.HEADER):
            return  # a header has its time only as a whole, everything else from one byte to the next
        self.awaited = awaited
        self.stop_timer()
        if awaited is None:
            self.waiting.remove(self)
            return
        self.start_timer(awaited)
        self.waiting.add(self)

    def find_awaited(self) -> Awaited | None:
        if self.flow.write_paused:
            return Awaited.TAKING
        if self.owed is Awaited.BODY:
            return Awaited.BODY
        if not getattr(self.cycle, "response_complete", True):
            return None
        if self.transport.get_write_buffer_size():
            return Awaited.TAKING
        return self.owed

    def start_timer(self, awaited: Awaited) -> None:
        self.untaken = self.transport.get_write_buffer_size()
        if awaited in self.waiting.seconds:
            until = self.loop.time() + self.waiting.seconds[awaited]
            if awaited is Awaited.BODY:
                until = min(until, self.body_until)
            self.timer = self.loop.call_at(until, self.time_is_up)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def time_is_up(self) -> None:
        if self.is_our_turn():
            self.body_until = self.loop.time() + self.waiting.body_seconds
            self.awaited = None
            self.look()
        else:
            metrics.dropped.labels("time").inc()
            self.transport.abort()  # a polite close would wait until the client has taken everything

    def is_our_turn(self) -> bool:
        """Whether the client did what it could: it sends faster than we read, or takes what we send."""
        if self.awaited is Awaited.TAKING:
            return self.transport.get_write_buffer_size() < self.untaken
        return self.flow.read_paused


def named_proxies(config: Config) -> str:
    named = config.forwarded_allow_ips
    return named if isinstance(named, str) else ",".join(named or ())
