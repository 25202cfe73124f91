"""What a bot can tell of its moves: how much of the win each promises, how surely, and why."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, TypeAlias, runtime_checkable

from ludotheque.core.game import AnyGame, Data, Seat

Fact = int | str
"""What a sentence is made of: numbers, and names that the game's own words are found by."""
ReasonFacts: TypeAlias = Mapping[str, Mapping[str, Sequence[Fact]]]
"""By the key of each reason that a game can give, its facts and what they can be."""


SURE = 2.0
"""A lead of so many standard errors is hardly one that luck alone has made."""


class Reason(Data, frozen=True):
    """Why a move is better than the next best. The key and the facts make a sentence."""

    key: str
    weight: float
    """How much of the lead goes if this is made equal between the two."""
    facts: Mapping[str, Fact] = {}


def beside(key: str, one: float, other: float) -> tuple[str, Mapping[str, Fact]]:
    """What is said of a reason: how much, in a hundred, beside how much after the other move. Where
    both read the same there is a sentence without numbers.
    """
    amounts = {"amount": round(100 * one), "other": round(100 * other)}
    return (key, amounts) if amounts["amount"] != amounts["other"] else (f"{key}-little", {})


class Thought(Data, frozen=True):
    """One move, considered."""

    move: Any
    value: float
    """The share of the win that it promises to who makes it."""
    error: float = 0.0
    """The standard error of its distance to the best move's value; of the best one's own, to the
    next."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first; only the best move has some."""
    instead: Any = None
    """The move that the reasons speak against."""


@runtime_checkable
class Thinker(Protocol):
    """A bot that can tell."""

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any | None: ...

    def consider(
        self, view: Any, seat: Seat, rng: Random, also: Sequence[Any] = ()
    ) -> list[Thought]:
        """The best first. None where the seat has nothing to decide.

        `also`: moves that are to be judged as thoroughly as the best, whatever they promise.
        """
        ...


def ranked(thoughts: Sequence[Thought]) -> list[Thought]:
    """The best first; of equals, who stood first."""
    return sorted(thoughts, key=lambda thought: -thought.value)


def rival(thoughts: Sequence[Thought]) -> Thought | None:
    """What the best is held against: the move that its reasons speak against, or else the next."""
    if not thoughts:
        return None
    best, *others = thoughts
    return next((each for each in others if each.move == best.instead), next(iter(others), None))


def sure(lead: float, error: float) -> float:
    """A lead, or nothing where luck alone may well have made it."""
    return lead if lead > SURE * error else 0.0


def considered(
    thinker: Thinker, game: AnyGame, view: Any, seat: Seat, also: Sequence[Any] = ()
) -> list[Thought]:
    """The same for the same view, always: what is drawn is seeded by it, and so by nothing that
    the seat could not know."""
    seed = hashlib.sha256(game.codec.encode([seat, view])).digest()
    return thinker.consider(view, seat, Random(seed), also)
