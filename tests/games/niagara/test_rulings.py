"""Rulings R1 to R9: where the rulebook is silent."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.niagara.events import (
    CanoeFell,
    CanoeLanded,
    CanoePaddled,
    DiscPushed,
    ForkDrawn,
    GemLoaded,
    GemRobbed,
    GemUnloaded,
    RiverRose,
    StayedAshore,
)
from ludotheque.games.niagara.model import (
    GEMS,
    Canoe,
    Choosing,
    Disc,
    DrawLots,
    Flow,
    Gem,
    Launching,
    MoveWeather,
    Options,
    Paddle,
    Place,
    Side,
    Stay,
    Theft,
)

from .positions import (
    ANYWHERE,
    ASHORE,
    FALLEN,
    HOME,
    NIAGARA,
    THREE,
    Canoes,
    clouds,
    eve,
    flow,
    load,
    of,
    play,
    refused,
    store,
    turn,
    unload,
    weather,
)

PLACES: tuple[Place, ...] = ("beach", "M1", "M2", "M3", "M4", "M5", "L6", "L7", "R6", "R7")
LOAD_ON_THE_WAY = Paddle(0, "M4", (load("M3"),))
LOAD_TWICE = Paddle(0, "M4", (unload("M3"), load("M4")))


@pytest.mark.clause("niagara", "R1")
def test_r1_ends_only_at_the_start_or_the_end() -> None:
    assert refused(turn(4, Canoe("M2"), ASHORE), 0, LOAD_ON_THE_WAY) == Refusal(
        "R1", "only_at_an_end", {"disc": "M3"}
    )
    play(turn(3, Canoe("M3"), ASHORE), (0, LOAD_ON_THE_WAY))
    play(turn(3, Canoe("M2"), ASHORE), (0, Paddle(0, "M3", (load("M3"),))))


@pytest.mark.clause("niagara", "R1")
def test_r1_ends_and_not_at_both() -> None:
    state = turn(5, Canoe("M3", "ruby"), ASHORE)
    assert refused(state, 0, LOAD_TWICE) == Refusal("R1", "one_handling")


@pytest.mark.clause("niagara", "R1")
def test_r1_anywhere_on_the_way() -> None:
    state, events = play(turn(4, Canoe("M2"), ASHORE, options=ANYWHERE), (0, LOAD_ON_THE_WAY))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start="M2", to="M3", left=3, rule="3.7"),
        GemLoaded(seat=0, canoe=0, gem="amethyst", left=1, rule="3.9"),
        CanoePaddled(seat=0, canoe=0, start="M3", to="M4", left=0, rule="3.7"),
    ]
    assert state.canoes[0][0] == Canoe("M4", "amethyst")


@pytest.mark.clause("niagara", "R1")
def test_r1_anywhere_at_both_ends() -> None:
    state, events = play(turn(5, Canoe("M3", "ruby"), ASHORE, options=ANYWHERE), (0, LOAD_TWICE))
    assert events == [
        GemUnloaded(seat=0, canoe=0, gem="ruby", left=3, rule="3.9"),
        CanoePaddled(seat=0, canoe=0, start="M3", to="M4", left=2, rule="3.7"),
        GemLoaded(seat=0, canoe=0, gem="diamond", left=0, rule="3.9"),
    ]
    assert state.canoes[0][0] == Canoe("M4", "diamond")
    assert state.sites == (7, 6, 7, 7, 7)


@pytest.mark.clause("niagara", "R1", "3.9")
def test_r1_anywhere_a_site_that_was_empty_may_be_refilled_on_the_way() -> None:
    """The last sapphire is on board: unloaded beside the amber, it can be loaded again."""
    state = turn(
        5,
        Canoe("M5", "sapphire"),
        ASHORE,
        options=ANYWHERE,
        stores={1: store(sapphire=3), 2: store(sapphire=3)},
    )
    assert state.sites[GEMS.index("sapphire")] == 0
    move = Paddle(0, "L6", (unload("M5"), load("L6")))
    state, _ = play(state, (0, move))
    assert state.canoes[0][0] == Canoe("L6", "sapphire")
    assert state.sites[GEMS.index("sapphire")] == 0


@pytest.mark.clause("niagara", "R2")
@pytest.mark.parametrize("canoes", [HOME, (FALLEN, ASHORE), (ASHORE, FALLEN)])
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5, 6])
def test_r2_with_no_canoe_on_the_water_one_must_be_launched(canoes: Canoes, tile: int) -> None:
    state = turn(tile, *canoes)
    assert state.phase == Launching(seat=0)
    assert refused(state, 0, Stay()) == Refusal("R2", "must_launch")
    moves = [move for move in NIAGARA.moves(state, 0) if isinstance(move, Paddle)]
    assert len(moves) == len(NIAGARA.moves(state, 0))
    assert {move.canoe for move in moves} == {
        number for number, canoe in enumerate(canoes) if canoe == ASHORE
    }


@pytest.mark.clause("niagara", "R2", "3.2")
@pytest.mark.parametrize("canoes", [HOME, (FALLEN, ASHORE), (ASHORE, FALLEN)])
def test_r2_where_a_table_has_agreed_to_it_one_may_stay_ashore(canoes: Canoes) -> None:
    state = turn(3, *canoes)
    state = replace(state, options=replace(state.options, launch="may"))
    assert refused(turn(3, *canoes), 0, Stay()).rule == "R2"
    must, may = NIAGARA.moves(turn(3, *canoes), 0), NIAGARA.moves(state, 0)
    assert [*may] == [*must, Stay()], "and one may launch as ever"
    assert NIAGARA.lapse(state, 0) == Stay(), "out of time, nothing optional is done"
    after, events = play(state, (0, Stay()))
    assert of(events, StayedAshore) == [StayedAshore(seat=0, rule="R2")]
    assert after.canoes[0] == canoes


@pytest.mark.clause("niagara", "R3")
def test_r3_an_empty_canoe_may_land() -> None:
    state, events = play(turn(6, Canoe("M2"), ASHORE), (0, Paddle(0, "beach")))
    assert events == [
        CanoePaddled(seat=0, canoe=0, start="M2", to="M1", left=5, rule="3.7"),
        CanoeLanded(seat=0, canoe=0, lost=4, rule="R3"),
    ]
    assert state.canoes[0] == HOME
    assert state.stores[0] == store()


@pytest.mark.clause("niagara", "R3")
def test_r3_unload_and_land_empty() -> None:
    _, events = play(
        turn(6, Canoe("M3", "ruby"), ASHORE),
        (0, Paddle(0, "beach", (unload("M3"),))),
    )
    assert of(events, CanoeLanded) == [CanoeLanded(seat=0, canoe=0, lost=1, rule="R3")]


@pytest.mark.clause("niagara", "R3")
@pytest.mark.parametrize("tile", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
def test_r3_the_proof_that_every_canoe_has_a_move(
    place: Place, tile: int, options: Options
) -> None:
    cargoes: tuple[Gem | None, ...] = (None,) if place == "beach" else (None, *GEMS)

    for gem in cargoes:
        for other in (ASHORE, FALLEN, Canoe("M1"), Canoe("R7", "ruby")):
            for number in (0, 1):
                canoe = Canoe(place, gem)
                pair = (canoe, other) if number == 0 else (other, canoe)
                state = turn(tile, *pair, options=options)
                listed = NIAGARA.moves(state, 0)
                mine = [m for m in listed if isinstance(m, Paddle) and m.canoe == number]
                assert mine, f"{canoe} is stuck"
                assert any(not move.cargo for move in mine), f"{canoe} needs a site to move"
                for move in listed:
                    assert NIAGARA.refusal(state, 0, move) is None
                assert len(set(listed)) == len(listed)


@pytest.mark.clause("niagara", "R4")
@pytest.mark.parametrize("disc", ["L6", "L7", "R6", "R7", "M5"])
@pytest.mark.parametrize("tile", [1, 2, 3, 6])
def test_r4_nobody_paddles_over_the_falls(disc: Disc, tile: int) -> None:
    state = turn(tile, Canoe(disc), ASHORE)
    assert refused(state, 0, Paddle(0, "falls")) == Refusal("R4", "over_the_falls")
    assert all(m.to != "falls" for m in NIAGARA.moves(state, 0) if isinstance(m, Paddle))


@pytest.mark.clause("niagara", "R5")
@pytest.mark.parametrize(
    ("start", "to", "points"),
    [("L6", "R6", 2), ("L7", "R7", 4), ("R6", "L7", 3), ("R7", "L6", 3)],
)
def test_r5_no_passing_from_arm_to_arm(start: Disc, to: Disc, points: int) -> None:
    state = turn(points, Canoe(start), ASHORE)
    assert refused(state, 0, Paddle(0, to)) == Refusal(
        "R5", "other_arm", {"start": start, "to": to}
    )


@pytest.mark.clause("niagara", "R6")
def test_r6_only_opponents_are_robbed() -> None:
    state = turn(1, Canoe("M5"), Canoe("M4", "ruby"))
    assert refused(state, 0, Paddle(0, "M4", rob=Theft(0, 1))) == Refusal("R6", "own_canoe")


@pytest.mark.clause("niagara", "R6")
def test_r6_robbing_is_optional() -> None:
    rivals = {1: (Canoe("M4", "ruby"), ASHORE)}
    state, events = play(turn(1, Canoe("M5"), ASHORE, rivals=rivals), (0, Paddle(0, "M4")))
    assert of(events, GemRobbed) == []
    assert state.canoes[0][0] == Canoe("M4")
    assert state.canoes[1] == rivals[1]


@pytest.mark.clause("niagara", "R7")
@pytest.mark.parametrize(("start", "out", "back"), [(-1, -1, 1), (2, 1, -1)])
def test_r7_at_an_end_the_cloud_comes_back_by_one(start: int, out: int, back: int) -> None:
    state = turn(0, *HOME, weather=start)
    assert refused(state, 0, weather(out)) == Refusal("R7", "end_of_track", {"weather": start})
    state, events = play(state, (0, weather(back)))
    assert events[0].rule == "R7"
    assert state.weather == start + back


@pytest.mark.clause("niagara", "R8")
@pytest.mark.parametrize(
    ("minimum", "speed", "rule"), [(0, 0, "4.1"), (1, 1, "R8")], ids=["0", "1"]
)
def test_r8_the_slowest_river(minimum: int, speed: int, rule: str) -> None:
    options = Options(seats=3, river_minimum=1 if minimum else 0)
    state, events = flow(
        eve(tiles=(1, 3, 3), weather=-1, options=options, canoes={0: (Canoe("L7"), ASHORE)})
    )
    assert of(events, RiverRose) == [RiverRose(lowest=1, weather=-1, speed=speed, rule=rule)]
    assert len(of(events, DiscPushed)) == len(of(events, CanoeFell)) == speed
    assert state.canoes[0][0] == (FALLEN if speed else Canoe("L7"))


@pytest.mark.clause("niagara", "R8")
@pytest.mark.parametrize(
    ("before", "by", "after", "speed"), [(0, -1, -1, 0), (1, -1, 0, 0), (0, 1, 1, 1), (1, 1, 2, 2)]
)
def test_r8_only_clouds_the_speed_is_the_weather(
    before: int, by: int, after: int, speed: int
) -> None:
    state, events = play(clouds(weather=before), (2, weather(by)))
    assert of(events, RiverRose) == [RiverRose(lowest=0, weather=after, speed=speed, rule="R8")]
    assert len(of(events, DiscPushed)) == speed
    assert state.phase == Choosing()


@pytest.mark.clause("niagara", "R8")
def test_r8_only_clouds_never_below_the_tables_minimum() -> None:
    options = Options(seats=3, river_minimum=1)
    for before in (0, 1):
        _, events = play(clouds(weather=before, options=options), (2, MoveWeather(-1)))
        assert of(events, RiverRose) == [
            RiverRose(lowest=0, weather=before - 1, speed=1, rule="R8")
        ]


@pytest.mark.clause("niagara", "R9")
@pytest.mark.parametrize("fork", ["L", "R"])
@pytest.mark.parametrize("discs", [1, 2, 3, 4, 5])
def test_r9_alternate_the_arrow_remembers_whose_turn_it_is(fork: Side, discs: int) -> None:
    state, events = flow(eve(tiles=(discs, 6, 6), fork=fork))
    other: Side = "R" if fork == "L" else "L"
    sides = [fork if index % 2 == 0 else other for index in range(discs)]
    assert of(events, DiscPushed) == [DiscPushed(side=side, rule="4.2") for side in sides]
    assert state.fork == (other if discs % 2 else fork)


@pytest.mark.clause("niagara", "R9")
def test_r9_random_nature_draws_a_side_for_each_disc() -> None:
    options = Options(seats=3, fork="random")
    state, _ = flow(eve(tiles=(3, 6, 6), options=options, canoes={0: (Canoe("L6"), Canoe("M5"))}))
    assert len(set(NIAGARA.moves(state, NATURE))) == 8
    assert {NIAGARA.sample(state, NATURE, Random(seed)) for seed in range(200)} == set(
        NIAGARA.moves(state, NATURE)
    )
    after, events = play(state, (NATURE, Flow(("R", "L", "L"))))
    assert of(events, DiscPushed) == [DiscPushed(side=s, rule="4.2") for s in ("R", "L", "L")]
    assert of(events, CanoeFell) == [CanoeFell(seat=0, canoe=0, gem=None, rule="4.3")]
    assert after.canoes[0] == (FALLEN, Canoe("R6"))
    assert after.phase == Choosing()
    assert after.lifebuoy == 1


@pytest.mark.clause("niagara", "R9")
def test_r9_random_no_arrow_is_drawn() -> None:
    box = NIAGARA.setup(Options(seats=3, fork="random"))
    moves = [move for move in NIAGARA.moves(box, NATURE) if isinstance(move, DrawLots)]
    assert {move.first for move in moves} == {0, 1, 2}
    _, events = play(box, (NATURE, moves[0]))
    assert of(events, ForkDrawn) == []
