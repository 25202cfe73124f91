"""Rounds that are played out in the head end as the rules would have it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ludotheque.bots.nimms_leich.belief import Belief
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.bots.nimms_leich.rollout import DENOUNCE, Rollout, World
from ludotheque.bots.nimms_leich.wary import HABITS
from ludotheque.core.game import NATURE, Event, Seat, ignore
from ludotheque.games.nimms_leich.deck import showing
from ludotheque.games.nimms_leich.events import CardDiscarded
from ludotheque.games.nimms_leich.model import (
    Bidding,
    Denounce,
    Options,
    Replacing,
    State,
    Vote,
    Voting,
)
from ludotheque.titles import find
from tests.games.nimms_leich.positions import GAME


def bids(seats: int, seed: int) -> Iterator[tuple[State, Seat]]:
    """Positions of a game in which somebody can denounce, or bid more."""
    rng, amateur = Random(seed), find("nimms-leich").bot("amateur")
    state = GAME.setup(Options(seats=seats))
    move: Any
    while awaited := GAME.awaited(state):
        seat = awaited[0]
        if seat == NATURE:
            move = GAME.sample(state, NATURE, rng)
        else:
            if isinstance(state.phase, Bidding) and state.bids:
                yield state, seat
            move = amateur.choose(GAME.view(state, seat), seat, rng)
        state = GAME.apply(state, seat, move, ignore)


def real(state: State, belief: Belief) -> World:
    """The world that is the case."""
    return {
        seat: next(guess for guess in guesses if set(guess.cards) == set(state.hands[seat]))
        for seat, guesses in belief.guesses.items()
    }


def counted(state: State, winners: tuple[bool, ...]) -> tuple[bool, ...]:
    """Who gets rid of a card by the rules, if those who are free to vote do as was foreseen."""
    last = state.bids[-1]
    good = showing(last.corpse, state.hands) >= last.count
    events: list[Event] = []
    while isinstance(state.phase, Voting):
        seat = GAME.awaited(state)[0]
        state = GAME.apply(state, seat, Vote(winners[seat] == good), events.append)
    if isinstance(state.phase, Replacing):  # of three, who won chooses what goes
        return state.phase.winners
    rid = {event.seat for event in events if isinstance(event, CardDiscarded)}
    return tuple(seat in rid for seat in range(state.options.seats))


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_a_round_in_the_head_ends_as_by_the_rules(seats: int) -> None:
    compared = raised = 0
    for state, me in bids(seats, seats):
        rollout = Rollout(Belief(Reading(GAME.view(state, me), me), HABITS))
        reading, world = rollout.reading, real(state, rollout.belief)
        raises = [step for step in reading.lowest(reading.last) if step >= 0]
        for first in (DENOUNCE, *raises):
            winners = rollout.winners(first, world, 0.0)
            there, said, turn, action = state, list(rollout.said), me, first
            while action != DENOUNCE:
                assert GAME.awaited(there) == (turn,)
                there = GAME.apply(there, turn, reading.bid(action), ignore)
                said.append((turn, action))
                turn, raised = (turn + 1) % seats, raised + 1
                action = rollout._answer(turn, said, world, 0.0)
            there = GAME.apply(there, turn, Denounce(), ignore)
            assert counted(there, winners) == winners
            compared += 1
    assert compared > 50
    assert raised > 20
