"""Of people: who one is, and how to come back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludotheque.core.game import Data
from ludotheque.core.record import Name

from .calls import MailAddress
from .common import Passphrase


class Guest(Data, frozen=True):
    """Who you are: any name that nobody has claimed."""

    name: Annotated[str, Meta(max_length=200)]


class Claim(Data, frozen=True):
    """A passphrase of 8 to 200 characters, to find your games again on another device."""

    passphrase: Passphrase
    old: Passphrase | None = None
    """The one until now, to change it."""


class Enter(Data, frozen=True):
    """A claimed name and its passphrase."""

    name: Annotated[str, Meta(max_length=200)]
    passphrase: Passphrase


class LatchkeyCode(Data, frozen=True):
    """A code that lets you in on another device, once."""

    code: str
    until: int
    """In milliseconds since 1970."""


class AskLetter(Data, frozen=True):
    """To be sent a link that lets you in: to the address that you have said may do so."""

    address: MailAddress


class UseLatchkey(Data, frozen=True):
    """A code, or what stands in a link that came by mail."""

    latchkey: Annotated[str, Meta(min_length=1, max_length=100)]
    passphrase: Passphrase | None = None
    """A new one, for whoever has forgotten theirs: only with a link. Other devices are left."""


class Delete(Data, frozen=True):
    """For good."""

    passphrase: Passphrase | None = None
    """Of who has claimed their name."""


class Me(Data, frozen=True):
    name: Name
    claimed: bool
