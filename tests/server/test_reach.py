"""Which address an invitation may name."""

import socket
from pathlib import Path

import pytest

from hotelier.core.errors import BadInput, BadOption
from hotelier.server import at_home, reach
from hotelier.server.at_home import Wanted, play_at_home
from hotelier.server.settings import Settings, checked
from hotelier.server.store.lock import AlreadyServed
from hotelier.wire.messages.opening import Reach
from tests.server.sitting import API, house

WANTED = Wanted(None, 2, 1, "waiter", None, {})


@pytest.fixture
def at_the_router(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine has an address in the house, of either kind."""
    known = {socket.AF_INET: ["192.168.1.20"], socket.AF_INET6: ["fd00::20"]}
    monkeypatch.setattr(reach, "own_addresses", known.__getitem__)


def listening(monkeypatch: pytest.MonkeyPatch, host: str, wider: str = "") -> None:
    for name, value in ((reach.HOST, host), (reach.PORT, "8000"), (reach.WIDER, wider)):
        monkeypatch.setenv(name, value)


@pytest.mark.usefixtures("at_the_router")
@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("0.0.0.0", ["http://192.168.1.20:8000"]),
        ("::", ["http://[fd00::20]:8000"]),
        ("192.168.1.77", ["http://192.168.1.77:8000"]),
        ("games.fritz.box", ["http://games.fritz.box:8000"]),
        ("127.0.0.1", []),
        ("127.0.0.2", []),
        ("::1", []),
        ("localhost", []),
        ("169.254.7.7", []),
    ],
)
def test_who_listens_where_is_found_there(
    monkeypatch: pytest.MonkeyPatch, host: str, found: list[str]
) -> None:
    listening(monkeypatch, host, "hotelier play --lan")
    told = reach.reach_of("")
    assert told.house == found
    assert told.wider == (None if found else "hotelier play --lan")


@pytest.mark.usefixtures("at_the_router")
def test_a_public_address_comes_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    listening(monkeypatch, "0.0.0.0")
    assert reach.reach_of("https://play.example.org") == Reach(
        public="https://play.example.org", house=[], wider=None
    )


def test_a_machine_in_no_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])
    assert reach.house_urls("0.0.0.0", 8000) == []
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    assert reach.house_urls("0.0.0.0", 8000) == []


def test_the_host_of_a_request_gets_into_no_invitation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither by its header nor by those of a proxy that nobody has named."""
    listening(monkeypatch, "127.0.0.1", "hotelier play --lan")
    hostile = {
        "Host": "evil.example",
        "X-Forwarded-Host": "evil.example",
        "X-Forwarded-Proto": "https",
        "Forwarded": "host=evil.example;proto=https",
    }
    with house(tmp_path) as open_house:
        answered = open_house.http.get(f"{API}/reach", headers=hostile)
        assert answered.json() == {"public": None, "house": [], "wider": "hotelier play --lan"}
        assert answered.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("given", "written"),
    [
        ("https://Play.Example.org/", "https://play.example.org"),
        ("http://192.168.1.20:8000", "http://192.168.1.20:8000"),
        ("http://[fd00::20]:8000", "http://[fd00::20]:8000"),
    ],
)
def test_a_public_address_is_written_as_links_need_it(given: str, written: str) -> None:
    assert checked(Settings(public_url=given)).public_url == written


@pytest.mark.parametrize(
    "given",
    [
        "play.example.org",
        "ftp://play.example.org",
        "https://play.example.org/games",
        "https://a@b",
        "https://",
    ],
)
def test_what_is_no_public_address_is_refused(given: str) -> None:
    with pytest.raises(BadOption, match="write it as https"):
        checked(Settings(public_url=given))


class Started:
    """Stands in for the server: what it was started with."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, refusal: Exception | None = None) -> None:
        self.settings = Settings()
        self.host = ""
        self.refusal = refusal
        monkeypatch.setattr(at_home, "run", self.run)
        monkeypatch.setattr(at_home, "open_when_ready", lambda *_: None)

    def run(self, settings: Settings, host: str, port: int, wider: str) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.settings, self.host = settings, host


@pytest.mark.usefixtures("at_the_router")
def test_playing_with_the_house_listens_there_and_answers_to_no_other_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = Started(monkeypatch)
    play_at_home(Settings(), WANTED, 8000, browser=False, lan=True)
    assert started.host == "0.0.0.0"
    assert started.settings.hosts == "127.0.0.1:8000,localhost:8000,192.168.1.20:8000"
    play_at_home(Settings(), WANTED, 8000, browser=False)
    assert started.host == "127.0.0.1" and "192" not in started.settings.hosts


def test_others_cannot_come_where_there_is_no_way(monkeypatch: pytest.MonkeyPatch) -> None:
    Started(monkeypatch)
    monkeypatch.setattr(reach, "own_addresses", lambda _: [])
    with pytest.raises(BadInput, match="in no network"):
        play_at_home(Settings(), WANTED, 8000, browser=False, lan=True)


@pytest.mark.usefixtures("at_the_router")
def test_a_server_that_runs_already_is_not_taken_for_a_wider_one(monkeypatch: pytest.MonkeyPatch) -> None:
    Started(monkeypatch, AlreadyServed(Path("tables.sqlite"), "http://127.0.0.1:8000"))
    with pytest.raises(BadInput, match="stop that server first"):
        play_at_home(Settings(), WANTED, 8000, browser=False, lan=True)
