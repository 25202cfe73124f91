"""What a seat's chances at the end of a turn hang on, as numbers that weights are fitted to.

All is seen with the eyes of who has just moved: where Casanova is, is her belief. She has the one
row, her rivals have another.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ludotheque.bots.thinking import Weights

FITTED = Path(__file__).with_name("weights.json")

MOST = 5
ORDERS = tuple((seats, turn) for seats in range(3, MOST + 1) for turn in range(1, seats))
"""Of so many seats, who has the so-manieth turn from now."""

NAMES: tuple[str, ...] = (
    "tour: he is aboard",
    "tour: near home with him",
    "tour: home with him in a turn",
    "tour: what it promises",
    "tour: its root",
    "tour: jewel given",
    "danger: rivals in reach of him",
    "danger: in reach of me",
    "danger: on my heels",
    "threat: has him",
    "threat: near home with him",
    "threat: home with him in a turn",
    "threat: jewel given",
    "threat: figures seen",
    "threat: after somebody else",
    *(f"order: {turn} of {seats}" for seats, turn in ORDERS),
)
"""What stands before the colon is the reason that is given for it."""

ABOARD, NEAR, HOME, PROMISE, ROOT, GIVEN = range(6)
PREYED_ON, THIEF, HEELS = range(6, 9)
HERS, HERS_NEAR, HERS_HOME, HERS_GIVEN, HERS_SEEN, HERS_CHASE = range(9, 15)
ORDER = {each: NAMES.index(f"order: {each[1]} of {each[0]}") for each in ORDERS}


@cache
def fitted_weights() -> Weights:
    return Weights.read(NAMES, FITTED)
