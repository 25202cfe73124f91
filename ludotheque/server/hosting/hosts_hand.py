"""What a host can do while the house is open: mute, ban, rename, remove, announce, close a door."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from ludotheque.core.game import Data
from ludotheque.protocol.wire import ChatRoom
from ludotheque.server.limits.limits import Limits
from ludotheque.server.limits.networks import widest
from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from ludotheque.server.store.store import Store, StoreTrouble
from ludotheque.server.tables.house import House

log = logging.getLogger(__name__)

NOTE: Final = "hosts-hand"
REPORTS: Final = 200
"""So many are kept. If there are more, who reported most loses one, and where they come from counts
first: nobody's word is drowned, not by a crowd of new names either.
"""
DAY: Final = 24 * 3600 * 1000
DAYS: Final = 90
"""The longest that an address is banned for: it is somebody else's by then."""
BANS: Final = 200
"""Addresses that are banned at once; if there are more, the one that ends first is let in again."""
KNOWN: Final = 1_000
"""Addresses of which it is remembered whether they are banned."""
SHORT: Final = 16
"""Letters of a ban's hash by which a host names it."""


class Ban(Data, frozen=True):
    hash: str
    """Of an address, keyed: nobody can tell from it which one."""
    until: int
    person: str = ""
    """Who came from there, so that a host knows which ban it is; nothing if they are forgotten."""


class GuestReport(Data, frozen=True, kw_only=True):
    """What a guest wants the host to look at."""

    when: int
    table: str
    by: str
    """The name of who reports; nothing once they have been forgotten."""
    reporter: str | None = None
    """Their id; None in what an older house kept."""
    origin: str = ""
    """Of where they came from, as of an address that is banned: a crowd counts as one. Nothing once
    they have been forgotten.
    """
    person: str | None
    """The id of whom it is about."""
    name: str
    words: str
    """What they said, if it is about that."""
    room: ChatRoom | None = None
    number: int | None = None
    why: str = ""


class HostsWord(Data, frozen=True, kw_only=True):
    """What the host has said, as it is kept."""

    newcomers: bool = True
    """Whether those may come in whom the house does not know yet."""
    announcement: str = ""
    bans: tuple[Ban, ...] = ()
    reports: tuple[GuestReport, ...] = ()


class HostsHand:
    def __init__(
        self,
        store: Store,
        people: People,
        house: House,
        limits: Limits,
        key: bytes,
        now: Callable[[], int],
    ) -> None:
        self._store, self._people, self._house, self._limits = store, people, house, limits
        self._key, self._now = hmac.digest(key, b"bans", hashlib.sha256), now
        self.standing = HostsWord()
        """Another one, whenever something in it is another."""
        self._shut: dict[str, int] = {}
        """Until when those addresses are banned that were looked for since the word was changed."""
        self._one = asyncio.Lock()
        """What is known here is never older than it was."""
        self._following: set[asyncio.Task[None]] = set()
        house.hosts = self

    def _hear(self, word: HostsWord) -> None:
        self.standing = word
        self._shut.clear()

    async def open(self) -> None:
        """Also to be asked again: another house may have changed it."""
        async with self._one:
            self._hear(_read(await self._store.noted(NOTE)))

    # What the host does at another house on the same memory

    def note_changed(self, key: str | None) -> None:
        if key in (NOTE, None):
            self._follow(self.open())

    def banned(self, person: str, until: int) -> None:
        self._follow(self._shut_out(person, until))

    def _follow(self, what: Coroutine[Any, Any, None]) -> None:
        following = asyncio.create_task(self._followed(what))
        self._following.add(following)
        following.add_done_callback(self._following.discard)

    async def _followed(self, what: Coroutine[Any, Any, None]) -> None:
        try:
            await what
        except StoreTrouble as trouble:
            log.error("what the host has said elsewhere was not heard: %s", trouble)

    # What everybody is held to

    def let_in(self, address: str) -> None:
        """Somebody new. Raises `Objection` if the door is closed to them."""
        if not self.standing.newcomers:
            raise Objection("door-closed")
        self.may_write(address, None)

    def may_write(self, address: str, person: Person | None) -> None:
        """Raises `Objection` if the host has banned them, or where they come from."""
        if person is not None and person.banned:
            raise Objection("banned")
        if self.standing.bans and self._until(address) > self._now():
            raise Objection("banned")

    def _until(self, address: str) -> int:
        """Asked for every message, and so worked out once for each address."""
        if (until := self._shut.get(address)) is None:
            if len(self._shut) >= KNOWN:
                self._shut.clear()
            hashed = self._hash(address)
            found = (ban.until for ban in self.standing.bans if ban.hash == hashed)
            until = self._shut[address] = max(found, default=0)
        return until

    def _hash(self, address: str) -> str:
        return hmac.digest(self._key, address.encode(), hashlib.sha256).hex()

    # People

    async def mute(self, person: str, muted: bool = True) -> Person:
        return await self._said(person, "muted" if muted else "heard again", muted=muted)

    async def ban(self, person: str, banned: bool = True, days: int = 0) -> Person:
        """With `days`, the address from which they last came is banned for so long; who is let in
        again may come from there again.
        """
        if banned and days:
            until = self._now() + min(days, DAYS) * DAY
            await self._shut_out(person, until)
            await self._store.tell_banned(person, until)
        elif not banned:
            await self._let_in_again(lambda ban: ban.person == person)
        return await self._said(person, "banned" if banned else "let in again", banned=banned)

    async def _shut_out(self, person: str, until: int) -> None:
        """Where they come from, if they came to this house."""
        if (address := self._limits.address(person)) is None:
            return
        ban = Ban(self._hash(address), until, person)

        def added(word: HostsWord) -> HostsWord:
            kept = [each for each in self.bans(word) if each.hash != ban.hash]
            kept = sorted(kept, key=lambda each: each.until)[-(BANS - 1) :]
            return replace(word, bans=(*kept, ban))

        await self._changed(added)

    def bans(self, word: HostsWord | None = None) -> tuple[Ban, ...]:
        """Those that still hold."""
        now = self._now()
        return tuple(ban for ban in (word or self.standing).bans if ban.until > now)

    async def unban_address(self, short: str) -> None:
        """`short` is how its hash begins. Whoever came from there stays banned, if they are."""
        if len(short) < SHORT or not any(ban.hash.startswith(short) for ban in self.bans()):
            raise Objection("bad-request", why="no address is banned under that")
        await self._let_in_again(lambda ban: ban.hash.startswith(short))
        log.info("the host's word: an address is let in again")

    async def _let_in_again(self, whom: Callable[[Ban], bool]) -> None:
        def lifted(word: HostsWord) -> HostsWord:
            return replace(word, bans=tuple(ban for ban in word.bans if not whom(ban)))

        await self._changed(lifted)

    async def rename(self, person: str, name: str) -> Person:
        renamed = await self._people.rename(await self._known(person), name)
        self._house.changed(renamed)
        log.info("the host has renamed somebody")
        return renamed

    async def _said(self, person: str, what: str, **changes: bool) -> Person:
        changed = await self._people.judged(await self._known(person), **changes)
        self._house.changed(changed)
        log.info("the host's word: somebody is %s", what)
        return changed

    async def _known(self, person: str) -> Person:
        found = await self._store.person(person)
        if found is None:
            raise Objection("nobody")
        return found

    # Tables and words

    async def remove_table(self, table: str) -> None:
        await self._house.remove(table)
        log.info("the host has removed table %s", table)

    async def remove_word(self, table: str, room: ChatRoom, number: int) -> None:
        await self._house.unsay(table, room, number)
        log.info("the host has taken a word back at table %s", table)

    # The house

    async def announce(self, text: str) -> None:
        words = " ".join(text.split())[:500]
        await self._changed(lambda word: replace(word, announcement=words))

    async def newcomers(self, welcome: bool) -> None:
        await self._changed(lambda word: replace(word, newcomers=welcome))
        log.info("the door is %s newcomers", "open to" if welcome else "closed to")

    # What guests report

    async def report(self, report: GuestReport, address: str = "") -> None:
        report = replace(report, origin=self._hash(widest(address))[:SHORT] if address else "")
        await self._changed(
            lambda word: replace(word, reports=_without_flood((*word.reports, report)))
        )
        log.warning("a guest reports something at table %s: see the host's page", report.table)

    async def forget(self, person: Person) -> None:
        """Nothing is left of what was reported of them, nor that they have reported something."""

        def kept(report: GuestReport) -> GuestReport:
            old = report.reporter is None and report.by == person.name
            own = old or report.reporter == person.id
            return replace(report, by="", reporter=None, origin="") if own else report

        def forgotten(word: HostsWord) -> HostsWord:
            left = tuple(kept(each) for each in word.reports if each.person != person.id)
            bans = tuple(
                replace(ban, person="") if ban.person == person.id else ban for ban in word.bans
            )
            return replace(word, reports=left, bans=bans)

        await self._changed(forgotten)

    async def dismiss(self, when: int) -> None:
        def dismissed(word: HostsWord) -> HostsWord:
            return replace(word, reports=tuple(r for r in word.reports if r.when != when))

        await self._changed(dismissed)

    async def _changed(self, change: Callable[[HostsWord], HostsWord]) -> None:
        """Each change is made to what is noted, also if another house was faster."""
        async with self._one:
            while True:
                noted = await self._store.noted(NOTE)
                before = _read(noted)
                after = change(before)
                if after == before or await self._store.amend(
                    NOTE, noted, msgspec.json.encode(after)
                ):
                    self._hear(after)
                    return


def _read(noted: bytes | None) -> HostsWord:
    return HostsWord() if noted is None else msgspec.json.decode(noted, type=HostsWord)


def _without_flood(reports: tuple[GuestReport, ...]) -> tuple[GuestReport, ...]:
    """As many as are kept: the oldest goes first of whoever has reported most, of those who come
    from where most reports do.
    """
    if len(reports) <= REPORTS:
        return reports
    from_there = Counter(each.origin or each.reporter for each in reports)
    crowd = max(from_there, key=lambda where: from_there[where])
    many = Counter(each.reporter for each in reports if (each.origin or each.reporter) == crowd)
    loudest = max(many, key=lambda who: many[who])
    first = next(
        at
        for at, each in enumerate(reports)
        if each.reporter == loudest and (each.origin or each.reporter) == crowd
    )
    return (*reports[:first], *reports[first + 1 :])
