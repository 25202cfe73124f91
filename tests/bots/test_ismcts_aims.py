"""Moves that cannot be listed: the search draws a few aims, step by step, and keeps the best."""

from __future__ import annotations

from random import Random
from statistics import mean
from typing import Any

from ludotheque.bots.ismcts import Arms, Ismcts
from ludotheque.core.game import NATURE, Seat
from tests.core.toy_line import LENGTH, POST, Aim, Line, Move, Options, State, last, turn

ITERATIONS = 300
SEEDS = range(8)
LAST_THROW = State(Options(seats=2, throws=1), stones=(480,))
"""Seat 1 can reach the post, and everything within 280 steps of it."""


class Counting(Line):
    """Remembers the aims that were drawn."""

    def __init__(self) -> None:
        self.drawn: list[Move] = []

    def sample(self, state: State, seat: Seat, rng: Random) -> Move:
        move = super().sample(state, seat, rng)
        if seat != NATURE:
            self.drawn.append(move)
        return move


class Stubborn(Ismcts):
    """Keeps to the first aim that it drew."""

    def _offers(
        self, arms: Arms, state: Any, actor: Seat, rng: Random, *, may_wait: bool
    ) -> list[Any | None]:
        return list(arms) or super()._offers(arms, state, actor, rng, may_wait=may_wait)


def nearness(state: State) -> tuple[float, ...]:
    """The nearer the stone that flies or flew last, the better for whoever threw it."""
    flying = state.flying is not None
    at = last(state) if state.flying is None else state.flying
    thrower = turn(state) if flying else (turn(state) - 1) % state.options.seats
    share = 1 - abs(at - POST) / LENGTH
    return tuple(share if seat == thrower else 1 - share for seat in range(2))


def missed_by(kind: type[Ismcts], seed: int, game: Line) -> int:
    move = kind(game, nearness, iterations=ITERATIONS).choose(LAST_THROW, 1, Random(seed))
    assert isinstance(move, Aim)
    assert game.refusal(LAST_THROW, 1, move) is None
    return abs(move.at - POST)


def test_aimed_moves_are_widened_step_by_step() -> None:
    """On the line no move can be listed: the search still finds a better aim than a random one."""
    rng, line = Random(0), Line()
    samples = [line.sample(LAST_THROW, 1, rng) for _ in range(500)]
    at_random = mean(abs(move.at - POST) for move in samples if isinstance(move, Aim))
    found = mean(missed_by(Ismcts, seed, line) for seed in SEEDS)
    assert found < at_random / 3
    assert mean(missed_by(Stubborn, seed, line) for seed in SEEDS) > 2 * found


def test_it_draws_about_as_many_aims_as_the_root_of_its_iterations() -> None:
    """More would be too many to tell apart, fewer would find none."""
    game = Counting()
    missed_by(Ismcts, 0, game)
    assert ITERATIONS**0.5 - 2 <= len(game.drawn) <= ITERATIONS**0.5 + 2
    stubborn = Counting()
    missed_by(Stubborn, 0, stubborn)
    assert len(stubborn.drawn) == 1
