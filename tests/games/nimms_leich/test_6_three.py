"""Clauses 6: the special rules for three players."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.nimms_leich.events import (
    CardDiscarded,
    CardExchanged,
    CardsKept,
    CardsSeen,
    CardsTaken,
    CardTucked,
    ChoiceSealed,
    Face,
    TokenSpent,
)
from ludotheque.games.nimms_leich.model import (
    Bidding,
    Discard,
    DrawLots,
    Exchange,
    Investigate,
    Keep,
    Looking,
    Move,
    Options,
    Over,
    Replacing,
    State,
    Tuck,
)

from .positions import (
    GAME,
    THREE,
    Hand,
    Ply,
    bid,
    claim,
    dealt,
    denounced,
    of,
    play,
    position,
    refused,
)

HANDS: list[Hand] = [(0, 1), (2, 3), (4, 5)]
"""N shows 1+1, 4+0, 0+0: six. A: 0, 1+1, 4+0."""
PILES: dict[int, Hand] = {0: (10, 11, 12, 13), 1: (14, 15, 16, 17), 2: (20, 21, 22, 23)}
ASIDE = (30, 31, 32)
BIDS = [claim(0, "6 N")]


def judged(
    piles: Mapping[int, Hand] = PILES, hands: list[Hand] = HANDS, *, thumb: bool = False
) -> State:
    """Seat 0 has bid six N and is right; seat 1 denounced, and seat 2 too unless `thumb`."""
    start = position(hands, turn=1, bids=BIDS, piles=piles, aside=ASIDE)
    state, _ = play(start, *denounced(start, {2: thumb}))
    return state


@pytest.mark.clause("nimms-leich", "6.1")
def test_6_1_two_cards_in_every_round() -> None:
    state = dealt(THREE)
    assert state.hands == ((0, 1), (6, 7), (12, 13))
    for number in (2, 3, 4):
        (opener,) = GAME.awaited(state)
        state, _ = play(state, (opener, bid("1 I")))
        state, _ = play(state, *denounced(state, {(opener + 2) % 3: True}))
        for seat in range(3):
            state, _ = play(state, (seat, GAME.moves(state, seat)[0]))
        assert state.round == number
        assert [len(hand) for hand in state.hands] == [2, 2, 2]


@pytest.mark.clause("nimms-leich", "6.1", "3.3")
def test_6_1_both_cards_count() -> None:
    state = judged()
    assert state.inquests[-1].total == 6
    assert state.phase == Replacing(1, (True, False, False), (None,) * 3)


@pytest.mark.clause("nimms-leich", "6.2", "6.3")
def test_6_2_6_3_a_card_of_ones_choice_goes_and_the_next_is_taken() -> None:
    state, events = play(judged(), (0, Discard(1)), (1, Tuck(2)), (2, Tuck(5)))
    assert state.hands == ((0, 10), (3, 14), (4, 20))
    assert state.piles == ((11, 12, 13), (15, 16, 17, 2), (21, 22, 23, 5))
    assert state.discards == ((1,), (), ())
    assert state.phase == Bidding(2)
    assert of(events, CardDiscarded) == [CardDiscarded(seat=0, left=5, rule="6.2")]
    assert of(events, CardTucked) == [
        CardTucked(seat=2, rule="6.3"),
        CardTucked(seat=1, rule="6.3"),
    ]
    assert [(event.cards, event.only) for event in of(events, CardsTaken)] == [
        ((Face(10),), (0,)),
        ((Face(14),), (1,)),
        ((Face(20),), (2,)),
    ], "what stayed in hand was not taken"


@pytest.mark.clause("nimms-leich", "6.2")
def test_6_2_a_winner_discards_one_of_the_two_and_nothing_else() -> None:
    state = judged()
    assert set(GAME.moves(state, 0)) == {Discard(0), Discard(1)}
    assert refused(state, 0, Tuck(0)).reason == "winner_discards"
    assert refused(state, 0, Keep()).rule == "6.2"
    assert refused(state, 0, Discard(2)).reason == "not_in_hand"


@pytest.mark.clause("nimms-leich", "6.3")
def test_6_3_a_loser_tucks_one_of_the_two_and_nothing_else() -> None:
    state = judged()
    assert set(GAME.moves(state, 1)) == {Tuck(2), Tuck(3)}
    assert refused(state, 1, Discard(2)).reason == "loser_tucks"
    assert refused(state, 1, Exchange(2)).rule == "6.3"
    assert refused(state, 1, Keep()).rule == "6.3"


@pytest.mark.clause("nimms-leich", "6.2", "6.3", "R8")
@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_6_2_6_3_unseen(observer: int | None) -> None:
    """Once all have chosen, only the owner knows which of the two cards is where."""
    state, _ = play(judged(), (0, Discard(1)), (1, Tuck(2)), (2, Tuck(5)))
    view = GAME.view(state, observer)
    assert view.hands == tuple(
        hand if seat == observer else (None, None) for seat, hand in enumerate(state.hands)
    )
    assert view.discards[0] == ((1,) if observer == 0 else (None,))
    assert view.piles[1][-1] == (2 if observer == 1 else None)
    assert view.piles[2][-1] == (5 if observer == 2 else None)


@pytest.mark.clause("nimms-leich", "6.2", "R6")
def test_6_2_the_next_count_tells_which_card_was_kept() -> None:
    state, _ = play(judged(), (0, Discard(1)), (1, Tuck(2)), (2, Tuck(5)))
    state, _ = play(state, (2, bid("1 I")))
    state, _ = play(state, *denounced(state, {1: True}))
    view = GAME.view(state, None)
    assert view.discards[0] == (1,)
    assert view.piles[1][-1] == 2
    assert view.piles[2][-1] == 5
    assert view.hands == ((0, 10), (3, 14), (4, 20))


@pytest.mark.clause("nimms-leich", "6.4")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_6_4_both_cards_of_one_opponent(seat: int) -> None:
    start = position(HANDS, options=THREE)
    other = (seat + 1) % 3
    state, events = play(start, (seat, Investigate((other,))))
    assert of(events, TokenSpent) == [TokenSpent(seat=seat, opponents=(other,), left=1, rule="6.4")]
    assert of(events, CardsSeen) == [
        CardsSeen(
            seat=seat,
            owner=other,
            cards=tuple(map(Face, HANDS[other])),
            rule="6.4",
            only=(seat, other),
        )
    ]
    assert GAME.view(state, seat).hands[other] == HANDS[other]
    assert GAME.view(state, (seat + 2) % 3).hands[other] == (None, None)
    assert state.phase == Bidding(0)


@pytest.mark.clause("nimms-leich", "6.4", "R4")
@pytest.mark.parametrize("places", [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_6_4_one_card_of_each_and_the_lot_says_which(places: tuple[int, int]) -> None:
    start = position(HANDS, turn=2, bids=[claim(1, "2 N")], options=THREE)
    state, _ = play(start, (0, Investigate((1, 2))))
    assert state.phase == Looking(2, 0, (1, 2))
    assert GAME.awaited(state) == (NATURE,)
    assert set(GAME.moves(state, NATURE)) == {
        DrawLots((one, other)) for one in (0, 1) for other in (0, 1)
    }
    state, events = play(state, (NATURE, DrawLots(places)))
    seen = HANDS[1][places[0]], HANDS[2][places[1]]
    assert [
        (event.owner, event.cards, event.rule, event.only) for event in of(events, CardsSeen)
    ] == [
        (1, (Face(seen[0]),), "R4", (0, 1)),
        (2, (Face(seen[1]),), "R4", (0, 2)),
    ]
    assert GAME.view(state, 0).hands == ((0, 1), (seen[0], None), (seen[1], None))
    assert state.phase == Bidding(2)
    for other in (1, 2):
        view = GAME.view(state, other)
        assert view.looks[0].cards == (seen[other - 1],), "whose card it is sees which one"
        assert view.hands[0] == (None, None)
        assert view.hands[3 - other] == (None, None)
    assert GAME.view(state, None).looks[0].cards == ()


@pytest.mark.clause("nimms-leich", "6.5", "R5")
@pytest.mark.parametrize("seat", [1, 2])
def test_6_5_a_loser_without_a_pile_may_exchange_a_card(seat: int) -> None:
    state = judged({**PILES, seat: ()})
    first, second = HANDS[seat]
    assert set(GAME.moves(state, seat)) == {Keep(), Exchange(first), Exchange(second)}
    other = 3 - seat
    plies: list[Ply] = [(0, Discard(0)), (other, Tuck(HANDS[other][0])), (seat, Exchange(second))]
    state, events = play(state, *plies)
    assert state.hands[seat] == (first, ASIDE[0])
    assert state.aside[0] == ASIDE[1]
    assert state.aside[-1] == second
    assert state.piles[seat] == ()
    assert of(events, CardExchanged) == [CardExchanged(seat=seat, rule="6.5")]
    assert [event for event in of(events, CardsTaken) if event.seat == seat] == [
        CardsTaken(seat=seat, cards=(Face(ASIDE[0]),), rule="6.5", only=(seat,))
    ]


@pytest.mark.clause("nimms-leich", "6.5", "R10")
def test_r10_or_keep_both() -> None:
    state = judged({**PILES, 1: ()})
    after, events = play(state, (0, Discard(0)), (1, Keep()), (2, Tuck(4)))
    assert after.hands[1] == HANDS[1]
    assert after.aside == state.aside
    assert of(events, CardsKept) == [CardsKept(seat=1, rule="R10")]
    assert [event.seat for event in of(events, CardsTaken)] == [0, 2], "nothing was taken"
    assert refused(state, 1, Tuck(2)).reason == "keep_or_exchange"
    assert refused(state, 1, Exchange(0)).reason == "not_in_hand"


@pytest.mark.clause("nimms-leich", "6.5", "6.6")
def test_6_5_also_with_a_single_card() -> None:
    state = judged({**PILES, 2: ()}, [(0, 1), (2, 3), (4,)])
    assert set(GAME.moves(state, 2)) == {Keep(), Exchange(4)}
    state, _ = play(state, (0, Discard(0)), (1, Tuck(2)), (2, Exchange(4)))
    assert state.hands[2] == (ASIDE[0],)
    assert state.aside[-1] == 4
    assert GAME.view(state, None).aside[-1] == 4, "there was only one that could go"


@pytest.mark.clause("nimms-leich", "6.6")
def test_6_6_after_the_last_but_one_a_single_card_is_played() -> None:
    state = judged({**PILES, 0: ()})
    state, events = play(state, (0, Discard(0)), (1, Tuck(2)), (2, Tuck(4)))
    assert of(events, CardDiscarded) == [CardDiscarded(seat=0, left=1, rule="6.6")]
    assert [len(hand) for hand in state.hands] == [1, 2, 2]
    assert GAME.result(state) is None
    assert GAME.view(state, 2).most == 16


@pytest.mark.clause("nimms-leich", "6.6", "5.1")
def test_6_6_the_single_card_must_go_too() -> None:
    start = position([(2,), (0, 1), (4, 5)], turn=1, bids=BIDS, piles={**PILES, 0: ()}, aside=ASIDE)
    assert start.options == Options(seats=3)
    state, events = play(start, *denounced(start, {2: False}))
    assert state.phase == Over((0,), (0,))
    assert of(events, CardDiscarded) == [CardDiscarded(seat=0, left=0, rule="6.6")]
    assert state.hands == ((), (0, 1), (4, 5))


@pytest.mark.clause("nimms-leich", "R11", "3.5", "6.2")
def test_r11_another_winners_card_goes_in_the_last_round_too() -> None:
    """Seat 0 gets rid of its last card; seat 2 believed it, and had four cards left."""
    start = position(
        [(2,), (0, 1), (4, 5)],
        turn=1,
        bids=BIDS,
        piles={0: (), 1: (14, 15), 2: (20, 21)},
        discards={0: (6, 7, 8, 9, 10), 1: (11, 12), 2: (13, 16)},
        aside=ASIDE,
    )
    assert [len(gone) for gone in start.discards] == [5, 2, 2]
    state, events = play(start, *denounced(start, {2: True}))
    assert state.phase == Over((0,), (0,))
    assert of(events, CardDiscarded) == [
        CardDiscarded(seat=0, left=0, rule="6.6"),
        CardDiscarded(seat=2, left=3, rule="R11"),
    ]
    result = GAME.result(state)
    assert result is not None
    assert (result.scores, result.winners) == ((6, 2, 3), (0,))
    assert state.hands[1] == (0, 1), "a loser has nothing to choose any more"
    assert len(state.hands[2]) == 1
    for observer in (0, 1, 2, None):
        view = GAME.view(state, observer)
        assert view.hands == state.hands, "nobody chose it, so that there is nothing to hide"
        assert view.discards[2][-1] == state.discards[2][-1]


@pytest.mark.clause("nimms-leich", "R11", "5.1")
def test_r11_six_four_five() -> None:
    """Two of three win the round in which the first of them ends the game: 6-4-5, not 6-4-4."""
    start = position(
        [(2,), (0, 1), (4, 5)],
        turn=1,
        bids=BIDS,
        piles={0: (), 1: (), 2: ()},
        discards={0: (6, 7, 8, 9, 10), 1: (11, 12, 17, 18), 2: (13, 16, 19, 22)},
    )
    state, _ = play(start, *denounced(start, {2: True}))
    result = GAME.result(state)
    assert result is not None
    assert result.scores == (6, 4, 5)


@pytest.mark.clause("nimms-leich", "R8")
def test_r8_chosen_together_and_in_secret() -> None:
    state, events = play(judged(), (2, Tuck(5)))
    assert events == [ChoiceSealed(seat=2, rule="R8")]
    assert GAME.awaited(state) == (0, 1)
    assert state.hands == tuple(HANDS)
    assert refused(state, 2, Tuck(4)).reason == "already_replaced"
    for observer in (0, 1, None):
        assert GAME.view(state, observer) == GAME.view(play(judged(), (2, Tuck(4)))[0], observer)


@pytest.mark.clause("nimms-leich", "R8", "R5")
def test_r8_several_exchange_from_the_denouncers_left() -> None:
    """Seat 1 denounced, so that seat 2 takes the first of the cards set aside."""
    state = judged({**PILES, 1: (), 2: ()})
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        moves: dict[int, Move] = {0: Discard(0), 1: Exchange(3), 2: Exchange(4)}
        after, events = play(state, *((seat, moves[seat]) for seat in order))
        assert after.hands == ((1, 10), (2, ASIDE[1]), (5, ASIDE[0]))
        assert after.aside[-2:] == (4, 3)
        assert [event.seat for event in of(events, CardExchanged)] == [2, 1]


@pytest.mark.clause("nimms-leich", "R8")
def test_r8_that_a_card_was_exchanged_is_public() -> None:
    state = judged({**PILES, 1: ()})
    kept, _ = play(state, (0, Discard(0)), (1, Keep()), (2, Tuck(4)))
    given, _ = play(state, (0, Discard(0)), (1, Exchange(2)), (2, Tuck(4)))
    other, _ = play(state, (0, Discard(0)), (1, Exchange(3)), (2, Tuck(4)))
    assert GAME.view(kept, 0).hands[1] == HANDS[1]
    assert GAME.view(given, 0).hands[1] == (None, None)
    assert GAME.view(given, 0) == GAME.view(other, 0)


@pytest.mark.clause("nimms-leich", "R9", "6.4")
def test_r9_both_cards_only_of_one_who_has_two() -> None:
    start = position([(0,), (2, 3), (4, 5)], turn=1, bids=BIDS, piles={**PILES, 0: ()}, aside=ASIDE)
    refusal = refused(start, 1, Investigate((0,)))
    assert (refusal.rule, refusal.reason) == ("R9", "only_one_card_there")
    assert refusal.facts == {"owner": 0}
    state, _ = play(start, (1, Investigate((0, 2))))
    assert set(GAME.moves(state, NATURE)) == {DrawLots((0, 0)), DrawLots((0, 1))}
    state, events = play(state, (NATURE, DrawLots((0, 1))))
    assert [(event.owner, event.rule) for event in of(events, CardsSeen)] == [(0, "6.4"), (2, "R4")]
    assert GAME.view(state, 1).hands == ((0,), (2, 3), (5, None))
