"""Where a turn can lead: every way of one's own gondola, and empty ones moved where it may help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.games.casanova.board import (
    AT_DOGE,
    AT_PALAZZO,
    NEXT,
    SPOT_OF,
    STREET,
    THEATRE_AT,
    in_order,
    palazzo,
)
from ludotheque.games.casanova.model import Dock, Glide, Move, Sailing, Spot, Walk

from .worth import Worth

NODES = 400
"""How many positions of a turn are looked at."""


class Node(NamedTuple):
    """A position within one's own turn, and how it came about."""

    dock: Dock
    empties: tuple[Dock, ...]
    points: int
    given: bool
    met: frozenset[Spot]
    """Who could be met on the way."""
    first: Move | None
    """The first step that leads here; None where the turn stands now."""
    steps: int
    pushed: int
    """How many of them moved an empty gondola."""


def positions(worth: Worth, phase: Sailing, *, pushes: bool) -> Iterator[Node]:
    """The nearest first. `pushes`: whether empty gondolas are moved, too."""
    view, seat = worth.view, phase.seat
    home = palazzo(seat)
    helpful = _helpful(worth) if pushes else frozenset()
    todo = [
        Node(
            view.ladies[seat],
            view.empties,
            phase.points,
            view.jewels[seat],
            frozenset(),
            None,
            steps=0,
            pushed=0,
        )
    ]
    seen: set[tuple[Dock, tuple[Dock, ...], int, bool, frozenset[Spot]]] = set()
    while todo:
        ring: list[Node] = []
        for node in todo:
            key = (node.dock, node.empties, node.points, node.given, node.met)
            if key in seen:
                continue
            if len(seen) == NODES:
                return
            seen.add(key)
            yield node
            shown = node.dock == home and node.given and node.first is not None
            if not shown:
                ring += _sailed(worth, phase, node)
                if pushes and node.points:
                    ring += _pushed(worth, node, helpful)
        # What one's own gondola does comes first: if there is no time for all, it is kept.
        todo = sorted(ring, key=lambda node: node.pushed)


def _sailed(worth: Worth, phase: Sailing, node: Node) -> Iterator[Node]:
    """By one's own gondola, or on foot."""
    end = STREET.get(node.dock)
    if end is not None and end in node.empties:
        others = [dock for dock in node.empties if dock != end]
        after = node._replace(empties=in_order((*others, node.dock)))
        yield _arrived(worth, phase, after, end, Walk())
    if node.points:
        taken = {*worth.others, *node.empties}
        after = node._replace(points=node.points - 1)
        for to in NEXT[node.dock]:
            if to not in taken:
                yield _arrived(worth, phase, after, to, Glide(node.dock, to))


def _arrived(worth: Worth, phase: Sailing, node: Node, dock: Dock, move: Move) -> Node:
    given = node.given or dock in AT_DOGE
    met = node.met.union(spot for spot in _meetable(worth, dock) if spot not in phase.met)
    return node._replace(
        dock=dock, given=given, met=met, first=node.first or move, steps=node.steps + 1
    )


def _meetable(worth: Worth, dock: Dock) -> Iterator[Spot]:
    """Whom one can meet at a dock, if it is any use."""
    for target in worth.targets:
        if any(dock == door for door, _ in target.ways):
            yield target.spot


def _helpful(worth: Worth) -> frozenset[Dock]:
    """Where an empty gondola hinders those who may have him."""
    found: set[Dock] = set()
    if worth.temper.spite:
        for rival in worth.foes:
            found.add(palazzo(rival))
            found.update(NEXT[worth.view.ladies[rival]])
    return frozenset(found)


def _pushed(worth: Worth, node: Node, helpful: frozenset[Dock]) -> Iterator[Node]:
    """Empty gondolas: out of the way, to where one could board them, or into a rival's way."""
    taken = {*worth.others, *node.empties, node.dock}
    near = NEXT[node.dock]
    wanted = {STREET[dock] for dock in (node.dock, *near) if dock in STREET} | helpful
    for start in node.empties:
        clears = start in near
        for to in NEXT[start]:
            if to in taken or not (to in wanted or (clears and to not in near)):
                continue
            others = [dock for dock in node.empties if dock != start]
            yield node._replace(
                empties=in_order((*others, to)),
                points=node.points - 1,
                first=node.first or Glide(start, to),
                steps=node.steps + 1,
                pushed=node.pushed + 1,
            )


def may_end(node: Node, phase: Sailing) -> bool:
    """Ruling R6, near enough: the first step of a plan is checked by the rules themselves."""
    if node.dock not in AT_PALAZZO:
        return True
    return node.dock == palazzo(phase.seat) and (node.given or not phase.from_home)


def theatre_spot(dock: Dock) -> Spot:
    return SPOT_OF[THEATRE_AT[dock]]
