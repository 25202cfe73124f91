"""What the end of a turn is worth: the share of the win, in all the worlds that one believes in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ludotheque.bots.thinking import Sparse, softmax

from .chart import HOME
from .turn import Node
from .worth import EVERYWHERE, LATER, Bearings, Worth, haunt

RESTLESS = 0.03
"""What every turn costs that one stays where one was: those who wait for each other wait long."""
NEVER = 1e-9


class Ending(NamedTuple):
    """How a turn ends in some of the worlds."""

    chance: float
    worlds: int
    """Where Casanova is in them: the bits of spots."""
    rows: list[Sparse] | None
    """The features of each seat; None where the game is won."""


def endings(worth: Worth, node: Node) -> Iterator[Ending]:
    """Whom she could meet on the way she has met by then, and knows what she has."""
    seat, belief, depth = worth.seat, worth.belief, worth.temper.foresight
    dock, empties, given, met = node.dock, node.empties, node.given, node.met
    shown = given and dock == HOME[seat] and node.first is not None
    if not (met or shown):
        standing = Bearings(belief[seat], worth.tour(dock, given, True, 0, depth))
        yield Ending(1.0, EVERYWHERE, worth.rows(dock, empties, given, standing))
        return
    looked, caught = met | 1 << seat, 0.0
    for spot, chance in enumerate(belief):
        if looked >> spot & 1:
            caught += chance
    if caught:
        rows = None
        if not shown:
            standing = Bearings(1.0, LATER[worth.rest(dock, given)], EVERYWHERE)
            rows = worth.rows(dock, empties, given, standing)
        yield Ending(caught, looked, rows)
    missed = 1 - caught
    if missed > NEVER:
        promise = worth.tour(dock, given, False, met, depth) / missed
        standing = Bearings(0.0, promise, looked, 1 / missed)
        rows = worth.rows(dock, empties, given, standing)
        yield Ending(missed, EVERYWHERE & ~looked, rows)


def share(worth: Worth, node: Node) -> float:
    """What one may hope for, if the turn ends here."""
    key = (node.dock, node.empties, node.given, node.met, node.first is None)
    known = worth.shares.get(key)
    if known is None:
        known = worth.shares[key] = _share(worth, node)
    return known


def _share(worth: Worth, node: Node) -> float:
    logit, value = worth.values.logit, 0.0
    for ending in endings(worth, node):
        if ending.rows is None:
            value += ending.chance
        else:
            value += ending.chance * softmax([logit(row) for row in ending.rows])[worth.seat]
    return value - RESTLESS * worth.waited if haunt(node.dock) == worth.before else value
