"""Phase two: tiles are turned over one by one, and each canoe makes its move."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .board import GEM_INDEX, GEM_VALUE
from .events import (
    Event,
    GameEnded,
    GemStored,
    StoreFilled,
    TileTurned,
    WayToWin,
)
from .model import (
    CLOUD,
    Canoe,
    CanoeNumber,
    Clouding,
    Gem,
    Launching,
    Over,
    Paddle,
    Paddling,
    Pair,
    Place,
    Rule,
    State,
    Theft,
    Tile,
)
from .river import rise
from .routes import Fan, Route, fan
from .voyage import narrate


def next_turn(state: State, emit: Emit[Event]) -> State:
    """The next seat turns its tile over (clauses 3.1 and R12); after the last, the river rises."""
    seats = state.options.seats
    if state.turned == seats:
        ended = state.options.ending == "finish_round" and any(map(filled, state.stores))
        return finish_round(state, emit) if ended else rise(state, emit)
    seat = (state.lifebuoy + state.turned) % seats
    tile = state.laid[seat]
    assert tile is not None
    if emit is not ignore:
        emit(TileTurned(seat=seat, tile=tile, rule=Rule.ONE_BY_ONE))
    hand = state.hands[seat]
    at = hand.index(tile)
    return replace(
        state,
        hands=put(state.hands, seat, hand[:at] + hand[at + 1 :]),
        turned=state.turned + 1,
        phase=owed(state, seat, tile),
    )


def owed(state: State, seat: Seat, tile: Tile) -> Launching | Paddling | Clouding:
    """Clauses 3.2 to 3.4, R2 and 3.14: what a seat has to do with its tile."""
    if tile == CLOUD:
        return Clouding(seat)
    ashore: tuple[CanoeNumber, ...] = ()
    afloat: tuple[CanoeNumber, ...] = ()
    for number, canoe in enumerate(state.canoes[seat]):
        if canoe.place == "beach":
            ashore += (number,)
        elif canoe.place != "falls":
            afloat += (number,)
    if not afloat:
        return Launching(seat)
    return Paddling(seat, must=afloat, may=ashore, both=len(afloat) == 2)


def movable(state: State, phase: Launching | Paddling) -> tuple[CanoeNumber, ...]:
    """The canoes that the seat may move now."""
    if type(phase) is Paddling:
        return phase.must + phase.may
    pair = state.canoes[phase.seat]
    return tuple(number for number, canoe in enumerate(pair) if canoe.place == "beach")


def may_stay(state: State, phase: Launching | Paddling) -> bool:
    """Whether what waits on the beach may go on waiting (clauses 3.3 and R2)."""
    if type(phase) is Paddling:
        return not phase.must
    return state.options.launch == "may"


def fan_of(state: State, seat: Seat, number: CanoeNumber) -> Fan:
    """What this canoe could do with its owner's tile, as far as the canoe alone is concerned."""
    canoe, tile = state.canoes[seat][number], state.laid[seat]
    assert tile is not None
    return fan(number, canoe.place, canoe.gem, tile, state.options.loading)


def stocked(state: State, route: Route) -> bool:
    """Whether the sites hold the gems that a route would load."""
    return all(map(state.sites.__getitem__, route.needs))


def prey(state: State, seat: Seat, place: Place) -> Iterator[Theft]:
    """Rivals' loaded canoes on a disc (clauses 3.13 and R6)."""
    for rival, pair in enumerate(state.canoes):
        if rival != seat:
            for number, canoe in enumerate(pair):
                if canoe.place == place and canoe.gem is not None:
                    yield Theft(rival, number)


def with_canoe(
    canoes: tuple[Pair, ...], seat: Seat, number: CanoeNumber, canoe: Canoe
) -> tuple[Pair, ...]:
    """All canoes, with one of them exchanged."""
    pair = canoes[seat]
    return put(canoes, seat, (canoe, pair[1]) if number == 0 else (pair[0], canoe))


def paddle(state: State, seat: Seat, move: Paddle, emit: Emit[Event]) -> State:
    """One canoe's move, from its first point to its last."""
    to, cargo, rob = move.to, move.cargo, move.rob
    route = fan_of(state, seat, move.canoe).by_end[to, cargo]
    if emit is not ignore:
        narrate(state, seat, move, emit)
    canoes, sites, gem, landed = state.canoes, state.sites, route.gem, to == "beach"
    if rob is not None:
        gem = canoes[rob.seat][rob.canoe].gem
        canoes = with_canoe(canoes, rob.seat, rob.canoe, Canoe(to))
    canoes = with_canoe(canoes, seat, move.canoe, Canoe(to, None if landed else gem))
    if cargo:
        sites = tuple(map(int.__add__, sites, route.sites))
    state = replace(state, canoes=canoes, sites=sites)
    if landed and gem is not None:
        state = _store(state, seat, gem, emit)
        if type(state.phase) is Over:
            return state
    return _after_canoe(state, move.canoe, emit)


def _after_canoe(state: State, number: CanoeNumber, emit: Emit[Event]) -> State:
    phase = state.phase
    if type(phase) is Paddling:
        must = tuple([each for each in phase.must if each != number])
        may = tuple([each for each in phase.may if each != number])
        if must or may:
            return replace(state, phase=Paddling(phase.seat, must, may, phase.both))
    return next_turn(state, emit)


def _store(state: State, seat: Seat, gem: Gem, emit: Emit[Event]) -> State:
    """A gem is safe ashore (clause 3.12), which may be the end (clause 6.1)."""
    emit(GemStored(seat=seat, gem=gem, rule=Rule.LAND))
    index = GEM_INDEX[gem]
    before = state.stores[seat]
    store = put(before, index, before[index] + 1)
    state = replace(state, stores=put(state.stores, seat, store))
    if (way_to_win := filled(store)) is None or filled(before):
        return state
    emit(StoreFilled(seat=seat, way=way_to_win, rule=Rule.END))
    if state.options.ending == "finish_round":
        return state
    emit(GameEnded(winners=(seat,), rule=Rule.END))
    return replace(state, phase=Over((seat,)))


def filled(store: tuple[int, ...]) -> WayToWin | None:
    """The way to win that a store has met (clause 6.1), if any."""
    if 0 not in store:
        return "different"
    if max(store) >= 4:
        return "same"
    return "any" if sum(store) >= 7 else None


def finish_round(state: State, emit: Emit[Event]) -> State:
    """Ruling R11: of those who can win, the most gems, then the most valuable ones."""
    worth = {
        seat: (sum(store), sum(map(int.__mul__, store, GEM_VALUE)))
        for seat, store in enumerate(state.stores)
        if filled(store)
    }
    best = max(worth.values())
    winners = tuple(seat for seat, each in worth.items() if each == best)
    emit(GameEnded(winners=winners, rule=Rule.ENDING))
    return replace(state, phase=Over(winners))
