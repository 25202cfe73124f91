"""Under the cloaks: meetings, theatres, the Doge's docks (clauses 3.1 to 3.5)."""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat

from .board import AT_DOGE, SPOT_OF, STREET, THEATRE_AT
from .events import (
    AnswerNoted,
    Event,
    FiguresSeen,
    LadiesMet,
    LookedRound,
    NecklacesHandled,
    RoundSeen,
    TheatreCalled,
)
from .model import (
    NOBODY,
    Call,
    Deciding,
    Found,
    Looked,
    LookRound,
    Meet,
    Met,
    Move,
    Rule,
    Sailing,
    Spot,
    State,
)


def meetings(state: State, phase: Sailing) -> list[Move]:
    """Whom the lady can meet where she lies, each once a turn (ruling R2)."""
    found: list[Move] = []
    seat, ladies = phase.seat, state.ladies
    dock = ladies[seat]
    if dock in AT_DOGE:
        if state.options.doge_swap == "on":
            found += [Meet(rival) for rival in at_doge(state) if rival not in (seat, *phase.met)]
        if not phase.looked:
            found.append(LookRound())
        return found
    if dock in STREET:
        rival = across(state, seat)
        if rival is not None and rival not in phase.met:
            found.append(Meet(rival))
        spot = theatre_spot(state, seat)
        if spot is not None and spot not in phase.met:
            found.append(Call())
    return found


def at_doge(state: State) -> tuple[Seat, ...]:
    """The ladies who lie at the Doge's docks."""
    return tuple(seat for seat, dock in enumerate(state.ladies) if dock in AT_DOGE)


def across(state: State, seat: Seat) -> Seat | None:
    """The rival who lies at the other end of one's street."""
    end = STREET.get(state.ladies[seat])
    return state.ladies.index(end) if end in state.ladies else None


def theatre_spot(state: State, seat: Seat) -> Spot | None:
    """The figure in the theatre of one's street."""
    theatre = THEATRE_AT.get(state.ladies[seat])
    return SPOT_OF[theatre] if theatre in state.theatres else None


def meet(state: State, phase: Sailing, rival: Seat, emit: Emit[Event]) -> State:
    at_the_doge = state.ladies[phase.seat] in AT_DOGE
    rule = Rule.AT_THE_DOGE if at_the_doge else Rule.MEET
    emit(LadiesMet(seat=phase.seat, rival=rival, rule=rule))
    return _face_to_face(state, phase, rival, rule, emit)


def call(state: State, phase: Sailing, emit: Emit[Event]) -> State:
    theatre = THEATRE_AT[state.ladies[phase.seat]]
    emit(TheatreCalled(seat=phase.seat, theatre=theatre, rule=Rule.CALL))
    return _face_to_face(state, phase, SPOT_OF[theatre], Rule.CALL, emit)


def _face_to_face(state: State, phase: Sailing, spot: Spot, rule: Rule, emit: Emit[Event]) -> State:
    """She looks under both figures, and now owes an answer."""
    seat = phase.seat
    found = sight(state.casanova, seat, spot)
    emit(FiguresSeen(seat=seat, found=found, rule=rule, only=(seat,)))
    deciding = Deciding(
        seat,
        phase.points,
        phase.stayed,
        (*phase.met, spot),
        phase.looked,
        spot=spot,
    )
    entry = Met(state.round, seat, spot, found, None)
    return replace(state, phase=deciding, log=(*state.log, entry))


def sight(casanova: Spot | None, seat: Seat, spot: Spot) -> Found:
    return "own" if casanova == seat else "other" if casanova == spot else "neither"


def swapped(place: Spot, seat: Seat, spot: Spot) -> Spot:
    """Where an exchange between two figures takes Casanova."""
    return spot if place == seat else seat if place == spot else place


def decide(state: State, phase: Deciding, exchange: bool, emit: Emit[Event]) -> State:
    """Ruling R8: one answer, which leaves the same trace whichever it is."""
    seat, spot = phase.seat, phase.spot
    emit(NecklacesHandled(seat=seat, rule=Rule.ONE_ANSWER))
    emit(AnswerNoted(seat=seat, exchanged=exchange, rule=Rule.SECRET, only=(seat,)))
    met = state.log[-1]
    assert isinstance(met, Met)
    assert state.casanova is not None
    casanova = swapped(state.casanova, seat, spot) if exchange else state.casanova
    sailing = Sailing(seat, phase.points, phase.stayed, phase.met, phase.looked)
    log = (*state.log[:-1], replace(met, exchanged=exchange))
    return replace(state, phase=sailing, log=log, casanova=casanova)


def look_round(state: State, phase: Sailing, emit: Emit[Event]) -> State:
    """Clause 3.4: under every figure at the Doge's docks, one's own included (ruling R3)."""
    seat, there = phase.seat, at_doge(state)
    found = state.casanova if state.casanova in there else None
    emit(LookedRound(seat=seat, rule=Rule.LOOK_ROUND))
    emit(RoundSeen(seat=seat, found=found, rule=Rule.LOOK_ROUND, only=(seat,)))
    entry = Looked(state.round, seat, there, NOBODY if found is None else found)
    return replace(state, phase=replace(phase, looked=True), log=(*state.log, entry))
