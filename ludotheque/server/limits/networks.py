"""Who counts as one where addresses are counted: an IPv4 address, a home's network of IPv6."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOME = 64
WIDER = ((56, 4.0), (48, 16.0))
"""Somebody may own a whole block of networks: each block has so many times a home's share."""


@lru_cache(maxsize=10_000)
def network(client: str) -> str:
    """An address, or the whole network of one at home."""
    try:
        address = ip_address(client)
    except ValueError:
        return client
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return _block(address, HOME)


@lru_cache(maxsize=10_000)
def shares(key: str) -> tuple[tuple[str, float], ...]:
    """Under which names a network, or a person, is counted, and how many shares each has."""
    if ":" not in key:
        return ((key, 1.0),)
    try:
        address = IPv6Address(key)
    except ValueError:
        return ((key, 1.0),)
    return ((key, 1.0), *((f"{_block(address, size)}/{size}", many) for size, many in WIDER))


def widest(key: str) -> str:
    """The name of the largest block that it belongs to."""
    return shares(key)[-1][0]


def _block(address: IPv6Address, size: int) -> str:
    return str(IPv6Address(int(address) >> (128 - size) << (128 - size)))


class Networks:
    """A few that are named, such as a host's proxies."""

    def __init__(self, named: Iterable[str]) -> None:
        self._named = tuple(ip_network(each, strict=False) for each in named)

    def __contains__(self, client: str) -> bool:
        try:
            address = ip_address(client)
        except ValueError:
            return False
        return any(address in each for each in self._named)
