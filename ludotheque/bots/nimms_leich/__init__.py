"""Opponents for Nimm's Leich!, from the beginner to the schemer."""

from __future__ import annotations

from ludotheque.bots.bot import Bot
from ludotheque.bots.simple import AtRandom
from ludotheque.core.game import AnyGame

from .plain import PlainBidder
from .schemer import Schemer
from .wary import Wary


def nimms_leich(game: AnyGame, strength: str) -> Bot:
    match strength:
        case "random":
            return AtRandom(game)
        case "novice":
            return PlainBidder(game, slips=0.25, forgetful=True)
        case "amateur":
            return PlainBidder(game)
        case "expert":
            return Wary(game)
        case _:
            return Schemer(game)
