"""How far it is: along the water, round rivals, and on foot where a gondola waits.

Docks are numbers here, in the order of the board, and sets of docks are the bits of a number: a
planner asks this thousands of times a turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.casanova import board
from ludotheque.games.casanova.board import DOCKS, POINTS
from ludotheque.games.casanova.model import Dock, Spot, View

At: TypeAlias = int
"""A dock, by its number."""
Bits: TypeAlias = int
"""A set of docks."""
Far: TypeAlias = list[int]
"""How many points it takes from each dock to somewhere."""

NUMBER: dict[Dock, At] = board.ORDER
NOWHERE = 99


def bits(docks: Iterable[Dock]) -> Bits:
    found = 0
    for dock in docks:
        found |= 1 << NUMBER[dock]
    return found


def each(docks: Bits) -> Iterator[At]:
    while docks:
        lowest = docks & -docks
        yield lowest.bit_length() - 1
        docks ^= lowest


def named(docks: Bits) -> tuple[Dock, ...]:
    return tuple([DOCKS[at] for at in each(docks)])


NEXT: tuple[tuple[At, ...], ...] = tuple(
    tuple(NUMBER[to] for to in board.NEXT[dock]) for dock in DOCKS
)
BESIDE: tuple[Bits, ...] = tuple(bits(board.NEXT[dock]) for dock in DOCKS)
STREET: tuple[At, ...] = tuple(NUMBER[board.STREET[d]] if d in board.STREET else -1 for d in DOCKS)
"""The other end of a dock's street; -1 where none begins."""
DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(board.DISTANCE[dock][to] for to in DOCKS) for dock in DOCKS
)
TO_DOGE: tuple[int, ...] = tuple(board.TO_DOGE[dock] for dock in DOCKS)
DOGE, PALAZZI = bits(board.DOGE), bits(board.PALAZZI)
HOME: tuple[At, ...] = tuple(NUMBER[dock] for dock in board.PALAZZI)


def beside(docks: Bits) -> Bits:
    """All that is next to one of them."""
    found = 0
    while docks:
        lowest = docks & -docks
        found |= BESIDE[lowest.bit_length() - 1]
        docks ^= lowest
    return found


def walked(docks: Bits, boats: Bits, seen: Bits) -> Bits:
    """With the docks that one gets to on foot from these, into a gondola that waits there."""
    found = todo = docks
    while todo:
        lowest = todo & -todo
        todo ^= lowest
        end = STREET[lowest.bit_length() - 1]
        if end >= 0:
            bit = 1 << end & boats & ~(found | seen)
            found |= bit
            todo |= bit
    return found


def boarded(docks: Bits, boats: Bits, seen: Bits) -> Bits:
    """With the docks from which one gets to these on foot, as a gondola waits there."""
    found, todo = docks, docks & boats
    while todo:
        lowest = todo & -todo
        todo ^= lowest
        end = STREET[lowest.bit_length() - 1]
        if end >= 0:
            bit = 1 << end & ~(found | seen)
            found |= bit
            todo |= bit & boats
    return found


def far_to(goals: Bits, in_the_way: Bits = 0, boats: Bits = 0) -> Far:
    """From every dock to the nearest goal. What lies in the way costs a point more to get past.

    A rival may have left by then, an empty gondola can be moved on for a point; but where one
    waits at the other end of a street (`boats`), the street costs nothing.
    """
    far = [NOWHERE] * len(DOCKS)
    barred = in_the_way | boats
    seen, now, soon, cost = 0, goals, 0, 0
    while now or soon:
        now &= ~seen
        now = boarded(now, boats, seen)
        seen |= now
        for at in each(now):
            far[at] = cost
        now, soon = soon | beside(now & ~barred), beside(now & barred)
        cost += 1
    return far


def far_from(start: At, goals: Bits, in_the_way: Bits) -> int:
    """How far it is from one dock to the nearest goal, reckoned alike."""
    seen, now, soon, cost = 0, 1 << start, 0, 0
    while now or soon:
        now &= ~seen
        if now & goals:
            return cost
        seen |= now
        on = beside(now) & ~seen
        now, soon = soon | on & ~in_the_way, on & in_the_way
        cost += 1
    return NOWHERE


def in_reach(start: At, goals: Bits, walls: Bits, boats: Bits) -> bool:
    """Whether a lady gets to a goal in one turn; empty gondolas can be moved, or boarded."""
    seen, now, soon = 0, 1 << start, 0
    for left in range(POINTS, -1, -1):
        now = walked(now & ~seen, boats, seen)
        if now & goals:
            return True
        seen |= now
        if left:
            on = beside(now) & ~(seen | walls)
            now, soon = soon | on & ~boats, on & boats
    return False


def way_to(goals: Bits, walls: Bits, boats: Bits) -> Far:
    """The same where gondolas bar the way for good, but those that wait at a street's end carry on.

    Docks from which no way leads there are `NOWHERE`.
    """
    far = [NOWHERE] * len(DOCKS)
    seen, now, cost = 0, goals, 0
    while now:
        now &= ~seen
        now = boarded(now, boats, seen)
        seen |= now
        for at in each(now):
            far[at] = cost
        now = beside(now & ~walls) & ~seen
        cost += 1
    return far


def _least(start: At) -> tuple[int, ...]:
    everywhere = (1 << len(DOCKS)) - 1
    far = [NOWHERE] * len(DOCKS)
    seen, now, cost = 0, 1 << start, 0
    while now:
        now = walked(now & ~seen, everywhere, seen)
        seen |= now
        for at in each(now):
            far[at] = cost
        now, cost = beside(now) & ~seen, cost + 1
    return tuple(far)


LEAST: tuple[tuple[int, ...], ...] = tuple(_least(at) for at in range(len(DOCKS)))
"""From dock to dock if a gondola waited at the end of every street: it never takes fewer points."""


@cache
def between(start: At, home: At, given: bool) -> Bits:
    """Where an obstacle can be in somebody's way home, or to the Doge's: all that is no detour."""
    found = 0
    for goal in (home,) if given else each(DOGE):
        for at in range(len(DOCKS)):
            shortest = DISTANCE[start][at] + DISTANCE[at][goal] == DISTANCE[start][goal]
            if shortest or LEAST[start][at] + LEAST[at][goal] <= POINTS:
                found |= 1 << at
    return found & ~(1 << start)


def doors(view: View, spot: Spot) -> Bits:
    """From which docks the figure at a spot can be met, as the ladies lie now."""
    theatre = board.theatre_at(spot)
    if theatre is not None:
        return bits(board.DOORS[theatre])
    at = NUMBER[view.ladies[spot]]
    if STREET[at] >= 0:
        return 1 << STREET[at]
    if 1 << at & DOGE and view.options.doge_swap == "on":
        return DOGE & ~(1 << at)
    return 0


def ahead(view: View, rival: Seat) -> At:
    """Where a rival will lie after her next turn, if she is going to the Doge's or home."""
    goals = 1 << HOME[rival] if view.jewels[rival] else DOGE
    taken = bits((*view.ladies, *view.empties))
    far, at = far_to(goals, taken), NUMBER[view.ladies[rival]]
    for _ in range(POINTS):
        on = [to for to in NEXT[at] if not taken >> to & 1]
        nearest = min(on, key=far.__getitem__, default=at)
        if far[nearest] >= far[at]:
            break
        at = nearest
    return at


def rivals(view: View, seat: Seat) -> list[Seat]:
    return [other for other in range(view.options.seats) if other != seat]
