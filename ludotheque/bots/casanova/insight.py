"""Where Casanova probably is: what the meetings say, and what rivals give away by where they go."""

from __future__ import annotations

from ludotheque.core.game import Seat
from ludotheque.games.casanova.board import AT_DOGE, DISTANCE, TO_DOGE, palazzo
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
    """Whoever has him goes to the Doge, and home; whoever has not looks round.

    Turns are numbered as rounds are: the wake's first dock is where turn 1 ended.
    """
    wake, given = view.wakes[rival], _gave_in(view, rival)
    first = max(2, len(wake) - TURNS + 1, _handled_in(view, rival))
    factor = 1.0
    for turn in range(first, len(wake) + 1):
        before = _to_go(rival, wake[turn - 2], given=given < turn)
        nearer = before - _to_go(rival, wake[turn - 1], given=given <= turn)
        factor *= HURRY if nearer >= 2 else STRAY if nearer < 0 else 1.0
    return factor


def _handled_in(view: View, rival: Seat) -> int:
    """The first turn of hers that tells of the figure that she has now; 0: all of them do."""
    for entry in reversed(view.log):
        if isinstance(entry, Met) and rival in (entry.seat, entry.spot):
            return entry.round + (_place(view, entry.seat) > _place(view, rival))
    return 0


def _place(view: View, seat: Seat) -> int:
    """After how many others a seat has its turn in a round."""
    return (seat - view.first) % view.options.seats


def _gave_in(view: View, rival: Seat) -> float:
    """In which turn she left her jewel: where one ended at the Doge's, or nearest by."""
    if not view.jewels[rival]:
        return float("inf")
    wake = view.wakes[rival]
    for turn, dock in enumerate(wake, 1):
        if dock in AT_DOGE:
            return turn
    detours = [
        (TO_DOGE[wake[turn - 2]] + TO_DOGE[wake[turn - 1]], turn)
        for turn in range(2, len(wake) + 1)
    ]
    return min(detours, default=(0, 1))[1]


def _to_go(rival: Seat, dock: Dock, *, given: bool) -> int:
    """The whole way home, by the Doge's as long as he is to be paid."""
    home = palazzo(rival)
    return DISTANCE[dock][home] if given else TO_DOGE[dock] + TO_DOGE[home]
