"""Clause 3.4 and ruling R3: catching others, and being answered."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Seat
from ludotheque.games.vertiges.events import (
    BaseRemoved,
    FittingCaught,
    IdlenessCaught,
    LastPiecePut,
    PointsScored,
    ProtestRejected,
    SecondTowerCaught,
    TowerForbidden,
    TowerStarted,
)
from ludotheque.games.vertiges.model import (
    Building,
    Fate,
    Options,
    Pass,
    Protest,
    Refill,
    State,
    Take,
)

from .positions import (
    FAST,
    GAME,
    THREE,
    TWO,
    WATCHED,
    fall,
    of,
    piece,
    pieces,
    play,
    position,
    puts,
    reason,
    refused,
    tried,
    zaps,
)


def wrong_tower(options: Options = THREE) -> State:
    """Seat 0 starts a tower although T-1 fitted; it is the turn of the last seat."""
    hands = ("S1 T-1", *("V+1 V+2", "W+1 W+2")[: options.seats - 1])
    start = position(
        "T+1", hands=hands, options=options, bag="" if options.game == "normal" else "Z1"
    )
    state, events = play(start, *puts(0, "S1", None))
    assert [event.piece for event in of(events, TowerStarted)] == [piece("S1")]
    if options.game == "fast":
        state, _ = play(state, (NATURE, Refill(pieces("Z1"))))
    return state


@pytest.mark.clause("vertiges", "3.4", "R3")
@pytest.mark.parametrize("seat", [1, 2])
def test_3_4_whoever_catches_a_wrong_tower_scores_2(seat: Seat) -> None:
    """Also out of turn; the base goes into the bag, and the erring one has passed."""
    before = wrong_tower()
    assert before.phase == Building(2)
    assert Protest() in GAME.moves(before, seat)
    state, events = play(before, (seat, Protest()))
    assert events == [
        FittingCaught(seat=seat, against=0, piece=piece("T-1"), onto=piece("T+1"), rule="3.4"),
        PointsScored(seat=seat, points=2, score=2, rule="3.4"),
        BaseRemoved(piece=piece("S1"), rule="3.4"),
    ]
    assert state.towers == (pieces("T+1"),)
    assert [pose.piece for pose in state.poses] == [piece("T+1")]
    assert state.bag == pieces("S1")
    assert piece("S1") not in state.hands[0]
    assert state.phase == Building(2)
    assert state.scores == tuple(2 * (each == seat) for each in range(3))


@pytest.mark.clause("vertiges", "3.4")
def test_3_4_a_base_that_fitted_itself_is_wrong_too() -> None:
    start = position("T+1", hands=("S1 T-1", "V+1"))
    state, events = play(start, *puts(0, "T-1", None), (1, Protest()))
    (caught,) = of(events, FittingCaught)
    assert (caught.piece, caught.onto) == (piece("T-1"), piece("T+1"))
    assert state.towers == (pieces("T+1"),)


@pytest.mark.clause("vertiges", "3.4", "R4")
def test_3_4_in_the_fast_game_the_base_can_be_drawn_again() -> None:
    state, _ = play(wrong_tower(FAST), (1, Protest()))
    assert state.bag == pieces("S1")
    state, _ = play(state, (1, Pass()))
    assert GAME.awaited(state) == (NATURE,)
    play(state, (NATURE, Refill(pieces("S1"))))


@pytest.mark.clause("vertiges", "R3")
def test_r3_the_first_protest_counts() -> None:
    state, _ = play(wrong_tower(), (1, Protest()))
    assert reason(state, 2, Protest()) == ("R3", "nothing_to_contest")
    assert state.deed is None


@pytest.mark.clause("vertiges", "R3")
def test_r3_nobody_protests_once_the_next_piece_is_touched() -> None:
    state, _ = play(wrong_tower(), (2, Take(piece("W+1"))))
    for seat in (1, 2):
        assert reason(state, seat, Protest()) == ("R3", "nothing_to_contest")


@pytest.mark.clause("vertiges", "R3")
def test_r3_nor_against_oneself_nor_while_a_hand_is_refilled() -> None:
    assert reason(wrong_tower(), 0, Protest()) == ("R3", "own_deed")
    start = position("T+1", hands=("S1 T-1", "V+1"), options=FAST, bag="Z1")
    state, _ = play(start, *puts(0, "S1", None))
    assert reason(state, 1, Protest()) == ("2.6", "refill_first")


@pytest.mark.clause("vertiges", "R3", "2.5")
def test_r3_passing_while_a_piece_fits_is_an_offence() -> None:
    start = position("T+1", hands=("S1 T-1", "V+1"), put=1, piles={0: "Z1"})
    state, events = play(start, (0, Pass()), (1, Protest()))
    assert of(events, FittingCaught) == [
        FittingCaught(seat=1, against=0, piece=piece("T-1"), onto=piece("T+1"), rule="3.4")
    ]
    assert not of(events, BaseRemoved)
    assert (state.scores, state.towers) == ((0, 2), (pieces("T+1"),))
    assert state.phase == Building(1)


@pytest.mark.clause("vertiges", "R3", "2.6")
def test_r3_the_hand_before_it_was_refilled_decides() -> None:
    start = position("T+1", hands=("S1", "V+1"), piles={0: "T-1"}, put=1)
    _, events = play(start, (0, Pass()), (1, Protest()))
    assert of(events, ProtestRejected) == [
        ProtestRejected(seat=1, against=0, why="nothing_fitted", rule="R3")
    ]


@pytest.mark.clause("vertiges", "R3", "3.3")
@pytest.mark.parametrize("towers", [(), ("T+1",)])
def test_r3_passing_instead_of_a_new_tower_is_an_offence(towers: tuple[str, ...]) -> None:
    start = position(*towers, hands=("S1", "V+1"))
    state, events = play(start, (0, Pass()), (1, Protest()))
    assert of(events, IdlenessCaught) == [IdlenessCaught(seat=1, against=0, rule="R3")]
    assert state.scores == (0, 2)


@pytest.mark.clause("vertiges", "R3", "3.3")
def test_r3_a_new_tower_after_other_pieces_is_an_offence() -> None:
    start = position("T+1", hands=("S1 V+1", "V+2"), put=1)
    state, events = play(start, *puts(0, "V+1", None), (1, Protest()))
    assert of(events, SecondTowerCaught) == [SecondTowerCaught(seat=1, against=0, rule="3.4")]
    assert piece("V+1") in state.bag


@pytest.mark.clause("vertiges", "R3")
def test_r3_a_wrong_protest_costs_nothing_and_is_answered_once() -> None:
    start = position("T+1", hands=("S1 V-1", "V+1", "W+1"), options=THREE)
    before, _ = play(start, *puts(0, "S1", None))
    state, events = play(before, (1, Protest()))
    assert events == [ProtestRejected(seat=1, against=0, why="nothing_fitted", rule="R3")]
    assert (state.scores, state.towers) == (before.scores, before.towers)
    assert reason(state, 1, Protest()) == ("R3", "already_answered")
    state, events = play(state, (2, Protest()))
    assert len(of(events, ProtestRejected)) == 1
    assert state.deed is not None
    assert state.deed.protests == (1, 2)


@pytest.mark.clause("vertiges", "R3")
def test_r3_an_empty_hand_may_pass() -> None:
    start = position("T+1", hands=("", "V+1"), piles={0: "Z1"})
    _, events = play(start, (0, Pass()), (1, Protest()))
    assert [event.why for event in of(events, ProtestRejected)] == ["hand_was_empty"]


@pytest.mark.clause("vertiges", "R3", "R15")
def test_r3_so_may_who_finds_no_room() -> None:
    bases = "T+1 T+2 T+3 T+4 V+1 V+2 V+3 V+4 W+1 W+2 W+3"
    start = position(*bases.split(), hands=("S1", "C+1"))
    poses = tuple(replace(pose, x=70_000 * (at - 5)) for at, pose in enumerate(start.poses))
    _, events = play(replace(start, poses=poses), (0, Pass()), (1, Protest()))
    assert [event.why for event in of(events, ProtestRejected)] == ["no_room"]


@pytest.mark.clause("vertiges", "R3")
def test_r3_a_pass_closes_what_was_before_it() -> None:
    state, _ = play(wrong_tower(TWO), (1, Pass()))
    assert state.deed is not None
    assert state.deed.seat == 1
    assert reason(state, 1, Protest()) == ("R3", "own_deed")
    _, events = play(state, (0, Protest()))
    assert [event.against for event in of(events, IdlenessCaught)] == [1]
    assert state.towers == (pieces("T+1"), pieces("S1")), "the wrong tower stands for good"


@pytest.mark.clause("vertiges", "R3")
def test_r3_where_the_house_watches_nobody_protests() -> None:
    start = position("T+1", hands=("S1 S2", "V+1"), options=WATCHED)
    state, _ = play(start, *puts(0, "S1", None))
    assert reason(state, 1, Protest()) == ("R3", "house_is_referee")
    assert Protest() not in GAME.moves(state, 1)


@pytest.mark.clause("vertiges", "R14", "R3")
def test_r14_who_is_alone_has_nobody_to_protest() -> None:
    state = position("T+1", hands=("S1",), options=Options(seats=1))
    assert reason(state, 0, Protest()) == ("R14", "nobody_to_contest")


@pytest.mark.clause("vertiges", "R3", "6.1")
def test_r3_the_last_piece_does_not_end_the_game_as_a_wrong_tower() -> None:
    start = position("T+1", hands=("T-1", "V+1"))
    state, events = play(start, *puts(0, "T-1", None))
    assert [event.piece for event in of(events, TowerForbidden)] == [piece("T-1")]
    assert state == tried(start)
    _, events = play(start, *puts(0, "T-1", "T+1"))
    assert len(of(events, LastPiecePut)) == 1


@pytest.mark.clause("vertiges", "R3")
def test_r3_a_zap_a_fall_and_what_was_taken_back_cannot_be_contested() -> None:
    """Although T-2 fits all the time, and was never put."""
    start = position("V+1 V-2 T+1", "V+3", hands=("S1 T-2", "C+1"), put=1)
    zapped, _ = play(start, *zaps(0, "V-2", "V+3"))
    missed, _ = play(start, *zaps(0, "V-2", "V+3", Fate((), False)))
    assert missed == tried(start)
    fallen, _ = play(start, *puts(0, "S1", "V+3", fall("S1")))
    back, _ = play(start, *puts(0, "S1", "V+3", Fate((), False)))
    for state in (zapped, missed, fallen, back):
        refusal = refused(state, 1, Protest())
        assert (refusal.rule, refusal.reason) == ("R3", "nothing_to_contest")
        assert Protest() not in GAME.moves(state, 1)
    assert [state.phase for state in (zapped, fallen)] == [Building(1)] * 2
    assert [state.phase for state in (missed, back)] == [Building(0)] * 2


@pytest.mark.clause("vertiges", "R2", "R3")
def test_r3_nobody_is_told_whether_a_protest_would_be_right() -> None:
    """What is listed and shown is the same after a right deed and a wrong one."""
    right = position("T+1", hands=("S1 V-1", "V+1", "W+1 W+2"), options=THREE)
    right, _ = play(right, *puts(0, "S1", None))
    wrong = wrong_tower()
    for seat in (1, 2):
        listed = [Protest() in GAME.moves(state, seat) for state in (right, wrong)]
        assert listed == [True, True]
