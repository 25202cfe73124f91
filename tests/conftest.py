"""What holds for all tests: the order they are run in, their marks, and the clauses they cover."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludotheque.core.game import AnyGame
from tests.support.longest import TESTS, Durations, in_browser, listed
from tests.support.titles import GAMES

PROPERTY = "clause"
RULES = TESTS / "games"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-clause",
        action="store_true",
        help="print the coverage by clause, and fail if any clause of any rulebook has no test; "
        "with folders of tests/games, of those games' rulebooks",
    )


def pytest_configure(config: pytest.Config) -> None:
    # Workers of a distributed run report to the first process, which alone knows all results.
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ClauseCoverage(config), "clause-coverage")
        if os.environ.get("LONGEST"):
            config.pluginmanager.register(Durations(), "durations")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    longest = {module: place for place, module in enumerate(listed())}
    # Whoever looks through a browser comes last: its driver leaves a loop running in the thread,
    # and no other test could begin one of its own there.
    items.sort(key=lambda item: (_browser(item), longest.get(_module(item), len(longest))))
    for item in items:
        if _browser(item):
            item.add_marker("browser")
        for mark in item.iter_markers("clause"):
            game, *numbers = mark.args
            strange = [each for each in numbers if each not in GAMES[game].rulebook]
            if strange or not numbers:
                raise pytest.UsageError(f"{item.nodeid}: {game} has no clause {strange}")
            item.user_properties += [(PROPERTY, f"{game} {number}") for number in numbers]


def _browser(item: pytest.Item) -> bool:
    return in_browser(_module(item))


def _module(item: pytest.Item) -> str:
    return item.path.relative_to(TESTS).as_posix()


def asked_about(paths: Iterable[str]) -> list[AnyGame]:
    """The games whose tests were named; all of them, if none was."""
    named = {
        path.relative_to(RULES).parts[0]
        for path in (Path(each.split("::")[0]).resolve() for each in paths)
        if path != RULES and path.is_relative_to(RULES)
    }
    found = [game for game in GAMES.values() if game.rulebook.folder.name in named]
    return found or list(GAMES.values())


class ClauseCoverage:
    def __init__(self, config: pytest.Config) -> None:
        self.games = asked_about(config.args)
        self.demanded = bool(config.getoption("--every-clause"))
        self.tests: defaultdict[str, int] = defaultdict(int)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, clause in report.user_properties:
                if name == PROPERTY:
                    self.tests[str(clause)] += 1

    def missing(self) -> list[str]:
        return [
            f"{game.name} {number}"
            for game in self.games
            for number in game.rulebook
            if not self.tests[f"{game.name} {number}"]
        ]

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.demanded and self.missing() and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.demanded:
            return
        terminalreporter.section("coverage by clause")
        missing = self.missing()
        for game in self.games:
            clauses = list(game.rulebook)
            covered = sum(f"{game.name} {number}" not in missing for number in clauses)
            terminalreporter.line(f"{game.name}: {covered} of {len(clauses)} clauses have a test")
            counts = (f"{number}×{self.tests[f'{game.name} {number}']}" for number in clauses)
            terminalreporter.line("  " + "  ".join(counts))
        for clause in missing:
            terminalreporter.line(f"no passing test exercises {clause}", red=True)
