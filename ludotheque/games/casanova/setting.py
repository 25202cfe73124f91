"""Before the first turn: lots, the figures of the theatres, the empty gondolas, and Casanova."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Emit, Seat

from .board import GONDOLAS, PLAIN, SPOT_OF, in_order, palazzo
from .events import CasanovaHidden, Event, FigurePlaced, FirstPlayerDrawn, GondolaMoored
from .model import (
    THEATRES,
    Dock,
    DrawingLots,
    DrawLots,
    Hide,
    Hiding,
    MoorGondola,
    Move,
    Options,
    PlaceFigure,
    Placing,
    Rule,
    State,
    Theatre,
)
from .turns import begin_turn


def figures_to_place(options: Options) -> int:
    return options.figures - options.seats


def gondolas_to_moor(options: Options) -> int:
    return GONDOLAS - options.seats


def set_up(options: Options) -> State:
    """Clause 1.3: each lady in her gondola, at her palazzo."""
    seats = options.seats
    return State(
        options=options,
        phase=DrawingLots(),
        round=1,
        first=0,
        ladies=tuple(palazzo(seat) for seat in range(seats)),
        empties=(),
        theatres=(),
        jewels=(False,) * seats,
        wakes=((),) * seats,
        log=(),
        casanova=None,
    )


def draw(options: Options, rng: Random) -> DrawLots:
    first = rng.randrange(options.seats)
    if options.placing == "players":
        return DrawLots(first)
    by_lot = figures_to_place(options) if options.placing == "lot" else 0
    theatres = rng.sample(THEATRES, by_lot)
    docks = tuple(rng.sample(PLAIN, gondolas_to_moor(options)))
    return DrawLots(first, _in_board_order(theatres), in_order(docks))


def _in_board_order(theatres: list[Theatre]) -> tuple[Theatre, ...]:
    return tuple(sorted(theatres, key=SPOT_OF.__getitem__))


def draw_lots(state: State, move: DrawLots, emit: Emit[Event]) -> State:
    emit(FirstPlayerDrawn(seat=move.first, rule=Rule.FIRST_PLAYER))
    for theatre in move.theatres:
        emit(FigurePlaced(seat=NATURE, theatre=theatre, rule=Rule.PLACING))
    for dock in move.docks:
        emit(GondolaMoored(seat=NATURE, dock=dock, rule=Rule.GONDOLAS))
    options = state.options
    figures = figures_to_place(options) - len(move.theatres)
    gondolas = gondolas_to_moor(options) - len(move.docks)
    return replace(
        state,
        first=move.first,
        phase=Placing(move.first, figures, gondolas) if figures else Hiding(),
        theatres=move.theatres,
        empties=move.docks,
    )


def placings(state: State, phase: Placing) -> list[Move]:
    """Ruling R7: the figures first, then the gondolas, on docks that streets begin at."""
    if phase.figures:
        return [PlaceFigure(theatre) for theatre in free_theatres(state)]
    return [MoorGondola(dock) for dock in free_docks(state)]


def free_theatres(state: State) -> list[Theatre]:
    return [theatre for theatre in THEATRES if theatre not in state.theatres]


def free_docks(state: State) -> list[Dock]:
    return [dock for dock in PLAIN if dock not in state.empties]


def place_figure(state: State, phase: Placing, move: PlaceFigure, emit: Emit[Event]) -> State:
    emit(FigurePlaced(seat=phase.seat, theatre=move.theatre, rule=Rule.PLACING))
    state = replace(state, theatres=_in_board_order([*state.theatres, move.theatre]))
    return _passed_on(state, replace(phase, figures=phase.figures - 1))


def moor_gondola(state: State, phase: Placing, move: MoorGondola, emit: Emit[Event]) -> State:
    emit(GondolaMoored(seat=phase.seat, dock=move.dock, rule=Rule.PLACING))
    state = replace(state, empties=in_order((*state.empties, move.dock)))
    return _passed_on(state, replace(phase, gondolas=phase.gondolas - 1))


def _passed_on(state: State, phase: Placing) -> State:
    if not (phase.figures or phase.gondolas):
        return replace(state, phase=Hiding())
    seat: Seat = (phase.seat + 1) % state.options.seats
    return replace(state, phase=replace(phase, seat=seat))


def hide(state: State, move: Hide, emit: Emit[Event]) -> State:
    """Clause 1.2. Figures are alike: it is the same whether he hides before they are placed."""
    emit(CasanovaHidden(rule=Rule.FIGURES))
    return begin_turn(replace(state, casanova=move.spot), state.first, emit)
