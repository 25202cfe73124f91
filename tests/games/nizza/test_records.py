"""Nizza's records: any single byte, die, order, landing or header field that changes is noticed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.record import Ply, read
from tests.games.records import Records, forged, kept

from .positions import NIZZA

PARTS = range(8) if "LUDOTHEQUE_EXAMPLES" in os.environ else (2, 5)
"""A long run tries every single byte; else, one in four."""


class TestRecords(Records):
    game = NIZZA
    whole = ("two-seats.fr",)

    @pytest.mark.parametrize("part", PARTS)
    def test_every_single_byte_counts(self, part: int) -> None:
        super().test_every_single_byte_counts(part)

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        if move["kind"] == "deal_ropes":
            first, second, *rest = move["lengths"]
            if first != second:
                yield {**move, "lengths": [second, first, *rest]}
        else:
            first, *rest = move["dice"]
            yield {**move, "dice": ["walk" if first != "walk" else "rope", *rest]}

    @pytest.mark.parametrize("kind", ["climb", "swing"])
    def test_a_landing_moved_out_of_reach_is_noticed(self, raw: bytes, kind: str) -> None:
        record = read(raw)
        aims = [at for at, line in enumerate(record.lines) if _kind(line) == kind]
        assert aims
        for at in aims[:5]:
            line = record.lines[at]
            assert isinstance(line, Ply)
            lines = list(record.lines)
            lines[at] = replace(line, move={**line.move, "x": 0, "y": 0})
            assert "R3" in self.refused(forged(record, lines=tuple(lines)))


def _kind(line: object) -> str | None:
    return line.move["kind"] if isinstance(line, Ply) else None


def test_there_are_games_of_two_three_and_four_with_every_kind_of_reach() -> None:
    headers = [read(raw).header for raw in kept(NIZZA.name).values()]
    assert {len(header.seats) for header in headers} == {2, 3, 4}
    assert {header.options["ropes"] for header in headers} == {"different", "equal"}
    assert {header.options["by_eye"] for header in headers} == {"off", "on"}
