"""One live table: a task that does one thing after the other, and tells everybody afterwards.

Nothing is told before it is stored, and nothing is half done: a change is worked out, stored,
made, and only then shown.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.course import BadLine
from ludotheque.core.game import Illegal, Seat, ignore
from ludotheque.core.record import write
from ludotheque.table.table import Table

from . import gathering, life
from .crash import freeze
from .follower import Follower
from .hands import Hands, Played
from .life import Change
from .objection import Objection
from .people import Person
from .sheet import Over, Playing, Sheet
from .store import Conflict, Kept, KeptLine, Said, StoreTrouble
from .telling import Telling
from .wire import (
    Answer,
    Fill,
    FromGuest,
    GiveUp,
    ProposeDraw,
    ProposeLend,
    Say,
    Sit,
    Submit,
    TakeBack,
)

if TYPE_CHECKING:
    from .tables import House

log = logging.getLogger(__name__)

TRIES = 5
LONGEST_ALARM = 3600.0
REMEMBERED = 128
"""How many things that became no line are known again. A submission that became one always is."""


class Leave(Struct, frozen=True):
    """A person gets up before the game began."""


class Again(Struct, frozen=True):
    """A person wants to play again."""


class Flag(Struct, frozen=True):
    """Somebody's time may be up."""


class Back(Struct, frozen=True):
    """A person whose seat was lent is here again."""

    seat: Seat


class Ask(Struct, frozen=True, eq=False):
    """One thing to do, who wants it, and whom to tell how it went."""

    what: FromGuest | Sit | Fill | Leave | Again | Flag | Back | Played
    person: Person | None = None
    reply: Callable[[object], None] = ignore
    arrived: float = 0.0
    share: Seat | None = None
    """Of the inbox: a seat's own, or that of all who only watch."""


class Done(Struct, frozen=True):
    """It is stored. `at` is the number of the line it became, or how many there are if none."""

    at: int
    table: str | None = None


class Actor:
    def __init__(self, house: House, kept: Kept) -> None:
        self.house, self.settings = house, house.settings
        self.inbox: asyncio.Queue[Ask] = asyncio.Queue()
        self.waiting: Counter[Seat | None] = Counter()
        self.followers: set[Follower] = set()
        self.busy = False
        self.idle_since = monotonic()
        self.hands = Hands(self)
        self.telling = Telling(self)
        self._alarm: asyncio.TimerHandle | None = None
        self._lately: dict[str, int] = {}
        self._take(kept)

    def _take(self, kept: Kept) -> None:
        """The table as it is stored, whatever was thought of it before."""
        self.sheet: Sheet = kept.sheet
        self.table: Table | None = life.revived(kept)
        self.said: deque[Said] = deque(kept.said, maxlen=200)
        self.talked = max((said.number for said in kept.said), default=0)
        self.done = {line.submission: line.at for line in kept.lines if line.submission}

    @property
    def id(self) -> str:
        return self.sheet.id

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    # What comes in

    def post(self, ask: Ask) -> None:
        """Guests are told when too much waits already; the house itself never asks much.

        Every seat has a share of its own: no crowd of watchers can keep a player from moving.
        """
        if ask.person is not None:
            share = self.sheet.seat_of(ask.person.id)
            if self.waiting[share] >= self.settings.inbox:
                raise Objection("house-busy")
            self.waiting[share] += 1
            ask = replace(ask, share=share)
        self.inbox.put_nowait(ask)

    def post_own(
        self, what: Flag | Back | Played, reply: Callable[[object], None] = ignore
    ) -> None:
        self.inbox.put_nowait(Ask(what, None, reply, monotonic()))

    def returned(self, seat: Seat | None) -> None:
        """Somebody is here: a bot that plays for them hands back at once."""
        stage = self.sheet.stage
        if isinstance(stage, Playing) and seat in stage.lent and seat not in stage.resigned:
            self.post_own(Back(seat))

    async def ask(self, what: Any, person: Person) -> Done:
        """Do it, and wait until it is done. Raises `Objection`."""
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()

        def reply(outcome: object) -> None:
            if not answer.done():  # whoever asked may have hung up
                answer.set_result(outcome)

        self.post(Ask(what, person, reply, monotonic()))
        outcome = await answer
        if isinstance(outcome, Exception):
            raise outcome
        assert isinstance(outcome, Done)
        return outcome

    async def run(self) -> None:
        self._settle()
        while True:
            ask = await self.inbox.get()
            self.busy = True
            if ask.person is not None:
                self.waiting[ask.share] -= 1
            outcome = await self._outcome(ask)
            ask.reply(outcome)
            self.telling.tell(ask.arrived)
            self._settle()
            self.busy = False

    def stop(self) -> None:
        self.hands.stop()
        self.telling.stop()
        if self._alarm:
            self._alarm.cancel()

    async def _outcome(self, ask: Ask) -> object:
        for _ in range(TRIES):
            try:
                return await self._serve(ask)
            except Conflict:
                await self._reload()
            except (Objection, Illegal) as no:
                return no
            except (BadLine, msgspec.DecodeError) as no:
                return Objection("bad-request", why=str(no)[:300])
            except StoreTrouble as trouble:
                log.error("table %s: nothing was changed, as %s", self.id, trouble)
                return Objection("house-busy")
            except Exception as error:
                log.exception("table %s is frozen", self.id)
                await self._freeze(error)
                return Objection("table-frozen")
        return Objection("house-busy")

    async def _reload(self) -> None:
        kept = await self.house.store.load(self.id)
        if kept is None:
            raise Objection("no-such-table")
        self._take(kept)

    # One thing after the other

    async def _serve(self, ask: Ask) -> Done:
        now = self.house.now()
        match ask.what, ask.person:
            case Played(), _:
                return await self._bot_played(ask.what, now)
            case Flag(), _:
                return await self._time_is_up()
            case Back(seat=seat), _:
                return await self._change(self._given_back(seat, now), now)
            case Sit() as sit, Person() as person:
                return await self._gathered(gathering.sat(self.sheet, person, sit, now), now)
            case Fill(strength=strength), Person() as person:
                sheet = gathering.filled(self.sheet, person, strength, now)
                return await self._gathered(sheet, now)
            case Leave(), Person() as person:
                return await self._left(person, now)
            case Again(), Person() as person:
                return await self._again(person, now)
            case Say() as say, Person() as person:
                return await self._say(say, person, now)
            case message, Person() as person:
                return await self._played(message, self._seat(person), now)
        raise Objection("nobody")

    def _seat(self, person: Person) -> Seat:
        seat = self.sheet.seat_of(person.id)
        if seat is None:
            raise Objection("not-seated")
        return seat

    def _playing(self) -> Table:
        life.in_play(self.sheet)
        assert self.table is not None
        return self.table

    async def _played(self, message: Any, seat: Seat, now: int) -> Done:
        """What somebody at the table does. The same submission is made once."""
        key = f"{seat}:{message.id}"
        if (known := self._known(key)) is not None:
            return known
        table, sheet, lender = self._playing(), self.sheet, self.settings.lender
        if seat in table.course.lent and seat not in table.course.resigned:
            # Their connection came first, and the bot is on its way out: this waits for that.
            await self._change(self._given_back(seat, now), now)
            table, sheet = self._playing(), self.sheet
        match message:
            case Submit(move=raw):
                if seat in table.course.resigned:
                    raise Objection("resigned")
                change = life.moved(sheet, table, seat, table.game.codec.move(bytes(raw)), now)
            case TakeBack():
                change = life.taken_back(sheet, table, seat, key, now, self.house.rng)
            case GiveUp():
                change = life.resigned(sheet, table, seat, lender, now)
            case ProposeDraw():
                change = life.draw_proposed(sheet, seat, key, now)
            case ProposeLend(seat=absent):
                if not self.telling.absent(absent):
                    raise Objection("seat-not-absent")
                change = life.lend_proposed(sheet, table, seat, absent, key, lender, now)
            case Answer(offer=offer, yes=yes):
                change = life.answered(sheet, table, seat, offer, yes, lender, now)
            case _:
                raise AssertionError(message)
        done = await self._change(change, now, submission=key)
        if change.turn is not None:
            self.done[key] = done.at
        else:
            self._remember(key, done.at)
        return done

    def _known(self, key: str) -> Done | None:
        at = self.done.get(key, self._lately.get(key))
        return None if at is None else Done(at)

    def _remember(self, key: str, at: int) -> None:
        """What is no line, such as talk: there is no end to it, and it must not crowd out moves."""
        self._lately[key] = at
        if len(self._lately) > REMEMBERED:
            del self._lately[next(iter(self._lately))]

    def _given_back(self, seat: Seat, now: int) -> Change:
        return life.given_back(self.sheet, self._playing(), seat, now)

    async def _bot_played(self, played: Played, now: int) -> Done:
        table = self._playing()
        if table.course.bot(played.seat) is None or played.move is None:
            return Done(self.at)
        return await self._change(life.moved(self.sheet, table, played.seat, played.move, now), now)

    async def _time_is_up(self) -> Done:
        """The rules move for whoever is late; where they have no move of their own, a bot does."""
        while isinstance(self.sheet.stage, Playing) and self.table is not None:
            now, table = self.house.now(), self.table
            late = self.sheet.stage.clock.flagged(now)
            if not late:
                break
            seat, game = late[0], table.game
            move = game.lapse(table.state, seat)
            if move is None:
                view = game.view(table.state, seat)
                strength = table.course.bot(seat) or self.settings.lender
                move = await self.house.brains.choose(game, strength, view, seat)
            await self._change(life.moved(self.sheet, table, seat, move, now, late=True), now)
            await self._lend_if_away(seat)
        return Done(self.at)

    async def _lend_if_away(self, seat: Seat) -> None:
        if not isinstance(self.sheet.stage, Playing) or self.telling.present(seat):
            return
        table, now = self._playing(), self.house.now()
        if table.course.bot(seat) is None:
            lender = self.settings.lender
            await self._change(life.lent(self.sheet, table, seat, lender, "clock", now), now)

    async def _gathered(self, sheet: Sheet, now: int) -> Done:
        """Somebody sat down. With the last chair taken the game begins."""
        if not gathering.full(sheet):
            return await self._change(Change(sheet), now)
        return await self._change(life.begun(gathering.ready(sheet), now), now)

    async def _left(self, person: Person, now: int) -> Done:
        sheet = gathering.left(self.sheet, person, now)
        if sheet is None:
            await self.house.remove(self)
            return Done(0)
        return await self._change(Change(sheet), now)

    async def _again(self, person: Person, now: int) -> Done:
        """The first who asks sets the new table up; everybody is told where it is."""
        self._seat(person)
        stage = self.sheet.stage
        if isinstance(stage, Over) and stage.rematch is not None:
            return Done(self.at, stage.rematch)
        sheet = await self.house.set_up_again(self.sheet, person)
        assert isinstance(stage, Over)
        told = replace(self.sheet, stage=replace(stage, rematch=sheet.id), changed=now)
        await self._change(Change(told), now)
        return Done(self.at, sheet.id)

    async def _say(self, say: Say, person: Person, now: int) -> Done:
        seat = self.sheet.seat_of(person.id)
        key = f"{person.id}:{say.id}"
        if (known := self._known(key)) is not None:
            return known
        text = " ".join(say.text.split())
        if not text:
            raise Objection("said-empty")
        said = Said(
            number=self.talked + 1,
            room="watchers" if seat is None else "players",
            seat=seat,
            name=person.name,
            text=text,
            when=now,
        )
        await self.house.store.say(self.id, said)
        self.talked += 1
        self.said.append(said)
        self._remember(key, self.at)
        return Done(self.at)

    # Stored, then made

    async def _change(self, change: Change, now: int, submission: str | None = None) -> Done:
        sheet = replace(change.sheet, revision=self.sheet.revision + 1)
        steps = change.turn.steps if change.turn is not None else ()
        lines = [
            KeptLine(
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
                self.table = life.table_of(sheet)
            self.table.commit(change.turn)
            self.house.metrics.ply(sheet.game, len(steps))
        return Done(before)

    async def _freeze(self, error: Exception) -> None:
        """The rules failed. Nothing of the change was made; the record stays as it was."""
        self.sheet = await freeze(self.house, self.sheet, self.table, error)

    def _settle(self) -> None:
        """Once a thing is done: bots think, and the clock rings when somebody's time is up."""
        self.idle_since = monotonic()
        self.hands.prompt()
        if self._alarm:
            self._alarm.cancel()
            self._alarm = None
        stage = self.sheet.stage
        flag = stage.clock.next_flag() if isinstance(stage, Playing) else None
        if flag is not None:
            wait = min(max(0, flag - self.house.now()) / 1000, LONGEST_ALARM)
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, self.post_own, Flag())

    def sleepy(self, now: float) -> bool:
        """Whether nobody would notice if the table were put away until somebody asks for it."""
        return (
            not (self.busy or self.followers or self.hands.thinking or self.inbox.qsize())
            and now - self.idle_since > self.settings.idle
        )

    def record(self) -> bytes:
        if not isinstance(self.sheet.stage, Over) or self.table is None:
            raise Objection("not-over")
        return write(self.table.record())
