"""Ruling R17: a top that was knocked askew obliges nobody."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.games.vertiges.events import FittingCaught, IdlenessCaught, TowerStarted
from ludotheque.games.vertiges.model import Building, Options, Pass, Protest, State, Take
from ludotheque.games.vertiges.poses import wrapped
from ludotheque.games.vertiges.towers import Fit, all_fitting

from .positions import (
    GAME,
    TWO,
    WATCHED,
    WOOD,
    of,
    piece,
    play,
    pose,
    position,
    puts,
    reason,
    seated,
    shifted,
    steered,
)

DEGREE = 17_453
LEVEL, ASKEW = 10 * DEGREE, 10 * DEGREE + 1_000
"""The last tilt that a top may have, and one that is too much."""


def knocked(tower: str, tilt: int, options: Options = TWO, hand: str = "S1") -> State:
    """One tower, whose top leans so far."""
    state = position(tower, hands=(hand, "C+1"), options=options)
    top = pose(state, tower.split()[-1])
    leaning = replace(top, angle=wrapped(top.angle + tilt))
    poses = tuple(leaning if each == top else each for each in state.poses)
    return replace(state, poses=poses)


@pytest.mark.clause("vertiges", "R17", "2.5", "3.4")
@pytest.mark.parametrize("side", [-1, 1])
@pytest.mark.parametrize(("tower", "hand"), [("V+1 V-1", "S1"), ("V+1 V-1 T+1", "T-1")])
def test_r17_nobody_is_caught_for_not_building_on_what_leans(
    tower: str, hand: str, side: int
) -> None:
    level, askew = (knocked(tower, side * tilt, hand=hand) for tilt in (LEVEL, ASKEW))
    assert list(all_fitting(level, (piece(hand),))) == [Fit(piece(hand), level.towers[0][-1])]
    assert not list(all_fitting(askew, (piece(hand),)))
    _, events = play(replace(level, put=1), (0, Pass()), (1, Protest()))
    assert len(of(events, FittingCaught)) == 1
    _, events = play(replace(askew, put=1), (0, Pass()), (1, Protest()))
    assert not of(events, FittingCaught)


@pytest.mark.clause("vertiges", "R17", "3.3")
def test_r17_where_all_tops_lean_a_new_tower_is_started() -> None:
    askew = knocked("V+1 V-1", ASKEW, hand="S1 S2")
    _, events = play(askew, (0, Pass()), (1, Protest()))
    assert len(of(events, IdlenessCaught)) == 1
    state, events = play(askew, *puts(0, "S1", None))
    assert len(of(events, TowerStarted)) == 1
    assert state.phase == Building(1)
    _, events = play(state, (1, Protest()))
    assert not of(events, FittingCaught)


@pytest.mark.clause("vertiges", "R17", "R3")
def test_r17_the_house_as_referee_sees_it_the_same_way() -> None:
    for tilt, why in ((LEVEL, ("2.5", "a_piece_fits")), (ASKEW, ("3.3", "start_a_tower"))):
        assert reason(knocked("V+1 V-1", tilt, WATCHED), 0, Pass()) == why
    askew = replace(knocked("V+1 V-1", ASKEW, WATCHED), put=1)
    assert GAME.refusal(askew, 0, Pass()) is None


@pytest.mark.clause("vertiges", "R17")
def test_r17_whoever_likes_may_try_all_the_same() -> None:
    askew = knocked("V+1 V-1", ASKEW, WOOD)
    plies = steered(askew, 0, Take(piece("S1")), shifted(seated(askew, "S1", "V-1")))
    state, _ = play(askew, *plies)
    assert state.towers[0][-1] == piece("S1")
    assert state.put == 1
