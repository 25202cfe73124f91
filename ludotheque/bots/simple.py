"""Bots that look no further than their own move."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from ludotheque.core.game import AnyGame, Seat, ignore

Evaluate: TypeAlias = Callable[[Any], tuple[float, ...]]
"""How well each seat stands, as its share of the win."""


class AtRandom:
    """Any legal move."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        return self.game.sample(state, seat, rng)


class Greedy:
    """The move that stands best at once, on average over a few states that could be the case.

    `slips` is how often it plays at random instead: a beginner who knows what is good.
    """

    def __init__(
        self, game: AnyGame, evaluate: Evaluate, *, dreams: int = 4, slips: float = 0.0
    ) -> None:
        self.game, self.evaluate, self.dreams, self.slips = game, evaluate, dreams, slips

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        game = self.game
        states = [game.imagine(view, rng) for _ in range(self.dreams)]
        if seat not in game.awaited(states[0]):
            return None
        if self.slips and rng.random() < self.slips:
            return game.sample(states[0], seat, rng)
        moves = list(game.moves(states[0], seat))
        if game.aimed:
            moves += [game.sample(states[0], seat, rng) for _ in range(AIMS)]
        rng.shuffle(moves)  # so that equals are not always taken in the same order
        return max(moves, key=lambda move: self._worth(states, seat, move))

    def _worth(self, states: list[Any], seat: Seat, move: Any) -> float:
        return sum(
            self.evaluate(self.game.apply(state, seat, move, ignore))[seat] for state in states
        )


AIMS = 32
"""How many aimed moves are tried where they cannot be listed."""
