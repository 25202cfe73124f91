"""Ruling R8: at a table that plays by eye, trying is a move, and costs. And what may be undone."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import advance
from ludotheque.core.game import NATURE
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.line import Ply, Seated
from ludotheque.games.nizza.aims import missing
from ludotheque.games.nizza.events import DieHandedOn, DieLost, Measured, ReachMissed
from ludotheque.games.nizza.geometry import fall
from ludotheque.games.nizza.model import (
    Aimed,
    Climb,
    EndTurn,
    KeepDice,
    Keeping,
    Move,
    Options,
    PassDie,
    PlacePawn,
    Push,
    Rope,
    State,
    Swing,
    Symbol,
    Throw,
    ThrowAgain,
    Using,
)
from ludotheque.table.table import Table
from ludotheque.table.undo import undoable
from ludotheque.voice.voice import Voice

from .positions import BY_EYE, NIZZA, ROPES, THREE, of, on, play, reason, street, turn, where

FAR = where(on("h5_roof", 0))
LONG = (Rope(2, 740), *ROPES[1:])


@pytest.mark.clause("nizza", "R8", "2.4")
def test_r8_a_miss_is_told_to_all_and_costs_its_die() -> None:
    before = turn(("ladder", "ladder"), on("h2_roof"), options=BY_EYE)
    state, events = play(before, (0, Climb(*FAR)))
    assert isinstance(state.phase, Using)
    assert state.phase.left == ("ladder", *("rope",) * 3)
    assert (state.pawns, state.ropes) == (before.pawns, before.ropes)
    assert of(events, ReachMissed) == [ReachMissed(seat=0, symbol="ladder", rule="R8")]
    assert of(events, DieLost) == [DieLost(seat=0, symbol="ladder", rule="R8")]
    assert {event.only for event in events} == {None}


MISSES = {
    "ladder": Climb(*FAR),
    "rope out of reach": Swing(5, 11, *FAR),
    "chimney out of reach": Swing(0, 9, *FAR),
    "landing out of reach": Swing(0, 2, *FAR),
    "rival out of reach": Push(1, fall(*where(on("h12_roof"))).squares[0]),
}


@pytest.mark.clause("nizza", "R8")
@pytest.mark.parametrize("move", MISSES.values(), ids=MISSES)
def test_r8_nobody_hears_how_far_it_was(move: Aimed) -> None:
    """Neither what happened, nor the page, nor any line of the log has it: only that it was."""
    dice: tuple[Symbol, ...] = ("ladder", "swing", "parachute")
    before = turn(dice, on("h2_roof"), on("h12_roof"), options=BY_EYE, ropes=LONG)
    state, events = play(before, (0, move))
    need = missing(before, 0, move)
    assert need is not None
    assert need.verdict.distance > need.verdict.length
    assert [type(event) for event in events] == [ReachMissed, DieLost, DieHandedOn]
    told: list[object] = [*events, *(NIZZA.view(state, seat) for seat in (0, 1, None))]
    for each in map(NIZZA.codec.encode, told):
        assert b'"distance"' not in each
        assert str(need.verdict.distance).encode() not in each
    for language in LANGUAGES:
        voice = Voice(NIZZA, language, ("Ana", "Ben"))
        said = " ".join(filter(None, map(voice.event, events)))
        assert said
        assert not any(letter.isdigit() for letter in said)


@pytest.mark.clause("nizza", "R8")
def test_r8_every_miss_loses_its_die() -> None:
    state = turn(("ladder", "swing"), on("h2_roof"), options=BY_EYE, ropes=LONG)
    state, events = play(state, (0, Swing(0, 2, *FAR)))
    assert of(events, DieLost) == [DieLost(seat=0, symbol="swing", rule="R8")]
    assert [each.used for each in of(events, DieHandedOn)] == [False]
    assert isinstance(state.phase, Using)
    assert state.phase.left == ("ladder", "rope", "rope", "rope")
    state, events = play(state, (0, Climb(*FAR)))
    assert of(events, DieLost) == [DieLost(seat=0, symbol="ladder", rule="R8")]


@pytest.mark.clause("nizza", "R8")
def test_r8_losing_the_last_die_ends_the_turn() -> None:
    state = turn(("ladder",), on("h2_roof"), options=BY_EYE, left=("ladder",))
    state, _ = play(state, (0, Climb(*FAR)))
    assert NIZZA.awaited(state) == (NATURE,)
    assert getattr(state.phase, "seat", None) == 1


@pytest.mark.clause("nizza", "R8")
def test_r8_no_turn_begins_with_a_miss_that_is_free() -> None:
    dice: tuple[Symbol, ...] = ("ladder",) * 5
    state = turn(dice, on("h2_roof"), on("h3_roof"), options=BY_EYE)
    state, _ = play(state, (0, Climb(*FAR)))
    assert isinstance(state.phase, Using)
    assert state.phase.left == dice[1:]
    state, _ = play(state, (0, EndTurn()), (NATURE, Throw(dice)), (1, KeepDice()))
    assert isinstance(state.phase, Using)
    assert (state.phase.seat, state.phase.left) == (1, dice)
    state, events = play(state, (1, Climb(*where(on("h12_roof")))))
    assert of(events, ReachMissed)
    assert of(events, DieLost) == [DieLost(seat=1, symbol="ladder", rule="R8")]


@pytest.mark.clause("nizza", "R8", "3.5")
def test_r8_pushes_are_judged_by_eye_too() -> None:
    rival = on("h3_roof", 4)
    square = fall(rival.x, rival.y).squares[0]
    state = turn(("parachute",), on("h5_roof"), rival, options=BY_EYE)
    after, events = play(state, (0, Push(1, square)))
    assert after.pawns == state.pawns
    assert of(events, ReachMissed)[0].symbol == "parachute"


@pytest.mark.clause("nizza", "R8")
def test_r8_what_reaches_is_done_and_measured_all_the_same() -> None:
    end = on("h2_upper_balcony")
    state = turn(("swing",), on("h2_roof"), options=BY_EYE, ropes=LONG)
    state, events = play(state, (0, Swing(0, 2, end.x, end.y)))
    assert state.pawns[0].place == end
    (measured,) = of(events, Measured)
    assert (measured.only, measured.rule, measured.length) == ((0,), "R9", 740)
    assert measured.distance <= 740
    assert not of(events, ReachMissed)


@pytest.mark.clause("nizza", "R8", "R3")
def test_r8_everything_but_reach_is_refused_as_ever_and_tells_no_reach() -> None:
    """The same refusal near and far, so that nobody measures by asking."""
    state = turn(("swing", "ladder"), on("h2_roof"), options=BY_EYE, ropes=LONG)
    for move in (Swing(0, 2, 0, 0), Swing(5, 9, 0, 0), Climb(0, 0)):
        assert reason(state, move) == ("R3", "nothing_to_stand_on")
    grounds = [Climb(*where(street(square))) for square in range(1, 25)]
    assert {NIZZA.refusal(state, 0, move) for move in grounds} == {None}


@pytest.mark.clause("nizza", "R8")
def test_r8_at_other_tables_a_miss_is_refused() -> None:
    assert reason(turn(("ladder",), on("h2_roof")), Climb(*FAR)) == ("3.3", "ladder_too_short")


# Undo: between dice, as long as nothing was thrown, pushed, or measured


def table(state: State) -> Table:
    """A table that stands at a position."""
    seats = [Seated(f"seat {seat}") for seat in range(state.options.seats)]
    made = Table(NIZZA, state.options, seats, Chance(bytes(32), ["x"] * len(seats)))
    made.commit(made.open())
    return made


def takes_back(state: State, move: Move) -> bool:
    """Whether seat 0 could take this move back, at a table that stands at the state."""
    there = table(state)
    course = replace(there.course, state=state, window=(), undone=())
    course = advance(NIZZA, course, Ply(at=course.at, seat=0, move=move))
    chance = Chance(bytes(32), ["x"] * state.options.seats)
    return undoable(NIZZA, course, 0, chance.secret) is not None


@pytest.mark.clause("nizza", "2.2", "2.4")
def test_a_die_can_be_taken_back_while_nothing_was_thrown() -> None:
    start = turn(("ladder", "swing", "parachute"), on("h2_roof"), ropes=LONG)
    end = on("h2_upper_balcony")
    assert takes_back(start, Swing(0, 2, end.x, end.y))
    assert takes_back(start, Climb(*where(on("h2_roof", 1))))


@pytest.mark.clause("nizza", "3.5")
def test_a_push_cannot_be_taken_back() -> None:
    start = turn(("parachute", "walk"), street(7), street(7), options=THREE)
    assert not takes_back(start, Push(1, 7))


@pytest.mark.clause("nizza", "R8")
def test_by_eye_nothing_that_was_tried_can_be_taken_back() -> None:
    start = turn(("ladder", "ladder"), on("h2_roof"), options=BY_EYE)
    assert not takes_back(start, Climb(*FAR))
    assert not takes_back(start, Climb(*where(on("h2_roof", 1))))


@pytest.mark.clause("nizza", "2.1")
def test_what_was_thrown_for_cannot_be_taken_back_and_what_was_not_can() -> None:
    """Dice are Nature's: whoever has seen them goes on from them."""
    made = table(NIZZA.setup(Options(seats=2)))

    def done(move: Move) -> int | None:
        """Play it for whoever is awaited: which ply they could then take back."""
        seat = made.game.awaited(made.state)[0]
        made.commit(made.propose(seat, move))
        found = undoable(NIZZA, made.course, seat, made.chance.secret)
        return found.ply if found else None

    assert done(PlacePawn(*where(on("green", 0)))) == made.at - 1
    assert done(PlacePawn(*where(on("green", 3)))) is None  # the first dice followed
    assert isinstance(made.state.phase, Keeping)
    assert done(ThrowAgain((1, 2, 3, 4, 5))) is None
    assert done(KeepDice()) == made.at - 1  # nothing was thrown since
    assert isinstance(made.state.phase, Using)
    assert done(PassDie(made.state.phase.left[0])) == made.at - 1
    assert done(EndTurn()) is None
