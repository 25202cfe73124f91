"""A net of standing points over the board, and which of them a ladder, a rope or a step joins.

For routes and first guesses only: one may stand anywhere, and the rules know nothing of this net.
Sets of nodes are integers, a bit a node, so that a whole set is extended at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final, NamedTuple

from .board import BOARD, CHIMNEYS, HOUSE, LAST_HOUSE, SQUARES, Point, chimney_at
from .geometry import PANE, inside, ledge, touches
from .model import Ground

STEP = 100
"""Between two nodes of a surface, in tenths."""


class Node(NamedTuple):
    at: Point
    ground: Ground
    square: int
    """Of the street; 0 up high."""


def _nodes() -> Iterator[Node]:
    for area in BOARD.surfaces:
        xs, ys = [x for x, _ in area.polygon], [y for _, y in area.polygon]
        found = {
            (x, y)
            for x in range(min(xs) + STEP // 3, max(xs), STEP)
            for y in range(min(ys) + STEP // 3, max(ys), STEP)
            if inside(area.polygon, x, y)
        }
        yield from (Node(at, area.id, 0) for at in sorted({*found, *area.spots}))
    for square, paving in enumerate(BOARD.street, start=1):
        yield from (Node(spot, "street", square) for spot in paving.spots)


NODES: Final = tuple(_nodes())
assert all((here := ledge(*node.at)) and here.ground == node.ground for node in NODES)


def members(nodes: int) -> Iterator[int]:
    """The numbers of the nodes in a set."""
    while nodes:
        low = nodes & -nodes
        yield low.bit_length() - 1
        nodes ^= low


@lru_cache(maxsize=4096)
def listed(nodes: int) -> tuple[int, ...]:
    """The same, kept: what a rope or a ladder reaches is asked about again and again."""
    return tuple(members(nodes))


def nodes_of(*grounds: Ground) -> int:
    return sum(1 << number for number, node in enumerate(NODES) if node.ground in grounds)


STREET: Final = nodes_of("street")
YACHT: Final = nodes_of("yacht")
ALL: Final = (1 << len(NODES)) - 1
LAST: Final = sum(
    1 << number
    for number, node in enumerate(NODES)
    if node.ground != "street" and HOUSE[node.ground] == LAST_HOUSE
)


@cache
def _panes() -> dict[Point, tuple[tuple[int, int, int], ...]]:
    """The nodes of each pane of the board, with their bits, so that only a few are measured."""
    found: dict[Point, list[tuple[int, int, int]]] = {}
    for number, ((x, y), _, _) in enumerate(NODES):
        found.setdefault((x // PANE, y // PANE), []).append((x, y, 1 << number))
    return {pane: tuple(nodes) for pane, nodes in found.items()}


def around(at: Point, length: int) -> int:
    """The nodes that lie no farther than this from a point."""
    x, y = at
    squared = length * length
    panes, found = _panes(), 0
    for column in range((x - length) // PANE, (x + length) // PANE + 1):
        for row in range((y - length) // PANE, (y + length) // PANE + 1):
            for nx, ny, bit in panes.get((column, row), ()):
                dx, dy = nx - x, ny - y
                if dx * dx + dy * dy <= squared:
                    found |= bit
    return found


@lru_cache(maxsize=4096)  # pawns stand still for most of the game; likewise below
def climbable(at: Point, ground: Ground) -> int:
    """Where a ladder leads from a point (clauses 3.3 and 4.5)."""
    reached = around(at, BOARD.ladder)
    if ground == "street":
        return reached & ~STREET & ~YACHT
    if ground == "yacht":
        return reached & (YACHT | LAST)
    if HOUSE[ground] == LAST_HOUSE:
        return reached
    return reached & ~YACHT


@cache
def ladders() -> tuple[int, ...]:
    """Where a ladder leads from each node."""
    return tuple(climbable(node.at, node.ground) for node in NODES)


@cache
def steps() -> tuple[int, ...]:
    """Where a walk leads from each node."""
    squares = [
        sum(1 << number for number, node in enumerate(NODES) if node.square == square)
        for square in range(SQUARES + 2)
    ]
    return tuple(
        squares[node.square - 1 if node.square > 1 else SQUARES + 1] | squares[node.square + 1]
        if node.square
        else 0
        for node in NODES
    )


@cache
def swingable(chimney: int, length: int) -> int:
    """The nodes that a rope of this length on this chimney reaches."""
    return around(chimney_at(chimney), length)


@cache
def swings(length: int) -> tuple[int, ...]:
    """Where a rope that hangs within reach leads from each node, hung anew where one likes."""
    found = [0] * len(NODES)
    for chimney in range(1, CHIMNEYS + 1):
        reached = swingable(chimney, length)
        for number in members(reached):
            found[number] |= reached
    return tuple(
        reached if 1 << number & (LAST | YACHT) else reached & ~YACHT
        for number, reached in enumerate(found)
    )


@cache
def touching(surface: str) -> int:
    """The nodes from which a red terrace is touched."""
    assert surface in ("red1", "red2")
    return sum(
        1 << number
        for number, node in enumerate(NODES)
        if node.ground != "street" and touches("red1" if surface == "red1" else "red2", *node.at)
    )


@cache
def _by_ground() -> dict[Ground, tuple[int, ...]]:
    found: dict[Ground, list[int]] = {}
    for number, node in enumerate(NODES):
        found.setdefault(node.ground, []).append(number)
    return {ground: tuple(numbers) for ground, numbers in found.items()}


@lru_cache(maxsize=4096)
def nearest(at: Point, ground: Ground) -> int:
    """The node of the same ground that is nearest to a point."""
    x, y = at
    best, number = None, -1
    for each in _by_ground()[ground]:
        nx, ny = NODES[each].at
        squared = (nx - x) * (nx - x) + (ny - y) * (ny - y)
        if best is None or squared < best:
            best, number = squared, each
    return number
