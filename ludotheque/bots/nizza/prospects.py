"""What dice are worth to a pawn: the best it can make of them, as its share of the win."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import exp
from typing import Literal, NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.core.sums import total
from ludotheque.games.nizza.aims import point
from ludotheque.games.nizza.board import BOARD
from ludotheque.games.nizza.dice import keeps_jewels
from ludotheque.games.nizza.field import FAR, FOOT, SWING
from ludotheque.games.nizza.geometry import touches, within
from ludotheque.games.nizza.landing import ground
from ludotheque.games.nizza.lattice import STREET as STREET_NODES
from ludotheque.games.nizza.lattice import YACHT, around, nearest, touching
from ludotheque.games.nizza.model import SYMBOLS, Case, High, Pawn, State, Street, Symbol, Water
from ludotheque.games.nizza.using import at_peace, squares_below

from .outlook import CARRY, outlook
from .values import RaceValues, plain_values
from .ways import NOTHING, SHIFTS, FaceCounts, Sets, Ways, paving

DiceHand: TypeAlias = tuple[int, ...]
"""How many dice show each symbol, in the order of `SYMBOLS`."""

BEHIND = 8
"""Whoever is farther behind than this is not worth a push."""

FEAR, AFRAID = 5, 600
"""What standing near a rival counts, with something to lose, and how near that is."""

SOMEWHERE = High(0, 0, "red2")
"""Where a turn ends does not matter here, but how much is left from there."""

NEXT: dict[Case | None, Case] = {None: "tools", "tools": "jewels"}


class DicePlan(NamedTuple):
    worth: float
    kind: Literal["stay", "free", "act", "push", "win"]
    counts: FaceCounts = NOTHING
    rival: Seat = -1
    square: int = 0
    own: int = 0
    """What one has left after it, in quarters of a die, and what one is afraid of there."""
    after: int = 0
    """What the rival has left who is pushed."""


def hand(dice: tuple[Symbol, ...]) -> DiceHand:
    return tuple(dice.count(symbol) for symbol in SYMBOLS)


class Prospects:
    """All that one seat can make of a turn, whatever it throws."""

    def __init__(
        self,
        state: State,
        seat: Seat,
        rivals: int,
        detour: int = FAR,
        values: RaceValues | None = None,
        *,
        relish: float = 0.0,
    ) -> None:
        """`rivals` is how many it would think of pushing, `detour` how far it would go for it, and
        `relish` what a push is worth to it beside what it brings."""
        self.state, self.seat, self.values = state, seat, values or plain_values()
        self.ways = Ways(state, seat)
        pawn = state.pawns[seat]
        self.pawn, self.place = pawn, pawn.place
        self.look = self.ways.look
        self.danger = danger(state, seat) if rivals else 0
        self.now = self._now()
        self.others = {
            other: self.look.left(each) for other, each in enumerate(state.pawns) if other != seat
        }
        self.logits = {
            other: self.values.logit(state.pawns[other], left, self._turn(other))
            for other, left in self.others.items()
        }
        """What each of the others has of the win, as a logit, once this turn is over."""
        self._best: dict[tuple[str, FaceCounts], tuple[int, FaceCounts]] = {}
        self._mark_act()
        self.detour, self.relish = detour, relish
        self.prey = self._mark_rivals(rivals)
        self._plans: dict[tuple[DiceHand, bool, int], DicePlan] = {}

    def _now(self) -> int:
        """What is left from the very point where the pawn stands; `calm` is without any fear."""
        if isinstance(self.place, Water):
            self.calm = self.look.left(self.pawn)
            return self.calm
        ways, case = self.ways, self.pawn.case
        firsts = [
            (FOOT, (1, 0, 0, 0)),
            (FOOT, (0, 0, 1, 0)),
            *((SWING + CARRY * shifts, (0, 1, 0, shifts)) for shifts in range(SHIFTS + 1)),
        ]
        onward = min(cost + ways.least(ways.free(counts), case) for cost, counts in firsts)
        stays = case == "jewels" or ways.held
        self.calm = max(self.look.left(self.pawn), 0 if stays else min(FAR, onward))
        here = ground(self.place)
        assert here is not None
        return self.calm + (
            self._fear(case) if self.danger >> nearest(point(self.place), here) & 1 else 0
        )

    def _mark_act(self) -> None:
        """The case or the jewels, if they are what comes next."""
        self.act_left = FAR
        if self.pawn.case not in NEXT:
            return
        case, place = NEXT[self.pawn.case], self.place
        red: Literal["red1", "red2"] = "red1" if case == "tools" else "red2"
        here = isinstance(place, High) and touches(red, place.x, place.y)
        if here and isinstance(place, High):
            self.act_left = self.look.left(Pawn(place, case))
        self.ways.mark("act", touching(red), here, case)

    def _mark_rivals(self, count: int) -> list[tuple[Seat, int, int, bool]]:
        """Whom it would hurt most: where they would swim, and how much they would have left."""
        found: list[tuple[float, Seat, int, int, bool]] = []
        if count == 0 or (isinstance(self.place, Water)):
            return []
        for rival, pawn in enumerate(self.state.pawns):
            if rival == self.seat or at_peace(pawn.place):
                continue
            if self.look.left(pawn) > self.now + BEHIND:
                continue
            square, after = worst_fall(self.state, pawn)
            gain = self.share(self.now, rival, after) - self.share(self.now)
            here = self._near(pawn) and not at_peace(self.place)
            found.append((gain, rival, square, after, here))
        found.sort(reverse=True)
        for _, rival, _, _, here in found[:count]:
            nodes = near_rival(self.state.pawns[rival])
            self.ways.mark(f"push {rival}", nodes, here, self.pawn.case)
        return [(rival, square, after, here) for _, rival, square, after, here in found[:count]]

    def _near(self, rival: Pawn) -> bool:
        match self.place, rival.place:
            case High() as mine, High() as theirs:
                return within(point(mine), point(theirs), BOARD.push_reach)
            case Street(square=mine), Street(square=theirs):
                return mine == theirs
            case _:
                return False

    def _turn(self, seat: Seat) -> int:
        """After how many others somebody has their turn, once this one is over."""
        return (seat - self.seat - 1) % self.state.options.seats

    def own_logit(self, own: int, case: Case | None) -> float:
        return self.values.logit(Pawn(SOMEWHERE, case), own, self._turn(self.seat))

    def share(self, own: int, rival: Seat = -1, after: int = 0, case: Case | None = None) -> float:
        """The share of the win with so much left, a rival perhaps in the water.

        `case`: the one that is carried then, where it is not the same as now.
        """
        mine = self.own_logit(own, case or self.pawn.case)
        theirs = total(
            exp((self.sunk(rival, after) if other == rival else logit) - mine)
            for other, logit in self.logits.items()
        )
        return 1 / (1 + theirs)

    def sunk(self, rival: Seat, after: int) -> float:
        """What a rival has of the win who was pushed, as a logit."""
        pawn = self.state.pawns[rival]
        case = pawn.case if keeps_jewels(self.state, pawn) else None
        return self.values.logit(Pawn(Water(1), case), after, self._turn(rival))

    # The best way

    def best(self, name: str, counts: FaceCounts) -> tuple[int, FaceCounts]:
        """The least that can be left with these dice or fewer, and the fewest that it takes."""
        key = name, counts
        if key not in self._best:
            if name == "free":
                sets, case = self.ways.free(counts), self.pawn.case
            else:
                sets, case = self.ways.after(name, counts), self.ways.marks[name][2]
            found = (self.wary_least(sets, case)[0], counts)
            for fewer in _fewer(counts):
                found = min(found, self.best(name, fewer), key=lambda each: (each[0], sum(each[1])))
            self._best[key] = found
        return self._best[key]

    def wary_least(self, sets: Sets, case: Case | None) -> tuple[int, bool]:
        """The least that is left, where coming to stand near a rival counts as something lost.

        And whether that is away from rivals.
        """
        ways, fear = self.ways, self._fear(case)
        if not fear:
            return ways.least(sets, case), False
        safe = {mode: nodes & ~self.danger for mode, nodes in sets.items()}
        away, anywhere = ways.least(safe, case), ways.least(sets, case) + fear
        return min(away, anywhere), away <= anywhere

    def _fear(self, case: Case | None) -> int:
        return (FEAR if case else FEAR // 4) if self.danger else 0

    def feared(self, plan: DicePlan) -> int:
        """How much of what a plan leaves is for fear of being pushed where it ends."""
        if plan.counts == NOTHING:
            return self.now - self.calm if plan.own == self.now else 0
        ways, name = self.ways, "act" if plan.kind == "act" else f"push {plan.rival}"
        if plan.kind == "free":
            sets, case = ways.free(plan.counts), self.pawn.case
        else:
            sets, case = ways.after(name, plan.counts), ways.marks[name][2]
        return 0 if self.wary_least(sets, case)[1] else self._fear(case)

    def boards(self, counts: FaceCounts) -> FaceCounts | None:
        """The fewest dice that lead on to the yacht, if they do."""
        if ground(self.place) == "yacht":
            return NOTHING
        for fewer in sorted(_upto(counts), key=sum):
            if union(self.ways.free(fewer)) & YACHT:
                return fewer
        return None

    def plan(self, dice: DiceHand, carried: bool, suitcases: int) -> DicePlan:
        """The best use of a hand. `suitcases` is how many the whole turn showed."""
        key = dice, carried, suitcases
        if key not in self._plans:
            self._plans[key] = max(self.options(dice, carried, suitcases))
        return self._plans[key]

    def options(self, dice: DiceHand, carried: bool, suitcases: int) -> Iterator[DicePlan]:
        rope, swing, ladder, walk, parachute, suitcase = dice
        counts = ladder, swing, walk, min(rope, SHIFTS)
        movable = self.pawn.case is None or carried
        yield DicePlan(self.share(self.now), "stay", own=self.now)
        own, using = self.now, NOTHING
        if movable:
            found, needed = self.best("free", counts)
            if found < self.now:
                own, using = found, needed
                yield DicePlan(self.share(own), "free", using, own=own)
            if self.pawn.case == "jewels" and ladder >= 2:
                yacht = self.boards((ladder - 2, *counts[1:]))
                if yacht is not None:
                    yield DicePlan(1.0, "win", yacht)
        enough = suitcases >= (2 if self.pawn.case == "tools" else 1)
        if suitcase and enough and "act" in self.ways.marks:
            after, needed = self.best("act", counts)
            then = min(after, self.act_left)
            case = NEXT[self.pawn.case]
            yield DicePlan(self.share(then, case=case), "act", needed, own=then)
        if parachute:
            for rival, square, after, here in self.prey:
                if here:
                    worth = self.share(own, rival, after) + 1e-6
                    yield DicePlan(
                        self._relished(worth), "push", NOTHING, rival, square, own, after
                    )
                elif movable and self.detour:
                    then, needed = self.best(f"push {rival}", counts)
                    if then <= own + self.detour:
                        worth = self.share(then, rival, after)
                        yield DicePlan(
                            self._relished(worth), "push", needed, rival, square, then, after
                        )

    def _relished(self, worth: float) -> float:
        """What a push is worth to who likes it; never as much as to win."""
        return worth + self.relish * (1 - worth)

    def worth(self, dice: DiceHand) -> float:
        suitcases = dice[5]
        return self.plan(dice, suitcases > 0, suitcases).worth


def union(sets: Sets) -> int:
    found = 0
    for nodes in sets.values():
        found |= nodes
    return found


def danger(state: State, seat: Seat) -> int:
    """The nodes where a rival could easily push."""
    found = 0
    for rival, pawn in enumerate(state.pawns):
        place = pawn.place
        if rival == seat or at_peace(place):
            continue
        if isinstance(place, Street):
            found |= paving(place.square)
        else:
            found |= around(point(place), AFRAID) & ~STREET_NODES & ~YACHT
    return found


def worst_fall(state: State, pawn: Pawn) -> tuple[int, int]:
    """The square that a rival likes least, and how much they would have left there."""
    case = pawn.case if keeps_jewels(state, pawn) else None
    look = outlook(state.ropes)
    falls = [(look.left(Pawn(Water(square), case)), square) for square in squares_below(pawn.place)]
    after, square = max(falls)
    return square, after


def near_rival(rival: Pawn) -> int:
    """The nodes from which a rival can be pushed."""
    place = rival.place
    if isinstance(place, Street):
        return paving(place.square)
    return around(point(place), BOARD.push_reach) & ~STREET_NODES


@cache
def _fewer(counts: FaceCounts) -> tuple[FaceCounts, ...]:
    return tuple(
        (*counts[:index], counts[index] - 1, *counts[index + 1 :])  # type: ignore[misc]
        for index in range(4)
        if counts[index]
    )


@cache
def _upto(counts: FaceCounts) -> tuple[FaceCounts, ...]:
    return tuple(product(*(range(count + 1) for count in counts)))  # type: ignore[arg-type]
