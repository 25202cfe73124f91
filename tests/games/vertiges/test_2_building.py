"""Clauses 2: bases, what goes on what, taking back, and passing."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import (
    HandRefilled,
    PiecePut,
    PieceTaken,
    PieceTakenBack,
    TowerStarted,
    TurnPassed,
    named,
)
from ludotheque.games.vertiges.model import (
    Aim,
    Building,
    Fate,
    Holding,
    Pass,
    Put,
    Refill,
    Refilling,
    Settle,
    Steady,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.games.vertiges.poses import HALF_TURN, Pose
from ludotheque.games.vertiges.towers import takes

from .positions import (
    FAST,
    GAME,
    TWO,
    WATCHED,
    WOOD,
    dealt,
    of,
    piece,
    pieces,
    play,
    position,
    puts,
    reason,
    refused,
    seated,
    shifted,
    steered,
    tried,
)


@pytest.mark.clause("vertiges", "2.1")
@pytest.mark.parametrize("name", ["V+1", "V-1", "C-2", "O+3", "Z4", "S1"])
def test_2_1_any_piece_is_a_base_on_its_flat_side(name: str) -> None:
    state = position(hands=(f"{name} T+1", "T-1"), options=WOOD)
    base = Pose(piece(name), 50_000, 0, 0, False)
    state, events = play(state, *steered(state, 0, Take(piece(name)), base))
    assert of(events, TowerStarted) == [
        TowerStarted(seat=0, piece=piece(name), towers=1, rule="2.1")
    ]
    assert state.towers == ((piece(name),),)
    assert state.poses == (base,)


@pytest.mark.clause("vertiges", "2.1", "2.3")
@pytest.mark.parametrize(
    "pose",
    [
        Pose(0, 0, 34_000, HALF_TURN, False),
        Pose(0, 0, 20_000, HALF_TURN // 2, False),
        Pose(0, 0, 0, 60_000, False),
        Pose(0, 0, 2_000, 0, False),
    ],
    ids=["on_its_cut", "on_its_side", "aslant", "in_the_air"],
)
def test_2_1_no_base_stands_otherwise(pose: Pose) -> None:
    state = position(hands=("V+1 T+1", "T-1"), options=WOOD)
    state, events = play(state, *steered(state, 0, Take(0), pose))
    assert [event.why for event in of(events, PieceTakenBack)] == ["does_not_fit"]
    assert (state.towers, state.poses, state.phase) == ((), (), Building(0))
    assert 0 in state.hands[0]


@pytest.mark.clause("vertiges", "2.2")
def test_2_2_a_piece_goes_on_top_of_a_tower() -> None:
    start = position("V+1 V-1", "T+1", hands=("T-2 S1", ""))
    state, events = play(start, *puts(0, "T-2", "T+1"))
    assert of(events, PiecePut) == [
        PiecePut(seat=0, piece=piece("T-2"), onto=piece("T+1"), height=2, rule="2.2")
    ]
    assert state.towers == (pieces("V+1 V-1"), pieces("T+1 T-2"))
    assert state.hands[0] == pieces("S1")
    assert (state.phase, state.put) == (Building(0), 1)
    assert seated(start, "T-2", "T+1") in state.poses


@pytest.mark.clause("vertiges", "2.2", "R1")
def test_2_2_a_cut_takes_its_mate_and_a_flat_side_anything() -> None:
    mates = dict(zip("VvTtCcWwOoZS", "vVtTcCwWoOZS", strict=True))
    for top in PIECES:
        for other in PIECES:
            assert takes((top.id,), other.id) == (mates[top.cut] == other.cut)
            assert takes((0, top.id), other.id)


@pytest.mark.clause("vertiges", "2.2", "R1")
@pytest.mark.parametrize("name", ["T-2", "T-1"])
def test_2_2_by_hand_a_piece_interlocks_if_it_sits_as_it_should(name: str) -> None:
    start = position("T+1", hands=("T-1 T-2 S1", ""), options=WOOD)
    where = shifted(seated(start, name, "T+1"), x=900, y=-300)
    state, events = play(start, *steered(start, 0, Take(piece(name), True), where))
    assert [event.height for event in of(events, PiecePut)] == [2]
    assert where in state.poses


@pytest.mark.clause("vertiges", "2.2", "2.3", "R1")
def test_2_3_what_does_not_fit_is_taken_back_and_the_turn_goes_on() -> None:
    """Too far off its place, not the mate, cut on flat, flat on cut, or turned the wrong way."""
    start = position("T+1", "V+1 V-1", "O+1", hands=("T-1 V-2 O-1 S1", ""), options=WOOD)
    off = shifted(seated(start, "T-1", "T+1"), x=1_500)
    not_the_mate = seated(start, "V-2", "T+1")
    flat = seated(start, "S1", "V-1")
    cut_on_flat = Pose(flat.piece, flat.x, flat.y + 25_000, HALF_TURN, False)
    flat_on_cut = Pose(piece("S1"), seated(start, "T-1", "T+1").x, 33_000, 0, False)
    turned = seated(start, "O-1", "O+1", turned=True)
    for where in (off, not_the_mate, cut_on_flat, flat_on_cut, turned):
        state, events = play(start, *steered(start, 0, Take(where.piece), where))
        assert of(events, PieceTakenBack) == [
            PieceTakenBack(seat=0, piece=where.piece, why="does_not_fit", rule="2.3")
        ]
        assert state == tried(start)
    state, events = play(start, *steered(start, 0, Take(piece("O-1")), seated(start, "O-1", "O+1")))
    assert len(of(events, PiecePut)) == 1


@pytest.mark.clause("vertiges", "2.3", "R12")
def test_2_3_who_ends_with_closed_fingers_takes_back_what_they_hold() -> None:
    start = position("T+1", hands=("T-1 S1", ""), options=WOOD)
    state, events = play(start, *steered(start, 0, Take(piece("T-1")), kept=True))
    assert of(events, PieceTakenBack) == [
        PieceTakenBack(seat=0, piece=piece("T-1"), why="kept_in_hand", rule="2.3")
    ]
    assert state == tried(start)


@pytest.mark.clause("vertiges", "2.3", "R13")
def test_2_3_without_a_hand_it_is_taken_back_as_well() -> None:
    start = position("T+1", "V+1", hands=("T-1 S1", ""))
    holding, _ = play(start, (0, Take(piece("T-1"))), (NATURE, Steady(1)))
    state, events = play(holding, (0, Withdraw()))
    assert [event.why for event in of(events, PieceTakenBack)] == ["kept_in_hand"]
    assert state == tried(start)
    wrong, _ = play(holding, (0, Aim(piece("V+1"))))
    assert reason(wrong, NATURE, Fate((), True)) == ("R13", "wrong_fate")
    state, events = play(wrong, (NATURE, Fate((), False)))
    assert [event.why for event in of(events, PieceTakenBack)] == ["does_not_fit"]
    assert state == tried(start)


@pytest.mark.clause("vertiges", "2.3")
def test_2_3_one_plays_ones_own_pieces_only() -> None:
    state = position("T+1", hands=("T-1", "T-2"), piles={0: "T-3"})
    for strange in ("T-2", "T-3", "T+1", "S1"):
        refusal = refused(state, 0, Take(piece(strange)))
        assert (refusal.rule, refusal.reason) == ("2.3", "not_in_hand")
        assert refusal.facts == {"piece": piece(strange)}


@pytest.mark.clause("vertiges", "2.3", "R7")
def test_2_3_what_was_nudged_keeps_its_new_place() -> None:
    start = position("T+1", hands=("T-1 S1", ""), options=WOOD)
    nudged = shifted(start.poses[0], x=3_000)
    off = shifted(seated(start, "T-1", "T+1"), x=9_000)
    state, _ = play(start, *steered(start, 0, Take(piece("T-1")), nudged, off))
    assert state.poses == (nudged,)


@pytest.mark.clause("vertiges", "2.4")
@pytest.mark.parametrize("options", [TWO, WOOD])
def test_2_4_one_hand_holds_one_thing(options: object) -> None:
    start = position("T+1 T-2", "V+1", hands=("T-1 S1", ""), put=1, options=options)  # type: ignore[arg-type]
    state, events = play(start, (0, Take(piece("T-1"))), (NATURE, Steady(5)))
    assert events == [PieceTaken(seat=0, piece=piece("T-1"), rule="2.4")]
    assert state.phase == Holding(0, Take(piece("T-1")), 5)
    assert reason(state, 0, Take(piece("S1"))) == ("2.4", "hand_is_full")
    assert reason(state, 0, Pass()) == ("2.4", "hand_is_full")


@pytest.mark.clause("vertiges", "2.5", "3.2")
def test_2_5_one_goes_on_as_long_as_one_can() -> None:
    state = position("T+1", hands=("T-1 S1 S2 V+1", ""))
    for name, onto in (("T-1", "T+1"), ("S1", "T-1"), ("S2", "S1"), ("V+1", "S2")):
        assert state.phase == Building(0)
        state, _ = play(state, *puts(0, name, onto))
    assert state.towers == (pieces("T+1 T-1 S1 S2 V+1"),)
    assert state.put == 4


@pytest.mark.clause("vertiges", "2.5")
def test_2_5_the_house_lets_nobody_pass_who_can_go_on() -> None:
    state = position("T+1", "V+1", hands=("S1 T-1", ""), options=WATCHED)
    refusal = refused(state, 0, Pass())
    assert (refusal.rule, refusal.reason) == ("2.5", "a_piece_fits")
    assert refusal.facts == {"piece": piece("T-1"), "onto": piece("T+1")}
    state = position("T+1", "V+1", hands=("S1 T+2", ""), options=WATCHED, put=1)
    play(state, (0, Pass()))


@pytest.mark.clause("vertiges", "2.6")
def test_2_6_who_passes_refills_the_hand_from_the_own_pile() -> None:
    start = position(
        "T+1", hands=("S1 S2", "V+1"), piles={0: "Z1 Z2 Z3 Z4 W+1 W+2", 1: "O+1"}, put=1
    )
    state, events = play(start, (0, Pass()))
    drawn = pieces("Z1 Z2 Z3 Z4")
    assert events[:2] == [
        TurnPassed(seat=0, rule="2.6"),
        HandRefilled(seat=0, pieces=named(drawn), left=2, rule="2.6"),
    ]
    assert state.hands[0] == tuple(sorted((*pieces("S1 S2"), *drawn)))
    assert state.piles == (pieces("W+1 W+2"), pieces("O+1"))
    assert state.phase == Building(1)
    assert state.put == 0


@pytest.mark.clause("vertiges", "2.6", "6.1")
def test_2_6_with_a_short_pile_the_hand_is_what_is_left() -> None:
    start = position("T+1", hands=("S1 S2", "V+1"), piles={0: "Z1"}, put=1)
    state, _ = play(start, (0, Pass()))
    assert state.hands[0] == tuple(sorted(pieces("S1 S2 Z1")))
    again, events = play(state, (1, Pass()), (0, Pass()))
    assert not of(events, HandRefilled)
    assert again.hands[0] == state.hands[0]


@pytest.mark.clause("vertiges", "2.6", "1.4")
def test_2_6_in_the_fast_game_nature_draws_from_the_bag() -> None:
    start = position("T+1", hands=("S1 S2", "V+1"), bag="Z1 Z2 Z3 Z4 W+1", options=FAST, put=1)
    state, _ = play(start, (0, Pass()))
    assert state.phase == Refilling(0)
    assert GAME.awaited(state) == (NATURE,)
    for wrong in ("Z1 Z2 Z3", "Z1 Z2 Z3 V+2", "Z2 Z1 Z3 Z4", "Z1 Z1 Z2 Z3"):
        assert reason(state, NATURE, Refill(pieces(wrong))) == ("1.4", "wrong_refill")
    drawn = pieces("W+1 Z1 Z2 Z3")
    state, events = play(state, (NATURE, Refill(drawn)))
    assert of(events, HandRefilled) == [
        HandRefilled(seat=0, pieces=named(drawn), left=1, rule="2.6")
    ]
    assert state.bag == pieces("Z4")
    assert (len(state.hands[0]), state.phase) == (6, Building(1))


@pytest.mark.clause("vertiges", "2.6")
def test_2_6_an_empty_hand_with_a_pile_can_only_pass_or_zap() -> None:
    start = position("T+1", hands=("T-1", "V+1"), piles={0: "Z1"})
    state, _ = play(start, *puts(0, "T-1", "T+1"))
    assert GAME.moves(state, 0) == [Pass()]
    state, _ = play(state, (0, Pass()))
    assert state.hands[0] == pieces("Z1")


@pytest.mark.clause("vertiges", "2.2", "R12")
def test_what_came_of_it_must_tell_of_every_piece_once() -> None:
    start = position("T+1 T-1", hands=("S1 S2", ""), options=WOOD)
    settling, _ = play(start, *steered(start, 0, Take(piece("S1")), kept=True)[:3])
    settle = Settle(None, start.poses)
    play(settling, (NATURE, settle))
    held = Pose(piece("S1"), 0, 0, 0, False)
    other = Pose(piece("S2"), 0, 0, 0, False)
    for wrong in (
        Settle(None, start.poses[:1]),
        Settle(None, start.poses[::-1]),
        Settle(None, (*start.poses, held)),
        Settle(held, start.poses),
        Settle(other, (*start.poses, held)),
        Settle(held, (*start.poses, other)),
    ):
        assert reason(settling, NATURE, wrong) == ("R12", "wrong_poses")
    assert reason(settling, 0, settle) == ("R12", "nature_decides")
    assert reason(settling, 0, Put(b"")) == ("R12", "let_it_settle")


@pytest.mark.clause("vertiges", "2.1", "2.2")
def test_a_whole_first_turn() -> None:
    state = dealt(TWO, order=pieces("V+1 V-1 T+1 T-1 C+1 W+1"))
    for name, onto in (("V+1", None), ("V-1", "V+1"), ("C+1", "V-1")):
        state, _ = play(state, *puts(0, name, onto))
    state, events = play(state, (0, Pass()))
    assert state.towers == (pieces("V+1 V-1 C+1"),)
    assert len(state.hands[0]) == 6
    assert len(of(events, HandRefilled)[0].pieces) == 3
    assert state.phase == Building(1)
