"""Clause 4.1 and the rulings about falls: R4, R5, R7, R11, R18 and R19."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE
from ludotheque.games.vertiges.events import (
    LastPiecePut,
    PiecePut,
    PiecesFell,
    PieceTakenBack,
    PointsScored,
    named,
)
from ludotheque.games.vertiges.model import Building, Fate, Options, Pass, Protest, Refill, Take
from ludotheque.games.vertiges.poses import HALF_TURN, Pose

from .positions import (
    FAST,
    GAME,
    THREE,
    TWO,
    WOOD,
    everywhere,
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
    seated,
    shifted,
    steered,
)


@pytest.mark.clause("vertiges", "4.1", "R4")
def test_4_1_the_turn_is_over_and_each_opponent_scores() -> None:
    start = position(
        "V+1 V-1", "T+1 T-2", hands=("S1 S2", "C+1", "C+2"), piles={0: "Z1"}, options=THREE
    )
    state, events = play(start, *puts(0, "S1", "V-1", fall("V+1 V-1 S1")))
    gone = tuple(sorted(pieces("V+1 V-1 S1")))
    assert events[1:4] == [
        lost(gone, "4.1"),
        PointsScored(seat=1, points=3, score=3, rule="4.1"),
        PointsScored(seat=2, points=3, score=3, rule="4.1"),
    ]
    assert state.scores == (0, 3, 3)
    assert state.bag == gone
    assert state.hands[0] == tuple(sorted(pieces("S2 Z1"))), "the hand is refilled"
    assert state.towers == (pieces("T+1 T-2"),)
    assert [each.piece for each in state.poses] == sorted(pieces("T+1 T-2"))
    assert state.phase == Building(2)
    assert state.deed is None


@pytest.mark.clause("vertiges", "4.1", "R7")
def test_r7_what_still_stands_stays() -> None:
    start = position("V+1 V-1 S1", hands=("S2 T+1", "C+1"))
    state, _ = play(start, *puts(0, "S2", "S1", fall("S1 S2")))
    assert state.towers == (pieces("V+1 V-1"),)
    assert state.poses == tuple(each for each in start.poses if each.piece != piece("S1"))


@pytest.mark.clause("vertiges", "R7", "3.1", "3.3")
def test_r7_only_once_no_tower_is_left_one_builds_on_from_a_new_base() -> None:
    hands = ("S2 T+1", "C+1 C+2")
    alone = position("V+1 V-1", hands=hands)
    state, _ = play(alone, *puts(0, "S2", "V-1", fall("V+1 V-1 S2")), *puts(1, "C+1", None))
    assert state.phase == Building(1), "as in the first turn"
    beside = position("V+1 V-1", "W+1", hands=hands)
    state, _ = play(beside, *puts(0, "S2", "V-1", fall("V+1 V-1 S2")), *puts(1, "C+1", None))
    assert state.phase == Building(0), "a single base"


@pytest.mark.clause("vertiges", "R4", "4.1")
@pytest.mark.parametrize(("fallen", "drawn"), [("bag", True), ("out", False)])
def test_r4_a_fast_table_may_keep_what_fell_out_of_the_bag(fallen: str, drawn: bool) -> None:
    options = replace(FAST, fallen="bag" if fallen == "bag" else "out")
    start = position("V+1 V-1", hands=("S2 S1", "C+1"), options=options)
    state, _ = play(start, *puts(0, "S2", "V-1", fall("S2")))
    assert (state.bag, state.out) == ((pieces("S2"), ()) if drawn else ((), pieces("S2")))
    assert GAME.awaited(state) == ((NATURE,) if drawn else (1,))
    assert GAME.view(state, None).out == state.out, "everybody saw it fall"
    assert everywhere(state) == everywhere(start)
    normal = replace(start, options=replace(options, game="normal"))
    state, _ = play(normal, *puts(0, "S2", "V-1", fall("S2")))
    assert state.bag == pieces("S2"), "where nobody draws from it"


@pytest.mark.clause("vertiges", "R4", "3.4")
def test_r4_a_base_that_was_caught_goes_the_same_way() -> None:
    options = replace(FAST, fallen="out")
    start = position("T+1", hands=("S1 T-1", "V+1"), options=options)
    state, _ = play(start, *puts(0, "S1", None), (1, Protest()))
    assert (state.bag, state.out) == ((), pieces("S1"))


@pytest.mark.clause("vertiges", "R4", "4.1")
def test_r4_in_the_fast_game_fallen_pieces_can_be_drawn_again() -> None:
    start = position("V+1 V-1", hands=("S2", "C+1"), options=FAST)
    state, _ = play(start, *puts(0, "S2", "V-1", fall("S2")))
    assert state.bag == pieces("S2")
    assert GAME.awaited(state) == (NATURE,)
    state, _ = play(state, (NATURE, Refill(pieces("S2"))))
    assert state.hands[0] == pieces("S2")


@pytest.mark.clause("vertiges", "R4")
def test_r4_in_the_normal_game_they_are_out() -> None:
    start = position("V+1 V-1", hands=("S2", "C+1"), piles={0: "Z1"})
    state, _ = play(start, *puts(0, "S2", "V-1", fall("S2")), (1, Pass()))
    assert state.bag == pieces("S2")
    assert state.hands[0] == pieces("Z1")


@pytest.mark.clause("vertiges", "R5", "4.1")
@pytest.mark.parametrize(("stars", "points"), [("zap", 3), ("everywhere", 5)])
def test_r5_stars_of_fallen_pieces_count_if_they_count_everywhere(stars: str, points: int) -> None:
    options = replace(TWO, stars="zap" if stars == "zap" else "everywhere")
    start = position("V+1 V-2", hands=("S1 S2", "C+1"), options=options)
    state, _ = play(start, *puts(0, "S1", "V-2", fall("V+1 V-2 S1")))
    assert state.scores == (0, points)


@pytest.mark.clause("vertiges", "R11", "4.1")
@pytest.mark.parametrize(
    ("drop", "angle", "falls"),
    [
        (9_000, 0, False),
        (9_001, 0, True),
        (-9_001, 0, False),
        (0, 523_599, False),
        (0, 523_600, True),
        (0, -523_600, True),
    ],
)
def test_r11_nine_millimetres_lower_or_thirty_degrees_round(
    drop: int, angle: int, falls: bool
) -> None:
    start = position("V+1", hands=("S1 V-1", "C+1"), options=WOOD)
    moved = shifted(pose(start, "V+1"), y=-drop, angle=angle)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), moved, kept=True))
    assert bool(of(events, PiecesFell)) == falls
    assert (pieces("V+1") in state.towers) != falls


@pytest.mark.clause("vertiges", "R11", "4.1")
@pytest.mark.parametrize(
    ("above", "told"),
    [(20_000, None), (20_001, ("let_go_high", 21, 20)), (33_000, ("let_go_high", 33, 20))],
)
def test_r11_what_slips_off_a_tower_has_fallen_and_why_is_told(
    above: int, told: tuple[str, int, int] | None
) -> None:
    """Even if it stands: nobody could see why else."""
    start = position("V+1", hands=("S1 T+1", "C+1"), options=WOOD)
    stands = Pose(piece("S1"), 200_000, 0, 0, False)
    higher = Pose(piece("S1"), pose(start, "V+1").x + 39_000, above, 0, False)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), stands, released=higher))
    falls = [(event.why, event.much, event.most) for event in of(events, PiecesFell)]
    assert falls == ([told] if told else [])
    assert (piece("S1") in state.bag) == bool(told)


@pytest.mark.clause("vertiges", "R11", "2.1")
@pytest.mark.parametrize("above", [20_001, 33_000, 300_000])
def test_r11_over_the_bare_table_a_base_is_let_go_as_high_as_one_likes(above: int) -> None:
    """If it stands it stands; if it topples it has fallen."""
    start = position("V+1", hands=("S1 T+1", "C+1"), options=WOOD)
    stands = Pose(piece("S1"), 200_000, 0, 0, False)
    higher = shifted(stands, y=above)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), stands, released=higher))
    assert not of(events, PiecesFell)
    assert state.towers == (pieces("V+1"), pieces("S1"))
    lies = shifted(stands, y=20_000, angle=1_570_796)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), lies, released=higher))
    assert [event.number for event in of(events, PiecesFell)] == [1]
    assert state.towers == (pieces("V+1"),)


@pytest.mark.clause("vertiges", "R11", "4.1")
@pytest.mark.parametrize(
    ("x", "y", "angle", "told"),
    [
        (0, -9_001, 0, ("sank", 10, 9)),
        (60_000, -50_000, 0, ("sank", 50, 9)),
        (0, 0, 523_600, ("turned", 31, 30)),
        (20_001, 0, 0, ("shoved", 21, 20)),
        (-53_000, 0, 0, ("shoved", 53, 20)),
        (20_000, 0, 0, None),
    ],
)
def test_r11_what_stood_is_measured_too(
    x: int, y: int, angle: int, told: tuple[str, int, int] | None
) -> None:
    """Also what is pushed onto the tower beside, where it is neither lower nor turned."""
    start = position("V+1 V-1 T+1", hands=("S1", "C+1"), options=WOOD, piles={0: "Z1"})
    moved = shifted(pose(start, "T+1"), x=x, y=y, angle=angle)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), moved, kept=True))
    falls = [(event.piece, event.why, event.much, event.most) for event in of(events, PiecesFell)]
    assert falls == ([(piece("T+1"), *told)] if told else [])
    assert (piece("T+1") in state.bag) == bool(told)


@pytest.mark.clause("vertiges", "R11", "R7")
def test_r11_a_tower_that_is_pushed_as_a_whole_stands() -> None:
    start = position("V+1 V-1 T+1 T-1", hands=("S1", "C+1"), options=WOOD)
    names = ("V+1", "V-1", "T+1", "T-1")
    pushed = [shifted(pose(start, name), x=30_000) for name in names]
    state, events = play(start, *steered(start, 0, Take(piece("S1")), *pushed, kept=True))
    assert not of(events, PiecesFell)
    assert state.towers == start.towers


@pytest.mark.clause("vertiges", "R11", "4.1")
def test_r11_what_was_let_go_is_compared_with_where_it_was() -> None:
    start = position("V+1", hands=("S1 V-1", "C+1"), options=WOOD)
    lies = Pose(piece("S1"), 200_000, 20_000, HALF_TURN // 2, False)
    for released, falls in (
        (shifted(lies, y=9_001), True),
        (replace(lies, angle=HALF_TURN), True),
        (shifted(lies, y=8_000), False),
    ):
        state, events = play(start, *steered(start, 0, Take(piece("S1")), lies, released=released))
        assert bool(of(events, PiecesFell)) == falls
        whys = {event.why for event in of(events, PiecesFell)}
        assert whys <= {"dropped" if released.y > lies.y else "turned"}
        assert bool(of(events, PieceTakenBack)) != falls
        assert (piece("S1") in state.bag) == falls
        assert (piece("S1") in state.hands[0]) != falls


@pytest.mark.clause("vertiges", "R11")
def test_r11_whatever_stood_on_a_fallen_piece_has_fallen_too() -> None:
    start = position("V+1 V-1 S1 S2", hands=("C+2", "C+1"), options=WOOD, piles={0: "Z1"})
    tipped = shifted(pose(start, "V-1"), x=30_000, angle=-600_000)
    state, events = play(start, *steered(start, 0, Take(piece("C+2")), tipped, kept=True))
    assert of(events, PiecesFell)[0].pieces == named(sorted(pieces("V-1 S1 S2")))
    assert state.towers == (pieces("V+1"),)


@pytest.mark.clause("vertiges", "4.1", "2.2")
def test_4_1_a_piece_that_sits_while_others_fall_stays_put() -> None:
    start = position("V+1", "T+1", hands=("V-1 S1", "C+1"), options=WOOD)
    tipped = shifted(pose(start, "T+1"), angle=1_500_000)
    sits = seated(start, "V-1", "V+1")
    state, events = play(start, *steered(start, 0, Take(piece("V-1")), sits, tipped))
    assert len(of(events, PiecePut)) == len(of(events, PiecesFell)) == 1
    assert state.towers == (pieces("V+1 V-1"),)
    assert state.scores == (0, 1)
    assert state.phase == Building(1)


@pytest.mark.clause("vertiges", "4.1", "6.1", "R19")
def test_r19_the_last_piece_ends_the_game_even_then() -> None:
    start = position("V+1", "T+1", hands=("V-1", "C+1"), options=WOOD)
    tipped = shifted(pose(start, "T+1"), angle=1_500_000)
    sits = seated(start, "V-1", "V+1")
    state, events = play(start, *steered(start, 0, Take(piece("V-1")), sits, tipped))
    assert len(of(events, LastPiecePut)) == 1
    assert state.scores == (1, 1)


@pytest.mark.clause("vertiges", "4.1", "3.3", "R18")
def test_r18_a_base_set_down_while_others_fall_is_taken_back() -> None:
    start = position("V+1", hands=("S1 S2", "C+1"), options=WOOD)
    tipped = shifted(pose(start, "V+1"), angle=1_500_000)
    base = Pose(piece("S1"), 100_000, 0, 0, False)
    state, events = play(start, *steered(start, 0, Take(piece("S1")), base, tipped))
    assert len(of(events, PiecesFell)) == 1
    assert [event.why for event in of(events, PieceTakenBack)] == ["something_fell"]
    assert (state.towers, state.hands[0]) == ((), pieces("S1 S2"))
    assert state.phase == Building(1)


@pytest.mark.clause("vertiges", "4.1", "6.1", "R19")
def test_r19_ones_last_piece_that_falls_ends_nothing() -> None:
    start = position("V+1", hands=("V-1", "C+1 C+2"))
    state, events = play(start, *puts(0, "V-1", "V+1", fall("V-1")))
    assert not of(events, LastPiecePut)
    assert state.hands[0] == ()
    assert state.phase == Building(1)
    state, _ = play(state, *puts(1, "C+1", None))
    assert GAME.moves(state, 0)[0] == Pass(), "whoever has nothing left can only pass"


@pytest.mark.clause("vertiges", "R13", "R11")
def test_r13_a_lot_lets_fall_only_what_can_fall() -> None:
    start = position("V+1 V-1", "T+1", hands=("S1 S2", "C+1"))
    falling, _ = play(start, *puts(0, "S1", "V-1")[:3])
    for wrong in (
        Fate(pieces("V+1 S1"), False),
        Fate(pieces("S1 V-1"), False),
        Fate(pieces("S2"), False),
        Fate(pieces("S1"), True),
    ):
        assert reason(falling, NATURE, wrong) == ("R13", "wrong_fate")
    for right in (fall("V-1 S1"), fall("T+1"), fall("S1"), Fate((), False)):
        play(falling, (NATURE, right))


@pytest.mark.clause("vertiges", "4.1", "R14")
def test_4_1_alone_nobody_scores() -> None:
    start = position("V+1", hands=("V-1 S1",), options=Options(seats=1, physics="reckoned"))
    state, events = play(start, *puts(0, "V-1", "V+1", fall("V-1")))
    assert not of(events, PointsScored)
    assert state.phase == Building(0)
