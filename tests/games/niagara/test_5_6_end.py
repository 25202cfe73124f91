"""Clauses 5.1 and 6.1, and ruling R11: the lifebuoy passes, the game ends."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Result
from ludotheque.games.niagara.events import (
    GameEnded,
    GemStored,
    LifebuoyPassed,
    RiverRose,
    StoreFilled,
    TileTurned,
)
from ludotheque.games.niagara.model import (
    Canoe,
    Choosing,
    Gem,
    Launching,
    Lay,
    Options,
    Over,
    Paddle,
    State,
    Stay,
)

from .positions import (
    ASHORE,
    FALLEN,
    NIAGARA,
    Canoes,
    Store,
    eve,
    flow,
    of,
    play,
    position,
    store,
    turn,
)

PATIENT = Options(seats=3, ending="finish_round")


@pytest.mark.clause("niagara", "5.1")
@pytest.mark.parametrize("lifebuoy", [0, 1, 2])
def test_5_1_the_lifebuoy_passes_to_the_left(lifebuoy: int) -> None:
    state, events = flow(eve(lifebuoy=lifebuoy))
    left = (lifebuoy + 1) % 3
    assert events[-1] == LifebuoyPassed(seat=left, round=2, rule="5.1")
    assert (state.lifebuoy, state.round, state.turned) == (left, 2, 0)
    assert state.laid == (None, None, None)
    assert state.phase == Choosing()
    assert set(NIAGARA.awaited(state)) == {0, 1, 2}


@pytest.mark.clause("niagara", "5.1", "3.1")
def test_5_1_its_holder_begins_the_next_round() -> None:
    state, _ = flow(eve(tiles=(3, 3, 3)))
    state, events = play(state, (0, Lay(1)), (1, Lay(5)), (2, Lay(6)))
    assert of(events, TileTurned) == [TileTurned(seat=1, tile=5, rule="R12")]
    assert state.phase == Launching(seat=1)


def landing(
    stock: Store, gem: Gem, *, options: Options | None = None, other: Canoe = ASHORE
) -> State:
    """Seat 0 is about to bring this gem home to this store."""
    return turn(1, Canoe("M1", gem), other, stores={0: stock}, options=options or Options(seats=3))


@pytest.mark.clause("niagara", "6.1")
@pytest.mark.parametrize(
    ("stock", "gem", "way"),
    [
        (store(amethyst=1, diamond=1, amber=1, sapphire=1), "ruby", "different"),
        (store(amethyst=1, diamond=1, amber=1, ruby=1), "sapphire", "different"),
        (store(ruby=3), "ruby", "same"),
        (store(amethyst=3, diamond=1), "amethyst", "same"),
        (store(amethyst=3, diamond=3), "amber", "any"),
        (store(amber=2, sapphire=2, ruby=2), "ruby", "any"),
    ],
)
def test_6_1_three_ways_to_win(stock: Store, gem: Gem, way: str) -> None:
    state, events = play(landing(stock, gem), (0, Paddle(0, "beach")))
    assert [(event.seat, event.way, event.rule) for event in of(events, StoreFilled)] == [
        (0, way, "6.1")
    ]
    assert events[-1] == GameEnded(winners=(0,), rule="6.1")
    assert state.phase == Over((0,))
    assert NIAGARA.awaited(state) == ()
    assert NIAGARA.result(state) == Result((sum(stock) + 1, 0, 0), (0,), "6.1")
    assert all(list(NIAGARA.moves(state, seat)) == [] for seat in range(-1, 3))


@pytest.mark.clause("niagara", "6.1")
@pytest.mark.parametrize(
    ("stock", "gem"),
    [
        (store(amethyst=1, diamond=1, amber=1), "ruby"),
        (store(amethyst=3, diamond=2), "diamond"),
        (store(amethyst=2, diamond=1, amber=1, sapphire=1), "sapphire"),
        (store(ruby=2), "ruby"),
    ],
)
def test_6_1_not_before(stock: Store, gem: Gem) -> None:
    state, events = play(landing(stock, gem), (0, Paddle(0, "beach")))
    assert of(events, GemStored) == [GemStored(seat=0, gem=gem, rule="3.12")]
    assert of(events, StoreFilled) == []
    assert of(events, GameEnded) == []
    assert NIAGARA.result(state) is None
    assert NIAGARA.awaited(state) == (0,)


@pytest.mark.clause("niagara", "6.1")
def test_6_1_a_gem_on_board_does_not_count() -> None:
    state, events = play(
        turn(2, Canoe("M3", "ruby"), ASHORE, stores={0: store(ruby=3)}), (0, Paddle(0, "M1"))
    )
    assert of(events, GameEnded) == []
    assert NIAGARA.result(state) is None


@pytest.mark.clause("niagara", "6.1", "R11")
def test_6_1_at_once_in_the_middle_of_a_turn() -> None:
    """The second canoe does not move any more, nobody else plays, the river stands still."""
    start = landing(store(ruby=3), "ruby", other=Canoe("L7", "amber"))
    state, events = play(start, (0, Paddle(0, "beach")))
    assert of(events, GameEnded) == [GameEnded(winners=(0,), rule="6.1")]
    assert of(events, TileTurned) == []
    assert of(events, RiverRose) == []
    assert state.canoes[0] == (ASHORE, Canoe("L7", "amber"))
    assert state.turned == 1
    assert NIAGARA.awaited(state) == ()


@pytest.mark.clause("niagara", "6.1", "2.2")
def test_6_1_a_gem_paid_is_a_gem_less() -> None:
    state = position(canoes={0: (Canoe("M1", "ruby"), FALLEN)}, stores={0: store(ruby=3, amber=1)})
    state, _ = play(state, (0, Lay(1, "ruby")), (1, Lay(6)), (2, Lay(6)))
    state, events = play(state, (0, Paddle(0, "beach")))
    assert of(events, GameEnded) == []
    assert state.stores[0] == store(ruby=3, amber=1)


# R11, ending: finish_round


def race(stocks: dict[int, Store], gems: dict[int, Gem]) -> State:
    """All turned a 1; whoever has a gem here brings it home in this round."""
    canoes: dict[int, Canoes] = {seat: (Canoe("M1", gems.get(seat)), FALLEN) for seat in range(3)}
    state = position(options=PATIENT, canoes=canoes, stores=stocks)
    state, _ = play(state, *((seat, Lay(1)) for seat in range(3)))
    return state


HOMEWARD = Paddle(0, "beach")


@pytest.mark.clause("niagara", "R11")
def test_r11_finish_round_lets_the_others_play() -> None:
    state = race({0: store(ruby=3)}, {0: "ruby"})
    state, events = play(state, (0, HOMEWARD))
    assert of(events, GameEnded) == []
    assert of(events, TileTurned) == [TileTurned(seat=1, tile=1, rule="R12")]
    assert NIAGARA.result(state) is None
    assert NIAGARA.awaited(state) == (1,)
    state, more = play(state, (1, HOMEWARD), (2, HOMEWARD))
    assert of([*events, *more], StoreFilled) == [StoreFilled(seat=0, way="same", rule="6.1")]
    assert more[-1] == GameEnded(winners=(0,), rule="R11")
    assert of(more, RiverRose) == [], "no more river"
    assert of(more, LifebuoyPassed) == []
    assert state.phase == Over((0,))
    assert NIAGARA.result(state) == Result((4, 0, 0), (0,), "R11")


@pytest.mark.clause("niagara", "R11")
def test_r11_finish_round_lets_the_same_player_finish_the_turn() -> None:
    state = landing(store(ruby=3), "ruby", options=PATIENT, other=Canoe("M1", "amber"))
    state, events = play(state, (0, Paddle(0, "beach")))
    assert of(events, GameEnded) == []
    assert NIAGARA.awaited(state) == (0,)
    state, _ = play(state, (0, Paddle(1, "beach")))
    assert state.stores[0] == store(ruby=4, amber=1)
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "R11")
@pytest.mark.parametrize(
    ("stocks", "gems", "winners"),
    [
        # most gems: 4 against 7
        (
            {0: store(ruby=3), 2: store(amethyst=3, diamond=3)},
            {0: "ruby", 2: "amber"},
            (2,),
        ),
        # as many gems (5 and 5), then the value: 4 x 1 + 2 = 6 against 4 x 2 + 1 = 9
        (
            {0: store(amethyst=3, diamond=1), 1: store(diamond=3, amethyst=1)},
            {0: "amethyst", 1: "diamond"},
            (1,),
        ),
        # five different (15) against four of one colour and one (4 x 4 + 1 = 17)
        (
            {
                0: store(amethyst=1, diamond=1, amber=1, sapphire=1),
                1: store(sapphire=3, amethyst=1),
            },
            {0: "ruby", 1: "sapphire"},
            (1,),
        ),
        # a store that is not filled does not win, however much it holds
        (
            {0: store(amethyst=3), 1: store(diamond=2, amber=2, sapphire=2)},
            {0: "amethyst"},
            (0,),
        ),
        # five different, and five different: shared
        (
            {
                1: store(amethyst=1, diamond=1, amber=1, sapphire=1),
                2: store(diamond=1, amber=1, sapphire=1, ruby=1),
            },
            {1: "ruby", 2: "amethyst"},
            (1, 2),
        ),
    ],
    ids=["gems", "value", "value_of_mixed", "filled_only", "shared"],
)
def test_r11_finish_round_then_most_gems_then_their_value(
    stocks: dict[int, Store], gems: dict[int, Gem], winners: tuple[int, ...]
) -> None:
    state, events = play(race(stocks, gems), (0, HOMEWARD), (1, HOMEWARD), (2, HOMEWARD))
    scores = tuple(sum(each) for each in state.stores)
    assert events[-1] == GameEnded(winners=winners, rule="R11")
    assert {event.seat for event in of(events, StoreFilled)} >= set(winners)
    assert state.phase == Over(winners)
    assert NIAGARA.result(state) == Result(scores, winners, "R11")


@pytest.mark.clause("niagara", "R11")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        (store(amethyst=4, amber=2), store(diamond=4, amethyst=2)),  # 4 + 6 = 8 + 2
        (store(amethyst=4, sapphire=2), store(diamond=6)),  # 4 + 8 = 12
        (store(amethyst=4, ruby=1), store(diamond=4, amethyst=1)),  # 4 + 5 = 8 + 1
    ],
    ids=["amber", "sapphire", "ruby"],
)
def test_r11_the_gems_are_worth_1_to_5(one: Store, other: Store) -> None:
    state, events = flow(eve(options=PATIENT, stores={0: one, 1: other}))
    assert events[-1] == GameEnded(winners=(0, 1), rule="R11")
    assert state.phase == Over((0, 1))


@pytest.mark.clause("niagara", "R11")
def test_r11_finish_round_goes_on_when_no_store_is_filled() -> None:
    state, events = play(race({}, {0: "ruby"}), (0, HOMEWARD), (1, HOMEWARD), (2, HOMEWARD))
    assert of(events, GameEnded) == []
    assert len(of(events, RiverRose)) == 1
    assert state.phase == Choosing()


@pytest.mark.clause("niagara", "R11")
def test_r11_finish_round_ends_with_the_last_seats_turn() -> None:
    """Even if that turn ends by staying ashore."""
    state = eve(options=PATIENT, stores={0: store(ruby=4)})
    state, events = play(state, (2, Stay()))
    assert events[-1] == GameEnded(winners=(0,), rule="R11")
    assert of(events, RiverRose) == []
    assert NIAGARA.awaited(state) == ()


@pytest.mark.clause("niagara", "R11", "6.1")
def test_r11_at_once_the_first_to_fill_a_store_wins() -> None:
    """The same race as above, without patience: seat 2 never gets its seventh gem home."""
    canoes: dict[int, Canoes] = {
        0: (Canoe("M1", "ruby"), FALLEN),
        2: (Canoe("M1", "amber"), FALLEN),
    }
    state = position(canoes=canoes, stores={0: store(ruby=3), 2: store(amethyst=3, diamond=3)})
    state, _ = play(state, *((seat, Lay(1)) for seat in range(3)))
    state, events = play(state, (0, HOMEWARD))
    assert events[-1] == GameEnded(winners=(0,), rule="6.1")
    assert NIAGARA.result(state) == Result((4, 0, 6), (0,), "6.1")
