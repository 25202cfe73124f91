"""The river as a tree: the beach at its root, the falls below its leaves."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from .model import GEMS, SIDES, Gem, Place, Side

_BOARD: dict[str, Any] = json.loads(Path(__file__).with_name("board.json").read_text("utf-8"))

DOWN: dict[Place, tuple[Place, ...]] = {place: tuple(to) for place, to in _BOARD["down"].items()}
UP: dict[Place, Place] = {
    to: place for place, below in DOWN.items() for to in below if to != "falls"
}
SITE: dict[Place, Gem] = _BOARD["sites"]
"""The gem that lies beside a disc."""
GEMS_PER_SITE: int = _BOARD["gems_per_site"]
GEM_VALUE: tuple[int, ...] = tuple(_BOARD["gem_values"][gem] for gem in GEMS)
GEM_INDEX: dict[Gem, int] = {gem: index for index, gem in enumerate(GEMS)}
CALMEST: int = _BOARD["weather_track"][0]
WILDEST: int = _BOARD["weather_track"][-1]
WEATHER_START: int = _BOARD["weather_start"]
COST: dict[str, int] = _BOARD["costs"]


def _upstream(place: Place) -> tuple[Place, ...]:
    """From a place to the beach, both included."""
    return (place,) if place == "beach" else (place, *_upstream(UP[place]))


PLACES: tuple[Place, ...] = ("beach", *UP)
"""Where a canoe can be paddled to or from."""
DISTANCE: dict[Place, int] = {place: len(_upstream(place)) - 1 for place in PLACES}


@cache
def way(start: Place, to: Place) -> tuple[Place, ...] | None:
    """The places that a canoe touches, both ends included; None if it would have to turn round."""
    if to in _upstream(start):
        up = _upstream(start)
        return up[: up.index(to) + 1]
    if start in _upstream(to):
        down = _upstream(to)
        return down[: down.index(start) + 1][::-1]
    return None


def _push(side: Side) -> dict[Place, Place]:
    """Where one disc more carries what lies on each place: only one arm advances."""
    pushed: dict[Place, Place] = {"beach": "beach", "falls": "falls"}
    for place in UP:
        below = [to for to in DOWN[place] if len(DOWN[place]) == 1 or to.startswith(side)]
        in_other_arm = place[0] in SIDES and place[0] != side
        pushed[place] = place if in_other_arm else below[0]
    return pushed


PUSH: dict[Side, dict[Place, Place]] = {side: _push(side) for side in SIDES}


@cache
def carried(sides: tuple[Side, ...]) -> dict[Place, Place]:
    """Where everything ends when the discs that enter push these sides in turn."""
    now: dict[Place, Place] = {place: place for place in (*PLACES, "falls")}
    for side in sides:
        now = {place: PUSH[side][reached] for place, reached in now.items()}
    return now


def alternating(first: Side, discs: int) -> tuple[Side, ...]:
    """The sides that so many discs push when left and right take turns."""
    return tuple(first if disc % 2 == 0 else other(first) for disc in range(discs))


def other(side: Side) -> Side:
    return "R" if side == "L" else "L"
