"""What a follower is sent: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Result, Seat, Tagged
from ludotheque.core.line import Aside, How

from .table import Table, Told

__all__ = ["SeatFrame", "Told", "frame"]


class SeatFrame(Tagged, frozen=True, tag="frame"):
    at: int
    """How many lines the record had when this frame was made."""
    view: Any
    told: tuple[Told, ...]
    """Also what plies brought about that were taken back later: it did happen."""
    lines: tuple[Aside, ...]
    """What is no ply and brings about no events: undos, resignations, seats lent."""
    moves: tuple[Any, ...]
    awaited: tuple[Seat, ...]
    result: Result | None
    how: How | None


def frame(table: Table, seat: Seat | None, since: int) -> SeatFrame:
    """The whole view, and the events from line `since` on: no differences, so no gap can hurt."""
    game, state = table.game, table.state
    if seat is not None and seat not in range(table.options.seats):
        raise ValueError(f"there is no seat {seat} at this table")
    since = max(since, 0)
    return SeatFrame(
        at=table.at,
        view=game.view(state, seat),
        told=table.told(seat, since),
        lines=table.asides(since),
        moves=() if seat is None or table.over else tuple(game.moves(state, seat)),
        awaited=table.awaited,
        result=table.result,
        how=table.how,
    )
