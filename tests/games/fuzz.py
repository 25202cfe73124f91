"""What holds for any move in any position of any game."""

from __future__ import annotations

from random import Random
from typing import Any

from ludotheque.core.game import NATURE, AnyGame
from ludotheque.core.laws.arbitrary import arbitrary

MOVES = 10
"""How many moves are tried on each seat."""


def listed_or_refused(game: AnyGame, state: Any, seats: int, rng: Random) -> None:
    """Moves nobody would make, on every seat and on one that is not there.

    Nature's deals may be too many to be listed.
    """
    kinds = game.codec.types["Move"]
    for seat in range(NATURE, seats + 1):
        for _ in range(MOVES):
            move = arbitrary(kinds, rng)
            refusal = game.refusal(state, seat, move)
            if refusal is None:
                listed = game.moves(state, seat)
                unlisted = game.manners.reserved(move) is not None or (
                    seat == NATURE and not listed
                )
                assert move in listed or unlisted
            else:
                assert refusal.rule in game.rulebook
                assert refusal.reason
