"""Tree search over information sets, for any game: an information set *is* a view."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, TypeAlias

from ludotheque.core.game import NATURE, AnyGame, Seat, ignore

from .simple import Evaluate
from .thinking import Thought, Timer


class Arm:
    """What is known of one move in one information set."""

    __slots__ = ("offered", "total", "visits")

    def __init__(self) -> None:
        self.offered = self.visits = 0
        self.total = 0.0

    def bound(self, explore: float) -> float:
        """How good it could be: its mean, and more the less it was tried when it was on offer."""
        return self.total / self.visits + explore * sqrt(log(self.offered) / self.visits)


Arms: TypeAlias = dict[Any, Arm]
Tree: TypeAlias = dict[tuple[Seat, Any], Arms]


class Ismcts:
    """Dreams a state behind its view, plays on in it, evaluates, and learns; many times over.

    Each seat decides by its own view only, also inside a dream: simultaneous choices are made one
    after the other, but nobody sees what was chosen before.
    """

    def __init__(
        self,
        game: AnyGame,
        evaluate: Evaluate,
        *,
        iterations: int,
        explore: float = 0.5,
        widen: float = 0.5,
        seconds: float | None = None,
        clock: Timer | None = None,
    ) -> None:
        """`seconds` cuts thinking short where people wait; then the choice is no longer a pure
        function of view and rng. It needs a `clock`."""
        if (seconds is None) != (clock is None):
            raise ValueError("a limit in seconds and a clock go together")
        self.game, self.evaluate, self.iterations = game, evaluate, iterations
        self.explore, self.widen = explore, widen
        self.seconds, self.clock = seconds, clock

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        """The most tried move. `None` is to wait, and only offered out of turn."""
        state = self.game.imagine(view, rng)
        if not self.game.aimed and seat in self.game.awaited(state):
            moves = self.game.moves(state, seat)
            if len(moves) == 1:
                return moves[0]
        arms = self._searched(view, seat, rng)
        return max(arms, key=lambda move: arms[move].visits)

    def consider(
        self, view: Any, seat: Seat, rng: Random, also: Sequence[Any] = ()
    ) -> list[Thought]:
        """The most tried first: how often a move was tried says more than what it brought.

        What was never tried promises nothing that is known, and is left out.
        """
        if seat not in self.game.awaited(self.game.imagine(view, rng)):
            return []
        arms = self._searched(view, seat, rng)
        tried = sorted((move for move in arms if arms[move].visits), key=lambda m: -arms[m].visits)
        found, least = [], 1.0
        for move in tried:
            least = min(least, arms[move].total / arms[move].visits)
            found.append(Thought(move, least))
        return found

    def _searched(self, view: Any, seat: Seat, rng: Random) -> Arms:
        tree: Tree = {}
        for _ in self._budget():
            self._iterate(tree, self.game.imagine(view, rng), seat, rng)
        return tree[seat, view]

    def _budget(self) -> Any:
        if self.clock is None or self.seconds is None:
            yield from range(self.iterations)
            return
        end = self.clock() + self.seconds
        for iteration in range(self.iterations):
            yield iteration
            if self.clock() > end:
                return

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
        moves = self._offers(arms, state, actor, rng, may_wait=may_wait)
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
        explore = self.explore
        return max(moves, key=lambda move: arms[move].bound(explore))

    def _offers(
        self, arms: Arms, state: Any, actor: Seat, rng: Random, *, may_wait: bool
    ) -> list[Any | None]:
        game = self.game
        moves: list[Any | None] = [*game.moves(state, actor), *([None] if may_wait else [])]
        if game.aimed:  # progressive widening: keep a few aims, try a new one now and then
            listed = set(moves)
            kept = [move for move in arms if move is not None and move not in listed]
            moves += [move for move in kept if not game.refusal(state, actor, move)]
            if len(kept) <= sum(arm.visits for arm in arms.values()) ** self.widen:
                moves.append(game.sample(state, actor, rng))
        return moves
