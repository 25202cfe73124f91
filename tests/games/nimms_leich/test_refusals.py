"""Every refusal: its clause, its reason, its facts. Each reason is given somewhere."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.model import (
    CORPSES,
    Bid,
    Deal,
    Denounce,
    Discard,
    DrawLots,
    Exchange,
    Investigate,
    Keep,
    Move,
    Options,
    State,
    Tuck,
    Vote,
)

from .positions import FOUR, GAME, Hand, bid, claim, dealt, denounced, play, position, refused
from .reasons import REASONS

BOX = GAME.setup(FOUR)
BIDDING = position([(0,), (1,), (2,), (3,)], turn=1, bids=[claim(0, "6 N")])
OPENING = dealt(FOUR, dealer=3)
SPENT = position([(0,), (1,), (2,), (3,)], tokens=(0, 2, 2, 2))
VOTING, _ = play(BIDDING, (1, Denounce()))
VOTED, _ = play(VOTING, (2, Vote(True)))
LAST = position(
    [(0,), (1,), (2,), (3,)],
    turn=1,
    bids=[claim(0, "6 N")],
    discards={0: (10, 11, 12, 13, 14)},
)
OVER, _ = play(LAST, *denounced(LAST, {2: True, 3: True}))
TWO_EACH: list[Hand] = [(0, 1), (2, 3), (4, 5)]
THREE = position(TWO_EACH, turn=1, bids=[claim(0, "6 N")])
LOOKING, _ = play(THREE, (0, Investigate((1, 2))))
SINGLE = position([(0,), (2, 3), (4, 5)], options=Options(seats=3), piles={0: ()}, turn=1)
POOR = position(TWO_EACH, turn=1, bids=[claim(0, "6 N")], piles={2: ()})
REPLACING, _ = play(POOR, *denounced(POOR, {2: False}))
REPLACED, _ = play(REPLACING, (0, Discard(0)))
FULL = tuple(CORPSES)

CASES: list[tuple[State, Seat, Move, Refusal]] = [
    (OVER, 0, bid("7 N"), Refusal("5.1", "game_over")),
    (OVER, NATURE, Deal(FULL, CARDS, 0), Refusal("5.1", "game_over")),
    (BIDDING, 4, bid("7 N"), Refusal("1.6", "no_such_seat", {"seat": 4})),
    (BIDDING, -2, Denounce(), Refusal("1.6", "no_such_seat", {"seat": -2})),
    (BIDDING, NATURE, bid("7 N"), Refusal("1.6", "nature_is_no_player")),
    (VOTING, NATURE, Vote(True), Refusal("1.6", "nature_is_no_player")),
    (BIDDING, 1, Deal(FULL, CARDS, 0), Refusal("1.3", "nature_deals")),
    (BOX, 1, Deal(FULL, CARDS, 0), Refusal("1.3", "nature_deals")),
    (LOOKING, 0, DrawLots((0, 0)), Refusal("R4", "nature_draws_lots")),
    (BIDDING, NATURE, Deal(FULL, CARDS, 0), Refusal("1.3", "cards_are_dealt")),
    (BOX, NATURE, Deal(FULL[1:], CARDS, 0), Refusal("1.1", "wrong_row")),
    (BOX, NATURE, Deal((*FULL[1:], FULL[1]), CARDS, 0), Refusal("1.1", "wrong_row")),
    (BOX, NATURE, Deal(FULL, CARDS[1:], 0), Refusal("1.2", "wrong_cards")),
    (BOX, NATURE, Deal(FULL, (*CARDS[1:], 5), 0), Refusal("1.2", "wrong_cards")),
    (BOX, NATURE, Deal(FULL, CARDS, 4), Refusal("1.5", "no_such_dealer", {"seats": 4})),
    (BOX, NATURE, Deal(FULL, CARDS, -1), Refusal("1.5", "no_such_dealer", {"seats": 4})),
    (BIDDING, NATURE, DrawLots((0, 0)), Refusal("R4", "no_lots_now")),
    (BOX, NATURE, DrawLots((0, 0)), Refusal("R4", "no_lots_now")),
    (LOOKING, NATURE, DrawLots((0,)), Refusal("R4", "wrong_lots")),
    (LOOKING, NATURE, DrawLots((0, 2)), Refusal("R4", "wrong_lots")),
    (LOOKING, NATURE, DrawLots((-1, 0)), Refusal("R4", "wrong_lots")),
    (LOOKING, NATURE, DrawLots((0, 0, 0)), Refusal("R4", "wrong_lots")),
    (BOX, 1, bid("1 I"), Refusal("1.3", "deal_first")),
    (BOX, 1, Investigate((0, 2)), Refusal("1.3", "deal_first")),
    (LOOKING, 1, Denounce(), Refusal("R4", "lots_first")),
    (LOOKING, 0, Investigate((1,)), Refusal("R4", "lots_first")),
    (BIDDING, 0, bid("7 N"), Refusal("2.3", "not_your_turn", {"turn": 1})),
    (BIDDING, 2, Denounce(), Refusal("3.1", "not_your_turn", {"turn": 1})),
    (VOTING, 2, bid("7 N"), Refusal("3.2", "thumbs_first")),
    (VOTING, 1, Denounce(), Refusal("3.2", "thumbs_first")),
    (REPLACING, 2, bid("7 N"), Refusal("R8", "replace_first")),
    (REPLACING, 2, Denounce(), Refusal("R8", "replace_first")),
    (OPENING, 0, Bid("ivre_mort", 0), Refusal("2.2", "at_least_one")),
    (OPENING, 0, bid("14 I"), Refusal("R1", "never_so_many", {"cards": 4, "most": 13})),
    (SINGLE, 1, bid("17 I"), Refusal("R1", "never_so_many", {"cards": 5, "most": 16})),
    (
        BIDDING,
        1,
        bid("6 N"),
        Refusal("2.4", "not_a_raise", {"corpse": "nature_morte", "count": 6}),
    ),
    (OPENING, 0, Denounce(), Refusal("2.5", "nothing_to_denounce")),
    (VOTING, 0, Investigate((1, 2)), Refusal("4.2", "too_late_for_tokens")),
    (REPLACING, 0, Investigate((1,)), Refusal("4.2", "too_late_for_tokens")),
    (SPENT, 0, Investigate((1, 2)), Refusal("4.3", "no_token_left")),
    (BIDDING, 0, Investigate((1, 4)), Refusal("4.1", "no_such_opponent", {"seat": 4})),
    (THREE, 0, Investigate((3,)), Refusal("4.1", "no_such_opponent", {"seat": 3})),
    (BIDDING, 0, Investigate((0, 1)), Refusal("4.1", "own_card")),
    (THREE, 0, Investigate((0,)), Refusal("4.1", "own_card")),
    (SINGLE, 1, Investigate((0,)), Refusal("R9", "only_one_card_there", {"owner": 0})),
    (BIDDING, 0, Investigate((2,)), Refusal("4.1", "two_opponents")),
    (BIDDING, 0, Investigate((2, 2)), Refusal("4.1", "two_opponents")),
    (THREE, 0, Investigate((1, 1)), Refusal("4.1", "two_opponents")),
    (THREE, 0, Investigate(()), Refusal("4.1", "two_opponents")),
    (BIDDING, 2, Vote(True), Refusal("3.2", "nothing_to_vote_on")),
    (REPLACING, 2, Vote(True), Refusal("3.2", "nothing_to_vote_on")),
    (VOTING, 1, Vote(True), Refusal("3.2", "denouncer_has_no_thumb")),
    (VOTING, 0, Vote(False), Refusal("3.2", "bidder_has_a_thumb")),
    (VOTED, 2, Vote(True), Refusal("3.2", "already_decided")),
    (BIDDING, 0, Discard(0), Refusal("3.5", "no_choice_of_cards")),
    (VOTING, 0, Keep(), Refusal("3.5", "no_choice_of_cards")),
    (THREE, 0, Discard(0), Refusal("R8", "nothing_to_replace")),
    (REPLACED, 0, Discard(1), Refusal("R8", "already_replaced")),
    (REPLACING, 0, Tuck(0), Refusal("6.2", "winner_discards")),
    (REPLACING, 0, Exchange(0), Refusal("6.2", "winner_discards")),
    (REPLACING, 1, Discard(2), Refusal("6.3", "loser_tucks")),
    (REPLACING, 1, Keep(), Refusal("6.3", "loser_tucks")),
    (REPLACING, 2, Tuck(4), Refusal("6.5", "keep_or_exchange")),
    (REPLACING, 2, Discard(4), Refusal("6.5", "keep_or_exchange")),
    (REPLACING, 0, Discard(2), Refusal("6.1", "not_in_hand")),
    (REPLACING, 1, Tuck(4), Refusal("6.1", "not_in_hand")),
    (REPLACING, 2, Exchange(0), Refusal("6.1", "not_in_hand")),
]


@pytest.mark.parametrize(("state", "seat", "move", "expected"), CASES)
def test_refusals(state: State, seat: Seat, move: Move, expected: Refusal) -> None:
    assert refused(state, seat, move) == expected


def test_every_reason_is_given_with_its_facts() -> None:
    given = {refusal.reason: set(refusal.facts) for *_, refusal in CASES}
    assert given == {reason: set(facts) for reason, facts in REASONS.items()}
