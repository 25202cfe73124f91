"""How a hand moved, in bytes: sixty rows a second, seven bytes a row.

A row is where the hand is, sideways and up in sixteenths of a millimetre from where it took hold,
how far it tilts in sixteenths of a degree from how it took hold, anti-clockwise, and its buttons.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import Struct
from typing import Final

from ludotheque.core.live import Row

HERTZ = 60
TICK: Final = 1 / 120
"""Seconds of what is simulated, and of a hand that trembles: two to a sample."""
MOST = 60 * HERTZ
"""Rows: after a minute at most the hand goes back with what it holds."""

CLOSED, CUT_DOWN, TURNED = 1, 2, 4
"""The buttons: fingers closed; and how a piece from the hand is held, cut down or other face on."""
BACK = 8
"""Only while it is steered: the hand goes back with what it holds. No record has such a row."""

_ROW = Struct("<hhhB")


def pack(rows: Iterable[Row]) -> bytes:
    return b"".join(_ROW.pack(*row) for row in rows)


def unpack(trace: bytes) -> list[Row]:
    return [(across, up, tilt, buttons) for across, up, tilt, buttons in _ROW.iter_unpack(trace)]


def lasted(trace: bytes | None) -> int:
    """How many rows a hand moved; none where it is not known how it did."""
    return len(trace or b"") // _ROW.size


def well_formed(trace: bytes) -> bool:
    """Whole rows, not too many, no unknown buttons, and nothing after the fingers have opened."""
    if len(trace) % _ROW.size or len(trace) > MOST * _ROW.size:
        return False
    buttons = trace[_ROW.size - 1 :: _ROW.size]
    return all(each < 8 for each in buttons) and all(each & CLOSED for each in buttons[:-1])
