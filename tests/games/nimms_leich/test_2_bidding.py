"""Clauses 2: hands, bids and raises."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.events import BidMade, CardsTaken, Face
from ludotheque.games.nimms_leich.model import CORPSES, Bid, Bidding, Deal, Denounce, Options

from .positions import (
    FOUR,
    GAME,
    THREE,
    bid,
    card,
    claim,
    dealt,
    of,
    play,
    position,
    refused,
)

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]


@pytest.mark.clause("nimms-leich", "2.1")
def test_2_1_everybody_takes_the_top_card_and_alone_looks_at_it() -> None:
    state = dealt(FOUR, first=(7, 8, 9, 10, 11, 12, 30))
    assert list(state.hands) == [(7,), (30,), (5,), (17,)]
    for seat in range(4):
        view = GAME.view(state, seat)
        assert view.hands[seat] == state.hands[seat]
        assert all(view.hands[other] == (None,) for other in range(4) if other != seat)


@pytest.mark.clause("nimms-leich", "2.1")
def test_2_1_a_card_is_told_to_its_owner_only() -> None:
    _, events = play(GAME.setup(FOUR), (NATURE, Deal(CORPSES, CARDS, 0)))
    taken = of(events, CardsTaken)
    assert [(event.cards, event.only) for event in taken] == [
        ((Face(6 * seat),), (seat,)) for seat in range(4)
    ]


@pytest.mark.clause("nimms-leich", "2.2")
def test_2_2_a_bid_names_a_corpse_and_a_number() -> None:
    state, events = play(position(HANDS), (0, bid("2 A")))
    assert events == [BidMade(seat=0, corpse="angle_mort", count=2, rule="2.2")]
    assert state.bids == (claim(0, "2 A"),)


@pytest.mark.clause("nimms-leich", "2.2")
def test_2_2_it_need_not_be_on_ones_own_card() -> None:
    """Whatever is held, the same bids are open to whoever opens."""
    state = position(HANDS)
    swapped = position([HANDS[3], *HANDS[1:3], HANDS[0]])
    assert GAME.moves(state, 0) == GAME.moves(swapped, 0)
    bids = [move for move in GAME.moves(state, 0) if isinstance(move, Bid)]
    assert len(bids) == 6 * 13
    assert {move.corpse for move in bids} == set(CORPSES)


@pytest.mark.clause("nimms-leich", "2.2")
@pytest.mark.parametrize("count", [0, -1, -1000])
def test_2_2_nobody_bids_less_than_one(count: int) -> None:
    refusal = refused(position(HANDS), 0, Bid("ivre_mort", count))
    assert (refusal.rule, refusal.reason) == ("2.2", "at_least_one")


@pytest.mark.clause("nimms-leich", "2.3")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_2_3_bidding_goes_round_clockwise(seats: int) -> None:
    state = dealt(Options(seats=seats), dealer=seats - 1)
    for step in range(2 * seats):
        assert state.phase == Bidding(step % seats)
        state, _ = play(state, (step % seats, GAME.moves(state, step % seats)[0]))
    assert [each.seat for each in state.bids] == [step % seats for step in range(2 * seats)]


@pytest.mark.clause("nimms-leich", "2.3")
def test_2_3_on_ones_turn_one_raises_or_denounces() -> None:
    state, _ = play(position(HANDS), (0, bid("3 N")))
    assert GAME.awaited(state) == (1,)
    assert Denounce() in GAME.moves(state, 1)
    assert bid("3 T") in GAME.moves(state, 1)
    for other in (0, 2, 3):
        refusal = refused(state, other, bid("4 T"))
        assert (refusal.rule, refusal.reason) == ("2.3", "not_your_turn")
        assert refusal.facts == {"turn": 1}


@pytest.mark.clause("nimms-leich", "2.4")
@pytest.mark.parametrize("raised", ["3 T", "3 A", "3 R", "4 I", "4 N", "4 R", "13 I", "5 P"])
def test_2_4_more_of_any_corpse_or_as_many_of_a_higher_rank(raised: str) -> None:
    state, events = play(position(HANDS, turn=1, bids=[claim(0, "3 N")]), (1, bid(raised)))
    assert [(event.rule, event.seat) for event in of(events, BidMade)] == [("2.4", 1)]
    assert state.bids == (claim(0, "3 N"), claim(1, raised))
    assert state.phase == Bidding(2)


@pytest.mark.clause("nimms-leich", "2.4")
@pytest.mark.parametrize("raised", ["3 N", "3 P", "3 I", "2 T", "2 R", "1 N"])
def test_2_4_nothing_else_is_a_raise(raised: str) -> None:
    refusal = refused(position(HANDS, turn=1, bids=[claim(0, "3 N")]), 1, bid(raised))
    assert (refusal.rule, refusal.reason) == ("2.4", "not_a_raise")
    assert refusal.facts == {"corpse": "nature_morte", "count": 3}


@pytest.mark.clause("nimms-leich", "2.4", "1.1")
def test_2_4_the_row_decides_about_rank() -> None:
    """The same raise is good in one row and none in the other."""
    bids = [claim(0, "3 N")]
    row = tuple(reversed(CORPSES))
    assert bid("3 I") in GAME.moves(position(HANDS, turn=1, bids=bids, row=row), 1)
    assert refused(position(HANDS, turn=1, bids=bids, row=row), 1, bid("3 T")).rule == "2.4"
    assert bid("3 T") in GAME.moves(position(HANDS, turn=1, bids=bids), 1)


@pytest.mark.clause("nimms-leich", "2.4")
def test_2_4_all_raises_are_listed_from_the_lowest_up() -> None:
    state = position(HANDS, turn=1, bids=[claim(0, "12 T")])
    found = [move for move in GAME.moves(state, 1) if isinstance(move, Bid)]
    assert found == [bid("12 A"), bid("12 R"), *(bid(f"13 {letter}") for letter in "IPNTAR")]


@pytest.mark.clause("nimms-leich", "2.5")
@pytest.mark.parametrize("options", [THREE, FOUR])
def test_2_5_the_opener_must_bid(options: Options) -> None:
    state = dealt(options, dealer=0)
    refusal = refused(state, 1, Denounce())
    assert (refusal.rule, refusal.reason) == ("2.5", "nothing_to_denounce")
    assert not any(isinstance(move, Denounce) for move in GAME.moves(state, 1))
