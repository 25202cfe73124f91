"""Niagara's records: any single byte, die, order or header field that changes is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.record import Opened, read
from tests.games.records import Records
from tools.generate.stories import records

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


@pytest.mark.clause("niagara", "R2")
@pytest.mark.parametrize("path", records("niagara"), ids=lambda path: path.stem)
def test_a_record_from_before_there_was_a_choice_means_that_one_must_launch(path: Path) -> None:
    record = read(path.read_bytes())
    assert "launch" not in record.header.options
    assert Opened(record, NIAGARA).options.launch == "must"
