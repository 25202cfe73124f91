"""Ruling R10: the notebook."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.games.casanova.model import (
    Entry,
    Looked,
    Met,
    Note,
    Shown,
    Spot,
    State,
)

from .positions import CASANOVA, SAN_CASSIANO, SAN_GIOVANNI, SAN_MOISE, SIX, known


def note(state: State, seat: Seat | None, spot: Spot) -> Note:
    return next(each for each in CASANOVA.view(state, seat).notebook if each.spot == spot)


@pytest.mark.clause("casanova", "R10")
def test_r10_a_line_for_each_figure() -> None:
    state = known(())
    for seat in (None, 0, 1, 2):
        notes = CASANOVA.view(state, seat).notebook
        assert [each.spot for each in notes] == [0, 1, 2, SAN_CASSIANO, SAN_GIOVANNI, SAN_MOISE]
        assert set(notes) == {Note(each.spot, None, None, (), None) for each in notes}


@pytest.mark.clause("casanova", "R10", "3.1")
@pytest.mark.parametrize("exchanged", [False, True])
def test_r10_what_i_saw_and_where_it_went(exchanged: bool) -> None:
    """After an exchange the notes change places with the figures."""
    state = known((Met(4, 0, SAN_GIOVANNI, "other", exchanged),))
    assert note(state, 0, 0) == Note(0, exchanged, 4, (), (4, 0))
    assert note(state, 0, SAN_GIOVANNI) == Note(SAN_GIOVANNI, not exchanged, 4, (), (4, 0))
    # the others know that two figures were handled, by whom and when
    for seat in (1, 2, None):
        assert note(state, seat, 0) == Note(0, None, None, (0,), (4, 0))
        assert note(state, seat, SAN_GIOVANNI) == Note(SAN_GIOVANNI, None, None, (0,), (4, 0))


@pytest.mark.clause("casanova", "R10")
def test_r10_who_handled_it_since() -> None:
    log: tuple[Entry, ...] = (
        Met(1, 1, SAN_CASSIANO, "neither", False),
        Met(2, 0, SAN_CASSIANO, "neither", False),
        Met(3, 1, SAN_CASSIANO, "neither", True),
        Met(3, 2, SAN_CASSIANO, "neither", True),
        Met(4, 1, SAN_CASSIANO, "neither", False),
    )
    last = (4, 1)
    assert note(known(log), 0, SAN_CASSIANO) == Note(SAN_CASSIANO, False, 2, (2, 1), last)
    assert note(known(log), 1, SAN_CASSIANO) == Note(SAN_CASSIANO, False, 4, (), last)
    assert note(known(log), 2, SAN_CASSIANO) == Note(SAN_CASSIANO, False, 3, (1,), last)
    assert note(known(log), None, SAN_CASSIANO) == Note(SAN_CASSIANO, None, None, (0, 2, 1), last)
    assert note(known(log), 0, 1) == Note(1, None, None, (1,), last)


@pytest.mark.clause("casanova", "R10", "3.4", "5.2")
def test_r10_looks_and_figures_shown() -> None:
    log: tuple[Entry, ...] = (Looked(2, 0, (0, 2), 2), Shown(3, 1))
    assert note(known(log), 0, 0) == Note(0, False, 2, (), None)
    assert note(known(log), 0, 2) == Note(2, True, 2, (), None)
    assert note(known(log), 1, 2) == Note(2, None, None, (), None)
    for seat in (None, 0, 1, 2):
        assert note(known(log), seat, 1) == Note(1, False, 3, (), None)


@pytest.mark.clause("casanova", "R10", "3.4", "5.2")
def test_r10_a_look_and_a_figure_shown_do_not_hide_who_touched_it_last() -> None:
    touched = Met(3, 2, 1, "neither", True)
    log: tuple[Entry, ...] = (touched, Looked(5, 0, (0, 1), 0))
    assert note(known(log), 0, 1) == Note(1, False, 5, (), (3, 2))
    assert note(known(log), 0, 2) == Note(2, None, None, (2,), (3, 2))
    log = (touched, Shown(6, 1))
    for seat in (None, 0, 1):
        assert note(known(log), seat, 1) == Note(1, False, 6, (), (3, 2))


@pytest.mark.clause("casanova", "R10")
def test_r10_without_a_notebook_the_meetings_themselves_are_still_known() -> None:
    log: tuple[Entry, ...] = (Met(4, 0, SAN_GIOVANNI, "other", True), Met(4, 1, 2, "own", False))
    off = known(log, replace(SIX, notebook="off"))
    for seat in (None, 0, 1, 2):
        view = CASANOVA.view(off, seat)
        assert view.notebook == ()
        assert view.log == CASANOVA.view(known(log), seat).log
