"""What characters do more or less of when they bid, whatever their strength."""

from __future__ import annotations

from typing import NamedTuple

SHARE = 0.15
"""What of the win one who searches gives, for each part of a chance."""


class BiddingStyle(NamedTuple):
    """In parts of a chance."""

    daring: float = 0.0
    """How much less likely a bid may be that it makes because it is higher."""
    doubt: float = 0.0
    """How much less likely than it is another's bid seems to it when it might denounce it."""


PLAIN = BiddingStyle()
