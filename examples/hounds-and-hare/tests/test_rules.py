"""The rules, clause by clause; and the laws that every game keeps."""

from __future__ import annotations

from random import Random

import pytest
from hounds_and_hare.game import HoundsAndHare
from hounds_and_hare.lesson import LESSON
from hounds_and_hare.model import Fleeing, Hunting, Leap, Options, Over, Rule, Run, State
from hounds_and_hare.title import TITLE
from msgspec.structs import replace

from ludotheque.core.game import play
from ludotheque.core.laws.conform import check

GAME = HoundsAndHare()
START = GAME.setup(Options(seats=2))


def position(hounds: str, hare: str, **more: object) -> State:
    return replace(START, hounds=tuple(hounds), hare=hare, **more)


def why(state: State, seat: int, move: object) -> tuple[str, str]:
    refusal = GAME.refusal(state, seat, move)
    assert refusal is not None
    return refusal.rule, refusal.reason


@pytest.mark.parametrize("pack", ["first", "second"])
@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_the_laws(seed: int, pack: str) -> None:
    assert check(GAME, Options(seats=2, pack=pack), seed).games == 1


def test_the_hounds_begin_whoever_leads_them() -> None:
    assert GAME.awaited(START) == (0,)
    assert GAME.awaited(GAME.setup(Options(seats=2, pack="second"))) == (1,)


def test_steps_follow_lines_to_free_points() -> None:
    assert why(START, 0, Run("B", "G")) == (Rule.STEP, "no_line")
    assert why(START, 0, Run("A", "B")) == (Rule.STEP, "taken")
    assert why(START, 0, Run("F", "I")) == (Rule.STEP, "no_hound")


def test_hounds_never_run_back_and_the_hare_may() -> None:
    assert why(position("ADF", "K"), 0, Run("F", "C")) == (Rule.FORWARD, "never_back")
    state = position("ABD", "I", phase=Fleeing())
    assert GAME.refusal(state, 1, Leap("F")) is None
    assert GAME.refusal(state, 1, Leap("K")) is None


def test_a_hare_without_a_way_out_is_caught() -> None:
    end = play(GAME, position("FHJ", "K"), 0, Run("F", "I"))
    assert end.phase == Over(0, Rule.CAUGHT)


def test_a_hare_that_is_past_all_hounds_has_won() -> None:
    end = play(GAME, position("EFH", "G", phase=Fleeing()), 1, Leap("D"))
    assert end.phase == Over(1, Rule.PAST)


def test_hounds_that_do_not_get_on_lose_patience() -> None:
    state = position("ABD", "K", idle=9)
    assert play(GAME, state, 0, Run("B", "C")).phase == Over(1, Rule.TIRED)
    assert play(GAME, state, 0, Run("B", "F")).idle == 0


def test_the_lesson_can_be_played() -> None:
    assert [step.asks for step in LESSON.steps()][-1] == "nothing"


@pytest.mark.parametrize("strength", ["novice", "amateur", "expert"])
def test_bots_play_whole_games(strength: str) -> None:
    luck = Random(strength)
    state, bots = START, [TITLE.bot(strength), TITLE.bot("random")]
    while isinstance(state.phase, Hunting | Fleeing):
        (seat,) = GAME.awaited(state)
        state = play(GAME, state, seat, bots[seat].choose(GAME.view(state, seat), seat, luck))
    assert GAME.result(state) is not None
