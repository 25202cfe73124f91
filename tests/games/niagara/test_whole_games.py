"""Whole games at random: what is true at every moment, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.game import ignore
from ludotheque.games.niagara.model import (
    GEMS,
    TILES,
    Canoe,
    Choosing,
    Clouding,
    Flowing,
    Launching,
    Lay,
    MoveWeather,
    Options,
    Over,
    Paddle,
    Paddling,
    State,
    Stay,
)

from .positions import ASHORE, FALLEN, HOME, NIAGARA, THREE, gems_everywhere, play, position, turn

TABLES = {
    "as_published": Options(seats=3),
    "four_loading_anywhere": Options(seats=4, loading="anywhere"),
    "five_with_a_random_fork": Options(seats=5, fork="random", memo="off"),
    "patient": Options(seats=3, river_minimum=1, ending="finish_round"),
    "all_other": Options(
        seats=3,
        loading="anywhere",
        river_minimum=1,
        fork="random",
        ending="finish_round",
        memo="off",
    ),
}
EVERY_TABLE = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def walk(state: State, seed: int, plies: int, *, thrift: bool = False) -> Iterator[State]:
    """Everybody plays at random; who is awaited may act in any order.

    Without thrift, gems are soon spent on canoes again, and no game ends.
    """
    rng = Random(seed)
    yield state
    for _ in range(plies):
        awaited = NIAGARA.awaited(state)
        if not awaited:
            return
        seat = rng.choice(awaited)
        moves = [
            move
            for move in NIAGARA.moves(state, seat)
            if not (thrift and isinstance(move, Lay) and move.buy_back)
        ]
        state, _ = play(state, (seat, rng.choice(moves)))
        yield state


@pytest.mark.clause("niagara", "1.2", "2.2", "3.9", "3.10", "3.13", "4.3")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_no_gem_is_ever_lost_or_made(options: Options, seed: int) -> None:
    for state in walk(NIAGARA.setup(options), seed, 600):
        assert gems_everywhere(state) == (7, 7, 7, 7, 7)
        assert min(state.sites) >= 0


@pytest.mark.clause("niagara", "1.4", "2.3", "4.3", "4.4", "6.1")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(4))
def test_what_is_always_true(options: Options, seed: int) -> None:
    for state in walk(NIAGARA.setup(options), seed, 600):
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

    brink = position(
        options=options,
        stores={
            seat: tuple(3 if gem == GEMS[seat] else 0 for gem in GEMS)
            for seat in range(options.seats)
        },
    )
    for seed in range(5):
        last = brink
        for state in walk(brink, seed, 20_000, thrift=True):
            last = state
            full = {seat for seat, stock in enumerate(state.stores) if filled(stock)}
            if isinstance(state.phase, Over):
                assert state.phase.winners
                assert set(state.phase.winners) <= full
            elif options.ending == "at_once" or state.phase == Choosing():
                assert not full
        assert isinstance(last.phase, Over), "random play came to no end: lengthen the walk"


@pytest.mark.clause("niagara", "3.1", "4.2")
@EVERY_TABLE
def test_who_does_not_listen_gets_the_same_state(options: Options) -> None:
    """`ignore` spares the narration, and nothing else."""
    rng, state = Random(3), NIAGARA.setup(options)
    for _ in range(300):
        seat = rng.choice(NIAGARA.awaited(state))
        move = NIAGARA.sample(state, seat, rng)
        quiet = NIAGARA.apply(state, seat, move, ignore)
        state, _ = play(state, (seat, move))
        assert quiet == state
        if not NIAGARA.awaited(state):
            break


# The clock: what the rules do for a seat whose time is up. They do nothing optional, and choose
# for nobody.


@pytest.mark.clause("niagara", "2.1", "2.2", "3.3")
@EVERY_TABLE
def test_a_lapse_is_legal_and_pays_no_gem(options: Options) -> None:
    lapsed = 0
    for state in walk(NIAGARA.setup(options), 11, 600):
        for seat in range(options.seats):
            move = NIAGARA.lapse(state, seat)
            if move is None:
                continue
            lapsed += 1
            assert seat in NIAGARA.awaited(state)
            assert NIAGARA.refusal(state, seat, move) is None
            assert not isinstance(move, Lay) or move.buy_back is None
            assert move == NIAGARA.lapse(state, seat), "the rules do not throw dice"
    assert lapsed


@pytest.mark.clause("niagara", "3.3")
def test_out_of_time_the_other_canoe_stays_ashore() -> None:
    state, _ = play(turn(3, Canoe("M2"), ASHORE), (0, Paddle(0, "M5")))
    assert NIAGARA.lapse(state, 0) == Stay()


@pytest.mark.clause("niagara", "2.3", "R7")
def test_out_of_time_the_only_move_is_made() -> None:
    last_tile = position(played=(0, 1, 2, 4, 5, 6))
    assert [NIAGARA.lapse(last_tile, seat) for seat in range(3)] == [Lay(3)] * 3
    assert NIAGARA.lapse(turn(0, *HOME, weather=2), 0) == MoveWeather(-1)
    assert NIAGARA.lapse(turn(1, Canoe("R7"), FALLEN), 0) == Paddle(0, "R6")


@pytest.mark.clause("niagara", "2.1", "3.1")
def test_nobody_lapses_out_of_turn() -> None:
    laid, _ = play(position(played=(0, 1, 2, 4, 5, 6)), (1, Lay(3)))
    for state, seat in ((laid, 1), (turn(0, *HOME, weather=2), 2), (NIAGARA.setup(THREE), 0)):
        assert NIAGARA.lapse(state, seat) is None
