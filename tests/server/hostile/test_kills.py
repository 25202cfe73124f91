"""A house that dies, or closes, amid its games: whatever it gave its word for is there again."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.support.killing import Killing


@pytest.mark.kills
@pytest.mark.parametrize(
    ("number", "kills", "seed"),
    [(signal.SIGKILL, 4, 1), (signal.SIGTERM, 2, 2)],
    ids=["killed, seed 1", "closed, seed 2"],
)
def test_nothing_acknowledged_is_lost(
    tmp_path: Path, number: signal.Signals, kills: int, seed: int
) -> None:
    tally = asyncio.run(Killing(tmp_path, seed, tables=3, number=number).run(kills))
    assert tally.kills.total() >= kills
    assert tally.games >= 3
    assert tally.checked
    assert tally.amid, "no kill fell while a submission was under way"
