"""Each broken game is caught, by the very law that is meant for its mistake."""

from __future__ import annotations

import pytest

from ludotheque.core.laws.conform import LAWS, Broken, survey

from .mutants import MUTANTS, Mutant

GAMES = 40
"""A mutant that is not caught in so many games has got away."""


def name(mutant: Mutant) -> str:
    return f"{mutant.law}-{mutant.game.__name__}"


@pytest.mark.parametrize("mutant", MUTANTS, ids=map(name, MUTANTS))
def test_a_mutant_is_caught_by_its_law(mutant: Mutant) -> None:
    left = iter(range(GAMES))
    with pytest.raises(Broken) as caught:
        survey(mutant.game(), range(GAMES), late=lambda: next(left, None) is None)
    assert caught.value.law is mutant.law, str(caught.value)


def test_every_law_has_a_mutant() -> None:
    assert {mutant.law for mutant in MUTANTS} == set(LAWS)


def test_every_mutant_says_what_is_wrong_with_it() -> None:
    for mutant in MUTANTS:
        assert mutant.game.__doc__
