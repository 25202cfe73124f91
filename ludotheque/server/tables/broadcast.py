"""What the followers of a table are sent, each what its seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Any

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import (
    PROTOCOL,
    ChatMessages,
    Frame,
    Pulse,
    TableEntry,
    TableNow,
    Times,
    Welcome,
)
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Gathering, Over, Playing, Sheet
from ludotheque.table.frame import frame

from .chat import room_of
from .follower import Follower, encode
from .public import table_info

if TYPE_CHECKING:
    from .actor import Actor

GATHERED = 0.1
"""Seconds: comings and goings within so short a time are told at once."""

_PULSE = encode(Pulse())


class Broadcast:
    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self._told: tuple[Sheet, int, int, int]
        self._gone: dict[Seat, float] = {}
        self._awake = monotonic()
        self._soon: asyncio.TimerHandle | None = None

    # Who is here

    def present(self, seat: Seat) -> bool:
        return any(follower.seat == seat for follower in self.actor.followers)

    def here(self) -> frozenset[Seat]:
        """The seats whose people are connected."""
        return frozenset(f.seat for f in self.actor.followers if f.seat is not None)

    def until_absent(self, seat: Seat) -> float | None:
        """Seconds until somebody who is not here counts as away; None if they are here."""
        if self.present(seat):
            return None
        away = monotonic() - self._gone.get(seat, self._awake)
        return max(0.0, self.actor.settings.absent_after - away)

    def listed(self, seat: Seat | None) -> TableEntry:
        sheet = self.actor.sheet
        present = [self.present(each) for each in range(len(sheet.chairs))]
        watchers = sum(follower.seat is None for follower in self.actor.followers)
        return TableEntry(table_info(sheet, present, watchers), seat)

    def follow(self, follower: Follower) -> None:
        actor = self.actor
        # Counted for each seat: no crowd of watchers can keep a player out.
        alike = sum(each.seat == follower.seat for each in actor.followers)
        if alike >= actor.settings.followers:
            raise Objection("house-full")
        actor.followers.add(follower)
        follower.show(encode(Welcome(PROTOCOL, actor.settings.pulse)))
        self.catch_up(follower)
        self._presence_changed()
        actor.came(follower.seat)

    def unfollow(self, follower: Follower) -> None:
        self.actor.followers.discard(follower)
        self.actor.idle_since = monotonic()
        if follower.seat is not None and not self.present(follower.seat):
            self._gone[follower.seat] = monotonic()
            self.actor.went()
        self._presence_changed()

    def _presence_changed(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(GATHERED, self._tell_presence)

    def _tell_presence(self) -> None:
        self._soon = None
        self._show_all(self._table)

    def stop(self) -> None:
        if self._soon:
            self._soon.cancel()

    # What they are sent

    def catch_up(self, follower: Follower) -> None:
        """Everything that the follower may not have seen yet."""
        follower.show(self._table(follower))
        if heard := self._heard(follower):
            follower.show(heard)
        if self.actor.table is not None:
            self._show_frame(follower, {})
            self.actor.steering.catch_up(follower)

    def nothing_new(self) -> None:
        """Everybody who is here has been shown the table as it is."""
        self._told = self._now()

    def _now(self) -> tuple[Sheet, int, int, int]:
        actor = self.actor
        return actor.sheet, actor.at, actor.chat.last("players"), actor.chat.last("watchers")

    def tell(self, arrived: float) -> None:
        """Everything that changed since it was told last, to everybody whom it concerns."""
        actor = self.actor
        before, now = self._told, self._now()
        self._told = now
        if before[0].chairs != now[0].chairs:
            self._seat_again()
        if _standing(before[0]) != _standing(now[0]):
            self._show_all(self._table)
        if before[1] != now[1] and actor.table is not None:
            frames: dict[tuple[Seat | None, int], bytes] = {}
            for follower in tuple(actor.followers):
                self._show_frame(follower, frames)
            if arrived:
                actor.house.metrics.told(monotonic() - arrived)
        if before[2:] != now[2:]:
            for follower in tuple(actor.followers):
                if heard := self._heard(follower):
                    follower.show(heard)

    def _seat_again(self) -> None:
        for follower in self.actor.followers:
            person = follower.person
            seat = self.actor.sheet.seat_of(person.id if person else None)
            if seat != follower.seat:
                follower.seat, follower.heard = seat, 0

    def _show_all(self, message: Callable[[Follower], bytes]) -> None:
        made: dict[Seat | None, bytes] = {}
        for follower in tuple(self.actor.followers):
            if follower.seat not in made:
                made[follower.seat] = message(follower)
            follower.show(made[follower.seat])

    def _table(self, follower: Follower) -> bytes:
        listed = self.listed(follower.seat)
        return encode(TableNow(listed.seat, listed.table))

    def _heard(self, follower: Follower) -> bytes | None:
        said = self.actor.chat.after(room_of(follower.seat), follower.heard)
        if not said:
            return None
        follower.heard = said[-1].number
        return encode(ChatMessages(said))

    def _show_frame(self, follower: Follower, made: dict[tuple[Seat | None, int], bytes]) -> None:
        if follower.behind:
            return  # it catches up from where it was
        key = (follower.seat, follower.since)
        if key not in made:
            made[key] = encode(self.frame(*key))
        follower.since = self.actor.at
        follower.show(made[key], self.actor.at)

    def frame(self, seat: Seat | None, since: int) -> Frame:
        table, stage = self.actor.table, self.actor.sheet.stage
        assert table is not None
        shown = frame(table, seat, since)
        return Frame(
            at=shown.at,
            since=since,
            view=shown.view,
            told=shown.told,
            lines=shown.lines,
            moves=shown.moves,
            awaited=shown.awaited,
            times=self._times(),
            undo=isinstance(stage, Playing) and self._undo(seat),
            result=shown.result,
            how=shown.how,
        )

    def _times(self) -> Times | None:
        stage = self.actor.sheet.stage
        if not isinstance(stage, Playing) or not stage.clock.pace.counted:
            return None
        now = self.actor.house.now()
        seats = range(len(self.actor.sheet.chairs))
        left = tuple(stage.clock.remaining(seat, now) or 0 for seat in seats)
        return Times(left, stage.clock.running)

    def _undo(self, seat: Seat | None) -> bool:
        table = self.actor.table
        assert table is not None
        window = table.course.window
        own = next((back for back in reversed(window) if back.seat == seat), None)
        if own is None or own.late:
            return False
        answered = any(back.at > own.at and back.seat != seat for back in window)
        return not (answered and table.game.binding(own.before, own.seat, own.move))

    def pulse(self) -> None:
        for follower in tuple(self.actor.followers):
            follower.pulse(_PULSE)


def _standing(sheet: Sheet) -> Any:
    """What of a table changes seldom, and is told when it does; the rest comes with frames."""
    match sheet.stage:
        case Playing() as playing:
            stage: Any = (playing.lent, playing.resigned, playing.offers)
        case Over(rematch=rematch):
            stage = ("over", rematch)
        case Gathering():
            stage = "gathering"
        case _:
            stage = "frozen"
    return sheet.chairs, sheet.host, stage
