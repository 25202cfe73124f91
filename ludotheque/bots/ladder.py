"""Ladders: for each named strength, how the opponent of that name is made at one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any, TypeAlias

from msgspec import Struct

from ludotheque.core.game import AnyGame
from ludotheque.core.strengths import STRENGTHS, Strength

from .bot import Bot, Stylish
from .ismcts import Ismcts
from .simple import AtRandom, Evaluate, Greedy
from .thinking import Budget, ReasonFacts, Timer

Recipe: TypeAlias = Callable[[AnyGame], Bot]


class Search(Struct, frozen=True):
    """The recipe of a bot that searches: counted in iterations, so that matches can be repeated."""

    evaluate: Evaluate
    iterations: int

    def __call__(
        self, game: AnyGame, *, seconds: float | None = None, clock: Timer | None = None
    ) -> Bot:
        return Ismcts(game, self.evaluate, iterations=self.iterations, seconds=seconds, clock=clock)


class Playouts(Struct, frozen=True):
    """The recipe of a bot that plays worlds out, so and so many."""

    make: Callable[[AnyGame, Budget], Bot]
    playouts: int

    def __call__(
        self, game: AnyGame, *, seconds: float | None = None, clock: Timer | None = None
    ) -> Bot:
        return self.make(game, Budget(self.playouts, seconds, clock))


class Ladder:
    """The opponents of one game, from the weakest to the strongest: a recipe for every name."""

    def __init__(
        self, recipes: Mapping[Strength, Recipe], reasons: ReasonFacts | None = None
    ) -> None:
        """`reasons`: what they can say for a move, each a message of the game's."""
        if (*recipes,) != STRENGTHS:
            known, found = ", ".join(STRENGTHS), ", ".join(recipes) or "nobody"
            raise ValueError(f"a ladder names {known}, in this order, and not {found}")
        self.recipes: dict[str, Recipe] = dict(recipes.items())
        self.reasons = reasons or {}

    def bot(
        self,
        game: AnyGame,
        strength: str,
        *,
        seconds: float | None = None,
        clock: Timer | None = None,
        style: Any = None,
    ) -> Bot:
        """The opponent of this name. `seconds` and `clock` bound a search where people wait; who
        does not search takes the time that it takes. `style` is a character's, for those who can
        have one.

        A name with a colon is a bot of somebody's own, `module:thing`: what `thing(game)` returns.
        """
        if ":" in strength:
            return _foreign(game, strength)
        if strength not in self.recipes:
            raise ValueError(f"no strength is called {strength!r}: choose {', '.join(STRENGTHS)}")
        recipe = self.recipes[strength]
        if isinstance(recipe, Search | Playouts):
            bot = recipe(game, seconds=seconds, clock=clock)
        else:
            bot = recipe(game)
        return bot.in_style(style) if style is not None and isinstance(bot, Stylish) else bot


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
