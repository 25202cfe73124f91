"""Addresses of mail: the host's server, and guests' own."""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from msgspec import Struct

_ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)


def plausible(address: str) -> bool:
    """Whether it can be somebody's: only a mail that is answered tells."""
    local, _, _ = address.partition("@")
    return len(address) <= 254 and len(local) <= 64 and bool(_ADDRESS.fullmatch(address))


def mailbox(address: str) -> str:
    """Where it is likely to arrive: many servers bring a+b and a.b to the box of a and of ab."""
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


Safety: TypeAlias = Literal["starttls", "tls", "none"]


class MailServer(Struct, frozen=True):
    """smtp://name:password@host:587 is told in clear that it is to be encrypted from here on, and
    nothing is sent if it cannot; smtps:// is so from the beginning. With ?tls=none it is not, such
    as on the same machine.
    """

    host: str
    port: int
    safety: Safety
    name: str | None
    password: str | None

    def __repr__(self) -> str:
        return f"MailServer({self.host}:{self.port})"


def read_server(url: str) -> MailServer:
    """Raises `ValueError` with what is wrong, and without the password."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
        parts = urlsplit("")
    if parts.scheme not in ("smtp", "smtps") or not host or parts.path not in ("", "/"):
        raise ValueError("write it as smtp://name:password@mail.example.org:587")
    asked = parse_qs(parts.query)
    if asked not in ({}, {"tls": ["none"]}) or (asked and parts.scheme == "smtps"):
        raise ValueError("nothing but ?tls=none can follow, and only smtp://")
    safety: Safety = "tls" if parts.scheme == "smtps" else "none" if asked else "starttls"
    usual = {"tls": 465, "starttls": 587, "none": 25}[safety]
    name, password = parts.username, parts.password
    return MailServer(
        host,
        port or usual,
        safety,
        None if name is None else unquote(name),
        None if password is None else unquote(password),
    )
