"""Nizza's bots: legal, quick, the better ones better, and no die used for nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from random import Random
from typing import NamedTuple

import pytest

from ludotheque.bots.bot import Bot
from ludotheque.bots.nizza import LADDER
from ludotheque.bots.nizza.outlook import outlook
from ludotheque.bots.nizza.player import Player
from ludotheque.bots.nizza.prospects import Prospects, hand
from ludotheque.bots.nizza.rerolls import hands, keep
from ludotheque.core.game import NATURE, Refusal, Seat, ignore
from ludotheque.games.nizza.board import BOARD
from ludotheque.games.nizza.events import DieLost, Event, ReachMissed
from ludotheque.games.nizza.field import FOOT
from ludotheque.games.nizza.model import (
    Aimed,
    BoardHelicopter,
    Case,
    Climb,
    EndTurn,
    Move,
    OpenSafe,
    Options,
    Over,
    Pawn,
    Place,
    Push,
    Rope,
    State,
    Swing,
    Symbol,
    TakeCase,
    Water,
)
from tests.games.nizza.positions import NIZZA, ROPES, at, keeping, on, street, turn, where

RUNNER = Player(NIZZA, aims=4)
PUSHER = Player(NIZZA, rivals=2, aims=4)


class Decision(NamedTuple):
    state: State
    seat: Seat
    move: Move
    """By the process's own clock: what else the machine does is nothing to a bot."""


def decisions(players: Sequence[Bot], seed: int) -> Iterator[Decision]:
    """A whole game; the last one is what wins it."""
    rng, state = Random(seed), NIZZA.setup(Options(seats=len(players)))
    while awaited := NIZZA.awaited(state):
        seat = awaited[0]
        if seat == NATURE:
            move = NIZZA.sample(state, seat, rng)
        else:
            chosen = players[seat].choose(NIZZA.view(state, seat), seat, rng)
            assert chosen is not None
            assert NIZZA.refusal(state, seat, chosen) is None
            yield Decision(state, seat, chosen)
            move = chosen
        state = NIZZA.apply(state, seat, move, ignore)
        assert state.round < 300
    assert isinstance(state.phase, Over)


def played(players: Sequence[Bot], seed: int) -> tuple[int, int]:
    """Who won, and in which round."""
    *_, last = decisions(players, seed)
    assert isinstance(last.move, BoardHelicopter)
    return last.seat, last.state.round


def _too_far(refusal: Refusal | None) -> bool:
    return refusal is not None and "distance" in refusal.facts


def test_masters_use_no_die_for_nothing() -> None:
    """Where they swing or climb, they come away from the spot, or hang a rope elsewhere.

    Or else they go by a step to where the next die leads on that was out of reach.
    """
    moves = 0
    game = list(decisions([LADDER.bot(NIZZA, "master")] * 2, 3))
    for (state, seat, move), then in pairwise(game):
        if isinstance(move, Swing | Climb):
            moves += 1
            away = dist(where(state.pawns[seat].place), (move.x, move.y))
            hung = isinstance(move, Swing) and state.ropes[move.rope].chimney != move.chimney
            on = then.seat == seat and isinstance(then.move, Swing | Climb)
            needed = on and _too_far(NIZZA.refusal(state, seat, then.move))
            assert hung or away > BOARD.pawn_radius or needed, (seat, move)
    assert moves > 20


@pytest.mark.parametrize(
    ("better", "worse", "games"), [("novice", "random", 2), ("amateur", "novice", 5)]
)
def test_the_better_win_more(better: str, worse: str, games: int) -> None:
    """Between neighbours farther up it takes hundreds of games to tell: see docs/bench.md."""
    wins = 0
    for seed in range(games):
        seats = [LADDER.bot(NIZZA, better), LADDER.bot(NIZZA, worse)]
        wins += played(seats if seed % 2 else seats[::-1], seed)[0] == (seed + 1) % 2
    assert wins > games / 2


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


HUNG = tuple(map(Rope, (1, 5, 6, 6, 11, 13), (570, 720, 630, 740, 690, 600)))


def test_what_falls_short_by_a_hair_is_made_up_for() -> None:
    """From the very next node a rope is in reach: one climbs there, and then swings."""
    dice: tuple[Symbol, ...] = ("ladder", "walk", "walk", "suitcase", "swing")
    state = turn(dice, at(7259, 2327), cases={0: "jewels"}, ropes=HUNG)
    moves: list[Move] = []
    while NIZZA.awaited(state) == (0,) and not isinstance(state.phase, Over):
        move = RUNNER.choose(NIZZA.view(state, 0), 0, Random(0))
        assert move is not None
        moves.append(move)
        state = NIZZA.apply(state, 0, move, ignore)
    assert [type(move) for move in moves] == [Climb, Swing, EndTurn]


def test_nobody_plans_to_land_on_somebody() -> None:
    """With that much in hand one takes the tools, however many crowd the terrace."""
    crowd = at(2552, 2772), at(2717, 2875), at(3340, 2458), at(3224, 1990), street(7)
    ropes = tuple(map(Rope, (4, 3, 5, 8, 9, 11), (740, 600, 690, 570, 720, 630)))
    dice: tuple[Symbol, ...] = ("swing", "suitcase", "swing", "swing", "swing")
    state = turn(dice, at(2539, 2894), *crowd, options=Options(seats=6), ropes=ropes)
    move = RUNNER.choose(NIZZA.view(state, 0), 0, Random(0))
    assert isinstance(move, Swing)
    assert move.onto == "red1"


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


def test_with_equal_ropes_only_a_ladder_leads_on_to_the_yacht() -> None:
    """From the roof of the last house a long rope does; those that are all equal are too short."""
    far, near = Pawn(on("h12_roof"), "jewels"), Pawn(on("h12_balcony", 2), "jewels")
    long, equal = (
        outlook(tuple(Rope(14, length) for _ in range(6)))
        for length in (BOARD.ropes[-1], BOARD.equal_rope)
    )
    assert equal.left(near) == long.left(near)
    assert equal.left(far) == equal.left(near) + FOOT
    assert long.left(far) < equal.left(far)


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
