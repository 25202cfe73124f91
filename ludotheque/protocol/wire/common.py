"""Kinds that several messages have in common."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core.game import Data
from ludotheque.core.strengths import Strength

PROTOCOL = 1
SeatFor: TypeAlias = Literal["person", "bot", Strength]
"""`bot`: one that suits who asks, gentle until they have finished a game of the kind."""
ListedStage: TypeAlias = Literal["gathering", "playing", "over"]
StageName: TypeAlias = Literal[ListedStage, "frozen", "closed"]
Entropy: TypeAlias = Annotated[str, Meta(max_length=200)]
Passphrase: TypeAlias = Annotated[str, Meta(max_length=1000)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Short: TypeAlias = Annotated[int, Meta(ge=-(2**15), le=2**15 - 1)]
Sample: TypeAlias = tuple[Short, Short, Short, Annotated[int, Meta(ge=0, le=255)]]
"""Of a hand: sideways, up, its tilt and its buttons. What they count in is the game's own."""


class Problem(Data, frozen=True):
    """Why the house says no: a key, the facts, and a sentence in your language."""

    reason: str
    facts: dict[str, int | str]
    text: str
