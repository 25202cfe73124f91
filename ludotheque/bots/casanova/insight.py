"""Where Casanova probably is: what the meetings say, and what rivals give away by where they go."""

from __future__ import annotations

from itertools import pairwise

from ludotheque.core.game import Seat
from ludotheque.games.casanova.board import DISTANCE, TO_DOGE, palazzo
from ludotheque.games.casanova.imagine import Weights, belief
from ludotheque.games.casanova.model import Dock, Met, View

from .chart import rivals

HURRY, STRAY = 1.35, 0.75
"""By how much a turn straight to the goal makes it likelier that he is aboard, and a turn away."""
TURNS = 3
"""How many of a rival's last turns are looked at."""
SURE = 0.999


def insight(view: View, seat: Seat, *, reads: bool) -> Weights:
    weights = belief(view)
    if not reads or max(weights) > SURE:
        return weights
    for rival in rivals(view, seat):
        if weights[rival]:
            weights[rival] *= _eagerness(view, rival)
    total = sum(weights)
    return [weight / total for weight in weights]


def _eagerness(view: View, rival: Seat) -> float:
    """Whoever has him goes to the Doge, and home; whoever has not looks round."""
    wake = view.wakes[rival]
    factor = 1.0
    recent = wake[-TURNS - 1 :]
    handled = max(
        (entry.round for entry in view.log if isinstance(entry, Met) and entry.seat == rival),
        default=0,
    )
    turns = len(wake) - handled + 1
    steps = list(pairwise(recent))[-max(turns, 0) :] if turns > 0 else []
    for start, end in steps:
        nearer = _to_go(view, rival, start) - _to_go(view, rival, end)
        factor *= HURRY if nearer >= 2 else STRAY if nearer < 0 else 1.0
    return factor


def _to_go(view: View, rival: Seat, dock: Dock) -> int:
    return DISTANCE[dock][palazzo(rival)] if view.jewels[rival] else TO_DOGE[dock]
