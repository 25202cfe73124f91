"""How much of a core a board keeps busy: while somebody is there, and once it has come to rest.

    python tools/bench_rest.py [SECONDS]

Every game in Chromium and in Firefox, 1280x800, by software, against bots that wait for the player.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import sync_playwright

from tests.browser.conftest import BUILT, FLAGS, SHELL, WHOLE, chromium_path
from tests.browser.engines.firefox import PREFERENCES, firefox
from tests.browser.engines.hands import ASK, MOVES, path_of
from tests.browser.support.guest import DESK
from tests.server.support.houses import running_house

Run: TypeAlias = Callable[..., Any]
"""Calls a function with this body in a page."""
Go: TypeAlias = Callable[[str], object]

STIR = "window.dispatchEvent(new Event('pointermove'))"
MOVING = """return document.getAnimations().filter((each) =>
  each.playState === 'running' && each.effect.getTiming().iterations === Infinity).length"""
SHORTLY = 1.0
OTHERS = ("python", "node")
"""The house's own workers, and what drives Chromium."""


def used() -> float:
    """Seconds of a core that a browser had: all that we began, but for house and driver."""
    parents: dict[int, tuple[int, str, float]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            number, rest = stat.read_text().split(" (", 1)
            called, numbers = rest.rsplit(") ", 1)
            fields = numbers.split()
            parents[int(number)] = (int(fields[1]), called, int(fields[11]) + int(fields[12]))

    def ours(process: int) -> bool:
        while process in parents and process != os.getpid():
            process = parents[process][0]
        return process == os.getpid()

    ticks = (
        spent
        for process, (_, called, spent) in parents.items()
        if process != os.getpid() and not called.startswith(OTHERS) and ours(process)
    )
    return sum(ticks) / os.sysconf("SC_CLK_TCK")


@contextmanager
def in_chromium() -> Iterator[tuple[Go, Run]]:
    with sync_playwright() as playwright:
        path = chromium_path(SHELL, *WHOLE)
        with playwright.chromium.launch(executable_path=path, args=list(FLAGS)) as browser:
            page = browser.new_page(viewport={"width": DESK[0], "height": DESK[1]})

            def run(body: str, *given: object) -> Any:
                return page.evaluate(
                    f"async (given) => await (async function () {{ {body} }})(...given)", given
                )

            yield page.goto, run


@contextmanager
def in_firefox() -> Iterator[tuple[Go, Run]]:
    with tempfile.TemporaryDirectory() as folder:
        PREFERENCES["ui.prefersReducedMotion"] = 0
        with firefox(path_of("FIREFOX", "firefox-esr", "firefox"), Path(folder)) as window:
            window.size(*DESK)
            yield window.go, window.run


def share(run: Run, seconds: float, awake: bool) -> float:
    """Per cent of a core."""
    began, before = time.monotonic(), used()
    while time.monotonic() < began + seconds:
        if awake:
            run(STIR)
        time.sleep(SHORTLY)
    return 100 * (used() - before) / (time.monotonic() - began)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 15.0
    engines = {"chromium": in_chromium, "firefox": in_firefox}
    with tempfile.TemporaryDirectory() as folder, running_house(Path(folder), web=BUILT) as house:
        print(f"{'':12}{'engine':10}{'awake':>8}{'at rest':>9}  endless")
        for name, engine in engines.items():
            with engine() as (go, run):
                go(f"{house.url}/fr")
                run(ASK, "me", {"name": "Ana"})
                for game in (None, *(move.game for move in MOVES)):
                    if game is not None:
                        table = run(ASK, "tables", {"game": game, "options": {}})["id"]
                        run(ASK, f"tables/{table}/seat", {"entropy": "by hand"})
                        go(f"{house.url}/fr/tables/{table}")
                    time.sleep(5 * SHORTLY)
                    run(STIR)
                    endless = run(MOVING)
                    awake = share(run, seconds, awake=True)
                    while run(MOVING):
                        time.sleep(SHORTLY)
                    rest = share(run, seconds, awake=False)
                    print(f"{game or 'lobby':12}{name:10}{awake:7.1f}%{rest:8.1f}%  {endless}")


if __name__ == "__main__":
    main()
