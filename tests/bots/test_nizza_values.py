"""What a place in Nizza's race is worth: fitted to games."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.bots.nizza import LADDER, STUDY
from ludotheque.bots.nizza.features import NAMES
from ludotheque.bots.nizza.study import sample
from ludotheque.bots.nizza.values import RaceValues, fitted_values, plain_values
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.nizza.game import Nizza
from ludotheque.games.nizza.model import High, Options, Pawn, Throwing

NIZZA = Nizza()
HERE = High(0, 0, "red2")


@pytest.mark.parametrize("values", [plain_values(), fitted_values()], ids=["plain", "fitted"])
def test_who_has_less_left_stands_better(values: RaceValues) -> None:
    for case in (None, "tools", "jewels"):
        logits = [values.logit(Pawn(HERE, case), left, 0) for left in range(0, 140, 4)]
        assert logits == sorted(logits, reverse=True)


def test_to_have_the_next_turn_is_worth_something() -> None:
    first, last = (fitted_values().logit(Pawn(HERE, "jewels"), 20, turn) for turn in (0, 3))
    assert first > last
    plain = {plain_values().logit(Pawn(HERE, "jewels"), 20, turn) for turn in range(4)}
    assert len(plain) == 1


def test_positions_are_judged_at_the_start_of_a_turn() -> None:
    rng, state, seen = Random(3), NIZZA.setup(Options(seats=3)), 0
    amateur = LADDER.bot(NIZZA, "amateur")
    for _ in range(120):
        (seat, *_) = NIZZA.awaited(state)
        rows = sample(state)
        starts = isinstance(state.phase, Throwing) and state.phase.throw == 1
        assert (rows is not None) == starts
        if rows is not None:
            seen += 1
            assert len(rows) == 3
            assert all(0 <= index < len(NAMES) for row in rows for index, _ in row)
        if seat == NATURE:
            move = NIZZA.sample(state, seat, rng)
        else:
            chosen = amateur.choose(NIZZA.view(state, seat), seat, rng)
            assert chosen is not None
            move = chosen
        state = NIZZA.apply(state, seat, move, ignore)
    assert seen > 3
    assert STUDY.names == NAMES
