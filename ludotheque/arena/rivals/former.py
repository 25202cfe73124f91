"""How the house's bots thought before they had fitted values: one move ahead, or a search.

Copies, kept as they were: what becomes of `ludotheque.bots` is nothing to them.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from ludotheque.core.game import NATURE, AnyGame, Seat, ignore
from ludotheque.core.sums import total

from .textbook import Evaluate

DREAMS = 4
EXPLORE = 0.5


class Greedy:
    """The move that stands best at once, on average over a few states that could be the case."""

    def __init__(self, game: AnyGame, evaluate: Evaluate) -> None:
        self.game, self.evaluate = game, evaluate

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        game = self.game
        states = [game.imagine(view, rng) for _ in range(DREAMS)]
        if seat not in game.awaited(states[0]):
            return None
        moves = list(game.moves(states[0], seat))
        rng.shuffle(moves)  # so that equals are not always taken in the same order
        return max(moves, key=lambda move: self._worth(states, seat, move))

    def _worth(self, states: list[Any], seat: Seat, move: Any) -> float:
        return total(
            self.evaluate(self.game.apply(state, seat, move, ignore))[seat] for state in states
        ) / len(states)


class Arm:
    """What is known of one move in one information set."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = self.visits = 0
        self.total = 0.0

    def bound(self) -> float:
        """How good it could be: its mean, and more the less it was tried when it was on offer."""
        return self.total / self.visits + EXPLORE * sqrt(log(self.offered) / self.visits)


Arms: TypeAlias = dict[Any, Arm]
Tree: TypeAlias = dict[tuple[Seat, Any], Arms]


class Ismcts:
    """Tree search over information sets. For games whose moves can all be listed."""

    def __init__(self, game: AnyGame, evaluate: Evaluate, *, iterations: int) -> None:
        assert not game.aimed
        self.game, self.evaluate, self.iterations = game, evaluate, iterations

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        """The most tried move. `None` is to wait, and only offered out of turn."""
        state = self.game.imagine(view, rng)
        if seat in self.game.awaited(state):
            moves = self.game.moves(state, seat)
            if len(moves) == 1:
                return moves[0]
        tree: Tree = {}
        for _ in range(self.iterations):
            self._iterate(tree, self.game.imagine(view, rng), seat, rng)
        arms = tree[seat, view]
        return max(arms, key=lambda move: arms[move].visits)

    def _iterate(self, tree: Tree, state: Any, seat: Seat, rng: Random) -> None:
        game, path = self.game, list[tuple[Seat, Arm]]()
        while awaited := game.awaited(state):
            actor = awaited[0] if path else seat
            if actor == NATURE:
                move = game.sample(state, NATURE, rng)
            else:
                arms = tree.setdefault((actor, game.view(state, actor)), {})
                move = self._pick(arms, state, actor, rng, may_wait=actor not in awaited)
                path.append((actor, arms[move]))
            if move is not None:
                state = game.apply(state, actor, move, ignore)
            if path and path[-1][1].visits == 0:
                break
        value = self.evaluate(state)
        for actor, arm in path:
            arm.visits += 1
            arm.total += value[actor]

    def _pick(
        self, arms: Arms, state: Any, actor: Seat, rng: Random, *, may_wait: bool
    ) -> Any | None:
        moves = [*self.game.moves(state, actor), *([None] if may_wait else [])]
        untried = []
        for move in moves:
            arm = arms.get(move)
            if arm is None:
                arm = arms[move] = Arm()
            arm.offered += 1
            if not arm.visits:
                untried.append(move)
        if untried:
            return rng.choice(untried)
        return max(moves, key=lambda move: arms[move].bound())
