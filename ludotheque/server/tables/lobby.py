"""The lobby's lists: read and encoded once, for all who look, and at most once a second."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Iterator
from contextlib import suppress
from secrets import token_hex
from typing import Final

import msgspec

from ludotheque.protocol.wire import ListedStage, LobbyLists, TableEntry
from ludotheque.server.sheet import Gathering, Sheet
from ludotheque.server.store.store import Store, StoreTrouble, TableQuery
from ludotheque.server.table_changed import TableChanged

from .public import table_info

log = logging.getLogger(__name__)

EVERY: Final = 1.0
"""Seconds between two changes of the lists, however much happens."""
GATHER: Final = 0.05
"""Seconds to wait for what comes together: a table is set up, and somebody sits down."""

LISTS: Final[dict[str, tuple[ListedStage, int]]] = {
    "open": ("gathering", 10),
    "running": ("playing", 6),
    "finished": ("over", 6),
}
"""Which stage each list shows, and how many tables of it."""
_BEYOND: Final = 3
"""So many times as many are looked at, as some of those that gather have no chair to offer."""

_encode = msgspec.json.Encoder().encode


class Looker:
    """Somebody who looks at the lobby, and how far they have come."""

    def __init__(self, person: str | None, number: int = -1) -> None:
        self.person, self.number = person, number
        self.mine = False
        """Whether a table of theirs has changed since they were told so."""
        self.closing = False
        self.woken = asyncio.Event()

    def wake(self) -> None:
        self.woken.set()

    def close(self) -> None:
        self.closing = True
        self.woken.set()


class Lobby:
    """What everybody may see in lists, the same bytes for all; of one's own games, only that they
    have changed. Houses that share a memory tell each other when to read it again.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self.lookers: set[Looker] = set()
        self.encodings = 0
        """How often lists were encoded, for whoever wonders what lookers cost."""
        self.epoch = token_hex(4)
        self.number = 0
        self._lists: dict[str, bytes] = {}
        self._last = b""
        """What changed with the newest number."""
        self._whole: bytes | None = None
        self._fresh = False
        """Whether the lists are those of the memory, as far as anybody has told."""
        self._touched: dict[str, Sheet] = {}
        self._left: set[str] = set()
        """Who sat at tables that have other guests now."""
        self._all_changed = False
        """Whether tables changed of which nothing more is known."""
        self._elsewhere: set[str] = set()
        """Whose tables have changed at other houses."""
        self._news = asyncio.Event()
        self._reading = asyncio.Lock()
        self._working: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._working = asyncio.create_task(self._work())

    async def close(self) -> None:
        for looker in tuple(self.lookers):
            looker.close()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    # What changes

    def table_changed(self, changed: TableChanged) -> None:
        """A subscriber of the house's. It is on the way of every move, and only takes note."""
        if changed.before.chairs is not changed.after.chairs:
            self._left.update(_people(changed.before))
        self.touched(changed.after)

    def touched(self, sheet: Sheet) -> None:
        """A table is new, or other than it was."""
        self._touched[sheet.id] = sheet
        if sheet.public:
            self._fresh = False
        self._news.set()

    def removed(self, sheet: Sheet | None = None) -> None:
        """A table is gone; nobody may know which."""
        self._fresh = False
        if sheet is None:
            self._all_changed = True
        else:
            self._touched[sheet.id] = sheet
        self._news.set()

    def heard(self, lists: bool, people: Collection[str] | None) -> None:
        """Another house has changed tables of these people, or of anybody, and perhaps lists."""
        if lists:
            self._fresh = False
        if people is None:
            for looker in self.lookers:
                looker.mine = looker.person is not None
        else:
            self._elsewhere.update(people)
        self._news.set()

    # Who looks

    async def look(self, looker: Looker) -> None:
        """From now on they are told. Raises `StoreTrouble` if there is nothing to show."""
        if not self._lists or not (self._fresh or self.lookers):
            await self._read()  # while somebody looks, that is done once a second
        self.lookers.add(looker)

    def leave(self, looker: Looker) -> None:
        self.lookers.discard(looker)

    def seen(self, name: str) -> int:
        """The number that a looker has come to, by the name of the last thing they were told."""
        epoch, _, number = name.partition("-")
        known = epoch == self.epoch and number.isascii() and number.isdigit() and len(number) < 12
        return int(number) if known else -1

    def news(self, looker: Looker) -> tuple[bytes, bool]:
        """What they have not been told yet, whole if they missed something; and whether tables of
        theirs have changed.
        """
        number, looker.number = looker.number, self.number
        mine, looker.mine = looker.mine, False
        if number == self.number:
            return b"", mine
        return self._last if number == self.number - 1 else self._all(), mine

    def dismiss(self, person: str) -> None:
        """Somebody's cookies are void, or they are called otherwise: they come again."""
        for looker in tuple(self.lookers):
            if looker.person == person:
                looker.close()

    # Once a second at most

    async def _work(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(GATHER)
            try:
                await self._tell()
            except StoreTrouble as trouble:
                log.error("the lobby's lists are old, as %s", trouble)
                self._news.set()  # until it goes well
            except Exception:
                log.exception("the lobby's lists could not be told")
            await asyncio.sleep(EVERY - GATHER)

    async def _tell(self) -> None:
        self._news.clear()
        touched, self._touched = self._touched, {}
        unknown, self._all_changed = self._all_changed, False
        lists = unknown or any(sheet.public for sheet in touched.values())
        people, self._left = self._left, set()
        people.update(each for sheet in touched.values() for each in _people(sheet))
        elsewhere, self._elsewhere = self._elsewhere, set()
        for looker in self.lookers:
            looker.mine = looker.mine or looker.person in people or looker.person in elsewhere
        if touched or unknown:
            # If it fails, the others read again when they hear of the next change.
            with suppress(StoreTrouble):
                await self._store.tell_changed(lists, people)
        if self.lookers and not self._fresh:
            await self._read()
        for looker in self.lookers:
            if looker.mine or looker.number != self.number:
                looker.wake()

    async def _read(self) -> None:
        async with self._reading:
            if self._fresh and self._lists:
                return  # somebody else has done it meanwhile
            self._fresh = True  # what changes from here on is read the next time
            try:
                found = {name: await self._rows(*wanted) for name, wanted in LISTS.items()}
            except BaseException:
                self._fresh = False
                raise
            lists = {name: _encode(rows) for name, rows in found.items()}
            self.encodings += 1
            changed = {name: raw for name, raw in lists.items() if raw != self._lists.get(name)}
            if changed:
                self.number += 1
                self._lists, self._whole = lists, None
                self._last = self._event(changed)

    async def _rows(self, stage: ListedStage, most: int) -> tuple[TableEntry, ...]:
        more = most * _BEYOND if stage == "gathering" else most
        sheets = await self._store.listed(TableQuery(stage=stage, most=more))
        shown = [each for each in sheets if _offered(each)][:most]
        return tuple(TableEntry(table_info(each), None) for each in shown)

    def _all(self) -> bytes:
        if self._whole is None:
            self._whole = self._event(self._lists)
        return self._whole

    def _event(self, lists: dict[str, bytes]) -> bytes:
        raws = {name: msgspec.Raw(raw) for name, raw in lists.items()}
        data = _encode(LobbyLists(**raws))  # type: ignore[arg-type]
        return b"id: %s-%d\nevent: lists\ndata: %s\n\n" % (self.epoch.encode(), self.number, data)


def _offered(sheet: Sheet) -> bool:
    """Before a game in which nobody else can have a part there is nothing to see."""
    return not isinstance(sheet.stage, Gathering) or sheet.offers_chair(None)


def _people(sheet: Sheet) -> Iterator[str]:
    """Those who sit there, or for whom a chair is kept."""
    for chair in sheet.chairs:
        yield from (each for each in (chair.person, chair.kept) if each is not None)
