"""Rulings R10, R12 and R13: what is secret, and for how long."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.games.niagara.events import CanoeBoughtBack, CanoeLaunched, TileLaid, TileTurned
from ludotheque.games.niagara.model import (
    CLOUD,
    TILES,
    Canoe,
    Launching,
    Lay,
    MoveWeather,
    Options,
    Paddle,
    Paddling,
)

from .positions import (
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    THREE,
    eve,
    flow,
    of,
    play,
    position,
    refused,
    store,
    turn,
    without,
)

FORGETFUL = Options(seats=3, memo="off")
MEMOS = pytest.mark.parametrize("options", [THREE, FORGETFUL], ids=["memo_on", "memo_off"])


@pytest.mark.clause("niagara", "R10")
def test_r10_a_buy_back_is_chosen_with_the_tile_in_secret() -> None:
    start = position(canoes={1: (FALLEN, ASHORE)}, stores={1: store(amber=1)})
    state, events = play(start, (1, Lay(2, "amber")))
    assert events == [TileLaid(seat=1, rule="2.1")]
    assert state.buy_backs == (None, "amber", None)
    assert state.canoes == start.canoes
    assert state.stores == start.stores
    assert NIAGARA.view(state, 1).buy_backs == (None, "amber", None)
    for other in (0, 2, None):
        view = NIAGARA.view(state, other)
        assert view.buy_backs == (None, None, None)
        assert view.canoes == start.canoes
        assert view.stores == start.stores


@pytest.mark.clause("niagara", "R10", "2.2")
def test_r10_at_most_one_a_round() -> None:
    state = position(canoes={1: (FALLEN, ASHORE)}, stores={1: store(amber=2)})
    state, _ = play(state, (1, Lay(2, "amber")))
    assert refused(state, 1, Lay(2, "amber")).reason == "already_chosen"
    state, _ = play(state, (0, Lay(1)), (2, Lay(1)))
    assert state.stores[1] == store(amber=1)
    assert refused(state, 1, Lay(3, "amber")).reason == "choosing_is_over"


@pytest.mark.clause("niagara", "R10", "3.3")
def test_r10_the_canoe_can_be_used_in_the_same_round() -> None:
    state = position(canoes={0: (FALLEN, Canoe("M4"))}, stores={0: store(ruby=1)})
    state, events = play(state, (0, Lay(2, "ruby")), (1, Lay(6)), (2, Lay(6)))
    assert of(events, CanoeBoughtBack) == [CanoeBoughtBack(seat=0, canoe=0, gem="ruby", rule="2.2")]
    assert state.phase == Paddling(seat=0, must=(1,), may=(0,))
    state, events = play(state, (0, Paddle(0, "M2")), (0, Paddle(1, "M2")))
    assert of(events, CanoeLaunched) == [CanoeLaunched(seat=0, canoe=0, left=1, rule="3.6")]
    assert state.canoes[0] == (Canoe("M2"), Canoe("M2"))


@pytest.mark.clause("niagara", "R10", "R2")
def test_r10_both_ashore_again_one_is_launched() -> None:
    state = position(canoes={0: (ASHORE, FALLEN)}, stores={0: store(ruby=1)})
    state, _ = play(state, (0, Lay(2, "ruby")), (1, Lay(6)), (2, Lay(6)))
    assert state.phase == Launching(seat=0)
    state, _ = play(state, (0, Paddle(1, "M2")))
    assert state.canoes[0] == (ASHORE, Canoe("M2"))


@pytest.mark.clause("niagara", "R10")
def test_r10_once_all_have_chosen_everybody_knows() -> None:
    state = position(canoes={1: (FALLEN, ASHORE)}, stores={1: store(amber=1)})
    state, events = play(state, (1, Lay(2, "amber")), (0, Lay(1)), (2, Lay(1)))
    for seat in (0, 1, 2, None):
        view = NIAGARA.view(state, seat)
        assert view.canoes[1] == HOME
        assert view.stores[1] == store()
        assert view.buy_backs == (None, None, None)
    assert of(events, CanoeBoughtBack)[0].only is None


@pytest.mark.clause("niagara", "R12", "2.1")
@MEMOS
def test_r12_tiles_are_turned_one_by_one(options: Options) -> None:
    state = position(options=options, lifebuoy=2)
    state, _ = play(state, (0, Lay(2)), (1, Lay(CLOUD)), (2, Lay(5)))
    everyone = (0, 1, 2, None)

    assert [NIAGARA.view(state, seat).laid for seat in everyone] == [
        (2, None, 5),
        (None, 0, 5),
        (None, None, 5),
        (None, None, 5),
    ]
    assert all(NIAGARA.view(state, seat).turned == 1 for seat in everyone)
    assert all(NIAGARA.view(state, seat).sealed == (True, True, True) for seat in everyone)

    state, events = play(state, (2, Paddle(0, "M5")))
    assert of(events, TileTurned) == [TileTurned(seat=0, tile=2, rule="R12")]
    assert [NIAGARA.view(state, seat).laid for seat in everyone] == [
        (2, None, 5),
        (2, 0, 5),
        (2, None, 5),
        (2, None, 5),
    ]

    state, events = play(state, (0, Paddle(0, "M2")))
    assert of(events, TileTurned) == [TileTurned(seat=1, tile=0, rule="R12")]
    assert [NIAGARA.view(state, seat).laid for seat in everyone] == [(2, 0, 5)] * 4
    assert all(NIAGARA.view(state, seat).turned == 3 for seat in everyone)

    state, _ = play(state, (1, MoveWeather(1)))
    assert [NIAGARA.view(state, seat).laid for seat in everyone] == [(None, None, None)] * 4
    assert all(NIAGARA.view(state, seat).sealed == (False,) * 3 for seat in everyone)


@pytest.mark.clause("niagara", "R12", "4.1")
def test_r12_the_speed_shown_counts_only_what_lies_face_up() -> None:
    state = position(weather=1)
    for seat in (0, 1, 2, None):
        assert NIAGARA.view(state, seat).speed is None
    state, _ = play(state, (0, Lay(5)), (1, Lay(6)), (2, Lay(2)))
    assert [NIAGARA.view(state, seat).speed for seat in (0, 1, 2, None)] == [6, 6, 6, 6]
    state, _ = play(state, (0, Paddle(0, "M5")))
    assert [NIAGARA.view(state, seat).speed for seat in (0, 1, 2, None)] == [6, 6, 6, 6]
    state, _ = play(state, (1, Paddle(0, "R6")))
    assert [NIAGARA.view(state, seat).speed for seat in (0, 1, 2, None)] == [3, 3, 3, 3]


@pytest.mark.clause("niagara", "R13")
def test_r13_memo_on_shows_what_each_hand_can_still_hold() -> None:
    state, _ = flow(eve(tiles=(1, 4, 0), played=(3,)))
    expected = (without(3, 1), without(3, 4), without(3, 0))
    for seat in (0, 1, 2, None):
        assert NIAGARA.view(state, seat).hands == expected


@pytest.mark.clause("niagara", "R13", "2.1")
def test_r13_memo_on_a_sealed_tile_is_still_in_the_hand() -> None:
    state, _ = play(position(), (1, Lay(4)))
    for seat in (0, 1, 2, None):
        assert NIAGARA.view(state, seat).hands == (TILES, TILES, TILES)
    state, _ = play(state, (0, Lay(3)), (2, Lay(3)))
    for seat in (0, 1, 2, None):
        assert NIAGARA.view(state, seat).hands == (without(3), TILES, TILES)


@pytest.mark.clause("niagara", "R13")
def test_r13_memo_off_older_tiles_lie_under_the_stack() -> None:
    state, _ = flow(eve(tiles=(1, 4, 0), played=(3,), options=FORGETFUL))
    assert NIAGARA.view(state, 0).hands == (without(3, 1), None, None)
    assert NIAGARA.view(state, 1).hands == (None, without(3, 4), None)
    assert NIAGARA.view(state, 2).hands == (None, None, without(3, 0))
    assert NIAGARA.view(state, None).hands == (None, None, None)


@pytest.mark.clause("niagara", "R13")
@MEMOS
def test_r13_a_played_tile_is_public_for_its_own_round_only(options: Options) -> None:
    state, _ = play(turn(4, *HOME, options=options, tiles={1: 5, 2: 6}), (0, Paddle(0, "M4")))
    assert NIAGARA.view(state, None).laid == (4, 5, None)
    state, _ = play(state, (1, Paddle(0, "M5")), (2, Paddle(0, "L6")))
    assert NIAGARA.view(state, None).laid == (None, None, None)


@pytest.mark.clause("niagara", "R13", "R12", "R10")
@MEMOS
def test_r13_a_dream_deals_the_hidden_tiles_anew(options: Options) -> None:
    """Whoever looks at a view can imagine every sealed tile that the view does not exclude."""
    state = turn(4, *HOME, options=options, tiles={1: 2, 2: 5})
    for seat in (0, 2, None):
        view = NIAGARA.view(state, seat)
        dreams = [NIAGARA.imagine(view, Random(seed)) for seed in range(300)]
        assert all(NIAGARA.view(dream, seat) == view for dream in dreams)
        assert {dream.laid[1] for dream in dreams} == set(TILES)
        assert {dream.laid[0] for dream in dreams} == {4}
        if seat == 2:
            assert {dream.laid[2] for dream in dreams} == {5}


@pytest.mark.clause("niagara", "R10")
@MEMOS
def test_r10_a_dream_deals_the_buy_backs_anew(options: Options) -> None:
    state = position(
        options=options, canoes={1: (FALLEN, ASHORE)}, stores={1: store(amber=1, ruby=1)}
    )
    state, _ = play(state, (1, Lay(2, "amber")))
    for seat in (0, 2, None):
        view = NIAGARA.view(state, seat)
        dreams = [NIAGARA.imagine(view, Random(seed)) for seed in range(100)]
        assert all(NIAGARA.view(dream, seat) == view for dream in dreams)
        assert {dream.buy_backs for dream in dreams} == {
            (None, gem, None) for gem in (None, "amber", "ruby")
        }
    own = NIAGARA.imagine(NIAGARA.view(state, 1), Random(0))
    assert (own.laid[1], own.buy_backs[1]) == (2, "amber")
