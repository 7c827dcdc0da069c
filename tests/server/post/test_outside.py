"""No address that somebody names leads to what is private here."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import httpcore2
import pytest

from hotelier.server.post import outside
from hotelier.server.post.outside import Answered, NotAllowed, Outside, Unreachable, is_public
from tests.server.post.local import site

PRIVATE = [
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.0.0.8",
    "192.0.2.1",
    "192.88.99.1",
    "192.168.1.1",
    "198.18.0.1",
    "224.0.0.1",
    "239.255.255.250",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::127.0.0.1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:8.8.8.8",
    "64:ff9b::7f00:1",
    "64:ff9b:1::1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "ff0e::1",
    "not an address",
]
PUBLIC = ["8.8.8.8", "93.184.215.14", "2606:4700:4700::1111", "2a00:1450:4001:80b::200e"]


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_public_addresses_are_known(address: str) -> None:
    assert is_public(address)


BAD_FORMS = [
    "",
    "example.org",
    "http://example.org/",
    "ftp://example.org/",
    "file:///etc/passwd",
    "https://",
    "https:///path",
    "https://user@example.org/",
    "https://user:word@example.org/",
    "https://example.org\\@127.0.0.1/",
    "https://example.org:8000/",
    "https://example.org:80/",
    "https://example.org:99999/",
    "https://example.org:x/",
    "https://example.org/#part",
    "https://localhost/",
    "https://printer/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.0.0.0x1/",
    "https://0177.0.0.1/",
    "https://93.184.215.14/",
    "https://1.2.3.4./",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[2606:4700::1111]/",
    "https://[fe80::1%25eth0]/",
    "https://[::1/",
    "https://exa mple.org/",
    "https://example.org/\nhost: inside",
    "https://①②⑦.org/",
    "https://example.org/" + "a" * 2000,
]


@pytest.mark.parametrize("url", BAD_FORMS)
def test_odd_forms_are_refused(url: str) -> None:
    with pytest.raises(NotAllowed):
        Outside().place(url)


def test_ordinary_ones_are_taken() -> None:
    for url in (
        "https://example.org/hook",
        "https://fcm.example.com:443/send/x?y=z",
        "https://Example.ORG",
    ):
        assert Outside().place(url).secure


Leads = Callable[..., None]


@pytest.fixture
def leads(monkeypatch: pytest.MonkeyPatch) -> Leads:
    """Lets names lead somewhere: each time they are asked for to the next of some lists."""

    def lead(*answers: list[str]) -> None:
        left = list(answers)

        async def resolve(host: str, port: int) -> list[str]:
            return left.pop(0) if len(left) > 1 else left[0]

        monkeypatch.setattr(outside, "resolve", resolve)

    return lead


def posted(to: Outside, url: str) -> Answered:
    return asyncio.run(to.post(url, {"content-type": "text/plain"}, b"hello"))


@pytest.fixture
def called(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """To which addresses connections were made, which all fail."""
    addresses: list[str] = []

    async def connect(self: Any, host: str, port: int, *_: Any) -> Any:
        addresses.append(host)
        raise httpcore2.ConnectError("nobody")

    monkeypatch.setattr(httpcore2.AnyIOBackend, "connect_tcp", connect)
    return addresses


@pytest.mark.parametrize(
    "found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:192.168.0.1"], ["fe80::1"]]
)
def test_a_name_that_leads_inside_is_refused_when_it_is_given(leads: Leads, found: list[str]) -> None:
    leads(found)
    with pytest.raises(NotAllowed, match="not public"):
        asyncio.run(Outside().check("https://example.org/hook"))


def test_a_name_that_leads_inside_later_is_not_called(leads: Leads, called: list[str]) -> None:
    """It was public when it was given; nothing is sent when it no longer is."""
    leads(["8.8.8.8"], ["127.0.0.1"])
    way = Outside()
    asyncio.run(way.check("https://example.org/hook"))
    with pytest.raises(NotAllowed, match="not public"):
        posted(way, "https://example.org/hook")
    assert called == []


def test_the_address_that_was_looked_at_is_the_one_that_is_called(leads: Leads, called: list[str]) -> None:
    """However often the name changes: it is asked for once, and the connection goes to what it said."""
    leads(["8.8.8.8"], ["127.0.0.1"])
    with pytest.raises(Unreachable):
        posted(Outside(), "https://example.org/hook")
    assert called == ["8.8.8.8"]


def test_names_that_nobody_knows_are_said_so(leads: Leads) -> None:
    leads([])
    with pytest.raises(Unreachable, match="not known"):
        asyncio.run(Outside().check("https://example.org/hook"))


def test_exceptions_are_the_operators_and_hold_for_one_port() -> None:
    with site() as there:
        way = Outside([there.named])
        asyncio.run(way.check(there.url))
        assert posted(way, f"{there.url}/hook").status == 201
        assert there.posted[0].body == b"hello" and there.posted[0].path == "/hook"
        with pytest.raises(NotAllowed):
            way.place("http://127.0.0.1:9/hook")
        with pytest.raises(NotAllowed):
            Outside().place(there.url)


def test_redirects_are_not_followed() -> None:
    with site() as there, site() as inside:
        there.status = 307
        there.answer_headers = {"location": inside.url}
        assert posted(Outside([there.named, inside.named]), there.url).status == 307
        assert inside.posted == []


def test_of_an_answer_little_is_read() -> None:
    """A server that never ends its answer does not hold us."""

    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]

        async def run() -> Answered:
            async def pour() -> None:
                loop = asyncio.get_running_loop()
                listening.setblocking(False)
                connection, _ = await loop.sock_accept(listening)
                with connection:
                    await loop.sock_sendall(connection, b"HTTP/1.1 200 OK\r\n\r\n")
                    try:
                        while True:
                            await loop.sock_sendall(connection, b"x" * 4096)
                    except OSError:
                        return

            pouring = asyncio.create_task(pour())
            try:
                way = Outside([f"127.0.0.1:{port}"])
                return await way.post(f"http://127.0.0.1:{port}/", {}, b"hello")
            finally:
                pouring.cancel()

        assert asyncio.run(run()).status == 200


def test_an_answer_that_does_not_come_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "SECONDS", 0.01)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(Unreachable, match="in time"):
            posted(Outside([f"127.0.0.1:{port}"]), f"http://127.0.0.1:{port}/")


def test_how_long_to_wait_is_understood() -> None:
    with site() as there:
        there.status, there.answer_headers = 429, {"retry-after": "120"}
        assert posted(Outside([there.named]), there.url) == Answered(429, 120)
        there.answer_headers = {"retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"}
        assert posted(Outside([there.named]), there.url) == Answered(429, None)
