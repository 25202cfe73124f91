"""The Auction's vocabulary: what there is, what can be done, what can happen. No rules here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    PLAYERS = "1.1"
    TASTE = "1.2"
    BID = "2.1"
    PURSE = "2.2"
    LAPSE = "2.3"
    TOKEN = "2.4"
    SALE = "3.1"
    TIE = "3.2"
    END = "4.1"


Colour: TypeAlias = Literal["red", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "blue")
PURSE = 4


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=2, le=4)] = 3
    rounds: Literal[2, 3] = 3


# Phases


class Dealing(Tagged, frozen=True):
    """Nature owes us the tastes."""


class Bidding(Tagged, frozen=True):
    bids: tuple[int | None, ...]
    peeked: tuple[tuple[Seat, ...], ...]
    """peeked[seat]: whose bids this seat has looked at in this round."""


class Over(Tagged, frozen=True):
    pass


class State(Data, frozen=True):
    options: Options
    phase: Dealing | Bidding | Over
    round: int
    purses: tuple[int, ...]
    tokens: tuple[bool, ...]
    lots: tuple[tuple[Colour, ...], ...]
    """lots[seat]: what it has bought."""
    tastes: tuple[Colour | None, ...]


# Moves


class Deal(Tagged, frozen=True):
    tastes: tuple[Colour, ...]


class Bid(Tagged, frozen=True):
    amount: int


class Peek(Tagged, frozen=True):
    target: Seat


Move: TypeAlias = Deal | Bid | Peek


# Events


class TastesDealt(core.Event, frozen=True, kw_only=True):
    pass


class TasteSeen(core.Event, frozen=True, kw_only=True):
    taste: Colour


class BidSealed(core.Event, frozen=True, kw_only=True):
    seat: Seat


class TokenSpent(core.Event, frozen=True, kw_only=True):
    seat: Seat
    target: Seat


class BidSeen(core.Event, frozen=True, kw_only=True):
    target: Seat
    amount: int


class LotOffered(core.Event, frozen=True, kw_only=True):
    lot: Colour


class LotSold(core.Event, frozen=True, kw_only=True):
    bids: tuple[int, ...]
    winner: Seat | None


class TastesShown(core.Event, frozen=True, kw_only=True):
    tastes: tuple[Colour | None, ...]


Event: TypeAlias = (
    TastesDealt | TasteSeen | BidSealed | TokenSpent | BidSeen | LotOffered | LotSold | TastesShown
)


# What a seat may know


class Offered(Tagged, frozen=True):
    """Bidding, as one seat sees it."""

    sealed: tuple[bool, ...]
    """Who has bid."""
    known: tuple[int | None, ...]
    """One's own bid, and those one has looked at."""
    peeked: tuple[tuple[Seat, ...], ...]


class View(Data, frozen=True):
    seat: Seat | None
    options: Options
    phase: Dealing | Offered | Over
    round: int
    purses: tuple[int, ...]
    tokens: tuple[bool, ...]
    lots: tuple[tuple[Colour, ...], ...]
    tastes: tuple[Colour | None, ...]
    """One's own; at the end, everybody's."""
