"""The moves that can be listed; of those that are aimed, landings that are worth a thought."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, islice, product
from typing import Final, NamedTuple

from ludotheque.core.game import Seat

from .aims import held, hooks, point, usable
from .board import AREAS, BOARD, CHIMNEYS, SQUARES, Point, chimney_at
from .fringe import room, scan, shore
from .geometry import Ledge, Polygon, near, within
from .landing import landing
from .model import (
    DICE,
    SYMBOLS,
    BoardHelicopter,
    Climb,
    EndTurn,
    Ground,
    HangRope,
    High,
    KeepDice,
    Keeping,
    LeaveWater,
    Move,
    OpenSafe,
    PassDie,
    PlacePawn,
    Placing,
    Push,
    State,
    Street,
    Swing,
    TakeCase,
    Throw,
    ThrowAgain,
    Throwing,
    Using,
    Walk,
)
from .refusals import refusal
from .using import at_peace, squares_below, using_refusal


def offers(state: State, seat: Seat) -> list[Move]:
    match state.phase:
        case Placing():
            return [*places(state, seat)]
        case Keeping():
            return [KeepDice(), *again()]
        case Using() as phase:
            return [*_uses(state, phase)]
    raise AssertionError("nobody is awaited")


def places(state: State, seat: Seat) -> list[PlacePawn]:
    """The spots of the green terrace that are free; if pawns bar them all, one point that is.

    The terrace is too broad to be barred: each pawn reaches one of its long sides at most.
    """
    green = AREAS["green"]

    def free(points: Iterable[Point]) -> Iterator[PlacePawn]:
        moves = (PlacePawn(*at) for at in points)
        return (move for move in moves if refusal(state, seat, move) is None)

    return list(free(green.spots)) or list(islice(free(scan(green.polygon)), 1))


FEW = 2
"""How many dice have so few throws that they can be listed."""


def throws(state: State) -> list[Move]:
    """What Nature may throw, if that is at most two dice; else nothing."""
    phase = state.phase
    if not isinstance(phase, Throwing) or len(phase.again) > FEW:
        return []
    return [Throw(dice) for dice in product(SYMBOLS, repeat=len(phase.again))]


def again() -> list[Move]:
    dice = range(1, DICE + 1)
    return [ThrowAgain(some) for count in dice for some in combinations(dice, count)]


def _uses(state: State, phase: Using) -> Iterator[Move]:
    """A landing is judged as it is found; whatever else there is, here."""
    seat, stuck = phase.seat, held(state, phase)

    def allowed(moves: Iterable[Move]) -> Iterator[Move]:
        return (move for move in moves if using_refusal(state, phase, move) is None)

    for symbol in dict.fromkeys(phase.left):
        match symbol:
            case "rope":
                yield from allowed(_hangs(state))
            case "swing":
                yield from () if stuck else swings(state, seat)
            case "ladder":
                yield from allowed(_LADDERS)
                yield from () if stuck else climbs(state, seat)
            case "walk":
                yield from allowed(walks(state, seat))
            case "parachute":
                yield from allowed(pushes(state, seat))
            case "suitcase":
                yield from allowed(_CASES)
        yield PassDie(symbol)
    yield EndTurn()


_LADDERS: Final = (LeaveWater(), BoardHelicopter())
_CASES: Final = (TakeCase(), OpenSafe())


def _hangs(state: State) -> Iterator[Move]:
    for number, rope in enumerate(state.ropes):
        for chimney in (rope.chimney - 1, rope.chimney + 1):
            if 1 <= chimney <= CHIMNEYS:
                yield HangRope(number, chimney)


class Footing(NamedTuple):
    ledge: Ledge
    polygon: Polygon
    spots: tuple[Point, ...]
    corners: tuple[Point, Point]
    """Of the box around it."""

    def near(self, x: int, y: int, length: int) -> bool:
        """Whether it is at most so far away from a point; a look at the box spares most of them."""
        (left, top), (right, bottom) = self.corners
        return (
            left - length <= x <= right + length
            and top - length <= y <= bottom + length
            and near(self.polygon, x, y, length)
        )


def _footing(ledge: Ledge, polygon: Polygon, spots: tuple[Point, ...]) -> Footing:
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    return Footing(ledge, polygon, spots, ((min(xs), min(ys)), (max(xs), max(ys))))


FOOTINGS: Final = (
    *(_footing(Ledge(area.id), area.polygon, area.spots) for area in BOARD.surfaces),
    *(
        _footing(Ledge("street", square), paving.polygon, paving.spots)
        for square, paving in enumerate(BOARD.street, start=1)
    ),
)
"""All that one may land on."""


class Way(NamedTuple):
    """How one may get somewhere: so far from a centre, on a rope or up the ladder."""

    centre: Point
    length: int
    rope: tuple[int, int] | None = None
    """Which one, and the chimney that it hangs on."""

    def to(self, at: Point, ground: Ground) -> Swing | Climb:
        return Swing(*self.rope, *at, onto=ground) if self.rope else Climb(*at, onto=ground)


def swings(state: State, seat: Seat) -> Iterator[Swing | Climb]:
    """One way to each spot: with the rope that is hung anew as little as can be.

    By eye, whatever is listed would tell what reaches: nothing is.
    """
    place = state.pawns[seat].place
    if not isinstance(place, High | Street) or state.options.by_eye == "on":
        return
    pawn = point(place)
    ways: list[tuple[int, int]] = []
    for number in usable(state, pawn):
        ways += [(number, chimney) for chimney in hooks(pawn, state.ropes[number].length)]
    ways.sort(key=lambda way: state.ropes[way[0]].chimney != way[1])
    ropes = [Way(chimney_at(way[1]), state.ropes[way[0]].length, way) for way in ways]
    yield from _landings(state, seat, place, ropes)


def climbs(state: State, seat: Seat) -> Iterator[Swing | Climb]:
    place = state.pawns[seat].place
    if isinstance(place, High | Street) and state.options.by_eye == "off":
        yield from _landings(state, seat, place, [Way(point(place), BOARD.ladder)])


@lru_cache(maxsize=4096)
def _covered(centre: Point, length: int) -> dict[int, frozenset[Point]]:
    """The footings that come so near to a centre, by number, and which of their spots do.

    Ropes hang on a few chimneys, and a pawn that may climb stands still: kept, for it is slow.
    """
    return {
        number: frozenset([spot for spot in footing.spots if within(centre, spot, length)])
        for number, footing in enumerate(FOOTINGS)
        if footing.near(*centre, length)
    }


@lru_cache(maxsize=4096)
def _shore(number: int, centre: Point, length: int) -> tuple[Point, ...]:
    return shore(FOOTINGS[number].polygon, centre, length)


def _landings(
    state: State, seat: Seat, place: High | Street, ways: list[Way]
) -> Iterator[Swing | Climb]:
    """The spots that can be reached; where that is none of a surface or square, another point.

    So there is a move on to whatever can be reached at all.
    """
    here = Ledge("street", place.square) if isinstance(place, Street) else Ledge(place.on)
    standing = point(place)
    covers = [(way, _covered(way.centre, way.length)) for way in ways]
    for number in sorted(set[int]().union(*[cover for _, cover in covers])):
        footing = FOOTINGS[number]
        ledge = footing.ledge
        reaching = [(way, cover[number]) for way, cover in covers if number in cover]
        listed = ledge == here
        for spot in footing.spots:
            if spot == standing:
                continue
            for way, reached in reaching:
                if spot in reached:
                    move = way.to(spot, ledge.ground)
                    if landing(state, seat, place, move) is None:
                        listed = True
                        yield move
                    break
        if not listed:
            yield from islice(_between(state, seat, place, number, [w for w, _ in reaching]), 1)


def _between(
    state: State, seat: Seat, place: High | Street, number: int, ways: list[Way]
) -> Iterator[Swing | Climb]:
    """Landings beside the spots, if it is only for reach or for other pawns that there is none."""
    footing = FOOTINGS[number]
    ground = footing.ledge.ground
    barred = landing(state, seat, place, ways[0].to(footing.spots[0], ground))
    if barred is not None and barred.reason != "taken":
        return
    crowded = None
    for way in ways:
        for at in _shore(number, way.centre, way.length):
            move = way.to(at, ground)
            if landing(state, seat, place, move) is None:
                yield move
        if crowded is None:
            crowded = any(
                footing.near(pawn.place.x, pawn.place.y, 2 * BOARD.pawn_radius)
                for other, pawn in enumerate(state.pawns)
                if type(pawn.place) is High and other != seat
            )
        if crowded:
            for at in room(footing.polygon, way.centre, way.length):
                move = way.to(at, ground)
                if landing(state, seat, place, move) is None:
                    yield move


def walks(state: State, seat: Seat) -> Iterator[Walk]:
    place = state.pawns[seat].place
    if isinstance(place, Street):
        for square in (place.square - 1, place.square + 1):
            if 1 <= square <= SQUARES:
                yield from (Walk(*spot, square) for spot in BOARD.street[square - 1].spots)


def pushes(state: State, seat: Seat) -> Iterator[Push]:
    """By eye, all rivals that could be pushed if they were near enough."""
    for rival, pawn in enumerate(state.pawns):
        if rival != seat and not at_peace(pawn.place):
            yield from (Push(rival, square) for square in squares_below(pawn.place))
