"""Authentication: guests by a name, and those who claimed theirs with a passphrase."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from secrets import token_bytes
from typing import Final
from unicodedata import normalize

from itsdangerous import BadSignature, TimestampSigner
from msgspec.structs import replace

from ludotheque.server.ids import person_id
from ludotheque.server.objection import Objection
from ludotheque.server.rate_limits import Buckets

from .names import fold, proper
from .person import NameTaken, PeopleStore, Person

COOKIE_DAYS: Final = 400
"""As long as browsers keep any cookie."""

SHORTEST, LONGEST = 8, 200
"""Of a passphrase, in characters."""

_COOKIE: Final = 200
_AT_ONCE: Final = 2
_QUEUE: Final = 100
"""How many passphrases may wait to be checked: no more than a few seconds' work."""
_ATTEMPTS, _SECONDS_EACH = 5, 30.0
_FROM_ALL = 10
"""So many addresses together may guess at one name."""
_SALT, _HASH = 16, 32

_rng = SystemRandom()


class _Signer(TimestampSigner):
    def __init__(self, key: bytes, clock: Callable[[], int]) -> None:
        super().__init__(key, "person", key_derivation="hmac", digest_method=hashlib.sha256)
        self._clock = clock

    def get_timestamp(self) -> int:
        return self._clock() // 1000

    def verify_signature(self, value: str | bytes, sig: str | bytes) -> bool:
        # Base64 lets the same bytes be written in several ways; ours is the only good one.
        written = sig.encode() if isinstance(sig, str) else sig
        return hmac.compare_digest(written, self.get_signature(value))


class People:
    """Guests and claimed names. `clock` is in milliseconds since 1970: cookies outlive us."""

    def __init__(self, store: PeopleStore, key: bytes, clock: Callable[[], int]) -> None:
        self._store, self._clock = store, clock
        self._signer = _Signer(key, clock)
        self._attempts = Buckets(1 / _SECONDS_EACH, _ATTEMPTS)
        self._all_attempts = Buckets(_FROM_ALL / _SECONDS_EACH, _FROM_ALL * _ATTEMPTS)
        # One change at a time, each made to what is stored: an old copy of somebody, saved late,
        # would bring void cookies back to life.
        self._saving = asyncio.Lock()
        # Each scrypt takes 16 MiB. Threads of its own keep to their number even if those who
        # asked have gone, which a semaphore around any thread would not.
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="scrypt")
        self._waiting = 0

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the cookie to know them by."""
        person = Person(id=person_id(_rng), name=proper(name), made=self._clock())
        async with self._saving:
            await self._save_under_name(person)
        return person, self.cookie(person)

    async def rename(self, person: Person, name: str) -> Person:
        """A claim follows: the old name is then free for others."""
        name = proper(name)
        async with self._saving:
            person = await self._latest(person)
            claim = None if person.claim is None else fold(name)
            return await self._save_under_name(replace(person, name=name, claim=claim))

    async def claim(self, person: Person, passphrase: str) -> tuple[Person, str]:
        """Claim one's name, or change the passphrase; other devices have to enter again."""
        salt = token_bytes(_SALT)
        hashed = await self._scrypt(_checked(passphrase), salt)
        async with self._saving:
            person = await self._latest(person)
            person = await self._save_under_name(
                replace(
                    person,
                    claim=fold(person.name),
                    salt=salt,
                    hash=hashed,
                    generation=person.generation + 1,
                )
            )
        return person, self.cookie(person)

    async def enter(self, name: str, passphrase: str, address: str = "") -> tuple[Person, str]:
        """Whoever asks cannot tell a name that nobody claimed from a wrong passphrase."""
        folded, secret = fold(proper(name)), _checked(passphrase)
        now = self._clock() / 1000
        # By address first, so that a stranger's guesses do not lock the owner of the name out.
        if not self._attempts.take(f"{folded} {address}", now):
            raise Objection("too-many-attempts")
        if not self._all_attempts.take(folded, now):
            raise Objection("too-many-attempts")
        person = await self._store.claimant(folded)
        salt, expected = (person.salt, person.hash) if person else (bytes(_SALT), bytes(_HASH))
        right = hmac.compare_digest(await self._scrypt(secret, salt), expected)
        if person is None or not right:
            raise Objection("wrong-passphrase")
        return person, self.cookie(person)

    async def leave_everywhere(self, person: Person) -> Person:
        """Every cookie is void. A guest who claimed no name cannot come back as themselves."""
        async with self._saving:
            person = await self._latest(person)
            person = replace(person, generation=person.generation + 1)
            await self._store.save_person(person)
            return person

    async def known(self, cookie: str | None) -> Person | None:
        """Whose cookie this is. None if it is not a good one, whatever is wrong with it."""
        if cookie is None or len(cookie) > _COOKIE or not cookie.isascii():
            return None
        try:
            held = self._signer.unsign(cookie, max_age=COOKIE_DAYS * 24 * 3600).decode()
        except BadSignature:
            return None
        person = await self._store.person(held.partition("-")[0])
        return person if person and held == _held(person) else None

    def cookie(self, person: Person) -> str:
        """A new cookie for the same generation, such as for somebody who comes often."""
        return self._signer.sign(_held(person)).decode()

    async def _latest(self, person: Person) -> Person:
        latest = await self._store.person(person.id)
        if latest is None:
            raise Objection("nobody")
        return latest

    async def _save_under_name(self, person: Person) -> Person:
        claimant = await self._store.claimant(fold(person.name))
        try:
            if claimant and claimant.id != person.id:
                raise NameTaken
            await self._store.save_person(person)
        except NameTaken:
            raise Objection("name-claimed", name=person.name) from None
        return person

    async def _scrypt(self, secret: bytes, salt: bytes) -> bytes:
        if self._waiting >= _QUEUE:
            raise Objection("house-busy")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, _hashed, secret, salt)
        finally:
            self._waiting -= 1


def _held(person: Person) -> str:
    """What a cookie holds; nothing in it is secret."""
    return f"{person.id}-{person.generation}"


def _checked(passphrase: str) -> bytes:
    """The same bytes from every keyboard, however it composes accents."""
    composed = normalize("NFKC", passphrase[: 4 * LONGEST])
    if not SHORTEST <= len(composed) <= LONGEST or len(passphrase) > 4 * LONGEST:
        raise Objection("passphrase-short")
    return composed.encode("utf-8", "surrogatepass")


def _hashed(secret: bytes, salt: bytes) -> bytes:
    return hashlib.scrypt(secret, salt=salt, n=2**14, r=8, p=1, dklen=_HASH)
