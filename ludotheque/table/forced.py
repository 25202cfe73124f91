"""Whether a seat has one move only, and everybody could know it.

Who has such a move played for them at once shows by it that there was no choice. That may be told
only where it follows from what a spectator sees: worlds are dreamt from the spectator's view, and
the seat must have the same one move in all of them. A game may know it without that (`evident`).
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import AnyGame, Seat

from .undo import DREAMS, Dreams


def forced(game: AnyGame, state: Any, seat: Seat, dreams: Dreams) -> bool:
    if game.aimed or game.live is not None:
        return False  # what is listed is not all that can be done
    moves = list(game.moves(state, seat))
    if len(moves) != 1 or seat not in game.awaited(state):
        return False
    if game.manners.evident(state, seat):
        return True
    view, rng = game.view(state, None), dreams(f"forced {seat}")
    return all(list(game.moves(game.imagine(view, rng), seat)) == moves for _ in range(DREAMS))
