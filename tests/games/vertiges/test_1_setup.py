"""Clauses 1: the pieces, the shares, and who begins."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.core.options import choices
from ludotheque.games.vertiges.events import HandDrawn, OldestNamed, PiecesShared, TurnBegan, named
from ludotheque.games.vertiges.model import Building, Deal, Dealing, Options, Pass
from ludotheque.games.vertiges.pieces import PIECES

from .positions import FAST, GAME, TWO, WOOD, dealt, everywhere, of, play, position, refused

ALL = tuple(range(48))


@pytest.mark.clause("vertiges", "1.1")
def test_1_1_there_are_48_pieces_and_some_carry_a_star() -> None:
    assert [each.id for each in PIECES] == list(ALL)
    assert Counter(each.cut for each in PIECES) == dict.fromkeys("VvTtCcWwOoZS", 4)
    assert Counter(each.cut for each in PIECES if each.star) == dict.fromkeys("VvTtCcWwOoZS", 1)


@pytest.mark.clause("vertiges", "1.2", "1.3")
@pytest.mark.parametrize(("seats", "share"), [(2, 24), (3, 16), (4, 12)])
@pytest.mark.parametrize("physics", ["wood", "reckoned"])
def test_1_2_everybody_gets_as_many_and_six_of_them_in_hand(
    seats: int, share: int, physics: str
) -> None:
    options = Options(seats=seats, physics="wood" if physics == "wood" else "reckoned")
    state, events = play(GAME.setup(options), (NATURE, Deal(ALL, 0)))
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert [len(pile) for pile in state.piles] == [share - 6] * seats
    assert (state.aside, state.bag) == ((), ())
    assert everywhere(state) == list(ALL)
    assert of(events, PiecesShared) == [PiecesShared(each=share, turns=200, rule="1.2")]
    for seat in range(seats):
        mine = ALL[seat * share : (seat + 1) * share]
        assert (*state.hands[seat], *state.piles[seat]) == mine
        told = HandDrawn(seat=seat, pieces=named(mine[:6]), rule="1.3")
        assert told in events


@pytest.mark.clause("vertiges", "1.3")
def test_1_3_a_hand_has_no_order_but_a_pile_has() -> None:
    backwards = tuple(reversed(ALL))
    state, _ = play(GAME.setup(TWO), (NATURE, Deal(backwards, 0)))
    assert state.hands[0] == (42, 43, 44, 45, 46, 47)
    assert state.piles[0] == tuple(range(41, 23, -1))


@pytest.mark.clause("vertiges", "1.4")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_4_in_the_fast_game_the_bag_is_everybodys_pile(seats: int) -> None:
    options = Options(seats=seats, game="fast", physics="reckoned")
    state, events = play(GAME.setup(options), (NATURE, Deal(ALL, 0)))
    assert [len(hand) for hand in state.hands] == [6] * seats
    assert state.piles == ((),) * seats
    assert state.bag == ALL[6 * seats :]
    assert everywhere(state) == list(ALL)
    assert of(events, PiecesShared) == [PiecesShared(each=6, turns=60, rule="1.4")]


@pytest.mark.clause("vertiges", "1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_1_5_the_oldest_begins_and_play_goes_anti_clockwise(seats: int) -> None:
    options = Options(seats=seats)
    for first in range(seats):
        state, events = play(GAME.setup(options), (NATURE, Deal(ALL, first)))
        assert state.first == first
        assert of(events, TurnBegan) == [TurnBegan(turn=1, seat=first, rule="1.5")]
        order = [first]
        for _ in range(seats):
            assert state.phase == Building(order[-1])
            assert GAME.awaited(state) == (order[-1],)
            state, _ = play(state, (order[-1], Pass()))
            assert isinstance(state.phase, Building)
            order.append(state.phase.seat)
        assert order == [(first - step) % seats for step in range(seats + 1)]


@pytest.mark.clause("vertiges", "1.2", "1.3", "R8")
@pytest.mark.parametrize("options", [TWO, FAST, WOOD])
def test_any_piece_can_come_to_any_place_and_anybody_can_begin(options: Options) -> None:
    box, rng = GAME.setup(options), Random(1)
    assert box.phase == Dealing()
    assert GAME.awaited(box) == (NATURE,)
    places: Counter[tuple[int, int]] = Counter()
    firsts: Counter[int] = Counter()
    for _ in range(2400):
        deal = GAME.sample(box, NATURE, rng)
        assert isinstance(deal, Deal)
        assert GAME.refusal(box, NATURE, deal) is None
        places.update(enumerate(deal.pieces))
        firsts[deal.first] += 1
    assert len(places) == 48 * 48
    assert all(20 < times < 90 for times in places.values())
    assert all(1100 < firsts[seat] < 1300 for seat in (0, 1))


@pytest.mark.clause("vertiges", "R8")
@pytest.mark.parametrize("oldest", ["first", "second", "third", "fourth"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r8_the_oldest_can_be_told(oldest: str, seats: int) -> None:
    options = msgspec.convert({"seats": seats, "oldest": oldest}, Options)
    seat = ["first", "second", "third", "fourth"].index(oldest)
    box = GAME.setup(options)
    drawn = {GAME.sample(box, NATURE, Random(seed)).first for seed in range(30)}  # type: ignore[union-attr]
    if seat >= seats:
        assert drawn == set(range(seats)), "nobody sits there: by lot"
        return
    assert drawn == {seat}
    _, events = play(box, (NATURE, Deal(ALL, seat)))
    told = [OldestNamed(seat=seat, lot=False, rule="1.5")]
    assert of(events, OldestNamed) == (told if seats > 1 else []), "alone, nobody is the oldest"
    for other in range(seats):
        if other != seat:
            assert refused(box, NATURE, Deal(ALL, other)).reason == "wrong_oldest"


@pytest.mark.clause("vertiges", "R8")
def test_r8_a_lot_is_told_as_one() -> None:
    _, events = play(GAME.setup(TWO), (NATURE, Deal(ALL, 1)))
    assert of(events, OldestNamed) == [OldestNamed(seat=1, lot=True, rule="R8")]


@pytest.mark.clause("vertiges", "R14")
def test_r14_who_is_alone_practises_with_24_pieces() -> None:
    state = dealt(Options(seats=1))
    assert (len(state.hands[0]), len(state.piles[0]), len(state.aside)) == (6, 18, 24)
    assert everywhere(state) == list(ALL)


@pytest.mark.clause("vertiges", "1.2")
@pytest.mark.parametrize("seats", [0, 5])
def test_1_2_neither_none_nor_five_may_play(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        GAME.codec.options(f'{{"seats": {seats}}}'.encode())


def test_a_table_without_wishes_is_for_two_in_wood() -> None:
    default = GAME.codec.options(b"{}")
    assert (default.seats, default.game, default.referee) == (2, "normal", "players")
    assert (default.stars, default.tremor, default.physics) == ("zap", "normal", "wood")


@pytest.mark.clause("vertiges", "R8")
def test_r8_the_chairs_are_offered_in_their_order_and_only_those_that_there_are() -> None:
    offered = choices(GAME)["oldest"]
    assert offered == ("lot", "first", "second", "third", "fourth")
    needs = GAME.manners.needs["oldest"]
    for seats, known in ((1, 1), (2, 3), (3, 4), (4, 5)):
        assert [each for each in offered if needs.get(each, 1) <= seats] == [*offered[:known]]


@pytest.mark.clause("vertiges", "R21")
def test_r21_what_a_board_may_show_is_agreed_on_and_changes_nothing_else() -> None:
    """It stands in every view, so that every board can hold to it."""
    assert GAME.letter["hints"] == "hidden"
    assert Options(seats=2).hints == "shown" == GAME.unnamed["hints"]
    shown = position("V-1", hands=("V+1 T+1", "C+1"))
    hidden = replace(shown, options=replace(shown.options, hints="hidden"))
    assert GAME.view(hidden, 0).options.hints == "hidden"
    assert GAME.moves(hidden, 0) == GAME.moves(shown, 0)
