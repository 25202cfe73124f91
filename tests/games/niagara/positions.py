"""Positions by literal, and a few words that let tests read like the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.niagara.events import Event
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import (
    GEMS,
    TILES,
    Canoe,
    Choosing,
    Clouding,
    Disc,
    Flow,
    Gem,
    Handling,
    Lay,
    Move,
    MoveWeather,
    Options,
    Paddling,
    Phase,
    Side,
    State,
    Stay,
    Tile,
)

NIAGARA = Niagara()
THREE = Options(seats=3)
ANYWHERE = Options(seats=3, loading="anywhere")

Canoes: TypeAlias = tuple[Canoe, Canoe]
Ply: TypeAlias = tuple[Seat, Move]
Store: TypeAlias = tuple[int, ...]
E = TypeVar("E")

ASHORE = Canoe()
FALLEN = Canoe("falls")
HOME: Canoes = (ASHORE, ASHORE)


def store(
    *, amethyst: int = 0, diamond: int = 0, amber: int = 0, sapphire: int = 0, ruby: int = 0
) -> Store:
    return (amethyst, diamond, amber, sapphire, ruby)


def without(*tiles: Tile) -> tuple[Tile, ...]:
    """A hand that misses these tiles."""
    return tuple(tile for tile in TILES if tile not in tiles)


def position(
    *,
    options: Options = THREE,
    phase: Phase | None = None,
    played: Sequence[Tile] = (),
    lifebuoy: Seat = 0,
    weather: int = 0,
    fork: Side = "L",
    stores: Mapping[Seat, Store] | None = None,
    canoes: Mapping[Seat, Canoes] | None = None,
    hands: Mapping[Seat, tuple[Tile, ...]] | None = None,
    laid: Mapping[Seat, Tile] | None = None,
    buy_backs: Mapping[Seat, Gem] | None = None,
    turned: int = 0,
) -> State:
    """All seats have played the tiles `played` in this series of seven; no gem is ever lost."""
    seats = range(options.seats)
    afloat = tuple((canoes or {}).get(seat, HOME) for seat in seats)
    ashore = tuple((stores or {}).get(seat, store()) for seat in seats)
    down = tuple((laid or {}).get(seat) for seat in seats)
    face_up = [(lifebuoy + step) % options.seats for step in range(turned)]
    held: list[tuple[Tile, ...]] = []
    for seat in seats:
        tile = down[seat] if seat in face_up else None
        out = tuple(played) if tile is None else (*played, tile)
        hand = (hands or {}).get(seat, without(*out))
        assert len(hand) == 7 - len(out), f"seat {seat} has played {len(out)} tiles"
        held.append(hand)
    sites = tuple(
        7
        - sum(each[index] for each in ashore)
        - sum(canoe.gem == gem for pair in afloat for canoe in pair)
        for index, gem in enumerate(GEMS)
    )
    assert min(sites) >= 0, "there are seven gems of each colour"
    return State(
        options=options,
        phase=phase or Choosing(),
        round=len(played) + 1,
        lifebuoy=lifebuoy,
        weather=weather,
        fork=fork if options.fork == "alternate" else None,
        sites=sites,
        stores=ashore,
        canoes=afloat,
        hands=tuple(held),
        laid=down,
        buy_backs=tuple((buy_backs or {}).get(seat) for seat in seats),
        turned=turned,
    )


def turn(
    tile: Tile,
    *mine: Canoe,
    options: Options = THREE,
    weather: int = 0,
    fork: Side = "L",
    rivals: Mapping[Seat, Canoes] | None = None,
    tiles: Mapping[Seat, Tile] | None = None,
    stores: Mapping[Seat, Store] | None = None,
) -> State:
    """Seat 0 holds the lifebuoy and turns this tile over; the others laid theirs (or a 6)."""
    first, second = mine
    state = position(
        options=options,
        weather=weather,
        fork=fork,
        canoes={**(rivals or {}), 0: (first, second)},
        stores=stores,
    )
    laid = {**dict.fromkeys(range(options.seats), 6), **(tiles or {}), 0: tile}
    state, _ = play(state, *((seat, Lay(laid[seat])) for seat in range(options.seats)))
    return state


def eve(
    *,
    tiles: Sequence[Tile] = (3, 3, 3),
    canoes: Mapping[Seat, Canoes] | None = None,
    options: Options = THREE,
    weather: int = 0,
    fork: Side = "L",
    lifebuoy: Seat = 0,
    played: Sequence[Tile] = (),
    stores: Mapping[Seat, Store] | None = None,
) -> State:
    """The last seat of the round has moved what it must: its `Stay` lets the river flow."""
    last = (lifebuoy - 1) % options.seats
    moored: Canoes = (Canoe("M1"), ASHORE)
    return position(
        options=options,
        phase=Paddling(seat=last, must=(), may=(1,)),
        played=played,
        lifebuoy=lifebuoy,
        weather=weather,
        fork=fork,
        stores=stores,
        canoes={last: moored, **(canoes or {})},
        laid=dict(enumerate(tiles)),
        turned=options.seats,
    )


def clouds(*, weather: int, options: Options = THREE) -> State:
    """Only clouds were played, and the last seat is about to move the weather."""
    seats = options.seats
    return position(
        options=options,
        phase=Clouding(seat=seats - 1),
        weather=weather,
        laid=dict.fromkeys(range(seats), 0),
        turned=seats,
    )


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal, and listed; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = NIAGARA.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        assert move in NIAGARA.moves(state, seat), f"seat {seat}: {move} is not listed"
        state = NIAGARA.apply(state, seat, move, events.append)
    return state, events


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = NIAGARA.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    if seat == NATURE or 0 <= seat < state.options.seats:
        assert move not in NIAGARA.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def flow(state: State, *sides: Side) -> tuple[State, list[Event]]:
    """End phase two of an `eve`. Sides are given where Nature splits the river."""
    plies: list[Ply] = [((state.lifebuoy - 1) % state.options.seats, Stay())]
    if sides:
        plies.append((NATURE, Flow(sides)))
    return play(state, *plies)


def weather(by: int) -> MoveWeather:
    return MoveWeather(by=1 if by > 0 else -1)


def gems_everywhere(state: State) -> tuple[int, ...]:
    """How many gems of each colour there are, wherever they are."""
    return tuple(
        state.sites[index]
        + sum(each[index] for each in state.stores)
        + sum(canoe.gem == gem for pair in state.canoes for canoe in pair)
        for index, gem in enumerate(GEMS)
    )


def load(at: Disc) -> Handling:
    return Handling(at, "load")


def unload(at: Disc) -> Handling:
    return Handling(at, "unload")


def exchange(at: Disc) -> Handling:
    return Handling(at, "exchange")
