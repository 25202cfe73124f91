"""What a bid in Nimm's Leich! tells about the card behind it: to whoever believes it, and to
somebody who has watched that bidder for long.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import log2
from random import Random
from statistics import fmean
from typing import NamedTuple

import pytest

from ludotheque.bots.nimms_leich import LADDER
from ludotheque.bots.nimms_leich.belief import Belief
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.bots.nimms_leich.schemer import candidates
from ludotheque.bots.nimms_leich.wary import HABITS
from ludotheque.games.nimms_leich.deck import CARDS, FACES, INDEX
from ludotheque.games.nimms_leich.model import Bid
from tests.games.nimms_leich.positions import GAME, Hand, claim, inquest, play, position

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
        move = LADDER.bot(GAME, strength).choose(GAME.view(state, 0), 0, rng)
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


# A reader who knows the bidder


class Said(NamedTuple):
    number: int
    own: int
    """How often the bidder's own card shows the corpse that was named."""


PRIOR = [fmean(count == own for face in FACES for count in face) for own in range(5)]
"""How often a corpse that has nothing to do with a card shows 0 to 4 times on it."""
DOUBT = 5
"""As many bids as this are needed before the reader believes its own eyes rather than the deck."""


@cache
def heard(strength: str, words: str | None) -> list[Said]:
    """Three bids from each card of the deck, opening or after somebody's words."""
    found: list[Said] = []
    for card in CARDS * 3:
        rng = Random(100 * len(found) + card)
        others = rng.sample([other for other in CARDS if other != card], 3)
        hands: list[Hand] = [(each,) for each in (card, *others)]
        bids = [claim(3, words)] if words else []
        state = position(hands, bids=bids, tokens=(0, 0, 0, 0))
        move = LADDER.bot(GAME, strength).choose(GAME.view(state, 0), 0, rng)
        if isinstance(move, Bid):
            found.append(Said(move.count, FACES[card][INDEX[move.corpse]]))
    return found


def learnt(said: list[Said]) -> float:
    """Bits about the named corpse on the bidder's card, from the number, on the average bid.

    The reader has the statistics of all the other bids of that bidder.
    """
    whole, numbers = Counter(said), Counter(each.number for each in said)
    bits = []
    for each in said:
        seen = whole[each] - 1 + DOUBT * PRIOR[each.own]
        bits.append(log2(seen / (numbers[each.number] - 1 + DOUBT) / PRIOR[each.own]))
    return fmean(bits)


def test_a_reader_with_statistics_can_read() -> None:
    """The test's own test: the amateur's opening number is how often its card shows the corpse."""
    assert learnt(heard("amateur", None)) > 1


@pytest.mark.parametrize("words", [None, "2 N"])
def test_statistics_of_the_masters_low_bids_tell_nothing(words: str | None) -> None:
    said = heard("master", words)
    assert learnt(said) < 0.06
    for number, times in Counter(each.number for each in said).items():
        if times >= 12:
            missing = fmean(each.own == 0 for each in said if each.number == number)
            assert 0.1 < missing < 0.8, f"{number} times: the number alone tells the card"


def test_no_number_that_the_master_raises_to_is_a_certain_tell() -> None:
    """Where raises begin to be a risk they tell something, but no number tells the card."""
    said = heard("master", "4 N")
    assert learnt(said) < 0.35
    often = [number for number, times in Counter(each.number for each in said).items() if times > 9]
    assert len(often) >= 2
    for number in often:
        assert len({each.own for each in said if each.number == number}) >= 4


def test_the_master_thinks_about_the_same_bids_with_every_hand() -> None:
    """In the first round, after words, and with a notebook full of shown cards."""
    shown: list[Hand] = [(0,), (7,), (14,), (21,)]
    past = inquest(shown, [claim(3, "13 I")], thumbs=(False, False, False, True))
    for words in (None, "2 N", "4 N", "6 R"):
        for inquests in ([], [past]):
            sets = set()
            for card in range(24, 36):
                hands: list[Hand] = [(card,), *((other,) for other in (22, 23, 20))]
                bids = [claim(3, words)] if words else []
                piles = dict(enumerate(shown)) if inquests else {}
                state = position(hands, bids=bids, inquests=inquests, piles=piles)
                sets.add(tuple(candidates(Reading(GAME.view(state, 0), 0))))
            assert len(sets) == 1
