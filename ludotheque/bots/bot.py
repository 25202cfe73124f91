"""What a bot is: a view in, a move out."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol

from ludotheque.core.game import Seat


class Bot(Protocol):
    """Knows its game, remembers nothing. What a table lets players remember is in their views."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        """A legal move. `None` means to wait, and is allowed only where the seat is not awaited."""
        ...
