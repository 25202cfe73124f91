"""Clauses 3.9, 4 and 5: the suitcase, the safe, the yacht, the helicopter."""

from __future__ import annotations

from typing import Literal

import pytest

from ludotheque.core.game import Result
from ludotheque.games.nizza.board import AREAS, BOARD, Point, middle
from ludotheque.games.nizza.events import (
    CaseLost,
    CaseTaken,
    GameWon,
    HelicopterBoarded,
    JewelsSaved,
    LadderClimbed,
    PawnFell,
    PawnSwung,
    SafeOpened,
)
from ludotheque.games.nizza.geometry import inside, ledge, touches, within
from ludotheque.games.nizza.landing import on_last_house
from ludotheque.games.nizza.model import (
    Aboard,
    BoardHelicopter,
    Case,
    Climb,
    EndTurn,
    HangRope,
    High,
    LeaveWater,
    OpenSafe,
    Options,
    Over,
    PassDie,
    Pawn,
    Push,
    Rope,
    Surface,
    Swing,
    TakeCase,
    Walk,
    Water,
)

from .positions import (
    NIZZA,
    ROPES,
    TWO,
    at,
    of,
    on,
    play,
    reason,
    street,
    swimming,
    turn,
    where,
)

CARRYING: dict[int, Case] = {0: "tools"}
JEWELS: dict[int, Case] = {0: "jewels"}


def touching_from_outside(surface: Surface) -> High:
    """A place on another surface where a pawn just touches a red terrace."""
    xs, ys = zip(*AREAS[surface].polygon, strict=True)
    for x in range(min(xs) - 60, max(xs) + 61, 3):
        for y in range(min(ys) - 60, max(ys) + 61, 3):
            here = ledge(x, y)
            if here and here.ground not in (surface, "street") and touches(surface, x, y):
                assert not inside(AREAS[surface].polygon, x, y)
                found = at(x, y)
                assert isinstance(found, High)
                return found
    raise AssertionError(f"nothing beside {surface}")


def near_yacht() -> tuple[High, Point]:
    """A place on the last house's balcony, and a point of the yacht that a ladder reaches."""
    for x, y in points("h12_balcony"):
        for end in points("yacht"):
            if within((x, y), end, 400):
                return High(x, y, "h12_balcony"), end
    raise AssertionError("the ladder is too short")


def points(surface: Surface) -> list[Point]:
    polygon = AREAS[surface].polygon
    xs, ys = zip(*polygon, strict=True)
    return [
        (x, y)
        for x in range(min(xs), max(xs) + 1, 10)
        for y in range(min(ys), max(ys) + 1, 10)
        if inside(polygon, x, y)
    ]


@pytest.mark.clause("nizza", "3.9", "4.1")
def test_4_1_a_suitcase_symbol_takes_the_tools_on_the_first_red_terrace() -> None:
    state, events = play(turn(("suitcase",), on("red1")), (0, TakeCase()))
    assert state.pawns[0] == Pawn(on("red1"), "tools")
    assert of(events, CaseTaken) == [CaseTaken(seat=0, rule="4.1")]


@pytest.mark.clause("nizza", "4.1")
def test_4_1_touching_it_is_enough() -> None:
    place = touching_from_outside("red1")
    assert place.on == "h4_roof"
    state, _ = play(turn(("suitcase",), place), (0, TakeCase()))
    assert state.pawns[0].case == "tools"


@pytest.mark.clause("nizza", "3.9", "4.1")
def test_4_1_only_there_and_only_once() -> None:
    for place in (on("red2"), on("h2_roof"), on("h4_balcony"), street(8), swimming(8)):
        state = turn(("suitcase",), place)
        assert reason(state, TakeCase()) == ("4.1", "not_on_the_first_terrace")
    state = turn(("suitcase", "suitcase"), on("red1"), cases=CARRYING)
    assert reason(state, TakeCase()) == ("4.1", "already_carrying")


@pytest.mark.clause("nizza", "4.1")
def test_4_1_without_tools_no_safe_opens() -> None:
    state = turn(("suitcase", "suitcase"), on("red2"))
    assert reason(state, OpenSafe()) == ("4.1", "no_tools")


@pytest.mark.clause("nizza", "4.1", "R17")
@pytest.mark.parametrize("by_eye", ["off", "on"])
def test_4_1_nobody_goes_any_further_without_a_suitcase(by_eye: Literal["off", "on"]) -> None:
    """By rope or ladder, forwards or back; however far that is, so that it tells no reach."""
    options, ropes = Options(seats=2, by_eye=by_eye), (Rope(4, 740), *ROPES[1:])
    for place in (on("red1", 0), touching_from_outside("red1")):
        state = turn(("swing", "ladder"), place, options=options, ropes=ropes)
        for end in (on("h4_roof"), on("h4_balcony"), on("h3_roof"), on("h12_roof"), street(8)):
            for move in (Swing(0, 4, *where(end)), Climb(*where(end))):
                assert reason(state, move) == ("4.1", "tools_first")


@pytest.mark.clause("nizza", "4.1", "R17")
def test_r17_on_to_the_terrace_and_about_it_one_moves_with_empty_hands() -> None:
    ropes = (Rope(4, 740), *ROPES[1:])
    for place in (on("red1", 0), touching_from_outside("red1")):
        state = turn(("swing", "ladder"), place, ropes=ropes)
        moves = [move for move in NIZZA.moves(state, 0) if isinstance(move, Swing | Climb)]
        assert {type(move) for move in moves} == {Swing, Climb}
        assert {move.onto for move in moves} == {"red1"}


@pytest.mark.clause("nizza", "4.1")
def test_4_1_whoever_has_the_suitcase_goes_on() -> None:
    state = turn(("suitcase", "ladder"), on("red1", 0))
    state, _ = play(state, (0, TakeCase()))
    assert any(isinstance(move, Climb) and move.onto != "red1" for move in NIZZA.moves(state, 0))


@pytest.mark.clause("nizza", "4.1", "R17")
def test_r17_the_second_red_terrace_holds_nobody() -> None:
    for case in (None, "tools"):
        cases: dict[int, Case] = CARRYING if case else {}
        state = turn(("ladder", "suitcase"), on("red2", 0), cases=cases)
        climbs = [move for move in NIZZA.moves(state, 0) if isinstance(move, Climb)]
        assert any(move.onto != "red2" for move in climbs)


@pytest.mark.clause("nizza", "R17", "3.5")
def test_r17_whoever_is_held_is_pushed_like_anybody_and_comes_out_of_the_water_free() -> None:
    state = turn(("parachute",), on("red1", 2), on("red1", 0))
    push = next(move for move in NIZZA.moves(state, 0) if isinstance(move, Push))
    state, _ = play(state, (0, push))
    assert isinstance(state.pawns[1].place, Water)
    wet = turn(("ladder",), state.pawns[1].place)
    assert NIZZA.refusal(wet, 0, LeaveWater()) is None


@pytest.mark.clause("nizza", "4.2", "3.9")
def test_4_2_a_carrier_without_a_suitcase_symbol_stays() -> None:
    ropes = (Rope(2, 740), *ROPES[1:])
    end = where(on("h2_roof", 2))
    for cases in (CARRYING, JEWELS):
        state = turn(("swing", "ladder"), on("h2_roof", 0), cases=cases, ropes=ropes)
        for move in (Swing(0, 2, *end), Climb(*end)):
            assert reason(state, move) == ("4.2", "no_suitcase_symbol")
    walking = turn(("walk",), street(5), cases=CARRYING)
    assert reason(walking, Walk(*where(street(6)))) == ("4.2", "no_suitcase_symbol")
    wet = turn(("ladder",), Water(5), cases=JEWELS)
    assert reason(wet, LeaveWater()) == ("4.2", "no_suitcase_symbol")


@pytest.mark.clause("nizza", "4.2", "R6")
def test_r6_one_symbol_serves_for_all_moves_even_when_passed_on() -> None:
    ends = [where(street(square)) for square in (6, 7, 8)]
    state = turn(("walk", "walk", "walk", "suitcase"), street(5), cases=CARRYING)
    state, _ = play(state, (0, PassDie("suitcase")), *((0, Walk(*end)) for end in ends))
    assert where(state.pawns[0].place) == ends[-1]
    wet = turn(("ladder", "suitcase"), Water(5), cases=JEWELS)
    state, _ = play(wet, (0, LeaveWater()))
    assert where(state.pawns[0].place) == middle(5)


@pytest.mark.clause("nizza", "4.2")
def test_4_2_the_symbol_that_took_the_case_counts_for_the_turn() -> None:
    """Take the case with the only suitcase symbol, and climb on: the rulebook's own example."""
    state = turn(("suitcase", "ladder"), on("red1", 0))
    end = where(on("red1", 1))
    state, _ = play(state, (0, TakeCase()), (0, Climb(*end)))
    assert state.pawns[0] == Pawn(on("red1", 1), "tools")


@pytest.mark.clause("nizza", "R6")
def test_r6_ropes_need_no_suitcase_symbol() -> None:
    state = turn(("rope",), on("h2_roof"), cases=CARRYING)
    assert NIZZA.refusal(state, 0, HangRope(0, 2)) is None


@pytest.mark.clause("nizza", "4.3")
def test_4_3_nothing_but_a_fall_loses_the_case() -> None:
    state = turn(("suitcase", "walk", "ladder"), street(5), cases=CARRYING)
    state, _ = play(state, (0, Walk(*where(street(6)))), (0, EndTurn()))
    assert state.pawns[0].case == "tools"


@pytest.mark.clause("nizza", "4.4", "3.9")
def test_4_4_two_suitcase_symbols_open_the_safe() -> None:
    state, events = play(
        turn(("suitcase", "suitcase"), on("red2"), cases=CARRYING), (0, OpenSafe())
    )
    assert state.pawns[0] == Pawn(on("red2"), "jewels")
    assert of(events, SafeOpened) == [SafeOpened(seat=0, rule="4.4")]


@pytest.mark.clause("nizza", "4.4")
def test_4_4_one_is_not_enough_but_one_may_be_spent_already() -> None:
    state = turn(("suitcase",), on("red2"), cases=CARRYING)
    assert reason(state, OpenSafe()) == ("4.4", "two_suitcases_needed")
    state = turn(("suitcase", "suitcase"), on("red2"), cases=CARRYING)
    state, _ = play(state, (0, PassDie("suitcase")), (0, OpenSafe()))
    assert state.pawns[0].case == "jewels"


@pytest.mark.clause("nizza", "4.4")
def test_4_4_on_the_second_red_terrace_or_touching_it() -> None:
    touching = turn(("suitcase", "suitcase"), touching_from_outside("red2"), cases=CARRYING)
    assert NIZZA.refusal(touching, 0, OpenSafe()) is None
    for place in (on("red1"), on("h9_roof"), street(17)):
        state = turn(("suitcase", "suitcase"), place, cases=CARRYING)
        assert reason(state, OpenSafe()) == ("4.4", "not_on_the_second_terrace")
    again = turn(("suitcase", "suitcase"), on("red2"), cases=JEWELS)
    assert reason(again, OpenSafe()) == ("4.4", "jewels_already")


@pytest.mark.clause("nizza", "R20", "4.5", "R15")
def test_r20_the_last_house_is_the_harbour_office_and_no_other() -> None:
    """The twelfth house, its roof and its balcony; all else is too early for the yacht."""
    last = {surface for surface in AREAS if on_last_house(on(surface))}
    assert last == {"h12_roof", "h12_balcony"}
    assert [house.id for house in BOARD.houses].index("h12") == len(BOARD.houses) - 1 == 11
    end = where(on("yacht"))
    for surface in AREAS:
        if surface not in last | {"yacht", "red1"}:
            state = turn(("ladder",), on(surface), options=Options(seats=2, by_eye="on"))
            assert reason(state, Climb(*end)) == ("4.5", "yacht_from_last_house_only")


@pytest.mark.clause("nizza", "4.5")
def test_4_5_from_the_last_house_by_ladder_on_to_the_yacht() -> None:
    start, end = near_yacht()
    state, events = play(turn(("ladder",), start), (0, Climb(*end)))
    assert state.pawns[0].place == High(*end, on="yacht")
    assert of(events, LadderClimbed)[0].rule == "4.5"


@pytest.mark.clause("nizza", "4.5")
@pytest.mark.parametrize(("length", "reaches"), [(690, False), (720, True), (740, True)])
def test_4_5_by_the_longest_ropes_only(length: int, reaches: bool) -> None:
    ropes = (Rope(14, length), *ROPES[1:])
    state = turn(("swing",), on("h12_roof"), ropes=ropes)
    landings = [
        end for end in points("yacht") if NIZZA.refusal(state, 0, Swing(0, 14, *end)) is None
    ]
    assert bool(landings) == reaches
    if reaches:
        after, events = play(state, (0, Swing(0, 14, *landings[0])))
        assert after.pawns[0].place == High(*landings[0], on="yacht")
        assert of(events, PawnSwung)[0].rule == "4.5"


@pytest.mark.clause("nizza", "4.5", "R15")
def test_r15_the_yacht_from_the_last_house_only() -> None:
    _, end = near_yacht()
    for place in (street(24, 1), street(24), on("h11_upper_balcony")):
        ropes = (Rope(14, 740), *ROPES[1:])
        state = turn(("ladder", "swing"), place, ropes=ropes)
        for move in (Climb(*end), Swing(0, 14, *end)):
            assert reason(state, move) == ("4.5", "yacht_from_last_house_only")


@pytest.mark.clause("nizza", "R15")
def test_r15_from_the_yacht_the_ladder_leads_to_the_last_house_only() -> None:
    balcony, end = near_yacht()
    state = turn(("ladder",), High(*end, on="yacht"))
    assert NIZZA.refusal(state, 0, Climb(balcony.x, balcony.y)) is None
    along = next(each for each in points("yacht") if within(each, end, 100) and each != end)
    assert NIZZA.refusal(state, 0, Climb(*along)) is None
    assert reason(state, Climb(*where(street(24)))) == ("R15", "yacht_to_last_house_only")
    other = turn(("ladder",), High(*end, on="yacht"))
    assert reason(other, Climb(*where(on("h11_balcony")))) == ("R15", "yacht_to_last_house_only")


@pytest.mark.clause("nizza", "4.6", "5.1")
def test_4_6_two_ladders_and_a_suitcase_climb_to_the_helicopter_and_win() -> None:
    state = turn(("ladder", "ladder", "suitcase"), on("yacht"), cases=JEWELS)
    state, events = play(state, (0, BoardHelicopter()))
    assert state.pawns[0] == Pawn(Aboard(), "jewels")
    assert events == [
        HelicopterBoarded(seat=0, rule="4.6"),
        GameWon(seat=0, round=1, rule="5.1"),
    ]
    assert state.phase == Over(0)
    assert NIZZA.awaited(state) == ()
    assert NIZZA.result(state) == Result((1, 0), (0,), "5.1")
    assert reason(state, EndTurn()) == ("5.1", "game_over")


@pytest.mark.clause("nizza", "4.6")
def test_4_6_nothing_less_will_do() -> None:
    jewels = JEWELS
    one = turn(("ladder", "suitcase"), on("yacht"), cases=jewels)
    assert reason(one, BoardHelicopter()) == ("4.6", "two_ladders_needed")
    bare = turn(("ladder", "ladder"), on("yacht"), cases=jewels)
    assert reason(bare, BoardHelicopter()) == ("4.2", "no_suitcase_symbol")
    house = turn(("ladder", "ladder", "suitcase"), on("h12_balcony"), cases=jewels)
    assert reason(house, BoardHelicopter()) == ("4.6", "not_on_the_yacht")
    spent = turn(
        ("ladder", "ladder", "suitcase"),
        on("yacht"),
        cases=jewels,
        left=("ladder", "suitcase"),
    )
    assert reason(spent, BoardHelicopter()) == ("4.6", "two_ladders_needed")


@pytest.mark.clause("nizza", "5.1")
def test_5_1_without_the_jewels_nobody_wins() -> None:
    nobody: dict[int, Case] = {}
    for cases in (nobody, CARRYING):
        state = turn(("ladder", "ladder", "suitcase"), on("yacht"), cases=cases)
        assert reason(state, BoardHelicopter()) == ("5.1", "no_jewels")


@pytest.mark.clause("nizza", "4.3", "R5")
@pytest.mark.parametrize("case", ["tools", "jewels"])
def test_r5_a_fall_loses_the_case(case: Case) -> None:
    rival, other = on("red2", 0), on("red2", 2)
    state = turn(("parachute",), other, rival, cases={1: case})
    (square,) = {move.square for move in NIZZA.moves(state, 0) if isinstance(move, Push)}
    state, events = play(state, (0, Push(1, square)))
    assert state.pawns[1] == Pawn(Water(square), None)
    assert [(lost.case, lost.rule) for lost in of(events, CaseLost)] == [(case, "R5")]


@pytest.mark.clause("nizza", "4.7", "R5")
@pytest.mark.parametrize("option", ["except_yacht", "never"])
def test_4_7_thrown_from_the_yacht_one_keeps_the_jewels(option: str) -> None:
    options = Options(seats=2, jewels_lost="never") if option == "never" else TWO
    spots = [High(*spot, on="yacht") for spot in AREAS["yacht"].spots[:2]]
    state = turn(("parachute",), *spots, cases={1: "jewels"}, options=options)
    assert reason(state, Push(1, 23)) == ("3.6", "not_the_square_below")
    state, events = play(state, (0, Push(1, 24)))
    assert state.pawns[1] == Pawn(Water(24), "jewels")
    assert of(events, PawnFell)[0].rule == "4.7"
    assert of(events, JewelsSaved) == [JewelsSaved(seat=1, rule="4.7")]


@pytest.mark.clause("nizza", "4.7", "R5")
def test_r5_tools_are_lost_even_from_the_yacht_and_with_the_option() -> None:
    spots = [High(*spot, on="yacht") for spot in AREAS["yacht"].spots[:2]]
    for options in (TWO, Options(seats=2, jewels_lost="never")):
        state = turn(("parachute",), *spots, cases={1: "tools"}, options=options)
        state, _ = play(state, (0, Push(1, 24)))
        assert state.pawns[1] == Pawn(Water(24), None)


@pytest.mark.clause("nizza", "R5")
def test_r5_with_the_option_jewels_are_never_lost() -> None:
    state = turn(
        ("parachute",),
        street(9),
        street(9),
        cases={1: "jewels"},
        options=Options(seats=2, jewels_lost="never"),
    )
    state, events = play(state, (0, Push(1, 9)))
    assert state.pawns[1] == Pawn(Water(9), "jewels")
    assert of(events, JewelsSaved) == [JewelsSaved(seat=1, rule="R5")]
