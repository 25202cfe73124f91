"""Every "no" of Casanova, with its clause and the facts. Asked in the order a person would ask."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .board import AT_DOGE, NEXT, PLAIN, STREET, THEATRE_AT, palazzo, spots
from .meetings import across, theatre_spot
from .model import (
    THEATRES,
    Call,
    Decide,
    Deciding,
    Dock,
    DrawingLots,
    DrawLots,
    EndTurn,
    GiveJewel,
    Glide,
    Hide,
    Hiding,
    LookRound,
    Meet,
    MoorGondola,
    Move,
    OnTurn,
    Over,
    PlaceFigure,
    Placing,
    Rule,
    Sailing,
    State,
    Walk,
)
from .sailing import may_end, occupied, strands
from .setting import figures_to_place, gondolas_to_moor


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(Rule.DRAW if state.phase.winner is None else Rule.HOME, "game_over")
    if seat == NATURE:
        return _nature(state, move)
    if seat not in range(state.options.seats):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
    match move:
        case DrawLots():
            return Refusal(Rule.FIRST_PLAYER, "nature_draws_lots")
        case Hide():
            return Refusal(Rule.FIGURES, "nature_hides_him")
    match state.phase:
        case DrawingLots():
            return Refusal(Rule.FIRST_PLAYER, "lots_first")
        case Hiding():
            return Refusal(Rule.FIGURES, "he_hides_first")
        case Placing() as phase:
            return _turn(phase.seat, seat) or _placing(state, phase, move)
        case Sailing() as phase:
            return _turn(phase.seat, seat) or _sailing(state, phase, move)
        case Deciding() as phase:
            return _turn(phase.seat, seat) or _deciding(move)


def _nature(state: State, move: Move) -> Refusal | None:
    match move:
        case DrawLots():
            if not isinstance(state.phase, DrawingLots):
                return Refusal(Rule.FIRST_PLAYER, "lots_are_drawn")
            return _lots(state, move)
        case Hide(spot=spot):
            if not isinstance(state.phase, Hiding):
                return Refusal(Rule.FIGURES, "no_hiding_now")
            if spot not in spots(state.options.seats, state.theatres):
                return Refusal(Rule.FIGURES, "no_figure_there")
        case _:
            return Refusal(Rule.PLAYERS, "nature_is_no_player")
    return None


def _lots(state: State, move: DrawLots) -> Refusal | None:
    options = state.options
    if move.first not in range(options.seats):
        return Refusal(Rule.FIRST_PLAYER, "no_such_first_player", {"seats": options.seats})
    figures = figures_to_place(options) if options.placing == "lot" else 0
    theatres = tuple(theatre for theatre in THEATRES if theatre in move.theatres)
    if len(theatres) != figures or theatres != move.theatres:
        return Refusal(Rule.PLACING, "wrong_theatre_lots", {"figures": figures})
    gondolas = gondolas_to_moor(options) if options.placing != "players" else 0
    docks = tuple(dock for dock in PLAIN if dock in move.docks)
    if len(docks) != gondolas or docks != move.docks:
        return Refusal(Rule.PLACING, "wrong_dock_lots", {"gondolas": gondolas})
    return None


def _turn(turn: Seat, seat: Seat) -> Refusal | None:
    return None if turn == seat else Refusal(Rule.FIRST_PLAYER, "not_your_turn", {"turn": turn})


def _placing(state: State, phase: Placing, move: Move) -> Refusal | None:
    match move:
        case PlaceFigure(theatre=theatre):
            if not phase.figures:
                return Refusal(Rule.PLACING, "gondolas_now")
            if theatre in state.theatres:
                return Refusal(Rule.THEATRES, "theatre_is_taken", {"theatre": theatre})
        case MoorGondola(dock=dock):
            if not phase.gondolas:
                return Refusal(Rule.GONDOLAS, "gondolas_by_lot")
            if phase.figures:
                return Refusal(Rule.PLACING, "figures_first")
            if dock not in PLAIN:
                return Refusal(Rule.PLACING, "no_street_dock", {"dock": dock})
            if dock in state.empties:
                return Refusal(Rule.ONE_A_DOCK, "dock_is_taken", {"to": dock})
        case _:
            return Refusal(Rule.PLACING, "placing_first")
    return None


def _deciding(move: Move) -> Refusal | None:
    return None if isinstance(move, Decide) else Refusal(Rule.ONE_ANSWER, "answer_first")


def _sailing(state: State, phase: Sailing, move: Move) -> Refusal | None:
    match move:
        case Glide():
            return _glide(state, phase, move)
        case Walk():
            return _walk(state, phase.seat)
        case Meet(rival=rival):
            return _meet(state, phase, rival)
        case Call():
            return _call(state, phase)
        case LookRound():
            return _look_round(state, phase)
        case GiveJewel():
            return _give_jewel(state, phase.seat)
        case EndTurn():
            return _end_turn(state, phase)
        case Decide():
            return Refusal(Rule.ONE_ANSWER, "nobody_met")
    return Refusal(Rule.PLACING, "placing_is_over")


def _glide(state: State, phase: Sailing, move: Glide) -> Refusal | None:
    own = state.ladies[phase.seat]
    if move.start not in (own, *state.empties):
        if move.start not in state.ladies:
            return Refusal(Rule.SPLIT, "no_gondola_here", {"dock": move.start})
        rival = state.ladies.index(move.start)
        return Refusal(Rule.SPLIT, "rivals_gondola", {"dock": move.start, "rival": rival})
    if not phase.points:
        return Refusal(Rule.POINTS, "no_points_left")
    if move.to not in NEXT[move.start]:
        return Refusal(Rule.NO_PASSING, "not_the_next_dock", {"start": move.start, "to": move.to})
    if move.to in occupied(state):
        return Refusal(Rule.ONE_A_DOCK, "dock_is_taken", {"to": move.to})
    if strands(state, phase, move):
        if move.start != own:
            return Refusal(Rule.PALAZZI, "leave_first", {"dock": own})
        if move.to == palazzo(phase.seat):
            return Refusal(Rule.PALAZZI, "home_again", {"dock": move.to})
        return Refusal(Rule.PALAZZI, "no_way_on", {"to": move.to})
    return None


def _walk(state: State, seat: Seat) -> Refusal | None:
    start = state.ladies[seat]
    if start not in STREET:
        return Refusal(Rule.WALK, "no_street_here", {"dock": start})
    to: Dock = STREET[start]
    if to in state.ladies:
        rival = state.ladies.index(to)
        return Refusal(Rule.WALK, "gondola_is_hers", {"to": to, "rival": rival})
    if to not in state.empties:
        return Refusal(Rule.ABOARD, "no_gondola_there", {"to": to})
    return None


def _meet(state: State, phase: Sailing, rival: Seat) -> Refusal | None:
    seat = phase.seat
    if rival not in range(state.options.seats):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": rival})
    if rival == seat:
        return Refusal(Rule.OWN_FIGURE, "own_figure")
    facts: dict[str, int | str] = {"rival": rival}
    if state.ladies[seat] in AT_DOGE:
        if state.ladies[rival] not in AT_DOGE:
            return Refusal(Rule.LOOK_ROUND, "rival_not_at_the_doge", facts)
        if state.options.doge_swap == "off":
            return Refusal(Rule.AT_THE_DOGE, "only_looks_here")
    elif across(state, seat) != rival:
        return Refusal(Rule.MEET, "rival_not_across", facts)
    return Refusal(Rule.ONCE_A_TURN, "met_already", facts) if rival in phase.met else None


def _call(state: State, phase: Sailing) -> Refusal | None:
    dock = state.ladies[phase.seat]
    if dock not in THEATRE_AT:
        return Refusal(Rule.CALL, "no_theatre_here", {"dock": dock})
    facts: dict[str, int | str] = {"theatre": THEATRE_AT[dock]}
    spot = theatre_spot(state, phase.seat)
    if spot is None:
        return Refusal(Rule.THEATRES, "theatre_is_empty", facts)
    return Refusal(Rule.ONCE_A_TURN, "called_already", facts) if spot in phase.met else None


def _look_round(state: State, phase: Sailing) -> Refusal | None:
    if state.ladies[phase.seat] not in AT_DOGE:
        return Refusal(Rule.LOOK_ROUND, "not_at_the_doge", {"dock": state.ladies[phase.seat]})
    return Refusal(Rule.ONCE_A_TURN, "looked_already") if phase.looked else None


def _give_jewel(state: State, seat: Seat) -> Refusal | None:
    if state.jewels[seat]:
        return Refusal(Rule.JEWEL, "jewel_is_given")
    if state.ladies[seat] not in AT_DOGE:
        return Refusal(Rule.JEWEL, "jewel_not_here", {"dock": state.ladies[seat]})
    by_itself = state.options.jewel == "automatic"
    return Refusal(Rule.JEWEL_GIVEN, "jewel_on_docking") if by_itself else None


def _end_turn(state: State, phase: OnTurn) -> Refusal | None:
    if may_end(state, phase):
        return None
    dock = state.ladies[phase.seat]
    if dock == palazzo(phase.seat):
        return Refusal(Rule.PALAZZI, "leave_home", {"dock": dock})
    return Refusal(Rule.PALAZZI, "leave_palazzo", {"dock": dock})
