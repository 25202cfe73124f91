"""What can be said for a plan with wood: what it brings, what it risks, and what it leaves others.

How much each counts is found by asking what the plan were worth without: with a hand that never
fails, with nobody next, with nothing more to put.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from typing import Any

from msgspec.structs import replace

from ludotheque.bots.thinking import ApartSum, Fact, ReasonFacts, Thought, explained
from ludotheque.core.game import Seat, put
from ludotheque.core.sums import total
from ludotheque.games.vertiges.model import Lift, Move, State

from .odds import Odds
from .plans import Plan, Stop
from .weigh import worth

POINTS, RISK, OPENED, GOING_ON = "points", "risk", "opened", "going-on"
REASONS: ReasonFacts = {f"because-{group}": {} for group in (POINTS, RISK, OPENED, GOING_ON)}
STRIDE = 8.0
"""How many points of a lead are worth a logit: of those tried, the likeliest in 40 games of two."""


class Sure(Odds):
    """A hand that never fails."""

    def __init__(self) -> None:
        pass

    def sits(self, height: int, cut: bool) -> float:
        return 1.0

    def stands(self, height: int, cut: bool) -> float:
        return 1.0

    def zaps(self, *part: Any) -> float:
        return 1.0


SURE = Sure()


def weighed(
    state: State, seat: Seat, plans: Mapping[Move, Sequence[Plan]], odds: Odds
) -> list[Thought]:
    """Each move by the best plan that it begins."""

    def share(value: float) -> float:
        """What one has and may get, beside what the others have."""
        mine = exp((state.scores[seat] + value) / STRIDE)
        theirs = total(
            exp(score / STRIDE) for other, score in enumerate(state.scores) if other != seat
        )
        return mine / (mine + (theirs or 1.0))

    apart = {}
    for move, some in plans.items():
        best = max(some, key=lambda plan: worth(state, seat, plan, odds))
        apart[move] = ApartSum(_terms(state, seat, best, odds), share)
    thoughts = [Thought(move, each.value) for move, each in apart.items()]

    def facts(group: str) -> tuple[str, Mapping[str, Fact]]:
        return group, {}

    return explained(thoughts, apart, (POINTS, RISK, OPENED, GOING_ON), facts)


def _terms(state: State, seat: Seat, plan: Plan, odds: Odds) -> dict[str, float]:
    value = worth(state, seat, plan, odds)
    risk = value - worth(state, seat, plan, SURE)
    follower = (seat - 1) % state.options.seats
    opened = going_on = 0.0
    if follower != seat:
        alone = replace(state, hands=put(state.hands, follower, ()))
        opened = value - worth(alone, seat, plan, odds)
    if not isinstance(plan, Lift):
        used = () if isinstance(plan, Stop) else (plan.piece,)
        last = replace(state, hands=put(state.hands, seat, used))
        going_on = value - worth(last, seat, plan, odds)
    return {
        POINTS: value - risk - opened - going_on,
        RISK: risk,
        OPENED: opened,
        GOING_ON: going_on,
    }
