"""One live table: a task that does one thing after the other, and tells everybody afterwards.

Nothing is told before it is stored. A plain move at a table where nothing else is under way is
worked out on the spot, and made and told by whoever stored it: then the task has nothing to do.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic

import msgspec
from msgspec.structs import replace

from ludotheque.core.course import BadLine
from ludotheque.core.game import Illegal, Seat, ignore
from ludotheque.protocol.wire import Steer
from ludotheque.server.limits.turns import ASKER, NOBODY
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing
from ludotheque.server.store.store import (
    Conflict,
    LeaseLost,
    NotCertain,
    StoredTable,
    StoreTrouble,
)

from .alarm import Alarm
from .bot_turns import BotTurns
from .broadcast import Broadcast
from .command import (
    CameBack,
    Envelope,
    GuestCommand,
    InternalCommand,
    LeftAlone,
    LookAgain,
    MakeMove,
    Receipt,
    ReplyTo,
    WentAway,
    posted,
)
from .commands.handlers import handlers
from .commands.hints import Hints
from .day.in_turn import BotsInTurn
from .follower import Follower
from .live_table import LiveTable, PendingChange, Revived
from .preparing.prepared_moves import PreparedMoves
from .preparing.where import prepares
from .presence import Presence
from .services import TableServices
from .steering.steering import Steering

log = logging.getLogger(__name__)

TRIES = 5
AGAIN = 1.0
"""Seconds until a table that is not sure of itself is looked at again."""


class Asleep(Exception):
    """The table was put away: it has to be woken, and asked again."""


class Inbox:
    """What waits to be done at a table: bounded for guests, and never forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.shut = False
        self._held = False
        self._asks: deque[Envelope] = deque()
        self._ready = asyncio.Event()
        self._waiting: Counter[Seat | None] = Counter()

    def __len__(self) -> int:
        return len(self._asks)

    def put(self, ask: Envelope, share: Seat | None) -> None:
        """Guests are told when too much waits already; the house itself never asks much.

        Every seat has a share of its own: no crowd of watchers can keep a player from moving.
        """
        if self.shut:
            raise Asleep
        if ask.person is not None:
            if self._waiting[share] >= self.most:
                raise Objection("house-busy")
            self._waiting[share] += 1
            ask = replace(ask, share=share)
        self._asks.append(ask)
        self._ready.set()

    def hold(self) -> None:
        """Something is done out of the line: nothing is taken from it until that is over."""
        self._held = True

    def go_on(self, first: Envelope | None = None) -> None:
        """That is over; unless it went wrong, and comes `first`."""
        self._held = False
        if first is not None:
            self._waiting[first.share] += first.person is not None
            self._asks.appendleft(first)
        if self._asks:
            self._ready.set()

    def put_own(self, what: InternalCommand, reply: ReplyTo = ignore) -> None:
        """Of the house's own: if the table is put away, it is not needed any more."""
        if not self.shut:
            self.put(Envelope(what, None, reply, monotonic()), None)

    async def get(self) -> Envelope:
        while self._held or not self._asks:
            self._ready.clear()
            await self._ready.wait()
        ask = self._asks.popleft()
        if ask.person is not None:
            self._waiting[ask.share] -= 1
        return ask

    def close(self, reason: str) -> None:
        """Whoever still waits is told so, and nobody can ask any more."""
        self.shut = True
        while self._asks:
            _answer(self._asks.popleft(), Objection(reason))


class Actor:
    """What a table has no use for, it does without: an alarm where no time is counted, who asks
    about stocks of time where there are none, hands in a game that is not steered. Its parts know
    its inbox, and not the actor: so a table that sleeps is gone at once, and does not wait for the
    next collection of garbage.
    """

    def __init__(
        self,
        kept: StoredTable,
        services: TableServices,
        *,
        remove: Callable[[str], Awaitable[None]],
        elsewhere: Callable[[Actor], None],
        revived: Revived | None = None,
    ) -> None:
        settings, limits = services.settings, services.limits
        self.live = live = LiveTable(
            kept,
            services.store,
            (*services.subscribers, *(services.of_stocks if kept.sheet.pace.brisk else ())),
            revived,
            settings.lines,
            services.calling,
        )
        self.inbox = Inbox(settings.inbox)
        post = self.post_own = self.inbox.put_own
        self.busy = False
        self._again: asyncio.TimerHandle | None = None
        self.idle_since = monotonic()
        self.presence = Presence(live, settings.followers, settings.absent_after, services.now)
        self.broadcast = Broadcast(live, self.presence, services.now, services.metrics)
        self.alarm = Alarm(live, services.now, post) if live.sheet.pace.counted else None
        self.steering: Steering | None = None
        if live.game is not None and live.game.live is not None:
            unhurried = settings.bot_delay[1] > 0
            self.steering = Steering(live, post, services.physics_pool, limits, unhurried)
        dealt = live.sheet.day is not None
        self.bot_turns = (BotsInTurn if dealt else BotTurns)(
            live,
            post,
            services.bot_pool,
            services.rng,
            settings,
            steers=_never if self.steering is None else self.steering.plays,
            owner=lambda: limits.owner(live.sheet.host),
        )
        self._in_turn = self.bot_turns if isinstance(self.bot_turns, BotsInTurn) else None
        self.prepared: PreparedMoves | None = None
        if prepares(live):
            self.prepared = PreparedMoves(
                live, self.presence, services.store, services.rng, post, self._stirred
            )
        self.hints = Hints(live, services.bot_pool, limits, settings)
        self._settings, self._now = settings, services.now
        self._waited_long: asyncio.TimerHandle | None = None
        self._elsewhere = elsewhere
        self._handlers = handlers(
            live,
            self.presence,
            self.bot_turns,
            self.steering,
            services,
            self.prepared,
            remove=partial(remove, live.id),
        )

    @property
    def id(self) -> str:
        return self.live.id

    # What comes in

    def post(self, ask: Envelope) -> None:
        """Raises `Asleep`, and for guests `Objection` if too much waits."""
        if type(ask.what) is MakeMove:
            in_turn = self._in_turn
            if in_turn is not None and in_turn.waits(partial(self._post_again, ask)):
                return
            if self._moved_at_once(ask):
                return
        self.inbox.put(ask, self.live.seat_of(ask.person))

    def _post_again(self, ask: Envelope) -> None:
        """What came too early."""
        try:
            self.post(ask)
        except Asleep:
            _answer(ask, Objection("house-busy"))
        except Objection as no:
            _answer(ask, no)

    async def ask(self, what: GuestCommand, person: Person) -> Receipt:
        """Do it, and wait until it is done. Raises `Objection`."""
        done = await posted(lambda reply: self.post(Envelope(what, person, reply, monotonic())))
        if isinstance(done, Exception):
            raise done
        assert isinstance(done, Receipt)
        return done

    # Who comes and goes

    def follow(self, follower: Follower) -> None:
        """Raises `Objection` if there are too many already."""
        self.presence.add(follower)
        self.broadcast.welcome(follower, self._settings.pulse)
        self._glimpse(follower)
        if self.prepared is not None:
            self.prepared.follow(follower)
        self.broadcast.presence_changed()
        stage, seat = self.live.sheet.stage, follower.seat
        if not isinstance(stage, Playing) or seat is None or seat in stage.resigned:
            return
        # Somebody is here: a bot that plays for them, or is asked for, is not needed.
        if seat in stage.lent or any(o.what == "lend" and o.seat == seat for o in stage.offers):
            self.post_own(CameBack(seat))

    def unfollow(self, follower: Follower, missed: bool = False) -> None:
        """`missed` if the line broke, and nobody knows what the follower saw last."""
        self.idle_since = monotonic()
        away, stage = self.presence.remove(follower), self.live.sheet.stage
        if away and isinstance(stage, Playing) and stage.offers:
            self.post_own(WentAway())
        seat, called = follower.seat, self.live.calling is not None
        if away and called and isinstance(stage, Playing) and seat in stage.awaited:
            assert seat is not None
            self.post_own(LeftAlone(seat, missed))
        self.broadcast.presence_changed()

    def catch_up(self, follower: Follower) -> None:
        """Everything that the follower may not have seen yet."""
        self.broadcast.catch_up(follower)
        self._glimpse(follower)
        if self.prepared is not None:
            self.prepared.follow(follower)

    def _glimpse(self, follower: Follower) -> None:
        if self.steering is not None:
            self.steering.catch_up(follower)

    def steer(self, follower: Follower, message: Steer) -> None:
        if self.steering is not None:
            self.steering.steer(follower, message)

    def tick(self, now: int) -> None:
        """Now and then, by the house's own clock."""
        if self.prepared is not None:
            self.prepared.tick(now)

    def _stirred(self) -> None:
        """Somebody seems to have come, or gone."""
        self.idle_since = monotonic()
        self.broadcast.presence_changed()

    def hurry(self, follower: Follower) -> None:
        """Whoever plays with other people does not decide for them how fast it goes."""
        if self.live.sheet.people() == (follower.seat,):
            self.bot_turns.hurry()

    # A plain move, which needs no task: worked out where it was read

    def _moved_at_once(self, ask: Envelope) -> bool:
        """False if something else is under way, or it is not so plain: then it waits its turn."""
        inbox, live, what, person = self.inbox, self.live, ask.what, ask.person
        assert isinstance(what, MakeMove)
        if self.busy or len(inbox) or inbox.shut or live.doubtful or person is None:
            return False
        try:
            pending = live.plain_move(what, person, self._now())
            if pending is None:
                return False
            live.store_soon(pending, partial(self._stored, ask, pending))
        except (Objection, Illegal) as no:
            _answer(ask, no)
            return True
        except Exception:
            return False  # in its turn it fails again, where it is known what to do about it
        self.busy = True
        inbox.hold()
        return True

    def _stored(self, ask: Envelope, pending: PendingChange, failed: Exception | None) -> None:
        again: Envelope | None = None
        if failed is None:
            try:
                _answer(ask, self.live.make(pending))
                self.broadcast.tell(ask.arrived)
                self.settle()
                self.busy = False
            except Exception as error:  # it was answered, and cannot be shown
                again = replace(ask, reply=ignore, failed=error)
        else:
            again = replace(ask, failed=failed)
        self.inbox.go_on(again)

    # One thing after the other

    async def run(self) -> None:
        ASKER.set(NOBODY)  # whoever woke the table does not ask for what follows
        self.settle()
        while True:
            ask = await self.inbox.get()
            self.busy = True
            try:
                _answer(ask, await self._outcome(ask))
                self.broadcast.tell(ask.arrived)
                self.settle()
            except Exception as error:
                # What was stored stays, but it cannot be shown: nothing can go on here.
                await self._freeze(error)
            self.busy = False

    async def _outcome(self, ask: Envelope) -> object:
        for _ in range(TRIES):
            try:
                try:
                    if (failed := ask.failed) is not None:
                        ask = replace(ask, failed=None)
                        raise failed
                    return await self._done(ask)
                except Conflict:
                    await self.live.reload()
                    if self.prepared is not None:
                        self.prepared.reloaded()
            except LeaseLost:
                # Not from within its own task, which has yet to answer.
                asyncio.get_running_loop().call_soon(self._elsewhere, self)
                return Objection("house-busy")
            except (Objection, Illegal) as no:
                return no
            except (BadLine, msgspec.DecodeError) as no:
                return Objection("bad-request", why=str(no)[:300])
            except NotCertain as doubt:
                log.error("table %s: something may not have been kept, as %s", self.id, doubt)
                self.live.doubtful = True
                await self._look_again()
                return Objection("not-certain")
            except StoreTrouble as trouble:
                log.error("table %s: nothing was changed, as %s", self.id, trouble)
                if self.live.doubtful:
                    self._look_soon()
                return Objection("house-ill")
            except Exception as error:
                await self._freeze(error)
                return Objection("table-frozen")
        return Objection("house-busy")

    async def _done(self, ask: Envelope) -> Receipt:
        """Do it. What has become ripe by it, such as a draw that all others agreed to, follows."""
        if self.live.doubtful:
            await self._settled()
        what, now = ask.what, self._now()
        if (internal := self._handlers.internal.get(type(what))) is not None:
            done = await internal(what, now)
        elif ask.person is None:
            raise Objection("nobody")
        else:
            done = await self._handlers.guests[type(what)](what, ask.person, now)
        stage = self.live.sheet.stage
        if isinstance(stage, Playing) and stage.offers:
            await self._handlers.ripen(self._now())
        return done

    async def _look_again(self) -> None:
        """At once, and else soon: nobody is shown what is not, nor kept from what is."""
        try:
            await self._settled()
        except (Objection, LeaseLost, StoreTrouble) as trouble:
            log.error("table %s: what is stored cannot be seen yet, as %s", self.id, trouble)
            self._look_soon()

    def _look_soon(self) -> None:
        if self._again is not None:
            self._again.cancel()
        loop = asyncio.get_running_loop()
        self._again = loop.call_later(AGAIN, self.post_own, LookAgain())

    async def _settled(self) -> None:
        try:
            await self.live.assured()
        except NotCertain as doubt:  # what was not certain still is not, and nothing new is begun
            raise StoreTrouble(str(doubt)) from None

    def settle(self) -> None:
        """Once a thing is done: bots think, and the clock rings when somebody's time is up."""
        self.idle_since = monotonic()
        if self.inbox.shut:
            return
        if self.steering is not None:
            self.steering.look()
        if (self.live.bots and not self.live.full) or self.bot_turns.thinking:
            self.bot_turns.prompt()
        if self.alarm is not None:
            self.alarm.set()
        if self.prepared is not None:
            self.prepared.look()
        self._wait_for_words()

    def _wait_for_words(self) -> None:
        """Who is away for too long is not asked any more: then an offer may be ripe."""
        if self._waited_long is not None:
            self._waited_long.cancel()
            self._waited_long = None
        stage = self.live.sheet.stage
        if not isinstance(stage, Playing) or not stage.offers:
            return
        waits = [wait for seat in self.live.sheet.people() if (wait := self.presence.grace(seat))]
        if waits:
            loop = asyncio.get_running_loop()
            self._waited_long = loop.call_later(min(waits) / 1000, self.post_own, WentAway())

    async def _freeze(self, error: Exception) -> None:
        """The rules failed. The record stays as it was, and the other tables go on."""
        log.error("table %s is frozen", self.id, exc_info=error)
        self._rest()
        await self.live.freeze(error, self._settings.crashes)
        self.broadcast.tell(0.0)

    # The end

    def stop(self, reason: str = "house-busy") -> None:
        """Whoever still waits is told."""
        self.inbox.close(reason)
        self._rest()
        self.broadcast.stop()

    def _rest(self) -> None:
        if self._again is not None:
            self._again.cancel()
        self.bot_turns.stop()
        self.hints.stop()
        if self.prepared is not None:
            self.prepared.stop()
        if self.steering is not None:
            self.steering.stop()
        if self.alarm is not None:
            self.alarm.stop()
        if self._waited_long is not None:
            self._waited_long.cancel()

    def sleepy(self, now: float) -> bool:
        """Whether nobody would notice if the table were put away until somebody asks for it."""
        return (
            not (self.busy or self.live.followers or self.bot_turns.thinking or len(self.inbox))
            and (self.steering is None or self.steering.seat is None)
            and (self.prepared is None or not self.prepared.visited)
            and now - self.idle_since > self._settings.idle
        )


def _never(_: Seat) -> bool:
    return False


def _answer(ask: Envelope, outcome: object) -> None:
    """Whatever happens to who asked, the table goes on."""
    try:
        ask.reply(outcome)
    except Exception:
        log.exception("an answer could not be given")
