"""Builders of towers: legal to the end, and each with its own hands, plans and eyes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from ludotheque.bots.vertiges import LADDER
from ludotheque.bots.vertiges.hand import Hand
from ludotheque.bots.vertiges.odds import Odds
from ludotheque.bots.vertiges.planner import Builder, Planner
from ludotheque.bots.vertiges.plans import BeginTower, Stack, plans
from ludotheque.core.game import NATURE, Seat
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.vertiges.model import (
    Holding,
    Lift,
    Move,
    Options,
    Over,
    Pass,
    Protest,
    State,
    Take,
)
from ludotheque.games.vertiges.physics.trace import CLOSED, unpack
from ludotheque.games.vertiges.poses import wrapped
from tests.games.vertiges.positions import GAME, TWO, WOOD, piece, position

STEADY = Hand(0.0)


def played(strengths: list[str], seed: int, options: Options) -> State:
    """A whole game; whoever may protest is asked before the next move."""
    rng = Random(seed)
    bots = [LADDER.bot(GAME, strength) for strength in strengths]
    state = GAME.setup(options)
    while awaited := GAME.awaited(state):
        (seat,) = awaited
        if seat == NATURE:
            state = GAME.apply(state, NATURE, GAME.sample(state, NATURE, rng), lambda _: None)
            continue
        order: list[Seat] = [*(each for each in range(len(bots)) if each != seat), seat]
        for each in order:
            move = bots[each].choose(GAME.view(state, each), each, rng)
            if move is None:
                assert each != seat
                continue
            assert GAME.refusal(state, each, move) is None, move
            state = GAME.apply(state, each, move, lambda _: None)
            break
    assert isinstance(state.phase, Over)
    return state


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_strength_plays_to_the_end_without_physics(strength: str) -> None:
    seats = 2 if strength == "master" else 4  # who thinks ahead takes its time
    state = played([strength] * seats, 4, Options(seats=seats, physics="reckoned"))
    assert state.turn < 200


def test_somebody_alone_plays_to_the_end() -> None:
    options = Options(seats=1, physics="reckoned", game="fast")
    assert played(["amateur"], 1, options).turn <= 200


def chosen(bots: Sequence[Builder], state: State, seat: Seat, rng: Random) -> Move:
    if seat == NATURE:
        return GAME.sample(state, NATURE, rng)
    move = bots[seat].choose(GAME.view(state, seat), seat, rng)
    assert move is not None
    return move


def test_whoever_plans_beats_whoever_does_not() -> None:
    """By the odds alone, with the same hands."""
    rng = Random(1)
    won = 0.0
    for number in range(24):
        seat = number % 2
        bots = [Builder(GAME, STEADY, 1.0), Builder(GAME, STEADY, 1.0)]
        bots[seat] = Planner(GAME, STEADY, 1.0)
        state = GAME.setup(TWO)
        while awaited := GAME.awaited(state):
            (turn,) = awaited
            move = chosen(bots, state, turn, rng)
            state = GAME.apply(state, turn, move, lambda _: None)
        result = GAME.result(state)
        assert result is not None
        won += result.shares()[seat]
    assert won > 13


def test_what_is_right_to_do() -> None:
    nothing = position(hands=("V+1 T+1", "C+1"))
    assert {type(plan) for plan in plans(nothing, 0)} == {BeginTower}
    fitting = position("V-1", "C-1", hands=("V+1 T+1", "C+1"))
    assert plans(fitting, 0) == [Stack(piece("V+1"), piece("V-1"))]


def test_a_fault_is_noticed_by_who_has_eyes_for_it() -> None:
    keen, blind = (Builder(GAME, STEADY, notices) for notices in (1.0, 0.0))
    state = position("V-1", hands=("V+1 T+1", "C+1"))
    wrong = GAME.apply(state, 0, Pass(), lambda _: None)
    view = GAME.view(wrong, 1)
    assert keen.choose(view, 1, Random(0)) == Protest()
    assert not isinstance(blind.choose(view, 1, Random(0)), Protest)


def test_a_hand_shakes_as_much_as_it_should() -> None:
    """Beside the way that it means to go, and never at the moment when it takes hold."""
    state = position("V-1", hands=("V+1 T+1", "C+1"), options=WOOD)
    held = Take(piece("V+1"), cut_down=True)
    state = GAME.apply(state, 0, held, lambda _: None)
    state = GAME.apply(state, NATURE, GAME.sample(state, NATURE, Random(0)), lambda _: None)
    assert isinstance(state.phase, Holding)
    meant = unpack(STEADY.put(state, held, piece("V-1"), Random(0)))
    off: dict[float, float] = {}
    for shake in (0.5, 2.0):
        ways = [unpack(Hand(shake).put(state, held, piece("V-1"), Random(n))) for n in range(20)]
        assert all(way[0][:2] == meant[0][:2] for way in ways)
        assert all(not way[-1][3] & CLOSED for way in ways)
        assert all(way[-2][3] & CLOSED for way in ways)
        off[shake] = fmean(
            abs(row[0] - ideal[0]) / 16
            for way in ways
            for row, ideal in zip(way[20:], meant[20:], strict=True)
        )
    assert off[2.0] / off[0.5] == pytest.approx(4, rel=0.4)
    assert 0.2 < off[0.5] < 1.0


@pytest.mark.parametrize("shake", [0.5, 4.5])
def test_a_hand_knows_how_often_its_zaps_succeed(shake: float) -> None:
    """What it believes in is what it really achieves, simulated."""
    before = position("V+1 V-1 T+1 T-1", "V+2", hands=("C+1", "C+2"), put=1, options=WOOD)
    zap = Lift(piece("V-1"), piece("V+2"))
    bot, done, tries = Builder(GAME, Hand(shake), 1.0), 0, 24
    for number in range(tries):
        rng = Random(number)
        state = GAME.apply(before, 0, zap, lambda _: None)
        for seat in (NATURE, 0, NATURE):
            state = GAME.apply(state, seat, chosen([bot], state, seat, rng), lambda _: None)
        done += state.scores[0] > 0
    assert done / tries == pytest.approx(bot.odds(before).zaps(5, 3), abs=0.25)


def test_who_shakes_more_expects_less() -> None:
    calm, nervous = (Odds("normal", hand) for hand in (0.2, 2.2))
    for height in (1, 6, 12):
        assert calm.zaps(height + 3, 3) > nervous.zaps(height + 3, 3)
        for cut in (False, True):
            assert calm.sits(height, cut) > nervous.sits(height, cut)
            assert calm.stands(height, cut) > nervous.stands(height, cut)
            assert nervous.stands(height, cut) >= nervous.sits(height, cut)


def test_a_zap_is_tried_by_who_can_and_left_by_who_cannot() -> None:
    """There is something else to do, but it would cover the top that the ZAP goes to."""
    state = position(
        "V+1 V-1 T+1 T-1 W+1", "V+2", hands=("V-2 C+1", "C+2 C+3 C+4"), put=1, options=WOOD
    )
    view = GAME.view(state, 0)
    calm, nervous = (Planner(GAME, Hand(shake), 1.0) for shake in (0.2, 4.5))
    assert calm.choose(view, 0, Random(0)) == Lift(piece("V-1"), piece("V+2"))
    assert nervous.choose(view, 0, Random(0)) == Take(piece("V-2"), cut_down=True)


def test_what_fits_goes_before_the_zap_that_ends_the_turn() -> None:
    """Whoever zaps at once puts one piece a turn, and the fast game never ends."""
    towers = ("V+1 V-1 T+1 T-1 W+1", "V+2")
    state = position(*towers, hands=("W-1", "C+2 C+3 C+4"), put=1, options=WOOD)
    planner = Planner(GAME, Hand(0.5), 1.0)
    assert planner.choose(GAME.view(state, 0), 0, Random(0)) == Take(piece("W-1"), cut_down=True)
    rest = (f"{towers[0]} W-1", "V+2")
    state = position(*rest, hands=("", "C+2 C+3 C+4"), put=2, options=WOOD)
    zap = Lift(piece("V-1"), piece("V+2"))
    assert planner.choose(GAME.view(state, 0), 0, Random(0)) == zap


@pytest.mark.parametrize("degrees", [0, 20])
def test_nobody_builds_on_a_top_that_leans(degrees: int) -> None:
    """A hill that rocked in its bowl: whatever is put on it slides down."""
    state = position("C-1 C+1", "V+2", hands=("V-1", "C+2"), options=WOOD)
    tilt = round(degrees * 17_453.3)
    poses = tuple(
        replace(pose, angle=wrapped(pose.angle + tilt)) if pose.piece == piece("C+1") else pose
        for pose in state.poses
    )
    view = GAME.view(replace(state, poses=poses), 0)
    move = Planner(GAME, Hand(0.5), 1.0).choose(view, 0, Random(0))
    assert move == Take(piece("V-1"), cut_down=degrees > 0)


def test_a_steady_hand_builds_in_wood() -> None:
    """A base, its mate on it, and whatever comes on the flat side: simulated, not reckoned."""
    rng = Random(3)
    builder = Planner(GAME, STEADY, 1.0)
    state = position(hands=("V+1 V-1 T+1", "C+1"), options=replace(WOOD, tremor="easy"))
    while state.put < 3:
        (seat,) = GAME.awaited(state)
        assert seat in (NATURE, 0), "it fell"
        move = chosen([builder], state, seat, rng)
        assert GAME.refusal(state, seat, move) is None, move
        state = GAME.apply(state, seat, move, lambda _: None)
    assert max(map(len, state.towers)) == 3
