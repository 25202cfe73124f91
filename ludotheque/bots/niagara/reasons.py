"""What can be said for a move of Niagara, and the facts that it is said with."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ludotheque.bots.thinking import END, Compared, Fact, Reason, ReasonFacts, beside
from ludotheque.core.game import Seat
from ludotheque.games.niagara.model import TILES, Lay, Move

from .compact import FALLS, Position
from .features import NAMES, rounds_left

GROUPS = (END, *dict.fromkeys(name.partition(":")[0] for name in NAMES))
PERCENT = range(0, 101, 20)

REASONS: ReasonFacts = {
    "because-end": {"amount": PERCENT, "other": PERCENT},
    "because-end-little": {},
    "because-way": {"less": PERCENT},
    "because-canoes": {},
    "because-falls": {"amount": PERCENT, "other": PERCENT},
    "because-falls-little": {},
    "because-cargo": {},
    "because-river": {},
    "because-hand": {},
    "because-tile": {"tile": TILES, "other": TILES},
    "because-order": {},
    "because-thieves": {},
}


def explained(compared: Compared, seat: Seat, best: Move, rival: Move) -> tuple[Reason, ...]:
    """The weightiest first."""

    def facts(group: str) -> tuple[str, Mapping[str, Fact]]:
        if group == END:
            return beside(group, *mean(compared, lambda position: seat in position.winners))
        if group == "falls":
            return beside(
                group, *mean(compared, lambda position: FALLS in position.canoes[seat][::2])
            )
        if group == "way":
            left, before = mean(compared, lambda position: rounds_left(position, seat))
            return group, {"less": max(0, round(100 * (before - left) / max(0.01, before)))}
        tiles = [move.tile for move in (best, rival) if isinstance(move, Lay)]
        if group == "hand" and len({*tiles}) == 2:
            return "tile", {"tile": tiles[0], "other": tiles[1]}
        return group, {}

    return compared.reasons(GROUPS, facts)


def mean(compared: Compared, measure: Callable[[Position], float]) -> tuple[float, float]:
    """After the one and after the other, on the average."""
    one = other = 0.0
    for better, worse in compared.positions:
        one += measure(better)
        other += measure(worse)
    count = len(compared.positions)
    return one / count, other / count
