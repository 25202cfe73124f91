"""Clauses 1: the deck, the deal, and who opens."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.nimms_leich.deck import CARDS, FACES, MOST
from ludotheque.games.nimms_leich.events import DealerDrawn, PilesDealt, RoundOpened, RowLaid
from ludotheque.games.nimms_leich.model import CORPSES, Bid, Bidding, Corpse, Deal, Dealing, Options

from .positions import FOUR, GAME, cards_everywhere, dealt, of, play

PATTERNS = ["4-1-1", "3-3", "3-2-1", "3-1-1-1", "2-2-2", "2-1-1-1-1"]
EVERY_TABLE = pytest.mark.parametrize("seats", [3, 4, 5, 6])


def pattern(face: tuple[int, ...]) -> str:
    return "-".join(str(count) for count in sorted(face, reverse=True) if count)


@pytest.mark.clause("nimms-leich", "1.1")
def test_1_1_the_row_is_drawn_and_its_last_corpse_ranks_highest() -> None:
    row: tuple[Corpse, ...] = (
        "angle_mort",
        "ivre_mort",
        "temps_mort",
        "poids_mort",
        "mort_de_rire",
        "nature_morte",
    )
    state, events = play(GAME.setup(FOUR), (NATURE, Deal(row, CARDS, 0)))
    assert state.row == row
    assert of(events, RowLaid) == [RowLaid(row=row, highest="nature_morte", rule="1.1")]
    ladder = [move.corpse for move in GAME.moves(state, 1) if isinstance(move, Bid)]
    assert ladder[:6] == list(row)


@pytest.mark.clause("nimms-leich", "1.3", "R13")
def test_r13_any_row_any_order_and_any_dealer_can_be_drawn() -> None:
    """Every corpse comes to every rank about as often, every card to every place."""
    box, rng = GAME.setup(FOUR), Random(1)
    deals = [GAME.sample(box, NATURE, rng) for _ in range(3600)]
    ranks: Counter[tuple[int, str]] = Counter()
    places: Counter[tuple[int, int]] = Counter()
    dealers: Counter[int] = Counter()
    for deal in deals:
        assert isinstance(deal, Deal)
        assert GAME.refusal(box, NATURE, deal) is None
        ranks.update(enumerate(deal.row))
        places.update(enumerate(deal.cards))
        dealers[deal.dealer] += 1
    assert len(ranks) == 36
    assert all(500 < times < 700 for times in ranks.values())
    assert len(places) == 36 * 36
    assert all(55 < times < 155 for times in places.values())
    assert len(dealers) == 4
    assert all(780 < times < 1020 for times in dealers.values())


@pytest.mark.clause("nimms-leich", "1.2")
def test_1_2_six_cards_of_each_pattern() -> None:
    assert len(FACES) == len(set(FACES)) == 36
    assert Counter(map(pattern, FACES)) == dict.fromkeys(PATTERNS, 6)
    assert {sum(face) for face in FACES} == {6}


@pytest.mark.clause("nimms-leich", "1.2")
def test_1_2_every_corpse_appears_36_times_and_is_missing_somewhere() -> None:
    for corpse in range(6):
        shows = [face[corpse] for face in FACES]
        assert sum(shows) == 36
        assert 0 in shows
        # what the maxima below and the patterns leave no choice about
        assert (shows.count(4), shows.count(3)) == (1, 4)
    assert all(0 in face for face in FACES)


@pytest.mark.clause("nimms-leich", "1.2")
@pytest.mark.parametrize(("cards", "most"), [(1, 4), (2, 7), (3, 10), (4, 13), (5, 16), (6, 18)])
def test_1_2_no_corpse_shows_more_often_on_so_many_cards(cards: int, most: int) -> None:
    """The most that any choice of cards shows, and the bound is reached."""
    for corpse in range(6):
        best = sorted((face[corpse] for face in FACES), reverse=True)[:cards]
        assert sum(best) == most
    assert MOST[cards] == most
    if cards <= 3:
        tried = max(
            sum(face[corpse] for face in chosen)
            for chosen in combinations(FACES, cards)
            for corpse in range(6)
        )
        assert tried == most


@pytest.mark.clause("nimms-leich", "1.3", "2.1", "6.1")
@EVERY_TABLE
def test_1_3_six_cards_each_and_the_rest_is_set_aside(seats: int) -> None:
    state = dealt(Options(seats=seats))
    held = 2 if seats == 3 else 1
    assert {len(pile) for pile in state.piles} == {6 - held}
    assert {len(hand) for hand in state.hands} == {held}
    assert len(state.aside) == 36 - 6 * seats
    assert cards_everywhere(state) == list(CARDS)
    for seat in range(seats):
        assert (*state.hands[seat], *state.piles[seat]) == CARDS[6 * seat : 6 * seat + 6]


@pytest.mark.clause("nimms-leich", "1.3")
def test_1_3_nobody_has_looked_at_a_pile() -> None:
    state = dealt()
    for seat in (0, 1, 2, 3, None):
        view = GAME.view(state, seat)
        assert view.piles == ((None,) * 5,) * 4
        assert view.aside == (None,) * 12
        assert [hand for owner, hand in enumerate(view.hands) if owner != seat] == [(None,)] * (
            4 if seat is None else 3
        )


@pytest.mark.clause("nimms-leich", "1.3")
def test_1_3_the_number_of_cards_set_aside_is_told() -> None:
    _, events = play(GAME.setup(Options(seats=6)), (NATURE, Deal(CORPSES, CARDS, 5)))
    assert of(events, PilesDealt) == [PilesDealt(aside=0, rule="1.3")]


@pytest.mark.clause("nimms-leich", "1.4", "4.3")
@EVERY_TABLE
def test_1_4_two_tokens_each(seats: int) -> None:
    assert GAME.setup(Options(seats=seats)).tokens == (2,) * seats


@pytest.mark.clause("nimms-leich", "1.5")
@EVERY_TABLE
def test_1_5_the_dealer_is_drawn_and_the_left_neighbour_opens(seats: int) -> None:
    box = GAME.setup(Options(seats=seats))
    assert box.phase == Dealing()
    assert GAME.awaited(box) == (NATURE,)
    for dealer in range(seats):
        state, events = play(box, (NATURE, Deal(CORPSES, CARDS, dealer)))
        opener = (dealer + 1) % seats
        assert of(events, DealerDrawn) == [DealerDrawn(dealer=dealer, rule="R13")]
        assert of(events, RoundOpened) == [RoundOpened(round=1, seat=opener, rule="1.5")]
        assert state.phase == Bidding(opener)
        assert GAME.awaited(state) == (opener,)


@pytest.mark.clause("nimms-leich", "1.6")
@pytest.mark.parametrize("seats", [2, 7])
def test_1_6_neither_two_nor_seven_may_play(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.codec.options(f'{{"seats": {seats}}}'.encode())
