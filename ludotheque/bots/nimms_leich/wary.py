"""A bot that listens: it judges bids by what they tell about the hands behind them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.model import Bidding, Changing, Exchange, Move, View

from .belief import Belief
from .likelihood import Habits
from .plain import awaited, decided, totals
from .reading import Reading
from .rollout import Rollout
from .style import PLAIN, BiddingStyle
from .thoughts import all_alike, by_chances
from .tokens import investigation

HABITS = Habits(whim=0.06, caprice=0.1)
GLANCES = 30
"""In how many worlds a look is weighed."""


class Wary:
    """Bids what is likeliest after all that was said; looks at cards first where that helps.

    `curious`: whether it spends tokens, on its own turn. `heeds`: how often it minds what was
    said; else it reckons with chances alone.
    """

    def __init__(
        self,
        game: AnyGame,
        habits: Habits = HABITS,
        *,
        curious: bool = True,
        heeds: float = 1.0,
        style: BiddingStyle = PLAIN,
    ) -> None:
        self.game, self.habits, self.curious, self.heeds = game, habits, curious, heeds
        self.style = style

    def in_style(self, style: BiddingStyle) -> Wary:
        return Wary(self.game, self.habits, curious=self.curious, heeds=self.heeds, style=style)

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        if not awaited(view, seat):
            return None
        if isinstance(view.phase, Changing):
            return replaced(self.game, view, seat, rng)
        reading = Reading(view, seat)
        if self.heeds < 1 and rng.random() >= self.heeds:
            return decided(reading, totals(reading), self.style)
        belief = Belief(reading, self.habits)
        if self.curious and isinstance(view.phase, Bidding) and view.tokens[seat]:
            look = investigation(belief, Rollout(belief), belief.worlds(GLANCES, rng))
            if look is not None:
                return look.move
        return decided(reading, belief.totals(), self.style)

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        if not awaited(view, seat):
            return []
        if isinstance(view.phase, Changing):
            return all_alike(view, seat, list(self.game.moves(self.game.imagine(view, rng), seat)))
        reading = Reading(view, seat)
        return by_chances(reading, Belief(reading, self.habits).totals(), also)


def replaced(game: AnyGame, view: View, seat: Seat, rng: Random) -> Move:
    """A new card is a new secret; which card goes is nobody's business, so a lot decides."""
    moves: list[Move] = list(game.moves(game.imagine(view, rng), seat))
    fresh: list[Move] = [move for move in moves if isinstance(move, Exchange)]
    return rng.choice(fresh or moves)
