"""Ruling R13: the odds that stand for physics, and what comes of them."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.model import Aim, Falling, Fate, Lift, Options, State, Take
from ludotheque.games.vertiges.surrogate import PARTS, draw_fate, good, good_zap, safe

from .positions import GAME, fall, piece, play, position, puts, zaps


def at(tremor: Literal["easy", "normal", "hard"], tiring: Literal["on", "off"] = "off") -> Options:
    return Options(tremor=tremor, tiring=tiring)


TREMORS = (at("easy"), at("normal"), at("hard"))


def odds(parts: int) -> float:
    return parts / PARTS


@pytest.mark.clause("vertiges", "R13", "R12")
def test_r13_the_odds_are_those_that_were_measured() -> None:
    """Between flat joints and cuts, ten pieces high: about 96 of 100 at 1 mm."""
    assert odds(good(at("normal"), 10, False)) == pytest.approx(0.991, abs=0.002)
    assert odds(good(at("normal"), 10, True)) == pytest.approx(0.960, abs=0.002)
    assert odds(safe(at("normal"), 10, True)) == pytest.approx(0.995, abs=0.002)
    assert odds(good(at("hard"), 18, True)) == pytest.approx(0.34, abs=0.02)
    assert odds(good_zap(at("normal"), 13)) == pytest.approx(0.78, abs=0.02)
    assert odds(good_zap(at("normal"), 23)) == pytest.approx(0.60, abs=0.05)


@pytest.mark.clause("vertiges", "R13", "R12")
def test_r13_higher_shakier_and_tighter_is_worse() -> None:
    for rate in (good, safe):
        for tremor in TREMORS:
            for cut in (False, True):
                rates = [rate(tremor, height, cut) for height in range(30)]
                assert rates == sorted(rates, reverse=True)
        for height in range(0, 25, 3):
            assert rate(at("easy"), height, True) > rate(at("normal"), height, True)
            assert rate(at("normal"), height, True) > rate(at("hard"), height, True)
            assert rate(at("normal"), height, False) > rate(at("normal"), height, True)
    for heights in range(2, 24, 3):
        assert good(at("normal"), heights, True) <= safe(at("normal"), heights, True)
        zaps = [good_zap(tremor, heights) for tremor in TREMORS]
        assert zaps == sorted(zaps, reverse=True)


@pytest.mark.clause("vertiges", "R13", "R12")
def test_r13_a_hand_that_tires_lets_more_fall() -> None:
    for height in range(2, 24, 3):
        for rate in (good, safe):
            assert rate(at("normal", "on"), height, True) < rate(at("normal"), height, True)
        assert good_zap(at("normal", "on"), height) < good_zap(at("normal"), height)


def fates(state: State, times: int = 3000) -> Counter[Fate]:
    assert isinstance(state.phase, Falling)
    rng = Random(1)
    return Counter(draw_fate(state, state.phase, rng) for _ in range(times))


@pytest.mark.clause("vertiges", "R13")
def test_r13_what_can_happen_to_a_piece() -> None:
    options = Options(seats=2, physics="reckoned", tremor="hard", tiring="off")
    tower = "V+1 V-1 S1 S2 T+1 T-1 C+1 C-1 W+1 W-1 Z1 Z2 O+1 O-1 V+2 V-2"
    start = position(tower, "T+2", hands=("S3 S4", "V+3"), options=options)
    state, _ = play(start, *puts(0, "S3", "V-2")[:3])
    found = fates(state)
    seated = found[Fate((), True)] / 3000
    assert seated == pytest.approx(odds(good(at("hard"), 16, False)), abs=0.03)
    whole = tuple(sorted((*start.towers[0], piece("S3"))))
    assert {len(fate.fallen) for fate in found} == {0, 1, 15, 16, 17}
    assert found[Fate(whole, False)]
    assert found[fall("S3")]
    assert found[Fate((), False)]
    for fate in found:
        assert GAME.refusal(state, NATURE, fate) is None
        assert piece("T+2") not in fate.fallen


@pytest.mark.clause("vertiges", "R13", "2.3")
def test_r13_what_does_not_fit_neither_sits_nor_falls() -> None:
    start = position("T+1", hands=("S1 S2", "V+1"))
    state, _ = play(start, *puts(0, "S1", "T+1")[:3])
    assert fates(state, 200) == {Fate((), False): 200}


@pytest.mark.clause("vertiges", "R13", "5.5")
def test_r13_what_can_happen_to_a_zap() -> None:
    options = Options(seats=2, physics="reckoned", tiring="off")
    start = position(
        "V+1 V-2 T+1", "T-1 T+2 S1 S2 V+3", hands=("S3", "C+1"), put=1, options=options
    )
    state, _ = play(start, *zaps(0, "V-2", "V+3")[:3])
    found = fates(state)
    assert found[Fate((), True)] / 3000 == pytest.approx(odds(good_zap(at("normal"), 8)), abs=0.03)
    assert {len(fate.fallen) for fate in found} == {0, 2, 5, 6, 7}
    for fate in found:
        assert GAME.refusal(state, NATURE, fate) is None


@pytest.mark.clause("vertiges", "R13", "2.1")
def test_r13_a_base_hardly_ever_falls() -> None:
    start = position("T+1", hands=("S1 S2", "V+1"))
    state, _ = play(start, *puts(0, "S1", None)[:3])
    found = fates(state)
    assert found[Fate((), True)] > 2990


@pytest.mark.clause("vertiges", "R13")
def test_r13_a_piece_turns_by_itself() -> None:
    """Mirrored tops do not come up there, and what is taken is turned as it fits."""
    start = position("O+1", hands=("O-1 S1", "V+1"))
    state, _ = play(start, *puts(0, "O-1", "O+1"))
    assert state.towers == ((piece("O+1"), piece("O-1")),)
    assert not any(pose.turned for pose in state.poses)
    assert {move for move in GAME.moves(start, 0) if isinstance(move, Take)} == {
        Take(piece("O-1")),
        Take(piece("S1")),
    }


def test_what_is_drawn_needs_nothing_but_the_lot() -> None:
    start = position("V+1 V-2 T+1", "V+3", hands=("S1", "C+1"), put=1)
    state, _ = play(start, (0, Lift(piece("V-2"), piece("V+3"))))
    phase = Falling(0, Lift(piece("V-2"), piece("V+3")), piece("V+3"))
    falling = replace(state, phase=phase)
    assert [GAME.sample(falling, NATURE, Random(7)) for _ in range(3)] == [
        draw_fate(falling, phase, Random(7))
    ] * 3
    assert Aim(piece("V+3")) not in GAME.moves(falling, 0)
