"""What is read from rows: the same for every database."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from ludotheque.protocol.wire import ChatMessage, ChatRoom
from ludotheque.server.sheet import STAGES, Sheet

from .store import StoreTrouble, TableQuery

LONG_PAST: Final = 500
"""So many things said in a room are kept; there is no end to talk."""
HEARD: Final = 100
"""How many of the last of them are remembered."""
NEVER: Final = 2**63 - 1

_ENDED: Final = ("over", "closed")

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Sheet).decode


def stages_of(wanted: TableQuery) -> tuple[str, ...]:
    """Who asks for what is over is also shown what was closed."""
    if wanted.stage is None:
        return STAGES
    return _ENDED if wanted.stage == "over" else (wanted.stage,)


def read_sheets(found: Iterable[Sequence[Any]]) -> tuple[Sheet, ...]:
    """Of rows that begin with id and sheet. One that cannot be read must not hide the others."""
    sheets = []
    for table, raw, *_ in found:
        try:
            sheets.append(read_sheet(table, raw))
        except StoreTrouble as trouble:
            log.error("%s", trouble)
    return tuple(sheets)


def read_sheet(table: str, raw: bytes) -> Sheet:
    try:
        sheet: Sheet = _decode(raw)
    except msgspec.DecodeError as error:
        raise StoreTrouble(f"table {table}: its sheet cannot be read: {error}") from None
    return sheet


def read_said(found: Iterable[Sequence[Any]]) -> tuple[ChatMessage, ...]:
    """Of rows of words, in any order."""
    return tuple(
        ChatMessage(number=number, room=room, seat=seat, name=name, text=text, when=when)
        for number, room, seat, name, text, when, _ in sorted(found, key=_in_order)
    )


def read_sayings(found: Iterable[Sequence[Any]]) -> tuple[str, ...]:
    """Under which ids they were sent, of the same rows."""
    return tuple(row[6] for row in sorted(found, key=_in_order) if row[6] is not None)


def read_speakers(
    found: Iterable[Sequence[Any]],
) -> tuple[tuple[tuple[ChatRoom, int], str], ...]:
    """Who said them, of the same rows."""
    return tuple(
        ((row[1], row[0]), row[6].partition(":")[0]) for row in found if row[6] is not None
    )


def _in_order(row: Sequence[Any]) -> tuple[int, str]:
    return row[0], row[1]
