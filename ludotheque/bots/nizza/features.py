"""What a seat's chances at the start of a turn hang on, as numbers that weights are fitted to."""

from __future__ import annotations

from typing import get_args

from ludotheque.bots.thinking import Sparse
from ludotheque.core.game import Seat
from ludotheque.games.nizza.aims import point
from ludotheque.games.nizza.geometry import within
from ludotheque.games.nizza.model import Case, High, Pawn, State, Street, Water
from ludotheque.games.nizza.using import at_peace

from .outlook import outlook

STRIDE = 13.0
"""Quarters of a die that a good turn is worth."""
AFRAID = 600
"""How near somebody is who could easily push."""
TURNS = 6
CASES: tuple[Case, ...] = get_args(Case)

NAMES: tuple[str, ...] = (
    "way: without a case",
    *(f"way: with the {case}" for case in CASES),
    *(f"case: {case}" for case in CASES),
    "place: water",
    "place: street",
    "danger: rivals near",
    "danger: rivals near, with a case",
    *(f"order: {turn}" for turn in range(TURNS)),
)
"""What stands before the colon is the reason that is given for it."""

INDEX = {name: index for index, name in enumerate(NAMES)}
_WAY: dict[Case | None, int] = {None: 0, **{case: INDEX[f"way: with the {case}"] for case in CASES}}
_CASE = {case: INDEX[f"case: {case}"] for case in CASES}
_WATER, _STREET = INDEX["place: water"], INDEX["place: street"]
_DANGER, _LADEN = INDEX["danger: rivals near"], INDEX["danger: rivals near, with a case"]
_ORDER = INDEX["order: 0"]


def standing(pawn: Pawn, left: int, turn: int) -> Sparse:
    """A pawn with so much left, whose turn comes after so many others; rivals are elsewhere.

    A turn's worth of dice counts for more, the nearer the end.
    """
    found: Sparse = [(_WAY[pawn.case], left / STRIDE)]
    if pawn.case is not None:
        found.append((_CASE[pawn.case], 1.0))
    if isinstance(pawn.place, Water):
        found.append((_WATER, 1.0))
    elif isinstance(pawn.place, Street):
        found.append((_STREET, 1.0))
    found.append((_ORDER + turn, 1.0))
    return found


def features(state: State, seat: Seat, turn: int) -> Sparse:
    pawn = state.pawns[seat]
    found = standing(pawn, outlook(state.ropes).left(pawn), turn)
    near = sum(_beside(pawn, other) for each, other in enumerate(state.pawns) if each != seat)
    if near:
        found.append((_DANGER, near))
        if pawn.case is not None:
            found.append((_LADEN, near))
    return found


def _beside(one: Pawn, other: Pawn) -> bool:
    if at_peace(one.place) or at_peace(other.place):
        return False
    match one.place, other.place:
        case High() as mine, High() as theirs:
            return within(point(mine), point(theirs), AFRAID)
        case Street(square=mine), Street(square=theirs):
            return mine == theirs
        case _:
            return False
