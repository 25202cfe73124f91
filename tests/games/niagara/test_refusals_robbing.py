"""Every "no" to a robbery: the clause, the reason, the facts, in their order."""

from __future__ import annotations

import pytest

from ludotheque.core.game import Refusal
from ludotheque.games.niagara.model import Canoe, Gem, Handling, Options, Paddle, Place, Theft

from .positions import ANYWHERE, ASHORE, HOME, THREE, exchange, load, refused, turn, unload

BOTH = pytest.mark.parametrize("options", [THREE, ANYWHERE], ids=["ends", "anywhere"])


@pytest.mark.clause("niagara", "R6")
@pytest.mark.parametrize("victim", [0, 1])
def test_own_canoe(victim: int) -> None:
    """Not even itself, and not even where there is nothing to take."""
    state = turn(1, Canoe("M5"), Canoe("M4", "ruby"))
    assert refused(state, 0, Paddle(0, "M4", rob=Theft(0, victim))) == Refusal("R6", "own_canoe")


@pytest.mark.clause("niagara", "3.13")
@pytest.mark.parametrize(
    ("start", "tile", "cargo"), [("M3", 1, ()), ("M4", 2, (load("M4"),)), ("beach", 4, ())]
)
def test_rob_upstream_only(start: Place, tile: int, cargo: tuple[Handling, ...]) -> None:
    state = turn(tile, Canoe(start), ASHORE, rivals={1: (Canoe("M4", "ruby"), ASHORE)})
    assert refused(state, 0, Paddle(0, "M4", cargo, Theft(1, 0))) == Refusal(
        "3.13", "rob_upstream_only"
    )


@pytest.mark.clause("niagara", "3.13")
@pytest.mark.parametrize(
    ("gem", "tile", "cargo"),
    [
        ("amber", 1, ()),
        (None, 3, (load("M5"),)),
        (None, 3, (load("M4"),)),
        ("amber", 3, (unload("M4"),)),
        ("amber", 5, (exchange("M4"),)),
    ],
)
@BOTH
def test_rob_only_empty(
    gem: Gem | None, tile: int, cargo: tuple[Handling, ...], options: Options
) -> None:
    rivals = {1: (Canoe("M4", "ruby"), ASHORE)}
    state = turn(tile, Canoe("M5", gem), ASHORE, options=options, rivals=rivals)
    assert refused(state, 0, Paddle(0, "M4", cargo, Theft(1, 0))) == Refusal(
        "3.13", "rob_only_empty"
    )


@pytest.mark.clause("niagara", "3.13")
@pytest.mark.parametrize(
    ("to", "victim"),
    [("M4", Theft(1, 1)), ("M4", Theft(2, 0)), ("M3", Theft(1, 0)), ("beach", Theft(1, 0))],
    ids=["empty", "ashore", "elsewhere", "beach"],
)
def test_nothing_to_rob(to: Place, victim: Theft) -> None:
    tile = {"M4": 1, "M3": 2, "beach": 6}[to]
    rivals = {1: (Canoe("M4", "ruby"), Canoe("M4")), 2: HOME}
    state = turn(tile, Canoe("M5"), ASHORE, rivals=rivals)
    assert refused(state, 0, Paddle(0, to, rob=victim)) == Refusal(
        "3.13", "nothing_to_rob", {"to": to}
    )
