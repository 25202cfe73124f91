"""Also inside a dream each seat decides by its own view: nobody is dreamt to see what is sealed.

Each test is run a second time on a search that cheats, which must answer otherwise: else the test
could not tell.
"""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.ismcts import Ismcts
from ludotheque.core.game import Seat, ignore

from .toy_hands import (
    HIDER,
    SEEKER,
    Hide,
    Look,
    Move,
    Options,
    Peeking,
    Point,
    Settle,
    Share,
    State,
    WhichHand,
    shares,
)

GAME = WhichHand()
ITERATIONS = 300
SEEDS = range(4)


def hidden(secret: Move) -> State:
    return GAME.apply(GAME.setup(Options(sure="seeker")), HIDER, secret, ignore)


def chosen(state: State, seat: Seat, seed: int, *, cheat: bool = False) -> Move | None:
    view = GAME.view(state, seat)
    bot = Ismcts(Peeking(view) if cheat else GAME, shares, iterations=ITERATIONS)
    move: Move | None = bot.choose(view, seat, Random(seed))
    return move


def test_the_toy_hides_what_it_should() -> None:
    left, right = hidden(Hide("left")), hidden(Hide("right"))
    assert GAME.view(left, SEEKER) == GAME.view(right, SEEKER)
    assert GAME.view(left, HIDER) != GAME.view(right, HIDER)
    root = GAME.view(left, SEEKER)
    looked = GAME.apply(left, SEEKER, Look(), ignore)
    assert Peeking(root).view(left, SEEKER) == root
    assert Peeking(root).view(looked, SEEKER) == looked
    assert shares(GAME.apply(looked, SEEKER, Point("left"), ignore)) == (0.0, 1.0)
    assert shares(GAME.apply(looked, SEEKER, Point("right"), ignore)) == (1.0, 0.0)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_rival_is_not_dreamt_to_see_what_one_has_sealed(seed: int) -> None:
    """To hide is worth half of the coins, to share three tenths; against a rival who peeks, none.

    Which hand is all the same, so only the kind of move is asked for.
    """
    state = GAME.setup(Options(sure="hider"))
    assert isinstance(chosen(state, HIDER, seed), Hide)
    assert chosen(state, HIDER, seed, cheat=True) == Share()


@pytest.mark.parametrize("seed", SEEDS)
def test_one_does_not_dream_of_knowing_later_what_one_does_not_know_now(seed: int) -> None:
    """To look is worth half of the coins and to settle seven tenths, unless one peeks."""
    state = hidden(Hide("left"))
    assert chosen(state, SEEKER, seed) == Settle()
    assert chosen(state, SEEKER, seed, cheat=True) == Look()
