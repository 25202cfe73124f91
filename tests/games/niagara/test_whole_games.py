"""Whole games at random: what is true at every moment, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.niagara.model import (
    TILES,
    Canoe,
    Choosing,
    Clouding,
    Event,
    Flowing,
    Launching,
    Lay,
    Options,
    Over,
    Paddling,
    State,
)

from .positions import ASHORE, HOME, NIAGARA, THREE, gems_everywhere, play, position, turn

TABLES = [
    Options(seats=3),
    Options(seats=4, loading="anywhere"),
    Options(seats=5, fork="random", memo="off"),
    Options(seats=3, river_minimum=1, ending="finish_round"),
    Options(seats=3, loading="anywhere", fork="random", ending="finish_round", memo="off"),
]
EVERY_TABLE = pytest.mark.parametrize("options", TABLES, ids=str)


def walk(options: Options, seed: int, plies: int) -> Iterator[tuple[State, list[Event]]]:
    """Everybody plays at random, who is awaited in any order."""
    rng, state = Random(seed), NIAGARA.setup(options)
    yield state, []
    for _ in range(plies):
        awaited = NIAGARA.awaited(state)
        if not awaited:
            return
        seat = rng.choice(awaited)
        state, events = play(state, (seat, NIAGARA.sample(state, seat, rng)))
        yield state, events


@pytest.mark.clause("niagara", "1.2", "2.2", "3.9", "3.10", "3.13", "4.3")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_no_gem_is_ever_lost_or_made(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed, 600):
        assert gems_everywhere(state) == (7, 7, 7, 7, 7)
        assert min(state.sites) >= 0


@pytest.mark.clause("niagara", "1.4", "2.3", "4.3", "4.4", "6.1")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_what_is_always_true(options: Options, seed: int) -> None:
    for state, _ in walk(options, seed, 600):
        assert -1 <= state.weather <= 2
        assert all(
            canoe.gem is None
            for pair in state.canoes
            for canoe in pair
            if canoe.place in ("beach", "falls")
        )
        match state.phase:
            case Choosing():
                left = 7 - (state.round - 1) % 7
                assert {len(hand) for hand in state.hands} == {left}
                assert all(any(c.place != "falls" for c in pair) for pair in state.canoes)
                assert state.turned == 0
                assert set(NIAGARA.awaited(state)) == {
                    seat for seat, tile in enumerate(state.laid) if tile is None
                }
            case Launching(seat=seat) | Paddling(seat=seat) | Clouding(seat=seat):
                assert NIAGARA.awaited(state) == (seat,)
                assert seat == (state.lifebuoy + state.turned - 1) % options.seats
                assert (state.laid[seat] == 0) == isinstance(state.phase, Clouding)
                assert state.laid[seat] not in state.hands[seat]
                assert state.buy_backs == (None,) * options.seats
            case Flowing(discs=discs):
                assert options.fork == "random"
                assert 1 <= discs <= 8
            case Over():
                assert NIAGARA.awaited(state) == ()
        assert (NIAGARA.result(state) is None) == bool(NIAGARA.awaited(state))
        assert all(
            tuple(sorted(hand)) == tuple(t for t in TILES if t in hand) for hand in state.hands
        )


@pytest.mark.clause("niagara", "6.1", "R11")
@EVERY_TABLE
def test_a_store_is_filled_when_and_only_when_the_game_ends(options: Options) -> None:
    def filled(stock: tuple[int, ...]) -> bool:
        return all(stock) or max(stock) >= 4 or sum(stock) >= 7

    ended = 0
    for seed in range(3):
        for state, _ in walk(options, seed, 6000):
            full = {seat for seat, stock in enumerate(state.stores) if filled(stock)}
            if isinstance(state.phase, Over):
                ended += 1
                assert set(state.phase.winners) <= full
                assert state.phase.winners
            elif options.ending == "at_once" or state.phase == Choosing():
                assert not full
    assert ended, "random play came to no end: look again at the length of the walk"


# The clock: what the rules do for a seat whose time is up


@pytest.mark.clause("niagara", "2.1", "3.1", "3.14")
@EVERY_TABLE
def test_a_lapse_is_a_legal_move_for_whoever_is_awaited(options: Options) -> None:
    for state, _ in walk(options, 11, 400):
        for seat in NIAGARA.awaited(state):
            if seat == NATURE:
                continue
            move = NIAGARA.lapse(state, seat)
            assert move is not None, f"the table would wait for seat {seat} for ever"
            assert NIAGARA.refusal(state, seat, move) is None
            assert move in NIAGARA.moves(state, seat)
            assert NIAGARA.lapse(state, seat) == move, "the rules do not throw dice"


@pytest.mark.clause("niagara", "2.1", "3.1")
def test_nobody_lapses_out_of_turn() -> None:
    laid, _ = play(position(), (1, Lay(4)))
    for state, seat in ((laid, 1), (turn(3, *HOME), 2), (NIAGARA.setup(THREE), 0)):
        assert NIAGARA.lapse(state, seat) is None


@pytest.mark.clause("niagara", "2.2")
def test_a_lapse_never_pays_a_gem() -> None:
    state = position(
        canoes={0: (Canoe("falls"), ASHORE)}, stores={0: (1, 1, 0, 0, 0)}, played=(1, 2)
    )
    move = NIAGARA.lapse(state, 0)
    assert isinstance(move, Lay)
    assert move.buy_back is None


@pytest.mark.clause("niagara", "2.3", "3.1")
def test_a_table_of_sleepers_goes_on_for_rounds() -> None:
    state = position()
    while state.round < 9:
        seat = NIAGARA.awaited(state)[0]
        move = NIAGARA.lapse(state, seat)
        assert move is not None
        state, _ = play(state, (seat, move))
    assert state.round == 9
