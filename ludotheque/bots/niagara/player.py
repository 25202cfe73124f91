"""Niagara's own opponents: those that search."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from ludotheque.bots.thinking import Budget, PlayWorld, Thought, halving, ranked
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.niagara.model import Choosing, Move, State, View

from .dreams import dream
from .judge import ShareJudge
from .quick import PLAYER, PaddlingHabits
from .reasons import explained
from .style import PLAIN, PaddlingStyle
from .worlds import LayingWorlds, TurnWorlds, Worlds

SAME = 1e-9
FRESH = 32
"""In so many worlds the two best are compared once more before anything is told of them."""


class Paddler:
    """Plays every candidate to the end of the round, in the same worlds, and judges what is there.

    `mixing`: how much less of the win a move may promise and still be made now and then.
    """

    def __init__(
        self,
        game: AnyGame,
        budget: Budget,
        *,
        judge: ShareJudge | None = None,
        mixing: float = 0.0,
        habits: PaddlingHabits = PLAYER,
        sharpness: float = 1.0,
        style: PaddlingStyle = PLAIN,
    ) -> None:
        """`sharpness`: how much more a lead is worth among its like than the fit says. What it
        tells is told so; what it does is not changed by it."""
        self.game, self.budget, self.mixing, self.habits = game, budget, mixing, habits
        self.judge, self.style = judge or ShareJudge(), style
        self.sharpness = sharpness
        self.teller = ShareJudge(self.judge.weights.sharper(sharpness))

    def in_style(self, style: PaddlingStyle) -> Paddler:
        return Paddler(
            self.game,
            self.budget,
            judge=self.judge,
            mixing=self.mixing,
            habits=self.habits,
            sharpness=self.sharpness,
            style=style,
        )

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state = self.game.imagine(view, rng)
        moves: list[Move] = list(self.game.moves(state, seat))
        if len(moves) < 2:
            return moves[0] if moves else None
        worlds = self._worlds(view, seat, state, moves, rng, self.judge)
        tally = halving(len(moves), self._tasted(worlds, moves), self.budget)
        best, *others = tally.ranked()
        if not self.mixing:
            return moves[best]
        near = [each for each in others if len(tally.values[each]) == len(tally.values[best])]
        heats = [
            exp(min(0.0, tally.mean(each) - tally.mean(best)) / self.mixing)
            for each in (best, *near)
        ]
        return moves[rng.choices((best, *near), heats)[0]]

    def _tasted(self, worlds: Worlds, moves: Sequence[Move]) -> PlayWorld:
        """What is played, and what it is worth to who has a taste of their own."""
        if self.style == PLAIN:
            return worlds.play
        likings = [self.style.leaning(move) for move in moves]

        def play(alive: Sequence[int]) -> Sequence[float]:
            values = worlds.play(alive)
            return [value + likings[each] for each, value in zip(alive, values, strict=True)]

        return play

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        state = self.game.imagine(view, rng)
        moves: list[Move] = list(self.game.moves(state, seat))
        if len(moves) < 2:
            return [Thought(move, self._standing(view, seat, rng)) for move in moves]
        worlds = self._worlds(view, seat, state, moves, rng, self.teller)
        keep = [moves.index(move) for move in also]
        tally = halving(len(moves), worlds.play, self.budget, keep)
        best, *others = tally.ranked()
        rival = next((each for each in others if abs(tally.lead(best, each)[0]) > SAME), others[0])
        # The best of several that luck has a part in looks better than it is: what is told of it
        # and of the next comes from worlds that did not choose it.
        told = worlds.compared(best, rival, FRESH)
        if told.lead < 0:
            best, rival, told = rival, best, told.turned()
        reasons = explained(told, seat, moves[best], moves[rival])
        top, second = told.values
        found = [
            Thought(moves[best], top, told.error, reasons, moves[rival]),
            Thought(moves[rival], second, told.error),
        ]
        for each, move in enumerate(moves):
            if each not in (best, rival):
                lead, error = tally.lead(best, each)
                found.append(Thought(move, top - max(lead, 0.0), error))
        return ranked(found)

    def _standing(self, view: View, seat: Seat, rng: Random) -> float:
        """Where there is nothing to choose: what the seat can hope for all the same."""
        return self.teller.shares(dream(view, rng, self.habits))[seat]

    def _worlds(
        self,
        view: View,
        seat: Seat,
        state: State,
        moves: Sequence[Move],
        rng: Random,
        judge: ShareJudge,
    ) -> Worlds:
        kind = LayingWorlds if isinstance(view.phase, Choosing) else TurnWorlds
        return kind(view, seat, state, moves, rng, judge, self.habits)
