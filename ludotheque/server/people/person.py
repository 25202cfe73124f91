"""Somebody the house knows again, and what it asks of its memory for that."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.game import Data
from ludotheque.core.record import Name


class NameTaken(Exception):
    """Another person holds this claim."""


class Outdated(Exception):
    """Somebody was changed meanwhile, by another house: look again, and try again."""


class Person(Data, frozen=True, kw_only=True):
    """Somebody the house knows again. Stays in the house: others are told names only."""

    id: str
    name: Name
    claim: str | None = None
    """The folded name, once it is claimed: then nobody else may come in by it."""
    salt: bytes = b""
    hash: bytes = b""
    """Of the passphrase: argon2id's own text, with its salt and its parameters; or, beside `salt`,
    what an older house made with scrypt.
    """
    generation: int = 0
    """Cookies of an earlier generation are void."""
    made: int
    """When this person first came in, in milliseconds."""
    skeleton: str | None = None
    """Of a claimed name: nobody else may have one that looks like it."""
    left_devices: str = ""
    """Devices that were left: their cookies are void."""
    muted: bool = False
    """Nobody hears what they say, by the host's word."""
    banned: bool = False
    """They may look, and nothing else, by the host's word."""

    def __repr__(self) -> str:
        # A log or a crash file is no place for a salt and a hash.
        return f"Person(id={self.id!r}, name={self.name!r}, generation={self.generation})"


class PeopleStore(Protocol):
    async def person(self, person: str, /) -> Person | None: ...

    async def claimant(self, folded: str, /) -> Person | None: ...

    async def resembling(self, skeleton: str, /) -> Person | None:
        """Somebody who claimed a name that looks like this."""

    async def save_person(self, person: Person, before: Person | None = None, /) -> None:
        """In the place of `before`, or as somebody new. Raises `NameTaken` if another person holds
        the same claim, and `Outdated` if it is not `before` that is stored: an old copy would bring
        void cookies to life, and undo what another house has saved.
        """
