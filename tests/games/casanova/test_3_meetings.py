"""Chapter 3: what is under the cloaks, and who knows it."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.casanova.board import DOORS, PALAZZI, PLAIN, STREET
from ludotheque.games.casanova.events import (
    AnswerNoted,
    FiguresSeen,
    LadiesMet,
    LookedRound,
    NecklacesHandled,
    RoundSeen,
    TheatreCalled,
)
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    Decide,
    Deciding,
    Dock,
    EndTurn,
    Glide,
    LookRound,
    Meet,
    Met,
    Spot,
    State,
    Theatre,
    Walk,
)

from .positions import (
    CASANOVA,
    FIVE,
    SAN_CASSIANO,
    SAN_GIOVANNI,
    SAN_MOISE,
    of,
    play,
    position,
    refused,
    sailing,
)


def facing(casanova: Spot) -> State:
    """Two ladies at the two ends of a street, with a theatre in it."""
    return position({0: "Rialto", 1: "Fondamente Nove"}, casanova=casanova)


@pytest.mark.clause("casanova", "3.1")
@pytest.mark.parametrize(
    ("casanova", "found", "after"),
    [(0, "own", 1), (1, "other", 0), (SAN_MOISE, "neither", SAN_MOISE), (2, "neither", 2)],
)
@pytest.mark.parametrize("exchange", [False, True])
def test_3_1_both_figures_are_seen_and_the_necklaces_exchanged_or_not(
    casanova: Spot, found: str, after: Spot, exchange: bool
) -> None:
    state, events = play(facing(casanova), (0, Meet(1)))
    assert of(events, LadiesMet) == [LadiesMet(seat=0, rival=1, rule="3.1")]
    (seen,) = of(events, FiguresSeen)
    assert (seen.found, seen.seat, seen.only, seen.rule) == (found, 0, (0,), "3.1")
    assert isinstance(state.phase, Deciding)
    state, _ = play(state, (0, Decide(exchange)))
    assert state.casanova == (after if exchange else casanova)
    # gondolas, ladies and points stay as they were: each necklace is where it came from
    assert (state.ladies, state.empties) == (facing(0).ladies, facing(0).empties)
    assert sailing(state).points == 3


@pytest.mark.clause("casanova", "3.1")
@pytest.mark.parametrize("here", PLAIN)
def test_3_1_a_rival_is_met_at_the_other_end_of_the_street_and_nowhere_else(here: Dock) -> None:
    for there in PLAIN:
        if there == here:
            continue
        state = position({0: here, 1: there})
        if there == STREET[here]:
            assert Meet(1) in CASANOVA.moves(state, 0)
        else:
            no = Refusal("3.1", "rival_not_across", {"rival": 1})
            assert refused(state, 0, Meet(1)) == no


@pytest.mark.clause("casanova", "3.1")
def test_3_1_she_stays_in_her_own_gondola_and_sails_on() -> None:
    state, _ = play(facing(1), (0, Meet(1)), (0, Decide(True)), (0, Glide("Rialto", "Ca’ d’Oro")))
    assert state.ladies[:2] == ("Ca’ d’Oro", "Fondamente Nove")
    assert state.casanova == 0


@pytest.mark.clause("casanova", "3.2")
@pytest.mark.parametrize("theatre", THEATRES)
@pytest.mark.parametrize("end", [0, 1])
def test_3_2_a_theatre_is_called_at_from_either_end(theatre: Theatre, end: int) -> None:
    spot = 5 + THEATRES.index(theatre)
    start = position({0: DOORS[theatre][end]}, casanova=spot)
    state, events = play(start, (0, Call()))
    assert of(events, TheatreCalled) == [TheatreCalled(seat=0, theatre=theatre, rule="3.2")]
    assert [event.found for event in of(events, FiguresSeen)] == ["other"]
    taken, _ = play(state, (0, Decide(True)))
    assert taken.casanova == 0
    left, _ = play(state, (0, Decide(False)))
    assert left.casanova == spot
    back, _ = play(position({0: DOORS[theatre][end]}, casanova=0), (0, Call()), (0, Decide(True)))
    assert back.casanova == spot, "he can be hidden in a theatre, too"


@pytest.mark.clause("casanova", "3.2")
def test_3_2_or_on_the_way_along_the_street() -> None:
    start = position({0: "Rialto"}, ["Fondamente Nove"], casanova=SAN_GIOVANNI)
    before, _ = play(start, (0, Call()), (0, Decide(True)), (0, Walk()))
    after, _ = play(start, (0, Walk()), (0, Call()), (0, Decide(True)))
    assert before.ladies[0] == after.ladies[0] == "Fondamente Nove"
    assert before.casanova == after.casanova == 0


@pytest.mark.clause("casanova", "3.2", "1.4")
def test_3_2_somebody_must_be_in_the_theatre() -> None:
    others = tuple(theatre for theatre in THEATRES if theatre != "San Cassiano")
    state = position({0: "Ca’ d’Oro"}, theatres=others)
    no = Refusal("1.4", "theatre_is_empty", {"theatre": "San Cassiano"})
    assert refused(state, 0, Call()) == no
    assert refused(position({0: "Tre Archi"}), 0, Call()) == Refusal(
        "3.2", "no_theatre_here", {"dock": "Tre Archi"}
    )
    docks: list[Dock] = [PALAZZI[0], "Molo 3"]
    for dock in docks:
        here = position({0: dock})
        assert refused(here, 0, Call()) == Refusal("3.2", "no_theatre_here", {"dock": dock})


@pytest.mark.clause("casanova", "3.3")
def test_3_3_nobody_looks_under_their_own_figure_alone() -> None:
    docks: list[Dock] = ["Rialto", "Molo 1", "Tre Archi", PALAZZI[0]]
    for dock in docks:
        state = position({0: dock})
        assert refused(state, 0, Meet(0)) == Refusal("3.3", "own_figure")
    # what she carries shows in no view of hers until she has met somebody
    for seat in (0, 1, 2):
        views = {
            CASANOVA.codec.encode(CASANOVA.view(facing(casanova), seat))
            for casanova in (0, 1, 2, SAN_GIOVANNI)
        }
        assert len(views) == 1


@pytest.mark.clause("casanova", "3.4", "R3")
@pytest.mark.parametrize(("casanova", "found"), [(0, 0), (1, 1), (3, 3), (2, None), (8, None)])
def test_3_4_at_the_doges_docks_all_figures_there_are_seen(
    casanova: Spot, found: int | None
) -> None:
    """Her own too; but not those of ladies who lie elsewhere."""
    ladies: dict[int, Dock] = {
        0: "Molo 2",
        1: "Molo 5",
        2: "Accademia",
        3: "Molo 1",
        4: "San Zaccaria",
    }
    state = position(ladies, options=FIVE, casanova=casanova)
    after, events = play(state, (0, LookRound()))
    assert of(events, LookedRound) == [LookedRound(seat=0, rule="3.4")]
    (seen,) = of(events, RoundSeen)
    assert (seen.found, seen.only) == (found, (0,))
    assert after.casanova == casanova
    assert sailing(after).points == 3
    no = Refusal("3.4", "not_at_the_doge", {"dock": "Accademia"})
    assert refused(position({0: "Accademia"}), 0, LookRound()) == no


@pytest.mark.clause("casanova", "3.5", "R8")
def test_3_5_others_see_who_met_whom_and_that_it_is_over() -> None:
    _, met = play(facing(1), (0, Meet(1)))
    assert [event for event in met if event.seen_by(2)] == [LadiesMet(seat=0, rival=1, rule="3.1")]
    for exchange in (False, True):
        _, done = play(play(facing(1), (0, Meet(1)))[0], (0, Decide(exchange)))
        over = [NecklacesHandled(seat=0, rule="R8")]
        assert [event for event in done if event.seen_by(1)] == over
        assert [event for event in done if event.seen_by(None)] == over
        (own,) = of(done, AnswerNoted)
        assert (own.exchanged, own.only) == (exchange, (0,))


@pytest.mark.clause("casanova", "3.5")
def test_3_5_whoever_looked_finds_it_in_the_log_and_others_only_that_it_was() -> None:
    state, _ = play(facing(1), (0, Meet(1)), (0, Decide(True)))
    whole = Met(2, 0, 1, "other", True)
    assert state.log == (whole,)
    assert CASANOVA.view(state, 0).log == (whole,)
    for seat in (1, 2, None):
        assert CASANOVA.view(state, seat).log == (Met(2, 0, 1, None, None),)


@pytest.mark.clause("casanova", "3.5")
def test_3_5_pretending_is_allowed() -> None:
    """Two figures of no interest change necklaces, and nobody is the wiser."""
    start = position({0: "Ca’ d’Oro"}, casanova=SAN_MOISE)
    worlds = [
        play(start, (0, Call()), (0, Decide(exchange)), (0, EndTurn()))
        for exchange in (True, False)
    ]
    for seat in (1, 2, None):
        looks = {
            CASANOVA.codec.encode(
                (CASANOVA.view(state, seat), [each for each in events if each.seen_by(seat)])
            )
            for state, events in worlds
        }
        assert len(looks) == 1
    assert SAN_CASSIANO in {entry.spot for entry in worlds[0][0].log if isinstance(entry, Met)}
