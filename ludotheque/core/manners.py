"""How a table behaves around a game: its pace and its courtesies, beside the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Generic, TypeVar

S = TypeVar("S")
M = TypeVar("M")


class Manners(Generic[S, M]):
    """What suits most games. One that wants it otherwise says so in a class of its own."""

    needs: ClassVar[Mapping[str, Mapping[int | str, int]]] = {}
    """Of options, what says something only where at least so many sit at the table."""

    def furthers(self, before: S, after: S) -> bool:
        """Whether a move that led from one state to the other brought the game on.

        If not, it earns no time, and the clock does not wait after it for who is late.
        """
        return True

    def reserved(self, move: M) -> bool:
        """Whether only the clock makes such a move, for a seat whose time is up."""
        return False

    def binding(self, state: S, seat: int, move: M) -> bool:
        """Whether a move stands for good once anybody has answered it, even if all agree.

        Such as a bid: what others say to it tells what they hold, also where they are bots.
        """
        return False

    def haste(self, state: S) -> float:
        """How fast bots should act here, so that people can follow; 1 is their usual pace.

        It is seen by all, and must follow from what all know.
        """
        return 1.0
