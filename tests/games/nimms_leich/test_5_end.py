"""Clauses 5: who wins, and what decides among several."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ludotheque.core.game import Result
from ludotheque.games.nimms_leich.events import GameWon, RoundOpened, WinShared
from ludotheque.games.nimms_leich.model import Options, Over, State

from .positions import GAME, bid, card, claim, denounced, of, play, position, refused

HANDS = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),), (card("TTTTAR"),)]
GONE = {
    0: (6, 7, 8, 9, 10),
    1: (11, 12, 13, 14, 15),
    2: (16, 17, 18, 19, 20),
    3: (21, 22, 23, 24, 25),
}


def brink(*last: int, tokens: Sequence[int] = (2, 2, 2, 2), words: str = "6 N") -> State:
    """Seat 0 has bid; these seats hold their last card."""
    return position(
        HANDS,
        turn=1,
        bids=[claim(0, words)],
        discards={seat: GONE[seat] for seat in last},
        tokens=tokens,
    )


@pytest.mark.clause("nimms-leich", "5.1")
@pytest.mark.parametrize("seat", [0, 2])
def test_5_1_a_winner_who_discards_the_last_card_wins_the_game(seat: int) -> None:
    state, events = play(brink(seat), *denounced(brink(seat), {2: True, 3: False}))
    assert state.phase == Over((seat,), (seat,))
    assert of(events, GameWon) == [GameWon(seat=seat, rule="5.1")]
    assert not of(events, RoundOpened)
    assert GAME.awaited(state) == ()
    scores = tuple(6 if one == seat else int(one in (0, 2)) for one in range(4))
    assert GAME.result(state) == Result(scores, (seat,), "5.1")


@pytest.mark.clause("nimms-leich", "5.1", "R3")
def test_5_1_a_loser_with_a_last_card_goes_on() -> None:
    state, events = play(brink(1, 3), *denounced(brink(1, 3), {2: True, 3: False}))
    assert not isinstance(state.phase, Over)
    assert GAME.result(state) is None
    assert len(of(events, RoundOpened)) == 1


@pytest.mark.clause("nimms-leich", "5.1")
def test_5_1_a_winner_with_a_card_left_goes_on() -> None:
    start = position(
        HANDS, turn=1, bids=[claim(0, "6 N")], discards={0: GONE[0][:4], 2: GONE[2][:4]}
    )
    state, _ = play(start, *denounced(start, {2: True, 3: False}))
    assert GAME.result(state) is None
    assert [len(state.piles[seat]) for seat in (0, 2)] == [0, 0]


@pytest.mark.clause("nimms-leich", "5.1")
def test_5_1_once_it_is_over_nothing_is_allowed() -> None:
    state, _ = play(brink(0), *denounced(brink(0), {2: True, 3: False}))
    refusal = refused(state, 1, bid("3 N"))
    assert (refusal.rule, refusal.reason) == ("5.1", "game_over")


@pytest.mark.clause("nimms-leich", "5.2")
def test_5_2_of_several_the_one_who_used_fewer_tokens() -> None:
    for tokens, winner in (((1, 2, 2, 2), 2), ((2, 2, 1, 2), 0), ((1, 0, 0, 0), 0)):
        start = brink(0, 2, tokens=tokens)
        state, events = play(start, *denounced(start, {2: True, 3: False}))
        assert state.phase == Over((winner,), (0, 2))
        assert of(events, GameWon) == [GameWon(seat=winner, rule="5.2")]
        result = GAME.result(state)
        assert result is not None
        assert (result.winners, result.rule) == ((winner,), "5.2")


@pytest.mark.clause("nimms-leich", "5.2")
def test_5_2_tokens_of_those_who_did_not_finish_do_not_matter() -> None:
    start = brink(0, 2, 1, tokens=(1, 2, 0, 2))
    state, _ = play(start, *denounced(start, {2: True, 3: True}))
    assert state.phase == Over((0,), (0, 2))


@pytest.mark.clause("nimms-leich", "5.2")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_5_2_still_level_they_share_the_win(left: int) -> None:
    start = brink(0, 2, 3, tokens=(left, 2, left, max(left - 1, 0)))
    state, events = play(start, *denounced(start, {2: True, 3: True}))
    winners = (0, 2) if left else (0, 2, 3)
    assert state.phase == Over(winners, (0, 2, 3))
    assert of(events, WinShared) == [WinShared(winners=winners, rule="5.2")]
    assert not of(events, GameWon)
    result = GAME.result(state)
    assert result is not None
    assert result.shares()[0] == 1 / len(winners)


@pytest.mark.clause("nimms-leich", "5.2", "6.6")
def test_5_2_among_three_too() -> None:
    hands = [(card("IIIIPN"),), (card("PPPPNT"),), (card("NNNNTA"),)]
    start = position(
        hands,
        options=Options(seats=3),
        turn=1,
        bids=[claim(0, "6 N")],
        piles={0: (), 1: (), 2: ()},
        tokens=(1, 1, 1),
    )
    state, events = play(start, *denounced(start, {2: True}))
    assert state.phase == Over((0, 2), (0, 2))
    assert of(events, WinShared) == [WinShared(winners=(0, 2), rule="5.2")]
