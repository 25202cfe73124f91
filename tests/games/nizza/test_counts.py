"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games.nizza.model import Rope, State, Throwing
from tests.games.counts import Counts

from .positions import BY_EYE, NIZZA, ROPES, keeping, on, position, street, swimming, turn

LONG = (Rope(2, 740), *ROPES[1:])
POSITIONS: dict[str, State] = {
    "keeping": keeping(("walk", "rope", "swing", "ladder", "suitcase")),
    "one_die_rolls": position(Throwing(0, ("walk",) * 5, (3,), 2)),
    "ropes_and_ladders": turn(("ladder", "ladder"), on("h2_roof"), ropes=LONG),
    "swinging": turn(("swing", "walk"), on("h2_roof"), ropes=LONG),
    "by_eye": turn(("swing", "ladder"), on("h2_roof"), ropes=LONG, options=BY_EYE),
    "at_the_tools": turn(
        ("swing", "ladder", "suitcase"), on("red1"), ropes=(Rope(4, 740), *ROPES[1:])
    ),
    "in_the_street": turn(("walk", "parachute", "ladder"), street(7), street(7)),
    "in_the_water": turn(("ladder", "walk"), swimming(5)),
    "to_the_helicopter": turn(("ladder", "ladder", "suitcase"), on("yacht"), cases={0: "jewels"}),
}


class TestCounts(Counts):
    game = NIZZA
    positions = POSITIONS
    file = Path(__file__).parent / "counts.txt"
    deepest = 2
