"""Playing at home: a server for this machine or for its network, and a browser that opens its table."""

import socket
import threading
import time
import webbrowser
from collections.abc import Callable, Sequence

import msgspec

from hotelier.client import Server, bot, person
from hotelier.core.errors import BadInput, HotelierError
from hotelier.core.game import Json
from hotelier.server.reach import house_urls
from hotelier.server.serve import run
from hotelier.server.settings import Settings
from hotelier.server.store.lock import AlreadyServed

HOST = "127.0.0.1"
ALL = "0.0.0.0"
WIDER = "hotelier play --lan"
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


def play_at_home(
    settings: Settings, wanted: Wanted, port: int | None, browser: bool, lan: bool = False
) -> None:
    """Serve until stopped; if these tables are served already, only open the page."""
    host = ALL if lan else HOST
    port = usual_port(host) if port is None else port
    house = house_urls(host, port)
    if lan and not house:
        raise BadInput("this machine is in no network: others could not reach it; leave --lan out")
    url = f"http://{HOST}:{port}"
    show = webbrowser.open if browser else lambda _: False
    names = [f"{HOST}:{port}", f"localhost:{port}", *(each.removeprefix("http://") for each in house)]
    settings = msgspec.structs.replace(
        settings, hosts=",".join(names), log_level="warning", bot_tables=True
    )
    opener = threading.Thread(target=open_when_ready, args=(url, wanted, show, house), daemon=True)
    opener.start()
    try:
        run(settings, host, port, wider=WIDER)
    except AlreadyServed as other:
        if lan:
            raise BadInput(f"{other}; stop that server first, then start this one") from None
        open_table(other.url, wanted, show)


def open_when_ready(
    url: str, wanted: Wanted, show: Callable[[str], bool], house: Sequence[str] = ()
) -> None:
    until = time.monotonic() + START_SECONDS
    while time.monotonic() < until:
        try:
            with socket.create_connection((HOST, int(url.rpartition(":")[2])), timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    else:
        return
    open_table(url, wanted, show, house)


def open_table(url: str, wanted: Wanted, show: Callable[[str], bool], house: Sequence[str] = ()) -> None:
    """Make the table that is wanted and show it; others sit down by their addresses in the house."""
    try:
        link, *others = links_to(url, wanted)
    except HotelierError as error:
        print(f"hotelier: {error}", flush=True)
        link, others = "/", []
    print(f"hotelier is at {url}{link}", flush=True)
    for number, other in enumerate(others, 2):
        print(f"person {number} sits down at {house[0] if house else url}{other}", flush=True)
    for address in house:
        print(f"others in this network find it at {address}", flush=True)
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


def usual_port(host: str = HOST) -> int:
    """The usual port, or any that is free."""
    for port in (USUAL_PORT, 0):
        with socket.socket() as probe:
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    raise BadInput("there is no free port on this machine")
