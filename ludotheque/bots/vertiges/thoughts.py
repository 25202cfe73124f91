"""What can be said for a plan with wood: what it brings, what it risks, and what it leaves others.

How much each counts is found by asking what the plan were worth without: with a hand that never
fails, with nobody next, with nothing more to put.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any, TypeAlias

from msgspec.structs import replace

from ludotheque.bots.thinking import ApartSum, Fact, ReasonFacts, Thought, explained
from ludotheque.core.game import Seat, put
from ludotheque.core.sums import total
from ludotheque.games.vertiges.model import Lift, Move, State

from .odds import Odds
from .plans import Plan, Stop

JudgePlan: TypeAlias = Callable[[Plan], float]
MakeJudge: TypeAlias = Callable[[State, Seat, Odds], JudgePlan]

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
    state: State,
    seat: Seat,
    plans: Mapping[Move, Sequence[Plan]],
    odds: Odds,
    make_judge: MakeJudge,
) -> list[Thought]:
    """Each move by the best plan that it begins."""

    def share(value: float) -> float:
        """What one has and may get, beside what the others have."""
        mine = exp((state.scores[seat] + value) / STRIDE)
        theirs = total(
            exp(score / STRIDE) for other, score in enumerate(state.scores) if other != seat
        )
        return mine / (mine + (theirs or 1.0))

    terms = _Terms(state, seat, odds, make_judge)
    apart = {
        move: ApartSum(terms.of(max(some, key=terms.judge)), share) for move, some in plans.items()
    }
    thoughts = [Thought(move, each.value) for move, each in apart.items()]

    def facts(group: str) -> tuple[str, Mapping[str, Fact]]:
        return group, {}

    return explained(thoughts, apart, (POINTS, RISK, OPENED, GOING_ON), facts)


class _Terms:
    """The parts of what a plan is worth; each is what it is worth less without."""

    def __init__(self, state: State, seat: Seat, odds: Odds, make_judge: MakeJudge) -> None:
        self.state, self.seat, self.odds, self.make_judge = state, seat, odds, make_judge
        self.judge = make_judge(state, seat, odds)
        self.sure = make_judge(state, seat, SURE)
        follower = (seat - 1) % state.options.seats
        alone = replace(state, hands=put(state.hands, follower, ()))
        self.alone = self.judge if follower == seat else make_judge(alone, seat, odds)

    def of(self, plan: Plan) -> dict[str, float]:
        value = self.judge(plan)
        risk, opened = value - self.sure(plan), value - self.alone(plan)
        going_on = 0.0
        if not isinstance(plan, Lift):
            used = () if isinstance(plan, Stop) else (plan.piece,)
            last = replace(self.state, hands=put(self.state.hands, self.seat, used))
            going_on = value - self.make_judge(last, self.seat, self.odds)(plan)
        return {
            POINTS: value - risk - opened - going_on,
            RISK: risk,
            OPENED: opened,
            GOING_ON: going_on,
        }
