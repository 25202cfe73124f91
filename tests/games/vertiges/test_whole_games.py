"""Whole games at random: what is true at every moment, and that they come to an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.game import NATURE, ignore
from ludotheque.games.vertiges.events import Event
from ludotheque.games.vertiges.model import (
    Building,
    Holding,
    Options,
    Over,
    Pass,
    Put,
    State,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.steering import steered
from ludotheque.games.vertiges.towers import takes
from ludotheque.games.vertiges.turns import LONGEST

from .positions import GAME, TWO, WATCHED, WOOD, piece, play, position
from .test_fuzz import sound

TABLES = {
    "as_published": Options(seats=2, physics="reckoned"),
    "three_fast": Options(seats=3, game="fast", physics="reckoned"),
    "four_watched": Options(seats=4, referee="automatic", physics="reckoned"),
    "alone": Options(seats=1, physics="reckoned"),
    "all_other": Options(
        seats=4,
        game="fast",
        referee="automatic",
        stars="everywhere",
        tremor="easy",
        oldest="third",
        physics="reckoned",
    ),
}
EVERY_TABLE = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def walk(options: Options, seed: int, told: list[Event] | None = None) -> Iterator[State]:
    rng, state = Random(seed), GAME.setup(options)
    yield state
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        move = GAME.sample(state, seat, rng)
        assert GAME.refusal(state, seat, move) is None
        state = GAME.apply(state, seat, move, ignore if told is None else told.append)
        yield state


@pytest.mark.clause("vertiges", "1.1", "2.2", "6.1", "R10")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(3))
def test_no_piece_is_lost_every_joint_is_a_joint_and_it_ends(options: Options, seed: int) -> None:
    last = None
    for number, last in enumerate(walk(options, seed)):
        if number % 9 == 0:
            sound(last)
        for tower in last.towers:
            assert all(takes(tower[:level], tower[level]) for level in range(1, len(tower)))
        assert (GAME.result(last) is None) == bool(GAME.awaited(last))
        assert last.turn <= LONGEST
    assert last is not None
    assert isinstance(last.phase, Over)
    result = GAME.result(last)
    assert result is not None
    assert result.scores == last.scores
    assert set(result.winners) == {
        seat for seat, score in enumerate(last.scores) if score == max(last.scores)
    }


@pytest.mark.clause("vertiges", "4.1", "5.4", "3.4", "6.2")
@EVERY_TABLE
def test_points_come_from_what_is_told(options: Options) -> None:
    told: list[Event] = []
    *_, last = walk(options, 8, told)
    total = [0] * options.seats
    for event in told:
        if event.__class__.__name__ == "PointsScored":
            total[event.seat] += event.points  # type: ignore[union-attr]
            assert total[event.seat] == event.score  # type: ignore[union-attr]
    assert tuple(total) == last.scores


@pytest.mark.clause("vertiges", "2.2", "5.4", "R12")
def test_a_whole_game_in_wood() -> None:
    """Steered without a plan, and the tremor does the rest."""
    rng, state = Random(2), GAME.setup(WOOD)
    kinds: Counter[str] = Counter()
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        if isinstance(state.phase, Holding):
            move: object = Put(steered(state, state.phase.held, rng))
        else:
            move = GAME.sample(state, seat, rng)
        assert GAME.refusal(state, seat, move) is None  # type: ignore[arg-type]
        state = GAME.apply(
            state,
            seat,
            move,  # type: ignore[arg-type]
            lambda event: kinds.update([event.__class__.__name__]),
        )
    sound(state)
    assert kinds["PiecePut"] + kinds["TowerStarted"] > 20
    assert isinstance(state.phase, Over)


# The clock: what the rules do for a seat whose time is up.


@pytest.mark.clause("vertiges", "R12", "R13", "2.6")
def test_out_of_time_the_hand_goes_back_and_the_turn_is_passed() -> None:
    for options, back in ((TWO, Withdraw()), (WOOD, Put(b""))):
        state = position("T+1", hands=("T-1", "V+1"), options=options)
        assert GAME.lapse(state, 0) == Pass()
        assert GAME.lapse(state, 1) is None
        holding, _ = play(state, (0, Take(piece("T-1"))))
        assert GAME.lapse(holding, 0) is None, "Nature is awaited"
        holding, _ = play(holding, (NATURE, GAME.sample(holding, NATURE, Random(1))))
        assert GAME.lapse(holding, 0) == back
        assert GAME.lapse(holding, 1) is None


@pytest.mark.clause("vertiges", "2.5", "3.3")
def test_out_of_time_the_house_makes_nobody_pass_wrongly() -> None:
    assert GAME.lapse(position("T+1", hands=("T-1", "V+1"), options=WATCHED), 0) is None
    assert GAME.lapse(position("T+1", hands=("S1", "V+1"), options=WATCHED), 0) is None
    done = position("T+1", hands=("S1", "V+1"), options=WATCHED, put=1)
    assert GAME.lapse(done, 0) == Pass()


@EVERY_TABLE
def test_a_lapse_is_legal(options: Options) -> None:
    lapsed = 0
    for state in walk(options, 11):
        for seat in range(options.seats):
            move = GAME.lapse(state, seat)
            if move is not None:
                lapsed += 1
                assert seat in GAME.awaited(state)
                assert GAME.refusal(state, seat, move) is None
        if isinstance(state.phase, Building) and options.referee == "players":
            assert GAME.lapse(state, state.phase.seat) == Pass()
    assert lapsed
