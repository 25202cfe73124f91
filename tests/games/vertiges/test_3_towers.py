"""Clauses 3.1 to 3.3: after a fall, building on, and new towers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import (
    Named,
    PieceTakenBack,
    SecondTowerForbidden,
    TowerForbidden,
    TowerStarted,
    TowerTooNear,
)
from ludotheque.games.vertiges.model import Aim, Building, Deed, Options, Pass, Steady, Take
from ludotheque.games.vertiges.poses import Pose
from ludotheque.games.vertiges.towers import free_place

from .positions import (
    TWO,
    WATCHED,
    WOOD,
    fall,
    of,
    piece,
    pieces,
    play,
    position,
    puts,
    reason,
    refused,
    steered,
    tried,
)


@pytest.mark.clause("vertiges", "3.1", "2.1")
def test_3_1_after_everything_fell_one_builds_as_in_the_first_turn() -> None:
    start = position("T+1", hands=("T-1 S3", "S1 S2 V+1"))
    state, _ = play(start, *puts(0, "T-1", "T+1", fall("T+1 T-1")))
    assert (state.towers, state.phase) == ((), Building(1))
    state, events = play(state, *puts(1, "S1", None))
    assert [event.rule for event in of(events, TowerStarted)] == ["2.1"]
    assert state.phase == Building(1), "the turn goes on"
    state, _ = play(state, *puts(1, "S2", "S1"), *puts(1, "V+1", "S2"))
    assert state.towers == (pieces("S1 S2 V+1"),)


@pytest.mark.clause("vertiges", "3.2")
def test_3_2_otherwise_one_builds_on_whatever_stands() -> None:
    state = position("T+1", "V+1 V-1", "W+1", hands=("T-1 W-1 S1", ""))
    state, _ = play(state, *puts(0, "W-1", "W+1"), *puts(0, "S1", "V-1"), *puts(0, "T-1", "T+1"))
    assert state.towers == (pieces("T+1 T-1"), pieces("V+1 V-1 S1"), pieces("W+1 W-1"))


@pytest.mark.clause("vertiges", "3.3")
@pytest.mark.parametrize("options", [TWO, WATCHED])
def test_3_3_who_can_put_nothing_starts_a_tower_and_passes(options: Options) -> None:
    start = position(
        "T+1", hands=("S1 V+1", "T-1"), piles={0: "Z1 Z2 Z3 Z4 W+1 W-1"}, options=options
    )
    state, events = play(start, *puts(0, "S1", None))
    assert of(events, TowerStarted) == [
        TowerStarted(seat=0, piece=piece("S1"), towers=2, rule="3.3")
    ]
    assert state.towers == (pieces("T+1"), pieces("S1"))
    assert state.phase == Building(1)
    assert len(state.hands[0]) == 6
    assert state.deed == Deed(0, piece("S1"), pieces("V+1 S1"), 0)


@pytest.mark.clause("vertiges", "3.3")
@pytest.mark.parametrize(("gap", "near"), [(0, True), (19_999, True), (20_000, False)])
@pytest.mark.parametrize("side", [-1, 1])
def test_3_3_two_centimetres_from_every_neighbour(gap: int, near: bool, side: int) -> None:
    start = position("T+1", hands=("S1 V+1", "T-1"), options=WOOD)
    x = start.poses[0].x + side * (40_000 + gap)
    base = Pose(piece("S1"), x, 0, 0, False)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), base))
    if near:
        assert of(events, TowerTooNear) == [
            TowerTooNear(seat=0, piece=piece("S1"), gap=gap // 1000, rule="3.3")
        ]
        assert state == tried(start)
    else:
        assert state.towers == (pieces("T+1"), pieces("S1"))
        assert state.phase == Building(1)


@pytest.mark.clause("vertiges", "3.3", "R3")
def test_3_3_the_house_gives_a_wrong_tower_back() -> None:
    start = position("T+1", hands=("S1 T-1", "V+1"), options=WATCHED)
    state, events = play(start, *puts(0, "S1", None))
    assert events[1:] == [
        TowerForbidden(
            seat=0,
            base=Named(piece("S1")),
            piece=piece("T-1"),
            onto=piece("T+1"),
            rule="3.3",
        )
    ]
    assert state == tried(start)


@pytest.mark.clause("vertiges", "3.3", "R3")
def test_3_3_the_house_gives_back_a_piece_that_fitted_itself() -> None:
    start = position("T+1", hands=("S1 T-1", "V+1"), options=WATCHED)
    state, events = play(start, *puts(0, "T-1", None))
    (told,) = of(events, TowerForbidden)
    assert (told.base, told.piece) == (Named(piece("T-1")), piece("T-1"))
    assert state == tried(start)


@pytest.mark.clause("vertiges", "3.3", "R3")
def test_3_3_the_house_gives_back_a_tower_after_other_pieces() -> None:
    start = position("T+1", hands=("S1 V+1", "V+2"), put=1, options=WATCHED)
    state, events = play(start, *puts(0, "S1", None))
    assert of(events, SecondTowerForbidden) == [
        SecondTowerForbidden(seat=0, piece=piece("S1"), rule="3.3")
    ]
    assert state == tried(start)


@pytest.mark.clause("vertiges", "3.3")
def test_3_3_the_house_lets_nobody_pass_who_has_to_start_a_tower() -> None:
    state = position("T+1", hands=("S1", "V+1"), options=WATCHED)
    assert reason(state, 0, Pass()) == ("3.3", "start_a_tower")
    empty = position(hands=("S1", "V+1"), options=WATCHED)
    assert reason(empty, 0, Pass()) == ("3.3", "start_a_tower")
    play(position("T+1", hands=("", "V+1"), options=WATCHED), (0, Pass()))


@pytest.mark.clause("vertiges", "R15", "3.3")
def test_r15_towers_stand_side_by_side_until_the_table_is_full() -> None:
    bases = ["T+1", "T+2", "T+3", "T+4", "V+1", "V+2", "V+3", "V+4", "W+1", "W+2", "W+3", "W+4"]
    state = position(hands=(" ".join(bases[:6]), " ".join(bases[6:])), piles={0: "S1", 1: "S2"})
    for number, name in enumerate(bases):
        seat = number // 6
        place = free_place(state)
        if place is None:
            break
        if state.phase != Building(seat):
            state, _ = play(state, (1 - seat, Pass()))
        state, _ = play(state, *puts(seat, name, None))
    xs = sorted(pose.x for pose in state.poses)
    assert all(other - one >= 60_000 for one, other in pairwise(xs))
    assert max(map(abs, xs)) <= 380_000
    assert len(xs) == 11
    assert free_place(state) is None


@pytest.mark.clause("vertiges", "R15")
def test_r15_without_room_nobody_has_to_start_a_tower() -> None:
    bases = ["T+1", "T+2", "T+3", "T+4", "V+1", "V+2", "V+3", "V+4", "W+1", "W+2", "W+3"]
    state = position(hands=("S1 S2", "C+1"), options=WATCHED)
    poses = tuple(
        Pose(number, 70_000 * (at - 5), 0, 0, False)
        for at, number in enumerate(sorted(map(piece, bases)))
    )
    full = replace(state, poses=poses, towers=tuple((pose.piece,) for pose in poses))
    assert free_place(full) is None
    play(full, (0, Pass()))
    holding, _ = play(full, (0, Take(piece("S1"))), (NATURE, Steady(1)))
    refusal = refused(holding, 0, Aim(None))
    assert (refusal.rule, refusal.reason) == ("R15", "no_room")


@pytest.mark.clause("vertiges", "R15", "2.3")
@pytest.mark.parametrize("x", [-380_001, 380_001, 600_000])
def test_r15_a_base_stands_on_the_table_whole(x: int) -> None:
    start = position("T+1", hands=("S1 V+1", "T-1"), options=WOOD)
    base = Pose(piece("S1"), x, 0, 0, False)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), base))
    assert of(events, PieceTakenBack) == [
        PieceTakenBack(seat=0, piece=piece("S1"), why="off_the_table", rule="2.3")
    ]
    assert state == tried(start)
