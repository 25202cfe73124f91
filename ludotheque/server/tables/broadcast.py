"""What the followers of a table are sent, each what its seat may know."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from time import monotonic
from typing import Any, TypeAlias

from msgspec import Raw, Struct
from msgspec.structs import replace

from ludotheque.core.course import loose
from ludotheque.core.game import Seat
from ludotheque.protocol.wire import (
    PROTOCOL,
    ChatMessage,
    ChatMessages,
    Frame,
    Near,
    Pulse,
    Remark,
    TableNow,
    Times,
    Welcome,
)
from ludotheque.server.metrics import Metrics
from ludotheque.server.sheet import Closed, Gathering, Over, Playing, Sheet
from ludotheque.table.frame import FrameKey, SeatFrame, Told, frames

from .changes.offers import UNDOS
from .chat import room_of
from .follower import Follower, encode
from .live_table import LiveTable
from .looking_back.history import Earlier
from .presence import Presence

log = logging.getLogger(__name__)

GATHERED = 0.1
"""Seconds: comings and goings within so short a time are told at once."""

KEPT = 16
"""Frames of a finished game: each seat's and a watcher's from the beginning, and some more."""

FEW_UNDOS, FEW_LINES = 10, 200
"""Somebody is told when so much is left."""

_PULSE = encode(Pulse())

Frames: TypeAlias = dict[FrameKey, bytes]
"""By seat and first line: those who are shown the same are sent the same bytes."""


class FrameFacts(Struct, frozen=True, gc=False):
    """What is the same in all frames from one line on, beside what `frames` knows."""

    playing: bool
    times: Times | None
    remarks: tuple[Remark, ...]


class Broadcast:
    def __init__(
        self, live: LiveTable, presence: Presence, now: Callable[[], int], metrics: Metrics
    ) -> None:
        self._live, self._presence, self._now, self._metrics = live, presence, now, metrics
        self._told = self._standing()
        """What everybody who is here has been shown."""
        self._over: Frames = {}
        """Of a finished game, which stays as it is shown."""
        self._looking: dict[Follower, asyncio.Task[None]] = {}
        """Who waits for what happened before all that the table remembers."""
        self._soon: asyncio.TimerHandle | None = None

    def welcome(self, follower: Follower, pulse: float) -> None:
        follower.show(encode(Welcome(PROTOCOL, pulse)))
        self.catch_up(follower)

    def catch_up(self, follower: Follower) -> None:
        """Everything that the follower may not have seen yet."""
        follower.show(self._table(follower))
        if heard := self._heard(follower):
            follower.show(heard)
        if self._live.table is not None:
            self._show_frames((follower,))

    def tell(self, arrived: float) -> None:
        """Everything that changed since it was told last, to everybody whom it concerns.

        `arrived` is when somebody asked for it; 0 if nobody did.
        """
        live = self._live
        (sheet, at, said), self._told = self._told, self._standing()
        if sheet is not live.sheet:
            if sheet.chairs != live.sheet.chairs:
                self._seat_again()
            if _seldom(sheet) != _seldom(live.sheet):
                self._show_table()
            if at == live.at and _paused(sheet) != _paused(live.sheet) and live.table is not None:
                self._show_frames(tuple(live.followers))  # with other times
        if at != live.at and live.table is not None:
            self._show_frames(tuple(live.followers))
            if arrived:
                self._metrics.told(monotonic() - arrived)
        if said != live.chat.count:
            for follower in tuple(live.followers):
                if heard := self._heard(follower):
                    follower.show(heard)

    def tell_again(self, said: ChatMessage) -> None:
        """Something that was said is not as it was."""
        raw = encode(ChatMessages((said,)))
        for follower in tuple(self._live.followers):
            if room_of(follower.seat) == said.room:
                follower.show(raw)

    def presence_changed(self) -> None:
        if self._soon is None:
            self._soon = asyncio.get_running_loop().call_later(GATHERED, self._tell_presence)

    def _tell_presence(self) -> None:
        self._soon = None
        self._show_table()

    def pulse(self) -> None:
        for follower in tuple(self._live.followers):
            follower.pulse(_PULSE)

    def stop(self) -> None:
        if self._soon:
            self._soon.cancel()
        for task in self._looking.values():
            task.cancel()

    def _standing(self) -> tuple[Sheet, int, int]:
        return self._live.sheet, self._live.at, self._live.chat.count

    def _seat_again(self) -> None:
        for follower in self._live.followers:
            seat = self._live.seat_of(follower.person)
            if seat != follower.seat:
                follower.seat, follower.heard = seat, 0

    def _show_table(self) -> None:
        made: dict[tuple[Seat | None, Seat | None], bytes] = {}
        for follower in tuple(self._live.followers):
            place = follower.seat, self._live.kept_for(follower.person)
            if place not in made:
                made[place] = self._table(follower)
            follower.show(made[place])

    def _table(self, follower: Follower) -> bytes:
        entry = self._presence.entry(follower.seat, follower.person, named=True)
        return encode(TableNow(entry.seat, entry.table, entry.kept))

    def _heard(self, follower: Follower) -> bytes | None:
        said = self._live.chat.after(room_of(follower.seat), follower.heard)
        if not said:
            return None
        follower.heard = said[-1].number
        return encode(ChatMessages(said))

    # Frames

    def _show_frames(self, followers: Sequence[Follower]) -> None:
        live, at = self._live, self._live.at
        assert live.table is not None
        oldest = live.table.oldest
        wanted: dict[FrameKey, list[Follower]] = {}
        for each in followers:
            if each.behind or each in self._looking:
                continue  # it catches up from where it was, and is told all of it at once
            key = each.seat, each.since
            if each.since < oldest and key not in self._over:
                self._look_back(each)
            elif key in wanted:
                wanted[key].append(each)
            else:
                wanted[key] = [each]
        for key, raw in self._encoded(wanted):
            for each in wanted[key]:
                each.since = at
                each.show(raw, at)

    def _encoded(self, wanted: Iterable[FrameKey]) -> Iterator[tuple[FrameKey, bytes]]:
        """Those of a seat with one move only come last: whether that is forced takes a while to
        find out, and by the others' waiting they would know that it is one.
        """
        assert self._live.table is not None
        new = []
        for key in wanted:
            if key in self._over:
                yield key, self._over[key]
            else:
                new.append(key)
        if not new:
            return
        once: dict[int, Raw] = {}
        commons: dict[int, FrameFacts] = {}
        made = frames(self._live.table, new)
        if last := [key for key in new if len(made[key].moves) == 1]:
            new = [key for key in new if key not in last] + last
        for key in new:
            shown, common = made[key], commons.get(key[1])
            if common is None:
                common = commons[key[1]] = self._common(key[1])
            told = once.get(id(shown.told))
            if told is None:  # what all may know is one and the same, and encoded once
                told = once[id(shown.told)] = Raw(encode(shown.told))
            yield key, self._made(key, self._frame(*key, shown, common, told))

    def _made(self, key: FrameKey, frame: Frame) -> bytes:
        raw = encode(frame)
        if isinstance(self._live.sheet.stage, Over) and len(self._over) < KEPT:
            self._over[key] = raw
        return raw

    # What the table does not remember

    def _look_back(self, follower: Follower) -> None:
        task = asyncio.create_task(self._looked_back(follower))
        self._looking[follower] = task
        task.add_done_callback(lambda done: self._came_back(follower, done))

    def _came_back(self, follower: Follower, done: asyncio.Task[None]) -> None:
        del self._looking[follower]
        if done.cancelled() or follower not in self._live.followers or self._live.table is None:
            return
        if (error := done.exception()) is not None:
            log.error("table %s cannot look back", self._live.id, exc_info=error)
            # The frame says from where on it tells.
            follower.since = max(follower.since, self._live.table.oldest)
        # And whatever has happened meanwhile.
        if follower.since != self._live.at:
            self._show_frames((follower,))

    async def _looked_back(self, follower: Follower) -> None:
        """Shows it all, unless they are somebody else now, or too slow: then it is begun anew."""
        live, seat, since = self._live, follower.seat, follower.since
        table = live.table
        assert table is not None
        earlier = await live.history.before(live.sheet, table, since)
        told, remarks = await asyncio.to_thread(self._earlier, earlier, seat, since)
        if live.table is not table or earlier.until < table.oldest:
            return
        if (follower.seat, follower.since, follower.behind) != (seat, since, False):
            return
        rest = self.frame(seat, earlier.until)
        whole = replace(
            rest,
            since=since,
            told=(*told, *rest.told),
            lines=(*(each for each in earlier.happened.lines if each.at >= since), *rest.lines),
            remarks=(*remarks, *rest.remarks),
        )
        follower.since = live.at
        follower.show(self._made((seat, since), whole), live.at)

    def _earlier(
        self, earlier: Earlier, seat: Seat | None, since: int
    ) -> tuple[tuple[Told, ...], tuple[Remark, ...]]:
        """What a seat was told then, and what the characters said to it."""
        told = tuple(earlier.happened.told_to(seat, since))
        if not self._live.talkative or self._live.game is None:
            return told, ()
        event = self._live.game.codec.event
        seen = earlier.happened.told_to(None, since)
        heard = [Told(each.at, event(bytes(each.event))) for each in seen]
        return told, self._live.remarks_to(heard)

    def frame(self, seat: Seat | None, since: int) -> Frame:
        table, key = self._live.table, (seat, since)
        assert table is not None
        shown = frames(table, (key,))[key]
        return self._frame(seat, since, shown, self._common(since), shown.told)

    def _frame(
        self, seat: Seat | None, since: int, shown: SeatFrame, common: FrameFacts, told: Any
    ) -> Frame:
        table, playing = self._live.table, common.playing
        assert table is not None
        return Frame(
            at=shown.at,
            since=since,
            view=shown.view,
            told=told,
            lines=shown.lines,
            moves=shown.moves,
            awaited=shown.awaited,
            times=common.times,
            undo=playing
            and seat is not None
            and self._live.sheet.day is None
            and loose(table.game, table.course, seat) is not None,
            forced=len(shown.moves) == 1 and seat is not None and table.forced(seat),
            result=shown.result,
            how=shown.how,
            remarks=common.remarks,
            near=self._near(seat, shown.at) if playing else None,
        )

    def _common(self, since: int) -> FrameFacts:
        playing = isinstance(self._live.sheet.stage, Playing)
        return FrameFacts(playing, self._times(), self._live.remarks(since))

    def _near(self, seat: Seat | None, at: int) -> Near | None:
        """What will soon be used up."""
        undos = UNDOS - self._live.undos[seat] if seat is not None else UNDOS
        lines = self._live.lines_most - at
        if undos > FEW_UNDOS and lines > FEW_LINES:
            return None
        return Near(
            undos=undos if undos <= FEW_UNDOS else None,
            lines=lines if lines <= FEW_LINES else None,
        )

    def _times(self) -> Times | None:
        stage = self._live.sheet.stage
        if not isinstance(stage, Playing) or not stage.clock.pace.counted:
            return None
        now = self._now()
        seats = range(len(self._live.sheet.chairs))
        left = tuple(stage.clock.remaining(seat, now) or 0 for seat in seats)
        return Times(left, stage.clock.running, max(0, stage.clock.paused - now))


def _seldom(sheet: Sheet) -> Any:
    """What of a table changes seldom, and is told when it does; the rest comes with frames."""
    match sheet.stage:
        case Playing() as playing:
            stage: Any = (
                playing.lent,
                playing.resigned,
                playing.offers,
                playing.declined,
                playing.clock.paused,
            )
        case Over(rematch=rematch):
            stage = ("over", rematch)
        case Gathering():
            stage = "gathering"
        case Closed():
            stage = "closed"
        case _:
            stage = "frozen"
    return sheet.chairs, sheet.host, stage


def _paused(sheet: Sheet) -> int | None:
    return sheet.stage.clock.paused if isinstance(sheet.stage, Playing) else None
