"""The board in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Sequence

from .model import Move, Point, Run, State, View

BOARD = """\
    B---E---H
  / | \\ | / | \\
A---C---F---I---K
  \\ | / | \\ | /
    D---G---J"""


def picture(seen: State | View, names: Sequence[str] = "AB") -> str:
    """Points that are free have their letter; hounds are ●, the hare is ○."""
    board = "".join(_sign(seen, each) for each in BOARD)
    return f"# {seen.round}   {seen.idle}/{seen.options.patience}\n{board}"


def _sign(seen: State | View, letter: str) -> str:
    if letter in seen.hounds:
        return "●"
    return "○" if letter == seen.hare else letter


MINOR = frozenset({"round_began"})
"""Events that the picture shows as well."""


def offers(view: View, moves: Sequence[Move]) -> dict[str, Move]:
    """A hound by where it is and where it runs, the hare by where it leaps."""
    return {_short(move).lower(): move for move in moves}


def _short(move: Move) -> Point | str:
    return move.start + move.end if isinstance(move, Run) else move.end
