"""Where the house sends to, if a guest says so: public machines only, and the one it looked at.

An endpoint comes from a guest's browser, and could name anything: a router in the host's network,
or a name that leads elsewhere as soon as it was checked. So a name is resolved once, each of its
addresses is looked at, and the connection goes to exactly that one.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Thread
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from msgspec import Struct

Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]
"""The addresses of a name."""

LONGEST: Final = 1000
"""Characters of an endpoint."""
LOOKED_UP: Final = 64
"""So many names are asked for at once: more than there are calls, since some answer late."""
_PORT: Final = 443
_NOT_PUBLIC: Final = tuple(
    # What holds an address of the old kind within could lead to any of them.
    map(ip_network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"))
)


class Forbidden(Exception):
    """The house does not send there. One line for a person."""


class PushEndpoint(Struct, frozen=True):
    """Where a push service is, in parts; `own` if the host has put it on their list."""

    origin: str
    scheme: str
    host: str
    port: int
    path: str
    own: bool


class PushEndpoints:
    """`own` are origins that the host trusts whatever they are, such as http://127.0.0.1:8901."""

    def __init__(self, own: Sequence[str] = (), resolve: Resolve | None = None) -> None:
        self._own = frozenset(own)
        self._resolve = resolve or Resolver().resolved

    def read(self, url: str) -> PushEndpoint:
        """Raises `Forbidden`, without asking anybody."""
        if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
            raise Forbidden("an endpoint is a short address in plain letters")
        try:
            parts = urlsplit(url)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Forbidden("an endpoint is an address such as https://…") from None
        if parts.username is not None or parts.password is not None or parts.fragment:
            raise Forbidden("an endpoint names nobody")
        origin = f"{parts.scheme}://{parts.netloc}".lower()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        own = origin in self._own
        if not own:
            if parts.scheme != "https":
                raise Forbidden("the house sends over https only")
            if port not in (None, _PORT):
                raise Forbidden(f"the house does not send to port {port}")
            if not _known_to_all(host):
                raise Forbidden(f"{host} is no machine that everybody knows")
        elif port is None and parts.scheme not in ("http", "https"):
            raise Forbidden("an endpoint begins with https://")
        if not host:
            raise Forbidden("an endpoint names a machine")
        default = _PORT if parts.scheme == "https" else 80
        return PushEndpoint(origin, parts.scheme, host, port or default, path, own)

    async def address(self, endpoint: PushEndpoint) -> str:
        """The one address to connect to. Raises `Forbidden`, and `OSError` if there is none."""
        found = [ip_address(each) for each in await self._resolve(endpoint.host, endpoint.port)]
        if not found:
            raise OSError(f"{endpoint.host} has no address")
        if not endpoint.own:
            # All of them, for a name that has one of each kind has it for no good.
            for each in found:
                if not public(each):
                    raise Forbidden(f"{endpoint.host} is not a public machine")
        return str(found[0])


def public(address: IPv4Address | IPv6Address) -> bool:
    """Whether it is a machine that anybody could reach from anywhere."""
    mapped = getattr(address, "ipv4_mapped", None)
    if mapped is not None:
        return public(mapped)
    if isinstance(address, IPv6Address) and any(address in each for each in _NOT_PUBLIC):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _known_to_all(host: str) -> bool:
    """As far as a name tells: what it leads to is looked at before each call."""
    try:
        return public(ip_address(host))
    except ValueError:
        return "." in host.strip(".")


class Resolver:
    """The system's resolver, in a thread for each name. A guest can name a machine whose name takes
    half a minute, and nobody can call that off: threads that serve others must not wait for it.
    """

    def __init__(self) -> None:
        self._asked = 0

    async def resolved(self, host: str, port: int) -> Sequence[str]:
        """Raises `OSError`."""
        if self._asked >= LOOKED_UP:
            raise OSError("too many names are being looked up")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Sequence[str]] = loop.create_future()

        def heard(found: Sequence[str] | OSError) -> None:
            self._asked -= 1
            if answer.done():
                return  # nobody waits for it any more
            if isinstance(found, OSError):
                answer.set_exception(found)
            else:
                answer.set_result(found)

        def ask() -> None:
            try:
                found: Sequence[str] | OSError = _looked_up(host, port)
            except OSError as error:
                found = error
            except UnicodeError:
                found = OSError(f"{host} is no name")
            with suppress(RuntimeError):  # the house has closed meanwhile
                loop.call_soon_threadsafe(heard, found)

        self._asked += 1
        Thread(target=ask, name="names", daemon=True).start()
        return await answer


def _looked_up(host: str, port: int) -> Sequence[str]:
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]).partition("%")[0] for each in found]
