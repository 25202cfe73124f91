"""Clauses 1: material and set-up."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.niagara.events import FirstPlayerDrawn, ForkDrawn, GemLoaded, WeatherMoved
from ludotheque.games.niagara.model import (
    Canoe,
    Choosing,
    Disc,
    DrawingLots,
    DrawLots,
    Gem,
    Options,
    Paddle,
    Place,
)

from .positions import ASHORE, HOME, NIAGARA, THREE, load, of, play, refused, turn, weather

NEIGHBOURS: dict[Place, set[Place]] = {
    "beach": {"M1"},
    "M1": {"beach", "M2"},
    "M2": {"M1", "M3"},
    "M3": {"M2", "M4"},
    "M4": {"M3", "M5"},
    "M5": {"M4", "L6", "R6"},
    "L6": {"M5", "L7"},
    "L7": {"L6"},
    "R6": {"M5", "R7"},
    "R7": {"R6"},
}


@pytest.mark.clause("niagara", "1.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_1_two_canoes_on_the_beach_and_seven_tiles_in_hand(seats: int) -> None:
    state = NIAGARA.setup(Options(seats=seats))
    assert state.canoes == (HOME,) * seats
    assert [sorted(hand) for hand in state.hands] == [[0, 1, 2, 3, 4, 5, 6]] * seats
    assert state.stores == ((0, 0, 0, 0, 0),) * seats
    assert state.laid == (None,) * seats
    assert state.buy_backs == (None,) * seats
    assert state.turned == 0
    assert state.round == 1


@pytest.mark.clause("niagara", "1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_1_1_neither_two_nor_six_may_play(seats: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        NIAGARA.codec.options(f'{{"seats": {seats}}}'.encode())


@pytest.mark.clause("niagara", "1.2")
def test_1_2_five_sites_of_seven_gems() -> None:
    assert NIAGARA.setup(THREE).sites == (7, 7, 7, 7, 7)


@pytest.mark.clause("niagara", "1.2", "1.3")
@pytest.mark.parametrize(
    ("disc", "gem", "sites"),
    [
        ("M3", "amethyst", (6, 7, 7, 7, 7)),
        ("M4", "diamond", (7, 6, 7, 7, 7)),
        ("M5", "amber", (7, 7, 6, 7, 7)),
        ("L6", "sapphire", (7, 7, 7, 6, 7)),
        ("R6", "sapphire", (7, 7, 7, 6, 7)),
        ("L7", "ruby", (7, 7, 7, 7, 6)),
        ("R7", "ruby", (7, 7, 7, 7, 6)),
    ],
)
def test_1_2_each_site_lies_at_its_disc(disc: Disc, gem: Gem, sites: tuple[int, ...]) -> None:
    state, events = play(turn(2, Canoe(disc), ASHORE), (0, Paddle(0, disc, (load(disc),))))
    assert of(events, GemLoaded) == [GemLoaded(seat=0, canoe=0, gem=gem, left=0, rule="3.9")]
    assert state.canoes[0][0] == Canoe(disc, gem)
    assert state.sites == sites


@pytest.mark.clause("niagara", "1.2")
@pytest.mark.parametrize("disc", ["M1", "M2"])
def test_1_2_the_first_two_discs_have_no_site(disc: Disc) -> None:
    state = turn(2, Canoe(disc), ASHORE)
    assert not any(
        isinstance(move, Paddle) and any(each.at == disc for each in move.cargo)
        for move in NIAGARA.moves(state, 0)
    )
    assert refused(state, 0, Paddle(0, disc, (load(disc),))).rule == "3.9"


def reached(place: Place, points: int) -> set[Place]:
    """Where a canoe comes to by paddling alone."""
    return {
        move.to
        for move in NIAGARA.moves(turn(points, Canoe(place), ASHORE), 0)
        if isinstance(move, Paddle) and move.canoe == 0 and not move.cargo
    }


@pytest.mark.clause("niagara", "1.3")
@pytest.mark.parametrize("place", list(NEIGHBOURS))
def test_1_3_a_stem_of_five_and_two_arms_of_two(place: Place) -> None:
    assert reached(place, 1) == NEIGHBOURS[place]


@pytest.mark.clause("niagara", "1.3")
@pytest.mark.parametrize(
    ("points", "places"),
    [(1, {"M1"}), (2, {"M2"}), (3, {"M3"}), (4, {"M4"}), (5, {"M5"}), (6, {"L6", "R6"})],
)
def test_1_3_the_number_of_a_disc_is_its_distance(points: int, places: set[Place]) -> None:
    assert reached("beach", points) == places


@pytest.mark.clause("niagara", "1.3")
def test_1_3_the_river_holds_nine_discs() -> None:
    known: set[Place] = {"beach"}
    while more := {step for place in known for step in reached(place, 1)} - known:
        known |= more
    assert len(known - {"beach"}) == 9


@pytest.mark.clause("niagara", "1.4")
def test_1_4_the_weather_starts_on_0() -> None:
    assert NIAGARA.setup(THREE).weather == 0


@pytest.mark.clause("niagara", "1.4")
@pytest.mark.parametrize(("start", "by", "end"), [(0, -1, -1), (0, 1, 1), (1, 1, 2), (-1, 1, 0)])
def test_1_4_the_track_runs_from_minus_1_to_plus_2(start: int, by: int, end: int) -> None:
    state, events = play(turn(0, *HOME, weather=start), (0, weather(by)))
    assert state.weather == end
    assert [event.weather for event in of(events, WeatherMoved)] == [end]


@pytest.mark.clause("niagara", "1.4")
@pytest.mark.parametrize(("start", "by"), [(-1, -1), (2, 1)])
def test_1_4_the_track_has_no_fifth_place(start: int, by: int) -> None:
    assert refused(turn(0, *HOME, weather=start), 0, weather(by)).facts == {"weather": start}


@pytest.mark.clause("niagara", "1.5", "R9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_1_5_the_first_player_is_drawn_and_takes_the_lifebuoy(first: int) -> None:
    box = NIAGARA.setup(THREE)
    assert box.phase == DrawingLots()
    assert NIAGARA.awaited(box) == (NATURE,)
    state, events = play(box, (NATURE, DrawLots(first, "R")))
    assert events == [
        FirstPlayerDrawn(seat=first, rule="1.5"),
        ForkDrawn(side="R", rule="R9"),
    ]
    assert (state.lifebuoy, state.fork) == (first, "R")
    assert state.phase == Choosing()
    assert set(NIAGARA.awaited(state)) == {0, 1, 2}


@pytest.mark.clause("niagara", "1.5")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_1_5_every_seat_may_be_drawn_and_either_side(seats: int) -> None:
    box = NIAGARA.setup(Options(seats=seats))
    assert set(NIAGARA.moves(box, NATURE)) == {
        move for seat in range(seats) for move in (DrawLots(seat, "L"), DrawLots(seat, "R"))
    }
    for seat in range(seats):
        assert list(NIAGARA.moves(box, seat)) == []
