"""Days, by the clock of Greenwich, and what of a table is closed until its own is over."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet

DAY: Final = timedelta(days=1)


def today(now: int) -> str:
    """`now` in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def ends(day: str) -> int:
    """The first moment that is not of the day any more."""
    over = datetime.combine(date.fromisoformat(day) + DAY, datetime.min.time(), UTC)
    return round(over.timestamp() * 1000)


def before(day: str) -> str:
    return (date.fromisoformat(day) - DAY).isoformat()


def in_a_row(days: Iterable[str], now: int) -> int:
    """How many days followed each other, up to today; or to yesterday, as today is not over."""
    taken, last = set(days), today(now)
    last = last if last in taken else before(last)
    count = 0
    while last in taken:
        count, last = count + 1, before(last)
    return count


def closed(sheet: Sheet, now: int) -> bool:
    """Whether nobody may know more of a table than who sits there is shown."""
    return sheet.day is not None and now < ends(sheet.day)


def check_open(sheet: Sheet, person: Person | None, now: int) -> None:
    """Raises `Objection` for who may not look at a table yet."""
    if closed(sheet, now) and sheet.seat_of(person.id if person else None) is None:
        raise Objection("day-closed", day=sheet.day or "")
