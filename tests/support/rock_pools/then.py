"""Rock Pools as it was first released: the sample game, under a name of its own."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from ludotheque.core.rulebook import Rulebook
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.titles import GamePackage
from ludotheque.titles.sample_game import TITLE as SAMPLE


class RockPools(SampleGame):
    name = "rock-pools"
    version = 1
    rulebook = Rulebook(Path(__file__).parent / "words_then")


TITLE = replace(SAMPLE, game=RockPools(), lesson=None, package=GamePackage(api=1))
