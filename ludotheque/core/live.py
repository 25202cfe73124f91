"""Moves made over time, by hand: a simulation that a player steers while it runs.

Such a game has a `live` half beside its rules. The rules stay pure: what was steered is the
player's recorded move, and what came of it Nature's. A house runs the simulation as it is steered,
a verifier runs it again from what was recorded, and both must find the same to the last bit.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple, TypeAlias

Row: TypeAlias = tuple[int, int, int, int]
"""One sample of a hand: where it is, sideways and up, how it tilts, and its buttons."""


class Simulated(NamedTuple):
    """What a simulation comes to: the move of who steered, and Nature's that follows."""

    steered: Any
    settled: Any


class Simulation(ABC):
    """One thing held in a hand, from the moment it is taken until everything is still."""

    @abstractmethod
    def feed(self, row: Row) -> None:
        """The next sample. One that asks for the impossible is taken as far as it is possible."""

    @abstractmethod
    def tick(self) -> None:
        """One sample's time further; without a new sample the hand stays where it was."""

    @abstractmethod
    def withdraw(self) -> None:
        """The hand goes back with what it holds. What it has knocked on the way stays knocked.

        Nothing, if it holds nothing any more.
        """

    @property
    @abstractmethod
    def held(self) -> bool:
        """Whether the hand still holds something."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the hand is empty and everything is still."""

    @abstractmethod
    def frame(self) -> Any:
        """What everybody may see now, ready to be encoded.

        All that has changed since the hand took hold, so that a frame that is lost does no harm.
        """

    @abstractmethod
    def outcome(self) -> Simulated: ...


class Live(ABC):
    """What a house needs to know of a game whose moves are made over time."""

    hertz: ClassVar[int]
    """Samples a second."""
    every: ClassVar[int]
    """A frame is shown every so many samples."""
    longest: ClassVar[int]
    """After so many samples the hand goes back."""

    back: ClassVar[Row]
    """A sample by which the hand goes back with what it holds; nothing, if it holds nothing."""

    def used(self, state: Any) -> bool:
        """Whether anything is ever held at such a table."""
        return True

    @abstractmethod
    def holder(self, state: Any) -> int | None:
        """The seat that holds something now, and steers it."""

    @abstractmethod
    def job(self, state: Any) -> bytes:
        """All that a simulation of what is held needs, in any process. For the house alone."""

    @abstractmethod
    def begin(self, job: bytes) -> Simulation: ...

    @abstractmethod
    def lost(self, state: Any) -> Any:
        """The move by which a hand is empty again if the house has lost what was held."""

    @abstractmethod
    def steered(self, move: Any) -> bool:
        """Whether it is a move that is made by hand, well or badly written."""

    @abstractmethod
    def rows(self, move: Any) -> Sequence[Row] | None:
        """The samples within such a move; None for any other, and for one that cannot be read."""

    @abstractmethod
    def measured(self, state: Any) -> bool:
        """Whether Nature's next move is what a simulation came to.

        It follows from the state alone, and is too dear to be worked out wherever it is only read.
        """

    def exact(self, state: Any) -> bool:
        """Where Nature's next move is measured: whether the hand did all that its move tells.

        Some of what no hand can do shows only in the simulation.
        """
        return True
