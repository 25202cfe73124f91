"""Gondolas on the water and ladies in the streets (clauses 2.1 to 2.7), and what follows landing.

Landing at the Doge's leaves the jewel (4.1), landing at home shows the figure (5.1).
"""

from __future__ import annotations

from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat, ignore, put

from .board import AT_DOGE, AT_PALAZZO, NEXT, STREET, in_order, palazzo
from .events import EmptyGlided, Event, FigureShown, GameEnded, JewelLeft, LadyGlided, LadyWalked
from .model import Dock, Glide, OnTurn, Over, Rule, Sailing, Shown, State
from .path import tell_his_path
from .turns import end_turn


def occupied(state: State) -> set[Dock]:
    return {*state.ladies, *state.empties}


def glides(state: State, phase: Sailing) -> list[Glide]:
    """Every way to spend one point: first with one's own lady, then with an empty gondola."""
    found = glides_from(state, phase, state.ladies[phase.seat])
    for start in state.empties:
        found += glides_from(state, phase, start)
    return found


def glides_from(state: State, phase: Sailing, start: Dock) -> list[Glide]:
    """The same for one gondola, one's own or an empty one."""
    if not phase.points:
        return []
    taken = state.ladies + state.empties
    own = state.ladies[phase.seat]
    # Only where ruling R6 could apply is it asked: it is slow to answer.
    if start == own:
        return [
            glide
            for to in NEXT[start]
            if to not in taken
            and (
                (glide := Glide(start, to)).to not in AT_PALAZZO or not strands(state, phase, glide)
            )
        ]
    found = [Glide(start, to) for to in NEXT[start] if to not in taken]
    if own in AT_PALAZZO and must_leave(state, phase):
        return [glide for glide in found if not strands(state, phase, glide)]
    return found


def moved(state: State, phase: OnTurn, glide: Glide) -> State:
    """The gondolas after it and what is left of the turn, and nothing else."""
    if state.ladies[phase.seat] == glide.start:
        return replace(state, ladies=put(state.ladies, phase.seat, glide.to), phase=phase)
    docks = tuple([glide.to if dock == glide.start else dock for dock in state.empties])
    return replace(state, empties=in_order(docks), phase=phase)


# Ruling R6: where a lady may not stay


def may_stay(state: State, phase: OnTurn, dock: Dock, *, arrives: bool) -> bool:
    """Whether the lady may lie at a dock when her turn ends.

    At home she may unless she stayed there already, or if she shows her figure as she arrives.
    """
    if dock not in AT_PALAZZO:
        return True
    shows = arrives and state.jewels[phase.seat]
    return dock == palazzo(phase.seat) and (shows or not phase.stayed)


def must_leave(state: State, phase: OnTurn) -> bool:
    return not may_stay(state, phase, state.ladies[phase.seat], arrives=False)


def can_leave(state: State, phase: OnTurn) -> bool:
    """Whether the points left take her to a dock where she may stay.

    An empty gondola in her way can be moved first, and another in the way of that one. Who has
    a figure to show at home can also go next door and come back.
    """
    if not phase.points:
        return False
    taken, docks = occupied(state), NEXT[state.ladies[phase.seat]]
    for dock in reversed(docks):  # those that are no palazzi come last
        if dock not in taken and may_stay(state, phase, dock, arrives=True):
            return True
    empty = set(state.empties)
    exits = [dock for dock in docks if may_stay(state, phase, dock, arrives=True)]
    at_home = state.ladies[phase.seat] == palazzo(phase.seat)
    if phase.points > 1 and at_home and state.jewels[phase.seat] and not taken >= AT_PALAZZO:
        return True
    barred = [dock for dock in exits if dock in empty]
    if phase.points > 1 and any(not taken.issuperset(NEXT[dock]) for dock in barred):
        return True
    return phase.points > 2 and any(
        beyond in empty and not taken.issuperset(NEXT[beyond])
        for dock in barred
        for beyond in NEXT[dock]
    )


def may_end(state: State, phase: OnTurn) -> bool:
    return not must_leave(state, phase) or not can_leave(state, phase)


def strands(state: State, phase: Sailing, glide: Glide) -> bool:
    """Whether this glide takes her where she may not stay, or the last way out of there."""
    own = state.ladies[phase.seat]
    arrives = glide.start == own
    if may_stay(state, phase, glide.to if arrives else own, arrives=arrives):
        return False
    left = spent(phase)
    if can_leave(moved(state, left, glide), left):
        return False
    # Who could not leave before has nothing to lose, unless she comes here by herself.
    return arrives or can_leave(state, phase)


# What is done


def spent(phase: Sailing) -> Sailing:
    """One point less."""
    return Sailing(phase.seat, phase.points - 1, phase.stayed, phase.met, phase.looked)


def glide(state: State, phase: Sailing, move: Glide, emit: Emit[Event]) -> State:
    seat, left = phase.seat, spent(phase)
    own = state.ladies[seat] == move.start
    if emit is not ignore:
        told = LadyGlided if own else EmptyGlided
        rule = Rule.POINTS if own else Rule.OBSTACLES if move.to in AT_PALAZZO else Rule.SPLIT
        emit(told(seat=seat, start=move.start, to=move.to, rule=rule))
    state = moved(state, left, move)
    return landed(state, left, move.to, emit) if own else state


def landed(state: State, phase: Sailing, dock: Dock, emit: Emit[Event]) -> State:
    seat = phase.seat
    if dock in AT_DOGE and not state.jewels[seat] and state.options.jewel == "automatic":
        return give_jewel(state, seat, emit)
    if dock == palazzo(seat) and state.jewels[seat]:
        return show(state, phase, emit)
    return state


def give_jewel(state: State, seat: Seat, emit: Emit[Event]) -> State:
    rule = Rule.JEWEL if state.options.jewel == "automatic" else Rule.JEWEL_GIVEN
    emit(JewelLeft(seat=seat, rule=rule))
    return replace(state, jewels=put(state.jewels, seat, True))


def show(state: State, phase: Sailing, emit: Emit[Event]) -> State:
    """Clauses 5.1 and 5.2: the figure is turned over for all to see."""
    seat = phase.seat
    if state.casanova == seat:
        emit(FigureShown(seat=seat, casanova=True, lost=0, rule=Rule.HOME))
        tell_his_path(state, emit)
        emit(GameEnded(winners=(seat,), rule=Rule.HOME))
        return replace(state, phase=Over(seat))
    emit(FigureShown(seat=seat, casanova=False, lost=phase.points, rule=Rule.IN_VAIN))
    state = replace(state, log=(*state.log, Shown(state.round, seat)))
    return end_turn(state, seat, emit)


def can_walk(state: State, seat: Seat) -> bool:
    """Clause 2.5: an empty gondola must wait at the other end."""
    return STREET.get(state.ladies[seat]) in state.empties


def walk(state: State, seat: Seat, emit: Emit[Event]) -> State:
    start = state.ladies[seat]
    to = STREET[start]
    emit(LadyWalked(seat=seat, start=start, to=to, rule=Rule.WALK))
    docks = tuple([start if dock == to else dock for dock in state.empties])
    return replace(state, ladies=put(state.ladies, seat, to), empties=in_order(docks))
