"""Every "no" of Nizza, with its clause and the facts: who may act, the dice, the start."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .board import BOARD
from .geometry import ledge
from .landing import overlap
from .model import (
    DICE,
    Dealing,
    DealRopes,
    KeepDice,
    Keeping,
    Move,
    OnTurn,
    Over,
    PlacePawn,
    Placing,
    Rule,
    Starting,
    State,
    Throw,
    ThrowAgain,
    ThrowForStart,
    Throwing,
    Using,
)
from .turns import throwers
from .using import using_refusal

_NATURES = frozenset({DealRopes, ThrowForStart, Throw})


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    # By its very type: `isinstance` is five times as slow for all that it is not.
    phase, kind = state.phase, type(move)
    if type(phase) is Over:
        return Refusal(Rule.END, "game_over")
    if seat == NATURE:
        return _nature(state, move)
    if not 0 <= seat < state.options.seats:
        return Refusal(Rule.MATERIAL, "no_such_seat", {"seat": seat})
    if kind in _NATURES:
        return Refusal(Rule.THROW, "nature_throws")
    if type(phase) is Dealing or type(phase) is Starting:
        return Refusal(Rule.FIRST_PLAYER, "start_first")
    assert type(phase) is Using or isinstance(phase, OnTurn)
    if phase.seat != seat:
        return Refusal(Rule.ONE_BY_ONE, "not_your_turn", {"turn": phase.seat})
    if type(phase) is Using:
        if kind is ThrowAgain or kind is KeepDice:
            return Refusal(Rule.THROW, "throwing_is_over")
        if kind is PlacePawn:
            return Refusal(Rule.GREEN_TERRACE, "already_placed")
        return using_refusal(state, phase, move)
    match phase, move:
        case Throwing(), _:
            return Refusal(Rule.THROW, "dice_are_rolling")
        case Placing(), PlacePawn():
            return _place(state, move)
        case Placing(), _:
            return Refusal(Rule.GREEN_TERRACE, "place_first")
        case Keeping(), PlacePawn():
            return Refusal(Rule.GREEN_TERRACE, "already_placed")
        case Keeping(), ThrowAgain(dice=dice):
            return _again(dice)
        case Keeping(), KeepDice():
            return None
        case Keeping(), _:
            return Refusal(Rule.THROW, "keep_first")
    raise AssertionError(phase, move)


def _place(state: State, move: PlacePawn) -> Refusal | None:
    here = ledge(move.x, move.y)
    if here is None or here.ground != "green":
        return Refusal(Rule.GREEN_TERRACE, "not_on_the_green_terrace")
    return overlap(state, None, (move.x, move.y))


def _again(dice: tuple[int, ...]) -> Refusal | None:
    if not dice:
        return Refusal(Rule.THROW, "no_die_chosen")
    if not all(1 <= die <= DICE for die in dice):
        return Refusal(Rule.THROW, "no_such_die", {"dice": DICE})
    if list(dice) != sorted(set(dice)):
        return Refusal(Rule.THROW, "dice_out_of_order")
    return None


def _nature(state: State, move: Move) -> Refusal | None:
    match move:
        case DealRopes():
            return _deal(state, move)
        case ThrowForStart(dice=dice):
            if not isinstance(state.phase, Starting):
                return Refusal(Rule.FIRST_PLAYER, "no_start_throw_now")
            if len(dice) != len(throwers(state, state.phase)):
                return Refusal(Rule.FIRST_THROW, "a_die_each")
        case Throw(dice=dice):
            if not isinstance(state.phase, Throwing):
                return Refusal(Rule.THROW, "no_throw_now")
            if len(dice) != len(state.phase.again):
                facts: dict[str, int | str] = {"dice": len(state.phase.again)}
                return Refusal(Rule.THROW, "wrong_number_of_dice", facts)
        case _:
            return Refusal(Rule.MATERIAL, "nature_is_no_player")
    return None


def _deal(state: State, move: DealRopes) -> Refusal | None:
    if not isinstance(state.phase, Dealing):
        return Refusal(Rule.ROPES, "ropes_are_dealt")
    if tuple(sorted(move.lengths)) != stock(state):
        return Refusal(Rule.LENGTHS, "wrong_ropes")
    six = state.options.seats > DICE
    if six != (move.sits_out is not None) or move.sits_out not in (
        *range(state.options.seats),
        None,
    ):
        return Refusal(Rule.SITS_OUT, "wrong_one_out")
    return None


def stock(state: State) -> tuple[int, ...]:
    """The lengths of the six ropes, the shortest first (ruling R1)."""
    if state.options.ropes == "equal":
        return (BOARD.equal_rope,) * len(BOARD.ropes)
    return BOARD.ropes
