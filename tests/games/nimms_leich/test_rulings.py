"""Rulings R1 to R6: limits of the ladder, late votes, known cards, the notebook."""

from __future__ import annotations

from typing import Literal, TypeAlias

import pytest

from ludotheque.games.nimms_leich.events import CardsKept, CardTucked
from ludotheque.games.nimms_leich.model import (
    Bid,
    Denounce,
    Exchange,
    Inquest,
    Investigate,
    Keep,
    Look,
    Options,
    Over,
    Vote,
)

from .positions import (
    GAME,
    Hand,
    bid,
    card,
    claim,
    dealt,
    denounced,
    inquest,
    of,
    play,
    position,
    refused,
)

HANDS: list[Hand] = [(card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR")]
Notebook: TypeAlias = Literal["on", "two", "off"]
NOTEBOOKS = pytest.mark.parametrize("notebook", ["on", "two", "off"])
MOST = {3: 18, 4: 13, 5: 16, 6: 18}


@pytest.mark.clause("nimms-leich", "R1", "1.2")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_r1_no_number_that_the_cards_could_never_show(seats: int) -> None:
    state, most = dealt(Options(seats=seats), dealer=seats - 1), MOST[seats]
    play(state, (0, Bid("ivre_mort", most)))
    refusal = refused(state, 0, Bid("ivre_mort", most + 1))
    assert (refusal.rule, refusal.reason) == ("R1", "never_so_many")
    assert refusal.facts == {"cards": 6 if seats == 3 else seats, "most": most}
    assert refused(state, 0, Bid("ivre_mort", 10**9)).reason == "never_so_many"
    assert [GAME.view(state, seat).most for seat in range(seats)] == [most] * seats


@pytest.mark.clause("nimms-leich", "R1", "6.6")
@pytest.mark.parametrize(
    ("hands", "most"), [(((0,), (1, 2), (3, 4)), 16), (((0,), (1,), (2,)), 10)]
)
def test_r1_among_three_the_cards_that_are_held_count(hands: tuple[Hand, ...], most: int) -> None:
    piles: dict[int, Hand] = {seat: () for seat, hand in enumerate(hands) if len(hand) == 1}
    state = position(hands, options=Options(seats=3), piles=piles)
    assert refused(state, 0, Bid("ivre_mort", most + 1)).rule == "R1"
    assert Bid("mort_de_rire", most) in GAME.moves(state, 0)


@pytest.mark.clause("nimms-leich", "R1", "2.4")
def test_r1_after_the_highest_bid_one_can_only_denounce() -> None:
    state = position(HANDS, turn=1, bids=[claim(0, "13 R")], tokens=(2, 0, 2, 2))
    assert list(GAME.moves(state, 1)) == [Denounce()]
    assert refused(state, 1, bid("13 R")).rule == "2.4"
    assert refused(state, 1, Bid("ivre_mort", 14)).rule == "R1"
    assert GAME.lapse(state, 1) == Denounce()


@pytest.mark.clause("nimms-leich", "R2", "3.2")
def test_r2_a_late_vote_is_no_thumb() -> None:
    state, _ = play(position(HANDS, turn=1, bids=[claim(0, "6 N")]), (1, Denounce()))
    for seat in (2, 3):
        assert GAME.lapse(state, seat) == Vote(False)
    for seat in (0, 1):
        assert GAME.lapse(state, seat) is None
    state, _ = play(state, (2, Vote(True)))
    assert GAME.lapse(state, 2) is None


@pytest.mark.clause("nimms-leich", "R2", "6.5")
def test_r2_nothing_optional_is_done_for_whoever_is_late() -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")])
    assert GAME.lapse(start, 1) is None, "to raise or to denounce is nobody else's choice"
    assert GAME.lapse(start, 2) is None
    three = position(
        [(0, 1), (2, 3), (4, 5)], turn=1, bids=[claim(0, "6 N")], piles={1: (), 2: (6, 7)}
    )
    state, _ = play(three, *denounced(three, {2: False}))
    assert GAME.lapse(state, 0) is None
    assert GAME.lapse(state, 1) == Keep()
    assert GAME.lapse(state, 2) is None


@pytest.mark.clause("nimms-leich", "R3")
def test_r3_a_loser_with_a_single_card_takes_it_again_and_all_know_it() -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")], discards={3: (10, 11, 12, 13, 14)})
    state, events = play(start, *denounced(start, {2: True, 3: False}))
    assert state.hands[3] == HANDS[3]
    assert state.piles[3] == ()
    assert of(events, CardsKept) == [CardsKept(seat=3, rule="R3")]
    assert of(events, CardTucked) == [CardTucked(seat=1, rule="3.5")], "no pile to go under"
    for seat in (0, 1, 2, None):
        assert GAME.view(state, seat).hands[3] == HANDS[3]


@pytest.mark.clause("nimms-leich", "R3", "5.1")
def test_r3_nor_is_there_a_pile_when_somebody_else_wins_the_game() -> None:
    gone = {0: (10, 11, 12, 13, 14), 3: (20, 21, 22, 23, 24)}
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")], discards=gone)
    state, events = play(start, *denounced(start, {2: True, 3: False}))
    assert state.phase == Over((0,), (0,))
    assert of(events, CardsKept) == [CardsKept(seat=3, rule="R3")]
    assert (state.hands[3], state.piles[3]) == (HANDS[3], ())


@pytest.mark.clause("nimms-leich", "4.1", "R6")
@NOTEBOOKS
def test_r6_who_spent_a_token_on_whom_is_remembered_and_not_what_was_seen(
    notebook: Notebook,
) -> None:
    table = Options(seats=4, notebook=notebook)
    start = position(HANDS, options=table, turn=1, bids=[claim(0, "6 N")])
    plies = [(3, Investigate((0, 2))), (1, Investigate((2, 3)))]
    state, _ = play(start, *plies, *denounced(start, {2: True, 3: False}))
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.looks == ()
        assert view.inquests[-1].looks == (Look(3, (0, 2), ()), Look(1, (2, 3), ()))


@pytest.mark.clause("nimms-leich", "R6")
def test_r6_cards_shown_at_a_count_are_known_wherever_they_go() -> None:
    start = position(HANDS, turn=1, bids=[claim(0, "6 N")])
    state, _ = play(start, *denounced(start, {2: True, 3: False}))
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.discards == (HANDS[0], (), HANDS[2], ())
        assert view.piles[1] == (None,) * 4 + HANDS[1]
        assert view.piles[3] == (None,) * 4 + HANDS[3]
        assert view.piles[0] == (None,) * 4
        assert view.inquests == (
            Inquest((claim(0, "6 N"),), 1, (True, False, True, False), tuple(HANDS), 6),
        )


@pytest.mark.clause("nimms-leich", "R6", "R3")
def test_r6_a_card_that_comes_up_again_is_known_in_hand() -> None:
    """After six lost rounds a pile holds no secret any more."""
    start = position(
        HANDS,
        turn=1,
        bids=[claim(0, "6 N")],
        piles={1: (20,)},
        discards={1: (21, 22, 23, 24)},
    )
    state, _ = play(start, *denounced(start, {2: True, 3: False}))
    assert GAME.view(state, 0).hands[1] == (None,)
    (opener,) = GAME.awaited(state)
    state, _ = play(state, (opener, bid("13 I")))
    state, _ = play(state, *denounced(state, {1: True, 0: False} if opener == 2 else {}))
    assert state.hands[1] == HANDS[1]
    assert GAME.view(state, 0).hands[1] == HANDS[1]
    assert GAME.view(state, 0).piles[1] == (20,)


@pytest.mark.clause("nimms-leich", "R6")
@pytest.mark.parametrize(("notebook", "kept"), [("on", 3), ("two", 2), ("off", 1)])
def test_r6_the_notebook_keeps_all_counts_the_last_two_or_the_last(
    notebook: Notebook, kept: int
) -> None:
    """Three counts are played; what the forgotten ones showed is gone from all views."""
    first, second = (
        inquest(hands, [claim(3, "1 I")], thumbs=(False, True, True, True))
        for hands in ([(28,), (29,), (24,), (25,)], [(30,), (31,), (32,), (33,)])
    )
    past = [first, second][3 - kept :]
    start = position(
        HANDS,
        options=Options(seats=4, notebook=notebook),
        turn=1,
        bids=[claim(0, "6 N")],
        piles={0: (10, 11, 12, 28, 30), 1: (15, 16, 17)},
        discards={1: (29, 31), 2: (24, 32), 3: (25, 33)},
        inquests=past or [second],
    )
    state, _ = play(start, *denounced(start, {2: True, 3: False}))
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        assert len(view.inquests) == kept
        assert view.inquests[-1].hands == tuple(HANDS)
        assert view.piles[1][-1] == HANDS[1][0]
        assert view.piles[0][-2:] == (28 if kept > 2 else None, 30 if kept > 1 else None)
        assert view.discards[1] == (29 if kept > 2 else None, 31 if kept > 1 else None)


@pytest.mark.clause("nimms-leich", "R6")
def test_r6_a_notebook_of_two_counts_forgets_the_third() -> None:
    """Every card is shown once in six rounds: of each pile the last two stay known."""
    state = dealt(Options(seats=4, notebook="two"))
    for number in range(1, 7):
        assert len(GAME.view(state, None).inquests) == min(number - 1, 2)
        opener = GAME.awaited(state)[0]
        state, _ = play(state, (opener, bid("13 I")))
        votes = {(opener + 2) % 4: True, (opener + 3) % 4: True}
        state, _ = play(state, *denounced(state, votes))
        view = GAME.view(state, None)
        for seat in range(4):
            places = (*view.hands[seat], *view.piles[seat], *view.discards[seat])
            assert sum(place is not None for place in places) == min(number, 2)


@pytest.mark.clause("nimms-leich", "R6", "4.1")
@NOTEBOOKS
def test_r6_what_a_token_showed_is_kept_for_the_one_who_saw_it(notebook: Notebook) -> None:
    options = Options(seats=4, notebook=notebook)
    state, _ = play(position(HANDS, options=options), (2, Investigate((1, 3))), (0, bid("2 I")))
    assert GAME.view(state, 2).hands == ((None,), HANDS[1], HANDS[2], HANDS[3])
    assert GAME.view(state, 0).hands == (HANDS[0], (None,), (None,), (None,))


@pytest.mark.clause("nimms-leich", "R6", "6.2")
def test_r6_bids_of_past_rounds_are_remembered_too() -> None:
    state = dealt(Options(seats=3), dealer=2)
    state, _ = play(state, (0, bid("1 I")), (1, bid("2 I")))
    state, _ = play(state, *denounced(state, {0: True}))
    while state.round == 1:
        seat = GAME.awaited(state)[0]
        state, _ = play(state, (seat, GAME.moves(state, seat)[0]))
    assert state.bids == ()
    for observer in (0, 1, 2, None):
        assert GAME.view(state, observer).inquests[0].bids == (claim(0, "1 I"), claim(1, "2 I"))


@pytest.mark.clause("nimms-leich", "R5", "6.5")
def test_r5_an_exchanged_card_comes_back_after_all_the_others() -> None:
    """Two cards lie aside: the one given up is the third to be taken."""
    start = position(
        [(0, 1), (2, 3), (4, 5)],
        turn=1,
        bids=[claim(0, "13 I")],
        piles={0: (), 1: tuple(range(6, 20)), 2: tuple(range(20, 34))},
    )
    assert start.aside == (34, 35)
    state, _ = play(start, *denounced(start, {2: False}))
    taken = []
    for given in (1, 0, 34):
        assert Exchange(given) in GAME.moves(state, 0)
        discards = [(seat, GAME.moves(state, seat)[0]) for seat in (1, 2)]
        before = state.hands[0]
        state, _ = play(state, (0, Exchange(given)), *discards)
        taken += [card for card in state.hands[0] if card not in before]
        assert state.aside[-1] == given
        (opener,) = GAME.awaited(state)
        while opener:  # somebody else overbids, so that seat 0 has to
            state, _ = play(state, (opener, GAME.moves(state, opener)[0]))
            (opener,) = GAME.awaited(state)
        state, _ = play(state, (0, Bid("ivre_mort", 18)))
        state, _ = play(state, *denounced(state, {2: False}))
    assert taken == [34, 35, 1]
