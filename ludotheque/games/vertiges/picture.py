"""The table in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .knowledge import imagine
from .model import (
    Aim,
    Building,
    Holding,
    Lift,
    Move,
    Pass,
    PieceId,
    Protest,
    Put,
    State,
    Take,
    Tower,
    View,
    Withdraw,
)
from .pieces import PIECES, mate
from .steering import toward
from .towers import shows_cut

SEATS = "ABCD"
COPIES = 4


def picture(seen: State | View, names: Sequence[str] = SEATS) -> str:
    """A line for each tower, a line for each seat, and what is in the bag."""
    held = seen.phase.held.piece if isinstance(seen.phase, Holding) else None
    lines = [f"# {seen.turn}{f'   ✋ {sign(held)}' if held is not None else ''}"]
    lines += [f"{index}  {_tower(tower)}" for index, tower in enumerate(seen.towers, 1)]
    lines += [_seat(seen, seat, names[seat]) for seat in range(seen.options.seats)]
    return "\n".join((*lines, f"◖ {' '.join(map(sign, seen.bag)) or '–'}"))


def sign(piece: PieceId) -> str:
    """A cut's letter, plus or minus where two belong together, the number, and the star."""
    cut, number = PIECES[piece].cut, piece % COPIES + 1
    pole = "" if mate(cut) == cut else "+" if cut.isupper() else "−"
    return f"{cut.upper()}{pole}{number}{'★' if PIECES[piece].star else ''}"


def _tower(tower: Tower) -> str:
    return f"{' '.join(map(sign, tower))} {'▲' if shows_cut(tower) else '▬'}"


def _seat(seen: State | View, seat: int, name: str) -> str:
    letter, phase = SEATS[seat], seen.phase
    turn = isinstance(phase, Building | Holding) and phase.seat == seat
    hand = " ".join(map(sign, seen.hands[seat])) or "–"
    known_as = "" if name == letter else f"  {name}"
    score = seen.scores[seat]
    pile = len(seen.piles[seat])
    return f"{letter} {'▶' if turn else ' '} {score:3}  [{hand}]  ▤ {pile}{known_as}"


MINOR = frozenset({"piece_taken", "turn_began"})
"""Events that the picture shows as well, or that what follows tells again."""


def offers(view: View, moves: Sequence[Move]) -> dict[str, Move]:
    """Short answers: `v+1` takes a piece or aims at it, `_` at the table, `t-2>t+1` zaps.

    `<` takes back what is held, `.` passes, `p` protests. A hand that is steered goes straight to
    the place that is named.
    Pieces are offered as they lie: they are turned on the way as they fit.
    """
    found = _steered(view) if any(isinstance(move, Put) for move in moves) else {}
    for move in moves:
        match move:
            case Take(piece=piece, cut_down=False, turned=False):
                found[_answer(piece)] = move
            case Aim(onto=onto):
                found["_" if onto is None else _answer(onto)] = move
            case Lift(piece=piece, onto=onto):
                found[f"{_answer(piece)}>{_answer(onto)}"] = move
            case Withdraw() | Put():
                found["<"] = move
            case Pass():
                found["."] = move
            case Protest():
                found["p"] = move
    return found


def _steered(view: View) -> dict[str, Move]:
    """A trace to every top and to the table; a part of a tower goes where it was said to."""
    phase = view.phase
    assert isinstance(phase, Holding)
    # Where a hand goes does not depend on what is hidden: any tremor will do.
    state = imagine(view, Random(0))
    tops: list[PieceId | None] = [tower[-1] for tower in view.towers]
    aims = [phase.held.onto] if isinstance(phase.held, Lift) else [*tops, None]
    traces = {onto: toward(state, phase.held, onto) for onto in aims}
    return {
        "_" if onto is None else _answer(onto): Put(trace)
        for onto, trace in traces.items()
        if trace
    }


def _answer(piece: PieceId) -> str:
    return sign(piece).removesuffix("★").replace("−", "-").lower()
