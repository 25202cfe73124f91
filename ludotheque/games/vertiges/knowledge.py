"""Who may know what: everything but the order of the piles and the tremor to come (ruling R2)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ludotheque.core.game import Seat

from .model import Holding, Phase, PieceId, Settling, State, Steadying, Take, View
from .pieces import PIECES
from .poses import Pose
from .towers import start_pose

SEED_BITS = 48


def view(state: State, seat: Seat | None) -> View:
    piles = tuple([(None,) * len(pile) for pile in state.piles])
    return _view(state, seat, _veiled(state.phase), piles, (None,) * len(state.aside))


def revealed(state: State) -> View:
    return _view(state, None, state.phase, state.piles, state.aside)


def _view(
    state: State,
    seat: Seat | None,
    phase: Phase,
    piles: tuple[tuple[PieceId | None, ...], ...],
    aside: tuple[PieceId | None, ...],
) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=phase,
        first=state.first,
        turn=state.turn,
        scores=state.scores,
        hands=state.hands,
        piles=piles,
        aside=aside,
        bag=state.bag,
        out=state.out,
        towers=state.towers,
        poses=state.poses,
        put=state.put,
        holds=state.holds,
        deed=state.deed,
        start=_start(state),
    )


def _veiled(phase: Phase) -> Phase:
    match phase:
        case Holding():
            return replace(phase, seed=None)
        case Settling():
            return replace(phase, seed=None, trace=None)
    return phase


def _start(state: State) -> Pose | None:
    match state.phase:
        case Steadying(held=Take() as take) | Holding(held=Take() as take):
            return start_pose(state, take)
    return None


def imagine(view: View, rng: Random) -> State:
    """Any order of the piles is as likely as any other, and so is any tremor."""
    seen = {piece for hand in view.hands for piece in hand}
    seen.update(view.bag, view.out, *view.towers)
    seen.update(piece for row in (*view.piles, view.aside) for piece in row if piece is not None)
    hidden = [piece.id for piece in PIECES if piece.id not in seen] if view.turn else []
    rng.shuffle(hidden)

    def told(row: tuple[PieceId | None, ...]) -> tuple[PieceId, ...]:
        return tuple(hidden.pop() if piece is None else piece for piece in row)

    return State(
        options=view.options,
        phase=_unveiled(view.phase, rng),
        first=view.first,
        turn=view.turn,
        scores=view.scores,
        hands=view.hands,
        piles=tuple(told(pile) for pile in view.piles),
        aside=tuple(sorted(told(view.aside))),
        bag=view.bag,
        out=view.out,
        towers=view.towers,
        poses=view.poses,
        put=view.put,
        holds=view.holds,
        deed=view.deed,
    )


def _unveiled(phase: Phase, rng: Random) -> Phase:
    match phase:
        case Holding(seed=None):
            return replace(phase, seed=rng.getrandbits(SEED_BITS))
        case Settling(seed=None):
            # What the hand did was seen by all; that it went back at once is as good as any.
            return replace(phase, seed=rng.getrandbits(SEED_BITS), trace=b"")
    return phase
