"""Somebody the house knows again, and what it asks of its memory for that."""

from __future__ import annotations

from typing import Protocol

from ludotheque.core.game import Data
from ludotheque.core.record import Name


class NameTaken(Exception):
    """Another person holds this claim."""


class Person(Data, frozen=True, kw_only=True):
    """Somebody the house knows again. Stays in the house: others are told names only."""

    id: str
    name: Name
    claim: str | None = None
    """The folded name, once it is claimed: then nobody else may come in by it."""
    salt: bytes = b""
    hash: bytes = b""
    generation: int = 0
    """Cookies of an earlier generation are void."""
    made: int
    """When this person first came in, in milliseconds."""

    def __repr__(self) -> str:
        # A log or a crash file is no place for a salt and a hash.
        return f"Person(id={self.id!r}, name={self.name!r}, generation={self.generation})"


class PeopleStore(Protocol):
    async def person(self, person: str, /) -> Person | None: ...

    async def claimant(self, folded: str, /) -> Person | None: ...

    async def save_person(self, person: Person, /) -> None:
        """Insert or replace. Raises `NameTaken` if another person holds the same claim."""
