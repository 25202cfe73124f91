"""Dreams fit all that a seat knows, and each possible world is dreamt as often as any other.

The decks are small: of the 36 cards, all but a few have been shown before, so that every world can
be enumerated by playing it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from ludotheque.core.game import NATURE, Seat
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.model import (
    Denounce,
    Discard,
    DrawLots,
    Exchange,
    Inquest,
    Investigate,
    Keep,
    Options,
    State,
    Tuck,
    View,
    Vote,
)

from .positions import GAME, Hand, Ply, bid, card, claim, play, position
from .worlds import after, consistent, hidden, unbiased

OBSERVERS: list[Seat | None] = [0, 1, 2, None]


def small(
    hands: list[Hand],
    secret: Sequence[int],
    *,
    piles: dict[int, Hand],
    aside: Hand,
    notebook: bool = True,
) -> State:
    """All cards but the secret ones were shown in some round long ago."""
    given = {card for row in (*hands, *piles.values(), aside) for card in row}
    gone = tuple(card for card in CARDS if card not in given)
    known = tuple(card for card in CARDS if card not in secret)
    seats = len(hands)
    past = Inquest((claim(0, "1 I"),), 1, (True,) * seats, (known, *((),) * (seats - 1)), 9)
    return position(
        hands,
        options=Options(seats=seats, notebook="on" if notebook else "off"),
        piles=piles,
        aside=aside,
        discards={0: gone},
        inquests=[past],
    )


# Four players: a card each, one in a pile, one aside

FOUR = small(
    [(0,), (1,), (2,), (3,)],
    (1, 2, 3, 4, 5),
    piles={0: (10,), 1: (4, 11), 2: (12,), 3: (13,)},
    aside=(5, 14),
)
LOOKS: dict[str, list[Ply]] = {
    "nothing": [],
    "own_look": [(0, Investigate((1, 2)))],
    "anothers_look": [(3, Investigate((0, 1))), (0, bid("2 I"))],
    "both": [(3, Investigate((0, 1))), (0, Investigate((1, 3)))],
    "a_vote": [(0, bid("2 I")), (1, Denounce()), (3, Vote(True))],
    "a_count": [
        (0, Investigate((1, 2))),
        (0, bid("2 I")),
        (1, Denounce()),
        (3, Vote(True)),
        (2, Vote(False)),
    ],
}


@pytest.mark.clause("nimms-leich", "R6", "4.1", "3.2")
@pytest.mark.parametrize("observer", [0, 1, 3, None])
@pytest.mark.parametrize("plies", LOOKS.values(), ids=LOOKS)
def test_four_players(plies: list[Ply], observer: Seat | None) -> None:
    worlds = consistent(FOUR, plies, observer)
    unbiased(GAME.view(after(FOUR, plies), observer), worlds, GAME.imagine, each=40)


def test_the_enumeration_counts_what_one_counts_by_hand() -> None:
    assert sorted(hidden(FOUR, 0)) == [1, 2, 3, 4, 5]
    assert consistent(FOUR, [], 0).total() == 120
    assert consistent(FOUR, LOOKS["own_look"], 0).total() == 6
    assert consistent(FOUR, LOOKS["a_vote"], 0).total() == 240
    assert consistent(FOUR, LOOKS["a_count"], 0).total() == 2


# Three players: which of two cards was kept, lots, exchanges

PILED = small(
    [(0, 1), (2, 3), (4, 5)],
    (4, 5, 6, 7, 8),
    piles={0: (10, 11), 1: (6, 12), 2: (7, 13)},
    aside=(8, 14),
)
"""Seat 2's hand, the tops of two piles and a card aside are secret."""
BARE = small(
    [(0, 1), (2, 3), (4, 5)],
    (8, 9, 15, 16),
    piles={0: (10, 11), 1: (), 2: ()},
    aside=(8, 9, 15, 16),
)
"""Seats 1 and 2 have no pile left, and four cards lie aside."""
FALSE_BID: list[Ply] = [(0, bid("18 I")), (1, Denounce()), (2, Vote(True))]
TRUE_BID: list[Ply] = [(0, bid("1 I")), (1, Denounce()), (2, Vote(False))]
HISTORIES: dict[str, tuple[State, list[Ply]]] = {
    "first_round": (PILED, []),
    "tucked": (PILED, [*FALSE_BID, (0, Tuck(0)), (1, Discard(2)), (2, Tuck(5))]),
    "still_choosing": (PILED, [*FALSE_BID, (0, Tuck(0)), (2, Tuck(5))]),
    "tucked_and_seen": (
        PILED,
        [
            *FALSE_BID,
            *((0, Tuck(0)), (1, Discard(2)), (2, Tuck(5))),
            *((0, Investigate((1, 2))), (NATURE, DrawLots((1, 0)))),
        ],
    ),
    "drawn_card_seen": (
        PILED,
        [
            *FALSE_BID,
            *((0, Tuck(0)), (1, Discard(2)), (2, Tuck(5))),
            *((0, Investigate((1, 2))), (NATURE, DrawLots((1, 1)))),
            (1, Investigate((0,))),
        ],
    ),
    "two_rounds": (
        PILED,
        [
            *FALSE_BID,
            *((0, Tuck(0)), (1, Discard(2)), (2, Tuck(5))),
            *((2, bid("18 I")), (0, Denounce()), (1, Vote(True))),
            *((0, Discard(10)), (1, Tuck(6)), (2, Tuck(4))),
        ],
    ),
    "one_exchanged": (BARE, [*TRUE_BID, (0, Discard(0)), (1, Exchange(3)), (2, Keep())]),
    "both_exchanged": (BARE, [*TRUE_BID, (0, Discard(0)), (1, Exchange(3)), (2, Exchange(4))]),
    "exchange_sealed": (BARE, [*TRUE_BID, (1, Exchange(3)), (2, Keep())]),
    "exchanged_and_seen": (
        BARE,
        [
            *TRUE_BID,
            *((0, Discard(0)), (1, Exchange(3)), (2, Exchange(4))),
            *((0, Investigate((1, 2))), (NATURE, DrawLots((0, 1)))),
        ],
    ),
    "last_but_one": (
        BARE,
        [(0, bid("18 I")), (1, Denounce()), (2, Vote(False)), (0, Tuck(1)), (1, Discard(2)),
         (2, Discard(4))],
    ),
}  # fmt: skip


@pytest.mark.clause("nimms-leich", "6.2", "6.3", "6.5", "R4", "R6", "R8")
@pytest.mark.parametrize("observer", OBSERVERS)
@pytest.mark.parametrize(("start", "plies"), HISTORIES.values(), ids=HISTORIES)
def test_three_players(start: State, plies: list[Ply], observer: Seat | None) -> None:
    worlds = consistent(start, plies, observer)
    unbiased(GAME.view(after(start, plies), observer), worlds, GAME.imagine, each=20)


def test_three_players_by_hand() -> None:
    """Seats 1 and 2 each kept one of two: four ways, times the deals of what is still secret."""
    start, plies = HISTORIES["tucked"]
    assert consistent(start, plies, 0).total() == 4 * 6
    start, plies = HISTORIES["both_exchanged"]
    assert consistent(start, plies, 0).total() == 4 * 24
    assert consistent(start, plies, 1).total() == 2 * 2 * 6


@pytest.mark.clause("nimms-leich", "R6")
def test_the_statistics_notice_a_biased_dream() -> None:
    """The test's own test: a dreamer who prefers some worlds, or forgets one, is found out."""
    start, plies = HISTORIES["tucked"]
    worlds = consistent(start, plies, 0)
    view = GAME.view(after(start, plies), 0)

    def prefers(view: View, rng: Random) -> State:
        dreams = [GAME.imagine(view, rng) for _ in range(2)]
        return max(dreams, key=lambda dream: dream.hands[1])

    def forgets(view: View, rng: Random) -> State:
        while 2 not in (dream := GAME.imagine(view, rng)).hands[1]:
            pass
        return dream

    for biased in (prefers, forgets):
        with pytest.raises(AssertionError):
            unbiased(view, worlds, biased, each=30)


@pytest.mark.clause("nimms-leich", "R6")
@pytest.mark.parametrize("observer", OBSERVERS)
def test_without_the_notebook_only_the_last_count_binds(observer: Seat | None) -> None:
    """Every place that the view leaves open gets every open card about equally often."""
    start = small(
        [(0, 1), (2, 3), (4, 5)],
        (4, 5, 6, 7, 8),
        piles={0: (10, 11), 1: (6, 12), 2: (7, 13)},
        aside=(8, 14),
        notebook=False,
    )
    state = after(start, HISTORIES["tucked"][1])
    view, rng = GAME.view(state, observer), Random(4)
    assert len(view.inquests) == 1
    tops: Counter[int] = Counter()
    kept: Counter[int] = Counter()
    for _ in range(3000):
        dream = GAME.imagine(view, rng)
        assert GAME.view(dream, observer) == view
        tops[dream.aside[0]] += 1
        kept[sum(card in dream.hands[1] for card in (2,))] += 1
    open_cards = 36 - 6 - (1 if observer is not None else 0)
    assert len(tops) == open_cards
    assert all(0.5 < times * open_cards / 3000 < 1.5 for times in tops.values())
    if observer != 1:
        assert 1350 < kept[1] < 1650


@pytest.mark.clause("nimms-leich", "3.2")
def test_sealed_votes_are_guessed_as_coins_fall() -> None:
    hands: list[Hand] = [
        (card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR", "IAAAAR")
    ]
    state, _ = play(
        position(hands, turn=1, bids=[claim(0, "3 N")]), (1, Denounce()), (3, Vote(True))
    )
    view, rng = GAME.view(state, 2), Random(0)
    thumbs = Counter(GAME.imagine(view, rng).phase.thumbs for _ in range(1000))  # type: ignore[union-attr]
    assert set(thumbs) == {(True, False, None, thumb, None) for thumb in (True, False)}
    assert all(430 < times < 570 for times in thumbs.values())
