"""The strongest bot: dreams hands that fit what was said, and plays the round out in each of them.

What it bids follows from how the others would answer, not from what it holds: a bluff is a raise
like any other. Which raises it thinks about does not depend on its hand, and among those that
promise about the same it draws lots, so that a low bid says nothing about the card behind it. Only
where to raise is a risk, its bids have to do with what it holds, as anybody's.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from ludotheque.bots.thinking import Thought, WorldTally
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.bidding import RANKS
from ludotheque.games.nimms_leich.model import Bid, Bidding, Changing, Denounce, Move, View, Vote

from .belief import Belief
from .likelihood import Habits
from .plain import EVEN, awaited, truth
from .reading import Reading, together
from .rollout import DENOUNCE, Rollout
from .style import PLAIN, SHARE, BiddingStyle
from .thoughts import Endings, all_alike, move_of, told, with_look
from .tokens import investigation
from .wary import GLANCES, HABITS, replaced

WORLDS = 90
"""In how many worlds the choices are played out."""
TELLING = 3
"""So many times as many worlds are looked at where the choice is told, and is to hold with other
luck, too."""
FAITHS = (0.0, 0.5)
"""How far opponents take each other at their word, one world after the other."""
MIXING = 0.02
"""How much of the win a choice may promise less, and still be made now and then."""
HOPELESS = 0.03
"""Nobody bids what looks less likely than this to everybody, if there is anything else."""
DARING = 2
"""How many higher numbers of each corpse are considered, the highest that nobody need doubt."""
HALVINGS = (12, 24, 48)
"""After so many worlds only the better half of the choices is played on with."""
FINALISTS = 4


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
        style: BiddingStyle = PLAIN,
    ) -> None:
        self.game, self.worlds, self.habits = game, worlds, habits
        self.mixing, self.faiths, self.curious, self.style = mixing, faiths, curious, style

    def in_style(self, style: BiddingStyle) -> Schemer:
        return Schemer(
            self.game,
            worlds=self.worlds,
            habits=self.habits,
            mixing=self.mixing,
            faiths=self.faiths,
            curious=self.curious,
            style=style,
        )

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
            if look is not None:
                return look.move
            if not turn:
                return None
        return move_of(reading, self._mixed(self._tasted(self.prospects(belief, rng)), rng))

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """The two best are compared once more, in worlds that did not choose them."""
        if not awaited(view, seat):
            return []
        if isinstance(view.phase, Changing):
            moves = list(self.game.moves(self.game.imagine(view, rng), seat))
            return all_alike(view, seat, moves)
        reading = Reading(view, seat)
        belief = Belief(reading, self.habits)
        rollout = Rollout(belief)
        ends = Endings(rollout, self.faiths, self._choices(reading, also))
        tally = WorldTally(len(ends.moves))
        for number, world in enumerate(belief.worlds(TELLING * self.worlds, rng)):
            for each, winners in enumerate(ends.after(number, world)):
                tally.values[each].append(rollout.share(winners))
        found = told(ends, tally, belief.worlds(TELLING * self.worlds, rng))
        glances = belief.worlds(TELLING * self.worlds, rng)
        look = investigation(belief, rollout, glances) if self.curious else None
        return found if look is None else with_look(found, look, rollout)

    def _choices(self, reading: Reading, also: Sequence[Move]) -> list[Move]:
        if not isinstance(reading.view.phase, Bidding):
            return [Vote(True), Vote(False)]
        steps = [move_of(reading, step) for step in candidates(reading)]
        asked = [move for move in also if isinstance(move, Bid | Denounce)]
        return list(dict.fromkeys((*steps, *asked)))

    def prospects(self, belief: Belief, rng: Random) -> dict[int, float]:
        """What each choice on one's turn promises: a share of the win, on the average."""
        rollout = Rollout(belief)
        steps = candidates(belief.reading)
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

    def _tasted(self, prospects: dict[int, float]) -> dict[int, float]:
        """What each choice is worth to who has a taste of their own: high bids, or none."""
        if self.style == PLAIN:
            return prospects
        daring, doubt = SHARE * self.style.daring, SHARE * self.style.doubt
        return {
            step: value + (doubt if step == DENOUNCE else daring * (step // RANKS))
            for step, value in prospects.items()
        }

    def _mixed(self, prospects: dict[int, float], rng: Random) -> int:
        best = max(prospects.values())
        steps = list(prospects)
        weights = [exp((prospects[step] - best) / self.mixing) for step in steps]
        return rng.choices(steps, weights)[0]


def _better_half(totals: dict[int, float]) -> dict[int, float]:
    """What has promised more so far deserves a closer look."""
    best = sorted(totals, key=totals.__getitem__, reverse=True)
    return {step: totals[step] for step in best[: max(FINALISTS, len(best) // 2)]}


def candidates(reading: Reading) -> list[int]:
    """To denounce; and of each corpse the lowest bid, and the highest that look likely enough.

    They look so to everybody, not to whoever knows my hand: the same bids are thought about with
    every hand that I could hold, or else a bid would tell that it was thought about.
    """
    found = [] if reading.last is None else [DENOUNCE]
    firsts, odds = reading.lowest(reading.last), together(reading.public, reading.public_pool)
    for first in firsts:
        if truth(reading, odds, first) > HOPELESS:
            higher = range(first + RANKS, reading.top + 1, RANKS)
            likely = [step for step in higher if truth(reading, odds, step) > EVEN]
            found += (first, *likely[-DARING:])
    return found if any(step != DENOUNCE for step in found) else [*found, *firsts[:1]]
