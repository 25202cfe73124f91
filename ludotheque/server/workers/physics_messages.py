"""What a `PhysicsPool` tells the processes in which simulations run, and what they tell it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Raw

from ludotheque.core.game import Tagged
from ludotheque.core.live import Row

# Told to a process


class Begin(Tagged, frozen=True):
    """Something is held. Without `rows` its samples follow, one by one."""

    id: int
    game: str
    version: int
    job: bytes
    rows: tuple[Row, ...] | None = None
    paced: bool = True
    """Whether it is to be seen while it goes on, at the speed of a hand."""
    kept: bool = False
    """Whether all its frames are wanted at the end."""
    lockstep: bool = False
    """Whether it goes on by samples alone, none of which is forgotten, and by no clock."""


class Feed(Tagged, frozen=True):
    id: int
    rows: tuple[Row, ...]
    seq: int = 0
    """The number of the first of them."""


class Withdraw(Tagged, frozen=True):
    id: int


class Drop(Tagged, frozen=True):
    """Nobody wants to know any more."""

    id: int


Order: TypeAlias = Begin | Feed | Withdraw | Drop


# Told by a process


class Shown(Tagged, frozen=True):
    id: int
    frame: Raw
    seq: int | None = None
    """The number of the last sample that is in it, if it is steered live."""


class Settled(Tagged, frozen=True):
    id: int
    steered: Raw
    settled: Raw
    frames: tuple[Raw, ...] = ()
    recalled: bool = False
    """Whether the hand was sent back while it still held something."""


class Failed(Tagged, frozen=True):
    id: int
    trouble: str


class Alive(Tagged, frozen=True):
    """Now and then, as long as anything is simulated."""


Report: TypeAlias = Shown | Settled | Failed | Alive
