"""Niagara's records: any single byte, die, order or header field that changes is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.records import Records

from .positions import NIAGARA

OTHER_SIDE = {"L": "R", "R": "L"}


class TestRecords(Records):
    game = NIAGARA
    whole = ("three-seats.fr",)

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        if move["kind"] == "flow":
            first, *rest = move["sides"]
            yield {**move, "sides": [OTHER_SIDE[first], *rest]}
        else:
            yield {**move, "first": (move["first"] + 1) % seats}
            if move["fork"] is not None:
                yield {**move, "fork": OTHER_SIDE[move["fork"]]}
