"""Every figure that there is a goal for is said as reached or missed, and a report finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.bench_goals import Judged, at_least, at_most, judged
from tools.bench_house import PACES, Figures, judge
from tools.bench_report import PARTS, table


def test_what_is_said_is_found_again(capsys: pytest.CaptureFixture[str]) -> None:
    at_most("CPU a move, house / echo: all, full speed", 3.004, 3)
    at_most("longest task, ms, lobby", 50, 50)
    at_least("moves made", 0.5, 0.99)
    said = capsys.readouterr().out
    assert judged(["| a table | 1 |", *said.splitlines(keepends=True), "goal: of nothing"]) == [
        Judged("CPU a move, house / echo: all, full speed", "3.004", "at most 3", "missed"),
        Judged("longest task, ms, lobby", "50", "at most 50", "reached"),
        Judged("moves made", "0.5", "at least 0.99", "missed"),
    ]


def figures(**told: float) -> Figures:
    usual = {"rate": 400.0, "median": 2.0, "late": 5.0, "cost": 300.0, "waited": 0.0}
    return Figures(**{**usual, "switches": 2.0, **told})


def test_a_house_is_judged_beside_the_echo_to_all(capsys: pytest.CaptureFixture[str]) -> None:
    found = {(pace, "house"): [figures()] for pace in PACES}
    found |= {(pace, "echo to all"): [figures(cost=90, late=0.9)] for pace in PACES}
    judge(found, 200, 2.1)
    verdicts = {each.what: each.verdict for each in judged(capsys.readouterr().out.splitlines())}
    assert verdicts == {
        "CPU a move, house / echo to all, human pace": "missed",
        "CPU a move, house / echo to all, full speed": "missed",
        "voluntary switches a move, human pace": "reached",
        "memory of a table with four sockets, house / echo": "reached",
        "p99, house / echo to all, 200 tables, human pace": "missed",
    }
    judge(found, 50, 9.0)
    assert judged(capsys.readouterr().out.splitlines()) == []
    judge(found, 1000, 9.0)
    assert [each.verdict for each in judged(capsys.readouterr().out.splitlines())] == [
        "reached",
        "missed",
    ]


def test_a_report_says_by_what_each_figure_can_be_had_again() -> None:
    row = Judged("moves made", "0.5", "at least 0.99", "missed")
    assert table([("house --tables 1000", row)]).splitlines()[-1] == (
        "| moves made | 0.5 | at least 0.99 | missed | `scripts/bench house --tables 1000` |"
    )
    script = Path("scripts/bench").read_text(encoding="utf-8")
    assert all(each.split()[0] in script for questions in PARTS.values() for each in questions)
