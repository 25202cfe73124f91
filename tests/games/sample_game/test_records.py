"""The records on file: any single byte, die, order or header field that changes is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.records import Records

from .positions import GAME


class TestRecords(Records):
    game = GAME
    whole = ("three-seats.fr",)

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        yield {**move, "die": move["die"] % 6 + 1}
