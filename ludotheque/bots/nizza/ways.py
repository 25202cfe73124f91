"""Where a pawn can get to with some dice: sets of nodes, and the way back from any of them.

Ropes that were hung anew on the way are taken to stay at hand: every die is planned afresh, so
that a mistake costs little.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final, NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.nizza.aims import hooks, point
from ludotheque.games.nizza.board import BOARD, CHIMNEYS, SQUARES, chimney_at, middle
from ludotheque.games.nizza.field import FAR
from ludotheque.games.nizza.geometry import within
from ludotheque.games.nizza.landing import at_the_tools, ground, on_last_house
from ludotheque.games.nizza.lattice import (
    NODES,
    STREET,
    YACHT,
    around,
    climbable,
    ladders,
    members,
    nearest,
    nodes_of,
    steps,
    swingable,
    swings,
    touching,
)
from ludotheque.games.nizza.model import Case, High, State, Street, Symbol, Water

from .outlook import FREE, outlook

FaceCounts: TypeAlias = tuple[int, int, int, int]
"""How many ladders, swings, walks and ropes."""
NOTHING: FaceCounts = (0, 0, 0, 0)
SLACK = 14
"""Nodes that are worse than the best by more quarters of a die are left out."""
SHIFTS = 2
"""Over how many chimneys a rope is carried at most."""
TERRACE: Final = nodes_of("red1")
"""All that one may move to from there with empty hands."""

Sets: TypeAlias = dict[int, int]
"""For each rope in hand, or `FREE`, the nodes that can be stood on."""


class WayStep(NamedTuple):
    """One die of a way: where it leads, and with which rope."""

    symbol: Symbol
    node: int
    rope: int


@cache
def entries(chimney: int, length: int, shifts: int) -> int:
    """The nodes that a rope reaches after it was carried over so many chimneys at most."""
    found = 0
    for other in range(max(1, chimney - shifts), min(CHIMNEYS, chimney + shifts) + 1):
        found |= swingable(other, length)
    return found


@cache
def paving(square: int) -> int:
    return sum(1 << number for number, node in enumerate(NODES) if node.square == square)


def taken(state: State, seat: Seat) -> int:
    """The nodes up high where somebody else is in the way: pawns do not overlap."""
    found = 0
    for other, pawn in enumerate(state.pawns):
        if other != seat and isinstance(pawn.place, High):
            found |= around(point(pawn.place), 2 * BOARD.pawn_radius - 1)
    return found & ~STREET


class Ways:
    """All that one pawn can reach in one turn, worked out as far as it is asked for."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        pawn = state.pawns[seat]
        self.place, self.case = pawn.place, pawn.case
        self.held = self.case is None and at_the_tools(self.place)
        self.look = outlook(state.ropes)
        self.taken = taken(state, seat)
        self._free: dict[tuple[FaceCounts, bool], Sets] = {}
        self._after: dict[tuple[str, FaceCounts], Sets] = {}
        self.marks: dict[str, tuple[int, bool, Case | None]] = {}

    def mark(self, name: str, nodes: int, here: bool, case: Case | None) -> None:
        """Something to do on the way: on which nodes, whether already here, and to what end."""
        self.marks[name] = nodes, here, case

    def free(self, counts: FaceCounts) -> Sets:
        """What is reached with exactly these dice."""
        return self._reached(counts, self.case is None)

    def _reached(self, counts: FaceCounts, empty: bool) -> Sets:
        """The same, with empty hands or not: these stay at the tools that they have come to."""
        key = counts, empty
        if key not in self._free:
            found = self._first(counts, empty) if sum(counts[:3]) == 1 else {}
            for symbol, before in _before(counts):
                if sum(before[:3]):
                    self._extend(found, self._reached(before, empty), symbol, counts[3], empty)
            self._free[key] = self._pruned(found, self.case)
        return self._free[key]

    def after(self, name: str, counts: FaceCounts) -> Sets:
        """The same, with something marked done on the way."""
        key = name, counts
        if key not in self._after:
            nodes, here, case = self.marks[name]
            if here:
                found = dict(self._reached(counts, case is None)) if sum(counts[:3]) else {}
            else:
                found = {mode: some & nodes for mode, some in self.free(counts).items()}
                for symbol, before in _before(counts):
                    self._extend(found, self.after(name, before), symbol, counts[3], case is None)
            self._after[key] = self._pruned(found, case)
        return self._after[key]

    def _first(self, counts: FaceCounts, empty: bool) -> Sets:
        """The first die, from where the pawn really stands."""
        found = self._from_here(counts)
        if not (empty and self.held):
            return found
        return {mode: kept for mode, nodes in found.items() if (kept := nodes & TERRACE)}

    def _from_here(self, counts: FaceCounts) -> Sets:
        ladder, swing, walk, shifts = counts
        place = self.place
        if isinstance(place, Water):
            return {FREE: 1 << nearest(middle(place.square), "street")} if ladder else {}
        if not isinstance(place, High | Street):
            return {}
        at, here = point(place), ground(place)
        assert here is not None
        if ladder:
            return {FREE: climbable(at, here)}
        if walk:
            if not isinstance(place, Street):
                return {}
            around = [each for each in (place.square - 1, place.square + 1) if 1 <= each <= SQUARES]
            return {FREE: sum(paving(each) for each in around)}
        assert swing
        found: Sets = {}
        for number, rope in enumerate(self.state.ropes):
            near = range(max(1, rope.chimney - shifts), min(CHIMNEYS, rope.chimney + shifts) + 1)
            if any(within(at, chimney_at(each), rope.length) for each in near):
                nodes = 0
                for hook in hooks(at, rope.length):
                    nodes |= swingable(hook, rope.length)
                if not on_last_house(place) and here != "yacht":
                    nodes &= ~YACHT
                found[number] = nodes
        return found

    def _extend(self, found: Sets, before: Sets, symbol: Symbol, shifts: int, empty: bool) -> None:
        if symbol != "swing":
            table = ladders() if symbol == "ladder" else steps()
            for mode, nodes in before.items():
                if more := _expand(nodes, table, empty):
                    found[mode] = found.get(mode, 0) | more
            return
        for number, rope in enumerate(self.state.ropes):
            at_hand = entries(rope.chimney, rope.length, shifts)
            start = before.get(number, 0)
            for mode, nodes in before.items():
                if mode != number:
                    start |= nodes & at_hand
            if start:
                more = _expand(start, swings(rope.length), empty)
                found[number] = found.get(number, 0) | more

    def _pruned(self, sets: Sets, case: Case | None) -> Sets:
        """Only what is free, and not much worse than the best."""
        sets = {mode: free for mode, nodes in sets.items() if (free := nodes & ~self.taken)}
        if not sets:
            return sets
        look = self.look
        least = min(look.least(nodes, case, mode) for mode, nodes in sets.items())
        worst = min(least + SLACK, FAR)
        return {
            mode: kept
            for mode, nodes in sets.items()
            if (kept := nodes & look.levels(case, mode)[worst])
        }

    def least(self, sets: Sets, case: Case | None) -> int:
        return min(
            (self.look.least(nodes, case, mode) for mode, nodes in sets.items()), default=FAR + 1
        )

    # The way back

    def way(self, counts: FaceCounts, mode: int, node: int) -> list[WayStep]:
        """How a node of `free(counts)[mode]` is reached, die by die."""
        back: list[WayStep] = []
        while True:
            first = self._first(counts, self.case is None) if sum(counts[:3]) == 1 else {}
            if first.get(mode, 0) >> node & 1:
                symbol: Symbol = "ladder" if counts[0] else "swing" if counts[1] else "walk"
                back.append(WayStep(symbol, node, mode))
                return back[::-1]
            found = self._previous(self.free, counts, mode, node, self.case is None)
            if found is None:
                return back[::-1]
            symbol, before, earlier, origin = found
            back.append(WayStep(symbol, node, mode))
            counts, mode, node = before, earlier, origin

    def way_to_mark(self, name: str, counts: FaceCounts, mode: int, node: int) -> list[WayStep]:
        """How a node of `after(name, counts)[mode]` is reached: the part before the mark."""
        nodes, here, case = self.marks[name]
        while not here:
            if self.free(counts).get(mode, 0) & nodes & 1 << node:
                return self.way(counts, mode, node)
            after = partial(self.after, name)
            found = self._previous(after, counts, mode, node, case is None)
            if found is None:
                return []
            _, counts, mode, node = found
        return []

    def _previous(
        self,
        sets: Callable[[FaceCounts], Sets],
        counts: FaceCounts,
        mode: int,
        node: int,
        empty: bool,
    ) -> tuple[Symbol, FaceCounts, int, int] | None:
        for symbol, before in _before(counts):
            if not sum(before[:3]):
                continue
            for earlier, nodes in sets(before).items():
                if symbol == "swing":
                    if mode == FREE:
                        continue
                    rope = self.state.ropes[mode]
                    if earlier != mode:
                        nodes &= entries(rope.chimney, rope.length, counts[3])
                    table = swings(rope.length)
                elif earlier == mode:
                    table = ladders() if symbol == "ladder" else steps()
                else:
                    continue
                if empty and not TERRACE >> node & 1:
                    nodes &= ~touching("red1")
                for origin in members(nodes):
                    if table[origin] >> node & 1:
                        return symbol, before, earlier, origin
        return None


def _before(counts: FaceCounts) -> list[tuple[Symbol, FaceCounts]]:
    """The dice without the last one that moved."""
    ladder, swing, walk, shifts = counts
    found: list[tuple[Symbol, FaceCounts]] = []
    if ladder:
        found.append(("ladder", (ladder - 1, swing, walk, shifts)))
    if swing:
        found.append(("swing", (ladder, swing - 1, walk, shifts)))
    if walk:
        found.append(("walk", (ladder, swing, walk - 1, shifts)))
    return found


def _expand(nodes: int, table: tuple[int, ...], empty: bool) -> int:
    """Where a die leads from some nodes; with empty hands, from the tools only about them."""
    tools = touching("red1") if empty else 0
    return _all(nodes & ~tools, table) | _all(nodes & tools, table) & TERRACE


def _all(nodes: int, table: tuple[int, ...]) -> int:
    found = 0
    for number in members(nodes):
        found |= table[number]
    return found
