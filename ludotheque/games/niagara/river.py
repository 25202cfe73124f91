"""Phase three: the river moves, the lifebuoy passes, and a new round begins."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .board import GEM_INDEX, PUSH, alternating, carried, other
from .events import (
    CanoeFell,
    CanoeGivenBack,
    DiscPushed,
    Event,
    LifebuoyPassed,
    RiverRose,
    TilesTakenBack,
)
from .model import TILES, Canoe, Choosing, Flowing, Pair, Rule, Side, State


def speed(state: State) -> int:
    """Clauses 4.1 and R8, over the tiles that lie face up."""
    return max(lowest(face_up(state)) + state.weather, state.options.river_minimum)


def lowest(tiles: Iterable[int | None]) -> int:
    """The lowest number among the tiles; 0 if there is none."""
    return min((tile for tile in tiles if tile), default=0)


def face_up(state: State) -> tuple[int | None, ...]:
    """The laid tiles that everybody can see, by seat."""
    seats, turned, laid = state.options.seats, state.turned, state.laid
    if turned == 0:
        return (None,) * seats
    if turned == seats:
        return laid
    shown: list[int | None] = [None] * seats
    for place in range(state.lifebuoy, state.lifebuoy + turned):
        shown[place % seats] = laid[place % seats]
    return tuple(shown)


def rise(state: State, emit: Emit[Event]) -> State:
    """All canoes have moved: work the speed out, and let the river flow if no lot is needed."""
    discs, least = speed(state), lowest(state.laid)
    decided_by_minimum = not least or least + state.weather < discs
    emit(
        RiverRose(
            lowest=least,
            weather=state.weather,
            speed=discs,
            rule=Rule.SLOWEST if decided_by_minimum else Rule.SPEED,
        )
    )
    if state.options.fork == "random" and discs:
        return replace(state, phase=Flowing(discs))
    if state.fork is None:
        return flow(state, (), emit)
    fork = state.fork if discs % 2 == 0 else other(state.fork)
    return flow(replace(state, fork=fork), alternating(state.fork, discs), emit)


def flow(state: State, sides: tuple[Side, ...], emit: Emit[Event]) -> State:
    """Clauses 4.2 to 5.1: discs enter one by one and carry the canoes along."""
    if sides:
        if emit is not ignore:
            _narrate_flow(state, sides, emit)
        state = _carry(state, sides)
    canoes = state.canoes
    for seat, pair in enumerate(canoes):
        if pair[0].place == "falls" == pair[1].place:
            emit(CanoeGivenBack(seat=seat, canoe=0, rule=Rule.LAST_CANOE))
            canoes = put(canoes, seat, (Canoe(), pair[1]))
    return _next_round(state, canoes, emit)


def _carry(state: State, sides: tuple[Side, ...]) -> State:
    ends, sites = carried(sides), list(state.sites)
    canoes = []
    for pair in state.canoes:
        moved = []
        for canoe in pair:
            end = ends[canoe.place]
            if end == canoe.place:
                moved.append(canoe)
            elif end == "falls":
                if canoe.gem is not None:
                    sites[GEM_INDEX[canoe.gem]] += 1
                moved.append(Canoe("falls"))
            else:
                moved.append(Canoe(end, canoe.gem))
        canoes.append((moved[0], moved[1]))
    return replace(state, canoes=tuple(canoes), sites=tuple(sites))


def _narrate_flow(state: State, sides: tuple[Side, ...], emit: Emit[Event]) -> None:
    """Tell each disc, and each fall when it happens."""
    afloat: dict[tuple[Seat, int], Canoe] = {
        (seat, number): canoe
        for seat, pair in enumerate(state.canoes)
        for number, canoe in enumerate(pair)
        if canoe.place != "falls"
    }
    for side in sides:
        emit(DiscPushed(side=side, rule=Rule.FLOW))
        for (seat, number), canoe in tuple(afloat.items()):
            end = PUSH[side][canoe.place]
            afloat[seat, number] = replace(canoe, place=end)
            if end == "falls":
                emit(CanoeFell(seat=seat, canoe=number, gem=canoe.gem, rule=Rule.FALLS))
                del afloat[seat, number]


def _next_round(state: State, canoes: tuple[Pair, ...], emit: Emit[Event]) -> State:
    seats = state.options.seats
    lifebuoy = (state.lifebuoy + 1) % seats
    emit(LifebuoyPassed(seat=lifebuoy, round=state.round + 1, rule=Rule.LIFEBUOY))
    hands = state.hands
    if not hands[0]:
        emit(TilesTakenBack(rule=Rule.HAND))
        hands = (TILES,) * seats
    return replace(
        state,
        phase=Choosing(),
        round=state.round + 1,
        lifebuoy=lifebuoy,
        canoes=canoes,
        hands=hands,
        laid=(None,) * seats,
        turned=0,
    )
