"""The 36 bluff cards, and what no number of them can exceed."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from .model import CORPSES, Card, Corpse

_DECK: dict[str, Any] = json.loads(Path(__file__).with_name("cards.json").read_text("utf-8"))

INDEX: dict[Corpse, int] = {corpse: index for index, corpse in enumerate(CORPSES)}
FACES: tuple[tuple[int, ...], ...] = tuple(map(tuple, _DECK["cards"]))
"""FACES[card][corpse]: how often a corpse, by its place in `CORPSES`, shows on a card."""
MOST: tuple[int, ...] = tuple(_DECK["most_on_cards"])
"""MOST[n]: no corpse shows more often on n cards."""
CARDS: tuple[Card, ...] = tuple(range(len(FACES)))
PILE = 6
"""How many cards each seat is dealt."""
TOKENS = 2

assert tuple(_DECK["corpses"]) == CORPSES


def showing(corpse: Corpse, hands: tuple[tuple[Card, ...], ...]) -> int:
    """How often a corpse shows on all hands together."""
    index = INDEX[corpse]
    total = 0
    for hand in hands:
        for card in hand:
            total += FACES[card][index]
    return total


@lru_cache(maxsize=4096)  # the same hands are shown for a while
def mask(hands: tuple[tuple[Card, ...], ...]) -> int:
    """The cards of these hands as a set of bits."""
    bits = 0
    for hand in hands:
        for card in hand:
            bits |= 1 << card
    return bits
