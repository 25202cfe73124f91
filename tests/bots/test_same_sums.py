"""Matches are the same on every Python: what was different between them is not used.

From 3.12 on `sum` of floats keeps what rounding takes away. Here it does so on any Python, and bots
play on as if nothing had happened.
"""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.thinking import Thinker, considered
from ludotheque.core.game import NATURE, AnyGame, Options, ignore
from ludotheque.core.options import agreed
from ludotheque.core.strengths import STRENGTHS
from ludotheque.core.sums import total
from ludotheque.titles import Title
from tools.generate.places import EVERY_TITLE

PACKAGE = Path(ludotheque.__file__).parent
EXACT = {"ceil", "comb", "floor", "gcd", "hypot", "inf", "isqrt", "pi", "prod", "radians", "sqrt"}
"""What IEEE 754 or plain arithmetic settles. The others are the C library's own affair."""
BUILT_IN = builtins.sum


class Floats:
    """Remembers who adds floats by `sum`."""

    def __init__(self) -> None:
        self.added = 0

    def __call__(self, values: Iterable[Any], /, start: Any = 0) -> Any:
        found = BUILT_IN(values, start)
        self.added += isinstance(found, float)
        return found


def play(
    title: Title, strength: str, plies: int, options: Options, *, thinks_every: int = 0
) -> None:
    """`thinks_every`: at each so manieth ply it also tells what it thinks."""
    game: AnyGame = title.game
    bot, rng, state = title.bot(strength), Random(7), game.setup(options)
    for number in range(plies):
        awaited = game.awaited(state)
        if not awaited:
            return
        seat = awaited[0]
        if seat == NATURE:
            move = game.sample(state, NATURE, rng)
        else:
            view = game.view(state, seat)
            if thinks_every and number % thinks_every == 0:
                assert isinstance(bot, Thinker)
                considered(bot, game, view, seat)
            move = bot.choose(view, seat, rng)
        state = game.apply(state, seat, move, ignore)


@pytest.mark.parametrize("title", EVERY_TITLE.values(), ids=EVERY_TITLE)
@pytest.mark.parametrize("strength", STRENGTHS)
def test_neither_bots_nor_rules_add_floats_by_sum(
    title: Title, strength: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    floats = Floats()
    monkeypatch.setattr(builtins, "sum", floats)
    play(title, strength, 60, title.brisk_options())
    assert floats.added == 0


@pytest.mark.parametrize("title", EVERY_TITLE.values(), ids=EVERY_TITLE)
def test_thoughts_that_are_told_add_no_floats_by_sum(
    title: Title, monkeypatch: pytest.MonkeyPatch
) -> None:
    floats = Floats()
    monkeypatch.setattr(builtins, "sum", floats)
    play(title, title.adviser, 24, title.brisk_options(), thinks_every=4)
    assert floats.added == 0


@pytest.mark.parametrize("strength", STRENGTHS)
def test_wood_adds_no_floats_by_sum(strength: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands, falls and what is rehearsed before a move, as at a table of people."""
    title = EVERY_TITLE["vertiges"]
    options = agreed(title.game, {"physics": "wood"})
    floats = Floats()
    monkeypatch.setattr(builtins, "sum", floats)
    play(title, strength, 40, options, thinks_every=10)
    assert floats.added == 0


def test_a_sum_of_floats_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    floats = Floats()
    monkeypatch.setattr(builtins, "sum", floats)
    assert sum((1, 2)) == 3
    assert floats.added == 0
    sum((0.1, 0.2))
    assert floats.added == 1


def test_a_total_is_rounded_after_each() -> None:
    tenths = [0.1] * 10
    assert total(tenths) != math.fsum(tenths)
    assert total(tenths) == 0.9999999999999999


def mathematics(path: Path) -> set[str]:
    """What a module takes from the C library's mathematics."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath"):
            found |= {each.name if node.module == "math" else "cmath" for each in node.names}
        elif isinstance(node, ast.Import):
            found |= {
                f"import {each.name}" for each in node.names if each.name in ("math", "cmath")
            }
    return found


def test_rules_use_no_mathematics_but_what_is_the_same_everywhere() -> None:
    """An evaluator that stands beside a game's rules is a bot's, and no rule."""
    rules = [path for path in (PACKAGE / "games").rglob("*.py") if path.name != "evaluate.py"]
    assert len(rules) > 50
    for path in rules:
        assert mathematics(path) <= EXACT, path
