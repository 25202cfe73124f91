"""Moves by the names of places, for whoever reads a list: people do not count in tenths."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from math import hypot
from typing import Final

from .board import AREAS, BOARD, CHIMNEYS, chimney_at
from .geometry import fall, ledge
from .model import Climb, High, Move, Pawn, PlacePawn, Street, Surface, Swing, Walk, Water

BESIDE: Final = 170
"""As near as this is beside a chimney."""
SMALL: Final = frozenset({"balcony", "palm", "yacht"})
"""What needs no more than its name."""

Say = Callable[..., str]


def named(moves: Sequence[Move], say: Say) -> dict[Move, str]:
    """The moves that are aimed, each as a sentence that no other has."""
    found: dict[Move, str] = {}
    count: Counter[str] = Counter()
    for move in moves:
        match move:
            case Swing(rope=rope, chimney=chimney, x=x, y=y):
                text = say("to-swing", rope=rope, chimney=chimney, spot=spot(x, y, say))
            case Climb(x=x, y=y):
                text = say("to-climb", spot=spot(x, y, say))
            case Walk(x=x, y=y):
                text = say("to-walk", spot=spot(x, y, say))
            case PlacePawn(x=x, y=y):
                text = say("to-place_pawn", spot=spot(x, y, say))
            case _:
                continue
        count[text] += 1
        found[move] = f"{text} ({count[text]})" if count[text] > 1 else text
    return found


def where(pawn: Pawn, say: Say) -> str | None:
    """Where somebody stands or swims; None for who is not in the bay."""
    match pawn.place:
        case High(x=x, y=y, on=on):
            return _high(x, y, on, say)
        case Street(square=square) | Water(square=square):
            return say("spot-street", square=square)
        case _:
            return None


def spot(x: int, y: int, say: Say) -> str:
    """Where a point is: on what, above which square, beside which chimney or at which end."""
    here = ledge(x, y)
    if here is not None and here.ground != "street":
        return _high(x, y, here.ground, say)
    return say("spot-street", square=fall(x, y).squares[0])


def _high(x: int, y: int, on: Surface, say: Say) -> str:
    area, place, square = AREAS[on], say("onto", onto=on), fall(x, y).squares[0]
    if area.kind in SMALL:
        return place
    for chimney in range(1, CHIMNEYS + 1):
        cx, cy = chimney_at(chimney)
        if hypot(cx - x, cy - y) < BESIDE:
            return say("spot-chimney", place=place, square=square, chimney=chimney)
    outs = [_out(*corner) for corner in area.polygon]
    front = _out(x, y) < (min(outs) + max(outs)) / 2
    return say("spot-front" if front else "spot-back", place=place, square=square)


def _out(x: int, y: int) -> float:
    """How far from the middle of the bay."""
    return hypot(x - BOARD.centre[0], y - BOARD.centre[1])
