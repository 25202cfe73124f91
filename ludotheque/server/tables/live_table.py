"""The state of one live table, and the one way to change it: stored, made, and then published.

Nothing is half done: a change is worked out, stored, and only then made.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import replace

from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.options import NotInTheHouse
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Frozen, Playing, Sheet
from ludotheque.server.store.store import Conflict, Store, StoredLine, StoredTable, StoreTrouble
from ludotheque.server.table_changed import Subscriber, TableChanged
from ludotheque.table.table import Table
from ludotheque.titles import find

from .changes import play
from .changes.play import Asking, Change
from .changes.records import revived, table_of
from .chat import Chat
from .command import PlayerCommand, Receipt
from .crash import keep_record
from .follower import Follower

log = logging.getLogger(__name__)

REMEMBERED = 128
"""How many things that became no line are known again. A submission that became one always is."""

PlayerChange: TypeAlias = Callable[[Asking, Any], Change]
"""What a command of somebody who plays makes of the table."""


class LiveTable:
    sheet: Sheet
    table: Table | None
    """None before the game, and where the rules have failed."""
    chat: Chat

    def __init__(
        self, kept: StoredTable, store: Store, subscribers: Sequence[Subscriber] = ()
    ) -> None:
        self.game = _game(kept.sheet.game)
        """None if it is not in the house any more."""
        self.followers: set[Follower] = set()
        self._store, self._subscribers = store, tuple(subscribers)
        self._lately: dict[str, Receipt] = {}
        self._take(kept)

    def _take(self, kept: StoredTable) -> None:
        """The table as it is stored, whatever was thought of it before."""
        self._sit(kept.sheet)
        self.table = self._revived(kept)
        self.chat = Chat(kept.said)
        self._made = {line.submission: line.at for line in kept.lines if line.submission}

    def _revived(self, kept: StoredTable) -> Table | None:
        try:
            return revived(kept)
        except Exception as error:
            # Such as rules that have changed since. A finished game stays what it was, and has
            # its record; one that was going on cannot.
            log.error("table %s cannot be revived: %s", kept.sheet.id, error)
            if isinstance(kept.sheet.stage, Playing):
                stage = Frozen(at=len(kept.lines), why=str(error)[:300])
                self.sheet = replace(kept.sheet, stage=stage)
            return None

    def _sit(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self._seats = {c.person: seat for seat, c in enumerate(sheet.chairs) if c.person}
        self._robots = any(chair.bot for chair in sheet.chairs)

    async def reload(self) -> None:
        """Somebody else has changed the table. Raises `Objection` if it is gone."""
        kept = await self._store.load(self.id)
        if kept is None:
            raise Objection("no-such-table")
        self._take(kept)

    # How it stands

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    @property
    def bots(self) -> bool:
        """Whether a bot plays any of the seats now."""
        stage = self.sheet.stage
        return isinstance(stage, Playing) and (self._robots or bool(stage.lent))

    def seat_of(self, person: Person | None) -> Seat | None:
        return None if person is None else self._seats.get(person.id)

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
        if seat in table.course.lent and seat not in table.course.resigned:
            # Their connection came first, and the bot is on its way out: this waits for that.
            await self.change(play.returned(self.sheet, table, seat, now), now)
        asking = Asking(sheet=self.sheet, table=table, seat=seat, key=key, now=now)
        return await self.change(change(asking, command), now, key)

    async def change(self, change: Change, now: int, submission: str | None = None) -> Receipt:
        before, at, turn = self.sheet, self.at, change.turn
        sheet = replace(change.sheet, revision=before.revision + 1)
        steps = turn.steps if turn is not None else ()
        lines = [
            StoredLine(
                at=step.line.at,
                raw=msgspec.json.encode(step.line),
                when=now,
                submission=submission if index == 0 else None,
            )
            for index, step in enumerate(steps)
        ]
        await self._store.save(sheet, lines)
        self.sheet = sheet
        if sheet.chairs is not before.chairs:
            self._sit(sheet)
        if turn is not None:
            if self.table is None:  # the game begins with this
                self.table = table_of(sheet)
            self.table.commit(turn)
        done = Receipt(at, offer=change.offer)
        if submission is not None and steps:
            self._made[submission] = at
        elif submission is not None:
            self.remember(submission, done)
        self._publish(TableChanged(before, sheet, turn))
        return done

    async def freeze(self, error: Exception, crashes: Path) -> None:
        """The rules failed. The record stays as it was."""
        before, table = self.sheet, self.table
        stage = Frozen(at=self.at, why=f"{type(error).__name__}: {error}"[:300])
        sheet = replace(before, revision=before.revision + 1, stage=stage)
        if table is not None:
            keep_record(crashes, sheet.id, table)
        stored = await self._saved_frozen(sheet)
        self.sheet, self.table = sheet, None
        if stored:
            self._publish(TableChanged(before, sheet, None))

    async def _saved_frozen(self, sheet: Sheet) -> bool:
        try:
            await self._store.save(sheet)
        except (Conflict, StoreTrouble) as trouble:
            # It stays frozen while it is awake, and is tried again when it wakes.
            log.error("table %s: that it is frozen could not be stored: %s", sheet.id, trouble)
            return False
        return True

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


def _game(name: str) -> AnyGame | None:
    try:
        return find(name).game
    except NotInTheHouse:
        return None
