"""Counts: how many lines of so many plies lead on from a position, of the moves that are listed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.game import ignore
from ludotheque.games.nizza.model import Rope, State, Throwing

from .positions import BY_EYE, NIZZA, ROPES, keeping, on, position, street, swimming, turn

LONG = (Rope(2, 780), *ROPES[1:])
POSITIONS: dict[str, State] = {
    "keeping": keeping(("walk", "rope", "swing", "ladder", "suitcase")),
    "one_die_rolls": position(Throwing(0, ("walk",) * 5, (3,), 2)),
    "ropes_and_ladders": turn(("ladder", "ladder"), on("h2_roof"), ropes=LONG),
    "swinging": turn(("swing", "walk"), on("h2_roof"), ropes=LONG),
    "by_eye": turn(("swing", "ladder"), on("h2_roof"), ropes=LONG, options=BY_EYE),
    "in_the_street": turn(("walk", "parachute", "ladder"), street(7), street(7)),
    "in_the_water": turn(("ladder", "walk"), swimming(5)),
    "to_the_helicopter": turn(("ladder", "ladder", "suitcase"), on("yacht"), cases={0: "jewels"}),
}
COUNTS = Path(__file__).parent / "counts.txt"


def nodes(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        nodes(NIZZA.apply(state, seat, move, ignore), depth - 1)
        for seat in NIZZA.awaited(state)
        for move in NIZZA.moves(state, seat)
    )


def counts() -> list[tuple[str, int, int]]:
    """Lines of a name, a depth and a number of nodes."""
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    return [(name, int(depth), int(number)) for name, depth, number in rows]


@pytest.mark.parametrize(("name", "depth", "number"), counts())
def test_counts(name: str, depth: int, number: int) -> None:
    assert nodes(POSITIONS[name], depth) == number


def test_every_position_is_counted_to_depth_2() -> None:
    assert [(name, depth) for name, depth, _ in counts()] == [
        (name, depth) for name in POSITIONS for depth in (1, 2)
    ]
