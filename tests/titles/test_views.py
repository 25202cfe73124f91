"""What several are shown at once is what each would be shown alone, in every game of the house."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import NATURE, ignore
from ludotheque.titles import OWN

PLIES = 60


@pytest.mark.parametrize("name", sorted(OWN))
def test_views_at_once_are_those_of_each(name: str) -> None:
    game, rng = OWN[name].game, Random(name)
    options = game.codec.types["Options"]()
    state, seats = game.setup(options), (None, *range(options.seats))
    compared = 0
    for _ in range(PLIES):
        awaited = game.awaited(state)
        if not awaited:
            break
        if awaited != (NATURE,):
            assert game.views(state, seats) == [game.view(state, seat) for seat in seats]
            assert game.views(state, seats[:0]) == []
            compared += 1
        seat = rng.choice(awaited)
        state = game.apply(state, seat, game.sample(state, seat, rng), ignore)
    assert compared > 5
