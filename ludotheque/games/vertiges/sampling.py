"""One legal move at random: Nature's draws, and play that comes to an end."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import Seat

from .knowledge import SEED_BITS
from .live import settled
from .model import (
    HAND,
    Aim,
    Building,
    Deal,
    Dealing,
    Falling,
    Holding,
    Lift,
    Move,
    Pass,
    Protest,
    Put,
    Refill,
    Refilling,
    Settling,
    State,
    Steady,
    Steadying,
    Take,
    Withdraw,
)
from .offers import aims, offers
from .pieces import PIECES
from .steering import steered
from .surrogate import draw_fate
from .towers import all_fitting, free_place
from .turns import told_oldest

WHIM = 0.1
"""How often anything that is listed is done, whether it makes sense or not."""
ZEAL = 0.5
"""How often a ZAP or a protest is tried where one is possible."""
PATIENCE = 0.5
"""How often a hand that is steered is sent again: mostly nothing comes of it."""
EFFORT = 1 / 32
"""How often a hand that is steered really goes somewhere: simulations are dear."""


def drawn(state: State, rng: Random) -> Move:
    """What Nature does."""
    match state.phase:
        case Steadying():
            return Steady(rng.getrandbits(SEED_BITS))
        case Settling():
            return settled(state)
        case Falling() as phase:
            return draw_fate(state, phase, rng)
        case Refilling(seat=seat):
            bag = list(state.bag)
            rng.shuffle(bag)
            return Refill(tuple(sorted(bag[: HAND - len(state.hands[seat])])))
        case Dealing():
            pieces = [piece.id for piece in PIECES]
            rng.shuffle(pieces)
            told = told_oldest(state.options)
            first = rng.randrange(state.options.seats) if told is None else told
            return Deal(tuple(pieces), first)
    raise AssertionError(state.phase)


def sampled(state: State, seat: Seat, rng: Random) -> Move:
    phase = state.phase
    if type(phase) is Holding:
        return _put(state, phase, rng)
    assert type(phase) is Building, phase
    listed = offers(state, seat)
    if rng.random() < WHIM:
        return rng.choice(listed)
    return _build(state, seat, listed, rng)


def _build(state: State, seat: Seat, listed: list[Move], rng: Random) -> Move:
    """What a player who knows the rules would do, without a plan."""
    if Protest() in listed and rng.random() < ZEAL:
        return Protest()
    # By its very type: `isinstance` is five times as slow for all that it is not.
    zaps = [move for move in listed if type(move) is Lift]
    if zaps and rng.random() < ZEAL:
        return rng.choice(zaps)
    hand = state.hands[seat]
    fit = sorted({piece for piece, _ in all_fitting(state, hand)})
    if not fit and not state.put and free_place(state) is not None:
        fit = list(hand)
    takes = [move for move in listed if type(move) is Take and move.piece in fit]
    passes = [move for move in listed if type(move) is Pass]
    tired = state.options.physics == "wood" and passes and rng.random() > PATIENCE
    return rng.choice(takes if takes and not tired else passes or listed)


def _put(state: State, phase: Holding, rng: Random) -> Move:
    if state.options.physics == "wood":
        return Put(steered(state, phase.held, rng) if rng.random() < EFFORT else b"")
    if isinstance(phase.held, Lift):
        return Aim(phase.held.onto)
    listed = aims(state, phase)
    if rng.random() < WHIM:
        return rng.choice(listed)
    fits = [onto for _, onto in all_fitting(state, (phase.held.piece,))]
    if fits:
        return Aim(rng.choice(fits))
    return Aim(None) if Aim(None) in listed else Withdraw()
