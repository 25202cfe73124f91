"""The seam for what follows a change of a table: numbers, the lobby's lists, stocks of time.

A house is given its subscribers when it is made. Each is told of every change of every table that
is awake, once, after it was stored and made, in the order of the commits. A subscriber works at
once and does not wait: whoever has much to do takes a note, and does it elsewhere. One that raises
is logged, and harms nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec import Struct

from ludotheque.table.table import Turn

from .sheet import Sheet


class TableChanged(Struct, frozen=True, gc=False):
    before: Sheet
    after: Sheet
    turn: Turn | None
    """The lines that the record got by it, with their events; None if it got none."""


Subscriber: TypeAlias = Callable[[TableChanged], None]
