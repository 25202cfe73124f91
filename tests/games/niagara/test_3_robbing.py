"""Clause 3.13: an empty canoe that comes upstream may rob."""

from __future__ import annotations

import pytest

from ludotheque.games.niagara.events import CanoePaddled, GemRobbed, GemUnloaded
from ludotheque.games.niagara.model import Canoe, Handling, Paddle, Place, Theft

from .positions import ANYWHERE, ASHORE, NIAGARA, load, of, play, refused, store, turn, unload

LOADED = {1: (ASHORE, Canoe("M4", "ruby")), 2: (Canoe("M4", "amber"), Canoe("M4"))}


@pytest.mark.clause("niagara", "3.13")
def test_3_13_a_canoe_that_comes_upstream_may_take_a_gem() -> None:
    start = turn(2, Canoe("L6"), ASHORE, rivals=LOADED)
    state, events = play(start, (0, Paddle(0, "M4", rob=Theft(1, 1))))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start="L6", to="M4", left=0, rule="3.7"),
        GemRobbed(seat=0, canoe=0, victim=1, victim_canoe=1, gem="ruby", rule="3.13"),
    ]
    assert state.canoes == (
        (Canoe("M4", "ruby"), ASHORE),
        (ASHORE, Canoe("M4")),
        (Canoe("M4", "amber"), Canoe("M4")),
    )
    assert state.sites == start.sites


@pytest.mark.clause("niagara", "3.13", "3.8")
def test_3_13_the_robber_chooses_among_the_loaded_canoes_of_the_disc() -> None:
    state = turn(1, Canoe("M5"), ASHORE, rivals=LOADED)
    robs = {
        move.rob for move in NIAGARA.moves(state, 0) if isinstance(move, Paddle) and move.to == "M4"
    }
    assert robs == {None, Theft(1, 1), Theft(2, 0)}
    state, _ = play(state, (0, Paddle(0, "M4", rob=Theft(2, 0))))
    assert state.canoes[0][0] == Canoe("M4", "amber")
    assert state.canoes[2] == (Canoe("M4"), Canoe("M4"))


@pytest.mark.clause("niagara", "3.13")
def test_3_13_a_robbery_costs_nothing_so_points_must_be_spent_elsewhere() -> None:
    state = turn(2, Canoe("M5"), ASHORE, rivals=LOADED)
    refusal = refused(state, 0, Paddle(0, "M4", rob=Theft(1, 1)))
    assert (refusal.rule, refusal.reason) == ("3.5", "points_unspent")


@pytest.mark.clause("niagara", "3.13")
@pytest.mark.parametrize(
    ("start", "points", "to"), [("M2", 2, "M4"), ("M4", 2, "M4"), ("beach", 4, "M4")]
)
def test_3_13_never_when_going_downstream_or_standing_still(
    start: Place, points: int, to: Place
) -> None:
    state = turn(points, Canoe(start), ASHORE, rivals=LOADED)
    stands = start == to
    cargo = (load("M4"),) if stands else ()
    assert refused(state, 0, Paddle(0, to, cargo, rob=Theft(1, 1))).reason == "rob_upstream_only"


@pytest.mark.clause("niagara", "3.13")
def test_3_13_only_where_the_move_ends() -> None:
    state = turn(2, Canoe("M5"), ASHORE, rivals=LOADED)
    assert refused(state, 0, Paddle(0, "M3", rob=Theft(1, 1))).facts == {"to": "M3"}


@pytest.mark.clause("niagara", "3.13", "3.11")
def test_3_13_a_loaded_canoe_does_not_rob() -> None:
    state = turn(1, Canoe("M5", "diamond"), ASHORE, rivals=LOADED)
    assert refused(state, 0, Paddle(0, "M4", rob=Theft(1, 1))).reason == "rob_only_empty"


@pytest.mark.clause("niagara", "3.13")
def test_3_13_unload_first_then_come_up_empty_and_rob() -> None:
    state, events = play(
        turn(3, Canoe("M5", "diamond"), ASHORE, rivals=LOADED),
        (0, Paddle(0, "M4", (unload("M5"),), Theft(2, 0))),
    )
    assert events == [
        GemUnloaded(seat=0, canoe=0, gem="diamond", left=1, rule="3.9"),
        CanoePaddled(seat=0, canoe=0, start="M5", to="M4", left=0, rule="3.7"),
        GemRobbed(seat=0, canoe=0, victim=2, victim_canoe=0, gem="amber", rule="3.13"),
    ]
    assert state.canoes[0][0] == Canoe("M4", "amber")
    assert state.sites == (7, 7, 6, 7, 6)


@pytest.mark.clause("niagara", "3.13")
@pytest.mark.parametrize("act", ["load", "unload"])
def test_3_13_who_handles_cargo_on_the_last_disc_does_not_also_rob(act: str) -> None:
    canoe = Canoe("M5") if act == "load" else Canoe("M5", "diamond")
    handling = Handling("M4", "load" if act == "load" else "unload")
    state = turn(3, canoe, ASHORE, rivals=LOADED)
    move = Paddle(0, "M4", (handling,), Theft(1, 1))
    assert refused(state, 0, move).reason == "rob_only_empty"


@pytest.mark.clause("niagara", "3.13", "R1")
def test_3_13_unloading_on_the_way_leaves_an_empty_canoe() -> None:
    state, events = play(
        turn(4, Canoe("L6", "diamond"), ASHORE, rivals=LOADED, options=ANYWHERE),
        (0, Paddle(0, "M4", (unload("M5"),), Theft(1, 1))),
    )
    assert [event.gem for event in of(events, GemRobbed)] == ["ruby"]
    assert state.canoes[0][0] == Canoe("M4", "ruby")


@pytest.mark.clause("niagara", "3.13", "3.12")
def test_3_13_nobody_is_robbed_on_the_beach() -> None:
    state = turn(3, Canoe("M2"), ASHORE, stores={1: store(ruby=1)})
    refusal = refused(state, 0, Paddle(0, "beach", rob=Theft(1, 0)))
    assert (refusal.rule, refusal.reason, refusal.facts) == (
        "3.13",
        "nothing_to_rob",
        {"to": "beach"},
    )


@pytest.mark.clause("niagara", "3.13")
def test_3_13_a_stolen_gem_can_be_stolen_back() -> None:
    state = turn(
        1, Canoe("M5"), ASHORE, rivals={1: (Canoe("M4", "ruby"), Canoe("M5"))}, tiles={1: 1}
    )
    state, _ = play(state, (0, Paddle(0, "M4", rob=Theft(1, 0))), (0, Paddle(1, "M1")))
    state, events = play(state, (1, Paddle(1, "M4", rob=Theft(0, 0))))
    assert of(events, GemRobbed) == [
        GemRobbed(seat=1, canoe=1, victim=0, victim_canoe=0, gem="ruby", rule="3.13")
    ]
    assert state.canoes[0] == (Canoe("M4"), Canoe("M1"))
    assert state.canoes[1] == (Canoe("M4"), Canoe("M4", "ruby"))


@pytest.mark.clause("niagara", "3.13")
def test_3_13_an_impossible_victim_is_refused_not_guessed() -> None:
    """Seat -1 is Nature, seat 3 nobody: neither may be read as the last player."""
    state = turn(1, Canoe("M5"), ASHORE, rivals={2: (Canoe("M4", "amber"), ASHORE)})
    for nobody in (-1, 3, 99):
        assert refused(state, 0, Paddle(0, "M4", rob=Theft(nobody, 0))).rule == "3.13"
