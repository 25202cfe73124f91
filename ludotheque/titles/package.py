"""What a title says of itself if its game comes from elsewhere: a distribution of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from msgspec import Struct

API: Final = 1
"""Of all that a package builds on in Python: `Title`, `Game`, bots, lessons. It goes up when what
was written for the one before would not do any more; that one is still accepted, and no older one.
"""
CONTRACT: Final = 1
"""Of boards in the browser (`web/src/contract/foreign.ts`), likewise."""


def accepted(newest: int) -> frozenset[int]:
    """N and N−1: who wrote a game has a version's time to follow."""
    return frozenset({newest, newest - 1} - {0})


class GamePackage(Struct, frozen=True, kw_only=True):
    """What a game of the house needs not say, as it stands in the house's own program."""

    api: int
    """The `API` it was written for."""
    contract: int = CONTRACT
    """The `CONTRACT` that its board keeps. Where the house has gone on, there is no board, and all
    its moves are listed.
    """
    browser: Path | None = None
    """The folder with its board; None for a game that is played by the list of moves."""
    turn: str | None = None
    """The field of a view that goes up with each turn: ticks for the replay's slider."""
    epilogue: tuple[str, ...] = ()
    """Kinds of events that tell at the end what was hidden so far."""
