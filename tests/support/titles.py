"""The games of the house for tests that are about rules alone, and titles for toys."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from ludotheque.bots.ladder import Ladder
from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import AnyGame
from ludotheque.titles import Credit, TextPicture, Title
from tools.generate.places import EVERY_TITLE

GAMES: dict[str, AnyGame] = {name: title.game for name, title in EVERY_TITLE.items()}
"""The sample that new games are copied from keeps all that those of the house keep."""


def of_game(game: AnyGame, module: str) -> ModuleType:
    """What the tests of one game have to say: a module of its folder in `tests/games/`."""
    return import_module(f"tests.games.{game.name.replace('-', '_')}.{module}")


AT_RANDOM = Ladder(
    {
        "random": AtRandom,
        "novice": AtRandom,
        "amateur": AtRandom,
        "expert": AtRandom,
        "master": AtRandom,
    }
)


def toy_title(game: AnyGame, ladder: Ladder = AT_RANDOM) -> Title:
    """A game that no lobby shows."""
    return Title(
        game=game,
        ladder=ladder,
        picture=TextPicture(lambda view, names: "", lambda view, moves: {}, frozenset()),
        credit=Credit(author=None, publisher=None, year=None),
        moves=9,
        minutes=1,
    )
