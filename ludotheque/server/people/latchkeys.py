"""Latchkeys: each lets somebody in on another device, once. Either they read it off the screen of a
device where they are known, or it lies in a mail to an address that they said may open the house.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from random import SystemRandom
from secrets import token_urlsafe
from time import monotonic
from typing import Final, Literal, Protocol, TypeAlias

from ludotheque.core.game import Data
from ludotheque.server.limits.buckets import Buckets, RateLimit
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Rate

from .person import Person

CODE_LASTS, LETTER_LASTS = 10 * 60_000, 30 * 60_000
"""Milliseconds in which a latchkey is good."""
_ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""What nobody takes for something else as they read it off a screen."""
_LETTERS: Final = 8
_BYTES: Final = 16
_LONGEST: Final = 100
_ATTEMPTS, _SECONDS_EACH = 20, 15.0
_FROM_A_BLOCK: Final = 4.0
"""So many addresses' share has a block of networks: nobody alone uses up what all have."""
_FROM_ALL, _EACH_SECOND = 1_000, 10.0
"""So often everybody together may try: a code is one of 850,000,000,000."""

LatchkeyKind: TypeAlias = Literal["code", "letter"]


class Latchkey(Data, frozen=True, kw_only=True):
    digest: bytes
    """Of what is given: whoever reads the memory comes in by nothing."""
    person: str
    kind: LatchkeyKind
    generation: int
    """Of the person, as it was then: who leaves everywhere leaves no key behind."""
    until: int


class LatchkeyStore(Protocol):
    async def person(self, person: str, /) -> Person | None: ...

    async def hang(self, key: Latchkey, now: int) -> None:
        """In the place of the one of the same person and kind; what is old goes."""

    async def unhung(self, digest: bytes) -> Latchkey | None:
        """It is gone by that, and nobody else gets it."""


class Latchkeys:
    """`clock` is in milliseconds since 1970; attempts are counted by `ticks`, in seconds."""

    def __init__(
        self,
        store: LatchkeyStore,
        key: bytes,
        clock: Callable[[], int],
        ticks: Callable[[], float] = monotonic,
    ) -> None:
        self._store, self._key, self._clock, self._ticks = store, key, clock, ticks
        self.guessed: Callable[[], None] = lambda: None
        """Told when somebody has tried too often."""
        attempts = Rate(1 / _SECONDS_EACH, _ATTEMPTS)
        self._attempts = RateLimit(attempts, ticks, lambda: self.guessed(), _FROM_A_BLOCK)
        self._all_attempts = Buckets(_EACH_SECOND, _FROM_ALL)
        self._rng = SystemRandom()

    async def code(self, person: Person) -> tuple[str, int]:
        """To be typed on another device, and until when."""
        found = "".join(self._rng.choices(_ALPHABET, k=_LETTERS))
        until = await self._hang(person, "code", found, CODE_LASTS)
        return f"{found[:4]}-{found[4:]}", until

    async def letter(self, person: Person) -> str:
        """To be sent to an address of theirs."""
        given = token_urlsafe(_BYTES)
        await self._hang(person, "letter", given, LETTER_LASTS)
        return given

    async def used(self, given: str, address: str, kind: LatchkeyKind | None = None) -> Person:
        """Whoever was let in by it. Raises `Objection`, and does not say what is wrong with it."""
        if not self._attempts.allows(address):
            raise Objection("too-many-attempts")
        if not self._all_attempts.take("all", self._ticks()):
            self.guessed()
            raise Objection("too-many-attempts")
        for read, as_kind in ((given.strip(), "letter"), (_typed(given), "code")):
            if kind not in (None, as_kind) or not read:
                continue
            key = await self._store.unhung(self._digest(as_kind, read))
            if key is None or key.until < self._clock():
                continue
            person = await self._store.person(key.person)
            if person is not None and person.generation == key.generation:
                return person
        raise Objection("latchkey-void")

    async def _hang(self, person: Person, kind: LatchkeyKind, given: str, lasts: int) -> int:
        now = self._clock()
        await self._store.hang(
            Latchkey(
                digest=self._digest(kind, given),
                person=person.id,
                kind=kind,
                generation=person.generation,
                until=now + lasts,
            ),
            now,
        )
        return now + lasts

    def _digest(self, kind: str, given: str) -> bytes:
        said = f"latchkey {kind} {given[:_LONGEST]}".encode("utf-8", "surrogatepass")
        return hmac.digest(self._key, said, hashlib.sha256)


def _typed(given: str) -> str:
    """However somebody writes a code."""
    return "".join(each for each in given[:_LONGEST].upper() if each.isalnum())
