"""What a planner thinks of each of its moves, and what can be said for the best.

A world is where Casanova is now. In each of them a move leads to an end of turn that is judged: the
way home with him, thieves near by, and who else may win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ludotheque.bots.thinking import (
    END,
    ApartShares,
    Fact,
    ReasonFacts,
    Thought,
    apart_shares,
    beside,
    explained,
)
from ludotheque.core.game import Seat
from ludotheque.core.sums import total
from ludotheque.games.casanova.board import AT_DOGE
from ludotheque.games.casanova.imagine import Weights as Belief
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
    OnTurn,
    Spot,
    View,
)

from .chart import NUMBER
from .ends import NEVER, endings, share
from .features import PROMISE, fitted_weights
from .insight import insight
from .turn import Node, may_end, now, positions, theatre_spot
from .worth import Temper, Worth

TOUR, DANGER, THREAT = "tour", "danger", "threat"
REASONS: ReasonFacts = {
    "because-tour": {"amount": range(0, 101, 20), "other": range(0, 101, 20)},
    "because-tour-little": {},
    "because-danger": {},
    "because-threat": {},
}


class NightLeaf(NamedTuple):
    """The end of a turn in one world: how likely it is, what it is worth, what it promises."""

    chance: float
    apart: ApartShares
    promise: float


class NightProspect(NamedTuple):
    """What a move leads to, if one goes on as well as one can: an `Apart` of several worlds."""

    value: float
    leaves: Mapping[Spot, NightLeaf]
    """By where he is now."""

    def with_group(self, group: str, other: NightProspect) -> float:
        """What wins outright is a tour that has come to its end."""
        lost = 0.0
        for world, (chance, apart, _) in self.leaves.items():
            if world in other.leaves:
                theirs = other.leaves[world].apart
                over = apart.logits is None or theirs.logits is None
                named = END if over and group == TOUR else group
                lost += chance * (apart.value - apart.with_group(named, theirs))
        return self.value - lost


class Branch(NamedTuple):
    """What one may find, how likely that is, and what one then believes."""

    worlds: frozenset[Spot]
    chance: float
    worth: Worth


class Musing:
    """What one seat thinks of all its moves."""

    def __init__(self, view: View, seat: Seat, temper: Temper) -> None:
        self.view, self.seat, self.temper = view, seat, temper
        self.belief = insight(view, seat, reads=temper.reads)
        self.values = fitted_weights().sharper(temper.sharpness)

    def thoughts(self, moves: Sequence[Move]) -> list[Thought]:
        if not moves:
            return []
        phase = self.view.phase
        if not isinstance(phase, OnTurn):
            return [Thought(move, 1 / self.view.options.seats) for move in moves]
        found = self._prospects(phase, moves)
        thoughts = [Thought(move, each.value) for move, each in found.items()]
        best, *others = sorted(thoughts, key=lambda thought: -thought.value)
        next_best = next((each for each in others if best.value - each.value > NEVER), best)

        def facts(group: str) -> tuple[str, Mapping[str, Fact]]:
            if group != TOUR:
                return group, {}
            one, other = (_promise(found[each.move]) for each in (best, next_best))
            return beside(group, one, other)

        return explained(thoughts, found, (TOUR, DANGER, THREAT), facts)

    def _prospects(self, phase: OnTurn, moves: Sequence[Move]) -> dict[Move, NightProspect]:
        worth = self._worth(self.belief)
        everywhere = frozenset(spot for spot, chance in enumerate(self.belief) if chance)
        whole = Branch(everywhere, 1.0, worth)
        planned = {} if isinstance(phase, Deciding) else best_by_first_step(worth, phase)
        found: dict[Move, NightProspect] = {}
        for move in moves:
            if move in planned:
                found[move] = self._joined([(whole, planned[move])])
            else:
                branches = self._branches(phase, move, whole)
                found[move] = self._joined(
                    [(branch, best_end(branch.worth, phase, start)) for branch, start in branches]
                )
        return found

    def _worth(self, belief: Belief) -> Worth:
        return Worth(self.view, self.seat, belief, self.temper, self.values)

    def _branches(self, phase: OnTurn, move: Move, whole: Branch) -> Iterator[tuple[Branch, Node]]:
        """What a move may show, and where the turn goes on from."""
        start = now(whole.worth, phase)
        match move:
            case Glide():
                moved = start.empties & ~(1 << NUMBER[move.start]) | 1 << NUMBER[move.to]
                yield whole, start._replace(empties=moved, points=start.points - 1, first=move)
            case GiveJewel():
                yield whole, start._replace(given=True, first=move)
            case Decide(exchange=exchange):
                met = self.view.log[-1]
                assert isinstance(met, Met)
                if met.found == "neither":
                    yield whole, start
                    return
                aboard = exchange == (met.found == "other")
                after = self._worth(certain(self.seat if aboard else met.spot))
                yield Branch(whole.worlds, 1.0, after), start
            case Meet() | Call() | LookRound():
                for branch in self._looked(move, whole):
                    yield branch, start
            case _:
                yield whole, start

    def _looked(self, move: Move, whole: Branch) -> Iterator[Branch]:
        seat, ladies = self.seat, self.view.ladies
        if isinstance(move, LookRound):
            seen = [spot for spot, dock in enumerate(ladies) if dock in AT_DOGE]
            found = {spot: frozenset((spot,)) for spot in seen}
        else:
            other = move.rival if isinstance(move, Meet) else theatre_spot(ladies[seat])
            seen, found = [seat, other], {seat: frozenset((seat, other))}
        missed = 1.0
        for spot, worlds in found.items():
            chance = total(self.belief[world] for world in worlds)
            missed -= chance
            if chance:
                yield Branch(worlds, chance, self._worth(certain(spot)))
        if missed > NEVER:
            rest = [0.0 if s in seen else each / missed for s, each in enumerate(self.belief)]
            yield Branch(whole.worlds - {*seen}, missed, self._worth(rest))

    def _joined(self, ends: list[tuple[Branch, Node]]) -> NightProspect:
        value, leaves, seat = 0.0, dict[Spot, NightLeaf](), self.seat
        weights, seats = self.values, self.view.options.seats
        for branch, node in ends:
            value += branch.chance * share(branch.worth, node)
            known = max(branch.worth.belief) == 1.0
            for ending in endings(branch.worth, node):
                if ending.chance <= NEVER:
                    continue
                if ending.rows is None:
                    won = tuple(float(each == seat) for each in range(seats))
                    apart, promise = ApartShares(seat, won, None), 1.0
                else:
                    groups = [weights.by_group(row) for row in ending.rows]
                    logits = [dict(zip(weights.groups, each, strict=True)) for each in groups]
                    apart = apart_shares(seat, logits)
                    promise = next(amount for at, amount in ending.rows[seat] if at == PROMISE)
                for world in branch.worlds:
                    if known or ending.worlds >> world & 1:
                        leaves[world] = NightLeaf(self.belief[world], apart, promise)
        return NightProspect(min(1.0, max(0.0, value)), leaves)


def _promise(prospect: NightProspect) -> float:
    leaves = prospect.leaves.values()
    return min(1.0, total(leaf.chance * leaf.promise for leaf in leaves))


def certain(spot: Spot) -> Belief:
    return [float(each == spot) for each in range(12)]


def best_by_first_step(worth: Worth, phase: OnTurn) -> dict[Move, Node]:
    found: dict[Move, tuple[tuple[float, int], Node]] = {}
    for node in positions(worth, phase, pushes=worth.temper.pushes):
        if may_end(node, phase):
            move = EndTurn() if node.first is None else node.first
            rank = (round(share(worth, node), 9), -node.steps)
            if move not in found or rank > found[move][0]:
                found[move] = rank, node
    return {move: node for move, (_, node) in found.items()}


def best_end(worth: Worth, phase: OnTurn, start: Node) -> Node:
    ends = positions(worth, phase, pushes=False, start=start)
    allowed = [node for node in ends if may_end(node, phase)]
    return max(allowed, key=lambda node: (share(worth, node), -node.steps), default=start)
