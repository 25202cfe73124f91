"""How well each seat stands: the shells that it has, and those that it may hope for."""

from __future__ import annotations

from math import exp, sqrt

from ludotheque.core.sums import total

from .game import harvest
from .model import DICE, REACHED, Over, Place, State

WET = 1.0
"""What it costs to be caught, in shells: the next tide is spent on the beach."""
SHARPNESS = 0.9
"""How steeply a lead of one shell turns into a share of the win, at the very end."""


def evaluate(state: State) -> tuple[float, ...]:
    """Each seat's share of the win."""
    if isinstance(state.phase, Over):
        won = state.phase.winners
        return tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(state.shells)))
    left = state.options.tides - state.tide
    steep = SHARPNESS / sqrt(1 + left)
    weights = [exp(steep * _standing(state, seat)) for seat in range(len(state.shells))]
    whole = total(weights)
    return tuple(weight / whole for weight in weights)


def _standing(state: State, seat: int) -> float:
    place = state.places[seat]
    hoped = _hoped(state, place) if place is not None else 0.0
    return state.shells[seat] + hoped - WET * state.wet[seat]


def _hoped(state: State, place: Place) -> float:
    """What a place promises, on average over the die."""
    caught = sum(place in REACHED.get(die, ()) for die in DICE) / len(DICE)
    return (1 - caught) * harvest(state.places, place) - caught * WET
