"""The deal of the day: what of it is a game's own, and what counts in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from ludotheque.core.game import Result, Seat
from ludotheque.core.strengths import Strength
from ludotheque.protocol.wire import DayMark

STRENGTH: Final[Strength] = "amateur"
"""Of the bots, for everybody alike: nobody is dealt gentler ones."""


class DayRules(Struct, frozen=True, kw_only=True):
    """This suits a game that several play, and of which something can be counted."""

    options: Mapping[str, int | str] = {}
    """What is not named is as usual."""
    counts: Literal["tally", "result"] = "tally"
    """What points are: what the chart counts first, or the result's own."""
    ready: Callable[[Any], bool] | None = None
    """Before the person has a move, a bot plays for them until this is so of the state: then there
    is something to begin with, the same for everybody.
    """
    builder: Strength = "expert"
    """How strong that bot is."""
    against: Callable[[Any], int] | None = None
    """Of the last state, what counts against somebody who sits alone."""


USUAL: Final = DayRules()


def marked(
    rules: DayRules, counted: Sequence[int], rounds: int, state: Any, result: Result, seat: Seat
) -> DayMark:
    """`counted`: what the chart counts first, by seat; empty if there is nothing."""
    points = counted if counted and rules.counts == "tally" else result.scores
    own, others = points[seat], [each for at, each in enumerate(points) if at != seat]
    # Who lost by a rule, and not by points, is second at best.
    place = 1 if seat in result.winners else max(1 + sum(each > own for each in others), 2)
    if others:
        margin = own - max(others)
    else:
        margin = own - (rules.against(state) if rules.against is not None else 0)
    return DayMark(place=place, points=own, margin=margin, rounds=rounds)


def order(mark: DayMark) -> tuple[int, int, int]:
    """The best first. Among those who won, who was quick; among the others, who held out."""
    return mark.place, -mark.margin, mark.rounds if mark.place == 1 else -mark.rounds
