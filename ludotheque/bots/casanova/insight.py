"""Where Casanova probably is: what the meetings say, and what rivals give away by what they do."""

from __future__ import annotations

from ludotheque.core.game import Seat
from ludotheque.games.casanova.board import AT_DOGE, DISTANCE, TO_DOGE, palazzo
from ludotheque.games.casanova.imagine import Weights, at_first, belief, decided, even, learn_from
from ludotheque.games.casanova.model import Dock, Met, View

VISITS = 0.3
"""Who has him looks for nobody: by how much a visit makes it less likely that she had him before.

This and what follows was counted in games of planners, and made a little less sure.
"""
HURRY, DALLY, STRAY = range(3)
TELLS = {
    (False, False): (2.0, 1.2, 1.0),
    (False, True): (3.0, 1.5, 0.4),
    (True, False): (1.1, 0.95, 0.95),
    (True, True): (1.7, 0.8, 0.8),
}
"""By whether she visited somebody in a turn, and whether the Doge was paid before: how much
likelier it is that she has him if she came nearer by two points or more, less, or strayed.
"""
TURNS = 3
"""How many of a rival's last turns are looked at."""


def insight(view: View, seat: Seat, *, reads: bool) -> Weights:
    return _attentive(view, seat) if reads else belief(view)


def _attentive(view: View, seat: Seat) -> Weights:
    """Turn by turn: who knows what she has, and acts like it or not."""
    weights, seats = at_first(view), view.options.seats
    knows, visited = set[Seat](), set[tuple[int, Seat]]()
    paid = [_gave_in(view, rival) for rival in range(seats)]
    ended = (max(0, view.round - TURNS - 1)) * seats
    """How many turns are over and looked at; those of long ago tell nothing any more."""

    def end_turns(until: int) -> None:
        nonlocal ended
        while ended < until:
            turn, mover = ended // seats + 1, (view.first + ended) % seats
            ended += 1
            told = mover != seat and mover in knows and turn <= len(view.wakes[mover])
            if told and weights[mover]:
                done = (turn, mover) in visited
                weights[mover] *= _tell(view, mover, turn, paid[mover], visited=done)

    for entry in decided(view):
        mover = entry.seat
        end_turns((entry.round - 1) * seats + (mover - view.first) % seats)
        if type(entry) is Met:
            first = (entry.round, mover) not in visited
            if mover in knows and first and mover != seat:
                weights[mover] *= VISITS
            visited.add((entry.round, mover))
            knows.add(mover)
            knows.discard(entry.spot)
        learn_from(entry, weights)
    end_turns(view.round * seats)
    even(weights)
    return weights


def _tell(view: View, rival: Seat, turn: int, paid: float, *, visited: bool) -> float:
    """Turns are numbered as rounds are: the wake's first dock is where turn 1 ended."""
    wake = (palazzo(rival), *view.wakes[rival])
    start, end = wake[turn - 1], wake[turn]
    if start == end:
        return 1.0
    nearer = _to_go(rival, start, given=paid < turn) - _to_go(rival, end, given=paid <= turn)
    way = HURRY if nearer >= 2 else STRAY if nearer < 0 else DALLY
    return TELLS[visited, paid < turn][way]


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
