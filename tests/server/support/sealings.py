"""What is done at a table while a tile is sealed, once for each thing that it could be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludotheque.server.store.store import StoredTable

from .party import submit
from .raw import Message
from .worlds import Fixed, World

Choice = tuple[int, str | None]
TILES: list[Choice] = [(tile, None) for tile in range(7)]
PAID: list[Choice] = [(2, "amber"), (2, "amethyst"), (0, "amber")]

ATTEMPTS: list[Message] = [
    submit({"kind": "lay", "tile": 1}, "lay"),
    submit({"kind": "lay", "tile": 1, "buy_back": "amber"}, "buy back"),
    submit({"kind": "paddle", "canoe": 0, "to": "M1"}, "paddle"),
    submit({"kind": "paddle", "canoe": 1, "to": "M4", "rob": {"seat": 0, "canoe": 0}}, "rob"),
    submit({"kind": "stay"}, "stay"),
    submit({"kind": "move_weather", "by": 1}, "weather"),
    {"kind": "propose_lend", "id": "lend", "seat": 0},
    {"kind": "answer", "id": "answer", "offer": "0:x", "yes": True},
]


def worlds(
    fixed: Fixed, kept: StoredTable, script: Callable[[World, Any], None], choices: Sequence[Any]
) -> list[World]:
    """The same script at the same table, once for each choice."""
    found = []
    for choice in choices:
        with World(fixed, fixed.again(kept)) as world:
            script(world, choice)
        found.append(world)
    return found


def sealed(world: World, choice: Choice) -> None:
    """Ana lays first, and then somebody else."""
    world.lays("Ana", *choice)
    world.mark()
    world.lays("Ben", 3)
    world.mark()


def turns(world: World) -> None:
    """The others have their turns; the last ply of them turns Ana's tile over."""
    for name in ("Ben", "Chloé"):
        for _ in world.turn(name):
            world.mark()


def attempting(world: World, attempts: Sequence[Message]) -> None:
    sealed(world, (5, "amber"))
    for attempt in attempts:
        assert world.phones["Ana"].ask(attempt)["kind"] in ("refused", "objected")
    world.mark()
