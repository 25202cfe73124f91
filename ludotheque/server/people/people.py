"""Authentication: guests by a name, and those who claimed theirs with a passphrase."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from random import SystemRandom
from secrets import token_hex
from time import monotonic
from typing import Final, ParamSpec, TypeVar
from unicodedata import normalize

from itsdangerous import BadSignature, Signer, TimestampSigner
from msgspec.structs import replace

from ludotheque.server.ids import person_id
from ludotheque.server.limits.buckets import Buckets, RateLimit
from ludotheque.server.limits.places import Places
from ludotheque.server.limits.turns import Owner, Turns
from ludotheque.server.objection import Objection
from ludotheque.server.settings import Rate

from . import passphrases
from .names import fold, proper, skeleton
from .person import NameTaken, Outdated, PeopleStore, Person

COOKIE_DAYS: Final = 400
"""As long as browsers keep any cookie."""

SHORTEST, LONGEST = 8, 200
"""Of a passphrase, in characters."""

_COOKIE: Final = 200
_AT_ONCE: Final = 2
_QUEUE, _OF_AN_ADDRESS = 100, 20
"""How many passphrases may wait to be checked, in all and from one address: no more than a few
seconds' work.
"""
_ATTEMPTS, _SECONDS_EACH = 5, 30.0
_FROM_ALL, _FROM_A_BLOCK = 10, 4.0
"""So many addresses together may guess at one name, and so many of one block of networks."""
_LEFT = 50
"""Devices of one person that were left and are remembered."""

P = ParamSpec("P")
T = TypeVar("T")

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
    """Guests and claimed names. `clock` is in milliseconds since 1970: cookies outlive us.

    Attempts are counted by `ticks`, in seconds, which no setting of the machine's clock moves: else
    it would lock the owner of a name out.
    """

    def __init__(
        self,
        store: PeopleStore,
        key: bytes,
        clock: Callable[[], int],
        ticks: Callable[[], float] = monotonic,
    ) -> None:
        self._store, self._clock, self._ticks = store, clock, ticks
        self._signer = _Signer(key, clock)
        self._marks = Signer(key, "device", key_derivation="hmac", digest_method=hashlib.sha256)
        self.guessed: Callable[[], None] = lambda: None
        """Told when somebody has tried too often."""
        attempts = Rate(1 / _SECONDS_EACH, _ATTEMPTS)
        self._attempts = RateLimit(attempts, ticks, lambda: self.guessed(), _FROM_A_BLOCK)
        self._all_attempts = Buckets(_FROM_ALL / _SECONDS_EACH, _FROM_ALL * _ATTEMPTS)
        # One change at a time, each made to what is stored: an old copy of somebody, saved late,
        # would bring void cookies back to life.
        self._saving = asyncio.Lock()
        # Threads of its own keep to their number even if those who asked have gone, which a
        # semaphore around any thread would not.
        self._threads = ThreadPoolExecutor(_AT_ONCE, thread_name_prefix="passphrases")
        self.turns = Turns(_AT_ONCE, 1, 1, Places(_QUEUE, _OF_AN_ADDRESS))
        """Addresses take turns: who enters waits behind nobody's crowd."""

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the cookie to know them by."""
        person = Person(id=person_id(_rng), name=proper(name), made=self._clock())
        async with self._saving:
            await self._save_under_name(person)
        return person, self.cookie(person)

    async def rename(self, person: Person, name: str) -> Person:
        """A claim follows: the old name is then free for others."""
        name = proper(name)

        def renamed(person: Person) -> Person:
            if person.claim is None:
                return replace(person, name=name)
            return replace(person, name=name, claim=fold(name), skeleton=skeleton(name))

        return await self._changed(person, renamed, self._save_under_name)

    async def claim(
        self, person: Person, passphrase: str, old: str | None = None, address: str = ""
    ) -> tuple[Person, str]:
        """Claim one's name, or change the passphrase; other devices have to enter again.

        Who changes it has to know the old one: a phone that was lent for an evening must not keep
        the name.
        """
        known = await self._store.person(person.id) or person
        if known.claim is not None:
            self._count_attempt(f"{known.claim} change {known.id}")
            if old is None or not await self._right(known, checked(old), address):
                raise Objection("wrong-passphrase")
        hashed = await self._worked(address, passphrases.hashed, checked(passphrase))

        def claimed(person: Person) -> Person:
            if person.hash != known.hash:  # somebody was faster, on another device
                raise Objection("wrong-passphrase")
            return _claimed(person, hashed)

        person = await self._changed(person, claimed, self._save_under_name)
        return person, self.cookie(person)

    async def renewed(
        self, person: Person, passphrase: str, address: str = ""
    ) -> tuple[Person, str]:
        """A passphrase in the place of one that was forgotten: for whoever was let in by a link to
        an address that they had said may do so. Other devices have to enter again.
        """
        hashed = await self._worked(address, passphrases.hashed, checked(passphrase))
        person = await self._changed(
            person, partial(_claimed, hashed=hashed), self._save_under_name
        )
        return person, self.cookie(person)

    async def sure(self, person: Person, passphrase: str | None, address: str = "") -> None:
        """That it is the owner of the name who asks for what cannot be undone, and not somebody who
        was lent a phone. Raises `Objection`.
        """
        known = await self._store.person(person.id) or person
        if known.claim is None:
            return
        self._count_attempt(f"{known.claim} change {known.id}")
        if passphrase is None or not await self._right(known, checked(passphrase), address):
            raise Objection("wrong-passphrase")

    async def enter(
        self, name: str, passphrase: str, address: str = "", device: str | None = None
    ) -> tuple[Person, str]:
        """Whoever asks cannot tell a name that nobody claimed from a wrong passphrase.

        `device` is the mark of one that was in before (`remembered`): its attempts are its own, so
        that strangers who guess do not keep the owner out.
        """
        folded, secret = fold(proper(name)), checked(passphrase)
        person = await self._store.claimant(folded)
        if person is not None and device is not None and device == person.id:
            self._count_attempt(f"{folded} device", address)
        else:
            # By address first, so that a stranger's guesses do not lock the owner of the name out.
            self._count_attempt(folded, address)
            if not self._all_attempts.take(folded, self._ticks()):
                self.guessed()
                raise Objection("too-many-attempts")
        if not await self._right(person, secret, address) or person is None:
            raise Objection("wrong-passphrase")
        if passphrases.outdated(person.hash):
            person = await self._taken_over(person, secret, address)
        return person, self.cookie(person)

    def _count_attempt(self, about: str, address: str = "") -> None:
        if not self._attempts.allows(address, about=f"{about} "):
            raise Objection("too-many-attempts")

    async def _right(self, person: Person | None, secret: bytes, address: str) -> bool:
        """With as much work where there is nobody."""
        salt, expected = (person.salt, person.hash) if person else (b"", passphrases.NOBODYS)
        right = await self._worked(address, passphrases.right, secret, salt, expected)
        return right and person is not None

    async def _taken_over(self, person: Person, secret: bytes, address: str) -> Person:
        """What an older house kept of a passphrase is kept as we keep it now."""
        hashed = await self._worked(address, passphrases.hashed, secret)

        def renewed(latest: Person) -> Person:
            same = latest.hash == person.hash
            return replace(latest, salt=b"", hash=hashed) if same else latest

        return await self._changed(person, renewed, self._store.save_person)

    async def leave(self, person: Person, cookie: str | None) -> Person:
        """This device's cookie is void, wherever a copy of it lies; the others stay good."""
        device = self._device(cookie)
        if device is None:
            return person

        def gone(person: Person) -> Person:
            left = person.left_devices.split()
            if len(left) >= _LEFT:  # there is no end to devices: then all of them enter again
                return replace(person, left_devices="", generation=person.generation + 1)
            return replace(person, left_devices=" ".join([*left, device]))

        return await self._changed(person, gone, self._store.save_person)

    async def leave_everywhere(self, person: Person) -> Person:
        """Every cookie is void. A guest who claimed no name cannot come back as themselves."""

        def gone(person: Person) -> Person:
            return replace(person, generation=person.generation + 1)

        return await self._changed(person, gone, self._store.save_person)

    async def judged(self, person: Person, **changes: bool) -> Person:
        """By the host's word: muted, or banned."""

        def changed(person: Person) -> Person:
            return replace(person, **changes)

        return await self._changed(person, changed, self._store.save_person)

    async def known(self, cookie: str | None) -> Person | None:
        """Whose cookie this is. None if it is not a good one, whatever is wrong with it."""
        if cookie is None or len(cookie) > _COOKIE or not cookie.isascii():
            return None
        try:
            raw, signed = self._signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        # One of tomorrow is ours all the same: the clock was put right, and nobody is forgotten.
        if self._clock() / 1000 - signed.timestamp() > COOKIE_DAYS * 24 * 3600:
            return None
        held = raw.decode()
        person = await self._store.person(held.partition("-")[0])
        if person is None:
            return None
        # Those of an older house name no device.
        same, _, device = held.rpartition("-") if held.count("-") > 1 else (held, "", "")
        good = same == _held(person) and device not in person.left_devices.split()
        return person if good else None

    def cookie(self, person: Person, cookie: str | None = None) -> str:
        """A new cookie for the same generation; for the same device as that of a good one, such as
        for somebody who comes often.
        """
        device = self._device(cookie) or token_hex(8)
        return self._signer.sign(f"{_held(person)}-{device}").decode()

    def _device(self, cookie: str | None) -> str | None:
        """Of a cookie of ours."""
        with suppress(BadSignature, UnicodeDecodeError):
            held = self._signer.unsign(cookie or "").decode()
            if held.count("-") > 1:
                return held.rpartition("-")[2]
        return None

    def mark(self, person: Person) -> str:
        """For a device that was in: it says nothing but that, and opens nothing."""
        return self._marks.sign(person.id).decode()

    def remembered(self, mark: str | None) -> str | None:
        """Who was in on a device, by its mark."""
        with suppress(BadSignature, UnicodeDecodeError):
            return self._marks.unsign((mark or "")[:_COOKIE]).decode()
        return None

    async def _changed(
        self,
        person: Person,
        change: Callable[[Person], Person],
        save: Callable[[Person, Person], Awaitable[None]],
    ) -> Person:
        """Each change is made to what is stored, also if another house was faster."""
        async with self._saving:
            while True:
                latest = await self._store.person(person.id)
                if latest is None:
                    raise Objection("nobody")
                changed = change(latest)
                with suppress(Outdated):
                    await save(changed, latest)
                    return changed

    async def _save_under_name(self, person: Person, before: Person | None = None) -> None:
        claimant = await self._store.claimant(fold(person.name))
        twin = await self._store.resembling(skeleton(person.name))
        try:
            if any(each and each.id != person.id for each in (claimant, twin)):
                raise NameTaken
            await self._store.save_person(person, before)
        except NameTaken:
            raise Objection("name-claimed", name=person.name) from None

    async def _worked(
        self, address: str, work: Callable[P, T], *facts: P.args, **named: P.kwargs
    ) -> T:
        """In one of few threads: each hash takes 19 MiB."""
        async with self.turns.turn(Owner(address)):
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, partial(work, *facts, **named))


def _claimed(person: Person, hashed: bytes) -> Person:
    """Their name is theirs by this, and every cookie until now is void."""
    return replace(
        person,
        claim=fold(person.name),
        skeleton=skeleton(person.name),
        salt=b"",
        hash=hashed,
        generation=person.generation + 1,
    )


def _held(person: Person) -> str:
    """What a cookie holds; nothing in it is secret."""
    return f"{person.id}-{person.generation}"


def checked(passphrase: str) -> bytes:
    """The same bytes from every keyboard, however it composes accents."""
    composed = normalize("NFKC", passphrase[: 4 * LONGEST])
    if not SHORTEST <= len(composed) <= LONGEST or len(passphrase) > 4 * LONGEST:
        raise Objection("passphrase-short")
    return composed.encode("utf-8", "surrogatepass")
