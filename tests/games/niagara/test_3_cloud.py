"""Clause 3.14: the cloud."""

from __future__ import annotations

import pytest

from ludotheque.games.niagara.events import TileTurned, WeatherMoved
from ludotheque.games.niagara.model import Canoe, Clouding, MoveWeather, Paddle, Stay

from .positions import HOME, NIAGARA, play, refused, turn, weather


@pytest.mark.clause("niagara", "3.14")
@pytest.mark.parametrize(("start", "by"), [(0, 1), (0, -1), (1, 1), (1, -1)])
def test_3_14_the_weather_moves_one_place_either_way(start: int, by: int) -> None:
    state = turn(0, *HOME, weather=start)
    assert state.phase == Clouding(seat=0)
    assert set(NIAGARA.moves(state, 0)) == {MoveWeather(-1), MoveWeather(1)}
    state, events = play(state, (0, weather(by)))
    assert events == [
        WeatherMoved(seat=0, weather=start + by, rule="3.14"),
        TileTurned(seat=1, tile=6, rule="R12"),
    ]
    assert state.weather == start + by
    assert NIAGARA.awaited(state) == (1,)


@pytest.mark.clause("niagara", "3.14")
def test_3_14_the_canoes_do_not_move() -> None:
    canoes = (Canoe("M3", "ruby"), Canoe("L7"))
    state = turn(0, *canoes)
    assert refused(state, 0, Paddle(0, "M2")).reason == "cloud_moves_no_canoe"
    after, _ = play(state, (0, MoveWeather(1)))
    assert after.canoes[0] == canoes


@pytest.mark.clause("niagara", "3.14")
def test_3_14_the_weather_must_move() -> None:
    state = turn(0, *HOME)
    assert refused(state, 0, Stay()).rule == "3.14"
    assert Stay() not in NIAGARA.moves(state, 0)


@pytest.mark.clause("niagara", "3.14", "R7")
@pytest.mark.parametrize(("start", "back"), [(-1, 1), (2, -1)])
def test_3_14_at_an_end_the_only_move_is_back(start: int, back: int) -> None:
    state = turn(0, *HOME, weather=start)
    assert list(NIAGARA.moves(state, 0)) == [weather(back)]
    state, events = play(state, (0, weather(back)))
    assert events[0] == WeatherMoved(seat=0, weather=start + back, rule="R7")
    assert state.weather == start + back


@pytest.mark.clause("niagara", "3.14")
def test_3_14_several_clouds_move_it_one_after_the_other() -> None:
    state = turn(0, *HOME, tiles={1: 0})
    state, events = play(state, (0, MoveWeather(1)), (1, MoveWeather(1)))
    assert [event.weather for event in events if isinstance(event, WeatherMoved)] == [1, 2]
    assert state.weather == 2
