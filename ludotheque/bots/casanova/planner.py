"""One that believes, plans its turn to the end, and plays its first step.

It thinks anew at every step, and mostly comes to the same end: only slips, whims and bluffs are
left to luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.bots.thinking import Thought
from ludotheque.bots.thinking import Weights as FittedWeights
from ludotheque.core.game import AnyGame, Seat
from ludotheque.games.casanova.board import AT_DOGE
from ludotheque.games.casanova.imagine import Weights
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Deciding,
    EndTurn,
    GiveJewel,
    Glide,
    LookRound,
    Meet,
    Met,
    Move,
    Sailing,
    View,
    Walk,
)

from .ends import share
from .insight import insight
from .seeker import Seeker, meant
from .style import NightStyle
from .thoughts import Musing
from .turn import may_end, positions, theatre_spot
from .worth import Temper, Worth

MARGIN, WHIM = 0.002, 0.1
"""By how much a walk must be better than anything else, and how often even that is not enough."""


class NightPlanner:
    def __init__(self, game: AnyGame, temper: Temper, values: FittedWeights | None = None) -> None:
        self.game, self.temper, self.beginner = game, temper, Seeker(game)
        self.values = values

    def in_style(self, style: NightStyle) -> NightPlanner:
        return NightPlanner(self.game, self.temper.in_style(style), self.values)

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        moves: list[Move] = list(self.game.moves(state, seat))
        if len(moves) == 1:
            return moves[0]
        match view.phase:
            case Deciding():
                return self.decide(view, rng)
            case Sailing() as phase:
                if GiveJewel() in moves:
                    return GiveJewel()
                if self.temper.visits and rng.random() < self.temper.visits:
                    at_hand = [move for move in moves if meant(view, seat, move) is not None]
                    if at_hand:
                        return rng.choice(at_hand)
                if rng.random() < self.temper.slips:
                    return self.beginner.sail(view, seat, moves, rng)
                weights = insight(view, seat, reads=self.temper.reads)
                useful, idle = meetings(view, seat, weights, moves)
                if useful:
                    return useful[0]
                move = self.plan(view, phase, weights, moves, rng)
                # Asked when she is about to leave, and so only once wherever she was.
                bluffs = idle and leaves(view, seat, move) and rng.random() < self.temper.bluffs
                return idle[0] if bluffs else move
        return rng.choice(moves)

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """Every move by the best end of the turn that it can lead to."""
        state = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return []
        return Musing(view, seat, self.temper).thoughts(list(self.game.moves(state, seat)))

    def decide(self, view: View, rng: Random) -> Decide:
        """Take him, keep him; and where there is nothing to gain, now and then exchange."""
        met = view.log[-1]
        assert isinstance(met, Met)
        if met.found == "neither":
            return Decide(exchange=rng.random() < self.temper.bluffs)
        return Decide(exchange=met.found == "other")

    def plan(
        self, view: View, phase: Sailing, weights: Weights, moves: list[Move], rng: Random
    ) -> Move:
        """The best end of this turn; of equals, the one with the fewest steps.

        Walking is free, and what it is worth looks a little different from either end of a
        street: now and then the best other plan is taken, so that nobody walks to and fro for ever.
        """
        worth = Worth(view, phase.seat, weights, self.temper, self.values)
        allowed = set(moves)
        afloat: tuple[tuple[float, int], Move] = ((float("-inf"), 0), moves[-1])
        afoot = afloat
        for node in positions(worth, phase, pushes=self.temper.pushes):
            move = EndTurn() if node.first is None else node.first
            if move in allowed and may_end(node, phase):
                rank = (round(share(worth, node), 9), -node.steps)
                if move == Walk():
                    afoot = max(afoot, (rank, move), key=first)
                else:
                    afloat = max(afloat, (rank, move), key=first)
        if afoot[0][0] > afloat[0][0] + MARGIN and rng.random() > WHIM:
            return afoot[1]
        return afloat[1]


def meetings(
    view: View, seat: Seat, weights: Weights, moves: list[Move]
) -> tuple[list[Move], list[Move]]:
    """Those that can teach something, or win him: they cost nothing. And those that are a bluff."""
    here, own = view.ladies[seat], weights[seat]
    useful: list[Move] = []
    idle: list[Move] = []
    chances: tuple[float, ...]
    for move in moves:
        match move:
            case Meet(rival=rival):
                chances = (weights[rival], own)
            case Call():
                chances = (weights[theatre_spot(here)], own)
            case LookRound():
                there = [one for one, dock in enumerate(view.ladies) if dock in AT_DOGE]
                chances = (0.0, *(weights[one] for one in there))
            case _:
                continue
        teaches = any(0 < chance < 1 for chance in chances)
        (useful if teaches or chances[0] == 1 else idle).append(move)
    return useful, idle


def leaves(view: View, seat: Seat, move: Move) -> bool:
    """Whether those whom one could meet here can no longer be met after that; on foot they can."""
    own = isinstance(move, Glide) and move.start == view.ladies[seat]
    return own or isinstance(move, EndTurn)


def first(plan: tuple[tuple[float, int], Move]) -> tuple[float, int]:
    return plan[0]
