"""The bay in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from .board import AREAS, BOARD, SQUARES, chimney_at
from .geometry import fall
from .model import (
    Aboard,
    Aside,
    Case,
    High,
    Keeping,
    Move,
    Pawn,
    State,
    Street,
    Symbol,
    Throwing,
    Using,
    View,
    Water,
)
from .spots import Say, where

WIDTH = 4
LETTERS = "ABCDEF"
SIGN: dict[Symbol, str] = {
    "rope": "∫",
    "swing": "⌒",
    "ladder": "H",
    "walk": "→",
    "parachute": "☂",
    "suitcase": "▣",
}
CARRIED: dict[Case | None, str] = {None: "", "tools": "▣", "jewels": "◆"}
MARKS = {"green": "░", "red1": "▣", "red2": "◆", "yacht": "⛵"}


def picture(seen: State | View, names: Sequence[str] = LETTERS, say: Say | None = None) -> str:
    """A column for each square of the street: what is above it, on it, and in front of it.

    Who can `say` things has places by their names; else they are as records write them.
    """
    pawns = list(enumerate(seen.pawns))
    lines = [
        _row(" ", [str(square) for square in range(1, SQUARES + 1)]),
        _row("⌂", _ropes(seen)),
        _row(" ", _marks()),
        *_rows("▒", [(seat, pawn) for seat, pawn in pawns if isinstance(pawn.place, High)]),
        *_rows("═", [(seat, pawn) for seat, pawn in pawns if isinstance(pawn.place, Street)]),
        *_rows("≈", [(seat, pawn) for seat, pawn in pawns if isinstance(pawn.place, Water)]),
        f"# {seen.round}   {_dice(seen)}",
        "∫ "
        + "   ".join(
            f"{number + 1}: {rope.length} ⌂{rope.chimney}" for number, rope in enumerate(seen.ropes)
        ),
        *(_seat(pawn, LETTERS[seat], names[seat], say) for seat, pawn in pawns),
    ]
    return "\n".join(line.rstrip() for line in lines)


def column(pawn: Pawn) -> int:
    """The square that a pawn is above, on, or in front of."""
    match pawn.place:
        case High(on="yacht"):
            return SQUARES
        case High(x=x, y=y):
            return fall(x, y).squares[0]
        case Street(square=square) | Water(square=square):
            return square
        case _:
            return 0


def _row(sign: str, cells: Sequence[str]) -> str:
    return sign + "".join(f"{cell:>{WIDTH}}" for cell in cells)


def _rows(sign: str, pawns: Sequence[tuple[int, Pawn]]) -> list[str]:
    """As many rows as the fullest column needs, and one at least."""
    columns: list[list[str]] = [[] for _ in range(SQUARES)]
    for seat, pawn in pawns:
        columns[column(pawn) - 1].append(f"{LETTERS[seat]}{CARRIED[pawn.case]}")
    rows = list(zip_longest(*columns, fillvalue="·")) or [("·",) * SQUARES]
    return [_row(sign, row) for row in rows]


def _ropes(seen: State | View) -> list[str]:
    """The numbers of the ropes above each square."""
    cells = [""] * SQUARES
    for number, rope in enumerate(seen.ropes, start=1):
        cells[fall(*chimney_at(rope.chimney)).squares[0] - 1] += str(number)
    return cells


def _marks() -> list[str]:
    cells = [""] * SQUARES
    for area in BOARD.surfaces:
        if area.id in MARKS:
            for x, y in AREAS[area.id].spots:
                cells[fall(x, y).squares[0] - 1] = MARKS[area.id]
    return cells


def _dice(seen: State | View) -> str:
    match seen.phase:
        case Keeping(dice=dice) | Throwing(dice=dice) | Using(left=dice):
            return "⚄ " + " ".join(SIGN[symbol] for symbol in dice)
        case _:
            return "⚄"


def _seat(pawn: Pawn, letter: str, name: str, say: Say | None) -> str:
    known_as = "" if name == letter else f"  {name}"
    return f"{letter} {CARRIED[pawn.case] or '–'}  {_where(pawn, say)}{known_as}"


def _where(pawn: Pawn, say: Say | None) -> str:
    spoken = where(pawn, say) if say else None
    match pawn.place:
        case High(x=x, y=y, on=on):
            return f"▒ {spoken or f'{on} ({x}, {y})'}"
        case Street(x=x, y=y, square=square):
            return f"═ {spoken or f'{square} ({x}, {y})'}"
        case Water(square=square):
            return f"≈ {square}"
        case Aboard():
            return "⇡"
        case Aside():
            return "–"


MINOR = frozenset({"die_handed_on", "start_die_thrown", "rope_dealt"})
"""Events that the picture shows as well."""


def offers(view: View, moves: Sequence[Move], say: Say | None = None) -> dict[str, Move]:
    """Numbers, in the order of the list."""
    return {str(number): move for number, move in enumerate(moves, start=1)}
