"""Clauses 6 and the rulings about the end: R5, R9, R10 and R14."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Result
from ludotheque.games.vertiges.events import (
    GameWon,
    LastPiecePut,
    PointsScored,
    PracticeEnded,
    StandstillReached,
    TowerStarted,
    WinShared,
)
from ludotheque.games.vertiges.model import Options, Over, Pass, Refill, Take
from ludotheque.games.vertiges.turns import LONGEST

from .positions import (
    FAST,
    GAME,
    THREE,
    TWO,
    fall,
    of,
    piece,
    pieces,
    play,
    position,
    puts,
    reason,
)


@pytest.mark.clause("vertiges", "6.1", "6.2", "6.3")
def test_6_1_the_last_piece_ends_the_game_at_once() -> None:
    start = position(
        "T+1",
        hands=("T-1", "V+1 V+2", "W+1"),
        piles={1: "Z1 Z2 Z3", 2: "C+1"},
        options=THREE,
        scores=(1, 4, 9),
    )
    state, events = play(start, *puts(0, "T-1", "T+1"))
    assert events[-3:] == [
        LastPiecePut(seat=0, left=7, rule="6.1"),
        PointsScored(seat=0, points=7, score=8, rule="6.2"),
        GameWon(seat=2, score=9, rule="6.3"),
    ]
    assert state.phase == Over("6.1")
    assert GAME.awaited(state) == ()
    assert GAME.result(state) == Result((8, 4, 9), (2,), "6.3")


@pytest.mark.clause("vertiges", "6.1")
def test_6_1_a_base_can_be_the_last_piece() -> None:
    start = position("T+1", hands=("S1", "V+1 V+2"))
    state, events = play(start, *puts(0, "S1", None))
    assert len(of(events, TowerStarted)) == len(of(events, LastPiecePut)) == 1
    assert state.towers == (pieces("T+1"), pieces("S1"))
    assert GAME.result(state) == Result((2, 0), (0,), "6.3")


@pytest.mark.clause("vertiges", "6.1")
def test_6_1_not_while_there_is_a_pile() -> None:
    start = position("T+1", hands=("T-1", "V+1"), piles={0: "Z1"})
    state, events = play(start, *puts(0, "T-1", "T+1"))
    assert not of(events, LastPiecePut)
    assert GAME.awaited(state) == (0,)


@pytest.mark.clause("vertiges", "6.1", "1.4")
def test_6_1_in_the_fast_game_hand_and_bag_must_be_empty() -> None:
    start = position("T+1", hands=("T-1", "V+1"), bag="Z1", options=FAST)
    state, events = play(start, *puts(0, "T-1", "T+1"))
    assert not of(events, LastPiecePut)
    state, events = play(
        state, (0, Pass()), (NATURE, Refill(pieces("Z1"))), (1, Pass()), *puts(0, "Z1", "T-1")
    )
    assert of(events, LastPiecePut) == [LastPiecePut(seat=0, left=1, rule="6.1")]
    assert isinstance(state.phase, Over)


@pytest.mark.clause("vertiges", "R5", "6.2")
@pytest.mark.parametrize(("stars", "points"), [("zap", 4), ("everywhere", 6)])
def test_r5_stars_that_are_left_count_if_they_count_everywhere(stars: str, points: int) -> None:
    options = Options(seats=2, physics="reckoned", stars="zap" if stars == "zap" else "everywhere")
    start = position("T+1", hands=("T-1", "V+1 V+2"), piles={1: "Z1 Z2"}, options=options)
    state, _ = play(start, *puts(0, "T-1", "T+1"))
    assert state.scores == (points, 0)


@pytest.mark.clause("vertiges", "R9", "6.3")
def test_r9_equal_points_share_the_win() -> None:
    start = position("T+1", hands=("T-1", "V+1", ""), scores=(3, 4, 4), options=THREE)
    state, events = play(start, *puts(0, "T-1", "T+1"))
    assert events[-1] == WinShared(winners=(0, 1, 2), score=4, rule="R9")
    assert GAME.result(state) == Result((4, 4, 4), (0, 1, 2), "R9")


@pytest.mark.clause("vertiges", "R10")
def test_r10_if_nobody_has_a_piece_left_the_points_decide() -> None:
    start = position("T+1", hands=("T-1", ""), scores=(5, 1))
    state, events = play(start, *puts(0, "T-1", "T+1", fall("T-1")))
    assert events[-2:] == [
        StandstillReached(why="no_piece_left", turns=5, rule="R10"),
        GameWon(seat=0, score=5, rule="6.3"),
    ]
    assert state.phase == Over("R10")
    assert GAME.result(state) == Result((5, 2), (0,), "R10")


@pytest.mark.clause("vertiges", "R10")
def test_r10_so_they_do_after_two_hundred_turns() -> None:
    start = replace(position("T+1", hands=("S1", "V+1"), scores=(1, 2)), turn=LONGEST["normal"] - 1)
    state, _ = play(start, (0, Pass()))
    assert GAME.awaited(state) == (1,)
    assert state.turn == LONGEST["normal"] == 200
    state, events = play(state, (1, Pass()))
    assert of(events, StandstillReached) == [
        StandstillReached(why="too_long", turns=200, rule="R10")
    ]
    assert GAME.result(state) == Result((1, 2), (1,), "R10")


@pytest.mark.clause("vertiges", "R10", "1.4")
def test_r10_the_fast_game_ends_after_sixty_and_all_know_it_from_the_start() -> None:
    start = replace(position("T+1", hands=("S1", "V+1"), options=FAST), turn=59)
    state, _ = play(start, (0, Pass()))
    assert GAME.awaited(state) == (1,)
    _, events = play(state, (1, Pass()))
    assert of(events, StandstillReached) == [
        StandstillReached(why="too_long", turns=60, rule="R10")
    ]


@pytest.mark.clause("vertiges", "R10", "R9")
def test_r10_a_standstill_can_be_shared() -> None:
    start = replace(position("T+1", hands=("S1", "V+1")), turn=LONGEST["normal"])
    state, events = play(start, (0, Pass()))
    assert events[-1] == WinShared(winners=(0, 1), score=0, rule="R9")
    assert GAME.result(state) == Result((0, 0), (0, 1), "R10")


@pytest.mark.clause("vertiges", "R14", "6.1")
def test_r14_practice_ends_with_the_last_piece() -> None:
    options = Options(seats=1, physics="reckoned")
    start = position("T+1", hands=("T-1",), scores=(7,), options=options)
    state, events = play(start, *puts(0, "T-1", "T+1"))
    assert events[-1] == PracticeEnded(seat=0, score=7, rule="R14")
    assert GAME.result(state) == Result((7,), (0,), "6.3")


@pytest.mark.clause("vertiges", "6.1")
def test_6_1_nothing_is_allowed_once_it_is_over() -> None:
    start = position("T+1", hands=("T-1", "V+1"))
    state, _ = play(start, *puts(0, "T-1", "T+1"))
    for seat in (NATURE, 0, 1, 2):
        for move in (Pass(), Take(piece("V+1")), Refill(())):
            assert reason(state, seat, move) == ("6.1", "game_over")


@pytest.mark.clause("vertiges", "6.2")
def test_6_2_nothing_is_left_to_count_where_nobody_finished() -> None:
    start = replace(
        position("T+1", hands=("S1 S2", "V+1"), piles={1: "Z1"}, options=TWO),
        turn=LONGEST["normal"],
    )
    state, events = play(start, (0, Pass()))
    assert not of(events, PointsScored)
    assert state.scores == (0, 0)
