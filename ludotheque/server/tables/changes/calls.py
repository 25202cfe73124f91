"""What a table's change means for whom: who is away, and would want to be called.

Only what everybody may see of a table is looked at: its sheet, and no state of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ludotheque.core.game import Seat
from ludotheque.server.sheet import Gathering, Over, Playing, Sheet
from ludotheque.server.store.call_store import CallReason, PendingCall
from ludotheque.table.clock import MINUTE

from .offers import asked

SHORT = 5
"""Somebody is called again once a fifth of their time is left."""
SHORTEST = MINUTE
"""Of such a fifth: with less nobody comes in time who is away."""


def concerned(sheet: Sheet) -> bool:
    """Whether anybody waits for anybody: who plays against bots alone, or the day's deal, is not
    called back.
    """
    return sheet.day is None and len(sheet.people()) > 1


def calls_of(
    before: Sheet, after: Sheet, away: Collection[Seat], now: int, due: int
) -> tuple[PendingCall, ...]:
    """Who of those who are away is to be called by a change, and when if it is at once."""
    if not concerned(after):
        return ()
    return tuple(
        call
        for seat in sorted(away)
        if (person := after.chairs[seat].person) is not None
        for call in _calls(before, after, seat, person, now, due)
    )


def left_alone(
    sheet: Sheet, seat: Seat, now: int, due: int | None = None
) -> tuple[PendingCall, ...]:
    """The same as somebody goes whose turn it is. They are told so, too, if it is said when: their
    line broke, and nobody knows what they saw last.
    """
    person = sheet.chairs[seat].person
    if person is None or not concerned(sheet) or not _waits(sheet, seat):
        return ()
    return tuple(_turn(sheet, seat, person, now, due))


def standing(sheet: Sheet, reason: CallReason, person: str, now: int) -> int | None:
    """When a call is to be made that was once due, by how its table stands now; None if there is no
    reason any more.
    """
    seat, stage = sheet.seat_of(person), sheet.stage
    if reason == "again":
        wanted = sheet.kept_for(person) is not None and isinstance(stage, Gathering)
        return now if wanted else None
    if seat is None:
        return None
    match reason:
        case "turn":
            return now if _waits(sheet, seat) else None
        case "short":
            due = _short(sheet, seat)
            return None if due is None or not _waits(sheet, seat) else max(due, now)
        case "offer":
            return now if _asked(sheet, seat) else None
        case "begun":
            return now if isinstance(stage, Playing) else None
        case "over":
            return now if isinstance(stage, Over) else None
        case _:
            return None


def until(sheet: Sheet, person: str, now: int) -> int | None:
    """When somebody's time will be up; None if it is not counted, or not theirs. In a pause it is
    what it will be once that is over.
    """
    seat, stage = sheet.seat_of(person), sheet.stage
    if seat is None or not isinstance(stage, Playing) or seat not in stage.clock.running:
        return None
    left = stage.clock.remaining(seat, now)
    return None if left is None else max(now, stage.clock.begins) + left


def _calls(
    before: Sheet, after: Sheet, seat: Seat, person: str, now: int, due: int
) -> Iterator[PendingCall]:
    was, stage = before.stage, after.stage
    at = 0 if isinstance(stage, Gathering) else stage.at

    def call(reason: CallReason) -> PendingCall:
        return PendingCall(person, after.id, reason, at, due)

    if isinstance(stage, Over):
        if not isinstance(was, Over):
            yield call("over")
        elif stage.rematch is not None and stage.rematch != was.rematch:
            yield PendingCall(person, stage.rematch, "again", 0, due)
        return
    if not isinstance(stage, Playing):
        return
    if _waits(after, seat) and not _waits(before, seat):
        yield from _turn(after, seat, person, now, due)
    elif isinstance(was, Gathering):
        yield call("begun")
    elif (
        isinstance(was, Playing) and was.clock.paused != stage.clock.paused and _waits(after, seat)
    ):
        # Their time is short at another moment than it was.
        yield from _turn(after, seat, person, now, None)
    if _asked(after, seat) - _asked(before, seat):
        # An offer takes no line of its own, and another may follow it on the same.
        yield PendingCall(person, after.id, "offer", now, due)


def _turn(
    sheet: Sheet, seat: Seat, person: str, now: int, due: int | None
) -> Iterator[PendingCall]:
    stage = sheet.stage
    assert isinstance(stage, Playing)
    if due is not None:
        yield PendingCall(person, sheet.id, "turn", stage.at, due)
    short = _short(sheet, seat)
    if short is not None and short > now:
        # After a pause it is short once more on the same line, and that is another call.
        yield PendingCall(person, sheet.id, "short", stage.at + stage.clock.paused, short)


def _waits(sheet: Sheet, seat: Seat) -> bool:
    """Whether the game waits for somebody."""
    stage = sheet.stage
    if not isinstance(stage, Playing) or seat not in stage.awaited:
        return False
    return seat not in stage.lent and seat not in stage.resigned


def _short(sheet: Sheet, seat: Seat) -> int | None:
    """When a fifth is left of the time that somebody had as their clock began to run."""
    stage = sheet.stage
    if not isinstance(stage, Playing) or seat not in stage.clock.running:
        return None
    clock = stage.clock
    had = clock.remaining(seat, clock.since)
    if had is None or had < SHORT * SHORTEST:
        return None
    return clock.begins + had - had // SHORT


def _asked(sheet: Sheet, seat: Seat) -> frozenset[str]:
    """The offers that wait for somebody's word."""
    stage = sheet.stage
    if not isinstance(stage, Playing):
        return frozenset()
    return frozenset(
        offer.id
        for offer in stage.offers
        if seat not in offer.yes and seat in asked(sheet, offer, ())
    )
