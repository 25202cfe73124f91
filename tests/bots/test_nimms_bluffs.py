"""What an opening bid in Nimm's Leich! tells about the card behind it to whoever believes it."""

from __future__ import annotations

from functools import cache
from math import log2
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from ludotheque.bots.ladder import bot
from ludotheque.bots.nimms_leich.belief import Belief
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.bots.nimms_leich.wary import HABITS
from ludotheque.games.nimms_leich.deck import CARDS, FACES, INDEX
from ludotheque.games.nimms_leich.model import Bid
from tests.games.nimms_leich.positions import GAME, Hand, play, position

MISSING = fmean(count == 0 for face in FACES for count in face)
"""How often a corpse that has nothing to do with a card is missing from it: 0.44."""


class Opening(NamedTuple):
    own: int
    """How often the bidder's own card shows the corpse that was named."""
    frequent: bool
    """Whether no other corpse shows more often on it."""
    bits: float
    """How much more likely than before the reader takes that card, as a power of two."""


@cache
def openings(strength: str) -> list[Opening]:
    """One from each card of the deck, beside others that differ; nobody has a token."""
    found = []
    for card in CARDS:
        rng = Random(card)
        others = rng.sample([other for other in CARDS if other != card], 3)
        hands: list[Hand] = [(each,) for each in (card, *others)]
        state = position(hands, tokens=(0, 0, 0, 0))
        move = bot(GAME, strength).choose(GAME.view(state, 0), 0, rng)
        assert isinstance(move, Bid)
        state, _ = play(state, (0, move))
        guesses = Belief(Reading(GAME.view(state, 1), 1), HABITS).guesses[0]
        (true,) = (guess for guess in guesses if guess.cards == (card,))
        own = FACES[card][INDEX[move.corpse]]
        found.append(Opening(own, own == max(FACES[card]), log2(true.weight * len(guesses))))
    return found


@pytest.mark.parametrize("strength", ["amateur", "expert"])
def test_who_bids_what_is_likeliest_is_an_open_book(strength: str) -> None:
    """The test's own test: this reader can read, two bits from a single bid."""
    heard = openings(strength)
    assert all(opening.frequent for opening in heard)
    assert fmean(opening.bits for opening in heard) > 1.8


def test_whoever_believes_the_master_learns_nothing_from_it() -> None:
    assert fmean(opening.bits for opening in openings("master")) < 0.3


def test_the_master_names_corpses_as_if_it_had_not_seen_its_card() -> None:
    """Neither does it avoid what it holds: then the opposite of what it says would tell."""
    heard = openings("master")
    bluffs = fmean(opening.own == 0 for opening in heard)
    assert abs(bluffs - MISSING) < 0.2
    assert abs(fmean(opening.own for opening in heard) - 1) < 0.4, (
        "as on any card: six of six kinds"
    )
    assert any(opening.frequent for opening in heard)
