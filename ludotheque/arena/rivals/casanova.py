"""Casanova by the textbook: tree search, and an evaluator of ours that counts points to go.

In the worlds that a search dreams it is known where he is, so the evaluator says how far everybody
still has to glide until she is home with him, whoever is between. What the house's own opponents
believe, plan and were fitted to has no part in it.
"""

from __future__ import annotations

from functools import cache
from math import exp

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.casanova.board import (
    DISTANCE,
    DOGE,
    DOORS,
    POINTS,
    STREET,
    palazzo,
    theatre_at,
)
from ludotheque.games.casanova.model import Dock, OnTurn, Over, Spot, State

from .textbook import Textbook, luckless

ITERATIONS = 32
"""As many as take the master's time."""
STEEPNESS = 0.15
"""How steeply a lead of one point turns into a share of the win."""


def textbook(game: AnyGame) -> Textbook:
    return Textbook(game, luckless(evaluate), iterations=ITERATIONS)


def evaluate(state: State) -> tuple[float, ...]:
    """Each seat's share of the win."""
    seats = range(state.options.seats)
    if isinstance(state.phase, Over):
        winner = state.phase.winner
        return tuple(0.0 if winner is None else float(seat == winner) for seat in seats)
    chances = [exp(-STEEPNESS * to_go(state, seat)) for seat in seats]
    whole = 0.0
    for chance in chances:
        whole += chance
    return tuple(chance / whole for chance in chances)


def to_go(state: State, seat: Seat) -> float:
    """How many points until she is home with him; a round of waiting counts as its points."""
    here, given = state.ladies[seat], state.jewels[seat]
    if state.casanova in (seat, None):
        far = home(seat, here, given)
    else:
        far = min(
            DISTANCE[here][door] + home(seat, door, given) for door in doors(state, state.casanova)
        )
    if isinstance(state.phase, OnTurn):
        seats = state.options.seats
        waits = (seat - state.phase.seat) % seats
        far -= 0 if waits else state.phase.points
        return far + POINTS * (waits or seats) / seats
    return float(far)


def doors(state: State, spot: Spot) -> tuple[Dock, ...]:
    """Where the figure of a spot is met; one that nobody can call at now, about where she lies."""
    theatre = theatre_at(spot)
    if theatre is not None:
        return DOORS[theatre]
    lies = state.ladies[spot]
    return (STREET.get(lies, lies),)


@cache
def home(seat: Seat, start: Dock, given: bool) -> int:
    """By the Doge's, as long as he is to be paid."""
    end = palazzo(seat)
    if given:
        return DISTANCE[start][end]
    return min(DISTANCE[start][molo] + DISTANCE[molo][end] for molo in DOGE)
