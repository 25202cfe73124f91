"""A bot that listens: it judges bids by what they tell about the hands behind them."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.nimms_leich.model import Changing, Exchange, Move, View

from .belief import Belief
from .likelihood import Habits
from .plain import awaited, decided
from .reading import Reading

HABITS = Habits(whim=0.06, caprice=0.1)


class Wary:
    """Bids what is likeliest after all that was said, and spends no tokens."""

    def __init__(self, game: AnyGame, habits: Habits = HABITS) -> None:
        self.game, self.habits = game, habits

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        if not awaited(view, seat):
            return None
        if isinstance(view.phase, Changing):
            return replaced(self.game, view, seat, rng)
        reading = Reading(view, seat)
        return decided(reading, Belief(reading, self.habits).totals())


def replaced(game: AnyGame, view: View, seat: Seat, rng: Random) -> Move:
    """A new card is a new secret; which card goes is nobody's business, so a lot decides."""
    moves: list[Move] = list(game.moves(game.imagine(view, rng), seat))
    fresh: list[Move] = [move for move in moves if isinstance(move, Exchange)]
    return rng.choice(fresh or moves)
