"""Clauses 2: the dice and the turn."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.nizza.events import DiceKept, DiceThrown, DieHandedOn, Face, RoundBegun
from ludotheque.games.nizza.model import (
    SYMBOLS,
    EndTurn,
    HangRope,
    KeepDice,
    Keeping,
    PassDie,
    Rope,
    Symbol,
    Throw,
    ThrowAgain,
    Throwing,
    Using,
    Walk,
)

from .positions import (
    BY_EYE,
    NIZZA,
    ROPES,
    THREE,
    keeping,
    of,
    on,
    play,
    position,
    reason,
    refused,
    turn,
)

FIVE: tuple[Symbol, ...] = ("rope", "swing", "ladder", "walk", "parachute")
ALL = (1, 2, 3, 4, 5)


@pytest.mark.clause("nizza", "2.1")
def test_2_1_all_five_dice_are_thrown() -> None:
    state, events = play(position(Throwing(0, (), ALL, 1)), (NATURE, Throw(FIVE)))
    assert state.phase == Keeping(0, FIVE, 1)
    assert of(events, DiceThrown) == [
        DiceThrown(seat=0, throw=1, dice=tuple(map(Face, FIVE)), rule="2.1")
    ]
    assert refused(position(Throwing(0, (), ALL, 1)), NATURE, Throw(FIVE[:4])).facts == {"dice": 5}


@pytest.mark.clause("nizza", "2.1")
def test_2_1_twice_more_any_of_them_and_no_third_time() -> None:
    state, _ = play(keeping(FIVE), (0, ThrowAgain((2, 5))))
    assert state.phase == Throwing(0, FIVE, (2, 5), 2)
    assert NIZZA.awaited(state) == (NATURE,)
    state, _ = play(state, (NATURE, Throw(("suitcase", "walk"))))
    assert state.phase == Keeping(0, ("rope", "suitcase", "ladder", "walk", "walk"), 2)
    state, _ = play(state, (0, ThrowAgain((1,))), (NATURE, Throw(("ladder",))))
    dice: tuple[Symbol, ...] = ("ladder", "suitcase", "ladder", "walk", "walk")
    assert state.phase == Using(0, dice, dice)
    assert reason(state, ThrowAgain((1,))) == ("2.1", "throwing_is_over")


@pytest.mark.clause("nizza", "2.1")
def test_2_1_nobody_has_to_throw_again() -> None:
    state, events = play(keeping(FIVE), (0, KeepDice()))
    assert state.phase == Using(0, FIVE, FIVE)
    assert events == [DiceKept(seat=0, rule="2.1")]


@pytest.mark.clause("nizza", "2.1")
@pytest.mark.parametrize(
    ("dice", "why"),
    [
        ((), "no_die_chosen"),
        ((0,), "no_such_die"),
        ((6,), "no_such_die"),
        ((2, 1), "dice_out_of_order"),
        ((3, 3), "dice_out_of_order"),
    ],
)
def test_2_1_each_die_is_named_once(dice: tuple[int, ...], why: str) -> None:
    assert reason(keeping(FIVE), ThrowAgain(dice)) == ("2.1", why)


@pytest.mark.clause("nizza", "R7")
def test_r7_dice_kept_before_may_be_thrown_again() -> None:
    state, _ = play(keeping(FIVE), (0, ThrowAgain((1,))), (NATURE, Throw(("walk",))))
    state, events = play(state, (0, ThrowAgain(ALL)), (NATURE, Throw(("suitcase",) * 5)))
    assert of(events, DiceThrown)[-1].rule == "R7"
    assert isinstance(state.phase, Using)
    assert state.phase.dice == ("suitcase",) * 5


@pytest.mark.clause("nizza", "2.2")
def test_2_2_each_die_is_handed_to_the_next_player_one_by_one_in_any_order() -> None:
    state = turn(FIVE, options=THREE)
    order: tuple[Symbol, ...] = ("parachute", "rope", "walk", "swing")
    for index, symbol in enumerate(order):
        state, events = play(state, (0, PassDie(symbol)))
        assert events == [DieHandedOn(seat=0, symbol=symbol, to=1, used=False, rule="2.3")]
        assert isinstance(state.phase, Using)
        assert len(state.phase.left) == 4 - index
        assert NIZZA.awaited(state) == (0,)
    state, _ = play(state, (0, PassDie("ladder")))
    assert state.phase == Throwing(1, (), ALL, 1)


@pytest.mark.clause("nizza", "2.2")
def test_2_2_a_used_die_is_handed_on_too() -> None:
    state, events = play(turn(("rope",) * 5), (0, HangRope(0, 2)))
    assert of(events, DieHandedOn) == [
        DieHandedOn(seat=0, symbol="rope", to=1, used=True, rule="2.2")
    ]
    assert isinstance(state.phase, Using)
    assert state.phase.left == ("rope",) * 4


@pytest.mark.clause("nizza", "2.2")
def test_2_2_a_die_serves_once() -> None:
    state, _ = play(turn(FIVE), (0, HangRope(0, 2)))
    assert reason(state, HangRope(0, 1)) == ("2.2", "symbol_missing")


@pytest.mark.clause("nizza", "2.2")
def test_2_2_the_round_counts_from_the_first_player() -> None:
    state, events = play(turn(FIVE), (0, EndTurn()))
    assert not of(events, RoundBegun)
    assert state.round == 1
    dice: tuple[Symbol, ...] = ("walk",) * 5
    state, events = play(state, (NATURE, Throw(dice)), (1, KeepDice()), (1, EndTurn()))
    assert of(events, RoundBegun) == [RoundBegun(round=2, rule="2.2")]
    assert state.phase == Throwing(0, (), ALL, 1)


@pytest.mark.clause("nizza", "2.3")
def test_2_3_what_shall_not_be_used_is_passed_without_effect() -> None:
    before = turn(FIVE, on("h2_roof"))
    state, events = play(before, (0, EndTurn()))
    assert [each.symbol for each in of(events, DieHandedOn)] == list(FIVE)
    assert not any(each.used for each in of(events, DieHandedOn))
    assert (state.pawns, state.ropes) == (before.pawns, before.ropes)


@pytest.mark.clause("nizza", "2.3")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_2_3_only_a_die_that_one_has_can_be_passed(symbol: Symbol) -> None:
    others = tuple(each for each in SYMBOLS if each != symbol)
    assert reason(turn(others), PassDie(symbol)) == ("2.2", "symbol_missing")


@pytest.mark.clause("nizza", "2.4", "R8")
def test_2_4_where_one_plays_by_eye_nothing_tells_the_reach() -> None:
    ropes = (Rope(2, 740), *ROPES[1:])
    drawn = turn(("swing", "ladder", "parachute"), on("h2_roof"), ropes=ropes)
    assert {each.symbol for each in NIZZA.view(drawn, 0).reach} == {"swing", "ladder", "parachute"}
    blind = turn(("swing", "ladder", "parachute"), on("h2_roof"), options=BY_EYE, ropes=ropes)
    assert NIZZA.view(blind, 0).reach == ()
    listed = {type(move).__name__ for move in NIZZA.moves(blind, 0)}
    assert listed == {"HangRope", "PassDie", "EndTurn"}


@pytest.mark.clause("nizza", "4.2", "R6", "R8")
def test_r8_no_reach_is_drawn_for_whoever_cannot_carry_the_case() -> None:
    dice: tuple[Symbol, ...] = ("swing", "ladder", "parachute")
    held, free = (
        turn(each, on("h2_roof"), ropes=(Rope(2, 740), *ROPES[1:]), cases={0: "tools"})
        for each in (dice, (*dice, "suitcase"))
    )
    assert {each.symbol for each in NIZZA.view(held, 0).reach} == {"parachute"}
    assert {each.symbol for each in NIZZA.view(free, 0).reach} == set(dice)


@pytest.mark.clause("nizza", "2.2")
def test_2_2_nobody_acts_out_of_turn_or_out_of_time() -> None:
    assert refused(turn(FIVE), 1, EndTurn()).facts == {"turn": 0}
    assert reason(position(Throwing(0, (), ALL, 1)), KeepDice()) == ("2.1", "dice_are_rolling")
    assert reason(keeping(FIVE), Walk(0, 0)) == ("2.1", "keep_first")
