"""Ruling R16: a turn has an end, however often something is taken up and taken back."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.vertiges.plans import Stop, plans
from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import FittingCaught, HoldLost
from ludotheque.games.vertiges.model import (
    Building,
    Lift,
    Lost,
    Options,
    Pass,
    Protest,
    State,
    Steady,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.turns import HOLDS

from .positions import GAME, TWO, WATCHED, WOOD, of, piece, play, position, puts, reason, refused

TAKE = Take(piece("T-1"))
ZAP = Lift(piece("V-2"), piece("V+3"))


def turn(options: Options = TWO, holds: int = 0) -> State:
    """T-1 fits, and a ZAP could be made."""
    towers = ("V+1 V-2 T+1", "V+3")
    return position(*towers, hands=("T-1 S1", "C+1"), put=1, holds=holds, options=options)


@pytest.mark.clause("vertiges", "R16")
@pytest.mark.parametrize("options", [TWO, WATCHED])
def test_r16_nobody_takes_and_takes_back_for_ever(options: Options) -> None:
    state = turn(options)
    for _ in range(HOLDS):
        assert GAME.refusal(state, 0, ZAP) is None
        state, _ = play(state, (0, TAKE), (NATURE, Steady(1)), (0, Withdraw()))
        assert state.phase == Building(0)
    for move in (TAKE, ZAP):
        refusal = refused(state, 0, move)
        assert (refusal.rule, refusal.reason) == ("R16", "held_out")
        assert refusal.facts == {"holds": 30}
    assert GAME.moves(state, 0) == [Pass()]
    assert GAME.lapse(state, 0) == GAME.sample(state, 0, Random(1)) == Pass()
    assert plans(state, 0) == [Stop()]


@pytest.mark.clause("vertiges", "R16", "R3")
def test_r16_such_a_pass_is_as_wrong_as_any_other() -> None:
    before, last = turn(holds=HOLDS - 1), turn(holds=HOLDS)
    for wrong in (before, last):
        passed, _ = play(wrong, (0, Pass()))
        assert passed.phase == Building(1)
        state, events = play(passed, (1, Protest()))
        assert [event.piece for event in of(events, FittingCaught)] == [piece("T-1")]
        assert state.scores == (0, 2)
    assert reason(turn(WATCHED, HOLDS - 1), 0, Pass()) == ("2.5", "a_piece_fits")
    assert GAME.refusal(turn(WATCHED, HOLDS), 0, Pass()) is None


@pytest.mark.clause("vertiges", "R16")
def test_r16_the_next_turn_counts_anew_and_all_know_the_count() -> None:
    last = turn(holds=HOLDS)
    assert GAME.view(last, 1).holds == HOLDS
    assert GAME.imagine(GAME.view(last, None), Random(1)).holds == HOLDS
    after, _ = play(last, (0, Pass()))
    assert after.holds == 0
    assert play(after, (1, Take(piece("C+1"))))[0].holds == 1


@pytest.mark.clause("vertiges", "R16")
@pytest.mark.parametrize("held", [TAKE, ZAP])
def test_r16_what_the_house_lost_does_not_count(held: Take | Lift) -> None:
    start = turn(WOOD, holds=HOLDS - 1)
    state, events = play(start, (0, held), (NATURE, Steady(1)), (0, Lost()))
    assert events[1:] == [HoldLost(seat=0, rule="R16")]
    assert state == start
    assert GAME.manners.reserved(Lost()) == "house", "nobody says so but the house"
    reckoned, _ = play(turn(), (0, held), (NATURE, Steady(1)))
    assert reason(reckoned, 0, Lost()) == ("R13", "only_aim")
    assert reason(start, 0, Lost()) == ("R12", "nothing_held")


@pytest.mark.clause("vertiges", "R16")
def test_r16_what_is_put_counts_too() -> None:
    state, _ = play(turn(holds=HOLDS - 1), *puts(0, "T-1", "T+1"))
    assert (state.phase, state.put) == (Building(0), 2)
    assert reason(state, 0, Take(piece("S1"))) == ("R16", "held_out")


def test_only_what_is_put_and_the_end_of_a_turn_bring_the_game_on() -> None:
    before = turn()
    taken, _ = play(before, (0, TAKE), (NATURE, Steady(1)))
    back, _ = play(taken, (0, Withdraw()))
    put, _ = play(before, *puts(0, "T-1", "T+1"))
    passed, _ = play(before, (0, Pass()))
    assert not GAME.manners.furthers(before, taken)
    assert not GAME.manners.furthers(taken, back)
    assert GAME.manners.furthers(taken, put)
    assert GAME.manners.furthers(before, passed)
