"""Clauses 3.1 to 3.8: whose canoes move, and how far."""

from __future__ import annotations

from itertools import permutations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.niagara.events import CanoeLaunched, CanoePaddled, StayedAshore, TileTurned
from ludotheque.games.niagara.model import (
    Canoe,
    Choosing,
    Disc,
    Launching,
    Lay,
    Paddle,
    Paddling,
    Stay,
)

from .positions import ASHORE, FALLEN, HOME, NIAGARA, of, play, position, refused, turn


@pytest.mark.clause("niagara", "3.1", "R12")
def test_3_1_clockwise_from_the_lifebuoy() -> None:
    state, events = play(position(lifebuoy=1), (0, Lay(4)), (1, Lay(5)), (2, Lay(6)))
    assert of(events, TileTurned) == [TileTurned(seat=1, tile=5, rule="R12")]
    assert (state.phase, NIAGARA.awaited(state)) == (Launching(seat=1), (1,))
    state, events = play(state, (1, Paddle(0, "M5")))
    assert of(events, TileTurned) == [TileTurned(seat=2, tile=6, rule="R12")]
    assert (state.phase, NIAGARA.awaited(state)) == (Launching(seat=2), (2,))
    state, events = play(state, (2, Paddle(0, "R6")))
    assert of(events, TileTurned) == [TileTurned(seat=0, tile=4, rule="R12")]
    assert (state.phase, NIAGARA.awaited(state)) == (Launching(seat=0), (0,))
    state, events = play(state, (0, Paddle(0, "M4")))
    assert of(events, TileTurned) == []
    assert state.phase == Choosing()


@pytest.mark.clause("niagara", "3.1")
def test_3_1_nobody_plays_out_of_turn() -> None:
    state = turn(4, *HOME)
    for seat in (1, 2):
        assert refused(state, seat, Paddle(0, "M4")) == Refusal("3.1", "not_your_turn", {"turn": 0})
        assert list(NIAGARA.moves(state, seat)) == []


@pytest.mark.clause("niagara", "3.1", "2.1")
def test_3_1_a_turned_tile_leaves_the_hand() -> None:
    state = turn(4, *HOME, tiles={1: 2})
    assert 4 not in state.hands[0]
    assert 2 in state.hands[1]
    state, _ = play(state, (0, Paddle(1, "M4")))
    assert 2 not in state.hands[1]
    assert state.turned == 2


@pytest.mark.clause("niagara", "3.2", "3.6", "3.7")
@pytest.mark.parametrize("canoe", [0, 1])
def test_3_2_both_ashore_launch_one_and_only_one(canoe: int) -> None:
    state = turn(4, *HOME)
    assert state.phase == Launching(seat=0)
    state, events = play(state, (0, Paddle(canoe, "M4")))
    assert events == [
        CanoeLaunched(seat=0, canoe=canoe, left=3, rule="3.6"),
        CanoePaddled(seat=0, canoe=canoe, start="M1", to="M4", left=0, rule="3.7"),
        TileTurned(seat=1, tile=6, rule="R12"),
    ]
    assert state.canoes[0][canoe] == Canoe("M4")
    assert state.canoes[0][1 - canoe] == ASHORE
    assert refused(state, 0, Paddle(1 - canoe, "M4")).reason == "not_your_turn"


@pytest.mark.clause("niagara", "3.3")
def test_3_3_the_one_afloat_must_move_and_the_other_may_be_launched() -> None:
    state = turn(3, Canoe("M2"), ASHORE)
    assert state.phase == Paddling(seat=0, must=(0,), may=(1,))
    assert refused(state, 0, Stay()) == Refusal("3.3", "canoe_must_move", {"canoe": 0})
    state, _ = play(state, (0, Paddle(0, "M5")))
    assert state.phase == Paddling(seat=0, must=(), may=(1,))
    launched, events = play(state, (0, Paddle(1, "M3")))
    assert of(events, CanoeLaunched) == [CanoeLaunched(seat=0, canoe=1, left=2, rule="3.6")]
    assert launched.canoes[0] == (Canoe("M5"), Canoe("M3"))
    assert NIAGARA.awaited(launched) == (1,)


@pytest.mark.clause("niagara", "3.3")
def test_3_3_or_it_stays_ashore() -> None:
    state, _ = play(turn(3, ASHORE, Canoe("M2")), (0, Paddle(1, "M5")))
    state, events = play(state, (0, Stay()))
    assert events == [
        StayedAshore(seat=0, rule="3.3"),
        TileTurned(seat=1, tile=6, rule="R12"),
    ]
    assert state.canoes[0] == (ASHORE, Canoe("M5"))
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.3", "3.5")
def test_3_3_the_launch_may_come_first() -> None:
    state, _ = play(turn(3, Canoe("M2"), ASHORE), (0, Paddle(1, "M3")))
    assert state.phase == Paddling(seat=0, must=(0,), may=())
    assert refused(state, 0, Stay()) == Refusal("3.3", "canoe_must_move", {"canoe": 0})
    state, _ = play(state, (0, Paddle(0, "M5")))
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.3")
def test_3_3_a_fallen_canoe_is_not_ashore() -> None:
    state = turn(3, FALLEN, Canoe("M2"))
    assert state.phase == Paddling(seat=0, must=(1,), may=())
    state, events = play(state, (0, Paddle(1, "M5")))
    assert of(events, StayedAshore) == []
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.4")
@pytest.mark.parametrize("first", [0, 1])
def test_3_4_both_on_the_water_both_must_move(first: int) -> None:
    state = turn(1, Canoe("M2"), Canoe("L6", "ruby"))
    assert state.phase == Paddling(seat=0, must=(0, 1), may=(), both=True)
    assert refused(state, 0, Stay()) == Refusal("3.4", "both_must_move")
    moves = (Paddle(0, "M3"), Paddle(1, "L7"))
    state, events = play(state, (0, moves[first]))
    assert of(events, CanoePaddled)[0].canoe == first
    assert state.phase == Paddling(seat=0, must=(1 - first,), may=(), both=True)
    assert refused(state, 0, Stay()) == Refusal("3.4", "other_must_move", {"canoe": 1 - first})
    state, _ = play(state, (0, moves[1 - first]))
    assert state.canoes[0] == (Canoe("M3"), Canoe("L7", "ruby"))
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.5")
def test_3_5_points_are_never_shared() -> None:
    state = turn(3, Canoe("M1"), Canoe("M2"))
    assert refused(state, 0, Paddle(0, "M2")) == Refusal(
        "3.5", "points_unspent", {"spent": 1, "points": 3}
    )
    assert refused(state, 0, Paddle(0, "M5")) == Refusal(
        "3.5", "too_few_points", {"needed": 4, "points": 3}
    )
    state, events = play(state, (0, Paddle(0, "M4")), (0, Paddle(1, "M5")))
    assert of(events, CanoePaddled) == [
        CanoePaddled(seat=0, canoe=0, start="M1", to="M4", left=0, rule="3.7"),
        CanoePaddled(seat=0, canoe=1, start="M2", to="M5", left=0, rule="3.7"),
    ]
    assert state.canoes[0] == (Canoe("M4"), Canoe("M5"))


@pytest.mark.clause("niagara", "3.5")
def test_3_5_a_canoe_is_finished_before_the_other_begins() -> None:
    state, _ = play(turn(2, Canoe("M1"), Canoe("M2")), (0, Paddle(1, "M4")))
    assert refused(state, 0, Paddle(1, "M2")) == Refusal("3.5", "canoe_is_done", {"canoe": 1})
    assert {move.canoe for move in NIAGARA.moves(state, 0) if isinstance(move, Paddle)} == {0}


@pytest.mark.clause("niagara", "3.6")
def test_3_6_a_launch_is_to_disc_1_and_costs_1() -> None:
    state, events = play(turn(1, *HOME), (0, Paddle(0, "M1")))
    assert events[0] == CanoeLaunched(seat=0, canoe=0, left=0, rule="3.6")
    assert of(events, CanoePaddled) == []
    assert state.canoes[0][0] == Canoe("M1")
    assert refused(turn(1, *HOME), 0, Paddle(0, "M2")) == Refusal(
        "3.5", "too_few_points", {"needed": 2, "points": 1}
    )


@pytest.mark.clause("niagara", "3.7")
@pytest.mark.parametrize(
    ("start", "points", "to"),
    [
        ("M1", 1, "M2"),
        ("M3", 1, "M2"),
        ("M1", 6, "R7"),
        ("M1", 6, "L7"),
        ("R7", 6, "M1"),
        ("L6", 4, "M2"),
    ],
)
def test_3_7_each_disc_costs_1(start: Disc, points: int, to: Disc) -> None:
    state, events = play(turn(points, Canoe(start, "ruby"), ASHORE), (0, Paddle(0, to)))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start=start, to=to, left=0, rule="3.7"),
    ]
    assert state.canoes[0][0] == Canoe(to, "ruby")


@pytest.mark.clause("niagara", "3.7")
@pytest.mark.parametrize(("to", "spent"), [("M3", 0), ("M2", 1), ("M4", 1)])
def test_3_7_no_turning_back_to_burn_points(to: Disc, spent: int) -> None:
    """There and back again would be three points: a canoe keeps one direction."""
    assert refused(turn(3, Canoe("M3"), ASHORE), 0, Paddle(0, to)) == Refusal(
        "3.5", "points_unspent", {"spent": spent, "points": 3}
    )


@pytest.mark.clause("niagara", "3.8")
def test_3_8_any_number_of_canoes_may_share_a_disc() -> None:
    crowd = (Canoe("M4"), Canoe("M4"))
    state = turn(2, Canoe("M2"), Canoe("L6"), rivals={1: crowd, 2: crowd})
    state, events = play(state, (0, Paddle(0, "M4")), (0, Paddle(1, "M4")))
    assert len(of(events, CanoePaddled)) == 2
    assert state.canoes == (crowd, crowd, crowd)


@pytest.mark.clause("niagara", "3.8")
def test_3_8_canoes_do_not_block_the_way() -> None:
    crowd = (Canoe("M3"), Canoe("M4"))
    for order in permutations(crowd):
        state = turn(3, Canoe("M2"), ASHORE, rivals={1: (order[0], order[1]), 2: crowd})
        state, _ = play(state, (0, Paddle(0, "M5")))
        assert state.canoes[0][0] == Canoe("M5")
