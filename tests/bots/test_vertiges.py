"""Builders of towers: legal to the end, and each with its own hands, plans and eyes."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from ludotheque.bots.vertiges import LADDER
from ludotheque.bots.vertiges.hand import Hand
from ludotheque.bots.vertiges.odds import Odds, Part, part_of
from ludotheque.bots.vertiges.planner import Builder, Planner
from ludotheque.bots.vertiges.plans import BeginTower, Stack, Stop, plans, zaps
from ludotheque.core.game import NATURE, Seat
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.vertiges.model import (
    Aim,
    Fate,
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
    promised = bot.odds(before).zaps(part_of(before, zap))
    assert done / tries == pytest.approx(promised, abs=0.25)


def plain(moved: int, below: int) -> Part:
    return Part(moved, below, loose=0, bowled=0, askew=0.0, lean=0.0)


def test_who_shakes_more_expects_less() -> None:
    calm, nervous = (Odds(WOOD, hand) for hand in (0.2, 2.2))
    for height in (1, 6, 12):
        assert calm.zaps(plain(3, height)) > nervous.zaps(plain(3, height))
        for cut in (False, True):
            assert calm.sits(height, cut) > nervous.sits(height, cut)
            assert calm.stands(height, cut) > nervous.stands(height, cut)
            assert nervous.stands(height, cut) >= nervous.sits(height, cut)


def test_two_tremors_add_up_as_what_knows_nothing_of_each_other_does() -> None:
    steady = Options(seats=2, tiring="off")
    assert exp(Odds(steady, 0.0).shake) == pytest.approx(1.0)
    assert exp(Odds(steady, 0.5).shake) == pytest.approx(1.118, abs=0.001)
    assert Odds(WOOD, 0.5).shake > Odds(steady, 0.5).shake, "a hand that tires shakes more"


@pytest.mark.parametrize("inside", ["S1 S2", "C+1 C-1"])
@pytest.mark.parametrize("hand", [0.2, 0.5, 1.7])
def test_a_slant_or_a_hill_inside_promises_less_than_half(inside: str, hand: float) -> None:
    """What rides on it slides or rocks off, however steady the hand: that is the table's tremor."""
    state = position(f"V+1 V-1 {inside}", "V+2", hands=("T+3", "T+4"), put=1, options=WOOD)
    zap = Lift(piece("V-1"), piece("V+2"))
    part = part_of(state, zap)
    assert part.loose == 1
    assert Odds(WOOD, hand).zaps(part) < 0.5
    other = position("V+1 V-1 T+1 T-1", "V+2", hands=("T+3", "T+4"), put=1, options=WOOD)
    assert Odds(WOOD, hand).zaps(part_of(other, zap)) > Odds(WOOD, hand).zaps(part)


def test_what_is_known_of_a_part() -> None:
    """Joints, number, how far flat sides are off each other, and how the top leans."""
    state = position("V+1 V-1 T+1 T-1 C-1 C+1", "V+2", hands=("T+3", "T+4"), put=1, options=WOOD)
    zap = Lift(piece("V-1"), piece("V+2"))
    assert part_of(state, zap) == Part(5, 2, 0, bowled=1, askew=0.0, lean=0.0)
    moved = {piece("T+1"): (9_000, 0), piece("V+2"): (0, 5)}
    poses = tuple(
        replace(pose, x=pose.x + off, angle=wrapped(pose.angle + round(degrees * 17_453.3)))
        for pose in state.poses
        for off, degrees in [moved.get(pose.piece, (0, 0))]
    )
    part = part_of(replace(state, poses=poses), zap)
    assert part.askew == pytest.approx(3.0)
    assert part.lean == pytest.approx(3.0, abs=0.01)
    # Of the joint that comes apart on the way nothing is known: it is what the ZAP is about.
    assert Odds(WOOD, 0.5).zaps(part) < Odds(WOOD, 0.5).zaps(part_of(state, zap))


def test_nobody_has_to_zap() -> None:
    """Clause 5.1: one may. Who would lose more by it than by passing passes."""
    tower = "V+3 V-2 S3 S2 T+2"
    state = position(tower, "V+2", hands=("C+1", "C+2"), put=1, options=WOOD)
    zap = Lift(piece("V-2"), piece("V+2"))
    assert plans(state, 0) == [zap, Stop()]
    planner = Planner(GAME, Hand(0.5), 1.0)
    assert planner.choose(GAME.view(state, 0), 0, Random(0)) == Pass()
    # As long as something fits, passing is wrong.
    fitting = position(tower, "V+2", hands=("V-3", "C+2"), put=1, options=WOOD)
    assert Stop() not in plans(fitting, 0)


def test_nobody_zaps_onto_a_top_that_leans() -> None:
    state = position("V+1 V-1 T+1 T-1", "V+2", hands=("C+1", "C+2"), put=1, options=WOOD)
    assert zaps(state) == [Lift(piece("V-1"), piece("V+2"))]
    poses = tuple(
        replace(pose, angle=wrapped(pose.angle + 200_000)) if pose.piece == piece("V+2") else pose
        for pose in state.poses
    )
    assert zaps(replace(state, poses=poses)) == []


def test_who_overlooks_what_fits_can_be_caught() -> None:
    state = position("V-1", hands=("V+1 T+1", "C+1"))
    blind = Planner(GAME, STEADY, 1.0, overlooks=1.0)
    move = blind.choose(GAME.view(state, 0), 0, Random(0))
    assert isinstance(move, Take), "it begins a tower, though something fits"
    started = GAME.apply(state, 0, move, lambda _: None)
    for seat, ply in ((NATURE, None), (0, Aim(None)), (NATURE, Fate((), True))):
        chosen_ply = GAME.sample(started, seat, Random(1)) if ply is None else ply
        started = GAME.apply(started, seat, chosen_ply, lambda _: None)
    assert Builder(GAME, STEADY, 1.0).choose(GAME.view(started, 1), 1, Random(0)) == Protest()


@pytest.mark.parametrize("options", [Options(seats=2, physics="reckoned", referee="automatic")])
def test_where_the_house_is_the_referee_nobody_overlooks_anything(options: Options) -> None:
    state = position("V-1", hands=("V+1 T+1", "C+1"), options=options)
    blind = Planner(GAME, STEADY, 1.0, overlooks=1.0)
    assert blind.choose(GAME.view(state, 0), 0, Random(0)) == Take(piece("V+1"))


def test_the_weaker_a_bot_the_more_it_overlooks() -> None:
    overlooked = []
    for strength in STRENGTHS:
        bot = LADDER.bot(GAME, strength)
        assert isinstance(bot, Builder)
        overlooked.append(bot.overlooks)
    assert overlooked == sorted(overlooked, reverse=True)
    assert overlooked[0] > 0.2
    assert overlooked[-1] == 0.0


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
