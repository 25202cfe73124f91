"""Where a turn can lead: every way of one's own gondola, and empty ones moved where it may help."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.games.casanova.board import DOCKS, SPOT_OF, THEATRE_AT
from ludotheque.games.casanova.model import Dock, Glide, Move, OnTurn, Spot, Walk

from .chart import BESIDE, DOGE, HOME, NEXT, NUMBER, PALAZZI, STREET, At, Bits, bits, each
from .worth import Worth

NODES = 400
"""How many positions of a turn are looked at."""
PATIENCE = 20
"""For so many rounds one bars the way of others; then a night has been long enough."""


class Node(NamedTuple):
    """A position within one's own turn, and how it came about."""

    dock: At
    empties: Bits
    points: int
    given: bool
    met: int
    """Who could be met on the way: the bits of spots."""
    first: Move | None
    """The first step that leads here; None where the turn stands now."""
    steps: int
    pushed: int
    """How many of them moved an empty gondola."""


def now(worth: Worth, phase: OnTurn) -> Node:
    """Where the turn stands."""
    view, seat = worth.view, phase.seat
    empties, given = bits(view.empties), view.jewels[seat]
    return Node(NUMBER[view.ladies[seat]], empties, phase.points, given, 0, None, 0, 0)


def positions(
    worth: Worth, phase: OnTurn, *, pushes: bool, start: Node | None = None
) -> Iterator[Node]:
    """The nearest first. `pushes`: whether empty gondolas are moved, too."""
    home = HOME[phase.seat]
    helpful = _helpful(worth) if pushes else 0
    meetable = _meetable(worth, phase)
    todo = [start or now(worth, phase)]
    seen: set[tuple[object, ...]] = set()
    while todo:
        ring: list[Node] = []
        for node in todo:
            key = node[:5]
            if key in seen:
                continue
            if len(seen) == NODES:
                return
            seen.add(key)
            yield node
            if node.dock == home and node.given and node.first is not None:
                continue  # shown
            _sail(worth, meetable, node, ring)
            if pushes and node.points:
                _push(worth, node, helpful, ring)
        # What one's own gondola does comes first: if there is no time for all, it is kept.
        todo = sorted(ring, key=_pushed_before)


def _pushed_before(node: Node) -> int:
    return node.pushed


def _sail(worth: Worth, meetable: list[int], node: Node, ring: list[Node]) -> None:
    """By one's own gondola, or on foot."""
    dock, empties, points, given, met, first, steps, pushed = node
    end = STREET[dock]
    if end >= 0 and empties >> end & 1:
        after = empties & ~(1 << end) | 1 << dock
        move = first or Walk()
        ring.append(Node(end, after, points, given, met | meetable[end], move, steps + 1, pushed))
    if points:
        taken = worth.walls | empties
        for to in NEXT[dock]:
            if not taken >> to & 1:
                paid = given or bool(DOGE >> to & 1)
                seen = met | meetable[to]
                move = first or Glide(DOCKS[dock], DOCKS[to])
                ring.append(Node(to, empties, points - 1, paid, seen, move, steps + 1, pushed))


def _meetable(worth: Worth, phase: OnTurn) -> list[int]:
    """By dock, whom one can meet there, if it is any use."""
    found = [0] * len(DOCKS)
    for target in worth.targets:
        if target.spot not in phase.met:
            for door, _ in target.ways:
                found[door] |= 1 << target.spot
    return found


def _helpful(worth: Worth) -> Bits:
    """Where an empty gondola hinders those who may have him."""
    found = 0
    if worth.temper.spite and worth.view.round <= PATIENCE:
        for rival in worth.foes:
            found |= 1 << HOME[rival] | BESIDE[worth.ladies[rival]]
    return found


def _push(worth: Worth, node: Node, helpful: Bits, ring: list[Node]) -> None:
    """Empty gondolas: out of the way, to where one could board them, or into a rival's way."""
    dock, empties, points, given, met, first, steps, pushed = node
    free = ~(worth.walls | empties | 1 << dock)
    near, wanted = BESIDE[dock], helpful
    for at in (dock, *NEXT[dock]):
        if STREET[at] >= 0:
            wanted |= 1 << STREET[at]
    for start in each(empties):
        clears = near >> start & 1
        for to in each(BESIDE[start] & free & (wanted | ~near if clears else wanted)):
            after = empties & ~(1 << start) | 1 << to
            move = first or Glide(DOCKS[start], DOCKS[to])
            ring.append(Node(dock, after, points - 1, given, met, move, steps + 1, pushed + 1))


def may_end(node: Node, phase: OnTurn) -> bool:
    """Ruling R6, near enough: the first step of a plan is checked by the rules themselves."""
    if not PALAZZI >> node.dock & 1:
        return True
    return node.dock == HOME[phase.seat] and (node.given or not phase.stayed)


def theatre_spot(dock: Dock) -> Spot:
    return SPOT_OF[THEATRE_AT[dock]]
