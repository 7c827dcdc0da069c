"""The way out: people name addresses that this server shall call; none may lead to what is private here.

A web address is looked at when it is given and again whenever it is called. It must be `https`, at the
usual port, and name a host that is known by a name. All that the name leads to must be public, and the
connection is made to the very address that was looked at: a name that leads elsewhere a moment later brings
nothing. Redirects are not followed, and of an answer little is read, in little time. The operator may name
hosts that are excepted.
"""

import asyncio
import socket
import ssl
from collections.abc import Iterable, Mapping
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import httpcore2
import msgspec

LONGEST_ADDRESS = 2000
HTTP, HTTPS = 80, 443
SECONDS = 10
"""The longest that a call may take in all."""
MOST_READ = 4096
MOST_AT_ONCE = 20
GLOBAL_UNICAST = ip_network("2000::/3")
TUNNELS = (ip_network("2001::/23"), ip_network("2002::/16"))
"""IPv6 addresses that lead to others: their insides cannot be looked at by everybody's router."""
SPECIAL = (ip_network("192.0.0.0/24"), ip_network("192.88.99.0/24"))


class NotAllowed(Exception):
    """An address that this server does not call; the message says why."""


class Unreachable(Exception):
    """Nobody answered, or not in time."""


class Answered(msgspec.Struct):
    """What came back: the status and, of the headers, how long to wait."""

    status: int
    retry_after: float | None = None


class Place(msgspec.Struct, frozen=True):
    """Where a web address leads."""

    host: str
    port: int
    secure: bool

    @property
    def named(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def is_public(text: str) -> bool:
    """Whether an address is an ordinary one of the internet, behind which nothing private hides."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        tunnel = any(address in network for network in TUNNELS)
        return address in GLOBAL_UNICAST and address.is_global and not tunnel
    special = any(address in network for network in SPECIAL)
    return address.is_global and not (address.is_multicast or address.is_reserved or special)


class Outside:
    """Calls web addresses."""

    def __init__(self, excepted: Iterable[str] = ()) -> None:
        self.excepted = frozenset(excepted)
        """Hosts with ports that the operator allows, though they are private or speak without TLS."""
        self.secure = ssl.create_default_context()
        self.turns = asyncio.Semaphore(MOST_AT_ONCE)

    def place(self, url: str) -> Place:
        """Where an address leads, if its form is allowed."""
        if len(url) > LONGEST_ADDRESS or not url.isascii() or not url.isprintable() or " " in url:
            raise NotAllowed(f"a web address is plain text of at most {LONGEST_ADDRESS} characters")
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise NotAllowed("this is not a web address") from None
        secure = parts.scheme == "https"
        place = Place(parts.hostname or "", port or (HTTPS if secure else HTTP), secure)
        if parts.scheme not in ("http", "https") or not place.host:
            raise NotAllowed("a web address begins with https:// and a name")
        if "@" in parts.netloc or "\\" in url or parts.fragment:
            raise NotAllowed("a web address has neither a user, nor a backslash, nor a part after #")
        if place.named in self.excepted:
            return place
        if not place.secure:
            raise NotAllowed("a web address begins with https://")
        if place.port != HTTPS:
            raise NotAllowed("only the usual port of https is called")
        check_name(place.host)
        return place

    async def check(self, url: str) -> None:
        """Look at an address that somebody gives, without calling it."""
        place = self.place(url)
        if place.named in self.excepted:
            return
        try:
            async with self.turns, asyncio.timeout(SECONDS):
                await self.addresses(place.host, place.port)
        except TimeoutError:
            raise Unreachable("the name of the host could not be looked up in time") from None

    async def addresses(self, host: str, port: int) -> list[str]:
        """All that a name leads to; none of it may be private."""
        found = await resolve(host, port)
        if not found:
            raise Unreachable("the name of the host is not known")
        if not all(map(is_public, found)):
            raise NotAllowed("this name leads to an address that is not public")
        return found

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Answered:
        """Send something to an address."""
        place = self.place(url)
        try:
            async with self.turns, asyncio.timeout(SECONDS):
                return await self._post(place, url, headers, body)
        except (httpcore2.TimeoutException, TimeoutError):
            raise Unreachable("there was no answer in time") from None
        except (
            httpcore2.NetworkError,
            httpcore2.ProtocolError,
            httpcore2.UnsupportedProtocol,
            ssl.SSLError,
            OSError,
        ):
            raise Unreachable("there was no answer") from None

    async def _post(self, place: Place, url: str, headers: Mapping[str, str], body: bytes) -> Answered:
        way = Way(self, free=place.named in self.excepted)
        pool = httpcore2.AsyncConnectionPool(
            ssl_context=self.secure, network_backend=way, max_keepalive_connections=0
        )
        host = place.host if place.port in (HTTP, HTTPS) else place.named
        own = {"host": host, "user-agent": "hotelier"}
        async with (
            pool,
            pool.stream("POST", url, headers=[*{**own, **headers}.items()], content=body) as got,
        ):
            read = 0
            async for part in got.aiter_stream():
                read += len(part)
                if read > MOST_READ:
                    break
            return Answered(got.status, seconds_from(dict(got.headers).get(b"retry-after", b"")))


class Way(httpcore2.AsyncNetworkBackend):
    """Makes the connection to an address that was looked at."""

    def __init__(self, outside: Outside, free: bool) -> None:
        self.outside = outside
        self.free = free
        self.plain = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore2.SOCKET_OPTION] | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        addresses = await (resolve(host, port) if self.free else self.outside.addresses(host, port))
        failed: Exception = Unreachable("the name of the host is not known")
        for address in addresses:
            try:
                return await self.plain.connect_tcp(address, port, timeout, local_address, socket_options)
            except (httpcore2.NetworkError, httpcore2.TimeoutException) as error:
                failed = error
        raise failed


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (socket.gaierror, UnicodeError, OSError):
        return []
    return list(dict.fromkeys(str(each[4][0]) for each in found))


def check_name(host: str) -> None:
    """Hosts are called by names: numbers can be written in too many ways to see where they lead."""
    labels = host.rstrip(".").split(".")
    if ":" in host or len(labels) < 2 or labels[-1].isdigit() or labels[-1].startswith("0x"):
        raise NotAllowed("the host of a web address has a name, such as example.org")


def seconds_from(text: bytes) -> float | None:
    """How long somebody asks to wait, if they say it in seconds."""
    return float(text) if text.isdigit() and len(text) < 8 else None
