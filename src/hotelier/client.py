"""A small client: sit at a table of a hotelier server from Python.

    server = Server("http://localhost:8000")
    made = server.make_table("austria", [person("Ada"), bot("random")])
    place = server.at(made.table, made.seats[0].token)
    place.join("Ada")
    place.play(lambda state: state.legal[0]["notation"])
    for event in place.events():
        print(event["kind"])

Views, actions and events are the plain data that a game in Python answers too.
Requests that the server could not answer are sent again with the same key, so a move is never made twice.
"""

import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from hotelier.core.errors import HotelierError
from hotelier.extras import extra

with extra("client", "clients of a server"):
    import httpx2
    import msgspec
    from websockets.exceptions import ConnectionClosed, InvalidHandshake
    from websockets.sync.client import connect

from hotelier.wire.messages.base import Answer, Json, UndoRule
from hotelier.wire.messages.live import ErrorFrame, Frame, Hello, StateFrame
from hotelier.wire.messages.opening import Catalog, ClockRule, Lobby, NewSeat, NewTable, TableMade
from hotelier.wire.messages.problems import ErrorAnswer
from hotelier.wire.messages.study import Events, Hints
from hotelier.wire.messages.table import Happening, Joined, TableState

API = "/api/v1"
PATIENCE = 60.0
"""Seconds for which a server that is away is asked again."""
FIRST_PATIENCE = 2.0
"""The same for one that has never answered: most likely there is none."""
PAUSE = 0.3
ANSWER_S = 20.0
"""How long an answer may take."""
CONNECT_S = 10.0
"""How long it may take to connect; `FIRST_PATIENCE` while nobody has answered, because a host that drops
what is sent to it says nothing at all."""
GATEWAY = (502, 503, 504)
"""What a proxy says whose server is away, or not there yet."""
T = TypeVar("T", bound=Answer)
A = TypeVar("A")


class Refused(HotelierError):
    """The server said no."""

    def __init__(self, answer: ErrorAnswer) -> None:
        super().__init__(answer.error.message)
        self.code = answer.error.code
        self.state = answer.error.state if isinstance(answer.error.state, TableState) else None


class Away(HotelierError):
    """The server did not answer in time."""


class NoHotelier(HotelierError):
    """Something answered, but no hotelier server."""


def person(name: str | None = None) -> NewSeat:
    return NewSeat(kind="person", name=name)


def bot(code: str) -> NewSeat:
    return NewSeat(kind="bot", bot=code)


class Server:
    """A hotelier server."""

    def __init__(self, url: str, patience: float | None = None) -> None:
        """`patience` is for how many seconds it is asked again while it does not answer; if none is given,
        a minute, but two seconds before its first answer."""
        self.url = url.rstrip("/")
        self.patience = patience
        self.answered = False
        """Whether it has ever answered."""
        # Reading all the certificates of the world takes a while: only where they are looked at.
        secure = self.url.startswith("https:")
        self.http = httpx2.Client(base_url=self.url + API, verify=secure)

    def catalog(self) -> Catalog:
        return self.ask("GET", "/catalog", Catalog)

    def lobby(self) -> Lobby:
        return self.ask("GET", "/tables?open=true", Lobby)

    def make_table(
        self,
        game: str,
        seats: list[NewSeat],
        options: dict[str, bool | str] | None = None,
        *,
        open: bool = False,
        undo: UndoRule = "unseen",
        clock: ClockRule | None = None,
        seed: int | None = None,
        content: Json | None = None,
    ) -> TableMade:
        """A new table; with a content pack it is played with the values of a real box."""
        wanted = NewTable(
            game=game,
            seats=seats,
            options=options or {},
            open=open,
            undo=undo,
            clock=clock,
            seed=seed,
            content=content,
        )
        wanted.key = secrets.token_urlsafe(24)
        return self.ask("POST", "/tables", TableMade, wanted)

    def at(self, table: str, token: str | None) -> "Place":
        """A place at a table: a seat, the owner's or a watcher's, by its token."""
        return Place(self, table, token)

    def ask(
        self, method: str, path: str, kind: type[T], body: object = None, token: str | None = None
    ) -> T:
        """Send a request until it is answered, as long as patience lasts."""
        return self.read(self.fetch(method, path, body, token), kind)

    def fetch(self, method: str, path: str, body: object = None, token: str | None = None) -> bytes:
        begun = time.monotonic()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = None if body is None else msgspec.json.encode(body)
        while True:
            pause = PAUSE
            try:
                response = self.http.request(
                    method,
                    path,
                    content=content,
                    headers=headers,
                    timeout=httpx2.Timeout(ANSWER_S, connect=self.connecting()),
                )
            except httpx2.TransportError as error:
                trouble: HotelierError = self.away(type(error).__name__)
            else:
                if response.is_success:
                    self.answered = True
                    return response.content
                trouble = self.refusal(response)
                if isinstance(trouble, Refused) and trouble.code not in ("try_again", "too_many_requests"):
                    raise trouble
                pause = pause_of(response)
            if time.monotonic() - begun > self.waits():
                raise trouble
            time.sleep(pause)

    def waits(self) -> float:
        """For how many seconds it is asked again."""
        if self.patience is not None:
            return self.patience
        return PATIENCE if self.answered else FIRST_PATIENCE

    def connecting(self) -> float:
        """How many seconds it may take to connect."""
        return CONNECT_S if self.answered else FIRST_PATIENCE

    def refusal(self, response: httpx2.Response) -> Refused | Away:
        """What an answer means that is no success; an error if no hotelier has said it."""
        try:
            refused = Refused(msgspec.json.decode(response.content, type=ErrorAnswer))
        except (msgspec.DecodeError, UnicodeDecodeError):
            if response.status_code in GATEWAY:
                return self.away(f"HTTP {response.status_code}")
            raise self.no_hotelier(f"HTTP {response.status_code}") from None
        self.answered = True
        return refused

    def read(self, content: bytes, kind: type[A]) -> A:
        """An answer as data."""
        try:
            return msgspec.json.decode(content, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self.no_hotelier(str(error)) from None

    def no_hotelier(self, answer: str) -> NoHotelier:
        return NoHotelier(f"{self.url} is no hotelier server of this version; it answers: {answer}")

    def away(self, error: str) -> Away:
        """What to say when patience is over."""
        trouble = f"{self.url} does not answer: {error}"
        return Away(trouble if self.answered else f"{trouble}; is a server running there (hotelier serve)?")

    def close(self) -> None:
        self.http.close()


def pause_of(response: httpx2.Response) -> float:
    """For how many seconds to wait: as many as were asked for, unless that is a date."""
    asked = response.headers.get("retry-after", "")
    return float(asked) if asked.isdecimal() else PAUSE


class Place:
    """Where one sits or stands at a table."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.server = server
        self.table = table
        self.token = token

    def state(self) -> TableState:
        return self._ask("GET", "", TableState)

    def join(self, name: str, seat: int | None = None) -> TableState:
        """Take a seat; from then on this place has the seat's own token."""
        asked = {"name": name, "seat": seat, "key": secrets.token_urlsafe(24)}
        joined = self._ask("POST", "/join", Joined, asked)
        self.token = joined.token
        return joined.state

    def move(self, action: str, version: int) -> TableState:
        """Make a move on a version."""
        return self._change("/moves", version=version, action=action)

    def vacation(self, days: int) -> TableState:
        """Go on vacation for this many days, in which your time stands still; 0: be back."""
        return self._change("/vacation", days=days)

    def undo(self, version: int, to: int | None = None) -> TableState:
        return self._change("/undo", version=version, to=to)

    def redo(self, version: int) -> TableState:
        return self._change("/redo", version=version)

    def propose(self, kind: str, **what: Any) -> TableState:
        return self._change("/proposals", kind=kind, **what)

    def vote(self, number: int, agree: bool) -> TableState:
        return self._ask("POST", f"/proposals/{number}/vote", TableState, {"agree": agree})

    def resign(self) -> TableState:
        return self._change("/resign")

    def say(self, text: str) -> TableState:
        return self._change("/chat", text=text)

    def hints(self) -> Hints:
        return self._ask("GET", "/hint", Hints)

    def record(self) -> Json:
        """The record, when the game is over."""
        path = f"/tables/{self.table}/record"
        return self.server.read(self.server.fetch("GET", path, token=self.token), dict[str, Any])

    def events(self) -> list[Json]:
        """All that this place saw happen, from the setup on, when the game is over."""
        return self._ask("GET", "/events", Events).events

    def happenings(self, seen: int | None = None) -> Iterator[Happening]:
        """What happens, live and until the game is over: first what has happened already, from the setup on
        (of a long game the end of it), or after a version that was seen."""
        for state in self.follow(seen):
            yield from state.happenings
            if state.finished is not None or state.closed:
                return

    def follow(self, seen: int | None = None) -> Iterator[TableState]:
        """Every state from now on, live, each with what happened since the last one; comes back by itself
        when the connection breaks."""
        silent_since = time.monotonic()
        while True:
            try:
                for frame in self._frames(seen):
                    silent_since = time.monotonic()
                    self.server.answered = True
                    if isinstance(frame, StateFrame):
                        seen = frame.state.version
                        yield frame.state
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if time.monotonic() - silent_since > self.server.waits():
                    raise self.server.away(type(error).__name__) from None
                time.sleep(PAUSE)

    def play(self, choose: Callable[[TableState], str]) -> TableState:
        """Choose whenever it is this seat's turn, until the game is over; the last state."""
        for state in self.follow():
            if state.finished is not None or state.closed:
                return state
            if not state.legal:
                continue
            try:
                self.move(choose(state), state.version)
            except Refused as refused:
                if refused.code not in ("stale_version", "not_your_turn", "game_over", "table_closed"):
                    raise
        raise AssertionError("following ends only by an error")

    def _frames(self, seen: int | None) -> Iterator[Frame]:
        url = "ws" + self.server.url.removeprefix("http") + f"{API}/tables/{self.table}/live"
        with connect(url, open_timeout=self.server.connecting()) as socket:
            socket.send(msgspec.json.encode(Hello(type="hello", token=self.token, seen=seen)), text=True)
            while True:
                frame = msgspec.json.decode(socket.recv(), type=Frame)
                if isinstance(frame, ErrorFrame) and frame.error.code != "try_again":
                    raise Refused(ErrorAnswer(error=frame.error))
                yield frame

    def _change(self, path: str, **asked: Any) -> TableState:
        return self._ask("POST", path, TableState, {**asked, "key": secrets.token_urlsafe(12)})

    def _ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        return self.server.ask(method, f"/tables/{self.table}{path}", kind, body, self.token)
