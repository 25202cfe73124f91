"""Modules that take long: a run that begins with them does not end by waiting for one alone.

`LONGEST=1 scripts/test` writes the list anew, by what each module has taken in that run.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
LONGEST = TESTS / "longest.txt"
"""The longest first; those that look through a browser are run apart, and stand at the end."""
MOST = 20
"""Of each part. What comes after them is short, and fills the gaps."""


def in_browser(module: str) -> bool:
    return module.startswith("browser/")


def listed() -> list[str]:
    return LONGEST.read_text("utf-8").split()


def ranked(seconds: Mapping[str, float], before: Iterable[str]) -> list[str]:
    """The list after a run: of what was not run it stays as it was."""
    run = {in_browser(each) for each in seconds}
    found: list[str] = []
    for part in (False, True):
        if part in run:
            ours = [each for each in seconds if in_browser(each) is part]
            found += sorted(ours, key=lambda each: -seconds[each])[:MOST]
        else:
            found += [each for each in before if in_browser(each) is part]
    return found


class Durations:
    def __init__(self) -> None:
        self.seconds: defaultdict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        module = report.nodeid.partition("::")[0].removeprefix("tests/")
        self.seconds[module] += report.duration

    def pytest_sessionfinish(self) -> None:
        if self.seconds:
            LONGEST.write_text("\n".join((*ranked(self.seconds, listed()), "")), "utf-8")
