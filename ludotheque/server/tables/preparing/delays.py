"""How long a prepared move waits to be made: as long as somebody might take who looks in.

Drawn anew each time from nothing but whether its player is connected, which all can see: neither
what was prepared nor when is in it.
"""

from __future__ import annotations

from math import exp, log
from random import Random
from typing import Final

from ludotheque.table.clock import MINUTE, SECOND

HERE: Final = (6 * SECOND, 40 * SECOND)
"""Until it is made, for who sits before the board."""
AWAY: Final = (2 * MINUTE, 25 * MINUTE)
"""Until a visit begins, for who does not."""
BEFORE: Final = (8 * SECOND, 70 * SECOND)
"""Of a visit, until the move is made; and from then on."""
AFTER: Final = (4 * SECOND, 60 * SECOND)
MOST: Final = 8
"""It takes no more than this part of the time that its player has left."""


def drawn(rng: Random, between: tuple[int, int]) -> int:
    """Short ones are more frequent than long ones, as with people."""
    least, most = between
    return round(exp(rng.uniform(log(least), log(most))))


def until_due(rng: Random, here: bool, left: int | None) -> int:
    delay = drawn(rng, HERE if here else AWAY)
    return delay if left is None else min(delay, left // MOST)
