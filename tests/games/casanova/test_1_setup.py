"""Chapter 1: what there is, and how a game begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.core.game import NATURE
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.casanova.board import PALAZZI, PLAIN, spots
from ludotheque.games.casanova.events import (
    CasanovaHidden,
    FigurePlaced,
    FirstPlayerDrawn,
    GondolaMoored,
    TurnBegan,
)
from ludotheque.games.casanova.model import (
    THEATRES,
    DrawLots,
    Hide,
    Hiding,
    Options,
    Sailing,
    State,
)

from .positions import CASANOVA, THREE, of, play

BY_LOT = [options for options in every(Options) if options.placing == "lot"]


def begun(options: Options, seed: int) -> State:
    rng, state = Random(seed), CASANOVA.setup(options)
    for _ in range(2):
        state, _ = play(state, (NATURE, CASANOVA.sample(state, NATURE, rng)))
    return state


@pytest.mark.clause("casanova", "1.1", "1.3")
def test_1_1_each_seat_has_a_palazzo_and_spare_colours_are_not_used() -> None:
    for seats in (3, 4, 5):
        state = CASANOVA.setup(Options(seats=seats))
        assert state.ladies == PALAZZI[:seats]
        assert state.jewels == (False,) * seats
        assert {options.seats for options in every(Options)} == {3, 4, 5}


@pytest.mark.clause("casanova", "1.2", "1.3", "1.4", "1.5")
@pytest.mark.parametrize("options", BY_LOT[::7], ids=str)
def test_1_2_to_1_5_everything_finds_a_place(options: Options) -> None:
    for seed in range(5):
        state = begun(options, seed)
        assert state.ladies == PALAZZI[: options.seats]
        assert len(set(state.theatres)) == options.figures - options.seats
        assert set(state.theatres) <= set(THEATRES)
        assert len(set(state.empties)) == 12 - options.seats
        assert set(state.empties) <= set(PLAIN)
        assert state.casanova in spots(options.seats, state.theatres)


@pytest.mark.clause("casanova", "1.4", "1.5", "1.6", "R7")
def test_1_6_lots_are_told_to_all() -> None:
    lots = DrawLots(2, THEATRES, PLAIN[:9])
    state, events = play(CASANOVA.setup(THREE), (NATURE, lots))
    assert state.first == 2
    assert state.phase == Hiding()
    assert [event.rule for event in of(events, FirstPlayerDrawn)] == ["1.6"]
    assert [event.theatre for event in of(events, FigurePlaced)] == list(THEATRES)
    assert [event.dock for event in of(events, GondolaMoored)] == list(PLAIN[:9])
    assert {event.seat for event in of(events, FigurePlaced)} == {NATURE}
    assert all(event.only is None for event in events)
    state, events = play(state, (NATURE, Hide(7)))
    assert of(events, TurnBegan) == [TurnBegan(seat=2, round=1, rule="2.1")]
    assert state.phase == Sailing(2, 3, stayed=False)


@pytest.mark.clause("casanova", "1.2", "1.7")
def test_1_7_casanova_may_be_under_any_figure_and_is_as_often_under_each() -> None:
    """A lady's as well as a theatre's, whoever it is."""
    options = Options(seats=4, figures=6)
    rng, places = Random(3), Counter[int]()
    state, _ = play(
        CASANOVA.setup(options), (NATURE, CASANOVA.sample(CASANOVA.setup(options), NATURE, rng))
    )
    for _ in range(3000):
        move = CASANOVA.sample(state, NATURE, rng)
        assert isinstance(move, Hide)
        places[move.spot] += 1
    assert set(places) == set(spots(4, state.theatres))
    assert all(abs(count - 500) < 100 for count in places.values())
    assert {*range(4)} < set(places)


@pytest.mark.clause("casanova", "1.2")
def test_1_2_nobody_sees_where_he_hides() -> None:
    state, _ = play(CASANOVA.setup(THREE), (NATURE, DrawLots(0, THEATRES, PLAIN[:9])))
    for seat in (None, 0, 1, 2):
        seen = {
            CASANOVA.codec.encode((CASANOVA.view(after, seat), events))
            for after, events in (play(state, (NATURE, Hide(spot))) for spot in spots(3, THEATRES))
        }
        assert len(seen) == 1
    _, events = play(state, (NATURE, Hide(0)))
    assert of(events, CasanovaHidden) == [CasanovaHidden(rule="1.2")]


@pytest.mark.clause("casanova", "1.5", "1.6", "R7")
def test_lots_are_fair() -> None:
    rng, firsts, docks, theatres = Random(9), Counter[int](), Counter[str](), Counter[str]()
    state = CASANOVA.setup(Options(seats=5, figures=8))
    for _ in range(2800):
        lots = CASANOVA.sample(state, NATURE, rng)
        assert isinstance(lots, DrawLots)
        firsts[lots.first] += 1
        docks.update(lots.docks)
        theatres.update(lots.theatres)
    assert all(abs(firsts[seat] - 560) < 110 for seat in range(5))
    assert all(abs(docks[dock] - 700) < 120 for dock in PLAIN)
    assert all(abs(theatres[theatre] - 1200) < 160 for theatre in THEATRES)
