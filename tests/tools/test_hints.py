"""The tool that measures hints counts against them what other luck does not bear out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from ludotheque.bots.thinking import Reason, Thought
from tools.hints import Asked, again

HINT = Thought("a", 0.6, reasons=(Reason("because-near", 0.2),), instead="b")


class Rethinking:
    """Has these thoughts the second time."""

    def __init__(self, *thoughts: Thought) -> None:
        self.thoughts = thoughts

    def choose(self, view: Any, seat: int, rng: Random) -> Any:
        return self.thoughts[0].move

    def consider(
        self, view: Any, seat: int, rng: Random, also: Sequence[Any] = ()
    ) -> list[Thought]:
        return list(self.thoughts)


def of_weight(value: float, weight: float, error: float = 0.0) -> Thought:
    return Thought("a", value, error, (Reason("because-near", weight),), "b")


@pytest.mark.parametrize(
    ("best", "other", "expected"),
    [
        (of_weight(0.6, 0.2), Thought("b", 0.4), Asked(True, True, True)),
        (of_weight(0.6, 0.1), Thought("b", 0.4), Asked(True, True, False)),
        (of_weight(0.6, 0.05), Thought("b", 0.4), Asked(True, False, False)),
        (Thought("a", 0.6), Thought("b", 0.4), Asked(True)),
        (Thought("b", 0.6), Thought("a", 0.4), Asked(False)),
    ],
)
def test_half_of_the_lead_and_all_of_it(best: Thought, other: Thought, expected: Asked) -> None:
    assert again(Rethinking(best, other), None, 0, HINT, 1) == expected


def test_a_lead_that_is_none_or_luck_proves_nothing() -> None:
    none = Rethinking(Thought("a", 0.5, instead="b"), Thought("b", 0.5))
    luck = Rethinking(of_weight(0.6, 0.1, error=0.08), Thought("b", 0.5))
    assert again(none, None, 0, HINT, 1) == Asked(True)
    assert again(luck, None, 0, HINT, 1) == Asked(True)
