"""How many lines lead on from a position: the tests that a game's own file inherits."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import pytest

from ludotheque.core.game import AnyGame, ignore


class Count(NamedTuple):
    name: str
    position: bytes
    depth: int
    nodes: int


class Counts:
    """The positions of a game's `counts.txt` and how many lines there are from each of them."""

    game: ClassVar[AnyGame]
    positions: ClassVar[Mapping[str, Any]]
    file: ClassVar[Path]
    deepest: ClassVar[int] = 3

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "count" in metafunc.fixturenames:
            found = counts(self.file)
            names = [f"{count.name}_{count.depth}" for count in found]
            metafunc.parametrize("count", found, ids=names)

    def test_counts(self, count: Count) -> None:
        state = self.game.codec.state(count.position)
        assert state == self.positions[count.name]
        assert nodes(self.game, state, count.depth) == count.nodes

    def test_every_position_is_counted_at_every_depth(self) -> None:
        assert [(count.name, count.depth) for count in counts(self.file)] == [
            (name, depth) for name in self.positions for depth in range(1, self.deepest + 1)
        ]


def counts(file: Path) -> list[Count]:
    """Lines of a word and the rest: `id`, `position`, then one `depth <plies> <nodes>` each."""
    found: list[Count] = []
    name, position = "", b""
    for line in file.read_text(encoding="utf-8").splitlines():
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


def nodes(game: AnyGame, state: Any, depth: int) -> int:
    """Every listed move of everybody who is awaited, and so on."""
    if depth == 0:
        return 1
    return sum(
        nodes(game, game.apply(state, seat, move, ignore), depth - 1)
        for seat in game.awaited(state)
        for move in game.moves(state, seat)
    )
