"""Every "no" of Vertiges, with its clause and the facts: who may act, and what seats may do."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .live import longest
from .model import (
    Aim,
    Building,
    Deal,
    Dealing,
    Deed,
    Falling,
    Fate,
    Holding,
    Lift,
    Lost,
    Move,
    Over,
    Pass,
    Protest,
    Put,
    Refill,
    Refilling,
    Rule,
    Settle,
    Settling,
    State,
    Steady,
    Steadying,
    Take,
    TimeUp,
    Withdraw,
)
from .nature import nature_refusal
from .physics.reach import able
from .physics.trace import lasted, unpack, well_formed
from .protests import contested, fault
from .towers import free_place, held_pose, lifted, mates, shows_cut, top_index, tower_with
from .turns import HOLDS, held_out


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(Rule.END, "game_over")
    if seat == NATURE:
        return nature_refusal(state, move)
    if seat not in range(state.options.seats):
        return Refusal(Rule.MATERIAL, "no_such_seat", {"seat": seat})
    match move:
        case Deal() | Refill():
            return Refusal(Rule.SHARES, "nature_draws")
        case Steady() | Settle() | Fate():
            return Refusal(Rule.STEERED, "nature_decides")
        case Protest():
            return _protest(state, seat)
    return _time(state, seat) or _deed(state, seat, move)


def _time(state: State, seat: Seat) -> Refusal | None:
    match state.phase:
        case Dealing():
            return Refusal(Rule.SHARES, "deal_first")
        case Refilling():
            return Refusal(Rule.PASS, "refill_first")
        case Steadying():
            return Refusal(Rule.STEERED, "hand_closes_first")
        case Settling() | Falling():
            return Refusal(Rule.STEERED, "let_it_settle")
        case Building(seat=turn) | Holding(seat=turn) if turn != seat:
            return Refusal(Rule.ORDER, "not_your_turn", {"turn": turn})
    return None


def _deed(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Building(), Take() | Lift() if held_out(state):
            return Refusal(Rule.HOLDS, "held_out", {"holds": HOLDS})
        case Building(), Take():
            return _take(state, seat, move)
        case Building(), Lift():
            return _lift(state, move)
        case Building(), Pass():
            return pass_refusal(state, seat)
        case Building(), TimeUp():
            found = pass_refusal(state, seat)
            return None if found is not None else Refusal(Rule.REFEREE, "only_pass")
        case Building(), _:
            return Refusal(Rule.STEERED, "nothing_held")
        case Holding(), Take() | Lift() | Pass() | TimeUp():
            return Refusal(Rule.ONE_HAND, "hand_is_full")
        case Holding() as phase, _:
            return _put(state, phase, move)
    raise AssertionError(state.phase, move)


def _take(state: State, seat: Seat, move: Take) -> Refusal | None:
    if move.piece not in state.hands[seat]:
        return Refusal(Rule.TAKEN_BACK, "not_in_hand", {"piece": move.piece})
    if state.options.physics == "reckoned" and (move.cut_down or move.turned):
        return Refusal(Rule.PHYSICS, "turns_by_itself")
    return None


def _lift(state: State, move: Lift) -> Refusal | None:
    if len(state.towers) < 2:
        return Refusal(Rule.ZAP, "two_towers_needed")
    start, end = tower_with(state.towers, move.piece), top_index(state.towers, move.onto)
    if start is None:
        return Refusal(Rule.ZAP, "not_standing", {"piece": move.piece})
    if end is None:
        return Refusal(Rule.ZAP, "not_a_top", {"onto": move.onto})
    if start == end:
        return Refusal(Rule.ZAP, "same_tower")
    if len(lifted(state.towers, move.piece)) < 2:
        return Refusal(Rule.ZAP, "two_pieces_needed")
    # Under every second piece two flat sides meet; under the base there is the table.
    if state.towers[start].index(move.piece) % 2 == 0 or not shows_cut(state.towers[end]):
        return Refusal(Rule.ZAP_FITS, "flat_side")
    if not mates(state, move.piece, move.onto):
        return Refusal(Rule.ZAP_FITS, "no_mates", {"piece": move.piece, "onto": move.onto})
    if not state.put:
        return Refusal(Rule.PUT_FIRST, "put_a_piece_first")
    return None


def pass_refusal(state: State, seat: Seat) -> Refusal | None:
    """Why a seat on turn, with nothing in its hand, may not pass."""
    if state.options.referee == "players" or held_out(state):
        return None
    found = fault(state, Deed(seat, None, state.hands[seat], state.put))
    if found is None:
        return None
    if found.fit is None:
        return Refusal(Rule.NEW_TOWER, "start_a_tower")
    piece, onto = found.fit
    return Refusal(Rule.GO_ON, "a_piece_fits", {"piece": piece, "onto": onto})


def _put(state: State, phase: Holding, move: Move) -> Refusal | None:
    if state.options.physics == "wood":
        if isinstance(move, Lost):
            return None
        if isinstance(move, Put):
            return _trace(state, phase, move.trace)
        return Refusal(Rule.PHYSICS, "steer_by_hand")
    match move:
        case Put() | Lost():
            return Refusal(Rule.PHYSICS, "only_aim")
        case Aim(onto=onto):
            return _aim(state, phase, onto)
    assert isinstance(move, Withdraw)
    return None


def _trace(state: State, phase: Holding, trace: bytes) -> Refusal | None:
    """It tells what a hand has done, not what it would have liked to do."""
    rows = longest(state.options)
    if not well_formed(trace) or lasted(trace) > rows:
        return Refusal(Rule.STEERED, "broken_trace", {"rows": rows})
    lifted = isinstance(phase.held, Lift)
    if not able(held_pose(state, phase.held), lifted, unpack(trace)):
        return Refusal(Rule.STEERED, "impossible_trace")
    return None


def _aim(state: State, phase: Holding, onto: int | None) -> Refusal | None:
    if isinstance(phase.held, Lift):
        if onto != phase.held.onto:
            return Refusal(Rule.ZAP, "aim_as_told", {"onto": phase.held.onto})
        return None
    if onto is None:
        return None if free_place(state) is not None else Refusal(Rule.ROOM, "no_room")
    if top_index(state.towers, onto) is None:
        return Refusal(Rule.INTERLOCK, "no_such_top", {"onto": onto})
    return None


def _protest(state: State, seat: Seat) -> Refusal | None:
    if state.options.seats == 1:
        return Refusal(Rule.ALONE, "nobody_to_contest")
    if state.options.referee == "automatic":
        return Refusal(Rule.REFEREE, "house_is_referee")
    if contested(state, seat) is not None:
        return None
    deed = state.deed
    if deed is None:
        return Refusal(Rule.REFEREE, "nothing_to_contest")
    if deed.seat == seat:
        return Refusal(Rule.REFEREE, "own_deed")
    if seat in deed.protests:
        return Refusal(Rule.REFEREE, "already_answered")
    return Refusal(Rule.PASS, "refill_first")
