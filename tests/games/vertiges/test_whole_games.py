"""Whole games at random: what is true at every moment, and that they come to an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.course import BadLine, advance, begin_course
from ludotheque.core.game import NATURE, MadeBy, ignore
from ludotheque.core.line import Ply, Seated
from ludotheque.games.vertiges.events import Event, TurnPassed
from ludotheque.games.vertiges.model import (
    Building,
    Holding,
    Options,
    Over,
    Pass,
    Put,
    State,
    Take,
    TimeUp,
    Withdraw,
)
from ludotheque.games.vertiges.steering import steered
from ludotheque.games.vertiges.towers import takes
from ludotheque.games.vertiges.turns import LONGEST

from .positions import GAME, TWO, WATCHED, WOOD, piece, play, position, reason
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
        assert last.turn <= LONGEST[last.options.game]
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


@pytest.mark.clause("vertiges", "2.5", "3.3", "R3")
def test_out_of_time_a_turn_ends_even_where_nobody_may_pass() -> None:
    for hand in ("T-1", "S1"):
        state = position("T+1", hands=(hand, "V+1"), options=WATCHED)
        assert GAME.refusal(state, 0, Pass()) is not None
        assert GAME.lapse(state, 0) == TimeUp()
        after, events = play(state, (0, TimeUp()))
        assert after.phase == Building(1)
        assert isinstance(events[0], TurnPassed)
        assert reason(state, 1, TimeUp()) == ("1.5", "not_your_turn")
    done = position("T+1", hands=("S1", "V+1"), options=WATCHED, put=1)
    assert GAME.lapse(done, 0) == Pass()
    for other in (done, position("T+1", hands=("T-1", "V+1"))):
        assert reason(other, 0, TimeUp()) == ("R3", "only_pass")


@pytest.mark.clause("vertiges", "R3")
def test_only_the_clock_says_that_time_is_up() -> None:
    options = Options(referee="automatic", physics="reckoned", oldest="first")
    course = begin_course(GAME, options, [Seated(name) for name in ("Ana", "Ben")])
    deal = GAME.sample(course.state, NATURE, Random(1))
    course = advance(GAME, course, Ply(at=0, seat=NATURE, move=deal))
    makers: tuple[MadeBy | None, ...] = (None, "house")
    for maker in makers:
        with pytest.raises(BadLine, match="only the clock"):
            advance(GAME, course, Ply(at=1, seat=0, move=TimeUp(), by=maker))
    late = advance(GAME, course, Ply(at=1, seat=0, move=TimeUp(), by="clock"))
    assert late.state.phase == Building(1)


def test_bots_leave_people_time_to_protest() -> None:
    state = position("T+1", hands=("T-1", "V+1"))
    passed, _ = play(state, (0, Pass()))
    assert GAME.manners.haste(passed) < 0.5
    touched, _ = play(passed, (1, Take(piece("V+1"))))
    assert GAME.manners.haste(touched) == GAME.manners.haste(state) == 1.0
    watched = replace(passed, options=replace(passed.options, referee="automatic"))
    assert GAME.manners.haste(watched) == 1.0


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
