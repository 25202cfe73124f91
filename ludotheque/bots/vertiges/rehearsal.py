"""A ZAP tried in thought, in the wood itself, before a hand is laid on it.

What the odds know of a part is its size and its joints. What it comes to on these towers, as they
stand, differs far more: of forty ZAPs that promised about nine in ten, most came off sixteen times
out of sixteen, and some once or thrice. Nobody knows the tremor to come: each try imagines another.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from ludotheque.bots.thinking import Budget
from ludotheque.core.game import NATURE, AnyGame, Seat, ignore
from ludotheque.games.vertiges.events import Event, Zapped
from ludotheque.games.vertiges.model import Holding, Lift, Put, State

from .foresight import Foresight
from .hand import Hand
from .odds import Odds, part_of
from .planner import Planner
from .plans import Plan
from .style import PLAIN, BuildingStyle
from .thoughts import JudgePlan

SAME = 1e-9
TRIES = 3
"""So often a ZAP is tried before one believes in it."""
MISSES = 2
"""After so many that failed one thinks of something else."""
TRUST = 1.0
"""The odds count as much as so many tries."""
HOPE = 0.95
"""As long as there is time to try it, a ZAP is thought to come off so often: what would bring most
is tried first, and what the odds decline may hold after all.
"""


class Rehearser(Planner):
    """Sees to the end of its turn and through the next one, and tries in thought what it is about
    to lift; the latter in wood only.
    """

    def __init__(
        self,
        game: AnyGame,
        budget: Budget,
        *,
        hand: Hand,
        notices: float,
        style: BuildingStyle = PLAIN,
    ) -> None:
        super().__init__(game, hand, notices, style=style)
        self.budget = budget

    def in_style(self, style: BuildingStyle) -> Rehearser:
        notices = min(1.0, max(0.0, self.notices + style.notices))
        return Rehearser(self.game, self.budget, hand=self.hand, notices=notices, style=style)

    def judge(self, state: State, seat: Seat, odds: Odds) -> JudgePlan:
        return Foresight(state, seat, odds).worth

    def best(self, state: State, seat: Seat, found: Sequence[Plan], rng: Random) -> Plan:
        odds, leaning = self.odds(state), self.style.leaning
        foresight, spent, played = Foresight(state, seat, odds), self.budget.spent(), 0
        lifts = [plan for plan in found if isinstance(plan, Lift)]
        promised = {lift: odds.zaps(part_of(state, lift)) for lift in lifts}
        values = {plan: foresight.worth(plan) + leaning(state, plan) for plan in found}

        def weigh(lift: Lift, sits: float) -> None:
            values[lift] = foresight.zap(lift, sits) + leaning(state, lift)

        untried = {*lifts} if state.options.physics == "wood" else set[Lift]()
        for lift in untried:
            weigh(lift, max(HOPE, promised[lift]))
        while True:
            plan = max(found, key=values.__getitem__)
            if not isinstance(plan, Lift) or plan not in untried:
                return plan
            untried.discard(plan)
            held = missed = 0
            while held + missed < TRIES and missed < MISSES and _time_for_more(spent, played):
                came = rehearsed(self.game, state, seat, plan, self.hand, rng)
                held, missed, played = held + came, missed + (not came), played + 1
            weigh(plan, (TRUST * promised[plan] + held) / (TRUST + held + missed))


def _time_for_more(spent: Callable[[int], float], played: int) -> bool:
    """Whether another try, as long as those before, is within the budget."""
    part = spent(played)
    return part < 1 and (not played or part * (played + 1) / played < 1 + SAME)


def rehearsed(game: AnyGame, state: State, seat: Seat, lift: Lift, hand: Hand, rng: Random) -> bool:
    """Whether a ZAP comes off this once, with this hand and some tremor."""
    told: list[Event] = []
    state = game.apply(state, seat, lift, ignore)
    state = game.apply(state, NATURE, game.sample(state, NATURE, rng), ignore)
    assert isinstance(state.phase, Holding)
    put = Put(hand.put(state, lift, lift.onto, rng))
    state = game.apply(state, seat, put, ignore)
    game.apply(state, NATURE, game.sample(state, NATURE, rng), told.append)
    return any(isinstance(event, Zapped) for event in told)
