"""All the worlds that fit what a seat has seen, found the slow way: by playing them all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import permutations
from math import sqrt
from random import Random

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.nimms_leich.model import (
    Card,
    Discard,
    Exchange,
    Keep,
    Move,
    State,
    Tuck,
    View,
    Vote,
)

from .positions import GAME, Ply

SECRET = (Vote, Discard, Tuck, Keep, Exchange)
"""Moves that others may have made otherwise, as long as nobody could see it."""


def hidden(state: State, seat: Seat | None) -> list[Card]:
    """The cards whose places a seat does not know at the start."""
    view = GAME.view(state, seat)
    known = {card for row in (*view.hands, *view.piles, *view.discards, view.aside) for card in row}
    rows = (*state.hands, *state.piles, *state.discards, state.aside)
    return [card for row in rows for card in row if card not in known]


def redealt(state: State, cards: Sequence[Card]) -> Iterable[State]:
    """Every way in which these cards could lie in each other's places."""
    for order in permutations(cards):
        instead = dict(zip(cards, order, strict=True))

        def row(row: tuple[Card, ...], there: dict[Card, Card] = instead) -> tuple[Card, ...]:
            return tuple(there.get(card, card) for card in row)

        yield replace(
            state,
            hands=tuple(tuple(sorted(row(hand))) for hand in state.hands),
            piles=tuple(map(row, state.piles)),
            aside=row(state.aside),
            discards=tuple(map(row, state.discards)),
        )


def consistent(start: State, plies: Sequence[Ply], observer: Seat | None) -> Counter[State]:
    """The states that may be the case after these plies, as often as there are ways to them.

    Whatever was secret may have been otherwise: the deal, sealed choices, lots. A world is given up
    as soon as the observer would have seen something else.
    """
    seen = GAME.view(start, observer)
    worlds = [
        world
        for world in set(redealt(start, hidden(start, observer)))
        if GAME.view(world, observer) == seen
    ]
    real = start
    for seat, move in plies:
        after = GAME.apply(real, seat, move, ignore)
        seen = GAME.view(after, observer)
        worlds = [
            then
            for world in worlds
            for other in _instead(world, seat, move, observer)
            if GAME.view(then := GAME.apply(world, seat, other, ignore), observer) == seen
        ]
        real = after
    assert real in worlds
    return Counter(worlds)


def _instead(world: State, seat: Seat, move: Move, observer: Seat | None) -> Sequence[Move]:
    if seat == NATURE or (seat != observer and isinstance(move, SECRET)):
        return GAME.moves(world, seat)
    return [move] if GAME.refusal(world, seat, move) is None else []


def after(start: State, plies: Sequence[Ply]) -> State:
    for seat, move in plies:
        assert GAME.refusal(start, seat, move) is None, (seat, move)
        start = GAME.apply(start, seat, move, ignore)
    return start


def unbiased(
    view: View,
    worlds: Counter[State],
    imagine: Callable[[View, Random], State],
    *,
    each: int = 60,
    seed: int = 1,
) -> None:
    """Every world is dreamt, no other is, and each about as often as it should be."""
    rng, ways = Random(seed), worlds.total()
    dreams = Counter(imagine(view, rng) for _ in range(each * ways))
    assert set(dreams) == set(worlds)
    spread = 0.0
    for world, times in worlds.items():
        expected = each * times
        assert abs(dreams[world] - expected) < 6 * sqrt(expected), world
        spread += (dreams[world] - expected) ** 2 / expected
    # chi-square: its mean is the number of worlds less one, its variance twice that
    freedom = len(worlds) - 1
    assert abs(spread - freedom) < 5 * sqrt(2 * freedom) + 1e-9
