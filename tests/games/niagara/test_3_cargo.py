"""Clauses 3.9 to 3.12: load, unload, exchange, land."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.niagara.events import (
    CanoeLanded,
    CanoeLaunched,
    CanoePaddled,
    GemExchanged,
    GemLoaded,
    GemStored,
    GemUnloaded,
    TileTurned,
)
from ludotheque.games.niagara.model import GEMS, Canoe, Disc, Gem, Handling, Paddle, Paddling, Stay

from .positions import (
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    exchange,
    load,
    of,
    play,
    refused,
    store,
    turn,
    unload,
)


@pytest.mark.clause("niagara", "3.9", "3.5")
def test_3_9_load_then_paddle() -> None:
    state, events = play(turn(4, Canoe("M3"), ASHORE), (0, Paddle(0, "M1", (load("M3"),))))
    assert events == [
        GemLoaded(seat=0, canoe=0, gem="amethyst", left=2, rule="3.9"),
        CanoePaddled(seat=0, canoe=0, start="M3", to="M1", left=0, rule="3.7"),
    ]
    assert state.canoes[0][0] == Canoe("M1", "amethyst")
    assert state.sites == (6, 7, 7, 7, 7)


@pytest.mark.clause("niagara", "3.9", "3.5")
def test_3_9_paddle_then_load() -> None:
    state, events = play(turn(5, Canoe("M4"), ASHORE), (0, Paddle(0, "R7", (load("R7"),))))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start="M4", to="R7", left=2, rule="3.7"),
        GemLoaded(seat=0, canoe=0, gem="ruby", left=0, rule="3.9"),
    ]
    assert state.canoes[0][0] == Canoe("R7", "ruby")
    assert state.sites == (7, 7, 7, 7, 6)


@pytest.mark.clause("niagara", "3.9", "3.6")
def test_3_9_launch_paddle_and_load_in_one_move() -> None:
    state, events = play(turn(5, *HOME), (0, Paddle(0, "M3", (load("M3"),))))
    assert events[:3] == [
        CanoeLaunched(seat=0, canoe=0, left=4, rule="3.6"),
        CanoePaddled(seat=0, canoe=0, start="M1", to="M3", left=2, rule="3.7"),
        GemLoaded(seat=0, canoe=0, gem="amethyst", left=0, rule="3.9"),
    ]
    assert state.canoes[0][0] == Canoe("M3", "amethyst")


@pytest.mark.clause("niagara", "3.9")
@pytest.mark.parametrize("gem", GEMS)
@pytest.mark.parametrize("disc", ["M3", "M4", "M5", "L6", "L7", "R6", "R7"])
def test_3_9_an_unloaded_gem_returns_to_the_site_of_its_colour(disc: Disc, gem: Gem) -> None:
    start = turn(2, Canoe(disc, gem), ASHORE)
    assert start.sites[GEMS.index(gem)] == 6
    state, events = play(start, (0, Paddle(0, disc, (unload(disc),))))
    assert events == [GemUnloaded(seat=0, canoe=0, gem=gem, left=0, rule="3.9")]
    assert state.canoes[0][0] == Canoe(disc)
    assert state.sites == (7, 7, 7, 7, 7)


@pytest.mark.clause("niagara", "3.9", "3.5")
@pytest.mark.parametrize("act", ["load", "unload"])
def test_3_9_loading_and_unloading_cost_2(act: str) -> None:
    canoe = Canoe("M4") if act == "load" else Canoe("M4", "ruby")
    handling = Handling("M4", "load" if act == "load" else "unload")
    stay = Paddle(0, "M4", (handling,))
    assert refused(turn(1, canoe, ASHORE), 0, stay) == Refusal(
        "3.5", "too_few_points", {"needed": 2, "points": 1}
    )
    assert refused(turn(3, canoe, ASHORE), 0, stay) == Refusal(
        "3.5", "points_unspent", {"spent": 2, "points": 3}
    )
    play(turn(2, canoe, ASHORE), (0, stay))


@pytest.mark.clause("niagara", "3.10")
def test_3_10_an_exchange_costs_4() -> None:
    move = Paddle(0, "M5", (exchange("M5"),))
    start = turn(4, Canoe("M5", "amethyst"), ASHORE)
    assert start.sites == (6, 7, 7, 7, 7)
    state, events = play(start, (0, move))
    assert events == [
        GemExchanged(seat=0, canoe=0, given="amethyst", gem="amber", left=0, rule="3.10")
    ]
    assert state.canoes[0][0] == Canoe("M5", "amber")
    assert state.sites == (7, 7, 6, 7, 7)
    assert refused(turn(3, Canoe("M5", "amethyst"), ASHORE), 0, move) == Refusal(
        "3.5", "too_few_points", {"needed": 4, "points": 3}
    )


@pytest.mark.clause("niagara", "3.10")
@pytest.mark.parametrize(("start", "to"), [("L6", "M5"), ("L6", "L7"), ("M5", "L6"), ("M4", "M5")])
def test_3_10_an_exchange_goes_with_paddling(start: Disc, to: Disc) -> None:
    move = Paddle(0, to, (exchange(to),))
    state, events = play(turn(5, Canoe(start, "amethyst"), ASHORE), (0, move))
    exchanged = of(events, GemExchanged)[0]
    assert (exchanged.given, exchanged.left) == ("amethyst", 0)
    assert state.canoes[0][0] == Canoe(to, exchanged.gem)
    assert sum(state.sites) == 34


@pytest.mark.clause("niagara", "3.10")
def test_3_10_for_another_colour_only() -> None:
    state = turn(4, Canoe("M5", "amber"), ASHORE)
    assert refused(state, 0, Paddle(0, "M5", (exchange("M5"),))) == Refusal(
        "3.10", "same_colour", {"gem": "amber"}
    )


@pytest.mark.clause("niagara", "3.11")
def test_3_11_a_canoe_carries_one_gem_at_most() -> None:
    state = turn(2, Canoe("M4", "ruby"), ASHORE)
    assert refused(state, 0, Paddle(0, "M4", (load("M4"),))) == Refusal(
        "3.11", "already_loaded", {"gem": "ruby"}
    )
    state, events = play(state, (0, Paddle(0, "M2")))
    assert of(events, GemLoaded) == []
    assert state.canoes[0][0] == Canoe("M2", "ruby")


@pytest.mark.clause("niagara", "3.12")
def test_3_12_a_gem_that_arrives_goes_to_the_store() -> None:
    state, events = play(turn(3, Canoe("M3", "amber"), ASHORE), (0, Paddle(0, "beach")))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start="M3", to="M1", left=1, rule="3.7"),
        CanoeLanded(seat=0, canoe=0, lost=0, rule="3.12"),
        GemStored(seat=0, gem="amber", rule="3.12"),
    ]
    assert state.canoes[0] == HOME
    assert state.stores == (store(amber=1), store(), store())
    assert state.sites == (7, 7, 6, 7, 7)


@pytest.mark.clause("niagara", "3.12")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5, 6])
def test_3_12_the_beach_costs_1_and_the_surplus_is_lost(points: int) -> None:
    state, events = play(turn(points, Canoe("M1", "ruby"), ASHORE), (0, Paddle(0, "beach")))
    assert events == [
        CanoeLanded(seat=0, canoe=0, lost=points - 1, rule="3.12"),
        GemStored(seat=0, gem="ruby", rule="3.12"),
    ]
    assert state.stores[0] == store(ruby=1)


@pytest.mark.clause("niagara", "3.12", "3.5")
def test_3_12_too_few_points_do_not_reach_the_beach() -> None:
    state = turn(3, Canoe("M4", "ruby"), ASHORE)
    assert refused(state, 0, Paddle(0, "beach")) == Refusal(
        "3.5", "too_few_points", {"needed": 4, "points": 3}
    )


@pytest.mark.clause("niagara", "3.12", "3.9")
def test_3_12_load_and_bring_it_home_in_one_move() -> None:
    state, events = play(turn(6, Canoe("M3"), ASHORE), (0, Paddle(0, "beach", (load("M3"),))))
    assert events == [
        GemLoaded(seat=0, canoe=0, gem="amethyst", left=4, rule="3.9"),
        CanoePaddled(seat=0, canoe=0, start="M3", to="M1", left=2, rule="3.7"),
        CanoeLanded(seat=0, canoe=0, lost=1, rule="3.12"),
        GemStored(seat=0, gem="amethyst", rule="3.12"),
    ]
    assert state.stores[0] == store(amethyst=1)
    assert state.canoes[0] == HOME


@pytest.mark.clause("niagara", "3.12")
def test_3_12_a_landed_canoe_does_not_leave_again() -> None:
    state, _ = play(turn(3, Canoe("M1"), ASHORE), (0, Paddle(0, "beach")))
    assert state.phase == Paddling(seat=0, must=(), may=(1,))
    assert refused(state, 0, Paddle(0, "M3")) == Refusal("3.12", "canoe_has_landed", {"canoe": 0})
    assert set(NIAGARA.moves(state, 0)) == {Paddle(1, "M3"), Stay()}


@pytest.mark.clause("niagara", "3.12", "3.4")
def test_3_12_both_may_land_and_the_turn_ends() -> None:
    state, events = play(
        turn(3, Canoe("M1", "ruby"), Canoe("M2", "amber")),
        (0, Paddle(1, "beach")),
        (0, Paddle(0, "beach")),
    )
    assert of(events, GemStored) == [
        GemStored(seat=0, gem="amber", rule="3.12"),
        GemStored(seat=0, gem="ruby", rule="3.12"),
    ]
    assert events[-1] == TileTurned(seat=1, tile=6, rule="R12")
    assert state.canoes[0] == HOME
    assert state.stores[0] == store(amber=1, ruby=1)
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.12")
def test_3_12_the_other_canoe_still_moves_when_one_has_landed() -> None:
    state, _ = play(turn(3, Canoe("M1"), Canoe("M2")), (0, Paddle(0, "beach")))
    assert state.phase == Paddling(seat=0, must=(1,), may=(), both=True)
    assert refused(state, 0, Paddle(0, "M3")).reason == "canoe_has_landed"


@pytest.mark.clause("niagara", "3.12")
def test_3_12_with_its_sister_fallen_a_landing_ends_the_turn() -> None:
    state, events = play(turn(3, FALLEN, Canoe("M1")), (0, Paddle(1, "beach")))
    assert events[-1] == TileTurned(seat=1, tile=6, rule="R12")
    assert state.canoes[0] == (FALLEN, ASHORE)
