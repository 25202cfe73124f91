"""The games of the house. `GAMES` is the whole registry."""

from __future__ import annotations

from ludotheque.core.game import AnyGame

from .niagara.game import Niagara

GAMES: dict[str, AnyGame] = {game.name: game for game in (Niagara(),)}
