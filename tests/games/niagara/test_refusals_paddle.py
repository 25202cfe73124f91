"""Every "no" to a canoe's move: the clause, the reason, the facts, in their order."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.niagara.model import (
    Canoe,
    Disc,
    Options,
    Paddle,
    Place,
    Theft,
)

from .positions import (
    ANYWHERE,
    ASHORE,
    FALLEN,
    THREE,
    exchange,
    load,
    play,
    refused,
    store,
    turn,
    unload,
)

BOTH = pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])
SEVEN_RUBIES_AWAY = {0: store(ruby=2), 1: store(ruby=3), 2: store(ruby=2)}


@pytest.mark.clause("niagara", "4.3")
@pytest.mark.parametrize("other", [ASHORE, Canoe("M3")])
@pytest.mark.parametrize("to", ["beach", "M1", "M3", "falls"])
def test_canoe_fallen(other: Canoe, to: Place) -> None:
    assert refused(turn(3, other, FALLEN), 0, Paddle(1, to)) == Refusal(
        "4.3", "canoe_fallen", {"canoe": 1}
    )


@pytest.mark.clause("niagara", "3.12")
@pytest.mark.parametrize("other", [ASHORE, Canoe("M3")])
def test_canoe_has_landed(other: Canoe) -> None:
    state, _ = play(turn(3, Canoe("M1"), other), (0, Paddle(0, "beach")))
    assert refused(state, 0, Paddle(0, "M3")) == Refusal("3.12", "canoe_has_landed", {"canoe": 0})


@pytest.mark.clause("niagara", "3.5")
@pytest.mark.parametrize("other", [ASHORE, Canoe("M3")])
def test_canoe_is_done(other: Canoe) -> None:
    state, _ = play(turn(3, other, Canoe("M1")), (0, Paddle(1, "M4")))
    assert refused(state, 0, Paddle(1, "M1")) == Refusal("3.5", "canoe_is_done", {"canoe": 1})


@pytest.mark.clause("niagara", "3.5", "3.3")
def test_a_launched_canoe_is_done_too() -> None:
    state, _ = play(turn(3, Canoe("M1"), ASHORE), (0, Paddle(1, "M3")))
    assert refused(state, 0, Paddle(1, "M1")) == Refusal("3.5", "canoe_is_done", {"canoe": 1})


@pytest.mark.clause("niagara", "R4")
@pytest.mark.parametrize("canoe", [ASHORE, Canoe("M3"), Canoe("L7", "ruby")])
def test_over_the_falls(canoe: Canoe) -> None:
    assert refused(turn(3, canoe, ASHORE), 0, Paddle(0, "falls")) == Refusal("R4", "over_the_falls")


@pytest.mark.clause("niagara", "3.6")
@pytest.mark.parametrize("other", [ASHORE, Canoe("M3"), FALLEN])
def test_launch_it(other: Canoe) -> None:
    assert refused(turn(3, other, ASHORE), 0, Paddle(1, "beach")) == Refusal(
        "3.6", "launch_it", {"canoe": 1}
    )


@pytest.mark.clause("niagara", "R5")
@pytest.mark.parametrize(("start", "to"), [("L6", "R6"), ("R7", "L6"), ("L7", "R7")])
@BOTH
def test_other_arm(start: Disc, to: Disc, options: Options) -> None:
    state = turn(4, Canoe(start), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, to)) == Refusal(
        "R5", "other_arm", {"start": start, "to": to}
    )


@pytest.mark.clause("niagara", "3.9")
@pytest.mark.parametrize(
    ("start", "to", "at"),
    [
        ("M3", "M4", "M5"),
        ("M4", "M5", "M3"),
        ("M5", "L6", "R6"),
        ("M3", "beach", "M4"),
        ("beach", "M3", "M4"),
        ("L7", "L6", "R7"),
        ("M3", "M5", "M1"),
    ],
)
@BOTH
def test_not_on_the_way(start: Place, to: Place, at: Disc, options: Options) -> None:
    state = turn(6, Canoe(start), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, to, (load(at),))) == Refusal(
        "3.9", "not_on_the_way", {"disc": at}
    )


@pytest.mark.clause("niagara", "3.9", "1.2")
@pytest.mark.parametrize(
    ("start", "to", "at"),
    [("M1", "M2", "M2"), ("M2", "M1", "M2"), ("beach", "M1", "M1"), ("M2", "beach", "M1")],
)
@BOTH
def test_no_site_here(start: Place, to: Place, at: Disc, options: Options) -> None:
    state = turn(3, Canoe(start), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, to, (load(at),))) == Refusal(
        "3.9", "no_site_here", {"disc": at}
    )


@pytest.mark.clause("niagara", "R1")
@BOTH
def test_out_of_order(options: Options) -> None:
    state = turn(5, Canoe("M3", "ruby"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, "M4", (unload("M4"), load("M3")))) == Refusal(
        "R1", "out_of_order", {"disc": "M3"}
    )


@pytest.mark.clause("niagara", "R1")
@BOTH
def test_out_of_order_going_upstream(options: Options) -> None:
    state = turn(5, Canoe("M4", "ruby"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, "M3", (unload("M3"), load("M4")))) == Refusal(
        "R1", "out_of_order", {"disc": "M4"}
    )


@pytest.mark.clause("niagara", "R1")
def test_one_handling_a_disc() -> None:
    state = turn(4, Canoe("M4", "ruby"), ASHORE, options=ANYWHERE)
    assert refused(state, 0, Paddle(0, "M4", (unload("M4"), load("M4")))) == Refusal(
        "R1", "one_handling_a_disc", {"disc": "M4"}
    )


@pytest.mark.clause("niagara", "R1")
def test_one_handling() -> None:
    state = turn(5, Canoe("M3", "ruby"), ASHORE)
    for cargo in ((unload("M3"), load("M4")), (unload("M3"), load("M3"))):
        assert refused(state, 0, Paddle(0, "M4", cargo)) == Refusal("R1", "one_handling")


@pytest.mark.clause("niagara", "R1")
@pytest.mark.parametrize(
    ("start", "to", "at"),
    [("M2", "M5", "M4"), ("L6", "M3", "M5"), ("M5", "beach", "M3"), ("beach", "M4", "M3")],
)
def test_only_at_an_end(start: Place, to: Place, at: Disc) -> None:
    state = turn(6, Canoe(start), ASHORE)
    assert refused(state, 0, Paddle(0, to, (load(at),))) == Refusal(
        "R1", "only_at_an_end", {"disc": at}
    )


@pytest.mark.clause("niagara", "3.11")
@BOTH
def test_already_loaded(options: Options) -> None:
    state = turn(2, Canoe("M3", "amber"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, "M3", (load("M3"),))) == Refusal(
        "3.11", "already_loaded", {"gem": "amber"}
    )


@pytest.mark.clause("niagara", "3.11", "R1")
def test_already_loaded_on_the_way() -> None:
    state = turn(5, Canoe("M3"), ASHORE, options=ANYWHERE)
    assert refused(state, 0, Paddle(0, "M4", (load("M3"), load("M4")))) == Refusal(
        "3.11", "already_loaded", {"gem": "amethyst"}
    )


@pytest.mark.clause("niagara", "3.9")
@BOTH
def test_nothing_to_unload(options: Options) -> None:
    state = turn(2, Canoe("M3"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, "M3", (unload("M3"),))) == Refusal(
        "3.9", "nothing_to_unload"
    )


@pytest.mark.clause("niagara", "3.10")
@BOTH
def test_nothing_to_exchange(options: Options) -> None:
    state = turn(4, Canoe("M3"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, "M3", (exchange("M3"),))) == Refusal(
        "3.10", "nothing_to_exchange"
    )


@pytest.mark.clause("niagara", "3.10")
@pytest.mark.parametrize("at", ["L7", "R7"])
@BOTH
def test_same_colour(at: Disc, options: Options) -> None:
    state = turn(4, Canoe(at, "ruby"), ASHORE, options=options)
    assert refused(state, 0, Paddle(0, at, (exchange(at),))) == Refusal(
        "3.10", "same_colour", {"gem": "ruby"}
    )


@pytest.mark.clause("niagara", "3.9", "3.10")
@BOTH
def test_site_is_empty(options: Options) -> None:
    state = turn(2, Canoe("L7"), ASHORE, options=options, stores=SEVEN_RUBIES_AWAY)
    assert refused(state, 0, Paddle(0, "L7", (load("L7"),))) == Refusal(
        "3.9", "site_is_empty", {"gem": "ruby"}
    )
    state = turn(4, Canoe("R7", "amber"), ASHORE, options=options, stores=SEVEN_RUBIES_AWAY)
    assert refused(state, 0, Paddle(0, "R7", (exchange("R7"),))) == Refusal(
        "3.10", "site_is_empty", {"gem": "ruby"}
    )


@pytest.mark.clause("niagara", "3.5")
@pytest.mark.parametrize(
    ("canoe", "tile", "move", "needed"),
    [
        (ASHORE, 2, Paddle(0, "M3"), 3),
        (ASHORE, 4, Paddle(0, "M3", (load("M3"),)), 5),
        (Canoe("M1"), 1, Paddle(0, "M3"), 2),
        (Canoe("M3"), 1, Paddle(0, "M3", (load("M3"),)), 2),
        (Canoe("M3", "ruby"), 3, Paddle(0, "M4", (exchange("M3"),)), 5),
        (Canoe("M5"), 4, Paddle(0, "beach"), 5),
        (Canoe("M4"), 5, Paddle(0, "beach", (load("M4"),)), 6),
        (Canoe("R7"), 6, Paddle(0, "beach"), 7),
    ],
)
@BOTH
def test_too_few_points(
    canoe: Canoe, tile: int, move: Paddle, needed: int, options: Options
) -> None:
    state = turn(tile, canoe, ASHORE, options=options)
    assert refused(state, 0, move) == Refusal(
        "3.5", "too_few_points", {"needed": needed, "points": tile}
    )


@pytest.mark.clause("niagara", "3.5")
@pytest.mark.parametrize(
    ("canoe", "tile", "move", "spent"),
    [
        (ASHORE, 4, Paddle(0, "M3"), 3),
        (ASHORE, 6, Paddle(0, "M3", (load("M3"),)), 5),
        (Canoe("M1"), 3, Paddle(0, "M3"), 2),
        (Canoe("M3"), 6, Paddle(0, "M3"), 0),
        (Canoe("M3"), 6, Paddle(0, "M3", (load("M3"),)), 2),
        (Canoe("M4", "ruby"), 6, Paddle(0, "M3", (exchange("M4"),)), 5),
        (Canoe("M2"), 3, Paddle(0, "M1"), 1),
    ],
)
@BOTH
def test_points_unspent(
    canoe: Canoe, tile: int, move: Paddle, spent: int, options: Options
) -> None:
    state = turn(tile, canoe, ASHORE, options=options)
    assert refused(state, 0, move) == Refusal(
        "3.5", "points_unspent", {"spent": spent, "points": tile}
    )


@pytest.mark.clause("niagara", "3.5", "3.9", "3.11", "R4", "R5")
@pytest.mark.parametrize(
    ("canoe", "move", "reason"),
    [
        (FALLEN, Paddle(0, "falls"), "canoe_fallen"),
        (Canoe("M4"), Paddle(0, "falls", (load("M1"),)), "over_the_falls"),
        (ASHORE, Paddle(0, "beach", (load("M3"),)), "launch_it"),
        (Canoe("L6"), Paddle(0, "R7", (load("M3"),)), "other_arm"),
        (Canoe("M4"), Paddle(0, "M5", (load("M1"),)), "not_on_the_way"),
        (Canoe("M4", "ruby"), Paddle(0, "M2", (load("M2"),)), "no_site_here"),
        (Canoe("M4"), Paddle(0, "M3", (unload("M4"), unload("M3"))), "one_handling"),
        (Canoe("M5"), Paddle(0, "M2", (unload("M3"),)), "only_at_an_end"),
        (Canoe("M4", "ruby"), Paddle(0, "L7", (load("L7"),)), "already_loaded"),
        (Canoe("M4"), Paddle(0, "L7", (exchange("L7"),)), "nothing_to_exchange"),
        (Canoe("L7", "ruby"), Paddle(0, "L6", (exchange("L7"),)), "same_colour"),
        (Canoe("M4"), Paddle(0, "M5", rob=Theft(0, 0)), "points_unspent"),
        (Canoe("M4"), Paddle(0, "L7", rob=Theft(0, 0)), "own_canoe"),
        (Canoe("M4", "ruby"), Paddle(0, "L7", rob=Theft(1, 0)), "rob_upstream_only"),
        (Canoe("M4", "ruby"), Paddle(0, "M1", rob=Theft(1, 0)), "rob_only_empty"),
        (Canoe("M4"), Paddle(0, "M1", rob=Theft(1, 0)), "nothing_to_rob"),
    ],
)
def test_of_several_faults_the_first_is_named(canoe: Canoe, move: Paddle, reason: str) -> None:
    assert refused(turn(3, canoe, ASHORE), 0, move).reason == reason
