"""Clauses 2: phase one, choose a tile."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from ludotheque.games.niagara.events import CanoeBoughtBack, TileLaid, TilesTakenBack, TileTurned
from ludotheque.games.niagara.model import TILES, Canoe, Choosing, Launching, Lay, Paddle

from .positions import (
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    eve,
    flow,
    of,
    play,
    position,
    refused,
    store,
    without,
)

DROWNED = {1: (FALLEN, Canoe("M4"))}
RICH = {1: store(amethyst=1, ruby=2)}


@pytest.mark.clause("niagara", "2.1")
def test_2_1_every_tile_of_the_hand_may_be_chosen() -> None:
    state = position(played=(2, 0))
    for seat in range(3):
        assert set(NIAGARA.moves(state, seat)) == {Lay(tile) for tile in (1, 3, 4, 5, 6)}


@pytest.mark.clause("niagara", "2.1")
def test_2_1_each_chooses_alone_and_the_event_does_not_tell_what() -> None:
    state, events = play(position(), (1, Lay(4)))
    assert events == [TileLaid(seat=1, rule="2.1")]
    assert state.laid == (None, 4, None)
    assert state.hands[1] == position().hands[1], "it is sealed, not yet turned over"
    assert state.phase == Choosing()
    assert set(NIAGARA.awaited(state)) == {0, 2}
    assert list(NIAGARA.moves(state, 1)) == []


@pytest.mark.clause("niagara", "2.1")
def test_2_1_a_laid_tile_may_not_be_changed() -> None:
    state, _ = play(position(), (1, Lay(4)))
    assert refused(state, 1, Lay(5)).reason == "already_chosen"
    assert refused(state, 1, Lay(4)).reason == "already_chosen"


@pytest.mark.clause("niagara", "2.1", "3.1")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_2_1_it_does_not_matter_who_chooses_first(order: tuple[int, ...]) -> None:
    tiles = (3, 0, 5)
    state, events = play(position(), *((seat, Lay(tiles[seat])) for seat in order))
    assert events == [
        *(TileLaid(seat=seat, rule="2.1") for seat in order),
        TileTurned(seat=0, tile=3, rule="R12"),
    ]
    assert state == position(
        phase=Launching(seat=0), laid={0: 3, 1: 0, 2: 5}, turned=1, hands={0: without(3)}
    )


@pytest.mark.clause("niagara", "2.1")
def test_2_1_nobody_sees_a_tile_before_its_owners_turn() -> None:
    state, _ = play(position(), (1, Lay(4)))
    for other in (0, 2, None):
        view = NIAGARA.view(state, other)
        assert view.laid == (None, None, None)
        assert view.sealed == (False, True, False)
    assert NIAGARA.view(state, 1).laid == (None, 4, None)
    assert NIAGARA.sealed(position(), 1, Lay(4))


@pytest.mark.clause("niagara", "2.2", "R10")
@pytest.mark.parametrize(
    ("canoes", "number"), [((FALLEN, Canoe("M4")), 0), ((Canoe("M4"), FALLEN), 1)]
)
def test_2_2_a_fallen_canoe_comes_back_for_one_gem(
    canoes: tuple[Canoe, Canoe], number: int
) -> None:
    state = position(canoes={1: canoes}, stores=RICH)
    state, events = play(state, (1, Lay(2, "ruby")), (0, Lay(3)), (2, Lay(3)))
    assert of(events, CanoeBoughtBack) == [
        CanoeBoughtBack(seat=1, canoe=number, gem="ruby", rule="2.2")
    ]
    assert state.canoes[1][number] == ASHORE
    assert state.canoes[1][1 - number] == Canoe("M4")
    assert state.stores[1] == store(amethyst=1, ruby=1)
    assert state.sites == (6, 7, 7, 7, 6), "the gem returned to its site"
    assert state.buy_backs == (None, None, None)


@pytest.mark.clause("niagara", "2.2")
def test_2_2_the_player_chooses_which_gem_to_pay_with() -> None:
    state = position(canoes=DROWNED, stores=RICH)
    paid = {move.buy_back for move in NIAGARA.moves(state, 1) if isinstance(move, Lay)}
    assert paid == {None, "amethyst", "ruby"}
    assert len(NIAGARA.moves(state, 1)) == 7 * 3


@pytest.mark.clause("niagara", "2.2")
def test_2_2_nobody_need_buy_a_canoe_back() -> None:
    state = position(canoes=DROWNED, stores=RICH)
    state, events = play(state, (1, Lay(2)), (0, Lay(3)), (2, Lay(3)))
    assert of(events, CanoeBoughtBack) == []
    assert state.canoes[1] == DROWNED[1]
    assert state.stores[1] == RICH[1]


@pytest.mark.clause("niagara", "2.2")
def test_2_2_gems_pay_for_fallen_canoes_only() -> None:
    state = position(stores={seat: store(amber=1) for seat in range(3)})
    for seat in range(3):
        assert set(NIAGARA.moves(state, seat)) == {Lay(tile) for tile in TILES}


@pytest.mark.clause("niagara", "2.2")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_2_2_buy_backs_happen_in_seat_order_when_all_have_chosen(order: tuple[int, ...]) -> None:
    start = position(
        lifebuoy=1,
        canoes={0: (ASHORE, FALLEN), 2: (FALLEN, Canoe("L6", "ruby"))},
        stores={0: store(amber=1), 2: store(amber=1)},
    )
    lays = {0: Lay(1, "amber"), 1: Lay(2), 2: Lay(3, "amber")}
    before, events = play(start, *((seat, lays[seat]) for seat in order[:2]))
    assert of(events, CanoeBoughtBack) == []
    assert (before.canoes, before.stores, before.sites) == (
        start.canoes,
        start.stores,
        start.sites,
    )
    after, events = play(before, (order[2], lays[order[2]]))
    assert events == [
        TileLaid(seat=order[2], rule="2.1"),
        CanoeBoughtBack(seat=0, canoe=1, gem="amber", rule="2.2"),
        CanoeBoughtBack(seat=2, canoe=0, gem="amber", rule="2.2"),
        TileTurned(seat=1, tile=2, rule="R12"),
    ]
    assert after.canoes == (HOME, HOME, (ASHORE, Canoe("L6", "ruby")))
    assert after.stores == (store(), store(), store())
    assert after.sites == (7, 7, 7, 7, 6)


@pytest.mark.clause("niagara", "2.3")
def test_2_3_a_played_tile_is_out_of_the_hand() -> None:
    state, _ = flow(eve(tiles=(1, 4, 0), played=(3,)))
    assert state.hands == (without(3, 1), without(3, 4), without(3, 0))
    assert refused(state, 0, Lay(1)).reason == "not_in_hand"
    assert refused(state, 0, Lay(3)).reason == "not_in_hand"
    assert {move.tile for move in NIAGARA.moves(state, 2) if isinstance(move, Lay)} == {
        1,
        2,
        4,
        5,
        6,
    }


@pytest.mark.clause("niagara", "2.3")
def test_2_3_a_seventh_tile_brings_all_seven_back() -> None:
    state, events = flow(eve(tiles=(3, 3, 3), played=(0, 1, 2, 4, 5, 6)))
    assert of(events, TilesTakenBack) == [TilesTakenBack(rule="2.3")]
    assert state.round == 8
    assert [sorted(hand) for hand in state.hands] == [list(TILES)] * 3
    assert state.laid == (None, None, None)


@pytest.mark.clause("niagara", "2.3")
def test_2_3_a_sixth_tile_does_not() -> None:
    state, events = flow(eve(tiles=(3, 3, 5), played=(0, 1, 2, 4, 6)))
    assert of(events, TilesTakenBack) == []
    assert state.hands == ((5,), (5,), (3,))


@pytest.mark.clause("niagara", "2.3", "5.1")
def test_2_3_tiles_come_back_after_every_seventh_round_and_never_between() -> None:
    state, rng = position(), Random(5)
    for number in range(1, 15):
        assert state.round == number
        left = 7 - (number - 1) % 7
        assert [len(hand) for hand in state.hands] == [left] * 3
        before, events = state.lifebuoy, []
        while state.phase != Choosing() or state.round == number:
            seat = NIAGARA.awaited(state)[0]
            quiet = [
                move
                for move in NIAGARA.moves(state, seat)
                if not isinstance(move, Paddle) or not (move.cargo or move.rob)
            ]
            state, more = play(state, (seat, rng.choice(quiet)))
            events += more
        assert state.lifebuoy == (before + 1) % 3
        assert len(of(events, TilesTakenBack)) == (number % 7 == 0)
