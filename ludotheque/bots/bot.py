"""What a bot is: a view in, a move out."""

from __future__ import annotations

from random import Random
from typing import Any, Protocol, runtime_checkable

from ludotheque.core.game import Seat


class Bot(Protocol):
    """Knows its game, remembers nothing. What a table lets players remember is in their views."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None:
        """A legal move. `None` means to wait, and is allowed only where the seat is not awaited."""
        ...


@runtime_checkable
class Stylish(Protocol):
    """A bot that can have somebody's ways and be as strong as before."""

    def in_style(self, style: Any) -> Bot:
        """`style` is the game's own: what a character does oftener, or less often, than others."""
        ...
