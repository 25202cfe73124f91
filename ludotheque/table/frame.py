"""What a follower is sent: all that its seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Data, Seat, Tagged

from .table import Table


class Told(Data, frozen=True):
    """An event, and the ply that brought it about."""

    at: int
    event: Any


class Frame(Tagged, frozen=True):
    at: int
    """How many plies were made when this frame was."""
    view: Any
    told: tuple[Told, ...]
    moves: tuple[Any, ...]
    awaited: tuple[Seat, ...]


def frame(table: Table, seat: Seat | None, since: int) -> Frame:
    """The whole view, and the events from ply `since` on: no differences, so no gap can hurt."""
    game, state = table.game, table.state
    if seat is not None and seat not in range(table.options.seats):
        raise ValueError(f"there is no seat {seat} at this table")
    return Frame(
        at=table.at,
        view=game.view(state, seat),
        told=tuple(
            Told(step.ply.at, event)
            for step in table.steps[max(since, 0) :]
            for event in step.events
            if event.seen_by(seat)
        ),
        moves=() if seat is None else tuple(game.moves(state, seat)),
        awaited=game.awaited(state),
    )
