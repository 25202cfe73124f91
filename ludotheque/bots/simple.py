"""Bots that look no further than their own move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from ludotheque.core.game import AnyGame, Seat, ignore
from ludotheque.core.sums import total

from .thinking import Thought, ranked

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

    def consider(
        self, view: Any, seat: Seat, rng: Random, also: Sequence[Any] = ()
    ) -> list[Thought]:
        """One is as good as another."""
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return []
        fair = 1 / state.options.seats
        return [Thought(move, fair) for move in offered(self.game, state, seat, rng, also)]


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
        moves = offered(game, states[0], seat, rng)
        rng.shuffle(moves)  # so that equals are not always taken in the same order
        return max(moves, key=lambda move: self._worth(states, seat, move))

    def consider(
        self, view: Any, seat: Seat, rng: Random, also: Sequence[Any] = ()
    ) -> list[Thought]:
        states = [self.game.imagine(view, rng) for _ in range(self.dreams)]
        if seat not in self.game.awaited(states[0]):
            return []
        moves = offered(self.game, states[0], seat, rng, also)
        return ranked([Thought(move, self._worth(states, seat, move)) for move in moves])

    def _worth(self, states: list[Any], seat: Seat, move: Any) -> float:
        return total(
            self.evaluate(self.game.apply(state, seat, move, ignore))[seat] for state in states
        ) / len(states)


AIMS = 32
"""How many aimed moves are tried where they cannot be listed."""


def offered(
    game: AnyGame, state: Any, seat: Seat, rng: Random, also: Sequence[Any] = ()
) -> list[Any]:
    """All moves that can be listed, some aims where they cannot, and those that were asked for."""
    moves = list(game.moves(state, seat))
    if game.aimed:
        moves += [game.sample(state, seat, rng) for _ in range(AIMS)]
    return list(dict.fromkeys((*moves, *also)))
