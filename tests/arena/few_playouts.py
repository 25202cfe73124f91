"""The masters that play worlds out, with so few of them that a test has time for a game."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.ladder import Playouts
from ludotheque.core.game import AnyGame
from ludotheque.titles import find


def niagara(game: AnyGame) -> Bot:
    return _master(game, 24)


def vertiges(game: AnyGame) -> Bot:
    return _master(game, 3)


def _master(game: AnyGame, playouts: int) -> Bot:
    recipe = find(game.name).ladder.recipes["master"]
    assert isinstance(recipe, Playouts)
    return Playouts(recipe.make, playouts)(game)
