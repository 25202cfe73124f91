"""Whatever a move can get to, the list of all moves gets to: worked out anew with shapely."""

from __future__ import annotations

from math import dist
from random import Random

import pytest
from shapely import union_all
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from ludotheque.core.game import NATURE, ignore
from ludotheque.games.nizza.board import AREAS, BOARD, HOUSE, LAST_HOUSE, chimney_at
from ludotheque.games.nizza.field import all_left
from ludotheque.games.nizza.geometry import inside, ledge
from ludotheque.games.nizza.landing import ground, standing
from ludotheque.games.nizza.lattice import nearest
from ludotheque.games.nizza.model import (
    Aboard,
    Climb,
    EndTurn,
    High,
    Keeping,
    Move,
    Options,
    Pawn,
    Place,
    Rope,
    State,
    Street,
    Surface,
    Swing,
)

from .positions import BY_EYE, NIZZA, ROPES, on, play, turn, where

SHAPES: dict[str, Polygon] = {area.id: Polygon(area.polygon) for area in BOARD.surfaces}
SHAPES |= {f"street {n}": Polygon(each.polygon) for n, each in enumerate(BOARD.street, start=1)}
SLIVER = 2
"""A patch that is narrower than twice this need not be found,"""
GAP = 15
"""nor such a gap between pawns."""


def disc(x: int, y: int, length: int) -> BaseGeometry:
    return Dot(x, y).buffer(length, quad_segs=64)


def named(place: Place) -> str:
    assert isinstance(place, High | Street)
    return place.on if isinstance(place, High) else f"street {place.square}"


def listed(state: State, kind: type[Swing | Climb]) -> set[str]:
    moves = [move for move in NIZZA.moves(state, 0) if isinstance(move, kind)]
    assert len(moves) == len({(move.x, move.y) for move in moves})
    return {named(standing(move.x, move.y)) for move in moves}


def reached(state: State, kind: type[Swing | Climb]) -> BaseGeometry:
    """All points within reach, were there ground everywhere."""
    x, y = where(state.pawns[0].place)
    if kind is Climb:
        return disc(x, y, BOARD.ladder)
    chimneys = [Dot(at) for at in BOARD.chimneys]
    pawn = Dot(x, y)
    return union_all(
        [
            disc(*BOARD.chimneys[index], rope.length)
            for rope in state.ropes
            if pawn.distance(Dot(chimney_at(rope.chimney))) <= rope.length
            for index, chimney in enumerate(chimneys)
            if pawn.distance(chimney) <= rope.length
        ]
    )


def allowed(here: str, target: str, kind: type[Swing | Climb]) -> bool:
    """Clauses 3.3 and 4.5, ruling R15: where one may go, however near."""

    def last(name: str) -> bool:
        return name == "yacht" or any(HOUSE[each] == LAST_HOUSE for each in AREAS if each == name)

    if target == "yacht" and not last(here):
        return False
    if kind is Climb and here == "yacht":
        return last(target)
    return not (kind is Climb and here.startswith("street") and target.startswith("street"))


def scattered(rng: Random) -> State:
    """Pawns anywhere, often close together, and ropes on any chimneys."""
    places: list[High | Street] = []
    spots = [spot for area in BOARD.surfaces for spot in area.spots]
    spots += [
        spot for area in BOARD.surfaces if HOUSE[area.id] == LAST_HOUSE for spot in area.spots
    ]
    spots += [paving.middle for paving in BOARD.street]
    x, y = rng.choice(spots)
    options = Options(seats=6)
    while len(places) < options.seats:
        at = x + rng.randint(-500, 500), y + rng.randint(-500, 500)
        if ledge(*at) is None:
            continue
        place = standing(*at)
        crowd = [where(each) for each in places if isinstance(each, High)]
        if isinstance(place, Street) or all(dist(at, each) >= 120 for each in crowd):
            places.append(place)
    ropes = [Rope(rng.randint(1, 14), rope.length) for rope in ROPES]
    return turn(("swing", "ladder"), *places, options=options, ropes=ropes)


@pytest.mark.clause("nizza", "3.2", "3.3", "R3", "R17")
@pytest.mark.parametrize("seed", range(6))
def test_whatever_can_be_reached_is_listed(seed: int) -> None:
    rng = Random(seed)
    for _ in range(8):
        state = scattered(rng)
        here = named(state.pawns[0].place)
        held = here in AREAS and SHAPES["red1"].distance(Dot(where(state.pawns[0].place))) <= 60
        rivals = [pawn.place for pawn in state.pawns[1:] if isinstance(pawn.place, High)]
        crowd = union_all([disc(place.x, place.y, 2 * BOARD.pawn_radius) for place in rivals])
        for kind in (Swing, Climb):
            found, reach = listed(state, kind), reached(state, kind)
            for target, shape in SHAPES.items():
                patch = shape.intersection(reach)
                free = patch if target.startswith("street") else patch.difference(crowd)
                margin = SLIVER if free.equals(patch) else GAP
                tools_first = held and target != "red1"  # clause 4.1
                barred = tools_first or not allowed(here, target, kind)
                if barred or shape.disjoint(reach.buffer(1)):
                    assert target not in found, (kind, here, target)
                elif target != here and not free.buffer(-margin).is_empty:
                    assert target in found, (kind, here, target)


@pytest.mark.clause("nizza", "4.5")
@pytest.mark.parametrize("surface", ["h12_balcony", "h12_roof"])
def test_the_yacht_is_listed_wherever_the_ladder_reaches_it(surface: Surface) -> None:
    polygon = AREAS[surface].polygon
    deck = SHAPES["yacht"]
    xs, ys = zip(*polygon, strict=True)
    near = 0
    for x in range(min(xs), max(xs), 50):
        for y in range(min(ys), max(ys), 50):
            if inside(polygon, x, y):
                apart = deck.distance(Dot(x, y))
                found = "yacht" in listed(turn(("ladder",), High(x, y, surface)), Climb)
                near += found
                assert found == (apart <= BOARD.ladder) or abs(apart - BOARD.ladder) < SLIVER
    assert bool(near) == (surface == "h12_balcony")


@pytest.mark.clause("nizza", "4.5")
@pytest.mark.parametrize("length", BOARD.ropes)
def test_the_yacht_is_listed_for_the_two_longest_ropes(length: int) -> None:
    state = turn(("swing",), on("h12_roof"), ropes=(Rope(14, length), *ROPES[1:]))
    assert ("yacht" in listed(state, Swing)) == (length >= 720)


@pytest.mark.clause("nizza", "4.5", "5.1")
@pytest.mark.parametrize("options", [Options(seats=2), Options(seats=3, ropes="equal")])
def test_a_game_is_won_by_whoever_knows_only_the_list(options: Options) -> None:
    """The first seat plays the listed move that leaves it least to do; the others pass."""
    rng = Random(7)
    state = NIZZA.setup(options)
    while NIZZA.result(state) is None:
        (seat,) = NIZZA.awaited(state)
        if seat == NATURE:
            move = NIZZA.sample(state, seat, rng)
        else:
            moves = list(NIZZA.moves(state, seat))
            ends = [each for each in moves if isinstance(each, EndTurn)]
            if seat:
                move = (ends or moves)[0]
            elif isinstance(state.phase, Keeping) or rng.random() < 0.2:
                move = rng.choice(moves)
            else:
                some = [each for each in moves if each not in ends]
                rng.shuffle(some)
                move = min(some, key=lambda each: left(after(state, each).pawns[0]))
        state, _ = play(state, (seat, move))
        assert state.round < 200
    result = NIZZA.result(state)
    assert result
    assert result.winners == (0,)


def left(pawn: Pawn) -> int:
    """How far it still is, by the field: nobody is pushed here, so nobody swims."""
    place = pawn.place
    if isinstance(place, Aboard):
        return 0
    here = ground(place)
    assert here
    return all_left(pawn.case)[nearest(where(place), here)]


def after(state: State, move: Move) -> State:
    return NIZZA.apply(state, 0, move, ignore)


@pytest.mark.clause("nizza", "R8")
def test_by_eye_the_list_tells_nothing_of_reach() -> None:
    state = turn(("ladder", "swing"), on("h12_balcony", 2), options=BY_EYE)
    assert not listed(state, Climb) | listed(state, Swing)
