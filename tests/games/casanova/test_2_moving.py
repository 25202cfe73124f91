"""Chapter 2: gondolas on the water, ladies in the streets."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.casanova.board import DOGE, NEXT, PALAZZI, PLAIN, STREET
from ludotheque.games.casanova.events import EmptyGlided, LadyGlided, LadyWalked, TurnBegan
from ludotheque.games.casanova.model import Call, Dock, EndTurn, Glide, Sailing, Walk

from .positions import CASANOVA, of, play, position, refused, sailing


@pytest.mark.clause("casanova", "2.1")
def test_2_1_three_points_are_three_docks() -> None:
    state = position({0: "Rialto"})
    state, events = play(
        state,
        (0, Glide("Rialto", "San Silvestro")),
        (0, Glide("San Silvestro", "San Tomà")),
        (0, Glide("San Tomà", "San Samuele")),
    )
    assert state.ladies[0] == "San Samuele"
    assert sailing(state).points == 0
    assert [event.rule for event in of(events, LadyGlided)] == ["2.1"] * 3
    no = Refusal("2.1", "no_points_left")
    assert refused(state, 0, Glide("San Samuele", "Accademia")) == no
    assert CASANOVA.moves(state, 0) == [Call(), EndTurn()]


@pytest.mark.clause("casanova", "2.1", "1.6")
def test_2_1_points_need_not_be_spent_and_are_not_kept() -> None:
    state, events = play(position({0: "Rialto"}), (0, EndTurn()))
    assert of(events, TurnBegan) == [TurnBegan(seat=1, round=2, rule="2.1")]
    assert state.phase == Sailing(1, 3, stayed=False)


@pytest.mark.clause("casanova", "2.2")
def test_2_2_points_are_split_between_ones_own_and_empty_gondolas() -> None:
    state = position({0: "Rialto", 1: "Celestia"}, ["Frari"])
    state, events = play(
        state,
        (0, Glide("Frari", "San Pantalon")),
        (0, Glide("Rialto", "San Silvestro")),
        (0, Glide("San Pantalon", "San Basilio")),
    )
    assert state.ladies == ("San Silvestro", "Celestia", PALAZZI[2])
    assert state.empties == ("San Basilio",)
    assert [(event.start, event.to, event.rule) for event in of(events, EmptyGlided)] == [
        ("Frari", "San Pantalon", "2.2"),
        ("San Pantalon", "San Basilio", "2.2"),
    ]


@pytest.mark.clause("casanova", "2.2")
def test_2_2_a_rivals_gondola_may_never_be_moved() -> None:
    state = position({0: "Rialto", 1: "Celestia"})
    no = Refusal("2.2", "rivals_gondola", {"dock": "Celestia", "rival": 1})
    for to in NEXT["Celestia"]:
        assert refused(state, 0, Glide("Celestia", to)) == no


@pytest.mark.clause("casanova", "2.3")
def test_2_3_a_dock_holds_one_gondola() -> None:
    state = position({0: "Rialto", 1: "San Zanipolo"}, ["San Silvestro", "San Tomà"])
    for to in ("San Zanipolo", "San Silvestro"):
        assert refused(state, 0, Glide("Rialto", to)) == Refusal("2.3", "dock_is_taken", {"to": to})
    taken = Refusal("2.3", "dock_is_taken", {"to": "San Tomà"})
    assert refused(state, 0, Glide("San Silvestro", "San Tomà")) == taken


@pytest.mark.clause("casanova", "2.4", "R1")
@pytest.mark.parametrize("barred", [False, True])
def test_2_4_no_dock_is_passed_without_calling_at_it(barred: bool) -> None:
    """Whether a gondola lies there or not: only then the way is not merely long, but barred."""
    state = position({0: "Rialto"}, ["San Silvestro"] if barred else [])
    facts: dict[str, int | str] = {"start": "Rialto", "to": "San Tomà"}
    assert refused(state, 0, Glide("Rialto", "San Tomà")) == Refusal(
        "2.4", "not_the_next_dock", facts
    )


@pytest.mark.clause("casanova", "2.4", "R1")
def test_2_4_palazzi_and_the_doges_docks_may_be_passed_even_if_gondolas_lie_there() -> None:
    full = position({0: "San Marcuola", 1: PALAZZI[1], 2: PALAZZI[2]}, [*PALAZZI[3:], PALAZZI[0]])
    state, _ = play(full, (0, Glide("San Marcuola", "Santa Marta")))
    assert state.ladies[0] == "Santa Marta"
    full = position({0: "Accademia"}, DOGE)
    state, _ = play(full, (0, Glide("Accademia", "San Zaccaria")))
    assert state.ladies[0] == "San Zaccaria"
    # to land there, a dock must be free all the same
    assert refused(full, 0, Glide("Accademia", "Molo 1")).rule == "2.3"


@pytest.mark.clause("casanova", "2.5")
def test_2_5_a_lady_walks_for_nothing_and_as_often_as_she_likes() -> None:
    start = position({0: "Rialto"}, ["Fondamente Nove"], points=0)
    state, events = play(start, (0, Walk()))
    assert state.ladies[0] == "Fondamente Nove"
    assert state.empties == ("Rialto",)
    assert of(events, LadyWalked) == [
        LadyWalked(seat=0, start="Rialto", to="Fondamente Nove", rule="2.5")
    ]
    for _ in range(5):
        state, _ = play(state, (0, Walk()))
    assert state == start


@pytest.mark.clause("casanova", "2.5", "2.2")
def test_2_5_a_gondola_can_be_sent_ahead() -> None:
    """An empty one to the other end of the street, a walk, and on with the last point."""
    state, _ = play(
        position({0: "Rialto"}, ["Misericordia"]),
        (0, Glide("Misericordia", "Fondamente Nove")),
        (0, Walk()),
        (0, Glide("Fondamente Nove", "Gesuiti")),
    )
    assert state.ladies[0] == "Gesuiti"
    assert state.empties == ("Rialto",)
    assert sailing(state).points == 1


@pytest.mark.clause("casanova", "2.5", "2.7")
def test_2_7_at_the_other_end_an_empty_gondola_must_wait() -> None:
    alone = position({0: "Rialto"})
    no = Refusal("2.7", "no_gondola_there", {"to": "Fondamente Nove"})
    assert refused(alone, 0, Walk()) == no
    hers = position({0: "Rialto", 1: "Fondamente Nove"})
    facts: dict[str, int | str] = {"to": "Fondamente Nove", "rival": 1}
    assert refused(hers, 0, Walk()) == Refusal("2.5", "gondola_is_hers", facts)


@pytest.mark.clause("casanova", "2.5", "2.6")
@pytest.mark.parametrize("here", PLAIN)
def test_2_6_a_street_leads_to_its_other_end_alone_also_where_it_crosses_another(
    here: Dock,
) -> None:
    """Gondolas wait at every other dock, and still there is only one to board."""
    state = position({0: here}, [each for each in PLAIN if each != here])
    state, _ = play(state, (0, Walk()))
    assert state.ladies[0] == STREET[here]
    assert here in state.empties


@pytest.mark.clause("casanova", "2.5")
@pytest.mark.parametrize("dock", [PALAZZI[0], DOGE[2]])
def test_2_5_no_street_begins_at_a_palazzo_or_at_the_doges(dock: Dock) -> None:
    state = position({0: dock}, PLAIN)
    assert refused(state, 0, Walk()) == Refusal("2.5", "no_street_here", {"dock": dock})


@pytest.mark.clause("casanova", "2.7")
def test_2_7_a_lady_is_always_in_a_gondola_of_her_own() -> None:
    """Wherever a turn leads: twelve gondolas, all at different docks, and nobody ashore."""
    state = position({0: "Rialto", 1: "Frari"}, ["Fondamente Nove", "San Sebastiano"])
    state, _ = play(state, (0, Walk()), (0, Glide("Rialto", "San Silvestro")), (0, EndTurn()))
    assert state.ladies[0] == "Fondamente Nove"
    assert len({*state.ladies, *state.empties}) == 5
