"""What can happen in Nimm's Leich!, in the order of the rulebook. Each event cites its clause."""

from __future__ import annotations

from typing import TypeAlias

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat

from .model import Card, Corpse


class Face(Data, frozen=True):
    """A card as a sentence names it: by what it shows."""

    card: Card


def faces(cards: tuple[Card, ...]) -> tuple[Face, ...]:
    return tuple(Face(card) for card in cards)


class RowLaid(core.Event, frozen=True, kw_only=True):
    """All six, of which the sentence names the highest."""

    row: tuple[Corpse, ...]
    highest: Corpse


class PilesDealt(core.Event, frozen=True, kw_only=True):
    aside: int


class DealerDrawn(core.Event, frozen=True, kw_only=True):
    dealer: Seat


class RoundOpened(core.Event, frozen=True, kw_only=True):
    round: int
    seat: Seat


class CardsTaken(core.Event, frozen=True, kw_only=True):
    """For their owner alone: what comes to the hand, and not what stayed there."""

    seat: Seat
    cards: tuple[Face, ...]


class BidMade(core.Event, frozen=True, kw_only=True):
    seat: Seat
    corpse: Corpse
    count: int


class TokenSpent(core.Event, frozen=True, kw_only=True):
    seat: Seat
    opponents: tuple[Seat, ...]
    left: int


class CardsSeen(core.Event, frozen=True, kw_only=True):
    """For the investigator, and for whose cards they are."""

    seat: Seat
    owner: Seat
    cards: tuple[Face, ...]


class BidDenounced(core.Event, frozen=True, kw_only=True):
    seat: Seat
    bidder: Seat
    corpse: Corpse
    count: int


class VoteSealed(core.Event, frozen=True, kw_only=True):
    seat: Seat


class ThumbsShown(core.Event, frozen=True, kw_only=True):
    thumbs: tuple[Seat, ...]
    fists: tuple[Seat, ...]


class HandShown(core.Event, frozen=True, kw_only=True):
    seat: Seat
    cards: tuple[Face, ...]
    showing: int
    """How often the named corpse shows on them."""
    total: int
    """The same on all hands shown so far."""


class BidJudged(core.Event, frozen=True, kw_only=True):
    corpse: Corpse
    count: int
    total: int
    good: bool


class CardDiscarded(core.Event, frozen=True, kw_only=True):
    seat: Seat
    left: int


class CardTucked(core.Event, frozen=True, kw_only=True):
    seat: Seat


class CardsKept(core.Event, frozen=True, kw_only=True):
    seat: Seat


class CardExchanged(core.Event, frozen=True, kw_only=True):
    seat: Seat


class ChoiceSealed(core.Event, frozen=True, kw_only=True):
    seat: Seat


class GameWon(core.Event, frozen=True, kw_only=True):
    seat: Seat


class WinShared(core.Event, frozen=True, kw_only=True):
    """Only oysters could tell the winners apart."""

    winners: tuple[Seat, ...]


Event: TypeAlias = (
    RowLaid
    | PilesDealt
    | DealerDrawn
    | RoundOpened
    | CardsTaken
    | BidMade
    | TokenSpent
    | CardsSeen
    | BidDenounced
    | VoteSealed
    | ThumbsShown
    | HandShown
    | BidJudged
    | CardDiscarded
    | CardTucked
    | CardsKept
    | CardExchanged
    | ChoiceSealed
    | GameWon
    | WinShared
)
