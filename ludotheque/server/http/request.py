"""What a request says of who sends it: where from, in which language, with which cookie."""

from __future__ import annotations

import hmac
from ipaddress import ip_address
from typing import Any, Literal
from urllib.parse import urlsplit

from starlette.datastructures import Headers, QueryParams

from ludotheque.core.brought import every_language
from ludotheque.core.languages import LANGUAGES
from ludotheque.server.limits.networks import network
from ludotheque.server.people.people import COOKIE_DAYS
from ludotheque.server.settings import Settings

COOKIE, DEVICE = "ludotheque", "ludotheque-device"
"""By the one somebody is known; by the other a device is known again that they were in on."""
LOCKED = "__Host-"
"""Before a cookie's name where guests come over https: no other site, and no plain page, can give
somebody such a one.
"""
QUERY = 1024
"""Bytes: nobody has more to ask, and to read it takes long before anybody has been counted."""
COOKIES = 100
"""No browser has as many for one house: what follows is not looked through, for the same reason."""
LISTED = 1000
"""Characters of a list in a head, of languages or of codings."""

_FORWARDED = ("x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip", "forwarded")


class Caller:
    """Read from an ASGI scope, and so the same over HTTP and on a socket."""

    def __init__(self, scope: Any) -> None:
        self.headers = Headers(scope=scope)
        query = scope.get("query_string", b"")
        self.rambles = len(query) > QUERY
        """Whether more is asked than anybody has to ask; none of it was read."""
        self.query = QueryParams(b"" if self.rambles else query)
        self.client: str = (scope.get("client") or ("", 0))[0]
        app = scope.get("app")
        self._settings: Settings | None = None if app is None else app.state.settings

    @property
    def cookie(self) -> str | None:
        """Unread: `People.known` says whose it is, if anybody's."""
        return self.cookie_named(COOKIE)

    @property
    def device(self) -> str | None:
        """The mark of a device that somebody was in on, unread."""
        return self.cookie_named(DEVICE)

    def cookie_named(self, wanted: str) -> str | None:
        if self._settings is not None and self._settings.secure:
            wanted = LOCKED + wanted
        for header in self.headers.getlist("cookie")[:2]:
            for each in header.split(";", COOKIES):
                name, _, value = each.strip().partition("=")
                if name == wanted:
                    return value
        return None

    @property
    def address(self) -> str:
        """Who is held to the limits: an address, or the whole network of one at home (IPv6)."""
        return network(self.client)

    @property
    def language(self) -> str:
        """The one that is asked for, else the best of Accept-Language, else the house's own."""
        asked = self.query.get("language")
        if asked in every_language():
            return asked
        own = self._settings.language if self._settings is not None else None
        return preferred(self.headers.get("accept-language", ""), own or LANGUAGES[0])

    def unpacks(self, coding: str = "gzip") -> bool:
        """Whether answers may come as gzip packs them, or brotli (`br`)."""
        said = self.headers.get("accept-encoding", "")[:LISTED]
        accepted = (each.partition(";") for each in said.split(","))
        return any(
            name.strip().lower() == coding and _weight(quality) > 0 for name, _, quality in accepted
        )

    def welcome(self, settings: Settings) -> bool:
        """Whether no page of another site is behind this: there is no Origin, or it is ours."""
        origins = self.headers.getlist("origin")
        if settings.secure:
            # Nobody comes but by that name, whatever another one leads to.
            hosts = self.headers.getlist("host")
            named = len(hosts) == 1 and _place(f"//{hosts[0]}") == _place(str(settings.public_url))
            return named and origins in ([], [settings.public_url])
        if not origins:
            return True
        own = {_place(f"//{host}") for host in self.headers.getlist("host")}
        if settings.public_url is not None:
            own.add(_place(settings.public_url))
        return len(origins) == 1 and origins[0] != "null" and _place(origins[0]) in own - {None}

    def hosts(self, settings: Settings) -> bool:
        """Whether this is the host: with the key, or at the machine itself if guests do not come
        over https.
        """
        bearer = self.headers.get("authorization", "").removeprefix("Bearer ")
        given = self.query.get("key") or bearer
        if given and settings.key is not None:
            return opens(given, settings)
        if settings.secure:
            return False
        # A page of another site can have its name lead here; it cannot have it be ours.
        named = _place(f"//{self.headers.get('host', '')}")
        return (
            _loopback(self.client)
            and named is not None
            and (named[0] == "localhost" or _loopback(named[0]))
            and not any(each in self.headers for each in _FORWARDED)
        )


def opens(key: str, settings: Settings) -> bool:
    """Whether this is the host's key."""
    return settings.key is not None and hmac.compare_digest(key.encode(), settings.key.encode())


def preferred(accepted: str, own: str = LANGUAGES[0]) -> str:
    """The language of an Accept-Language header that the house speaks best."""
    wanted: list[tuple[float, int, str]] = []
    for order, each in enumerate(accepted[:LISTED].split(",")):
        tag, _, quality = each.strip().partition(";")
        language = tag.strip().lower().partition("-")[0]
        weight = _weight(quality)
        if language in every_language() and weight > 0:
            wanted.append((-weight, order, language))
    return min(wanted)[2] if wanted else own


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


def baked(
    value: str,
    settings: Settings,
    age: int = COOKIE_DAYS * 24 * 3600,
    name: str = COOKIE,
    site: Literal["Lax", "Strict"] = "Lax",
) -> str:
    """A Set-Cookie header. Scripts cannot read it, and other sites cannot have it sent along."""
    before, secure = (LOCKED, "; Secure") if settings.secure else ("", "")
    return f"{before}{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite={site}{secure}"
