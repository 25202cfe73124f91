"""Ladders: for each named strength, how the opponent of that name is made at one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import TypeAlias

from msgspec import Struct

from ludotheque.core.game import AnyGame
from ludotheque.core.strengths import STRENGTHS, Strength

from .bot import Bot
from .ismcts import Ismcts, Timer
from .simple import AtRandom, Evaluate, Greedy

Recipe: TypeAlias = Callable[[AnyGame], Bot]


class Search(Struct, frozen=True):
    """The recipe of a bot that searches: counted in iterations, so that matches can be repeated."""

    evaluate: Evaluate
    iterations: int

    def __call__(
        self, game: AnyGame, *, seconds: float | None = None, clock: Timer | None = None
    ) -> Bot:
        return Ismcts(game, self.evaluate, iterations=self.iterations, seconds=seconds, clock=clock)


class Ladder:
    """The opponents of one game, from the weakest to the strongest: a recipe for every name."""

    def __init__(self, recipes: Mapping[Strength, Recipe]) -> None:
        if (*recipes,) != STRENGTHS:
            known, found = ", ".join(STRENGTHS), ", ".join(recipes) or "nobody"
            raise ValueError(f"a ladder names {known}, in this order, and not {found}")
        self.recipes: dict[str, Recipe] = dict(recipes.items())

    def bot(
        self,
        game: AnyGame,
        strength: str,
        *,
        seconds: float | None = None,
        clock: Timer | None = None,
    ) -> Bot:
        """The opponent of this name. `seconds` and `clock` bound a search where people wait; who
        does not search takes the time that it takes.

        A name with a colon is a bot of somebody's own, `module:thing`: what `thing(game)` returns.
        """
        if ":" in strength:
            return _foreign(game, strength)
        if strength not in self.recipes:
            raise ValueError(f"no strength is called {strength!r}: choose {', '.join(STRENGTHS)}")
        recipe = self.recipes[strength]
        if isinstance(recipe, Search):
            return recipe(game, seconds=seconds, clock=clock)
        return recipe(game)


def searching(evaluate: Evaluate, *, expert: int, master: int) -> Ladder:
    """For a game that says how well each seat stands: the stronger ones search so many times."""
    return Ladder(
        {
            "random": AtRandom,
            "novice": partial(Greedy, evaluate=evaluate, dreams=1, slips=0.3),
            "amateur": partial(Greedy, evaluate=evaluate),
            "expert": Search(evaluate, iterations=expert),
            "master": Search(evaluate, iterations=master),
        }
    )


def _foreign(game: AnyGame, name: str) -> Bot:
    module, _, thing = name.partition(":")
    try:
        made: Bot = getattr(import_module(module), thing)(game)
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"no bot can be made from {name!r}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"{name!r} gives something that cannot choose a move")
    return made
