"""One live table: a task that does one thing after the other, and tells everybody afterwards.

Nothing is told before it is stored, and nothing is half done: a change is worked out, stored,
made, and only then shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ludotheque.core.course import BadLine
from ludotheque.core.game import Illegal, Seat, ignore
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Frozen, Playing, Sheet
from ludotheque.server.store.store import Conflict, StoredLine, StoredTable, StoreTrouble
from ludotheque.table.table import Table

from . import dispatch, play
from .alarm import Alarm
from .bot_turns import BotTurns
from .broadcast import Broadcast
from .chat import Chat
from .commands import CameBack, Command, Envelope, InternalCommand, Receipt, WentAway
from .crash import freeze
from .follower import Follower
from .inbox import Inbox, answer
from .play import Change
from .steering import Steering

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

TRIES = 5
REMEMBERED = 128
"""How many things that became no line are known again. A submission that became one always is."""


class Actor:
    def __init__(self, house: House, kept: StoredTable) -> None:
        self.house, self.settings = house, house.settings
        self.inbox = Inbox(house.settings.inbox)
        self.followers: set[Follower] = set()
        self.busy = False
        self.idle_since = monotonic()
        self.bot_turns = BotTurns(self)
        self.steering = Steering(self)
        self.alarm = Alarm(self)
        self.broadcast = Broadcast(self)
        self._lately: dict[str, Receipt] = {}
        self._take(kept)

    def _take(self, kept: StoredTable) -> None:
        """The table as it is stored, whatever was thought of it before."""
        self.sheet: Sheet = kept.sheet
        self.table: Table | None = self._revived(kept)
        self.chat = Chat(kept.said)
        self._made = {line.submission: line.at for line in kept.lines if line.submission}

    def _revived(self, kept: StoredTable) -> Table | None:
        try:
            return play.revived(kept)
        except Exception as error:
            # Such as rules that have changed since. A finished game stays what it was, and has
            # its record; one that was going on cannot.
            log.error("table %s cannot be revived: %s", kept.sheet.id, error)
            if isinstance(kept.sheet.stage, Playing):
                stage = Frozen(at=len(kept.lines), why=str(error)[:300])
                self.sheet = replace(kept.sheet, stage=stage)
            return None

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    # What comes in

    def post(self, ask: Envelope) -> None:
        """Raises `Asleep`, and for guests `Objection` if too much waits."""
        person = ask.person
        self.inbox.put(ask, self.sheet.seat_of(person.id) if person else None)

    def post_own(self, what: InternalCommand, reply: Callable[[object], None] = ignore) -> None:
        """Of the house's own: if the table is put away, it is not needed any more."""
        if not self.inbox.shut:
            self.post(Envelope(what, None, reply, monotonic()))

    async def ask(self, what: Command, person: Person) -> Receipt:
        """Do it, and wait until it is done. Raises `Objection`."""
        waiting: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def reply(outcome: object) -> None:
            if not waiting.done():  # whoever asked may have hung up
                waiting.set_result(outcome)

        self.post(Envelope(what, person, reply, monotonic()))
        outcome = await waiting
        if isinstance(outcome, Exception):
            raise outcome
        assert isinstance(outcome, Receipt)
        return outcome

    def came(self, seat: Seat | None) -> None:
        """Somebody is here: a bot that plays for them, or is asked for, is not needed."""
        stage = self.sheet.stage
        if not isinstance(stage, Playing) or seat is None or seat in stage.resigned:
            return
        if seat in stage.lent or any(o.what == "lend" and o.seat == seat for o in stage.offers):
            self.post_own(CameBack(seat))

    def went(self) -> None:
        if isinstance(self.sheet.stage, Playing) and self.sheet.stage.offers:
            self.post_own(WentAway())

    # One thing after the other

    async def run(self) -> None:
        self.broadcast.nothing_new()
        self._settle()
        while True:
            ask = await self.inbox.get()
            self.busy = True
            try:
                answer(ask, await self._outcome(ask))
                self.broadcast.tell(ask.arrived)
                self._settle()
            except Exception as error:
                # What was stored stays, but it cannot be shown: nothing can go on here.
                await self._freeze(error)
            self.busy = False

    def stop(self, reason: str = "house-busy") -> None:
        """Whoever still waits is told."""
        self.inbox.close(reason)
        self.bot_turns.stop()
        self.steering.stop()
        self.alarm.stop()
        self.broadcast.stop()

    async def _outcome(self, ask: Envelope) -> object:
        for _ in range(TRIES):
            try:
                try:
                    return await dispatch.done(self, ask)
                except Conflict:
                    await self._reload()
            except (Objection, Illegal) as no:
                return no
            except (BadLine, msgspec.DecodeError) as no:
                return Objection("bad-request", why=str(no)[:300])
            except StoreTrouble as trouble:
                log.error("table %s: nothing was changed, as %s", self.id, trouble)
                return Objection("house-ill")
            except Exception as error:
                await self._freeze(error)
                return Objection("table-frozen")
        return Objection("house-busy")

    async def _reload(self) -> None:
        kept = await self.house.store.load(self.id)
        if kept is None:
            raise Objection("no-such-table")
        self._take(kept)

    async def _freeze(self, error: Exception) -> None:
        """The rules failed. The record stays as it was, and the other tables go on."""
        log.error("table %s is frozen", self.id, exc_info=error)
        self.bot_turns.stop()
        self.steering.stop()
        self.alarm.stop()
        self.sheet = await freeze(self.house, self.sheet, self.table, error)
        self.table = None
        self.broadcast.tell(0.0)

    def _settle(self) -> None:
        """Once a thing is done: bots think, and the clock rings when somebody's time is up."""
        self.idle_since = monotonic()
        if not self.inbox.shut:
            self.steering.look()
            self.bot_turns.prompt()
            self.alarm.set()

    # Stored, then made

    async def change(self, change: Change, now: int, submission: str | None = None) -> Receipt:
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
        await self.house.store.save(sheet, lines)
        before, self.sheet = self.at, sheet
        if change.turn is not None:
            if self.table is None:  # the game begins with this
                self.table = play.table_of(sheet)
            self.table.commit(change.turn)
            self.house.played(self, sum(step.is_ply for step in steps))
        done = Receipt(before, offer=change.offer)
        if submission is not None and steps:
            self._made[submission] = before
        elif submission is not None:
            self.remember(submission, done)
        return done

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

    def sleepy(self, now: float) -> bool:
        """Whether nobody would notice if the table were put away until somebody asks for it."""
        return (
            not (self.busy or self.followers or self.bot_turns.thinking or len(self.inbox))
            and self.steering.seat is None
            and now - self.idle_since > self.settings.idle
        )
