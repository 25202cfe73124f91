"""What a follower is sent: all that its seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, TypeAlias

from ludotheque.core.game import Result, Seat, Tagged
from ludotheque.core.line import Aside, How

from .table import Table, Told

__all__ = ["FrameKey", "SeatFrame", "Told", "frame", "frames"]


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


FrameKey: TypeAlias = tuple[Seat | None, int]
"""Whose frame, and from which line on."""


def frame(table: Table, seat: Seat | None, since: int) -> SeatFrame:
    """The whole view, and the events from line `since` on: no differences, so no gap can hurt."""
    return frames(table, ((seat, since),))[seat, since]


def frames(table: Table, wanted: Collection[FrameKey]) -> dict[FrameKey, SeatFrame]:
    """Those of several at once. What they have in common is worked out once, and is the same."""
    game, state, stood = table.game, table.state, table.standing(table.course)
    at, over = stood.course.at, stood.how is not None
    seats = list(dict.fromkeys(seat for seat, _ in wanted))
    for seat in seats:
        if seat is not None and seat not in range(table.options.seats):
            raise ValueError(f"there is no seat {seat} at this table")
    views = dict(zip(seats, game.views(state, seats), strict=True))
    news = {since: _news(table, since) for since in {since for _, since in wanted}}
    made: dict[FrameKey, SeatFrame] = {}
    for seat, since in wanted:
        told, lines = news[since]
        made[seat, since] = SeatFrame(
            at,
            views[seat],
            table.told(seat, max(since, 0)) if told is None else told,
            lines,
            () if seat is None or over else tuple(game.moves(state, seat)),
            stood.awaited,
            stood.result,
            stood.how,
        )
    return made


def _news(table: Table, since: int) -> tuple[tuple[Told, ...] | None, tuple[Aside, ...]]:
    """What happened, if everybody may know all of it; and what is no ply."""
    since = max(since, 0)
    told: list[Told] = []
    for step in table.steps(since):
        at = step.line.at
        for event in step.events:
            if event.only is not None:
                return None, table.asides(since)
            told.append(Told(at, event))
    return tuple(told), table.asides(since)
