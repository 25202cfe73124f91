"""Moves that who waits has prepared: whether they are still what was meant.

A function of what their player was shown, and of nothing else: so that they stand or end tells
nobody anything that the player does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import AnyGame, Data, Seat
from ludotheque.core.line import Ply

from .table import Table


class Prepared(Data, frozen=True, kw_only=True):
    """Of one seat: one of these, whichever can be made first, when the seat is awaited."""

    seat: Seat
    at: int
    """Up to this line it was looked at, and nothing surprised."""
    view: Any
    """What its player saw when they prepared it."""
    moves: tuple[Any, ...]


def preparable(table: Table, seat: Seat) -> tuple[Any, ...]:
    """What a seat may prepare now."""
    if table.over or seat in table.awaited or table.course.bot(seat) is not None:
        return ()
    game: AnyGame = table.game
    return tuple(game.manners.preparable(game.view(table.state, seat)))


def standing(table: Table, prepared: Prepared) -> tuple[Any, ...]:
    """Which of its moves nothing has surprised up to now. None is left where its player has moved
    themselves, where somebody gave up, took something back or was replaced, or where what happened
    is not known here any more.
    """
    seat, at = prepared.seat, prepared.at
    if table.over or table.course.bot(seat) is not None or at < table.oldest:
        return ()
    if table.asides(at) or moved(table, prepared):
        return ()
    told = [told.event for told in table.told(seat, at)]
    foreseen = table.game.manners.foreseen
    return tuple(
        move
        for move in prepared.moves
        if all(foreseen(prepared.view, move, event) for event in told)
    )


def due(table: Table, seat: Seat, moves: Sequence[Any]) -> Any | None:
    """The one that is to be made now: the first that the rules allow; None if there is none."""
    if seat not in table.awaited:
        return None
    allowed = (move for move in moves if table.game.refusal(table.state, seat, move) is None)
    return next(allowed, None)


def moved(table: Table, prepared: Prepared) -> bool:
    """Whether its player has moved themselves."""
    if prepared.at < table.oldest:
        return False
    lines = (step.line for step in table.steps(prepared.at))
    return any(isinstance(line, Ply) and line.seat == prepared.seat for line in lines)
