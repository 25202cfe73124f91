"""Hands that are really steered: the rules and the simulation together (R12, R13)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import (
    Event,
    PiecePut,
    PiecesFell,
    PieceTakenBack,
    TowerStarted,
    Zapped,
)
from ludotheque.games.vertiges.model import (
    Building,
    Lift,
    Options,
    PieceId,
    Put,
    Settle,
    State,
    Steady,
    Take,
)
from ludotheque.games.vertiges.physics.trace import pack, unpack
from ludotheque.games.vertiges.steering import toward

from .positions import GAME, of, piece, pieces, play, position, tried

EASY = Options(seats=2, tremor="easy")


def hold(state: State, seat: int, held: Take | Lift, seed: int = 1) -> State:
    return play(state, (seat, held), (NATURE, Steady(seed)))[0]


def release(state: State, seat: int, trace: bytes) -> tuple[State, list[Event]]:
    """What comes of a trace, as Nature would have it."""
    state, _ = play(state, (seat, Put(trace)))
    return play(state, (NATURE, GAME.sample(state, NATURE, NEVER)))


class Never:
    """No chance is left once the hand has moved."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(name)


NEVER: Any = Never()


def put(state: State, seat: int, name: str, onto: PieceId | None) -> tuple[State, list[Event]]:
    held = Take(piece(name))
    holding = hold(state, seat, held)
    return release(holding, seat, toward(holding, held, onto))


@pytest.mark.clause("vertiges", "2.1", "2.2", "R12")
def test_a_tower_is_built_by_hand() -> None:
    names = ["V+1", "V-1", "O+1", "O-1", "Z1", "Z2", "C+1"]
    state = position(hands=(" ".join(names[:6]), "T+1"), piles={0: "C+1"}, options=EASY)
    onto: PieceId | None = None
    for name in names[:6]:
        state, events = put(state, 0, name, onto)
        assert len(of(events, TowerStarted if onto is None else PiecePut)) == 1, name
        onto = piece(name)
    assert state.towers == (pieces(" ".join(names[:6])),)
    heights = [pose.y for each in state.towers[0] for pose in state.poses if pose.piece == each]
    levels = (0, 50_000, 50_000, 100_000, 100_000, 150_000)
    assert all(abs(y - level) < 1_500 for y, level in zip(heights, levels, strict=True))


@pytest.mark.clause("vertiges", "2.3", "R1")
def test_by_hand_too_only_a_mate_fits() -> None:
    state = position("T+1", hands=("V-1 S1", "C+1"), options=EASY)
    after, events = put(state, 0, "V-1", piece("T+1"))
    assert [event.why for event in of(events, PieceTakenBack)] == ["does_not_fit"]
    assert after.hands == state.hands
    assert after.phase == Building(0)


@pytest.mark.clause("vertiges", "4.1", "R11")
def test_a_hand_that_sweeps_through_a_tower_brings_it_down() -> None:
    tower = "V+1 V-1 S1 S2 T+1 T-1"
    state = position(tower, hands=("W+1 W+2", "C+1"), options=EASY)
    held = Take(piece("W+1"))
    holding = hold(state, 0, held)
    start = GAME.view(holding, 0).start
    assert start is not None
    # Down beside the tower, and then through it.
    far = -(start.x + 120_000) * 16 // 1000
    rows = [(far * step // 60, 0, 0, 1) for step in range(61)]
    rows += [(far, -160 * 16 * step // 90, 0, 1) for step in range(91)]
    rows += [(far - 200 * 16 * step // 60, -160 * 16, 0, 1) for step in range(61)]
    after, events = release(holding, 0, pack(rows))
    (fell,) = of(events, PiecesFell)
    assert fell.number >= 2
    assert after.scores == (0, fell.number)
    assert after.phase == Building(1)


@pytest.mark.clause("vertiges", "5.1", "5.4")
def test_a_zap_by_hand() -> None:
    start = position("V+1 V-2 T+1", "V+3", hands=("S1", "C+1"), put=1, options=EASY)
    zap = Lift(piece("V-2"), piece("V+3"))
    holding = hold(start, 0, zap)
    state, events = release(holding, 0, toward(holding, zap, zap.onto))
    assert [(event.number, event.stars) for event in of(events, Zapped)] == [(2, 1)]
    assert state.towers == (pieces("V+1"), pieces("V+3 V-2 T+1"))


@pytest.mark.clause("vertiges", "R12")
def test_r12_what_comes_of_it_depends_on_poses_trace_seed_and_tremor_alone() -> None:
    state = position("T+1 T-1", hands=("S1 S2", "C+1"), options=EASY)
    held = Take(piece("S1"))
    trace = toward(hold(state, 0, held), held, piece("T-1"))

    def settle(state: State, seed: int, trace: bytes) -> Settle:
        moving, _ = play(hold(state, 0, held, seed), (0, Put(trace)))
        found = GAME.sample(moving, NATURE, NEVER)
        assert isinstance(found, Settle)
        return found

    first = settle(state, 1, trace)
    elsewhere = position(
        "T+1 T-1", hands=("S1 S2", "C+2"), scores=(5, 6), piles={1: "W+1"}, options=EASY
    )
    assert settle(elsewhere, 1, trace) == first
    assert settle(state, 2, trace) != first
    rows = unpack(trace)
    other = [(x + 5, y, tilt, buttons) for x, y, tilt, buttons in rows]
    assert settle(state, 1, pack(other)) != first
    hard = position("T+1 T-1", hands=("S1 S2", "C+1"), options=Options(seats=2, tremor="hard"))
    assert settle(hard, 1, trace) != first


@pytest.mark.clause("vertiges", "R12")
def test_r12_an_empty_trace_moves_nothing() -> None:
    state = position("T+1 T-1", hands=("S1 S2", "C+1"), options=EASY)
    after, events = release(hold(state, 0, Take(piece("S1"))), 0, b"")
    assert after == tried(state)
    assert [event.why for event in of(events, PieceTakenBack)] == ["kept_in_hand"]


@pytest.mark.clause("vertiges", "R12")
def test_r12_a_forged_outcome_is_no_move_of_a_player() -> None:
    state = position("T+1 T-1", hands=("S1 S2", "C+1"), options=EASY)
    holding = hold(state, 0, Take(piece("S1")))
    moving, _ = play(holding, (0, Put(b"")))
    for where in (state, holding, moving):
        for seat in (0, 1):
            refusal = GAME.refusal(where, seat, Settle(None, state.poses))
            assert refusal is not None
            assert (refusal.rule, refusal.reason) == ("R12", "nature_decides")
