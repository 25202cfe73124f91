"""What can be listed: everything but how a hand is steered."""

from __future__ import annotations

from itertools import product

from ludotheque.core.game import Seat

from .model import Aim, Building, Holding, Lift, Move, Pass, Protest, Put, State, Take, Withdraw
from .protests import contested
from .refusals import pass_refusal
from .towers import free_place, lifts
from .turns import held_out

_ONE_WAY = ((False, False),)
_ANY_WAY = tuple(product((False, True), repeat=2))


def offers(state: State, seat: Seat) -> list[Move]:
    found: list[Move] = []
    match state.phase:
        case Building(seat=turn) if turn == seat:
            if not held_out(state):
                found += takes(state, seat)
                found += lifts(state) if state.put else []
            found += [Pass()] if pass_refusal(state, seat) is None else []
        case Holding(seat=turn) as phase if turn == seat:
            found += aims(state, phase)
    if contested(state, seat) is not None:
        found.append(Protest())
    return found


def takes(state: State, seat: Seat) -> list[Move]:
    """In physics a piece is picked up any way round; without, it turns by itself (R13)."""
    ways = _ANY_WAY if state.options.physics == "wood" else _ONE_WAY
    return [
        Take(piece, cut_down, turned) for piece in state.hands[seat] for cut_down, turned in ways
    ]


def aims(state: State, phase: Holding) -> list[Move]:
    if state.options.physics == "wood":
        return [Put(b"")]
    if isinstance(phase.held, Lift):
        return [Aim(phase.held.onto), Withdraw()]
    found: list[Move] = [Aim(tower[-1]) for tower in state.towers]
    if free_place(state) is not None:
        found.append(Aim(None))
    return [*found, Withdraw()]
