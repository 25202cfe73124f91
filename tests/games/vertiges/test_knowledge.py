"""What is open, what is not, and what is dreamt of it: rulings R2 and R12."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.vertiges.events import Event
from ludotheque.games.vertiges.model import (
    Deal,
    Holding,
    Options,
    Pass,
    Put,
    Settling,
    State,
    Steady,
    Take,
    View,
)
from ludotheque.games.vertiges.poses import HALF_TURN, Pose

from .positions import GAME, OPENED, TWO, WOOD, dealt, piece, play, position, steered

EVERYBODY: list[Seat | None] = [None, 0, 1]


def sight(state: State, events: list[Event], seat: Seat | None) -> list[bytes]:
    """All that reaches a follower, as bytes."""
    encode = GAME.codec.encode
    seen = [encode(GAME.view(state, seat)), encode(events), encode(GAME.awaited(state))]
    if seat is not None:
        seen += [encode(list(GAME.moves(state, seat))), encode(GAME.lapse(state, seat))]
    return seen


@pytest.mark.clause("vertiges", "R2")
def test_r2_hands_are_open_and_piles_closed() -> None:
    state = dealt(TWO)
    for seat in EVERYBODY:
        view = GAME.view(state, seat)
        assert view.hands == state.hands
        assert view.piles == ((None,) * 18,) * 2
        assert view.seat == seat


@pytest.mark.clause("vertiges", "R2", "1.3")
def test_r2_worlds_that_differ_in_the_piles_look_alike_until_they_are_drawn_from() -> None:
    rng = Random(1)
    hidden = list(range(6, 24))
    worlds = []
    for _ in range(4):
        rng.shuffle(hidden)
        order = (*range(6), *hidden[:18], *range(24, 48))
        worlds.append(play(GAME.setup(WOOD), (NATURE, Deal(order, 0))))
    for seat in EVERYBODY:
        assert len({tuple(sight(state, events, seat)) for state, events in worlds}) == 1
    base = Pose(0, 0, 0, 0, False)
    drawn = [play(state, *steered(state, 0, Take(0), base))[0] for state, _ in worlds]
    passed = [play(state, (0, Pass())) for state in drawn]
    for seat in EVERYBODY:
        assert len({tuple(sight(state, [], seat)) for state in drawn}) == 1
        assert len({tuple(sight(state, events, seat)) for state, events in passed}) > 1


@pytest.mark.clause("vertiges", "R12")
@pytest.mark.parametrize("options", [TWO, WOOD])
def test_r12_the_tremor_is_in_no_view_and_in_no_event(options: Options) -> None:
    start = position("T+1", hands=("T-1 S1", "V+1"), options=options)
    taken, _ = play(start, (0, Take(piece("T-1"))))
    worlds = [play(taken, (NATURE, Steady(seed))) for seed in (1, 2**48 - 1)]
    for seat in EVERYBODY:
        assert len({tuple(sight(state, events, seat)) for state, events in worlds}) == 1
        view = GAME.view(worlds[0][0], seat)
        assert view.phase == Holding(0, Take(piece("T-1")), None)
    if options.physics == "wood":
        moved = [play(state, (0, Put(OPENED)))[0] for state, _ in worlds]
        for seat in EVERYBODY:
            assert len({tuple(sight(state, [], seat)) for state in moved}) == 1
            assert GAME.view(moved[0], seat).phase == Settling(0, Take(piece("T-1")), None, None)


@pytest.mark.clause("vertiges", "R12")
def test_r12_once_it_is_over_everything_is_shown() -> None:
    start = position("T+1", hands=("T-1 S1", "V+1"), options=WOOD)
    holding, _ = play(start, (0, Take(piece("T-1"))), (NATURE, Steady(77)))
    settling, _ = play(holding, (0, Put(OPENED)))
    assert GAME.revealed(holding).phase == holding.phase
    assert GAME.revealed(settling).phase == settling.phase
    assert GAME.revealed(dealt(TWO)).piles == dealt(TWO).piles
    for state in (holding, settling, dealt(TWO), dealt(Options(seats=1))):
        assert GAME.imagine(GAME.revealed(state), Random(0)) == state


@pytest.mark.clause("vertiges", "R2")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_any_order_of_the_piles_is_dreamt_as_often(seats: int) -> None:
    state = dealt(Options(seats=seats))
    view, rng = GAME.view(state, 0), Random(2)
    tops: Counter[int] = Counter()
    for _ in range(1200):
        dream = GAME.imagine(view, rng)
        assert (dream.hands, dream.turn) == (state.hands, state.turn)
        assert sorted((*dream.aside, *(p for pile in dream.piles for p in pile))) == sorted(
            (*state.aside, *(p for pile in state.piles for p in pile))
        )
        tops[dream.piles[0][0]] += 1
    hidden = 48 - 6 * seats
    assert len(tops) == hidden
    assert all(0.3 < times * hidden / 1200 < 2.2 for times in tops.values())


@pytest.mark.clause("vertiges", "R12")
def test_any_tremor_is_dreamt() -> None:
    start = position("T+1", hands=("T-1 S1", "V+1"), options=WOOD)
    state, _ = play(start, (0, Take(piece("T-1"))), (NATURE, Steady(77)))
    view, rng = GAME.view(state, 0), Random(3)
    seeds = set()
    for _ in range(50):
        dream = GAME.imagine(view, rng)
        assert isinstance(dream.phase, Holding)
        seeds.add(dream.phase.seed)
        assert replace(dream, phase=state.phase) == state
    assert len(seeds) == 50


@pytest.mark.clause("vertiges", "R12", "2.4")
def test_r12_everybody_sees_where_a_piece_begins_its_way() -> None:
    start = position("T+1 T-2", hands=("T-1 V+1", "V+2"), options=WOOD)
    for take, y, angle in (
        (Take(piece("V+1")), 50_000 + 60_000, 0),
        (Take(piece("V+1"), True, True), 50_000 + 60_000 + 34_000, HALF_TURN),
    ):
        state, _ = play(start, (0, take))
        expected = Pose(piece("V+1"), 0, y, angle, take.turned)
        assert GAME.view(state, 1).start == expected
        state, _ = play(state, (NATURE, Steady(1)))
        assert GAME.view(state, None).start == expected
    assert GAME.view(start, 0).start is None


def test_every_follower_sees_the_same() -> None:
    """But for whose view it is."""
    for options in Random(5).sample(every(Options), 12):
        state, rng = GAME.setup(options), Random(6)
        for _ in range(60):
            views: set[View] = set()
            for seat in (None, *range(options.seats)):
                views.add(replace(GAME.view(state, seat), seat=None))
            assert len(views) == 1
            awaited = GAME.awaited(state)
            if not awaited:
                break
            state = GAME.apply(state, awaited[0], GAME.sample(state, awaited[0], rng), ignore)
