"""Whole games at random: what is true at every moment, whatever is played. And no secret, ever."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.arbitrary import arbitrary, every
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.nizza.geometry import ledge, within
from ludotheque.games.nizza.model import (
    EndTurn,
    High,
    KeepDice,
    Keeping,
    Options,
    Over,
    Placing,
    State,
    Street,
    Throwing,
    Using,
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
    """A push is told to the pushed and a measure to the measurer; others get the same state."""
    rng, state = Random(4), NIZZA.setup(Options(seats=3, by_eye="on"))
    private = 0
    for _ in range(3000):
        awaited = NIZZA.awaited(state)
        if not awaited:
            break
        told: list[object] = []
        move = NIZZA.sample(state, awaited[0], rng)
        state = NIZZA.apply(state, awaited[0], move, told.append)
        for event in told:
            only = getattr(event, "only", None)
            if only is not None:
                private += 1
                assert len(only) == 1
    assert private > 20


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
