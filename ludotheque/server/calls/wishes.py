"""What somebody wishes of calls, and when it is quiet where they are."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from ludotheque.core.languages import LANGUAGES
from ludotheque.protocol.wire import CallKind, CallWishes

_decode = msgspec.json.Decoder(CallWishes).decode
_DAY = 24 * 60
NOWHERE: Final = "UTC"
"""The zone of who has said none: a call that names a time says so, then."""


def read_wishes(raw: bytes | None, language: str = LANGUAGES[0]) -> CallWishes:
    """As they were kept; without any, somebody is called whenever it is their turn."""
    return CallWishes(language=language) if raw is None else _decode(raw)


def written(wishes: CallWishes) -> bytes:
    return msgspec.json.encode(wishes)


def zone_known(name: str) -> bool:
    return name in _zones()


@cache
def _zones() -> frozenset[str]:
    """Hundreds of files are looked into for it: once, and not for each who asks."""
    return frozenset(available_timezones())


def wanted(wishes: CallWishes, kind: CallKind, game: str) -> bool:
    """Whether somebody is called by such a channel for a game."""
    return kind not in wishes.off.get(game, ())


def quiet_until(wishes: CallWishes, now: int) -> int | None:
    """When the quiet hours end that it is now; None if it is not.

    By the clock on the guest's wall: where an hour is left out or comes twice, their clock says so
    too.
    """
    if wishes.quiet is None or wishes.quiet[0] == wishes.quiet[1]:
        return None
    zone = ZoneInfo(wishes.zone)
    here = datetime.fromtimestamp(now / 1000, UTC).astimezone(zone)
    since, end = wishes.quiet
    minute = here.hour * 60 + here.minute
    if (minute - since) % _DAY >= (end - since) % _DAY:
        return None
    midnight = here.replace(hour=0, minute=0, second=0, microsecond=0, fold=0)
    day = midnight.date() + timedelta(days=1 if minute >= end else 0)
    ends = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    return round(ends.timestamp() * 1000)
