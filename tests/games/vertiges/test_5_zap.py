"""Clauses 5 and ruling R6: half a tower goes to another."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import (
    FittingCaught,
    HandRefilled,
    PiecesFell,
    PieceTakenBack,
    PointsScored,
    TowerLifted,
    TowerUntouched,
    ZapMissed,
    Zapped,
    named,
)
from ludotheque.games.vertiges.model import (
    Aim,
    Building,
    Fate,
    Lift,
    Options,
    Pass,
    Protest,
    Put,
    Steady,
    Take,
    Withdraw,
)
from ludotheque.games.vertiges.physics.reach import first_row
from ludotheque.games.vertiges.physics.trace import HERTZ, pack
from ludotheque.games.vertiges.poses import Pose
from ludotheque.games.vertiges.towers import held_pose

from .positions import (
    GAME,
    THREE,
    TWO,
    WOOD,
    carried,
    fall,
    lost,
    of,
    piece,
    pieces,
    play,
    pose,
    position,
    puts,
    reason,
    refused,
    shifted,
    stack,
    steered,
    tried,
    zaps,
)

START = position("V+1 V-2 T+1", "V+3", hands=("S1", "C+1"), piles={0: "Z1"}, put=1)
"""V-2 and T+1 can be lifted onto V+3."""
BY_HAND = replace(START, options=WOOD)
ZAP = Lift(piece("V-2"), piece("V+3"))


@pytest.mark.clause("vertiges", "5.1", "5.4")
def test_5_1_the_upper_part_of_one_tower_goes_on_another() -> None:
    state, events = play(START, *zaps(0, "V-2", "V+3"))
    assert events[0] == TowerLifted(
        seat=0, piece=piece("V-2"), onto=piece("V+3"), number=2, rule="5.1"
    )
    assert state.towers == (pieces("V+1"), pieces("V+3 V-2 T+1"))
    expected = {*carried(START, "V-2", "V+3"), pose(START, "V+1"), pose(START, "V+3")}
    assert set(state.poses) == expected


@pytest.mark.clause("vertiges", "5.1")
def test_5_1_two_towers_must_stand() -> None:
    state = position("V+1 V-2 T+1", hands=("S1", "C+1"), put=1)
    assert reason(state, 0, ZAP) == ("5.1", "two_towers_needed")


@pytest.mark.clause("vertiges", "5.1")
def test_5_1_two_pieces_at_least_of_one_tower_onto_the_top_of_another() -> None:
    state = position("V+1 V-2", "V+3", "V+4 V-3 T+1", hands=("S1", "C+1"), put=1)
    for lift, why in (
        (Lift(piece("V-2"), piece("V+3")), "two_pieces_needed"),
        (Lift(piece("S1"), piece("V+3")), "not_standing"),
        (Lift(piece("V-3"), piece("V+4")), "not_a_top"),
        (Lift(piece("V-3"), piece("S1")), "not_a_top"),
        (Lift(piece("V-3"), piece("T+1")), "same_tower"),
    ):
        assert reason(state, 0, lift) == ("5.1", why)
    assert [each for each in GAME.moves(state, 0) if isinstance(each, Lift)] == [
        Lift(piece("V-3"), piece("V+3"))
    ]


@pytest.mark.clause("vertiges", "5.2")
def test_5_2_cut_goes_on_cut_and_never_a_flat_side() -> None:
    """Neither under what is lifted nor on top of the other tower."""
    state = position("V+1 V-2 S1 S2", "V+3 V-3", "T+1", "V+4", hands=("S3", ""), put=1)
    for lift in (
        Lift(piece("S1"), piece("V-3")),
        Lift(piece("S1"), piece("V+4")),
        Lift(piece("V+1"), piece("V+4")),
        Lift(piece("V-2"), piece("V-3")),
    ):
        assert reason(state, 0, lift) == ("5.2", "flat_side")
    refusal = refused(state, 0, Lift(piece("V-2"), piece("T+1")))
    assert (refusal.rule, refusal.reason) == ("5.2", "no_mates")
    assert refusal.facts == {"piece": piece("V-2"), "onto": piece("T+1")}
    play(state, (0, Lift(piece("V-2"), piece("V+4"))))


@pytest.mark.clause("vertiges", "5.2", "R1")
def test_5_2_what_is_lifted_cannot_be_turned() -> None:
    state = position("O+1 O-1 T+1", "O+2", hands=("S1", ""), put=1, options=WOOD)
    lift = Lift(piece("O-1"), piece("O+2"))
    play(state, (0, lift))
    other = [each for each in state.poses if each.piece != piece("O+2")]
    turned = sorted((*other, *stack(pieces("O+2"), -100_000, turned=True)), key=lambda p: p.piece)
    assert reason(replace(state, poses=tuple(turned)), 0, lift) == ("5.2", "no_mates")


@pytest.mark.clause("vertiges", "5.3")
def test_5_3_a_piece_must_have_been_put_in_the_same_turn() -> None:
    state = position("V+1 V-2 T+1", "V+3", "W+1", hands=("W-1 S1", "C+1"))
    assert reason(state, 0, ZAP) == ("5.3", "put_a_piece_first")
    assert ZAP not in GAME.moves(state, 0)
    state, _ = play(state, *puts(0, "W-1", "W+1"))
    assert ZAP in GAME.moves(state, 0)
    play(state, *zaps(0, "V-2", "V+3"))


@pytest.mark.clause("vertiges", "5.4")
def test_5_4_a_point_for_each_piece_and_one_more_for_each_star() -> None:
    state, events = play(START, *zaps(0, "V-2", "V+3"))
    assert of(events, Zapped) == [Zapped(seat=0, number=2, stars=1, rule="5.4")]
    assert of(events, PointsScored) == [PointsScored(seat=0, points=3, score=3, rule="5.4")]
    assert state.scores == (3, 0)


@pytest.mark.clause("vertiges", "5.4", "5.6")
def test_5_4_by_hand_it_counts_if_all_of_it_stands_there() -> None:
    ends = carried(BY_HAND, "V-2", "V+3")
    state, events = play(BY_HAND, *steered(BY_HAND, 0, ZAP, *ends))
    assert len(of(events, Zapped)) == 1
    assert state.towers == (pieces("V+1"), pieces("V+3 V-2 T+1"))
    assert set(ends) < set(state.poses)
    assert state.phase == Building(1)


@pytest.mark.clause("vertiges", "5.5")
def test_5_5_if_pieces_fall_the_opponents_score() -> None:
    options = THREE
    start = position("V+1 V-2 T+1", "V+3", hands=("S1", "C+1", "C+2"), put=1, options=options)
    state, events = play(start, *zaps(0, "V-2", "V+3", fall("V-2 T+1")))
    gone = tuple(sorted(pieces("V-2 T+1")))
    assert of(events, PiecesFell) == [lost(gone, "5.5")]
    assert not of(events, Zapped)
    assert state.scores == (0, 2, 2)
    assert state.towers == (pieces("V+1"), pieces("V+3"))
    assert (state.bag, state.phase) == (gone, Building(2))


@pytest.mark.clause("vertiges", "5.5", "R7")
def test_5_5_by_hand_what_reached_its_place_stays_there() -> None:
    lowest, top = carried(BY_HAND, "V-2", "V+3")
    fallen = shifted(top, x=60_000, y=-50_000)
    state, events = play(BY_HAND, *steered(BY_HAND, 0, ZAP, lowest, fallen))
    assert [event.number for event in of(events, PiecesFell)] == [1]
    assert state.towers == (pieces("V+1"), pieces("V+3 V-2"))
    assert lowest in state.poses
    assert state.scores == (0, 1)


@pytest.mark.clause("vertiges", "5.5", "R11")
def test_5_5_a_fall_anywhere_spoils_it() -> None:
    start = position("V+1 V-2 T+1", "V+3", "W+1", hands=("S1", "C+1"), put=1, options=WOOD)
    tipped = shifted(pose(start, "W+1"), angle=1_500_000)
    state, events = play(start, *steered(start, 0, ZAP, *carried(start, "V-2", "V+3"), tipped))
    assert not of(events, Zapped)
    assert state.scores == (0, 1)
    assert state.towers == (pieces("V+1"), pieces("V+3 V-2 T+1"))


@pytest.mark.clause("vertiges", "5.5", "5.6", "R7")
@pytest.mark.parametrize("kept", [True, False])
def test_5_5_of_a_zap_that_missed_only_what_was_lifted_is_put_back(kept: bool) -> None:
    """What fell is gone, and what was pushed stays where it was pushed to."""
    towers = ("V+1 V-2 T+1", "V+3", "W+1 W-1", "C+1")
    start = position(*towers, hands=("S1", "C+2"), put=1, options=WOOD)
    pushed = shifted(pose(start, "W-1"), x=300)
    tipped = shifted(pose(start, "C+1"), angle=1_500_000)
    aside = [shifted(each, x=300_000, y=-25_000) for each in carried(start, "V-2", "V+3")]
    ends = [] if kept else aside
    state, events = play(start, *steered(start, 0, ZAP, pushed, tipped, *ends, kept=kept))
    assert [event.number for event in of(events, PiecesFell)] == [1]
    assert state.towers == start.towers[:3]
    assert pose(state, "W-1") == pushed
    assert [pose(state, name) for name in ("V-2", "T+1")] == [
        pose(start, name) for name in ("V-2", "T+1")
    ]


@pytest.mark.clause("vertiges", "5.5", "R11")
def test_5_5_if_the_tower_below_falls_all_that_came_onto_it_falls() -> None:
    tipped = shifted(pose(BY_HAND, "V+3"), angle=600_000)
    ends = carried(BY_HAND, "V-2", "V+3")
    down = [shifted(each, x=40_000, y=-50_000) for each in ends]
    state, events = play(BY_HAND, *steered(BY_HAND, 0, ZAP, tipped, *down, released=ends[0]))
    assert [event.number for event in of(events, PiecesFell)] == [3]
    assert state.towers == (pieces("V+1"),)


@pytest.mark.clause("vertiges", "R6", "2.5")
@pytest.mark.parametrize("how", ["elsewhere", "back", "askew"])
def test_r6_without_a_fall_everything_is_as_before_and_the_turn_goes_on(how: str) -> None:
    block = carried(BY_HAND, "V-2", "V+3")
    nudged = shifted(pose(BY_HAND, "V+3"), x=2_000)
    moved = {
        "elsewhere": [shifted(each, x=100_000, y=-25_000) for each in block],
        "back": [],
        "askew": [shifted(each, x=5_000) for each in block],
    }[how]
    plies = steered(BY_HAND, 0, ZAP, nudged, *moved, kept=how == "back")
    state, events = play(BY_HAND, *plies)
    why = "carried_back" if how == "back" else "misfit"
    told = ZapMissed(seat=0, onto=piece("V+3"), why=why, rule="R6")  # type: ignore[arg-type]
    assert of(events, ZapMissed) == [told]
    assert (state.towers, state.poses) == (BY_HAND.towers, BY_HAND.poses)
    assert state.scores == (0, 0)
    assert state == tried(BY_HAND)


@pytest.mark.clause("vertiges", "R12", "5.6", "2.3")
@pytest.mark.parametrize(("tiring", "most"), [("on", 30), ("off", 60)])
def test_r12_whoever_has_held_something_for_too_long_is_told_so(tiring: Any, most: int) -> None:
    before = replace(BY_HAND, options=replace(BY_HAND.options, tiring=tiring))
    for held, kind in ((ZAP, ZapMissed), (Take(piece("S1")), PieceTakenBack)):
        for seconds, late in ((most - 1, False), (most, True)):
            (_, steady, _, settle) = steered(before, 0, held, kept=True)
            row = first_row(held_pose(before, held), isinstance(held, Lift))
            put = Put(pack([row] * seconds * HERTZ))
            _, events = play(before, (0, held), steady, (0, put), settle)
            (told,) = (event for event in events if isinstance(event, ZapMissed | PieceTakenBack))
            assert isinstance(told, kind)
            assert (told.why == "held_too_long") == late
            assert (told.rule == "R12") == late


@pytest.mark.clause("vertiges", "R6")
def test_r6_a_hand_that_has_not_moved_has_lifted_nothing() -> None:
    state, events = play(BY_HAND, *steered(BY_HAND, 0, ZAP, kept=True))
    assert events[1:] == [TowerUntouched(seat=0, rule="R6")]
    assert state == tried(BY_HAND)
    _, events = play(state, *steered(state, 0, ZAP, *carried(state, "V-2", "V+3")))
    assert len(of(events, Zapped)) == 1


@pytest.mark.clause("vertiges", "5.6")
def test_5_6_after_a_zap_the_hand_is_refilled_and_the_turn_is_over() -> None:
    state, events = play(START, *zaps(0, "V-2", "V+3"))
    assert of(events, HandRefilled) == [
        HandRefilled(seat=0, pieces=named(pieces("Z1")), left=0, rule="2.6")
    ]
    assert state.phase == Building(1)
    assert state.deed is None, "nothing to contest"


@pytest.mark.clause("vertiges", "R6")
def test_r6_without_a_hand_it_can_miss_or_be_called_off() -> None:
    for why, plies in (
        ("misfit", zaps(0, "V-2", "V+3", Fate((), False))),
        ("carried_back", [*zaps(0, "V-2", "V+3")[:2], (0, Withdraw())]),
    ):
        state, events = play(START, *plies)
        assert [event.why for event in of(events, ZapMissed)] == [why]
        assert (state.towers, state.poses) == (START.towers, START.poses)
        assert state == tried(START)


@pytest.mark.clause("vertiges", "R6", "2.5")
@pytest.mark.parametrize("referee", ["players", "automatic"])
def test_r6_a_feigned_zap_spares_nobody_the_pieces_that_fit(referee: str) -> None:
    options = Options(seats=2, physics="reckoned", referee=referee)  # type: ignore[arg-type]
    start = position(
        "V+1 V-2 T+1", "V+3", hands=("S1 T-2", "C+1"), put=1, piles={0: "Z1"}, options=options
    )
    state, events = play(start, *zaps(0, "V-2", "V+3")[:2], (0, Withdraw()))
    assert len(of(events, ZapMissed)) == 1
    assert not of(events, HandRefilled)
    assert state.phase == Building(0)
    if referee == "automatic":
        assert reason(state, 0, Pass()) == ("2.5", "a_piece_fits")
        return
    _, events = play(state, (0, Pass()), (1, Protest()))
    assert [(event.against, event.piece) for event in of(events, FittingCaught)] == [
        (0, piece("T-2"))
    ]


@pytest.mark.clause("vertiges", "R6")
def test_r6_a_zap_needs_not_wait_for_the_rest_of_the_hand() -> None:
    start = position("V+1 V-2 T+1", "V+3", hands=("T-1 V-1", "C+1"), put=1)
    state, events = play(start, *zaps(0, "V-2", "V+3"))
    assert len(of(events, Zapped)) == 1
    assert state.hands[0] == tuple(sorted(pieces("T-1 V-1")))
    automatic = replace(start, options=replace(TWO, referee="automatic"))
    assert ZAP in GAME.moves(automatic, 0)
    assert Pass() not in GAME.moves(automatic, 0)


@pytest.mark.clause("vertiges", "5.1", "R6")
def test_what_was_said_is_aimed_at() -> None:
    start = position("V+1 V-2 T+1", "V+3", "V+4", hands=("S1", "C+1"), put=1)
    state, _ = play(start, (0, ZAP), (NATURE, Steady(1)))
    for onto in (piece("V+4"), None):
        refusal = refused(state, 0, Aim(onto))
        assert (refusal.rule, refusal.reason) == ("5.1", "aim_as_told")
        assert refusal.facts == {"onto": piece("V+3")}
    assert GAME.moves(state, 0) == [Aim(piece("V+3")), Withdraw()]


@pytest.mark.clause("vertiges", "5.1", "2.4")
def test_a_zap_is_for_the_one_whose_turn_it_is_with_an_empty_hand() -> None:
    assert reason(START, 1, ZAP) == ("1.5", "not_your_turn")
    holding, _ = play(START, (0, Take(piece("S1"))), (NATURE, Steady(1)))
    assert reason(holding, 0, ZAP) == ("2.4", "hand_is_full")


@pytest.mark.clause("vertiges", "5.5", "R5")
def test_5_5_stars_count_for_the_fallen_if_they_count_everywhere() -> None:
    options = Options(seats=2, physics="reckoned", stars="everywhere")
    state, _ = play(replace(START, options=options), *zaps(0, "V-2", "V+3", fall("V-2 T+1")))
    assert state.scores == (0, 3)


@pytest.mark.clause("vertiges", "5.5")
def test_5_5_what_slid_off_while_it_was_carried_has_fallen() -> None:
    """The hand goes back with the rest, which stands where it stood."""
    slid = Pose(piece("T+1"), 250_000, 20_000, 1_570_000, False)
    state, events = play(BY_HAND, *steered(BY_HAND, 0, ZAP, slid, kept=True))
    assert of(events, PiecesFell)[0].pieces == named(pieces("T+1"))
    assert state.towers == (pieces("V+1 V-2"), pieces("V+3"))
    assert pose(state, "V-2") == pose(BY_HAND, "V-2")
