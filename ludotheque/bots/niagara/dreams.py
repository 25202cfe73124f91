"""Worlds behind a view of Niagara, and how a move goes on in one of them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludotheque.core.game import Seat
from ludotheque.games.niagara.board import GEM_INDEX
from ludotheque.games.niagara.canoes import fan_of
from ludotheque.games.niagara.imagine import imagine
from ludotheque.games.niagara.model import (
    Choosing,
    Lay,
    Move,
    MoveWeather,
    Paddle,
    Paddling,
    State,
    Stay,
    View,
)

from .compact import GEM, NO_TILE, PLACE, Position, Way, compact
from .quick import PaddlingHabits, bought, finish_round, rest_of_turn, tile_of


def dream(view: View, rng: Random, habits: PaddlingHabits) -> Position:
    """A position behind the view; tiles that are covered are what players would lay there."""
    found = compact(imagine(view, rng))
    if isinstance(view.phase, Choosing):
        found.laid = [NO_TILE] * found.agreed.seats
        return found
    covered = [seat for seat, tile in enumerate(view.laid) if tile is None]
    for seat in covered:
        found.laid[seat] = tile_of(found, seat, rng, habits)
    return found


def made(position: Position, seat: Seat, move: Move, state: State, rng: Random) -> None:
    """A move on one's turn, and the rest of that turn by the quick policy."""
    match move:
        case MoveWeather(by=by):
            position.weather += by
        case Paddle():
            route = fan_of(state, seat, move.canoe).by_end[move.to, move.cargo]
            sites = route.sites if move.cargo else None
            way = Way(PLACE[move.to], GEM[route.gem], (), sites, False, move.cargo)
            prey = None if move.rob is None else (move.rob.seat, move.rob.canoe)
            position.paddle(seat, move.canoe, way, prey)
            if isinstance(state.phase, Paddling) and not position.winners:
                must = [each for each in state.phase.must if each != move.canoe]
                may = [each for each in state.phase.may if each != move.canoe]
                rest_of_turn(position, seat, must, may, rng)
        case Stay():
            pass


def laid(position: Position, seat: Seat, move: Lay) -> None:
    position.laid[seat] = move.tile
    if move.buy_back is not None:
        position.buy(seat, GEM_INDEX[move.buy_back])


def pay(position: Position, seats: Sequence[Seat]) -> None:
    """Those of the others who buy a canoe back do."""
    for seat in seats:
        gem = bought(position, seat)
        if gem is not None:
            position.buy(seat, gem)


def finished(position: Position, rng: Random) -> Position:
    """The round to its end."""
    if not position.winners:
        finish_round(position, rng)
    return position
