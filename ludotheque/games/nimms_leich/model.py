"""Nimm's Leich!'s vocabulary: what there is, what can be done, what can be known. No rules here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta
from msgspec.structs import force_setattr

from ludotheque.core import game as core
from ludotheque.core.game import Data, Seat, Tagged


class Rule(StrEnum):
    """The rulebook's clauses, in its order."""

    ROW = "1.1"
    CARDS = "1.2"
    PILES = "1.3"
    TOKENS = "1.4"
    OPENER = "1.5"
    PLAYERS = "1.6"
    HAND = "2.1"
    BID = "2.2"
    TURN = "2.3"
    RAISE = "2.4"
    MUST_BID = "2.5"
    DENOUNCE = "3.1"
    THUMBS = "3.2"
    COUNT = "3.3"
    VERDICT = "3.4"
    CARDS_GO = "3.5"
    NEXT_OPENER = "3.6"
    INVESTIGATE = "4.1"
    TOO_LATE = "4.2"
    TWO_TOKENS = "4.3"
    WIN = "5.1"
    TIE = "5.2"
    TWO_IN_HAND = "6.1"
    WINNER_CHOOSES = "6.2"
    LOSER_CHOOSES = "6.3"
    TWO_CARDS_SEEN = "6.4"
    EXCHANGE = "6.5"
    LAST_CARD = "6.6"
    NEVER_SHOWN = "R1"
    LATE_VOTE = "R2"
    SAME_CARD = "R3"
    LOT = "R4"
    UNDER_THE_REST = "R5"
    NOTEBOOK = "R6"
    BOTS_WAIT = "R7"
    CHOSEN_TOGETHER = "R8"
    BOTH_OF_ONE = "R9"
    KEPT = "R10"
    LAST_ROUND = "R11"
    SPOKEN = "R12"
    DRAWN = "R13"


# Material

Corpse: TypeAlias = Literal[
    "ivre_mort", "poids_mort", "nature_morte", "temps_mort", "angle_mort", "mort_de_rire"
]
CORPSES: tuple[Corpse, ...] = (
    "ivre_mort",
    "poids_mort",
    "nature_morte",
    "temps_mort",
    "angle_mort",
    "mort_de_rire",
)

Card: TypeAlias = Annotated[int, Meta(ge=0, le=35)]
"""A bluff card, by its number in `deck.FACES`."""


class Options(core.Options, frozen=True, kw_only=True):
    seats: Annotated[int, Meta(ge=3, le=6)] = 4
    notebook: Literal["on", "two", "off"] = "two"


LETTER: Mapping[str, int | str] = {"notebook": "off"}
"""What the rulebook itself says: at a table everybody remembers what they can."""


class Claim(Data, frozen=True):
    """A bid that was made: the corpse shows at least so often."""

    seat: Seat
    corpse: Corpse
    count: int


class Look(Data, frozen=True):
    """A token that was spent in this round."""

    seat: Seat
    opponents: tuple[Seat, ...]
    cards: tuple[Card, ...]
    """What was seen, in the opponents' order. An opponent knows their own of these, others none."""


def from_afar(look: Look) -> Look:
    """As everybody knows of it."""
    return Look(look.seat, look.opponents, ())


class Inquest(Data, frozen=True):
    """How a round ended, for all to remember."""

    bids: tuple[Claim, ...]
    denouncer: Seat
    thumbs: tuple[bool, ...]
    hands: tuple[tuple[Card, ...], ...]
    total: int
    """How often the corpse of the last bid showed."""
    looks: tuple[Look, ...] = ()
    """Who had spent a token on whom in that round; no `cards`, for what they saw is theirs."""


# Moves


class Deal(Tagged, frozen=True):
    row: tuple[Corpse, ...]
    """From the lowest rank to the highest."""
    cards: tuple[Card, ...]
    """Six for each seat, from the top of its pile down; then those set aside."""
    dealer: Seat


class Bid(Tagged, frozen=True):
    corpse: Corpse
    count: int


class Denounce(Tagged, frozen=True):
    """Doubt the last bid."""


class Investigate(Tagged, frozen=True):
    """Spend a token on two opponents or, among three players, on both cards of one."""

    opponents: tuple[Seat, ...]

    def __post_init__(self) -> None:
        """Nobody is named first: in any order it is the same move, and the same bytes."""
        force_setattr(self, "opponents", tuple(sorted(self.opponents)))


class DrawLots(Tagged, frozen=True):
    """Which card of each opponent is shown, where one of two is to be shown."""

    places: tuple[int, ...]


class Vote(Tagged, frozen=True):
    thumb: bool


class Discard(Tagged, frozen=True):
    card: Card


class Tuck(Tagged, frozen=True):
    """Put a card under one's own pile."""

    card: Card


class Keep(Tagged, frozen=True):
    """Take the same cards again, where no pile is left."""


class Exchange(Tagged, frozen=True):
    """Give a card up for the next of those set aside."""

    card: Card


Replacement: TypeAlias = Discard | Tuck | Keep | Exchange
Move: TypeAlias = Deal | Bid | Denounce | Investigate | DrawLots | Vote | Replacement


# Phases


class Dealing(Tagged, frozen=True):
    """Nature owes us the row, the cards and the dealer."""


class Bidding(Tagged, frozen=True):
    seat: Seat
    """Whose turn it is."""


class Looking(Tagged, frozen=True):
    """Nature owes us the lots that decide which cards an investigator sees."""

    turn: Seat
    seat: Seat
    opponents: tuple[Seat, ...]


class Voting(Tagged, frozen=True):
    """The last bid was denounced; thumbs are shown once all are decided."""

    denouncer: Seat
    thumbs: tuple[bool | None, ...]


class Replacing(Tagged, frozen=True):
    """Three players: after the count, each chooses which card goes."""

    denouncer: Seat
    winners: tuple[bool, ...]
    choices: tuple[Replacement | None, ...]


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]
    finished: tuple[Seat, ...]
    """Who got rid of their last card; fewer tokens used decide among several."""


Phase: TypeAlias = Dealing | Bidding | Looking | Voting | Replacing | Over


class State(Data, frozen=True):
    options: Options
    phase: Phase
    round: int
    row: tuple[Corpse, ...]
    """From the lowest rank to the highest; empty before the deal."""
    tokens: tuple[int, ...]
    hands: tuple[tuple[Card, ...], ...]
    """In ascending order: a hand has no first card."""
    piles: tuple[tuple[Card, ...], ...]
    """From the top down."""
    aside: tuple[Card, ...]
    """The cards set aside at the deal, from the top down."""
    discards: tuple[tuple[Card, ...], ...]
    """discards[seat]: the cards it got rid of, in that order."""
    bids: tuple[Claim, ...]
    """Those of this round."""
    looks: tuple[Look, ...]
    """Those of this round: at its end all hands are shown anyway."""
    inquests: tuple[Inquest, ...]
    """Those that the notebook keeps; without one, the last."""
    shown: int
    """The cards that the inquests above showed: bit n for card n."""


# What a seat may know


class Ballot(Tagged, frozen=True):
    """Voting, as one seat sees it."""

    denouncer: Seat
    voted: tuple[bool, ...]
    thumbs: tuple[bool | None, ...]
    """The bidder's, the denouncer's and one's own."""


class Changing(Tagged, frozen=True):
    """Replacing, as one seat sees it."""

    denouncer: Seat
    winners: tuple[bool, ...]
    chosen: tuple[bool, ...]
    choices: tuple[Replacement | None, ...]
    """One's own."""


class View(Data, frozen=True):
    """What one seat may know. A card that it cannot know is None."""

    seat: Seat | None
    options: Options
    phase: Dealing | Bidding | Looking | Ballot | Changing | Over
    round: int
    row: tuple[Corpse, ...]
    tokens: tuple[int, ...]
    hands: tuple[tuple[Card | None, ...], ...]
    """Known cards first."""
    piles: tuple[tuple[Card | None, ...], ...]
    aside: tuple[Card | None, ...]
    discards: tuple[tuple[Card | None, ...], ...]
    bids: tuple[Claim, ...]
    looks: tuple[Look, ...]
    inquests: tuple[Inquest, ...]
    most: int
    """No corpse can show more often on the cards in all hands."""
