"""Nimm's Leich! by the textbook: tree search with games played out at random, as OpenSpiel does."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, ignore
from ludotheque.games.nimms_leich.model import State

from .textbook import EvaluateByLuck, Textbook

ITERATIONS = 24
"""As many as take the master's time."""
LONGEST = 4_000


def textbook(game: AnyGame) -> Textbook:
    return Textbook(game, playout(game), iterations=ITERATIONS)


def playout(game: AnyGame) -> EvaluateByLuck:
    """Each seat's share of the win in a game that is played on at random."""

    def evaluate(state: State, rng: Random) -> tuple[float, ...]:
        for _ in range(LONGEST):
            awaited = game.awaited(state)
            if not awaited:
                break
            seat = awaited[0]
            state = game.apply(state, seat, game.sample(state, seat, rng), ignore)
        result = game.result(state)
        assert result is not None
        return tuple(result.shares())

    return evaluate
