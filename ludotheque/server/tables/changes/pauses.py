"""A pause, agreed on by all at a table by the day: the clock stands, and goes on by itself.

The record knows nothing of time, and so nothing of this. Who wants to move in a pause may; and what
time was left when it began is there when it ends.
"""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Offer
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Sheet
from ludotheque.table.clock import HOUR

from .play import Change, in_play, own

DAY = 24 * HOUR


def check_pause(sheet: Sheet, seat: Seat, days: int, now: int) -> None:
    """Raises `Objection` where there is none to be had. Nobody whose time is up has any back."""
    playing = own(sheet, seat)
    if not sheet.pace.pauses:
        raise Objection("pause-not-here")
    if days == 0 and playing.clock.paused <= now:
        raise Objection("pause-is-over")


def paused(sheet: Sheet, offer: Offer, now: int) -> Change:
    playing = in_play(sheet)
    clock = playing.clock.held(now + (offer.days or 0) * DAY, now)
    return Change(replace(sheet, changed=now, stage=replace(playing, clock=clock)))
