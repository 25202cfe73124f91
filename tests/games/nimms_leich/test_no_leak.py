"""Worlds that differ only in what is secret look alike, byte for byte, until it is revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product
from typing import Literal, TypeAlias

import pytest

from ludotheque.core.game import NATURE, Seat
from ludotheque.core.languages import LANGUAGES
from ludotheque.games.nimms_leich.deck import CARDS
from ludotheque.games.nimms_leich.events import Event
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
from ludotheque.voice.voice import Voice

from .positions import GAME, Hand, Ply, bid, claim, play, position

PROBES: list[Move] = [
    *(Bid(corpse, count) for corpse in CORPSES for count in (1, 3, 13, 18, 19)),
    Denounce(),
    *(Investigate(pair) for pair in combinations(range(6), 2)),
    *(Investigate((seat,)) for seat in range(3)),
    Vote(True),
    Vote(False),
    Keep(),
    *(kind(card) for card in (0, 2, 4, 20) for kind in (Discard, Tuck, Exchange)),
    DrawLots((0, 1)),
    Deal(CORPSES, CARDS, 0),
]
VOICES = [Voice(GAME, language, "ABCDEF") for language in LANGUAGES]
Notebook: TypeAlias = Literal["on", "two", "off"]
NOTEBOOKS = pytest.mark.parametrize("notebook", ["on", "two", "off"])


def sight(state: State, events: Sequence[Event], observer: Seat | None) -> list[bytes]:
    """All that reaches an observer, as bytes: view, events, sentences, moves, refusals, lapse."""
    encode = GAME.codec.encode
    told = [event for event in events if event.seen_by(observer)]
    seen = [
        encode(GAME.view(state, observer)),
        encode(told),
        encode([voice.event(event) for voice in VOICES for event in told]),
        encode(GAME.awaited(state)),
        encode(GAME.result(state)),
    ]
    if observer is not None:
        seen += [
            encode(list(GAME.moves(state, observer))),
            encode([GAME.refusal(state, observer, move) for move in PROBES]),
            encode(GAME.lapse(state, observer)),
        ]
    return seen


def moments(state: State, plies: Sequence[Ply]) -> Iterator[tuple[State, list[Event]]]:
    yield state, []
    for ply in plies:
        state, events = play(state, ply)
        yield state, events


def alike(worlds: Sequence[tuple[State, Sequence[Ply]]], observers: Sequence[Seat | None]) -> None:
    for together in zip(*(moments(state, plies) for state, plies in worlds), strict=True):
        for observer in observers:
            first, *rest = (sight(state, events, observer) for state, events in together)
            for another in rest:
                assert another == first


def others(*owners: Seat, seats: int) -> list[Seat | None]:
    return [*(seat for seat in range(seats) if seat not in owners), None]


def options(seats: int, notebook: Notebook) -> Options:
    return Options(seats=seats, notebook=notebook)


@pytest.mark.clause("nimms-leich", "1.3", "2.1")
@NOTEBOOKS
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_2_1_the_deal_is_secret_but_for_ones_own_hand(seats: int, notebook: Notebook) -> None:
    """Whatever others hold, in hand, in piles or aside: nobody notices before the count."""
    box = GAME.setup(options(seats, notebook))
    observer, held = 1, 2 if seats == 3 else 1
    own = CARDS[:held]
    rest = CARDS[held:]
    deals = []
    for turn in (0, 7, 20):
        order = list(rest[turn:] + rest[:turn])
        cards = (*order[:6], *own, *order[6:])
        deals.append(Deal(CORPSES, cards, 0))
    talk: list[Ply] = [
        (1, bid("1 I")),
        (2, bid("2 P")),
        *([] if seats == 3 else [(2, Investigate((0, 3)))]),
        (0 if seats == 3 else 3, bid("3 N")),
    ]
    worlds = [(box, [(NATURE, deal), *talk]) for deal in deals]
    alike(worlds, [observer, None])


@pytest.mark.clause("nimms-leich", "4.1")
@NOTEBOOKS
def test_4_1_what_a_token_showed_is_secret(notebook: Notebook) -> None:
    """Seat 2 looks at 1 and 3: seats 0, 4 and watchers cannot tell what was there to be seen."""
    starts = [
        position(
            [(0,), (one,), (2,), (other,), (4,)],
            options=options(5, notebook),
            turn=1,
            bids=[claim(0, "2 I")],
        )
        for one, other in ((1, 3), (3, 1))
    ]
    plies: list[Ply] = [(2, Investigate((1, 3))), (1, bid("3 I")), (2, Denounce()), (4, Vote(True))]
    alike([(start, plies) for start in starts], others(1, 2, 3, seats=5))
    seen = [play(start, *plies[:1]) for start in starts]
    assert sight(*seen[0], 2) != sight(*seen[1], 2), "this is what the token is for"


@pytest.mark.clause("nimms-leich", "6.4", "R4")
@NOTEBOOKS
def test_r4_investigator_and_owner_alone_learn_how_the_lot_fell(notebook: Notebook) -> None:
    """Each owner sees which of their own two cards was looked at, and nothing of the other's."""
    start = position([(0, 1), (2, 3), (4, 5)], options=options(3, notebook))
    worlds = {}
    for places in product((0, 1), repeat=2):
        lots: tuple[Ply, ...] = ((0, Investigate((1, 2))), (NATURE, DrawLots(places)))
        plies = [*lots, (0, bid("2 I")), (1, Denounce()), (2, Vote(True))][:4]
        worlds[places] = start, plies
    alike(list(worlds.values()), [None])
    for lot in (0, 1):
        alike([worlds[lot, other] for other in (0, 1)], [1, None])
        alike([worlds[other, lot] for other in (0, 1)], [2, None])
    for observer, told in ((0, 4), (1, 2), (2, 2), (None, 1)):
        ends = (play(start, *plies[:2]) for _, plies in worlds.values())
        assert len({b"".join(sight(*end, observer)) for end in ends}) == told


@pytest.mark.clause("nimms-leich", "3.2", "R2")
@NOTEBOOKS
@pytest.mark.parametrize("owner", [2, 3, 4, 5])
def test_3_2_nothing_about_a_vote_is_visible_before_the_count(
    owner: Seat, notebook: Notebook
) -> None:
    hands: list[Hand] = [(card,) for card in range(6)]
    start = position(hands, options=options(6, notebook), turn=1, bids=[claim(0, "3 I")])
    free = [seat for seat in (2, 3, 4, 5) if seat != owner]
    for order in permutations((owner, *free[:2])):
        worlds: list[tuple[State, list[Ply]]] = [
            (start, [(1, Denounce()), *((seat, Vote(thumb and seat == owner)) for seat in order)])
            for thumb in (True, False)
        ]
        alike(worlds, others(owner, seats=6))
    ends = [play(start, (1, Denounce()), (owner, Vote(thumb)))[0] for thumb in (True, False)]
    assert GAME.view(ends[0], owner) != GAME.view(ends[1], owner)
    # the last vote opens them all
    last: list[Ply] = [(seat, Vote(False)) for seat in free]
    shown = [play(end, *last)[0].inquests[-1].thumbs[owner] for end in ends]
    assert shown == [True, False]


@pytest.mark.clause("nimms-leich", "6.2", "6.3", "6.5", "R8")
@NOTEBOOKS
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_6_2_which_card_goes_is_secret_until_the_next_count(
    owner: Seat, notebook: Notebook
) -> None:
    """Winner, loser with a pile, loser without one: others see the same until hands are shown."""
    hands: list[Hand] = [(0, 1), (2, 3), (4, 5)]
    start = position(
        hands,
        options=options(3, notebook),
        turn=1,
        bids=[claim(0, "6 N")],
        piles={1: (20, 21), 2: ()},
    )
    start, _ = play(start, (1, Denounce()), (2, Vote(False)))
    ways: dict[Seat, list[Move]] = {
        0: [Discard(0), Discard(1)],
        1: [Tuck(2), Tuck(3)],
        2: [Exchange(4), Exchange(5)],
    }
    afterwards: list[Ply] = [(2, bid("2 I")), (0, bid("3 I")), (1, Denounce())]
    for order in permutations(range(3)):
        worlds: list[tuple[State, list[Ply]]] = [
            (
                start,
                [*((seat, way if seat == owner else ways[seat][0]) for seat in order), *afterwards],
            )
            for way in ways[owner]
        ]
        alike(worlds, others(owner, seats=3))
    ends = [play(state, *plies, (2, Vote(True)))[0] for state, plies in worlds]
    assert GAME.view(ends[0], None) != GAME.view(ends[1], None), "the count tells"


@pytest.mark.clause("nimms-leich", "R8", "6.5")
def test_r8_before_all_have_chosen_keeping_looks_like_exchanging() -> None:
    start = position(
        [(0, 1), (2, 3), (4, 5)], turn=1, bids=[claim(0, "6 N")], piles={1: (20, 21), 2: ()}
    )
    start, _ = play(start, (1, Denounce()), (2, Vote(False)))
    ways: list[Move] = [Keep(), Exchange(4), Exchange(5)]
    alike([(start, [(2, way), (0, Discard(0))]) for way in ways], others(2, seats=3))


@pytest.mark.clause("nimms-leich", "3.2", "R8")
def test_sealed_moves_are_declared() -> None:
    """The house's laws then hold the game to it."""
    four = position([(0,), (1,), (2,), (3,)], turn=1, bids=[claim(0, "6 N")])
    assert not any(GAME.sealed(four, 1, move) for move in GAME.moves(four, 1))
    state, _ = play(four, (1, Denounce()))
    assert all(
        GAME.sealed(state, seat, move) for seat in (2, 3) for move in GAME.moves(state, seat)
    )
    state, _ = play(state, (2, Vote(True)))
    assert not any(GAME.sealed(state, 3, move) for move in GAME.moves(state, 3))
    three = position([(0, 1), (2, 3), (4, 5)], turn=1, bids=[claim(0, "6 N")])
    state, _ = play(three, (1, Denounce()), (2, Vote(False)))
    for seat in range(3):
        assert all(GAME.sealed(state, seat, move) for move in GAME.moves(state, seat))
        state, _ = play(state, (seat, GAME.moves(state, seat)[0]))
