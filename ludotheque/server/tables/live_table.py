"""The state of one live table, and the one way to change it: stored, made, and then published.

Nothing is half done: a change is worked out, stored, and only then made.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.core.line import Name, Undo
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.record import BadRecord
from ludotheque.protocol.wire import Remark, TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Frozen, Over, Playing, Sheet
from ludotheque.server.store.call_store import PendingCall
from ludotheque.server.store.store import (
    Conflict,
    LeaseLost,
    Store,
    StoredLine,
    StoredTable,
    StoreTrouble,
)
from ludotheque.server.table_changed import Subscriber, TableChanged
from ludotheque.table.chapter import EVERY, BadChapter
from ludotheque.table.table import Table, Told
from ludotheque.titles import Title, find
from ludotheque.titles.character import remarks

from .changes import play
from .changes.calls import calls_of
from .changes.play import Asking, Change
from .changes.records import record_so_far, revived, table_of
from .chat import Chat
from .command import MakeMove, PlayerCommand, Receipt
from .crash import keep_record
from .follower import Follower
from .looking_back.history import History
from .looking_back.made_by import made_by

log = logging.getLogger(__name__)

REMEMBERED = 256
"""How many things that became no line are known again, all words among them that are still shown.
A submission that became a line always is.
"""

LINES = 10_000
"""Of a record, if the host says nothing else: more than ten times what any game has had."""
LONG = 32
"""Lines that take longer to be played again than others should wait."""

PlayerChange: TypeAlias = Callable[[Asking, Any], Change]
"""What a command of somebody who plays makes of the table."""


class LiveTable:
    sheet: Sheet
    table: Table | None
    """None before the game, and where the rules have failed."""
    chat: Chat

    def __init__(
        self,
        kept: StoredTable,
        store: Store,
        subscribers: Sequence[Subscriber] = (),
        revived: Revived | None = None,
        lines_most: int = LINES,
        calling: Calling | None = None,
    ) -> None:
        """`revived` if somebody has played its lines again already; `calling` if those who are away
        are called.
        """
        self.followers: set[Follower] = set()
        self.away: frozenset[Seat] = frozenset()
        """The people's seats that nobody follows from: kept, so that no move has to ask for it."""
        self.calling = calling
        self._store, self._subscribers = store, tuple(subscribers)
        self.history = History(store)
        self._lately: dict[str, Receipt] = {}
        self.doubtful = False
        """Whether what is stored may be more than what is known here."""
        self.lines_most = lines_most
        """A record of so many lines is full."""
        self._take(kept, revived or revive(kept))

    def _take(self, kept: StoredTable, revived: Revived) -> None:
        """The table as it is stored, whatever was thought of it before."""
        self.title = _title(revived.sheet)
        """None if it is not in the house any more; likewise its game."""
        self.game = None if self.title is None else self.title.game
        self._sit(revived.sheet)
        self.table = revived.table
        self.undos = Counter(dict(self.table.course.undos) if self.table is not None else {})
        self.chat = Chat(kept.said, kept.speakers)
        self._made = dict(kept.submissions)
        self._made |= {line.submission: line.at for line in kept.lines if line.submission}
        for saying in kept.sayings:
            self.remember(saying, Receipt(kept.at))

    def _sit(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._seats = {c.person: seat for seat, c in enumerate(sheet.chairs) if c.person}
        self._robots = any(chair.bot for chair in sheet.chairs)
        self._characters = {
            seat: character
            for seat, chair in enumerate(sheet.chairs)
            if self.title and (character := self.title.character(chair.character)) is not None
        }
        self.look_who_is_here()

    def look_who_is_here(self) -> None:
        """Somebody came or went, or sits elsewhere."""
        self.away = frozenset(self._seats.values()) - {each.seat for each in self.followers}

    async def reload(self) -> None:
        """Somebody else has changed the table. Raises `Objection` if it is gone, and `LeaseLost`
        if it is another house's now.
        """
        if not await self._store.take(self.id):
            raise LeaseLost(self.id)
        kept = await self._store.load_from(self.id, made_by)
        if kept is None:
            raise Objection("no-such-table")
        self._take(*await revived_apart(kept, self._store))

    async def assured(self) -> None:
        """Once something was not certain: what is stored is made safe, and looked at again."""
        before = self.sheet
        await self._store.assure()
        await self.reload()
        self.doubtful = False
        if self.sheet.revision != before.revision:
            self._publish(TableChanged(before, self.sheet, None))

    # How it stands

    def called(self, watcher: Person) -> Name:
        """Who watches, by a name that nobody else has at this table."""
        return self.chat.called(watcher, (each.name for each in self.sheet.chairs if each.name))

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    @property
    def full(self) -> bool:
        """Whether the record can grow no more, but for those who give up or agree."""
        return self.at >= self.lines_most

    @property
    def bots(self) -> bool:
        """Whether a bot plays any of the seats now."""
        stage = self.sheet.stage
        return isinstance(stage, Playing) and (self._robots or bool(stage.lent))

    @property
    def talkative(self) -> bool:
        """Whether characters sit here who say something now and then."""
        return self.title is not None and self.title.cast is not None and bool(self._characters)

    def remarks(self, since: int) -> tuple[Remark, ...]:
        """What the characters here said from this line on: to what a watcher saw, and no more."""
        if self.table is None or not self.talkative:
            return ()
        return self.remarks_to(self.table.told(None, since))

    def remarks_to(self, told: Sequence[Told]) -> tuple[Remark, ...]:
        """The same to what a watcher was told."""
        if self.title is None or self.title.cast is None:
            return ()
        return remarks(self.title.cast, self._characters, told)

    def seat_of(self, person: Person | None) -> Seat | None:
        return None if person is None else self._seats.get(person.id)

    def kept_for(self, person: Person | None) -> Seat | None:
        return self.sheet.kept_for(person.id if person else None)

    def seated(self, person: Person) -> Seat:
        seat = self.seat_of(person)
        if seat is None:
            raise Objection("not-seated")
        return seat

    def playing(self) -> Table:
        """The game, if it goes on; else an objection that says why it does not."""
        play.in_play(self.sheet)
        assert self.table is not None
        return self.table

    # Stored, made, published

    async def by_player(
        self, change: PlayerChange, command: PlayerCommand, person: Person, now: int
    ) -> Receipt:
        """What a player does. The same command is answered again, and done once."""
        seat = self.seated(person)
        key = f"{seat}:{command.id}"
        if (known := self.known(key)) is not None:
            return known
        table = self.playing()
        if self.full and isinstance(command, MakeMove | TakeBack):
            raise Objection("record-full", most=self.lines_most)
        if seat in table.course.lent and seat not in table.course.resigned:
            # Their connection came first, and the bot is on its way out: this waits for that.
            await self.change(play.returned(self.sheet, table, seat, now), now)
        asking = Asking(sheet=self.sheet, table=table, seat=seat, key=key, now=now)
        return await self.change(change(asking, command), now, key)

    def plain_move(self, command: MakeMove, person: Person, now: int) -> PendingChange | None:
        """A move and nothing else. None if more belongs to it: a bot that hands back first, an
        offer that may be ripe by it, an answer that is known already. Raises like `by_player`.
        """
        seat, stage, table = self.seat_of(person), self.sheet.stage, self.table
        if seat is None or table is None or not isinstance(stage, Playing):
            return None
        key = f"{seat}:{command.id}"
        if stage.offers or seat in stage.lent or self.full or self.known(key) is not None:
            return None
        asking = Asking(sheet=self.sheet, table=table, seat=seat, key=key, now=now)
        return self._pending(play.submitted(asking, command), now, key)

    def store_soon(self, pending: PendingChange, told: Callable[[Exception | None], None]) -> None:
        """`told` may then `make` it, or hears why not. Until then nothing else is to be changed."""
        if pending.calls:
            self._store.save_soon(pending.sheet, pending.lines, told, pending.calls)
        else:
            self._store.save_soon(pending.sheet, pending.lines, told)

    async def change(self, change: Change, now: int, submission: str | None = None) -> Receipt:
        pending = self._pending(change, now, submission)
        if pending.calls:
            await self._store.save(pending.sheet, pending.lines, pending.calls)
        else:
            await self._store.save(pending.sheet, pending.lines)
        return self.make(pending)

    def _pending(self, change: Change, now: int, submission: str | None) -> PendingChange:
        sheet = replace(change.sheet, revision=self.sheet.revision + 1)
        steps = change.turn.steps if change.turn is not None else ()
        lines = [
            StoredLine(
                at=step.line.at,
                raw=msgspec.json.encode(step.line),
                when=now,
                submission=submission if index == 0 else None,
            )
            for index, step in enumerate(steps)
        ]
        calls: tuple[PendingCall, ...] = ()
        if self.away and self.calling is not None:
            due = now + self.calling.after
            calls = calls_of(self.sheet, sheet, self.away, now, due)
        return PendingChange(change, sheet, lines, submission, calls)

    def make(self, pending: PendingChange) -> Receipt:
        """What was stored."""
        before, at, change = self.sheet, self.at, pending.change
        sheet, turn, submission = pending.sheet, change.turn, pending.submission
        self.sheet = sheet
        if sheet.chairs is not before.chairs:
            self._sit(sheet)
        if turn is not None:
            if self.table is None:  # the game begins with this
                self.table = table_of(sheet)
            self.table.commit(turn)
            self.undos.update(s.line.seat for s in turn.steps if isinstance(s.line, Undo))
            # Seldom enough that a plain move need not ask for it.
            if self.table.at - (self.table.kept or 0) >= EVERY or isinstance(sheet.stage, Over):
                self.history.look(sheet, self.table)
        done = Receipt(at, offer=change.offer)
        if submission is not None and pending.lines:
            self._made[submission] = at
        elif submission is not None:
            self.remember(submission, done)
        self._publish(TableChanged(before, sheet, turn))
        if pending.calls and self.calling is not None:
            self.calling.heard(pending.calls)
        return done

    async def freeze(self, error: Exception, crashes: Path) -> None:
        """The rules failed. The record stays as it was."""
        before, table = self.sheet, self.table
        stage = Frozen(at=self.at, why=f"{type(error).__name__}: {error}"[:300])
        sheet = replace(before, revision=before.revision + 1, stage=stage)
        if table is not None:
            await self._keep_record(crashes, table)
        stored = await self._saved_frozen(sheet)
        self.sheet, self.table = sheet, None
        if stored:
            self._publish(TableChanged(before, sheet, None))

    async def _keep_record(self, crashes: Path, table: Table) -> None:
        record = None
        try:
            if table.first and (kept := await self._store.load(self.id)) is not None:
                record = record_so_far(self.sheet, (line.raw for line in kept.lines))
        except (StoreTrouble, BadRecord) as trouble:
            log.error("table %s: its record could not be read: %s", self.id, trouble)
        keep_record(crashes, self.id, table, record)

    async def _saved_frozen(self, sheet: Sheet) -> bool:
        try:
            await self._store.save(sheet)
        except (Conflict, StoreTrouble) as trouble:
            # It stays frozen while it is awake, and is tried again when it wakes.
            log.error("table %s: that it is frozen could not be stored: %s", sheet.id, trouble)
            return False
        return True

    def renamed(self) -> None:
        """Somebody who sits here has no name any more."""
        if self.table is not None:
            self.table.rename(self.sheet.seated())

    def _publish(self, changed: TableChanged) -> None:
        for subscriber in self._subscribers:
            try:
                subscriber(changed)
            except Exception:
                log.exception("table %s: what follows a change has failed", self.id)

    def known(self, key: str) -> Receipt | None:
        """How something went that was asked before, so that it is not done twice."""
        if key in self._made:
            return Receipt(self._made[key])
        return self._lately.get(key)

    def remember(self, key: str, done: Receipt) -> None:
        """What is no line, such as talk: there is no end to it, and it must not crowd out moves."""
        self._lately[key] = done
        if len(self._lately) > REMEMBERED:
            del self._lately[next(iter(self._lately))]


class Calling(Struct, frozen=True):
    """That those who are away are called, and how."""

    heard: Callable[[Sequence[PendingCall]], None]
    """To be told of calls that were stored."""
    after: int
    """Milliseconds until they are due: whoever only loads their page anew is not called."""


class PendingChange(Struct, frozen=True, gc=False):
    """Worked out, and not stored yet."""

    change: Change
    sheet: Sheet
    lines: list[StoredLine]
    submission: str | None
    calls: tuple[PendingCall, ...] = ()
    """Stored with it."""


class Revived(Struct, frozen=True):
    """What a stored table is when it is woken."""

    sheet: Sheet
    table: Table | None


def revive(kept: StoredTable) -> Revived:
    """All lines that are there are played again. Raises `BadChapter` if others are missing, and
    it would be better to have them.
    """
    try:
        return Revived(kept.sheet, revived(kept))
    except Exception as error:
        if kept.chapter is not None:
            raise BadChapter(str(error)) from error
        # Such as rules that have changed and kept their number. A finished game stays what it was,
        # and has its record; one that was going on cannot.
        log.error("table %s cannot be revived: %s", kept.sheet.id, error)
        sheet = kept.sheet
        if isinstance(sheet.stage, Playing):
            stage = Frozen(at=kept.at, why=str(error)[:300])
            sheet = replace(sheet, stage=stage)
        return Revived(sheet, None)


async def revived_apart(kept: StoredTable, store: Store) -> tuple[StoredTable, Revived]:
    """Not where everybody else would wait for it, if it is long; and by all lines, if it cannot be
    had from the last ones.
    """
    try:
        if len(kept.lines) < LONG:
            return kept, revive(kept)
        return kept, await asyncio.to_thread(revive, kept)
    except BadChapter as why:
        log.warning("table %s is revived from its beginning: %s", kept.sheet.id, why)
        whole = await store.load(kept.sheet.id)
        if whole is None:
            raise Objection("no-such-table") from None
        return whole, await asyncio.to_thread(revive, whole)


def _title(sheet: Sheet) -> Title | None:
    """By the rules of the table; or of today, if those are gone and it can only be looked at."""
    for version in (sheet.version, None):
        with suppress(NotInTheHouse):
            return find(sheet.game, version)
    return None
