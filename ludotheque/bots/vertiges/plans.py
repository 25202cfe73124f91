"""What can be done next in a turn: a piece on a tower, a new tower, a ZAP, or no more."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.vertiges.model import Lift, Move, Pass, PieceId, State, Take
from ludotheque.games.vertiges.pieces import HANDED, PIECES
from ludotheque.games.vertiges.towers import (
    all_fitting,
    free_place,
    leans,
    lifts,
    pose_of,
    shows_cut,
    tower_with,
)
from ludotheque.games.vertiges.turns import held_out


class Stack(NamedTuple):
    """A piece of the hand on the tower with this top."""

    piece: PieceId
    onto: PieceId


class BeginTower(NamedTuple):
    """A new tower."""

    piece: PieceId


class Stop(NamedTuple):
    """Pass."""


Plan: TypeAlias = Stack | BeginTower | Lift | Stop


def plans(state: State, seat: Seat, overlooked: Collection[PieceId] = frozenset()) -> list[Plan]:
    """What is right to do now, as far as one sees what fits.

    To pass is right where nothing fits any more and something was put: nobody has to zap (5.1).
    """
    if held_out(state):
        return [Stop()]
    found: list[Plan] = [*stacks(state, seat, overlooked)]
    if state.put:
        ends: list[Plan] = [] if found else [Stop()]
        return [*found, *zaps(state), *ends]
    if not found and free_place(state) is not None:
        found += [BeginTower(piece) for piece in state.hands[seat]]
    return found or [Stop()]


def zaps(state: State) -> list[Lift]:
    """All but those onto a top from which everything slides (ruling R17)."""
    return [lift for lift in lifts(state) if not leans(pose_of(state, lift.onto))]


def stacks(state: State, seat: Seat, overlooked: Collection[PieceId]) -> Iterator[Stack]:
    """Pieces that are alike are tried once."""
    seen: set[tuple[str, bool, PieceId]] = set()
    for piece, onto in all_fitting(state, state.hands[seat]):
        if piece in overlooked:
            continue
        alike = PIECES[piece].cut, PIECES[piece].star, onto
        if alike not in seen:
            seen.add(alike)
            yield Stack(piece, onto)


def first_move(state: State, plan: Plan) -> Move:
    """How one sets about it: the piece is picked up as it will lie."""
    match plan:
        case Stack(piece=piece, onto=onto):
            if state.options.physics == "reckoned":
                return Take(piece)
            index = tower_with(state.towers, onto)
            assert index is not None
            cut_down = shows_cut(state.towers[index])
            handed = cut_down and PIECES[piece].cut in HANDED
            return Take(piece, cut_down, handed and pose_of(state, onto).turned)
        case BeginTower(piece=piece):
            return Take(piece)
        case Stop():
            return Pass()
        case _:
            return plan
