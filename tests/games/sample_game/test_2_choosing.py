"""Clauses 2, and R1: where everybody goes, in secret."""

from __future__ import annotations

import pytest

from ludotheque.games.sample_game.events import PlaceChosen, PlaceShown
from ludotheque.games.sample_game.model import PLACES, Choose, Place, Rolling

from .positions import GAME, chosen, of, play, position, refused


@pytest.mark.clause("sample-game", "2.1")
def test_2_1_all_choose_at_the_same_time() -> None:
    state = position()
    assert GAME.awaited(state) == (0, 1, 2)
    state, events = play(state, (1, Choose("reef")))
    assert GAME.awaited(state) == (0, 2)
    assert events == [PlaceChosen(seat=1, rule="2.1")]


@pytest.mark.clause("sample-game", "2.1")
@pytest.mark.parametrize("seat", [0, 2, None])
def test_2_1_a_choice_is_secret(seat: int | None) -> None:
    views = [GAME.view(play(position(), (1, Choose(place)))[0], seat) for place in PLACES]
    assert views[0] == views[1] == views[2]
    assert views[0].chosen == (False, True, False)


@pytest.mark.clause("sample-game", "2.1")
def test_2_1_ones_own_choice_is_known_to_oneself() -> None:
    state, _ = play(position(), (1, Choose("reef")))
    assert GAME.view(state, 1).places == (None, "reef", None)


@pytest.mark.clause("sample-game", "2.2")
def test_2_2_when_all_have_chosen_everybody_sees_it() -> None:
    state, events = chosen(position(), "reef", "bank", "beach")
    assert state.phase == Rolling()
    assert [(each.seat, each.place) for each in of(events, PlaceShown)] == [
        (0, "reef"),
        (1, "bank"),
        (2, "beach"),
    ]
    assert GAME.view(state, None).places == ("reef", "bank", "beach")


@pytest.mark.clause("sample-game", "2.3")
@pytest.mark.parametrize("place", ["bank", "reef"])
def test_2_3_who_is_wet_can_only_go_to_the_beach(place: Place) -> None:
    state = position(wet=[0])
    refusal = refused(state, 0, Choose(place))
    assert (refusal.rule, refusal.reason, refusal.facts) == ("2.3", "still_wet", {"place": place})
    assert GAME.moves(state, 0) == [Choose("beach")]
    assert len(GAME.moves(state, 1)) == 3


@pytest.mark.clause("sample-game", "R1")
def test_r1_who_runs_out_of_time_goes_to_the_beach() -> None:
    state, _ = play(position(), (1, Choose("reef")))
    assert GAME.lapse(state, 0) == Choose("beach")
    assert GAME.lapse(state, 1) is None
