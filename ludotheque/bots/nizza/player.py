"""A player of Nizza: plans each die afresh, and aims anywhere, not only at the nodes of a net."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile
from random import Random

from msgspec.structs import replace

from ludotheque.bots.thinking import Thought
from ludotheque.core.game import AnyGame, Seat, put
from ludotheque.games.nizza.aims import hooks, missing, point, usable
from ludotheque.games.nizza.board import AREAS, BOARD, CHIMNEYS, Point, chimney_at
from ludotheque.games.nizza.field import FOOT, SWING
from ludotheque.games.nizza.geometry import ledge, within
from ludotheque.games.nizza.landing import ground, standing
from ludotheque.games.nizza.lattice import NODES, YACHT, climbable, members, nearest, swings
from ludotheque.games.nizza.model import (
    Aimed,
    BoardHelicopter,
    Case,
    Climb,
    EndTurn,
    HangRope,
    High,
    KeepDice,
    Keeping,
    LeaveWater,
    Move,
    OpenSafe,
    Place,
    PlacePawn,
    Placing,
    Push,
    Rope,
    State,
    Street,
    Swing,
    TakeCase,
    Using,
    View,
    Walk,
    Water,
)
from ludotheque.games.nizza.offers import places
from ludotheque.games.nizza.turns import THROWS

from .outlook import FREE, RaceOutlook, prepared
from .prospects import DicePlan, Prospects, hand
from .rerolls import keep
from .style import DETOUR, RELISH, RIVALS, ClimbingStyle
from .thoughts import kept, kept_move, left_from, placed, planned
from .values import fitted_values
from .ways import Sets, WayStep

WANDER = 150
"""How far around a node a landing is looked for, in tenths."""


class Player:
    """`rivals` is how many it would push and `detour` how far it would go for that, in quarters of
    a die; `aims` is how many points it tries for a landing. `hasty` is how often it keeps its dice
    as they lie, whatever they are worth, and `slips` how often it does anything at all. `relish` is
    what of the win it would give for a push.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        rivals: int = 0,
        detour: int = 0,
        aims: int = 0,
        slips: float = 0.0,
        hasty: float = 0.0,
        relish: float = 0.0,
    ) -> None:
        self.game, self.rivals, self.detour, self.relish = game, rivals, detour, relish
        self.aims, self.slips, self.hasty = aims, slips, hasty
        prepared()

    def in_style(self, style: ClimbingStyle) -> Player:
        rivals, detour = self.rivals, self.detour
        if style.pushes is not None:
            rivals = max(RIVALS, rivals) if style.pushes else 0
            detour = max(DETOUR, detour) if style.pushes else 0
        return Player(
            self.game,
            rivals=rivals,
            detour=detour,
            aims=self.aims,
            slips=self.slips,
            hasty=min(1.0, max(0.0, self.hasty + style.haste)),
            relish=RELISH if style.pushes else 0.0,
        )

    def choose(self, view: View, seat: Seat, rng: Random) -> Move | None:
        state: State = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return None
        if self.slips and rng.random() < self.slips:
            slip: Move = self.game.sample(state, seat, rng)
            return slip
        match state.phase:
            case Placing():
                return self._place(state, seat, rng)
            case Keeping() as phase:
                if self.hasty and rng.random() < self.hasty:
                    return KeepDice()
                return self._keep(state, phase)
            case Using() as phase:
                return self._use(state, phase, rng)
        raise AssertionError("nobody is awaited")

    def consider(
        self, view: View, seat: Seat, rng: Random, also: Sequence[Move] = ()
    ) -> list[Thought]:
        """Every plan that its dice allow, by the move that it begins with. What is asked for is
        judged only if it begins one: where one lands is a point of the plane.

        What it tells is fitted to games; what it does goes by dice left alone, for to know the
        odds better made it no stronger.
        """
        state: State = self.game.imagine(view, rng)
        if seat not in self.game.awaited(state):
            return []
        match state.phase:
            case Placing():
                return placed(state, seat, [PlacePawn(*at) for at in self._spots(state, seat, rng)])
            case Keeping() as phase:
                prospects = Prospects(state, phase.seat, self.rivals, self.detour, fitted_values())
                return kept(prospects, phase)
            case Using() as phase:
                prospects = Prospects(state, phase.seat, self.rivals, self.detour, fitted_values())
                return planned(
                    prospects, phase, lambda plan: self.first_move(prospects, plan, phase, rng)
                )
        raise AssertionError("nobody is awaited")

    # The start and the dice

    def _place(self, state: State, seat: Seat, rng: Random) -> Move:
        """As near as can be to the first terrace, on whatever is free."""
        return PlacePawn(*min(self._spots(state, seat, rng), key=lambda at: left_from(state, at)))

    def _spots(self, state: State, seat: Seat, rng: Random) -> list[Point]:
        legal = [(move.x, move.y) for move in places(state, seat)]
        xs, ys = zip(*AREAS["green"].polygon, strict=True)
        for _ in range(self.aims):
            at = rng.randint(min(xs), max(xs)), rng.randint(min(ys), max(ys))
            if self._legal(state, seat, PlacePawn(*at)):
                legal.append(at)
        return legal

    def _keep(self, state: State, phase: Keeping) -> Move:
        prospects = Prospects(state, phase.seat, self.rivals, self.detour, relish=self.relish)
        return kept_move(phase, keep(prospects.worth, hand(phase.dice), THROWS - phase.throw))

    # One die

    def _use(self, state: State, phase: Using, rng: Random) -> Move:
        prospects = Prospects(state, phase.seat, self.rivals, self.detour, relish=self.relish)
        suitcases = phase.dice.count("suitcase")
        plan = prospects.plan(hand(phase.left), suitcases > 0, suitcases)
        return self.first_move(prospects, plan, phase, rng)

    def first_move(self, prospects: Prospects, plan: DicePlan, phase: Using, rng: Random) -> Move:
        """How a plan begins; where it cannot be carried out, what can be done instead."""
        state = prospects.state
        only = plan.kind == "free" and sum(plan.counts[:3]) == 1
        for move in self._first_moves(prospects, plan, rng):
            if self._legal(state, phase.seat, move):
                if only and self._idle(prospects, move):
                    break
                return _named(move)
        if "rope" in phase.left and self.aims:
            return self._carry(prospects) or EndTurn()
        return EndTurn()

    def _idle(self, prospects: Prospects, move: Move) -> bool:
        """Whether the last die that moves would lead about the same surface, and gain nothing."""
        state, seat, place = prospects.state, prospects.seat, prospects.place
        if not isinstance(move, Climb | Swing) or not isinstance(place, High):
            return False
        there = standing(move.x, move.y)
        if ground(there) != place.on:
            return False
        ropes = state.ropes
        if isinstance(move, Swing):
            ropes = put(ropes, move.rope, replace(ropes[move.rope], chimney=move.chimney))
        pawns = put(state.pawns, seat, replace(prospects.pawn, place=there))
        after = replace(state, ropes=ropes, pawns=pawns)
        return Prospects(after, seat, self.rivals, self.detour).now >= prospects.now

    def _carry(self, prospects: Prospects) -> Move | None:
        """A rope symbol that is left brings a rope nearer, if that saves a die."""
        state, pawn = prospects.state, prospects.pawn
        best, found = prospects.look.left(pawn) - 1, None
        for number, rope in enumerate(state.ropes):
            for chimney in (rope.chimney - 1, rope.chimney + 1):
                if 1 <= chimney <= CHIMNEYS:
                    ropes = put(state.ropes, number, Rope(chimney, rope.length))
                    left = RaceOutlook(ropes).left(pawn)
                    if left < best:
                        best, found = left, HangRope(number, chimney)
        return found

    def _first_moves(self, prospects: Prospects, plan: DicePlan, rng: Random) -> Iterator[Move]:
        """The first die of a plan, and what will do if that cannot be."""
        ways = prospects.ways
        match plan.kind:
            case "push":
                yield Push(plan.rival, plan.square)
                yield from self._towards(prospects, f"push {plan.rival}", plan, rng)
            case "act":
                yield TakeCase()
                yield OpenSafe()
                yield from self._towards(prospects, "act", plan, rng)
            case "win":
                yield BoardHelicopter()
                sets = ways.free(plan.counts)
                for mode, nodes in sets.items():
                    for node in members(nodes & YACHT):
                        yield from self._made(prospects, ways.way(plan.counts, mode, node), rng)
            case "free":
                yield from self._free(prospects, plan, rng)
            case "stay":
                return

    def _towards(
        self, prospects: Prospects, name: str, plan: DicePlan, rng: Random
    ) -> Iterator[Move]:
        ways = prospects.ways
        case = ways.marks[name][2]
        sets = ways.after(name, plan.counts)
        for mode, node in _best_nodes(prospects, sets, case):
            way = ways.way_to_mark(name, plan.counts, mode, node)
            yield from self._made(prospects, way, rng)

    def _free(self, prospects: Prospects, plan: DicePlan, rng: Random) -> Iterator[Move]:
        ways, case = prospects.ways, prospects.pawn.case
        sets = ways.free(plan.counts)
        for mode, node in _best_nodes(prospects, sets, case):
            way = ways.way(plan.counts, mode, node)
            yield from self._made(prospects, way, rng, last=len(way) == 1)

    def _made(
        self, prospects: Prospects, way: list[WayStep], rng: Random, *, last: bool = False
    ) -> Iterator[Move]:
        """The first step that leads away; or, where that falls short by a hair, the one before."""
        place = prospects.place
        onward = list(dropwhile(lambda step: _here(place, step), way))
        if not onward:
            return
        yield from self._stepped(prospects, onward[0], rng, last=last)
        if len(onward) < len(way):
            yield from self._stepped(prospects, way[0], rng)

    def _stepped(
        self, prospects: Prospects, step: WayStep, rng: Random, *, last: bool = False
    ) -> Iterator[Move]:
        state, seat, place = prospects.state, prospects.seat, prospects.place
        if isinstance(place, Water):
            yield LeaveWater()
            return
        assert isinstance(place, High | Street)
        aims = [NODES[step.node].at]
        if last and self.aims:
            aims = self._refined(prospects, step, rng) or aims
        for at in aims:
            match step.symbol:
                case "ladder":
                    yield Climb(*at)
                case "walk":
                    yield Walk(*at)
                case _:
                    yield from _swings(state, point(place), step.rope, at)
        # Somebody may stand there: anything close by will do.
        if not last:
            x, y = NODES[step.node].at
            for _ in range(4):
                near = x + rng.randint(-WANDER, WANDER), y + rng.randint(-WANDER, WANDER)
                if step.symbol == "ladder" and self._legal(state, seat, Climb(*near)):
                    yield Climb(*near)

    def _refined(self, prospects: Prospects, step: WayStep, rng: Random) -> list[Point]:
        """Points around a landing, the most promising first: what matters is what comes next."""
        state, seat, place = prospects.state, prospects.seat, prospects.place
        assert isinstance(place, High | Street)
        if step.symbol == "walk":
            return []
        x, y = NODES[step.node].at
        tried = {(x, y)}
        best: list[tuple[float, Point]] = []
        reach = WANDER
        for attempt in range(self.aims):
            if attempt == self.aims // 2 and best:  # then look closer, around the best so far
                (_, (x, y)), reach = min(best), WANDER // 3
            at = x + rng.randint(-reach, reach), y + rng.randint(-reach, reach)
            tried.add(at)
            worth = self._promise(prospects, at)
            if worth is not None and self._reaches(state, seat, point(place), step, at):
                best.append((worth, at))
        node = NODES[step.node].at
        worth = self._promise(prospects, node)
        if worth is not None:
            best.append((worth, node))
        return [at for _, at in sorted(best)[:3]]

    def _reaches(self, state: State, seat: Seat, pawn: Point, step: WayStep, at: Point) -> bool:
        if step.symbol == "ladder":
            return self._legal(state, seat, Climb(*at))
        return any(self._legal(state, seat, move) for move in _swings(state, pawn, step.rope, at))

    def _promise(self, prospects: Prospects, at: Point) -> float | None:
        """How much is left from a point, and from the best that one more die leads to."""
        here = ledge(*at)
        if here is None:
            return None
        case, look = prospects.pawn.case, prospects.look
        node = nearest(at, here.ground)
        onward = look.least(climbable(at, here.ground), case) + FOOT
        for number in usable(prospects.state, at):
            length = prospects.state.ropes[number].length
            onward = min(onward, look.least(swings(length)[node], case, number) + SWING)
        return look.all_left(case)[node] + 0.5 * onward

    def _legal(self, state: State, seat: Seat, move: Move) -> bool:
        """Allowed and, by eye, within reach: what falls short would be allowed, and cost a die."""
        if self.game.refusal(state, seat, move) is not None:
            return False
        return not isinstance(move, Aimed) or missing(state, seat, move) is None


def _named(move: Move) -> Move:
    """With the name of where it lands, for whoever reads what was played."""
    if isinstance(move, Swing | Climb) and (here := ledge(move.x, move.y)):
        return replace(move, onto=here.ground)
    if isinstance(move, Walk) and (here := ledge(move.x, move.y)):
        return replace(move, square=here.square)
    return move


def _here(place: Place, step: WayStep) -> bool:
    """Whether a step leads to where the pawn stands: a rope in reach need not be swung on first."""
    node = NODES[step.node]
    return (
        isinstance(place, High)
        and node.ground == place.on
        and within(point(place), node.at, BOARD.pawn_radius)
    )


def _best_nodes(prospects: Prospects, sets: Sets, case: Case | None) -> Iterator[tuple[int, int]]:
    """The nodes of some sets from which least is left, with the rope in hand there.

    Those away from rivals come first, if that is what the plan reckons with.
    """
    safe = {mode: nodes & ~prospects.danger for mode, nodes in sets.items()}
    for some in (safe, sets) if prospects.wary_least(sets, case)[1] else (sets, safe):
        best = prospects.ways.least(some, case)
        for mode, nodes in some.items():
            levels = prospects.look.levels(case, mode)
            if best < len(levels):
                yield from ((mode, node) for node in members(nodes & levels[best]))


def _swings(state: State, pawn: Point, number: int, at: Point) -> Iterator[Move]:
    """With this rope to a point; if it hangs too far away, a rope symbol brings it nearer."""
    assert number != FREE
    rope = state.ropes[number]
    if within(pawn, chimney_at(rope.chimney), rope.length):
        found = sorted(hooks(pawn, rope.length), key=lambda each: each != rope.chimney)
        for chimney in found:
            if within(chimney_at(chimney), at, rope.length):
                yield Swing(number, chimney, *at)
        return
    near = hooks(pawn, rope.length)
    if near:
        goal = min(near, key=lambda each: abs(each - rope.chimney))
        yield HangRope(number, rope.chimney + (1 if goal > rope.chimney else -1))
