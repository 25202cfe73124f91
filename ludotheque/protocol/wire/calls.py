"""Of calls: how somebody who is away can be reached, and what they wish."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core.game import Data
from ludotheque.core.languages import Language

from .common import Passphrase

CallKind: TypeAlias = Literal["push", "mail"]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=24 * 60)]
"""Of a day, from midnight."""
MailAddress: TypeAlias = Annotated[str, Meta(max_length=254)]
Zone: TypeAlias = Annotated[str, Meta(max_length=64)]
"""A time zone by its name, such as Europe/Paris."""
GameName: TypeAlias = Annotated[str, Meta(max_length=64)]


class CallWishes(Data, frozen=True, kw_only=True):
    """When and how somebody wants to be called, on whatever device."""

    language: Language
    zone: Zone = "UTC"
    quiet: tuple[Minute, Minute] | None = None
    """From when until when nothing rings, whatever happens; what is still of use comes after."""
    off: Annotated[Mapping[GameName, tuple[CallKind, ...]], Meta(max_length=50)] = {}
    """By which channels nobody is called for a game."""


class CallDevice(Data, frozen=True, kw_only=True):
    id: str
    name: str
    made: int
    """When it was opened, in milliseconds since 1970."""
    endpoint: str
    """By which a browser knows that it is this one."""


class Mailbox(Data, frozen=True, kw_only=True):
    address: str
    confirmed: bool
    """Whether the link in the first mail was followed: nothing else is sent before."""
    opens: bool = False
    """Whether a link that is sent there lets you in."""


class CallCard(Data, frozen=True, kw_only=True):
    """What of calls the host has opened, and what is kept for the asker."""

    open: tuple[CallKind, ...]
    key: str
    """The house's own, which a browser subscribes for; empty where push is closed."""
    devices: tuple[CallDevice, ...]
    mailbox: Mailbox | None
    wishes: CallWishes


class OpenDevice(Data, frozen=True, kw_only=True):
    """What a browser's subscription holds, and what its owner calls the device."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]
    name: Annotated[str, Meta(max_length=60)] = ""
    zone: Zone = ""
    """By whose clock they are called, until they say something else."""


class OpenMailbox(Data, frozen=True):
    address: MailAddress
    zone: Zone = ""
    """As of a device."""


class LetOpen(Data, frozen=True, kw_only=True):
    """Whether your mail address may let you in. Who has claimed their name gives the passphrase."""

    opens: bool
    passphrase: Passphrase | None = None
