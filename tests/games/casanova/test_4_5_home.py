"""Chapters 4 and 5: the Doge's price, and the way home."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal, Result
from ludotheque.games.casanova.board import DOGE, PALAZZI
from ludotheque.games.casanova.events import (
    EmptyGlided,
    FigureShown,
    GameEnded,
    JewelLeft,
    TurnBegan,
)
from ludotheque.games.casanova.model import Dock, EndTurn, Glide, Over, Shown

from .positions import CASANOVA, of, play, position, refused, sailing

HOME = PALAZZI[0]
NEXT_TO_HOME: list[Dock] = ["San Marcuola", "Tre Archi", "Santa Marta"]


@pytest.mark.clause("casanova", "4.1", "R4")
@pytest.mark.parametrize("molo", DOGE)
@pytest.mark.parametrize("casanova", [0, 1, 7])
def test_4_1_who_docks_at_the_doges_leaves_the_jewel(molo: Dock, casanova: int) -> None:
    state, events = play(
        position({0: "Accademia"}, casanova=casanova), (0, Glide("Accademia", molo))
    )
    assert state.jewels == (True, False, False)
    assert of(events, JewelLeft) == [JewelLeft(seat=0, rule="4.1")]
    assert sailing(state).points == 2


@pytest.mark.clause("casanova", "4.1")
def test_4_1_once_in_the_game_is_enough() -> None:
    state = position({0: "Accademia"}, jewels=[0])
    state, events = play(state, (0, Glide("Accademia", "Molo 3")))
    assert state.jewels == (True, False, False)
    assert not of(events, JewelLeft)


@pytest.mark.clause("casanova", "4.1", "5.1")
def test_4_1_5_1_an_empty_gondola_leaves_no_jewel_and_shows_nothing() -> None:
    state = position({0: "Rialto"}, ["Accademia"])
    state, events = play(state, (0, Glide("Accademia", "Molo 1")))
    assert state.jewels == (False, False, False)
    assert not of(events, JewelLeft)
    state = position({0: "Rialto"}, ["Tre Archi"], jewels=[0], casanova=0)
    state, events = play(state, (0, Glide("Tre Archi", HOME)))
    assert not of(events, FigureShown)
    assert sailing(state).points == 2


@pytest.mark.clause("casanova", "5.1")
@pytest.mark.parametrize("start", NEXT_TO_HOME)
def test_5_1_home_with_the_jewel_given_and_casanova_wins_at_once(start: Dock) -> None:
    brink = position({0: start}, jewels=[0], casanova=0)
    state, events = play(brink, (0, Glide(start, HOME)))
    assert state.phase == Over(0)
    assert of(events, FigureShown) == [FigureShown(seat=0, casanova=True, lost=0, rule="5.1")]
    assert of(events, GameEnded) == [GameEnded(winners=(0,), rule="5.1")]
    assert CASANOVA.result(state) == Result((1, 0, 0), (0,), "5.1")
    assert CASANOVA.awaited(state) == ()
    assert {CASANOVA.view(state, seat).casanova for seat in (None, 0, 1, 2)} == {0}


@pytest.mark.clause("casanova", "5.1", "5.2")
@pytest.mark.parametrize("points", [1, 2, 3])
def test_5_2_in_vain_all_see_it_and_the_points_left_are_lost(points: int) -> None:
    start = position({0: "San Marcuola"}, jewels=[0], casanova=1, points=points)
    state, events = play(start, (0, Glide("San Marcuola", HOME)))
    assert of(events, FigureShown) == [
        FigureShown(seat=0, casanova=False, lost=points - 1, rule="5.2")
    ]
    assert of(events, TurnBegan) == [TurnBegan(seat=1, round=2, rule="2.1")]
    assert CASANOVA.awaited(state) == (1,)
    assert state.ladies[0] == HOME
    for seat in (None, 0, 1, 2):
        assert CASANOVA.view(state, seat).log == (Shown(2, 0),)
    assert CASANOVA.result(state) is None


@pytest.mark.clause("casanova", "5.1")
def test_5_1_only_her_own_palazzo_counts() -> None:
    state = position({0: "San Marcuola", 1: "Rialto"}, jewels=[0], casanova=0)
    state, events = play(state, (0, Glide("San Marcuola", PALAZZI[1])))
    assert not of(events, FigureShown)
    assert CASANOVA.result(state) is None


@pytest.mark.clause("casanova", "5.3")
def test_5_3_an_empty_gondola_bars_a_rivals_palazzo() -> None:
    state = position({0: "Rialto", 1: "San Marcuola"}, ["Tre Archi"], jewels=[1], casanova=1)
    state, events = play(state, (0, Glide("Tre Archi", PALAZZI[1])), (0, EndTurn()))
    assert [event.rule for event in of(events, EmptyGlided)] == ["5.3"]
    no = Refusal("2.3", "dock_is_taken", {"to": PALAZZI[1]})
    assert refused(state, 1, Glide("San Marcuola", PALAZZI[1])) == no
    # whoever it bars can move it on
    state, events = play(
        state, (1, Glide(PALAZZI[1], PALAZZI[4])), (1, Glide("San Marcuola", PALAZZI[1]))
    )
    assert state.phase == Over(1)


@pytest.mark.clause("casanova", "5.3", "2.4")
def test_5_3_and_a_canal() -> None:
    state = position({0: "Frari", 1: "Gesuiti"}, ["San Tomà"])
    state, _ = play(state, (0, Glide("San Tomà", "San Silvestro")), (0, EndTurn()))
    assert "San Silvestro" in state.empties
    barred = position({0: "Frari", 1: "Rialto"}, ["San Silvestro"], seat=1)
    assert refused(barred, 1, Glide("Rialto", "San Silvestro")).rule == "2.3"
    assert refused(barred, 1, Glide("Rialto", "San Tomà")).rule == "2.4"


@pytest.mark.clause("casanova", "5.1", "R5")
def test_r5_home_before_the_jewel_is_given_shows_nothing_and_wins_nothing() -> None:
    start = position({0: "San Marcuola"}, casanova=0)
    state, events = play(start, (0, Glide("San Marcuola", HOME)))
    assert not of(events, FigureShown)
    assert state.log == ()
    assert sailing(state).points == 2
    state, _ = play(state, (0, EndTurn()))
    assert CASANOVA.awaited(state) == (1,)


@pytest.mark.clause("casanova", "R5", "2.4")
def test_r5_passing_is_no_visit_and_the_start_is_none() -> None:
    past_the_doge, events = play(
        position({0: "Accademia"}), (0, Glide("Accademia", "San Zaccaria"))
    )
    assert past_the_doge.jewels == (False, False, False)
    assert not of(events, JewelLeft)
    past_home, events = play(
        position({0: "San Marcuola"}, jewels=[0], casanova=0),
        (0, Glide("San Marcuola", "Santa Marta")),
    )
    assert not of(events, FigureShown)
    assert CASANOVA.result(past_home) is None
    at_the_start = position({}, jewels=[0], casanova=0)
    assert CASANOVA.result(at_the_start) is None
    state, events = play(at_the_start, (0, Glide(HOME, "San Marcuola")))
    assert not of(events, FigureShown)
    state, _ = play(state, (0, Glide("San Marcuola", HOME)))
    assert state.phase == Over(0), "having left, she comes home"
