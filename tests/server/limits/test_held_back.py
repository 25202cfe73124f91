"""Who is held back is a number for the host, and a line that no crowd can make long."""

from __future__ import annotations

import pytest

from ludotheque.server.limits.held_back import HeldBack, Seldom


def test_it_is_said_at_once_and_then_once_a_minute() -> None:
    now = 0.0
    seldom = Seldom(lambda: now)
    assert [seldom.times("hint") for _ in range(50)] == [1] + [0] * 49
    now = 59.0
    assert seldom.times("hint") == 0
    assert seldom.times("random") == 1, "each for itself"
    now = 60.0
    assert seldom.times("hint") == 51
    assert seldom.counts == {"hint": 52, "random": 1}


def test_who_is_held_back_is_not_named(caplog: pytest.LogCaptureFixture) -> None:
    held = HeldBack(lambda: 0.0)
    for _ in range(9):
        held.note("loop")
    assert [record.getMessage() for record in caplog.records] == [
        "somebody is held back: loop (1 times since the last line)"
    ]
