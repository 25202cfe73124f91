"""The strongest bot: dreams hands that fit what was said, and plays the round out in each of them.

What it bids follows from how the others would answer, not from what it holds: a bluff is a raise
like any other. Among raises that promise about the same it draws lots, so that nobody reads its
hand from its bids.
"""

from __future__ import annotations

from math import exp
from random import Random

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.bidding import RANKS
from ludotheque.games.nimms_leich.model import Bidding, Changing, Denounce, Move, View, Vote

from .belief import Belief
from .deeds import Habits
from .plain import EVEN, awaited, truth
from .reading import Reading
from .rollout import DENOUNCE, Rollout
from .tokens import investigation
from .wary import HABITS, replaced

WORLDS = 90
"""In how many worlds the choices are played out."""
FAITHS = (0.0, 0.5)
"""How far opponents take each other at their word, one world after the other."""
MIXING = 0.01
"""How much of the win a choice may promise less, and still be made now and then."""
HOPELESS = 0.03
"""Nobody bids what is less likely than this, if there is anything else."""
DARING = 4
"""How many high numbers of each corpse are considered."""
HALVINGS = (12, 24, 48)
"""After so many worlds only the better half of the choices is played on with."""
FINALISTS = 4
GLANCES = 30
"""In how many worlds a look is weighed."""


class Schemer:
    def __init__(
        self,
        game: AnyGame,
        *,
        worlds: int = WORLDS,
        habits: Habits = HABITS,
        mixing: float = MIXING,
        faiths: tuple[float, ...] = FAITHS,
        curious: bool = True,
    ) -> None:
        self.game, self.worlds, self.habits = game, worlds, habits
        self.mixing, self.faiths, self.curious = mixing, faiths, curious

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        turn = awaited(view, seat)
        if not turn and not (
            self.curious and isinstance(view.phase, Bidding) and view.bids and view.tokens[seat]
        ):
            return None
        if isinstance(view.phase, Changing):
            return replaced(self.game, view, seat, rng)
        reading = Reading(view, seat)
        belief = Belief(reading, self.habits)
        if not isinstance(view.phase, Bidding):
            assert reading.last is not None
            return Vote(truth(reading, belief.totals(), reading.last) >= EVEN)
        if view.tokens[seat] and self.curious:
            worlds = belief.worlds(GLANCES, rng)
            look = investigation(belief, Rollout(belief), worlds)
            if look is not None or not turn:
                return look
        step = self._mixed(self.prospects(belief, rng), rng)
        return Denounce() if step == DENOUNCE else reading.bid(step)

    def prospects(self, belief: Belief, rng: Random) -> dict[int, float]:
        """What each choice on one's turn promises: a share of the win, on the average."""
        rollout = Rollout(belief)
        steps = candidates(belief.reading, rollout)
        if len(steps) == 1:
            return {steps[0]: 0.0}
        worlds = belief.worlds(self.worlds, rng)
        totals, tried = dict.fromkeys(steps, 0.0), 0
        for number, world in enumerate(worlds):
            faith = self.faiths[number % len(self.faiths)]
            for step in totals:
                totals[step] += rollout.value(step, world, faith)
            tried += 1
            if tried in HALVINGS and len(totals) > FINALISTS:
                totals = _better_half(totals)
        return {step: total / tried for step, total in totals.items()}

    def _mixed(self, prospects: dict[int, float], rng: Random) -> int:
        best = max(prospects.values())
        steps = list(prospects)
        weights = [exp((prospects[step] - best) / self.mixing) for step in steps]
        return rng.choices(steps, weights)[0]


def _better_half(totals: dict[int, float]) -> dict[int, float]:
    """What has promised more so far deserves a closer look."""
    best = sorted(totals, key=totals.__getitem__, reverse=True)
    return {step: totals[step] for step in best[: max(FINALISTS, len(best) // 2)]}


def candidates(reading: Reading, rollout: Rollout) -> list[int]:
    """To denounce; and of each corpse the lowest bid, and the highest that leave some hope."""
    found = [] if reading.last is None else [DENOUNCE]
    firsts = reading.lowest(reading.last)
    for first in firsts:
        hopeful = []
        for step in range(first, reading.top + 1, RANKS):
            if truth(reading, rollout.odds, step) <= HOPELESS:
                break
            hopeful.append(step)
        found += dict.fromkeys((*hopeful[:1], *hopeful[-DARING:]))
    return found if any(step != DENOUNCE for step in found) else [*found, *firsts[:1]]
