"""A second opinion on what a canoe may do, written from the rulebook alone.

Slow and plain on purpose: it lists all conceivable moves and keeps those that the clauses allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal, get_args

from ludotheque.games.niagara.model import (
    GEMS,
    Disc,
    Gem,
    Handling,
    Paddle,
    Place,
    State,
    Theft,
)

STEM: tuple[Place, ...] = ("beach", "M1", "M2", "M3", "M4", "M5")
ARMS: tuple[tuple[Place, ...], ...] = ((*STEM, "L6", "L7"), (*STEM, "R6", "R7"))
SITE: dict[Place, Gem] = {
    "M3": "amethyst",
    "M4": "diamond",
    "M5": "amber",
    "L6": "sapphire",
    "R6": "sapphire",
    "L7": "ruby",
    "R7": "ruby",
}
PLACES: tuple[Place, ...] = get_args(Place)
DISCS: tuple[Disc, ...] = get_args(Disc)
ACTS: tuple[Literal["load", "unload", "exchange"], ...] = ("load", "unload", "exchange")
HANDLINGS = tuple(Handling(at, act) for at, act in product(DISCS, ACTS))
BESIDE_SITES = tuple(handling for handling in HANDLINGS if handling.at in SITE)


def way(start: Place, to: Place) -> list[Place] | None:
    """Every place of the move, both ends included; one direction, one arm (3.7, R4, R5)."""
    for arm in ARMS:
        if start in arm and to in arm:
            here, there = arm.index(start), arm.index(to)
            step = 1 if there >= here else -1
            return [arm[index] for index in range(here, there + step, step)]
    return None


def distance(place: Place) -> int:
    return max(arm.index(place) for arm in ARMS if place in arm)


def allows(state: State, seat: int, tile: int, move: Paddle) -> bool:
    """Whether this canoe, which has not moved yet, may make this move with the whole tile."""
    canoe = state.canoes[seat][move.canoe]
    if canoe.place == "falls" or (canoe.place == "beach" and move.to == "beach"):
        return False
    places = way(canoe.place, move.to)
    if places is None:
        return False
    points = len(places) - 1 + sum(4 if each.act == "exchange" else 2 for each in move.cargo)
    if points > tile or (points < tile and move.to != "beach"):  # 3.5, 3.12
        return False
    cargo = carried(state, canoe.gem, places, move)
    if cargo == "impossible":
        return False
    if move.rob is None:
        return True
    return robs(state, seat, places, cargo, move, move.rob)


def carried(
    state: State, gem: Gem | None, places: list[Place], move: Paddle
) -> Gem | Literal["impossible"] | None:
    """What is on board at the end (3.9, 3.10, 3.11, R1)."""
    sites = dict(zip(GEMS, state.sites, strict=True))
    if any(each.at not in places or each.at not in SITE for each in move.cargo):
        return "impossible"
    stops = [places.index(each.at) for each in move.cargo]
    if stops != sorted(set(stops)):
        return "impossible"
    if state.options.loading == "ends" and (
        len(stops) > 1 or any(stop not in (0, len(places) - 1) for stop in stops)
    ):
        return "impossible"
    for each in move.cargo:
        here = SITE[each.at]
        if each.act != "load":
            if gem is None or (each.act == "exchange" and gem == here):
                return "impossible"
            if each.act == "exchange" and sites[here] == 0:
                return "impossible"
            sites[gem] += 1
            gem = None
        if each.act != "unload":
            if gem is not None or sites[here] == 0:
                return "impossible"
            sites[here] -= 1
            gem = here
    return gem


def robs(
    state: State,
    seat: int,
    places: list[Place],
    cargo: Gem | None,
    move: Paddle,
    rob: Theft,
) -> bool:
    """Empty, upstream, at the end, from a rival's loaded canoe on that disc (3.13, R6)."""
    if rob.seat == seat or rob.seat not in range(state.options.seats) or move.to == "beach":
        return False
    if distance(places[-1]) >= distance(places[0]):
        return False
    if cargo is not None or any(each.at == places[-1] for each in move.cargo):
        return False
    victim = state.canoes[rob.seat][rob.canoe]
    return victim.place == move.to and victim.gem is not None


def conceivable(*, pairs: bool = False, thefts: tuple[Theft, ...] = ()) -> Iterator[Paddle]:
    """All moves of canoe 0 (three handlings, on three discs, never fit into six points)."""
    cargoes: list[tuple[Handling, ...]] = [(), *((each,) for each in HANDLINGS)]
    if pairs:
        cargoes += product(BESIDE_SITES, repeat=2)
    for to, cargo, rob in product(PLACES, cargoes, (None, *thefts)):
        yield Paddle(0, to, cargo, rob)
