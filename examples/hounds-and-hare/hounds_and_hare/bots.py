"""How well each side stands, and the opponents that are made of it."""

from __future__ import annotations

from math import exp

from ludotheque.bots.ladder import searching

from .game import free
from .model import ROW, Fleeing, Over, State
from .refusals import pack


def evaluate(state: State) -> tuple[float, ...]:
    """Each seat's share of the win."""
    if isinstance(state.phase, Over):
        return (1.0, 0.0) if state.phase.winner == 0 else (0.0, 1.0)
    share = 1 / (1 + exp(-_hounds(state)))
    return (share, 1 - share) if pack(state) == 0 else (1 - share, share)


def _hounds(state: State) -> float:
    """What speaks for the hounds: few ways out, a closed line before the hare, time."""
    ways = len(free(state, state.hare))
    behind = sum(ROW[hound] < ROW[state.hare] for hound in state.hounds)
    gaps = sum(ROW[end] < ROW[state.hare] for end in free(state, state.hare))
    left = state.options.patience - state.idle
    turn = 0.4 if isinstance(state.phase, Fleeing) else 0.0
    return 1.1 * (3 - ways) + 1.3 * (behind - 2) - 0.8 * gaps + 0.1 * (left - 5) + turn


LADDER = searching(evaluate, expert=80, master=600)
