"""Addresses of those who ask: how limits count them, and what little of them is kept."""

import hashlib
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address, ip_network

LOOPBACK = ("127.0.0.1", "::/64")
"""As limits count it: whoever is at home, or behind a proxy here that was not named, and so one of many."""


@lru_cache(10_000)
def counted(address: str) -> str:
    """An address; of the newer kind everybody has a whole network, and that counts."""
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return address
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((int(known), 64), strict=False))


def crowd_of(address: str) -> str:
    """One of 65,536 crowds to which an address belongs: enough for fair shares, too little to find the
    address again in what is kept. Who may be anybody belongs to none."""
    return "" if address in LOOPBACK else hashlib.sha256(address.encode()).hexdigest()[:4]


@lru_cache(1000)
def is_among(address: str, names: str) -> bool:
    """Whether an address is one of those named: addresses and networks with commas between."""
    try:
        known = ip_address(address)
    except ValueError:
        return False
    for name in names.split(","):
        try:
            if name.strip() == "*" or known in ip_network(name.strip(), strict=False):
                return True
        except ValueError:
            continue
    return False
