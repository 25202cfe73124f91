"""Ladders are data: a recipe for each named strength, and for no other."""

from __future__ import annotations

import pytest

from ludotheque.arena.rivals.niagara import evaluate
from ludotheque.bots.ismcts import Ismcts
from ludotheque.bots.ladder import Ladder, searching
from ludotheque.bots.simple import AtRandom, Greedy
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.niagara.game import Niagara
from tests.support.titles import AT_RANDOM

NIAGARA = Niagara()


def test_a_ladder_names_every_strength_from_the_weakest_to_the_strongest() -> None:
    recipes = dict.fromkeys(STRENGTHS, AtRandom)
    assert [*Ladder(recipes).recipes] == [*STRENGTHS]
    with pytest.raises(ValueError, match=r"and not random, novice, amateur, expert$"):
        Ladder(dict.fromkeys(STRENGTHS[:-1], AtRandom))
    with pytest.raises(ValueError, match="in this order, and not master"):
        Ladder(dict.fromkeys(STRENGTHS[::-1], AtRandom))
    with pytest.raises(ValueError, match="and not nobody"):
        Ladder({})


def test_a_strength_that_is_new_would_play_as_nobody_else() -> None:
    with pytest.raises(ValueError, match="'grandmaster': choose random, novice"):
        AT_RANDOM.bot(NIAGARA, "grandmaster")


def test_who_searches_is_bounded_where_people_wait() -> None:
    ladder = searching(evaluate, expert=7, master=9)
    master = ladder.bot(NIAGARA, "master", seconds=0.5, clock=lambda: 0.0)
    assert isinstance(master, Ismcts)
    assert (master.iterations, master.seconds) == (9, 0.5)
    expert = ladder.bot(NIAGARA, "expert")
    assert isinstance(expert, Ismcts)
    assert (expert.iterations, expert.seconds) == (7, None)
    novice = ladder.bot(NIAGARA, "novice", seconds=0.5, clock=lambda: 0.0)
    assert isinstance(novice, Greedy)
