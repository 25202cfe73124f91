"""Of the deal of the day."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from ludotheque.core.game import Data
from ludotheque.core.line import How
from ludotheque.core.record import Name

from .common import StageName

DayDate: TypeAlias = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
"""By the clock of Greenwich (UTC), for everybody alike."""


class DayMark(Data, frozen=True, kw_only=True):
    """What somebody made of a deal of the day: the first of these that differs decides."""

    place: int
    """Among those who sat there: 1 for who won."""
    points: int
    """What is counted in that game; see its `series`."""
    margin: int
    """How many more than the best of the others, or less. Alone: less what fell."""
    rounds: int
    """Few are better for who won, and many for who did not."""


class DayDeal(Data, frozen=True, kw_only=True):
    """One game's deal of today."""

    game: str
    people: int
    """How many have begun it."""
    table: str | None
    """Yours, if you have begun it."""
    stage: StageName | None
    """How far that is; null where you have none, and where it has been put away."""
    mark: DayMark | None
    """What you made of it, once that is over."""


class DayCard(Data, frozen=True, kw_only=True):
    """The deals of today, one a game."""

    day: DayDate
    before: DayDate
    """The last day of which everything lies open."""
    ends: int
    """When the day does, in milliseconds since 1970."""
    deals: tuple[DayDeal, ...]
    days: tuple[DayDate, ...]
    """Those on which you took part, the last first."""
    row: int
    """How many of them followed each other without a gap, up to today or to yesterday."""


class DayResult(Data, frozen=True, kw_only=True):
    """One person's way through a deal."""

    name: Name
    table: str
    """To look at it again."""
    yours: bool
    rank: int | None
    """Null for who gave up, has not finished, or finished once everything lay open."""
    mark: DayMark | None
    """Null as long as it is not over."""
    how: How | None


class DayResults(Data, frozen=True, kw_only=True):
    """What everybody made of a deal, the best first."""

    day: DayDate
    game: str
    people: int
    """How many began it: more than are listed, if they are very many."""
    results: tuple[DayResult, ...]
