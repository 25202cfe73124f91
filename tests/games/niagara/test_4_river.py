"""Clauses 4: phase three, the river."""

from __future__ import annotations

import pytest

from ludotheque.core.game import NATURE
from ludotheque.games.niagara.events import (
    CanoeFell,
    CanoeGivenBack,
    DiscPushed,
    LifebuoyPassed,
    RiverRose,
    StayedAshore,
)
from ludotheque.games.niagara.model import (
    GEMS,
    SIDES,
    Canoe,
    Choosing,
    Disc,
    Flowing,
    Gem,
    Lay,
    MoveWeather,
    Options,
    Paddle,
    Side,
    Tile,
)

from .positions import (
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    eve,
    flow,
    of,
    play,
    position,
    store,
    turn,
    weather,
)

# Where a canoe is after 0, 1, 2 ... 8 discs, if the left arm is served first.
WAYS: dict[Disc, str] = {
    "M1": "M1 M2 M3 M4 M5 L6 L6 L7 L7",
    "M2": "M2 M3 M4 M5 R6 R6 R7 R7 falls",
    "M3": "M3 M4 M5 L6 L6 L7 L7 falls falls",
    "M4": "M4 M5 R6 R6 R7 R7 falls falls falls",
    "M5": "M5 L6 L6 L7 L7 falls falls falls falls",
    "L6": "L6 L7 L7 falls falls falls falls falls falls",
    "L7": "L7 falls falls falls falls falls falls falls falls",
    "R6": "R6 R6 R7 R7 falls falls falls falls falls",
    "R7": "R7 R7 falls falls falls falls falls falls falls",
}
SPEEDS = [(1, -1), (1, 0), (1, 1), (1, 2), (2, 2), (3, 2), (4, 2), (5, 2), (6, 2)]
"""Lowest tile and weather for each speed from 0 on."""


@pytest.mark.clause("niagara", "4.1", "4.2", "3.14")
def test_4_1_the_rulebooks_own_example() -> None:
    """The cloud goes to +2 and the lowest paddle is the 2, so four discs enter the river."""
    state = position(weather=1)
    state, _ = play(state, (0, Lay(5)), (1, Lay(2)), (2, Lay(0)))
    state, events = play(state, (0, Paddle(0, "M5")), (1, Paddle(0, "M2")), (2, MoveWeather(1)))
    assert of(events, RiverRose) == [RiverRose(lowest=2, weather=2, speed=4, rule="4.1")]
    assert of(events, DiscPushed) == [
        DiscPushed(side=side, rule="4.2") for side in ("L", "R", "L", "R")
    ]
    assert state.canoes == ((Canoe("L7"), ASHORE), (Canoe("R6"), ASHORE), HOME)


@pytest.mark.clause("niagara", "4.1")
@pytest.mark.parametrize(
    ("tiles", "lowest"),
    [((3, 5, 6), 3), ((6, 1, 6), 1), ((0, 5, 4), 4), ((0, 0, 6), 6), ((2, 2, 0), 2)],
)
@pytest.mark.parametrize("weather", [-1, 0, 1, 2])
def test_4_1_the_lowest_number_plus_the_weather(
    tiles: tuple[Tile, ...], lowest: int, weather: int
) -> None:
    """A cloud is no number: it is never the lowest tile."""
    _, events = flow(eve(tiles=tiles, weather=weather))
    speed = lowest + weather
    assert of(events, RiverRose) == [
        RiverRose(lowest=lowest, weather=weather, speed=speed, rule="4.1")
    ]
    assert len(of(events, DiscPushed)) == speed


@pytest.mark.clause("niagara", "4.1")
def test_4_1_all_tiles_of_the_round_count_wherever_the_lifebuoy_is() -> None:
    for lifebuoy in range(3):
        _, events = flow(eve(tiles=(4, 2, 3), lifebuoy=lifebuoy))
        assert [event.lowest for event in of(events, RiverRose)] == [2]


@pytest.mark.clause("niagara", "4.2")
def test_4_2_the_events_come_in_the_order_of_the_phases() -> None:
    state, events = flow(eve(tiles=(1, 3, 3), canoes={0: (Canoe("L7"), ASHORE)}))
    assert events == [
        StayedAshore(seat=2, rule="3.3"),
        RiverRose(lowest=1, weather=0, speed=1, rule="4.1"),
        DiscPushed(side="L", rule="4.2"),
        CanoeFell(seat=0, canoe=0, gem=None, rule="4.3"),
        LifebuoyPassed(seat=1, round=2, rule="5.1"),
    ]
    assert state.phase == Choosing()


def mirrored(place: str) -> str:
    return {"L6": "R6", "L7": "R7", "R6": "L6", "R7": "L7"}.get(place, place)


@pytest.mark.clause("niagara", "4.2", "R9", "1.3")
@pytest.mark.parametrize("start", list(WAYS))
@pytest.mark.parametrize("discs", range(9))
def test_4_2_each_disc_pushes_the_river_on_by_one(start: Disc, discs: int) -> None:
    lowest, weather = SPEEDS[discs]
    state, events = flow(
        eve(tiles=(lowest, 6, 6), weather=weather, canoes={1: (Canoe(start, "amber"), ASHORE)})
    )
    end = WAYS[start].split()[discs]
    assert len(of(events, DiscPushed)) == discs
    assert state.canoes[1][0].place == end
    assert state.canoes[1][0].gem == (None if end == "falls" else "amber")
    fell = [CanoeFell(seat=1, canoe=0, gem="amber", rule="4.3")] if end == "falls" else []
    assert of(events, CanoeFell) == fell


@pytest.mark.clause("niagara", "4.2", "R9")
@pytest.mark.parametrize("discs", range(9))
def test_4_2_the_right_arm_first_is_the_mirror_image(discs: int) -> None:
    lowest, weather = SPEEDS[discs]
    ends: list[dict[str, str]] = []
    for fork in SIDES:
        found: dict[str, str] = {}
        for start in WAYS:
            state, _ = flow(
                eve(
                    tiles=(lowest, 6, 6),
                    weather=weather,
                    fork=fork,
                    canoes={1: (Canoe(start), ASHORE)},
                )
            )
            found[start] = state.canoes[1][0].place
        ends.append(found)
    left, right = ends
    assert right == {mirrored(start): mirrored(end) for start, end in left.items()}


@pytest.mark.clause("niagara", "4.2", "3.8")
def test_4_2_canoes_on_one_disc_travel_together() -> None:
    crowd = (Canoe("M4", "ruby"), Canoe("M4"))
    state, _ = flow(eve(tiles=(2, 3, 3), canoes={0: crowd, 1: crowd}))
    carried = (Canoe("R6", "ruby"), Canoe("R6"))
    assert state.canoes[:2] == (carried, carried)


@pytest.mark.clause("niagara", "4.2")
@pytest.mark.parametrize(("side", "moved"), [("L", ("L7", "R6")), ("R", ("L6", "R7"))])
def test_4_2_only_the_arm_that_is_pushed_moves(side: Side, moved: tuple[Disc, Disc]) -> None:
    state, events = flow(eve(tiles=(1, 3, 3), fork=side, canoes={0: (Canoe("L6"), Canoe("R6"))}))
    assert of(events, DiscPushed) == [DiscPushed(side=side, rule="4.2")]
    assert state.canoes[0] == (Canoe(moved[0]), Canoe(moved[1]))


@pytest.mark.clause("niagara", "4.2")
def test_4_2_canoes_on_the_beach_and_below_the_falls_stay_where_they_are() -> None:
    state, _ = flow(eve(tiles=(6, 6, 6), weather=2, canoes={0: HOME, 1: (FALLEN, ASHORE)}))
    assert state.canoes[:2] == (HOME, (FALLEN, ASHORE))


@pytest.mark.clause("niagara", "4.3")
@pytest.mark.parametrize("gem", GEMS)
@pytest.mark.parametrize(("disc", "fork"), [("L7", "L"), ("R7", "R")])
def test_4_3_over_the_falls_and_the_gem_returns(gem: Gem, disc: Disc, fork: Side) -> None:
    start = eve(tiles=(1, 3, 3), fork=fork, canoes={0: (ASHORE, Canoe(disc, gem))})
    assert start.sites[GEMS.index(gem)] == 6
    state, events = flow(start)
    assert of(events, CanoeFell) == [CanoeFell(seat=0, canoe=1, gem=gem, rule="4.3")]
    assert state.canoes[0] == (ASHORE, FALLEN)
    assert state.sites == (7, 7, 7, 7, 7)


@pytest.mark.clause("niagara", "4.3")
def test_4_3_a_store_is_safe_from_the_river() -> None:
    state, _ = flow(
        eve(
            tiles=(6, 6, 6),
            canoes={0: (Canoe("L7", "ruby"), Canoe("L6", "ruby"))},
            stores={0: store(ruby=2)},
        )
    )
    assert state.stores[0] == store(ruby=2)
    assert state.sites == (7, 7, 7, 7, 5)


@pytest.mark.clause("niagara", "4.3")
def test_4_3_several_fall_from_one_disc() -> None:
    on_the_edge = (Canoe("L7", "ruby"), ASHORE)
    state, events = flow(eve(tiles=(1, 3, 3), canoes={0: on_the_edge, 1: on_the_edge}))
    assert {(event.seat, event.canoe) for event in of(events, CanoeFell)} == {(0, 0), (1, 0)}
    assert state.canoes[:2] == ((FALLEN, ASHORE), (FALLEN, ASHORE))


@pytest.mark.clause("niagara", "4.4")
@pytest.mark.parametrize(
    "canoes",
    [
        (Canoe("L7"), Canoe("L7", "ruby")),
        (FALLEN, Canoe("L7")),
        (Canoe("L7"), FALLEN),
        (Canoe("L6"), Canoe("M5")),
    ],
)
def test_4_4_a_player_without_canoes_takes_one_back_for_nothing(
    canoes: tuple[Canoe, Canoe],
) -> None:
    state, events = flow(eve(tiles=(6, 6, 6), canoes={0: canoes}, stores={0: store(amethyst=1)}))
    assert of(events, CanoeGivenBack) == [CanoeGivenBack(seat=0, canoe=0, rule="4.4")]
    assert state.canoes[0] == (ASHORE, FALLEN)
    assert state.stores[0] == store(amethyst=1)
    kinds = [type(event) for event in events]
    assert kinds.index(CanoeGivenBack) > max(
        index for index, kind in enumerate(kinds) if kind is DiscPushed
    )
    assert kinds.index(CanoeGivenBack) < kinds.index(LifebuoyPassed)


@pytest.mark.clause("niagara", "4.4")
@pytest.mark.parametrize("other", [ASHORE, Canoe("M1")])
def test_4_4_not_while_a_canoe_is_left(other: Canoe) -> None:
    state, events = flow(eve(tiles=(1, 1, 1), canoes={0: (Canoe("L7"), other)}))
    assert of(events, CanoeGivenBack) == []
    assert state.canoes[0][0] == FALLEN


@pytest.mark.clause("niagara", "4.4", "2.2")
def test_4_4_the_second_canoe_still_costs_a_gem() -> None:
    state, _ = flow(
        eve(
            tiles=(6, 6, 6),
            canoes={0: (Canoe("L7"), Canoe("L7"))},
            stores={0: store(amethyst=1)},
        )
    )
    state, _ = play(state, (0, Lay(2, "amethyst")), (1, Lay(2)), (2, Lay(2)))
    assert state.canoes[0] == HOME
    assert state.stores[0] == store()


@pytest.mark.clause("niagara", "4.2", "R9")
def test_4_2_no_disc_enters_at_speed_0_and_nature_is_not_asked() -> None:
    for fork in ("alternate", "random"):
        options = Options(seats=3, fork="alternate" if fork == "alternate" else "random")
        canoes = {0: (Canoe("L7"), Canoe("R7"))}
        state, events = flow(eve(tiles=(1, 3, 3), weather=-1, options=options, canoes=canoes))
        assert of(events, DiscPushed) == []
        assert state.canoes[0] == canoes[0]
        assert state.phase == Choosing()


@pytest.mark.clause("niagara", "4.2", "R9")
def test_4_2_with_a_random_fork_the_river_waits_for_nature() -> None:
    options = Options(seats=3, fork="random")
    state, events = flow(eve(tiles=(2, 3, 3), options=options))
    assert of(events, RiverRose) == [RiverRose(lowest=2, weather=0, speed=2, rule="4.1")]
    assert of(events, DiscPushed) == []
    assert state.phase == Flowing(discs=2)
    assert NIAGARA.awaited(state) == (NATURE,)
    assert all(list(NIAGARA.moves(state, seat)) == [] for seat in range(3))


@pytest.mark.clause("niagara", "4.1", "R12")
def test_4_1_the_view_foretells_the_speed_once_a_number_lies_open() -> None:
    """A cloud alone foretells nothing; after a number, only a lower one changes it."""
    state = turn(0, ASHORE, ASHORE, tiles={1: 5, 2: 2})
    assert NIAGARA.view(state, 1).speed is None
    state, _ = play(state, (0, weather(+1)))
    assert NIAGARA.view(state, None).speed == 6
    state, _ = play(state, (1, Paddle(0, "M5")))
    assert NIAGARA.view(state, 0).speed == 3
