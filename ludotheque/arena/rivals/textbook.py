"""Information-set tree search as textbooks and OpenSpiel have it.

A node is what the mover can see, a new node is evaluated, and the most visited move is played.
Nothing of ours but the evaluator that it is given.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from ludotheque.core.game import NATURE, AnyGame, Seat, ignore

Evaluate: TypeAlias = Callable[[Any], tuple[float, ...]]
"""How well each seat stands in a state, as its share of the win."""
EvaluateByLuck: TypeAlias = Callable[[Any, Random], tuple[float, ...]]
"""The same; what it draws, it draws from the search's own generator."""
Children: TypeAlias = dict[Any, list[float]]
"""For each move how often it was visited, and what it brought in all."""


def luckless(evaluate: Evaluate) -> EvaluateByLuck:
    """For an evaluator that draws nothing."""

    def by_luck(state: Any, _: Random) -> tuple[float, ...]:
        return evaluate(state)

    return by_luck


class Textbook:
    def __init__(
        self, game: AnyGame, evaluate: EvaluateByLuck, *, iterations: int, explore: float = 1.0
    ) -> None:
        self.game, self.evaluate = game, evaluate
        self.iterations, self.explore = iterations, explore

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        moves = self.game.moves(state, seat)
        if len(moves) == 1:
            return moves[0]
        nodes: dict[Any, Children] = {}
        for _ in range(self.iterations):
            self._iterate(nodes, self.game.imagine(view, rng), seat, rng)
        children = nodes[seat, view]
        return max(children, key=lambda move: children[move][0])

    def _iterate(self, nodes: dict[Any, Children], state: Any, seat: Seat, rng: Random) -> None:
        game, path, been = self.game, list[tuple[Seat, list[float]]](), set[Any]()
        first: Seat | None = seat
        while awaited := game.awaited(state):
            actor = awaited[0] if first is None else first
            if actor == NATURE:
                state = game.apply(state, NATURE, game.sample(state, NATURE, rng), ignore)
                continue
            key, first = (actor, game.view(state, actor)), None
            children = nodes.get(key)
            if children is None:
                nodes[key] = {}
                break
            if key in been:  # to and fro, at no cost
                break
            been.add(key)
            move = self._picked(children, list(game.moves(state, actor)), rng)
            path.append((actor, children[move]))
            state = game.apply(state, actor, move, ignore)
        value = self.evaluate(state, rng)
        for actor, child in path:
            child[0] += 1
            child[1] += value[actor]

    def _picked(self, children: Children, moves: list[Any], rng: Random) -> Any:
        fresh = [move for move in moves if move not in children]
        if fresh:
            move = rng.choice(fresh)
            children[move] = [0.0, 0.0]
            return move
        visits = 0.0
        for move in moves:
            visits += children[move][0]
        more = log(visits + 1)

        def bound(move: Any) -> float:
            times, brought = children[move]
            return brought / times + self.explore * sqrt(more / times)

        return max(moves, key=bound)
