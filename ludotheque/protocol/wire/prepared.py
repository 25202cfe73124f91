"""Moves that are prepared while one waits, at tables by the day."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Raw

from ludotheque.core.game import Tagged

from .common import Id

PREPARED_MOST = 4
"""So many moves a seat can have prepared at once."""
Ended: TypeAlias = Literal["made", "surprised"]


class Prepare(Tagged, frozen=True):
    """Make one of these moves for you as soon as you are awaited, the first that can be made then,
    if nothing surprises you before. They take the place of what you have prepared; none takes it
    back.
    """

    id: Id
    at: int
    """Of the frame that you looked at. If more has happened by now, nothing is prepared."""
    moves: Annotated[tuple[Raw, ...], Meta(max_length=PREPARED_MOST)]


class PreparedNow(Tagged, frozen=True, tag="prepared"):
    """What you have prepared, and what you could. For you alone: nobody else is even told that
    there is such a thing.
    """

    at: int
    """How many lines the record has; the frame with as many came before."""
    can: tuple[Any, ...]
    """What you may prepare now."""
    moves: tuple[Any, ...]
    """What you have prepared."""
    ended: Ended | None
    """What became of what you had prepared, if it has ended since you were last told."""
