"""What Nimm's Leich!'s bots reckon with: odds, beliefs from bids, the race to the last card."""

from __future__ import annotations

from itertools import combinations
from math import exp
from random import Random

import pytest

from ludotheque.bots.nimms_leich.belief import Belief, outlook
from ludotheque.bots.nimms_leich.likelihood import Habits
from ludotheque.bots.nimms_leich.odds import chance, shown_by, tails
from ludotheque.bots.nimms_leich.plain import totals
from ludotheque.bots.nimms_leich.race import standing
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.games.nimms_leich.deck import CARDS, FACES
from ludotheque.games.nimms_leich.model import Denounce, Investigate, State
from tests.games.nimms_leich.positions import GAME, Hand, bid, card, claim, inquest, play, position

HANDS: list[Hand] = [(card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR")]
HABITS = Habits(whim=0.1, caprice=0.1)


def reading(state: State, seat: int = 0) -> Reading:
    return Reading(GAME.view(state, seat), seat)


# Odds


@pytest.mark.parametrize("draws", [0, 1, 2, 3])
def test_tails_are_what_enumeration_finds(draws: int) -> None:
    pool = [0, 5, 7, 13, 20, 26, 31, 35]
    hands = list(combinations(pool, draws))
    for corpse, tail in enumerate(tails(pool, draws)):
        for least in range(-1, 15):
            times = sum(shown_by(hand)[corpse] >= least for hand in hands)
            assert chance(tail, least) == pytest.approx(times / len(hands))


def test_tails_of_the_whole_deck() -> None:
    """The deck is symmetric: every corpse has the same odds."""
    first, *others = tails(CARDS, 3)
    hands = list(combinations(CARDS, 3))
    for least in range(11):
        times = sum(shown_by(hand)[0] >= least for hand in hands)
        assert chance(first, least) == pytest.approx(times / len(hands))
    for other in others:
        assert other == pytest.approx(first)


def test_totals_know_the_own_card_and_the_notebook() -> None:
    """Seat 0 holds four I; seat 3's card was shown before and is known to show none."""
    past = inquest([(30,), (31,), (32,), HANDS[3]], [claim(3, "1 I")], thumbs=(True,) * 4)
    state = position(HANDS, inquests=[past], discards={0: (30,), 1: (31,), 2: (32,)})
    odds = totals(reading(state))
    pool = [c for c in CARDS if c not in (0, 3, 30, 31, 32)]
    pairs = list(combinations(pool, 2))
    for least in range(4, 12):
        times = sum(FACES[a][0] + FACES[b][0] >= least - 4 for a, b in pairs)
        assert chance(odds[0], least) == pytest.approx(times / len(pairs))
    assert chance(odds[0], 4) == 1


def test_totals_reckon_with_a_pair_of_which_one_was_kept() -> None:
    """Three players, after a count: seat 1 kept card 2 or 3, seat 2 card 4 or 5."""
    before = inquest([(0, 1), (2, 3), (4, 5)], [claim(0, "6 N")], thumbs=(True, False, False))
    state = position(
        [(0, 10), (2, 14), (5, 20)],
        piles={1: (15, 16, 17, 3), 2: (21, 22, 23, 4)},
        discards={0: (1,)},
        inquests=[before],
    )
    odds = totals(reading(state))
    pool = [c for c in CARDS if c not in (0, 1, 2, 3, 4, 5, 10)]
    own = shown_by((0, 10))
    for corpse in range(6):
        worlds = [
            own[corpse] + sum(FACES[c][corpse] for c in (one, other, a, b))
            for one in (2, 3)
            for other in (4, 5)
            for a, b in combinations(pool, 2)
        ]
        for least in range(15):
            times = sum(total >= least for total in worlds)
            assert chance(odds[corpse], least) == pytest.approx(times / len(worlds))


# Beliefs


def test_without_a_word_a_belief_is_the_deck() -> None:
    state = position(HANDS)
    belief = Belief(reading(state), HABITS)
    for seat in (1, 2, 3):
        weights = {guess.cards: guess.weight for guess in belief.guesses[seat]}
        assert set(weights) == {(c,) for c in CARDS if c != HANDS[0][0]}
        assert len({round(weight, 12) for weight in weights.values()}) == 1


def test_a_bid_weighs_hands_by_what_it_promised_to_each() -> None:
    """By hand: the pull of each raise is exp(chance / whim), over all the raises considered."""
    state, _ = play(position(HANDS, turn=1), (1, bid("2 T")))
    belief = Belief(reading(state), HABITS)
    rest = tails(CARDS, 3)

    def pull(counts: tuple[int, ...], corpse: int, count: int) -> float:
        return exp(chance(rest[corpse], count - counts[corpse]) / HABITS.whim)

    expected = {}
    for guess in belief.guesses[1]:
        counts = shown_by(guess.cards)
        whole = sum(pull(counts, corpse, count) for corpse in range(6) for count in (1, 2, 3))
        chosen = (1 - HABITS.caprice) * pull(counts, 3, 2) / whole + HABITS.caprice / 18
        expected[guess.cards] = chosen
    whole = sum(expected.values())
    for guess in belief.guesses[1]:
        assert guess.weight == pytest.approx(expected[guess.cards] / whole)


def test_who_names_a_corpse_is_thought_to_hold_it() -> None:
    quiet = Belief(reading(position(HANDS, turn=1)), HABITS)
    state, _ = play(position(HANDS, turn=1), (1, bid("4 T")))
    loud = Belief(reading(state), HABITS)

    def mean(belief: Belief, seat: int, corpse: int) -> float:
        return sum(guess.weight * guess.counts[corpse] for guess in belief.guesses[seat])

    assert mean(loud, 1, 3) > mean(quiet, 1, 3) + 0.5
    assert mean(loud, 2, 3) == pytest.approx(mean(quiet, 2, 3))
    state, _ = play(state, (2, Denounce()))
    assert mean(Belief(reading(state), HABITS), 2, 3) < mean(quiet, 2, 3) - 0.1


def test_what_was_seen_is_known() -> None:
    state, _ = play(position(HANDS), (0, Investigate((1, 3))))
    belief = Belief(reading(state), HABITS)
    assert [guess.cards for guess in belief.guesses[1]] == [HANDS[1]]
    assert [guess.cards for guess in belief.guesses[3]] == [HANDS[3]]
    for world in belief.worlds(50, Random(1)):
        assert world[1].cards == HANDS[1]
        assert world[2].cards[0] not in (*HANDS[0], *HANDS[1], *HANDS[3])


def test_worlds_never_deal_a_card_twice() -> None:
    state, _ = play(position(HANDS, turn=1), (1, bid("4 T")), (2, bid("5 T")))
    for world in Belief(reading(state), HABITS).worlds(200, Random(2)):
        cards = [c for guess in world.values() for c in guess.cards]
        assert len(set(cards)) == 3


def test_an_opponent_reckons_with_a_pair_of_which_one_was_kept() -> None:
    """Seat 1 kept card 2 or 26: seat 2 knows as much, and so that N shows there two or four times.

    Of the others nothing else is public but the pair of seat 0.
    """
    before = inquest([(0, 1), (2, 26), (4, 5)], [claim(0, "6 N")], thumbs=(True, False, False))
    state = position(
        [(0, 10), (2, 14), (5, 20)],
        piles={1: (15, 16, 17, 26), 2: (21, 22, 23, 4)},
        discards={0: (1,)},
        inquests=[before],
    )
    seen = outlook(reading(state), 2)
    pool = [c for c in CARDS if c not in (0, 1, 2, 4, 5, 26)]
    for corpse in range(6):
        worlds = [
            sum(FACES[c][corpse] for c in (one, other, a, b))
            for one in (0, 1)
            for other in (2, 26)
            for a, b in combinations(pool, 2)
        ]
        for least in range(15):
            times = sum(total >= least for total in worlds)
            assert seen.truth(corpse, 0, least) == pytest.approx(times / len(worlds))


def test_a_card_that_a_lot_showed_leaves_the_other_to_guess() -> None:
    """Among three: of seat 1 the card 2 was seen, of seat 2 both; nothing was said."""
    state = position([(0, 10), (2, 14), (5, 20)])
    belief = Belief(reading(state), HABITS)
    odds = belief.without((1, 2), shown_by((5, 20)), {1: 2})
    pool = [c for c in CARDS if c not in (0, 10, 2)]
    for corpse in range(6):
        totals = [sum(FACES[c][corpse] for c in (5, 20, 2, other)) for other in pool]
        for least in range(15):
            times = sum(total >= least for total in totals)
            assert chance(odds[corpse], least) == pytest.approx(times / len(pool))


# The race


@pytest.mark.parametrize(
    ("left", "tokens"),
    [
        ((6, 6, 6, 6), (2, 2, 2, 2)),
        ((1, 2, 3), (2, 0, 1)),
        ((3, 3, 1, 5, 2, 6), (0, 0, 1, 2, 2, 1)),
    ],
)
def test_shares_of_all_seats_are_one_win(left: tuple[int, ...], tokens: tuple[int, ...]) -> None:
    shares = [standing(left, tokens, seat) for seat in range(len(left))]
    assert sum(shares) == pytest.approx(1, abs=1e-6)


def test_fewer_cards_and_more_tokens_are_better() -> None:
    even = standing((4, 4, 4), (1, 1, 1), 0)
    assert even == pytest.approx(1 / 3)
    assert standing((3, 4, 4), (1, 1, 1), 0) > even > standing((5, 4, 4), (1, 1, 1), 0)
    assert standing((4, 4, 4), (2, 1, 1), 0) > even > standing((4, 4, 4), (0, 1, 1), 0)
    assert standing((0, 0, 3), (2, 1, 2), 0) == 1
    assert standing((0, 0, 3), (1, 1, 2), 0) == 0.5
