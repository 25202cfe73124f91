"""The house's rulings, as far as they do not stand with the clause they explain."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.course import BadLine, advance, begin_course
from ludotheque.core.game import NATURE, Refusal, Result
from ludotheque.core.laws.arbitrary import every
from ludotheque.core.line import Ply, Seated, Undo
from ludotheque.core.options import meant
from ludotheque.games.casanova.board import PALAZZI, PLAIN
from ludotheque.games.casanova.events import (
    CasanovaBeganAboard,
    CasanovaBeganInTheatre,
    CasanovaStayedAboard,
    CasanovaStayedInTheatre,
    FigurePlaced,
    GameEnded,
    GondolaMoored,
    JewelLeft,
    LadiesMet,
    TurnBegan,
)
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    Decide,
    Deciding,
    DrawLots,
    EndTurn,
    GiveJewel,
    Glide,
    Hide,
    Hiding,
    LookRound,
    Meet,
    Met,
    MoorGondola,
    Move,
    Options,
    Over,
    PlaceFigure,
    Placing,
    Spot,
    Walk,
)
from ludotheque.table.undo import Takeback, undoable
from tests.table.dreaming import dreams

from .positions import CASANOVA, FIVE, SAN_GIOVANNI, THREE, of, play, position, refused, sailing

CHOOSE = Options(seats=3, jewel="choose")
SWAP = Options(seats=3, doge_swap="on")


# R2: once a turn


@pytest.mark.clause("casanova", "R2")
def test_r2_a_rival_and_a_theatre_once_a_turn_and_again_in_the_next() -> None:
    start = position({0: "Rialto", 1: "Fondamente Nove"})
    state, _ = play(start, (0, Meet(1)), (0, Decide(False)))
    assert refused(state, 0, Meet(1)) == Refusal("R2", "met_already", {"rival": 1})
    state, _ = play(state, (0, Call()), (0, Decide(True)))
    facts: dict[str, int | str] = {"theatre": "San Giovanni Grisostomo"}
    assert refused(state, 0, Call()) == Refusal("R2", "called_already", facts)
    assert sailing(state).met == (1, SAN_GIOVANNI)
    state, _ = play(state, (0, EndTurn()), (1, Call()), (1, Decide(False)), (1, Meet(0)))
    state, _ = play(state, (1, Decide(False)), (1, EndTurn()), (2, Glide(PALAZZI[2], "Tre Archi")))
    state, _ = play(state, (2, EndTurn()), (0, Meet(1)), (0, Decide(False)), (0, Call()))


@pytest.mark.clause("casanova", "R2")
def test_r2_also_from_the_other_end_of_the_street() -> None:
    state = position({0: "Rialto"}, ["Fondamente Nove"])
    state, _ = play(state, (0, Call()), (0, Decide(False)), (0, Walk()))
    assert refused(state, 0, Call()).rule == "R2"


@pytest.mark.clause("casanova", "R2", "3.4")
def test_r2_one_look_round_the_doges_docks_a_turn() -> None:
    state, _ = play(position({0: "Molo 1", 1: "Molo 2"}, options=SWAP), (0, LookRound()))
    assert refused(state, 0, LookRound()) == Refusal("R2", "looked_already")
    # having looked, she may still meet a rival, and the other way round
    state, _ = play(state, (0, Meet(1)), (0, Decide(True)))
    assert refused(state, 0, LookRound()).rule == "R2"
    start = position({0: "Molo 1", 1: "Molo 2"}, options=SWAP)
    state, _ = play(start, (0, Meet(1)), (0, Decide(True)))
    play(state, (0, LookRound()))


# R3: at the Doge's


@pytest.mark.clause("casanova", "R3", "3.4")
def test_r3_with_doge_swap_on_an_exchange_is_possible_there() -> None:
    start = position({0: "Molo 1", 1: "Molo 4", 2: "Accademia"}, casanova=1, options=SWAP)
    state, events = play(start, (0, Meet(1)), (0, Decide(True)))
    assert of(events, LadiesMet) == [LadiesMet(seat=0, rival=1, rule="R3")]
    assert state.casanova == 0
    no = Refusal("3.4", "rival_not_at_the_doge", {"rival": 2})
    assert refused(start, 0, Meet(2)) == no


@pytest.mark.clause("casanova", "R3", "3.4")
def test_r3_without_it_as_by_default_there_one_only_looks() -> None:
    start = position({0: "Molo 1", 1: "Molo 4", 2: "Accademia"}, casanova=1)
    assert start.options.doge_swap == "off"
    assert refused(start, 0, Meet(1)) == Refusal("R3", "only_looks_here")
    assert refused(start, 0, Meet(2)).reason == "rival_not_at_the_doge"
    state, _ = play(start, (0, LookRound()))
    assert state.casanova == 1
    # elsewhere nothing changes
    street = position({0: "Rialto", 1: "Fondamente Nove"}, casanova=1)
    state, _ = play(street, (0, Meet(1)), (0, Decide(True)))
    assert state.casanova == 0


# R4: the jewel


@pytest.mark.clause("casanova", "R4", "4.1")
def test_r4_with_jewel_choose_it_is_given_when_one_likes() -> None:
    start = position({0: "Accademia"}, options=CHOOSE)
    no = Refusal("4.1", "jewel_not_here", {"dock": "Accademia"})
    assert refused(start, 0, GiveJewel()) == no
    state, events = play(start, (0, Glide("Accademia", "Molo 1")))
    assert not of(events, JewelLeft)
    kept, _ = play(state, (0, EndTurn()))
    assert kept.jewels == (False, False, False)
    given, events = play(state, (0, GiveJewel()))
    assert given.jewels == (True, False, False)
    assert of(events, JewelLeft) == [JewelLeft(seat=0, rule="R4")]
    assert sailing(given).points == 2
    assert refused(given, 0, GiveJewel()) == Refusal("4.1", "jewel_is_given")


@pytest.mark.clause("casanova", "R4", "R5")
def test_r4_also_in_a_later_turn_and_nobody_wins_before_it() -> None:
    waiting = position({0: "Molo 1"}, options=CHOOSE)
    state, _ = play(waiting, (0, GiveJewel()))
    assert state.jewels[0]
    state, _ = play(
        position({0: "San Marcuola"}, options=CHOOSE, casanova=0),
        (0, Glide("San Marcuola", PALAZZI[0])),
    )
    assert CASANOVA.result(state) is None


@pytest.mark.clause("casanova", "R4")
def test_r4_by_default_there_is_nothing_to_choose() -> None:
    for jewels in ([], [0]):
        state = position({0: "Accademia"}, jewels=jewels)
        assert GiveJewel() not in CASANOVA.moves(state, 0)
        state, _ = play(state, (0, Glide("Accademia", "Molo 1")))
        assert refused(state, 0, GiveJewel()) == Refusal("4.1", "jewel_is_given")
    # and where somebody made up a position in which it was not left, a reason is given all the same
    made_up = replace(position({0: "Molo 1"}), jewels=(False, False, False))
    assert refused(made_up, 0, GiveJewel()) == Refusal("R4", "jewel_on_docking")


# R7: who sets up


@pytest.mark.clause("casanova", "R7", "1.4", "1.5", "1.6")
def test_r7_players_place_figures_then_gondolas_in_turn() -> None:
    options = Options(seats=5, figures=6, placing="players")
    state, events = play(CASANOVA.setup(options), (NATURE, DrawLots(3)))
    assert state.phase == Placing(3, figures=1, gondolas=7)
    assert refused(state, 3, MoorGondola("Rialto")) == Refusal("R7", "figures_first")
    state, events = play(state, (3, PlaceFigure("San Luca")))
    assert of(events, FigurePlaced) == [FigurePlaced(seat=3, theatre="San Luca", rule="R7")]
    assert refused(state, 4, PlaceFigure("San Moisè")) == Refusal("R7", "gondolas_now")
    for number, seat in enumerate((4, 0, 1, 2, 3, 4)):
        turn = Refusal("1.6", "not_your_turn", {"turn": seat})
        assert refused(state, (seat + 1) % 5, MoorGondola(PLAIN[20])) == turn
        state, events = play(state, (seat, MoorGondola(PLAIN[number])))
        assert of(events, GondolaMoored) == [
            GondolaMoored(seat=seat, dock=PLAIN[number], rule="R7")
        ]
    state, _ = play(state, (0, MoorGondola("San Lorenzo")))
    assert state.phase == Hiding()
    assert state.theatres == ("San Luca",)
    assert state.empties == (*PLAIN[:6], "San Lorenzo")


@pytest.mark.clause("casanova", "R7", "1.4", "2.3")
def test_r7_what_is_placed_needs_a_free_place_where_a_street_ends() -> None:
    options = Options(seats=3, figures=6, placing="players")
    state, _ = play(CASANOVA.setup(options), (NATURE, DrawLots(0)), (0, PlaceFigure("San Luca")))
    taken = Refusal("1.4", "theatre_is_taken", {"theatre": "San Luca"})
    assert refused(state, 1, PlaceFigure("San Luca")) == taken
    state, _ = play(state, (1, PlaceFigure("San Moisè")), (2, PlaceFigure("San Cassiano")))
    assert state.theatres == ("San Cassiano", "San Luca", "San Moisè"), "in the board's order"
    state, _ = play(state, (0, MoorGondola("Rialto")))
    assert refused(state, 1, MoorGondola("Rialto")) == Refusal(
        "2.3", "dock_is_taken", {"to": "Rialto"}
    )
    for dock in (PALAZZI[4], "Molo 1"):
        move = next(MoorGondola(each) for each in (PALAZZI[4], "Molo 1") if each == dock)
        assert refused(state, 1, move) == Refusal("R7", "no_street_dock", {"dock": dock})
    early: list[Move] = [EndTurn(), Walk(), Decide(True), Glide(PALAZZI[1], "Tre Archi")]
    for move_ in early:
        assert refused(state, 1, move_) == Refusal("R7", "placing_first")


@pytest.mark.clause("casanova", "R7", "1.4", "1.5")
def test_r7_players_place_the_figures_and_the_lot_moors_the_gondolas() -> None:
    options = Options(seats=3, figures=6, placing="theatres")
    start = CASANOVA.setup(options)
    for wrong in (DrawLots(1), DrawLots(1, THEATRES[:3], PLAIN[:9]), DrawLots(1, (), PLAIN[:8])):
        assert refused(start, NATURE, wrong).rule == "R7"
    state, events = play(start, (NATURE, DrawLots(1, (), PLAIN[:9])))
    assert state.phase == Placing(1, figures=3, gondolas=0)
    assert state.empties == PLAIN[:9]
    moored = of(events, GondolaMoored)
    assert [(event.seat, event.rule) for event in moored] == [(NATURE, "1.5")] * 9
    assert refused(state, 1, MoorGondola("San Lorenzo")) == Refusal("1.5", "gondolas_by_lot")
    for seat, theatre in ((1, "San Luca"), (2, "San Moisè"), (0, "San Cassiano")):
        assert isinstance(state.phase, Placing)
        figure = next(PlaceFigure(each) for each in THEATRES if each == theatre)
        state, events = play(state, (seat, figure))
        assert [event.seat for event in of(events, FigurePlaced)] == [seat]
    assert state.phase == Hiding()
    assert state.theatres == ("San Cassiano", "San Luca", "San Moisè")


@pytest.mark.clause("casanova", "R7")
@pytest.mark.parametrize("options", [o for o in every(Options) if o.placing == "theatres"][::9])
def test_r7_what_the_lot_moors_is_as_many_as_there_are(options: Options) -> None:
    lots = CASANOVA.sample(CASANOVA.setup(options), NATURE, Random(1))
    assert isinstance(lots, DrawLots)
    assert (len(lots.theatres), len(lots.docks)) == (0, 12 - options.seats)
    play(CASANOVA.setup(options), (NATURE, lots))


# R11: who has looked has looked


@pytest.mark.clause("casanova", "R11")
def test_r11_looks_bind_and_gliding_does_not() -> None:
    street = position({0: "Rialto", 1: "Fondamente Nove"})
    looks: list[Move] = [Meet(1), Call(), LookRound()]
    assert all(CASANOVA.manners.binding(street, 0, move) for move in looks)
    others: list[Move] = [
        Glide("Rialto", "Ca’ d’Oro"),
        Walk(),
        Decide(True),
        EndTurn(),
        GiveJewel(),
    ]
    assert not any(CASANOVA.manners.binding(street, 0, move) for move in others)


@pytest.mark.clause("casanova", "R11")
@pytest.mark.parametrize("people", [1, 2, 3])
def test_r11_a_look_stands_though_nothing_was_new(people: int) -> None:
    """She knows where he is, and looks all the same."""
    seen = Met(1, 0, SAN_GIOVANNI, "other", True)
    start = position({0: "Molo 1"}, casanova=0, log=(seen,))
    seats = [Seated(f"player {seat}", None if seat < people else "novice") for seat in range(3)]
    course = replace(begin_course(CASANOVA, start.options, seats), state=start)
    looked = advance(CASANOVA, course, Ply(at=0, seat=0, move=LookRound()))
    glided = advance(CASANOVA, course, Ply(at=0, seat=0, move=Glide("Molo 1", "Accademia")))
    back = Takeback(ply=0, alone=False, ask=False)
    assert undoable(CASANOVA, looked, 0, dreams(0)) is None
    assert undoable(CASANOVA, glided, 0, dreams(0)) == back
    with pytest.raises(BadLine):
        advance(CASANOVA, looked, Undo(at=1, seat=0, ply=0, alone=False))
    advance(CASANOVA, glided, Undo(at=1, seat=0, ply=0, alone=False))


# R8: one answer


@pytest.mark.clause("casanova", "R8", "3.1")
def test_r8_every_meeting_owes_one_answer_and_nothing_else_goes_before_it() -> None:
    state, _ = play(position({0: "Rialto", 1: "Fondamente Nove"}), (0, Meet(1)))
    assert isinstance(state.phase, Deciding)
    assert CASANOVA.moves(state, 0) == [Decide(False), Decide(True)]
    first = Refusal("R8", "answer_first")
    others: list[Move] = [Glide("Rialto", "Ca’ d’Oro"), Walk(), EndTurn(), Call(), Meet(1)]
    for move in others:
        assert refused(state, 0, move) == first
    state, _ = play(state, (0, Decide(True)))
    for exchange in (False, True):
        assert refused(state, 0, Decide(exchange)) == Refusal("R8", "nobody_met")


@pytest.mark.clause("casanova", "R8")
@pytest.mark.parametrize("met", [1, SAN_GIOVANNI])
def test_r8_bots_go_at_a_pace_that_tells_nothing(met: Spot) -> None:
    """Whatever was found and answered; and a turn is begun more slowly than it goes on."""
    start = position({0: "Rialto", 1: "Fondamente Nove"}, points=2)
    assert CASANOVA.manners.haste(position({0: "Rialto"})) == 1
    assert CASANOVA.manners.haste(start) > 1
    paces = set()
    for casanova in (0, met, 2):
        place = replace(start, casanova=casanova)
        state, _ = play(place, (0, Meet(1) if met == 1 else Call()))
        paces.add(CASANOVA.manners.haste(state))
        for exchange in (False, True):
            after, _ = play(state, (0, Decide(exchange)))
            paces.add(CASANOVA.manners.haste(after))
    assert paces == {CASANOVA.manners.haste(start)}


# R9: no winner


@pytest.mark.clause("casanova", "R9")
@pytest.mark.parametrize("casanova", [2, SAN_GIOVANNI])
def test_r9_after_sixty_rounds_nobody_wins(casanova: Spot) -> None:
    """The last turn of the round is that of whoever sits before the first player."""
    start = position({0: "Rialto"}, round=60, first=1, casanova=casanova)
    state, events = play(start, (0, EndTurn()))
    assert state.phase == Over(None)
    assert CASANOVA.result(state) == Result((0, 0, 0), (), "R9")
    assert of(events, GameEnded) == [GameEnded(winners=(), rule="R9")]
    told: list[object] = [CasanovaStayedAboard(seat=2, rule="R9")]
    if casanova == SAN_GIOVANNI:
        told = [CasanovaStayedInTheatre(theatre="San Giovanni Grisostomo", rule="R9")]
    assert [*of(events, CasanovaStayedAboard), *of(events, CasanovaStayedInTheatre)] == told
    began = [*of(events, CasanovaBeganAboard), *of(events, CasanovaBeganInTheatre)]
    assert began == [events[-2]]
    assert {CASANOVA.view(state, seat).casanova for seat in (None, 0, 1, 2)} == {casanova}


@pytest.mark.clause("casanova", "R9")
def test_r9_and_not_before() -> None:
    for first, round_ in ((1, 59), (0, 60), (2, 60)):
        start = position({0: "Rialto"}, round=round_, first=first)
        state, _ = play(start, (0, EndTurn()))
        assert CASANOVA.result(state) is None
        assert state.round == round_ + (first == 1)


@pytest.mark.clause("casanova", "R9", "5.1")
def test_r9_who_comes_home_in_the_very_last_turn_still_wins() -> None:
    start = position({0: "San Marcuola"}, round=60, first=1, casanova=0, jewels=[0])
    state, _ = play(start, (0, Glide("San Marcuola", PALAZZI[0])))
    assert state.phase == Over(0)
    vain = position({0: "San Marcuola"}, round=60, first=1, casanova=1, jewels=[0])
    state, _ = play(vain, (0, Glide("San Marcuola", PALAZZI[0])))
    assert state.phase == Over(None)


@pytest.mark.clause("casanova", "R7", "1.2")
def test_r7_the_lot_places_as_many_as_there_are() -> None:
    for options, theatres in ((THREE, 7), (FIVE, 5), (Options(seats=4, figures=6), 2)):
        state = CASANOVA.setup(options)
        docks = PLAIN[: 12 - options.seats]
        for wrong in (theatres - 1, theatres + 1):
            lots = DrawLots(0, (*THEATRES, *THEATRES)[:wrong], docks)
            assert refused(state, NATURE, lots).reason == "wrong_theatre_lots"
        for wrong_docks in (docks[1:], (*docks, PLAIN[20]), (*docks[:-1], "Molo 1"), docks[::-1]):
            lots = DrawLots(0, THEATRES[:theatres], wrong_docks)
            facts: dict[str, int | str] = {"gondolas": 12 - options.seats}
            assert refused(state, NATURE, lots) == Refusal("R7", "wrong_dock_lots", facts)
        play(state, (NATURE, DrawLots(0, THEATRES[:theatres], docks)))


# R12: the first turns


@pytest.mark.clause("casanova", "R12", "2.1")
@pytest.mark.parametrize(
    ("seats", "points"), [(3, (1, 2, 3)), (4, (0, 1, 2, 3)), (5, (1, 1, 2, 2, 3))]
)
def test_r12_who_plays_earlier_may_have_fewer_points_at_first(
    seats: int, points: tuple[int, ...]
) -> None:
    options = Options(seats=seats, first_turns="staggered")
    fresh, rng = CASANOVA.setup(options), Random(5)
    lots = CASANOVA.sample(fresh, NATURE, rng)
    assert isinstance(lots, DrawLots)
    state, events = play(fresh, (NATURE, lots), (NATURE, Hide(0)))
    began = of(events, TurnBegan)
    for place in range(seats):
        state, events = play(state, ((lots.first + place) % seats, EndTurn()))
        began += of(events, TurnBegan)
    assert tuple(each.points for each in began) == (*points, 3)
    assert [each.rule for each in began] == ["2.1" if each.points == 3 else "R12" for each in began]


@pytest.mark.clause("casanova", "R12")
def test_r12_as_the_box_has_it_all_have_three() -> None:
    state = CASANOVA.setup(Options(seats=3))
    lots = CASANOVA.sample(state, NATURE, Random(5))
    state, events = play(state, (NATURE, lots), (NATURE, Hide(0)))
    assert [each.points for each in of(events, TurnBegan)] == [3]


@pytest.mark.clause("casanova", "R12")
def test_r12_a_record_from_before_there_was_a_choice_means_three_for_all() -> None:
    assert meant(CASANOVA, {"seats": 4}) == Options(seats=4, first_turns="equal")
