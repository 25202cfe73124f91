"""The bench of thinking says where a goal is missed."""

from __future__ import annotations

import pytest

from tools.bench_thinking import Thinking, percentile


def test_nineteen_of_twenty_are_quicker_than_the_95th_percentile() -> None:
    assert percentile(list(range(100)), 95) == 95
    assert percentile([3.0], 95) == 3.0


@pytest.mark.parametrize(
    ("strength", "wall", "goal"),
    [
        ("master", [0.4] * 20, "kept"),
        ("master", [0.1] * 99 + [0.6], "missed (1 above the budget)"),
        ("amateur", [0.01] * 99 + [0.2], "kept"),
        ("amateur", [0.06] * 20, "missed (0 above the budget)"),
    ],
)
def test_no_decision_may_take_the_budget_and_the_default_takes_a_tenth(
    strength: str, wall: list[float], goal: str
) -> None:
    row = Thinking(wall, [each / 2 for each in wall]).row("niagara", strength, 0.5)
    assert row.split(" | ")[-1] == f"{goal} |"
