"""Clauses 3: thumbs, the count, and whose card goes."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from ludotheque.games.nimms_leich.events import (
    BidDenounced,
    BidJudged,
    CardDiscarded,
    CardTucked,
    Face,
    HandShown,
    RoundOpened,
    ThumbsShown,
    VoteSealed,
)
from ludotheque.games.nimms_leich.model import (
    Ballot,
    Bidding,
    Denounce,
    Inquest,
    Options,
    State,
    Vote,
    Voting,
)

from .positions import (
    GAME,
    Ply,
    bid,
    card,
    claim,
    dealt,
    denounced,
    of,
    play,
    position,
    refused,
)

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]
"""N shows once, once, four times and never: six in all."""


def challenged(words: str = "6 N") -> State:
    """Seat 0 has bid; it is for seat 1 to believe it or not."""
    return position(HANDS, turn=1, bids=[claim(0, words)])


@pytest.mark.clause("nimms-leich", "3.1")
def test_3_1_the_player_whose_turn_it_is_denounces_the_last_bid() -> None:
    state = position(HANDS, turn=2, bids=[claim(0, "2 N"), claim(1, "5 P")])
    after, events = play(state, (2, Denounce()))
    assert events == [
        BidDenounced(seat=2, bidder=1, corpse="poids_mort", count=5, rule="3.1"),
    ]
    assert after.phase == Voting(2, (None, True, False, None))


@pytest.mark.clause("nimms-leich", "3.1")
@pytest.mark.parametrize("seat", [0, 2, 3])
def test_3_1_nobody_else_may(seat: int) -> None:
    refusal = refused(challenged(), seat, Denounce())
    assert (refusal.rule, refusal.reason, refusal.facts) == ("3.1", "not_your_turn", {"turn": 1})


@pytest.mark.clause("nimms-leich", "3.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_3_2_all_but_bidder_and_denouncer_choose_freely(seats: int) -> None:
    state = dealt(Options(seats=seats), dealer=0)
    state, _ = play(state, (1, bid("1 I")), (2, Denounce()))
    free = tuple(seat for seat in range(seats) if seat not in (1, 2))
    assert GAME.awaited(state) == free
    for seat in free:
        assert set(GAME.moves(state, seat)) == {Vote(True), Vote(False)}
    for seat in (1, 2):
        assert list(GAME.moves(state, seat)) == []
    assert refused(state, 1, Vote(False)).reason == "bidder_has_a_thumb"
    assert refused(state, 2, Vote(True)).reason == "denouncer_has_no_thumb"
    assert refused(state, 2, Vote(True)).rule == "3.2"


@pytest.mark.clause("nimms-leich", "3.2")
def test_3_2_a_side_is_taken_once() -> None:
    state, _ = play(challenged(), (1, Denounce()), (2, Vote(True)))
    assert refused(state, 2, Vote(False)).reason == "already_decided"
    assert refused(state, 2, Vote(True)).reason == "already_decided"


@pytest.mark.clause("nimms-leich", "3.2")
def test_3_2_until_three_nobody_knows_what_another_chose() -> None:
    state, events = play(challenged(), (1, Denounce()), (3, Vote(True)))
    assert events[1:] == [VoteSealed(seat=3, rule="3.2")]
    sealed = Ballot(1, (True, True, False, True), (True, False, None, None))
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).phase == sealed
    assert GAME.view(state, 3).phase == Ballot(
        1, (True, True, False, True), (True, False, None, True)
    )


@pytest.mark.clause("nimms-leich", "3.2")
def test_3_2_on_three_all_thumbs_are_shown_at_once() -> None:
    _, events = play(challenged(), *denounced(challenged(), {3: True, 2: False}))
    assert of(events, ThumbsShown) == [ThumbsShown(thumbs=(0, 3), fists=(1, 2), rule="3.2")]
    kinds = [type(event) for event in events]
    assert kinds.index(ThumbsShown) == kinds.index(VoteSealed) + 2


@pytest.mark.clause("nimms-leich", "3.2")
def test_3_2_whoever_decides_first_changes_nothing() -> None:
    hands = [(card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR", "IAAAAR", "IPRRRR")]
    start, _ = play(position(hands, turn=1, bids=[claim(0, "4 N")]), (1, Denounce()))
    for thumbs in product((True, False), repeat=4):
        votes: list[Ply] = [(seat + 2, Vote(thumb)) for seat, thumb in enumerate(thumbs)]
        assert len({play(start, *order)[0] for order in permutations(votes)}) == 1


@pytest.mark.clause("nimms-leich", "3.3")
def test_3_3_hands_are_shown_one_after_the_other_and_counted() -> None:
    state, events = play(challenged(), *denounced(challenged(), {2: True, 3: False}))
    assert of(events, HandShown) == [
        HandShown(seat=1, cards=(Face(HANDS[1][0]),), showing=1, total=1, rule="3.3"),
        HandShown(seat=2, cards=(Face(HANDS[2][0]),), showing=4, total=5, rule="3.3"),
        HandShown(seat=3, cards=(Face(HANDS[3][0]),), showing=0, total=5, rule="3.3"),
        HandShown(seat=0, cards=(Face(HANDS[0][0]),), showing=1, total=6, rule="3.3"),
    ]
    assert state.inquests == (
        Inquest((claim(0, "6 N"),), 1, (True, False, True, False), tuple(HANDS), 6),
    )


@pytest.mark.clause("nimms-leich", "3.4", "3.5")
@pytest.mark.parametrize(
    ("words", "good"), [("1 N", True), ("5 N", True), ("6 N", True), ("7 N", False), ("1 R", True),
                        ("2 R", False), ("13 I", False), ("4 I", True), ("5 I", False)]
)  # fmt: skip
@pytest.mark.parametrize("thumbs", list(product((True, False), repeat=2)))
def test_3_4_as_many_or_more_and_the_thumbs_win(
    words: str, good: bool, thumbs: tuple[bool, bool]
) -> None:
    state = challenged(words)
    _, events = play(state, *denounced(state, {2: thumbs[0], 3: thumbs[1]}))
    (judged,) = of(events, BidJudged)
    assert (judged.good, judged.rule) == (good, "3.4")
    sides = (True, False, *thumbs)
    winners = {seat for seat in range(4) if sides[seat] == good}
    assert {event.seat for event in of(events, CardDiscarded)} == winners
    assert {event.seat for event in of(events, CardTucked)} == {0, 1, 2, 3} - winners


@pytest.mark.clause("nimms-leich", "3.5", "2.1")
def test_3_5_a_winners_card_leaves_a_losers_goes_under_the_pile() -> None:
    start = challenged("6 N")
    state, events = play(start, *denounced(start, {2: True, 3: False}))
    for seat in (0, 2):
        assert state.discards[seat] == HANDS[seat]
        assert state.hands[seat] == start.piles[seat][:1]
        assert state.piles[seat] == start.piles[seat][1:]
    for seat in (1, 3):
        assert state.discards[seat] == ()
        assert state.hands[seat] == start.piles[seat][:1]
        assert state.piles[seat] == (*start.piles[seat][1:], *HANDS[seat])
    assert of(events, CardDiscarded) == [
        CardDiscarded(seat=0, left=5, rule="3.5"),
        CardDiscarded(seat=2, left=5, rule="3.5"),
    ]
    assert of(events, CardTucked) == [
        CardTucked(seat=1, rule="3.5"),
        CardTucked(seat=3, rule="3.5"),
    ]


@pytest.mark.clause("nimms-leich", "3.6")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_3_6_the_denouncers_left_neighbour_opens_the_next_round(seats: int) -> None:
    for denouncer in range(seats):
        state = dealt(Options(seats=seats), dealer=(denouncer - 2) % seats)
        bidder = (denouncer - 1) % seats
        state, _ = play(state, (bidder, bid("1 I")), (denouncer, Denounce()))
        votes = [(seat, Vote(True)) for seat in GAME.awaited(state)]
        state, events = play(state, *votes)
        opener = (denouncer + 1) % seats
        assert of(events, RoundOpened) == [RoundOpened(round=2, seat=opener, rule="3.6")]
        assert state.phase == Bidding(opener)
        assert state.bids == ()
        assert state.looks == ()
