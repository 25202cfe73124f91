"""Every "no" outside a canoe's move: the clause, the reason, the facts."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.niagara.model import (
    SIDES,
    Canoe,
    DrawLots,
    Flow,
    Lay,
    Move,
    MoveWeather,
    Options,
    Over,
    Paddle,
    Stay,
)

from .positions import (
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    THREE,
    eve,
    flow,
    play,
    position,
    refused,
    store,
    turn,
)

PLAYERS_MOVES: list[Move] = [Lay(3), Paddle(0, "M3"), Stay(), MoveWeather(1)]
IN_PHASE_TWO: list[Move] = [Paddle(0, "M3"), Stay(), MoveWeather(1)]
OVER = position(phase=Over((0,)), stores={0: store(ruby=4)}, laid={0: 1, 1: 1, 2: 1}, turned=1)
RANDOM_FORK = Options(seats=3, fork="random")


# Anybody, any time


@pytest.mark.clause("niagara", "1.1")
@pytest.mark.parametrize("seat", [3, 4, 99, -2])
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_an_unknown_seat(seat: int, move: Move) -> None:
    no = Refusal("1.1", "no_such_seat", {"seat": seat})
    assert refused(position(), seat, move) == no
    assert refused(turn(3, *HOME), seat, move) == no


@pytest.mark.clause("niagara", "1.1")
def test_seat_3_exists_at_a_table_of_four() -> None:
    assert NIAGARA.refusal(position(options=Options(seats=4)), 3, Lay(3)) is None


@pytest.mark.clause("niagara", "1.1")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_nature_is_no_player(move: Move) -> None:
    no = Refusal("1.1", "nature_is_no_player")
    for state in (NIAGARA.setup(THREE), position(), turn(3, *HOME), turn(0, *HOME)):
        assert refused(state, NATURE, move) == no


@pytest.mark.clause("niagara", "1.5")
def test_players_do_not_draw_lots() -> None:
    no = Refusal("1.5", "nature_draws_lots")
    for state in (NIAGARA.setup(THREE), position(), turn(3, *HOME)):
        assert refused(state, 1, DrawLots(1, "L")) == no


@pytest.mark.clause("niagara", "R9")
def test_players_do_not_split_the_river() -> None:
    no = Refusal("R9", "nature_splits_the_river")
    flowing, _ = flow(eve(tiles=(1, 3, 3), options=RANDOM_FORK))
    for state in (flowing, position(), turn(3, *HOME)):
        assert refused(state, 0, Flow(("L",))) == no


@pytest.mark.clause("niagara", "6.1")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_nothing_after_the_end(seat: int, move: Move) -> None:
    assert refused(OVER, seat, move) == Refusal("6.1", "game_over")


@pytest.mark.clause("niagara", "6.1")
def test_nothing_after_the_end_for_nature_either() -> None:
    assert refused(OVER, NATURE, DrawLots(0, "L")) == Refusal("6.1", "game_over")
    assert refused(OVER, NATURE, Flow(("L",))) == Refusal("6.1", "game_over")


# Nature


@pytest.mark.clause("niagara", "1.5")
def test_lots_are_drawn_once() -> None:
    no = Refusal("1.5", "lots_are_drawn")
    for state in (position(), turn(3, *HOME)):
        assert refused(state, NATURE, DrawLots(0, "L")) == no


@pytest.mark.clause("niagara", "1.5")
@pytest.mark.parametrize("first", [3, -1, 99])
def test_the_first_player_is_one_of_the_players(first: int) -> None:
    assert refused(NIAGARA.setup(THREE), NATURE, DrawLots(first, "L")) == Refusal(
        "1.5", "no_such_first_player", {"seats": 3}
    )


@pytest.mark.clause("niagara", "R9")
def test_a_first_arm_is_drawn_only_where_arms_take_turns() -> None:
    no = Refusal("R9", "wrong_fork_lot")
    assert refused(NIAGARA.setup(THREE), NATURE, DrawLots(0, None)) == no
    assert refused(NIAGARA.setup(RANDOM_FORK), NATURE, DrawLots(0, "L")) == no


@pytest.mark.clause("niagara", "4.2")
def test_the_river_flows_in_phase_three_only() -> None:
    no = Refusal("4.2", "no_flow_now")
    for options in (THREE, RANDOM_FORK):
        for state in (
            NIAGARA.setup(options),
            position(options=options),
            turn(3, *HOME, options=options),
        ):
            assert refused(state, NATURE, Flow(("L", "R", "L"))) == no
            assert refused(state, NATURE, Flow(())) == no


@pytest.mark.clause("niagara", "4.2")
@pytest.mark.parametrize("discs", [0, 1, 3, 8])
def test_as_many_discs_as_the_speed(discs: int) -> None:
    state, _ = flow(eve(tiles=(2, 3, 3), options=RANDOM_FORK))
    assert refused(state, NATURE, Flow((SIDES[0],) * discs)) == Refusal(
        "4.2", "wrong_number_of_discs", {"discs": 2}
    )


# Players at the wrong moment


@pytest.mark.clause("niagara", "1.5")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_lots_first(move: Move) -> None:
    for seat in range(3):
        assert refused(NIAGARA.setup(THREE), seat, move) == Refusal("1.5", "lots_first")


@pytest.mark.clause("niagara", "4.2")
@pytest.mark.parametrize("move", PLAYERS_MOVES)
def test_the_river_flows_first(move: Move) -> None:
    state, _ = flow(eve(tiles=(2, 3, 3), options=RANDOM_FORK))
    for seat in range(3):
        assert refused(state, seat, move) == Refusal("4.2", "river_flows_first")


@pytest.mark.clause("niagara", "2.1")
@pytest.mark.parametrize("move", IN_PHASE_TWO)
def test_choose_first(move: Move) -> None:
    state, _ = play(position(), (0, Lay(3)))
    for seat in range(3):
        assert refused(state, seat, move) == Refusal("2.1", "choose_first")


@pytest.mark.clause("niagara", "2.1")
@pytest.mark.parametrize("tile", [3, 4])
def test_already_chosen(tile: int) -> None:
    state, _ = play(position(), (0, Lay(3)))
    assert refused(state, 0, Lay(tile)) == Refusal("2.1", "already_chosen")


@pytest.mark.clause("niagara", "2.1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_choosing_is_over(seat: int) -> None:
    assert refused(turn(3, *HOME), seat, Lay(5)) == Refusal("2.1", "choosing_is_over")


@pytest.mark.clause("niagara", "3.1")
@pytest.mark.parametrize("move", IN_PHASE_TWO)
@pytest.mark.parametrize("tile", [3, 0])
def test_not_your_turn(move: Move, tile: int) -> None:
    state = turn(tile, *HOME, rivals={1: (Canoe("M2"), ASHORE)}, tiles={1: 0})
    for seat in (1, 2):
        assert refused(state, seat, move) == Refusal("3.1", "not_your_turn", {"turn": 0})


# Laying a tile


@pytest.mark.clause("niagara", "2.3")
def test_not_in_hand() -> None:
    state = position(played=(4, 0))
    assert refused(state, 1, Lay(4)) == Refusal("2.3", "not_in_hand", {"tile": 4})
    assert refused(state, 1, Lay(0)) == Refusal("2.3", "not_in_hand", {"tile": 0})


@pytest.mark.clause("niagara", "2.2")
def test_no_fallen_canoe() -> None:
    state = position(stores={1: store(ruby=1)}, canoes={0: (FALLEN, ASHORE)})
    assert refused(state, 1, Lay(4, "ruby")) == Refusal("2.2", "no_fallen_canoe")


@pytest.mark.clause("niagara", "2.2")
def test_gem_not_in_store() -> None:
    state = position(
        canoes={1: (FALLEN, Canoe("M3", "ruby"))}, stores={0: store(ruby=1), 1: store(amber=1)}
    )
    assert refused(state, 1, Lay(4, "ruby")) == Refusal("2.2", "gem_not_in_store", {"gem": "ruby"})


# The cloud


@pytest.mark.clause("niagara", "3.14")
@pytest.mark.parametrize("move", [Paddle(0, "M2"), Paddle(1, "M1"), Stay()])
def test_the_cloud_moves_no_canoe(move: Move) -> None:
    state = turn(0, Canoe("M3"), ASHORE)
    assert refused(state, 0, move) == Refusal("3.14", "cloud_moves_no_canoe")


@pytest.mark.clause("niagara", "3.14")
@pytest.mark.parametrize("canoes", [HOME, (Canoe("M3"), ASHORE), (Canoe("M3"), Canoe("M1"))])
def test_not_a_cloud(canoes: tuple[Canoe, Canoe]) -> None:
    for tile in (1, 6):
        assert refused(turn(tile, *canoes), 0, MoveWeather(1)) == Refusal(
            "3.14", "not_a_cloud", {"tile": tile}
        )


@pytest.mark.clause("niagara", "R7")
def test_end_of_track() -> None:
    assert refused(turn(0, *HOME, weather=2), 0, MoveWeather(1)) == Refusal(
        "R7", "end_of_track", {"weather": 2}
    )
    assert refused(turn(0, *HOME, weather=-1), 0, MoveWeather(-1)) == Refusal(
        "R7", "end_of_track", {"weather": -1}
    )


# Staying ashore


@pytest.mark.clause("niagara", "R2")
@pytest.mark.parametrize("canoes", [HOME, (ASHORE, FALLEN)])
def test_must_launch(canoes: tuple[Canoe, Canoe]) -> None:
    assert refused(turn(3, *canoes), 0, Stay()) == Refusal("R2", "must_launch")


@pytest.mark.clause("niagara", "3.3")
@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("other", [ASHORE, FALLEN])
def test_canoe_must_move(number: int, other: Canoe) -> None:
    canoes = (Canoe("M3"), other) if number == 0 else (other, Canoe("M3"))
    assert refused(turn(3, *canoes), 0, Stay()) == Refusal(
        "3.3", "canoe_must_move", {"canoe": number}
    )


@pytest.mark.clause("niagara", "3.4")
def test_both_must_move() -> None:
    assert refused(turn(3, Canoe("M3"), Canoe("R7")), 0, Stay()) == Refusal("3.4", "both_must_move")
