"""Positions by literal, and a few words that let tests read like the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.casanova.board import AT_DOGE, PALAZZI, in_order
from ludotheque.games.casanova.events import Event
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import (
    THEATRES,
    Dock,
    Entry,
    Move,
    Options,
    Phase,
    Sailing,
    Spot,
    State,
    Theatre,
)

CASANOVA = Casanova()
THREE = Options(seats=3)
FIVE = Options(seats=5)

SIX = Options(seats=3, figures=6)
HOUSES: tuple[Theatre, ...] = ("San Cassiano", "San Giovanni Grisostomo", "San Moisè")
"""Three figures in theatres, three with ladies."""

Ply: TypeAlias = tuple[Seat, Move]
E = TypeVar("E")

HOME = PALAZZI
"""Seat n lives in palazzo n."""
SAN_CASSIANO, SAN_GIOVANNI, SAN_SAMUELE, SANT_ANGELO, SAN_LUCA, SAN_BENEDETTO, SAN_MOISE = range(
    5, 12
)
"""The spots in the theatres."""


def position(
    ladies: Mapping[Seat, Dock] | None = None,
    empties: Sequence[Dock] = (),
    *,
    options: Options = THREE,
    seat: Seat = 0,
    points: int = 3,
    casanova: Spot = SAN_MOISE,
    theatres: tuple[Theatre, ...] = THEATRES,
    jewels: Sequence[Seat] = (),
    stayed: bool = False,
    met: tuple[Spot, ...] = (),
    looked: bool = False,
    round: int = 2,  # noqa: A002
    first: Seat = 0,
    log: tuple[Entry, ...] = (),
    phase: Phase | None = None,
) -> State:
    """This seat's turn; whoever is not mentioned is at home. Gondolas without a part are left out.

    Who lies at the Doge's has left her jewel, unless that is for her to choose.
    """
    seats = range(options.seats)
    docks = tuple((ladies or {}).get(each, HOME[each]) for each in seats)
    assert len({*docks, *empties}) == len(docks) + len(empties), "a dock holds one gondola"
    by_itself = options.jewel == "automatic"
    visitors = [each for each in seats if by_itself and docks[each] in AT_DOGE]
    return State(
        options=options,
        phase=phase or Sailing(seat, points, stayed, met, looked),
        round=round,
        first=first,
        ladies=docks,
        empties=in_order(tuple(empties)),
        theatres=theatres,
        jewels=tuple(each in {*jewels, *visitors} for each in seats),
        wakes=((),) * options.seats,
        log=log,
        casanova=casanova,
    )


def known(log: tuple[Entry, ...], options: Options = SIX) -> State:
    """Six figures, and all that was seen of them."""
    return position({0: "Rialto"}, options=options, theatres=HOUSES, log=log)


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal, and listed; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = CASANOVA.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        listed = CASANOVA.moves(state, seat)
        assert move in listed or (seat == NATURE and not listed), f"{move} is not listed"
        state = CASANOVA.apply(state, seat, move, events.append)
    return state, events


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = CASANOVA.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    if NATURE <= seat < state.options.seats:
        assert move not in CASANOVA.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def sailing(state: State) -> Sailing:
    assert isinstance(state.phase, Sailing)
    return state.phase
