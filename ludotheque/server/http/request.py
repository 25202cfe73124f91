"""What a request says of who sends it: where from, in which language, with which cookie."""

from __future__ import annotations

import hmac
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, QueryParams

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.people.people import COOKIE_DAYS
from ludotheque.server.settings import Settings

COOKIE = "ludotheque"

_FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded")


class Caller:
    """Read from an ASGI scope, and so the same over HTTP and on a socket."""

    def __init__(self, scope: Any) -> None:
        self.headers = Headers(scope=scope)
        self.query = QueryParams(scope.get("query_string", b""))
        self.client: str = (scope.get("client") or ("", 0))[0]

    @property
    def cookie(self) -> str | None:
        """Unread: `People.known` says whose it is, if anybody's."""
        for header in self.headers.getlist("cookie"):
            for each in header.split(";"):
                name, _, value = each.strip().partition("=")
                if name == COOKIE:
                    return value
        return None

    @property
    def address(self) -> str:
        """Who is held to the limits: an address, or the whole network of one at home (IPv6)."""
        try:
            address = ip_address(self.client)
        except ValueError:
            return self.client
        if not isinstance(address, IPv6Address):
            return str(address)
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64))

    @property
    def language(self) -> str:
        """The one that is asked for, else the best of Accept-Language, else the house's own."""
        asked = self.query.get("language")
        return asked if asked in LANGUAGES else preferred(self.headers.get("accept-language", ""))

    @property
    def unpacks(self) -> bool:
        """Whether answers may come as gzip packs them."""
        accepted = (
            each.partition(";") for each in self.headers.get("accept-encoding", "").split(",")
        )
        return any(
            name.strip().lower() == "gzip" and _weight(quality) > 0 for name, _, quality in accepted
        )

    def welcome(self, settings: Settings) -> bool:
        """Whether no page of another site is behind this: there is no Origin, or it is ours."""
        origins = self.headers.getlist("origin")
        if not origins:
            return True
        own = {_place(f"//{host}") for host in self.headers.getlist("host")}
        if settings.public_url is not None:
            own.add(_place(settings.public_url))
        return len(origins) == 1 and origins[0] != "null" and _place(origins[0]) in own - {None}

    def hosts(self, settings: Settings) -> bool:
        """Whether this is the host: at the machine itself, or with the key."""
        given = self.query.get("key")
        if given is not None and settings.key is not None:
            return hmac.compare_digest(given.encode(), settings.key.encode())
        # A page of another site can have its name lead here; it cannot have it be ours.
        named = _place(f"//{self.headers.get('host', '')}")
        return (
            _loopback(self.client)
            and named is not None
            and (named[0] == "localhost" or _loopback(named[0]))
            and not any(each in self.headers for each in _FORWARDED)
        )


def preferred(accepted: str) -> str:
    """The language of an Accept-Language header that the house speaks best."""
    wanted: list[tuple[float, int, str]] = []
    for order, each in enumerate(accepted[:1000].split(",")):
        tag, _, quality = each.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(quality)
        if language in LANGUAGES and weight > 0:
            wanted.append((-weight, order, language))
    return min(wanted)[2] if wanted else LANGUAGES[0]


def _weight(quality: str) -> float:
    name, _, number = quality.strip().partition("=")
    try:
        return float(number) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


def _place(url: str) -> tuple[str, int | None] | None:
    """Name and port of an address. The scheme is left out: behind a proxy it is not known."""
    try:
        parts = urlsplit(url)
        name, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not name:
        return None
    return name, None if port in (80, 443) else port


def _loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False


def baked(value: str, settings: Settings, age: int = COOKIE_DAYS * 24 * 3600) -> str:
    """A Set-Cookie header. Scripts cannot read it, and other sites cannot have it sent along."""
    secure = "; Secure" if settings.secure else ""
    return f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"
