"""Clauses 4: tokens, at any moment of the bidding."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludotheque.games.nimms_leich.events import CardsSeen, Face, TokenSpent
from ludotheque.games.nimms_leich.model import (
    Bidding,
    Denounce,
    Investigate,
    Look,
    Options,
    Vote,
)

from .positions import GAME, bid, card, claim, dealt, denounced, of, play, position, refused

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]


@pytest.mark.clause("nimms-leich", "4.1")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
@pytest.mark.parametrize("bids", [0, 1, 2, 5])
def test_4_1_anybody_at_any_moment_of_the_bidding(seat: int, bids: int) -> None:
    """Before the first bid, on one's turn, right after one's own bid, out of turn."""
    made = [claim(step % 4, f"{step + 1} I") for step in range(bids)]
    state = position(HANDS, turn=bids % 4, bids=made)
    others = [other for other in range(4) if other != seat]
    for pair in combinations(others, 2):
        after, events = play(state, (seat, Investigate(pair)))
        assert events[0] == TokenSpent(seat=seat, opponents=pair, left=1, rule="4.1")
        assert after.phase == state.phase == Bidding(bids % 4)
        assert after.bids == state.bids
        assert after.tokens[seat] == 1
    assert {move for move in GAME.moves(state, seat) if isinstance(move, Investigate)} == {
        Investigate(pair) for pair in combinations(others, 2)
    }


@pytest.mark.clause("nimms-leich", "4.1")
def test_4_1_that_it_was_spent_is_public_what_was_seen_is_not() -> None:
    state, events = play(position(HANDS), (2, Investigate((1, 3))))
    assert [(event.owner, event.cards, event.only) for event in of(events, CardsSeen)] == [
        (1, (Face(HANDS[1][0]),), (2, 1)),
        (3, (Face(HANDS[3][0]),), (2, 3)),
    ]
    assert of(events, TokenSpent)[0].only is None
    seen = GAME.view(state, 2)
    assert seen.hands == ((None,), HANDS[1], HANDS[2], HANDS[3])
    assert seen.looks == (Look(2, (1, 3), (*HANDS[1], *HANDS[3])),)
    for seat in (0, 1, 3, None):
        view = GAME.view(state, seat)
        own = HANDS[seat] if seat in (1, 3) else ()
        assert view.looks == (Look(2, (1, 3), own),)
        assert [hand for owner, hand in enumerate(view.hands) if owner != seat] == [(None,)] * (
            4 if seat is None else 3
        )


@pytest.mark.clause("nimms-leich", "4.1")
def test_4_1_what_was_seen_stays_in_view_until_the_count() -> None:
    state, _ = play(position(HANDS), (2, Investigate((1, 3))), (0, bid("2 I")), (1, bid("3 I")))
    assert GAME.view(state, 2).hands[1] == HANDS[1]
    state, _ = play(state, (2, Denounce()))
    assert GAME.view(state, 2).hands[3] == HANDS[3]


@pytest.mark.clause("nimms-leich", "4.1")
@pytest.mark.parametrize(
    ("opponents", "reason"),
    [
        ((2, 2), "two_opponents"),
        ((2,), "two_opponents"),
        ((), "two_opponents"),
        ((0, 2, 3), "two_opponents"),
        ((1, 2), "own_card"),
        ((0, 4), "no_such_opponent"),
        ((-1, 0), "no_such_opponent"),
    ],
)
def test_4_1_two_different_opponents(opponents: tuple[int, ...], reason: str) -> None:
    refusal = refused(position(HANDS), 1, Investigate(opponents))
    assert (refusal.rule, refusal.reason) == ("4.1", reason)


@pytest.mark.clause("nimms-leich", "4.1")
def test_4_1_the_two_may_be_named_in_any_order() -> None:
    """It is one move: the same state, the same events, and the same bytes in a record."""
    start, encode = position(HANDS), GAME.codec.encode
    one, other = Investigate((2, 0)), Investigate((0, 2))
    assert one == other
    assert play(start, (1, one)) == play(start, (1, other))
    assert encode(one) == encode(other) == b'{"kind":"investigate","opponents":[0,2]}'
    assert GAME.codec.move(b'{"kind":"investigate","opponents":[2,0]}') == other


@pytest.mark.clause("nimms-leich", "4.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_4_2_from_the_denunciation_on_it_is_too_late(seats: int) -> None:
    state = dealt(Options(seats=seats), dealer=0)
    state, _ = play(state, (1, bid("1 I")), (2, Denounce()))
    while GAME.awaited(state) and not isinstance(state.phase, Bidding):
        for seat in range(seats):
            others = [other for other in range(seats) if other != seat]
            refusal = refused(state, seat, Investigate((others[0], others[1])))
            assert (refusal.rule, refusal.reason) == ("4.2", "too_late_for_tokens")
        seat = GAME.awaited(state)[0]
        state, _ = play(state, (seat, GAME.moves(state, seat)[0]))
    assert state.round == 2
    play(state, (0, Investigate((1, 2))))


@pytest.mark.clause("nimms-leich", "4.3", "1.4")
def test_4_3_two_tokens_for_the_whole_game() -> None:
    state, events = play(
        position(HANDS, turn=1, bids=[claim(0, "6 N")]),
        (3, Investigate((0, 1))),
        *denounced(position(HANDS, turn=1, bids=[claim(0, "6 N")]), {2: True, 3: True}),
        (3, Investigate((0, 1))),
    )
    assert [event.left for event in of(events, TokenSpent)] == [1, 0]
    assert state.tokens == (2, 2, 2, 0)
    refusal = refused(state, 3, Investigate((0, 1)))
    assert (refusal.rule, refusal.reason) == ("4.3", "no_token_left")
    assert not any(isinstance(move, Investigate) for move in GAME.moves(state, 3))


@pytest.mark.clause("nimms-leich", "4.3")
def test_4_3_both_in_one_round() -> None:
    state, _ = play(position(HANDS), (3, Investigate((0, 1))), (3, Investigate((1, 2))))
    assert GAME.view(state, 3).hands == tuple(HANDS)
    assert state.tokens == (2, 2, 2, 0)


@pytest.mark.clause("nimms-leich", "4.1", "4.3")
def test_4_1_a_token_does_not_stop_the_vote_of_anybody() -> None:
    state, _ = play(
        position(HANDS, turn=1, bids=[claim(0, "6 N")]),
        (2, Investigate((0, 1))),
        (1, Denounce()),
        (2, Vote(True)),
    )
    assert GAME.awaited(state) == (3,)
