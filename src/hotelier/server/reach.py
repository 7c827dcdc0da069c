"""Where others reach this server: what an invitation may name. What a request says of its host has no part
in it, so nobody can slip a name of their own into other people's invitations."""

import os
import socket
from ipaddress import ip_address

from hotelier.wire.messages.opening import Reach

HOST, PORT, WIDER = "HOTELIER_LISTENING_HOST", "HOTELIER_LISTENING_PORT", "HOTELIER_WIDER_COMMAND"
"""Told to the workers by the process that starts them: where they listen, and which command would let
others in."""
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: one learns which way leads outside, and nothing is sent."""


def note_listening(host: str, port: int, wider: str) -> None:
    os.environ.update({HOST: host, PORT: str(port), WIDER: wider})


def reach_of(public_url: str) -> Reach:
    """Where others reach the server that this process is, or is a worker of."""
    host, port, wider = (os.environ.get(name, "") for name in (HOST, PORT, WIDER))
    if public_url or not host:
        return Reach(public=public_url or None, house=[], wider=None)
    found = house_urls(host, int(port))
    return Reach(public=None, house=found, wider=None if found else wider or None)


def house_urls(host: str, port: int) -> list[str]:
    """The addresses of this machine in its network at which somebody listens who listens on a host."""
    return [url_of(address, port) for address in listening_at(host) if is_in_house(address)]


def listening_at(host: str) -> list[str]:
    """The addresses that a host to listen on stands for."""
    if host == "0.0.0.0":
        return own_addresses(socket.AF_INET)
    if host == "::":
        return own_addresses(socket.AF_INET6)
    try:
        return [str(ip_address(host))]
    except ValueError:
        return [host]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The address of this machine on the way outside; without such a way, those of its name."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((FAR_AWAY[family], 9))
            return [str(probe.getsockname()[0])]
    except OSError:
        pass
    try:
        found = socket.getaddrinfo(socket.gethostname(), None, family, socket.SOCK_STREAM)
    except OSError:
        return []
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def is_in_house(host: str) -> bool:
    """Whether other machines can mean this one by an address; names are believed, but for our own."""
    try:
        address = ip_address(host)
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_url(host: str, port: int) -> str:
    """The address for a browser on this machine."""
    return url_of({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)
