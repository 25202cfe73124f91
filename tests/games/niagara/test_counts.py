"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.core.game import ignore
from ludotheque.games.niagara.model import Canoe, Options, State

from .positions import ANYWHERE, ASHORE, FALLEN, HOME, NIAGARA, THREE, eve, position, store, turn

RANDOM_FORK = Options(seats=3, fork="random")
POSITIONS = {
    "lots": NIAGARA.setup(THREE),
    "choosing": position(),
    "buying_back": position(
        canoes={1: (FALLEN, Canoe("M4"))}, stores={1: store(amethyst=1, ruby=2)}
    ),
    "launching": turn(5, *HOME),
    "launching_loading_anywhere": turn(5, *HOME, options=ANYWHERE),
    "cloud_at_its_end": turn(0, *HOME, weather=2),
    "two_canoes_and_a_victim": turn(
        4, Canoe("M4", "ruby"), Canoe("L6"), rivals={1: (Canoe("M2", "amber"), ASHORE)}
    ),
    "two_canoes_loading_anywhere": turn(
        6,
        Canoe("M3", "ruby"),
        Canoe("R6"),
        rivals={1: (Canoe("M2", "amber"), Canoe("M4", "diamond"))},
        options=ANYWHERE,
    ),
    "random_fork": eve(tiles=(3, 3, 3), options=RANDOM_FORK),
    "five_players": turn(6, Canoe("M1"), ASHORE, options=Options(seats=5)),
}


class Count(NamedTuple):
    name: str
    position: bytes
    depth: int
    nodes: int


def counts() -> list[Count]:
    """Lines of a word and the rest: `id`, `position`, then one `depth <plies> <nodes>` each."""
    found: list[Count] = []
    name, position = "", b""
    for line in (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8").splitlines():
        match line.split(maxsplit=1):
            case ["id", rest]:
                name = rest
            case ["position", rest]:
                position = rest.encode()
            case ["depth", rest]:
                depth, nodes = map(int, rest.split())
                found.append(Count(name, position, depth, nodes))
            case [comment, *_] if not comment.startswith("#"):
                raise AssertionError(line)
    return found


def nodes(state: State, depth: int) -> int:
    """Every listed move of everybody who is awaited, and so on."""
    if depth == 0:
        return 1
    return sum(
        nodes(NIAGARA.apply(state, seat, move, ignore), depth - 1)
        for seat in NIAGARA.awaited(state)
        for move in NIAGARA.moves(state, seat)
    )


@pytest.mark.parametrize("count", counts(), ids=lambda count: f"{count.name}_{count.depth}")
def test_counts(count: Count) -> None:
    state = NIAGARA.codec.state(count.position)
    assert state == POSITIONS[count.name]
    assert nodes(state, count.depth) == count.nodes


def test_every_position_is_counted_to_depth_3() -> None:
    assert [(count.name, count.depth) for count in counts()] == [
        (name, depth) for name in POSITIONS for depth in (1, 2, 3)
    ]
