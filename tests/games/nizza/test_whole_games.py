"""Whole games at random: what is true at every moment, whatever is played. And no secret, ever."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist
from random import Random

import pytest

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.laws.arbitrary import arbitrary, every
from ludotheque.games.nizza.board import BOARD, Point
from ludotheque.games.nizza.events import Event, GotWet, Measured, ReachMissed
from ludotheque.games.nizza.geometry import ledge, within
from ludotheque.games.nizza.model import (
    Climb,
    EndTurn,
    High,
    KeepDice,
    Keeping,
    Move,
    Options,
    Over,
    Placing,
    Push,
    State,
    Street,
    Swing,
    Throwing,
    Using,
    Water,
)

from .positions import NIZZA, keeping, turn

TABLES = list(every(Options))


def walk(options: Options, seed: int, plies: int) -> Iterator[State]:
    rng, state = Random(seed), NIZZA.setup(options)
    yield state
    for _ in range(plies):
        awaited = NIZZA.awaited(state)
        if not awaited:
            return
        move = NIZZA.sample(state, awaited[0], rng)
        assert NIZZA.refusal(state, awaited[0], move) is None
        state = NIZZA.apply(state, awaited[0], move, ignore)
        yield state


@pytest.mark.clause("nizza", "R3", "4.3", "2.2", "1.1")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_always_true(options: Options) -> None:
    lengths = None
    for state in walk(options, 7, 500):
        for seat in NIZZA.awaited(state):
            assert seat == NATURE or NIZZA.moves(state, seat)
        high = [pawn.place for pawn in state.pawns if isinstance(pawn.place, High)]
        for index, one in enumerate(high):
            here = ledge(one.x, one.y)
            assert here
            assert here.ground == one.on
            for other in high[index + 1 :]:
                assert not within((one.x, one.y), (other.x, other.y), 119)
        for pawn in state.pawns:
            if isinstance(pawn.place, Street):
                here = ledge(pawn.place.x, pawn.place.y)
                assert here
                assert here.square == pawn.place.square
        if state.ropes:
            lengths = lengths or sorted(rope.length for rope in state.ropes)
            assert sorted(rope.length for rope in state.ropes) == lengths
            assert all(1 <= rope.chimney <= 14 for rope in state.ropes)
        match state.phase:
            case Using(dice=dice, left=left):
                assert len(dice) == 5
                assert 1 <= len(left) <= 5
                assert all(left.count(each) <= dice.count(each) for each in left)
            case Keeping(dice=dice, throw=throw):
                assert len(dice) == 5
                assert throw in (1, 2)
            case Throwing(again=again, throw=throw):
                assert 1 <= len(again) <= 5
                assert throw in (1, 2, 3)
        assert (NIZZA.result(state) is None) == bool(NIZZA.awaited(state))


@pytest.mark.clause("nizza", "5.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_random_games_end(seats: int) -> None:
    state = NIZZA.setup(Options(seats=seats))
    for state in walk(Options(seats=seats), seats, 20_000):  # noqa: B007
        pass
    assert isinstance(state.phase, Over)
    assert state.pawns[state.phase.winner].case == "jewels"


@pytest.mark.clause("nizza", "2.1", "2.3", "1.3")
def test_out_of_time_dice_lie_and_are_passed_on() -> None:
    assert NIZZA.lapse(keeping(("walk",) * 5), 0) == KeepDice()
    assert NIZZA.lapse(turn(("walk",)), 0) == EndTurn()
    for state in (keeping(("walk",) * 5), turn(("walk",))):
        assert NIZZA.lapse(state, 1) is None
    for state in walk(Options(seats=3), 3, 12):
        if isinstance(state.phase, Placing):
            move = NIZZA.lapse(state, state.phase.seat)
            assert move is not None
            assert NIZZA.refusal(state, state.phase.seat, move) is None


def test_bots_throw_faster_than_they_move() -> None:
    """A die that is used is there to be looked at; both are faster than in other games."""
    haste = NIZZA.manners.haste
    throwing, using = haste(keeping(("walk",) * 5)), haste(turn(("walk",)))
    assert throwing > using > 1


@pytest.mark.clause("nizza", "1.1")
def test_nothing_is_hidden() -> None:
    """Every follower sees the same but for their own seat, and every dream is the state itself."""
    for state in walk(Options(seats=4), 5, 300):
        views = [NIZZA.view(state, seat) for seat in (None, 0, 1, 2, 3)]
        plain = {NIZZA.codec.encode(view).replace(b'"seat":null', b'"seat":0', 1) for view in views}
        assert len({view.reach for view in views}) == 1
        assert len(plain) == 4
        for view in views:
            assert NIZZA.imagine(view, Random(0)) == state


@pytest.mark.clause("nizza", "R8", "3.5")
def test_private_events_tell_nothing_that_the_state_does_not() -> None:
    """A fall is told to whoever fell, a measure to whoever reached: from what all can see."""
    wet = measured = missed = 0
    for before, seat, move, state, told in told_of(Options(seats=5, by_eye="on"), range(3)):
        missed += any(isinstance(each, ReachMissed) for each in told)
        for event in told:
            match event:
                case GotWet():
                    assert isinstance(move, Push)
                    assert event.only == (move.rival,)
                    assert state.pawns[move.rival].place == Water(event.square)
                    wet += 1
                case Measured():
                    assert event.only == (seat,)
                    assert {(event.x, event.y), (event.to_x, event.to_y)} <= points(before, move)
                    apart = dist((event.x, event.y), (event.to_x, event.to_y))
                    assert event.distance - 1 < apart <= event.distance
                    assert event.distance <= event.length
                    assert not any(isinstance(each, ReachMissed) for each in told)
                    measured += 1
                case _:
                    assert event.only is None
    assert wet > 0
    assert measured > 60
    assert missed > 10


def told_of(
    options: Options, seeds: Iterable[int]
) -> Iterator[tuple[State, Seat, Move, State, list[Event]]]:
    """Every ply of some random games: before it, by whom, what, after it, and what was told."""
    for seed in seeds:
        rng, state = Random(seed), NIZZA.setup(options)
        while awaited := NIZZA.awaited(state):
            before, told = state, list[Event]()
            move: Move = NIZZA.sample(before, awaited[0], rng)
            state = NIZZA.apply(before, awaited[0], move, told.append)
            yield before, awaited[0], move, state, told


def points(state: State, move: Move) -> set[Point]:
    """Whatever there is to measure between."""
    pawns = {
        (pawn.place.x, pawn.place.y)
        for pawn in state.pawns
        if isinstance(pawn.place, High | Street)
    }
    landing = {(move.x, move.y)} if isinstance(move, Swing | Climb) else set()
    return pawns | landing | set(BOARD.chimneys)


@pytest.mark.clause("nizza", "1.1")
@pytest.mark.parametrize("seed", range(4))
def test_any_move_is_allowed_or_refused_with_a_clause(seed: int) -> None:
    rng = Random(seed)
    for state in walk(rng.choice(TABLES), seed, 200):
        for seat in range(NATURE, state.options.seats + 1):
            move = arbitrary(NIZZA.codec.types["Move"], rng)
            refusal = NIZZA.refusal(state, seat, move)
            if refusal is None:
                NIZZA.apply(state, seat, move, ignore)
            else:
                assert refusal.rule in NIZZA.rulebook


@pytest.mark.clause("nizza", "3.1", "3.2", "3.3", "3.4", "3.5")
def test_what_is_listed_is_legal_and_never_twice() -> None:
    for state in walk(Options(seats=3), 9, 400):
        for seat in NIZZA.awaited(state):
            moves = NIZZA.moves(state, seat)
            assert len(set(moves)) == len(moves)
            assert all(NIZZA.refusal(state, seat, move) is None for move in moves)
