"""How far it is: along the water, round rivals, and on foot where a gondola waits."""

from __future__ import annotations

from collections.abc import Container, Iterable
from heapq import heappop, heappush
from typing import TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.casanova.board import (
    AT_DOGE,
    DOGE,
    DOORS,
    NEXT,
    ORDER,
    POINTS,
    STREET,
    palazzo,
    theatre_at,
)
from ludotheque.games.casanova.model import Dock, Spot, View

Far: TypeAlias = dict[Dock, float]
"""How many points it takes from each dock to somewhere."""


def far_to(
    goals: Iterable[Dock], in_the_way: Container[Dock] = (), boats: Container[Dock] = ()
) -> Far:
    """From every dock to the nearest goal. What lies in the way costs a point more to get past.

    A rival may have left by then, an empty gondola can be moved on for a point; but where one
    waits at the other end of a street (`boats`), the street costs nothing.
    """
    far: Far = {}
    now, soon, then = list(goals), list[Dock](), list[Dock]()
    cost = 0
    while now or soon:
        for dock in now:
            if dock in far:
                continue
            far[dock] = cost
            barred = dock in in_the_way or dock in boats
            (then if barred else soon).extend(NEXT[dock])
            if dock in boats and dock in STREET:
                now.append(STREET[dock])
        now, soon, then = soon, then, []
        cost += 1
    return far


def far_from(start: Dock, goals: Container[Dock], in_the_way: Container[Dock]) -> int:
    """How far it is from one dock to the nearest goal, reckoned alike."""
    seen: set[Dock] = set()
    now, soon = [start], list[Dock]()
    cost = 0
    while True:
        then: list[Dock] = []
        for dock in now:
            if dock in seen:
                continue
            seen.add(dock)
            if dock in goals:
                return cost
            for to in NEXT[dock]:
                if to not in seen:
                    (then if to in in_the_way else soon).append(to)
        now, soon = soon, then
        cost += 1


def in_reach(
    start: Dock, goals: Container[Dock], walls: Container[Dock], boats: Container[Dock]
) -> bool:
    """Whether a lady gets to a goal in one turn; empty gondolas can be moved, or boarded."""
    seen: set[Dock] = set()
    now, soon = [start], list[Dock]()
    for left in range(POINTS, -1, -1):
        then: list[Dock] = []
        for dock in now:
            if dock in seen:
                continue
            seen.add(dock)
            if dock in goals:
                return True
            end = STREET.get(dock)
            if end is not None and end in boats:
                now.append(end)
            if left:
                for to in NEXT[dock]:
                    if to not in seen and to not in walls:
                        (then if to in boats else soon).append(to)
        now, soon = soon, then
    return False


def way_to(goals: Iterable[Dock], walls: Container[Dock], boats: Container[Dock]) -> Far:
    """The same where gondolas bar the way for good, but those that wait at a street's end carry on.

    Docks from which no way leads there are left out.
    """
    far: Far = {}
    heap = [(0.0, ORDER[goal], goal) for goal in goals]
    heap.sort()
    while heap:
        cost, _, dock = heappop(heap)
        if dock in far:
            continue
        far[dock] = cost
        if dock in boats and dock in STREET:
            heappush(heap, (cost, ORDER[STREET[dock]], STREET[dock]))
        elif dock not in walls:
            for before in NEXT[dock]:
                heappush(heap, (cost + 1, ORDER[before], before))
    return far


def doors(view: View, spot: Spot) -> tuple[Dock, ...]:
    """From which docks the figure at a spot can be met, as the ladies lie now."""
    theatre = theatre_at(spot)
    if theatre is not None:
        return DOORS[theatre]
    dock = view.ladies[spot]
    if dock in STREET:
        return (STREET[dock],)
    if dock in AT_DOGE and view.options.doge_swap == "on":
        return tuple(molo for molo in DOGE if molo != dock)
    return ()


def ahead(view: View, rival: Seat) -> Dock:
    """Where a rival will lie after her next turn, if she is going to the Doge's or home."""
    goals: tuple[Dock, ...] = (palazzo(rival),) if view.jewels[rival] else DOGE
    taken = {*view.ladies, *view.empties}
    far, dock = far_to(goals, taken), view.ladies[rival]
    for _ in range(POINTS):
        on = [to for to in NEXT[dock] if to not in taken]
        nearest = min(on, key=far.__getitem__, default=dock)
        if far[nearest] >= far[dock]:
            break
        dock = nearest
    return dock


def rivals(view: View, seat: Seat) -> list[Seat]:
    return [other for other in range(view.options.seats) if other != seat]
