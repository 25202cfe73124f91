"""The turn that a planner has in its head is one by the rules, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, TypeAlias

import pytest

from ludotheque.bots.casanova.chart import NUMBER, PALAZZI, bits
from ludotheque.bots.casanova.insight import insight
from ludotheque.bots.casanova.turn import may_end, positions
from ludotheque.bots.casanova.worth import Temper, Worth
from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.casanova.model import Glide, Move, Options, Sailing, State, Walk
from ludotheque.titles import find
from tests.games.casanova.positions import CASANOVA

Standing: TypeAlias = tuple[int, int, int, bool]
"""The own dock, the empty gondolas, points left, and whether the jewel is given."""


def turns(options: Options, seed: int) -> Iterator[tuple[State, Seat]]:
    rng, amateur = Random(seed), find("casanova").bot("amateur")
    state = CASANOVA.setup(options)
    move: Any
    while awaited := CASANOVA.awaited(state):
        seat = awaited[0]
        if seat == NATURE:
            move = CASANOVA.sample(state, NATURE, rng)
        else:
            if isinstance(state.phase, Sailing):
                yield state, seat
            move = amateur.choose(CASANOVA.view(state, seat), seat, rng)
        state = CASANOVA.apply(state, seat, move, ignore)


def standing(state: State, seat: Seat) -> Standing:
    points: Any = state.phase
    return (
        NUMBER[state.ladies[seat]],
        bits(state.empties),
        getattr(points, "points", 0),
        state.jewels[seat],
    )


def after(state: State, seat: Seat) -> dict[Move, State]:
    """By the rules, wherever a step leads."""
    if seat not in CASANOVA.awaited(state) or not isinstance(state.phase, Sailing):
        return {}
    moves = [move for move in CASANOVA.moves(state, seat) if isinstance(move, Glide | Walk)]
    return {move: CASANOVA.apply(state, seat, move, ignore) for move in moves}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_two_steps_in_the_head_are_two_steps_by_the_rules(seats: int) -> None:
    """But for the palazzi: whether she gets away from there is asked of the rules alone."""
    compared = 0
    for number, (state, seat) in enumerate(turns(Options(seats=seats), seats)):
        if number % 5:
            continue
        view = CASANOVA.view(state, seat)
        assert isinstance(view.phase, Sailing)
        worth = Worth(view, seat, insight(view, seat, reads=True), Temper(foresight=1))
        first = after(state, seat)
        second = {
            move: {standing(each, seat) for each in after(there, seat).values()}
            for move, there in first.items()
        }
        for node in positions(worth, view.phase, pushes=True):
            if PALAZZI >> node.dock & 1 or not may_end(node, view.phase):
                continue
            if node.steps == 1:
                assert node.first in first
                assert node[:4] == standing(first[node.first], seat)
                compared += 1
            elif node.steps == 2:
                assert node.first in first
                assert node[:4] in second[node.first]
                compared += 1
    assert compared > 500
