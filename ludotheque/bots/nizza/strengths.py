"""What the house's names for strengths mean in Nizza."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import AnyGame

from .player import Player


def nizza(game: AnyGame, strength: str) -> Bot:
    """The amateur runs and never pushes; the expert pushes whom it meets; the master goes for it,
    and aims with more care."""
    match strength:
        case "random":
            return AtRandom(game)
        case "novice":
            return Player(game, slips=0.35)
        case "amateur":
            return Player(game, aims=6)
        case "expert":
            return Player(game, rivals=2, aims=6)
        case _:
            return Player(game, rivals=3, detour=4, aims=24)
