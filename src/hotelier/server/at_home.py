"""Playing at home: a server for this machine alone, and a browser that opens its table."""

import socket
import threading
import time
import webbrowser
from collections.abc import Callable

import msgspec

from hotelier.client import Server, bot, person
from hotelier.core.errors import BadInput, HotelierError
from hotelier.core.game import Json
from hotelier.server.serve import run
from hotelier.server.settings import Settings
from hotelier.server.store.lock import AlreadyServed

HOST = "127.0.0.1"
USUAL_PORT = 8000
START_SECONDS = 60


class Wanted(msgspec.Struct):
    """The table that shall be opened; without a game it is the page where one chooses."""

    game: str | None
    seats: int
    people: int
    bot: str
    seed: int | None
    options: dict[str, bool | str]
    content: Json | None = None
    """The content pack with which it is played."""


def play_at_home(settings: Settings, wanted: Wanted, port: int | None, browser: bool) -> None:
    """Serve until stopped; if these tables are served already, only open the page."""
    port = usual_port() if port is None else port
    url = f"http://{HOST}:{port}"
    show = webbrowser.open if browser else lambda _: False
    settings = msgspec.structs.replace(
        settings, hosts=f"{HOST}:{port},localhost:{port}", log_level="warning", bot_tables=True
    )
    opener = threading.Thread(target=open_when_ready, args=(url, wanted, show), daemon=True)
    opener.start()
    try:
        run(settings, HOST, port)
    except AlreadyServed as other:
        open_table(other.url, wanted, show)


def open_when_ready(url: str, wanted: Wanted, show: Callable[[str], bool]) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            with socket.create_connection((HOST, int(url.rpartition(":")[2])), timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    else:
        return
    open_table(url, wanted, show)


def open_table(url: str, wanted: Wanted, show: Callable[[str], bool]) -> None:
    """Make the table that is wanted and show it."""
    try:
        link, *others = links_to(url, wanted)
    except HotelierError as error:
        print(f"hotelier: {error}", flush=True)
        link, others = "/", []
    print(f"hotelier is at {url}{link}", flush=True)
    for number, other in enumerate(others, 2):
        print(f"person {number} sits down at {url}{other}", flush=True)
    print("Ctrl+C stops it; the tables are kept.", flush=True)
    show(url + link)


def links_to(url: str, wanted: Wanted) -> list[str]:
    """Where to go: to the table, for each person who plays there, or to the page."""
    if wanted.game is None:
        return ["/"]
    seats = [person() for _ in range(wanted.people)]
    seats += [bot(wanted.bot) for _ in range(wanted.seats - wanted.people)]
    server = Server(url, patience=START_SECONDS)
    try:
        made = server.make_table(
            wanted.game, seats, wanted.options, seed=wanted.seed, content=wanted.content
        )
    finally:
        server.close()
    tokens = [link.token for link in made.seats] or [made.watch]
    return [f"/t/{made.table}#{token}" for token in tokens]


def usual_port() -> int:
    """The usual port, or any that is free."""
    for port in (USUAL_PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    raise BadInput("there is no free port on this machine")
