"""Nizza's bots: legal, each stronger than the one before, and never slow to find a way."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.nizza.outlook import outlook
from ludotheque.bots.nizza.player import Player
from ludotheque.bots.nizza.prospects import Prospects, hand
from ludotheque.bots.nizza.rerolls import hands, keep
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.nizza.events import DieLost, Event, ReachMissed
from ludotheque.games.nizza.model import (
    Aimed,
    BoardHelicopter,
    Case,
    Move,
    OpenSafe,
    Options,
    Over,
    Pawn,
    Place,
    Push,
    Symbol,
    TakeCase,
    Water,
)
from tests.games.nizza.positions import NIZZA, ROPES, keeping, on, street, turn

RUNNER = Player(NIZZA, aims=4)
PUSHER = Player(NIZZA, rivals=2, aims=4)


def played(players: list[Player], seed: int) -> tuple[int, int]:
    """Who won, and in which round."""
    rng, state = Random(seed), NIZZA.setup(Options(seats=len(players)))
    while awaited := NIZZA.awaited(state):
        seat = awaited[0]
        if seat == NATURE:
            move = NIZZA.sample(state, seat, rng)
        else:
            chosen = players[seat].choose(NIZZA.view(state, seat), seat, rng)
            assert chosen is not None
            assert NIZZA.refusal(state, seat, chosen) is None
            move = chosen
        state = NIZZA.apply(state, seat, move, ignore)
        assert state.round < 80
    assert isinstance(state.phase, Over)
    return state.phase.winner, state.round


@pytest.mark.parametrize("seed", range(2))
def test_runners_find_their_way(seed: int) -> None:
    assert 5 < played([RUNNER, RUNNER], seed)[1] < 30


def test_a_pusher_plays_a_whole_game() -> None:
    played([PUSHER, RUNNER], 1)


@pytest.mark.parametrize("seed", range(2))
def test_by_eye_nothing_is_tried_out_of_reach(seed: int) -> None:
    """A miss costs a die: whoever can measure never misses."""
    rng, state = Random(seed), NIZZA.setup(Options(seats=2, by_eye="on"))
    aims, events = 0, list[Event]()
    while (awaited := NIZZA.awaited(state)) and state.round < 15:
        seat = awaited[0]
        move: Move = NIZZA.sample(state, seat, rng)
        if seat != NATURE:
            chosen = (RUNNER, PUSHER)[seat].choose(NIZZA.view(state, seat), seat, rng)
            assert chosen is not None
            move = chosen
            aims += isinstance(move, Aimed)
        state = NIZZA.apply(state, seat, move, events.append)
    assert aims > 10
    assert not [event for event in events if isinstance(event, ReachMissed | DieLost)]


def test_whoever_waits_is_not_asked() -> None:
    assert RUNNER.choose(NIZZA.view(turn(()), 1), 1, Random(0)) is None


@pytest.mark.parametrize(
    ("dice", "place", "case", "move"),
    [
        (("suitcase",), on("red1"), None, TakeCase()),
        (("suitcase", "suitcase"), on("red2"), "tools", OpenSafe()),
        (("ladder", "ladder", "suitcase"), on("yacht"), "jewels", BoardHelicopter()),
    ],
)
def test_the_obvious_is_done(
    dice: tuple[Symbol, ...], place: Place, case: Case | None, move: Move
) -> None:
    state = turn(dice, place, cases={0: case} if case else None)
    for player in (RUNNER, PUSHER):
        assert player.choose(NIZZA.view(state, 0), 0, Random(0)) == move


def test_a_leader_is_pushed_by_whoever_pushes_at_all() -> None:
    state = turn(("parachute",), street(17), street(17), cases={1: "jewels"})
    assert PUSHER.choose(NIZZA.view(state, 0), 0, Random(0)) == Push(1, 17)
    assert not isinstance(RUNNER.choose(NIZZA.view(state, 0), 0, Random(0)), Push)


def test_the_outlook_is_worse_the_farther_one_is() -> None:
    look = outlook(ROPES)
    way = [on("green"), on("h3_roof"), on("red1")]
    left = [look.left(Pawn(place)) for place in way]
    assert left == sorted(left, reverse=True)
    assert look.left(Pawn(Water(8))) > look.left(Pawn(street(8)))
    assert look.left(Pawn(on("red1"), "tools")) < look.left(Pawn(on("red1")))


def test_rerolls_are_exact() -> None:
    """Two throws for a pair of suitcases: what chance says, one gets."""
    assert len(hands().every) == 462
    dice = hand(("suitcase", "walk", "walk", "rope", "swing"))
    kept = keep(lambda each: float(each[5] >= 2), dice, 2)
    assert kept == (0, 0, 0, 0, 0, 1)
    assert keep(lambda each: float(each[5] >= 1), dice, 2) == dice
    assert keep(lambda each: each[3] / 5, dice, 1) == (0, 0, 0, 2, 0, 0)


def test_prospects_grow_with_the_dice() -> None:
    prospects = Prospects(keeping(("walk",) * 5), 0, 0)
    poor = prospects.worth((5, 0, 0, 0, 0, 0))
    good = prospects.worth((1, 2, 2, 0, 0, 0))
    best = prospects.worth((0, 3, 2, 0, 0, 0))
    assert poor < good <= best
