"""How long somebody with a cheap phone waits for the lobby and for a board, beside a bare page.

Every turn begins with an empty cache, on a slow line and a slow processor. The bare page is a line
of text from the same house in the same browser: the ratios tell the client from the machine.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from msgspec import Struct
from playwright.sync_api import Browser, Page, Response, sync_playwright
from tqdm import tqdm

from ludotheque.titles import OWN
from tools.bench_goals import at_most

BUILT = Path(__file__).parents[1] / "web" / "dist"
BARE = "bare.html"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)
SLOW_LINE = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 1.6e6 / 8,
    "uploadThroughput": 0.75e6 / 8,
}
"""What Lighthouse calls slow 4G: milliseconds, and bytes a second."""
SLOWER = 4
"""How many times slower than this machine the phone's processor is."""
BOARD = "main [role=group] [role=group] svg, main [role=group] [role=group] canvas"
PATIENCE = 120_000
TASK = 50
"""Milliseconds for which no task should block such a phone."""
GOAL = 150_000
"""Bytes of script, compressed, before somebody plays."""

WATCH = """
window.figures = { contentful: 0, largest: 0, blocked: 0, shifted: 0, there: 0 };
const watch = (type, note) => {
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(note));
  observer.observe({ type, buffered: true });
};
watch('paint', (entry) => {
  if (entry.name === 'first-contentful-paint') figures.contentful = entry.startTime;
});
watch('largest-contentful-paint', (entry) => (figures.largest = entry.startTime));
watch('longtask', (entry) => (figures.blocked += Math.max(0, entry.duration - 50)));
watch('layout-shift', (entry) => (figures.shifted += entry.hadRecentInput ? 0 : entry.value));
new MutationObserver(() => {
  if (figures.there === 0 && document.querySelector(SIGN)) figures.there = performance.now();
}).observe(document, { childList: true, subtree: true });
"""


class Place(Struct, frozen=True):
    """A page, and the sign by which one sees that it is there."""

    name: str
    path: str
    sign: str


class Figures(Struct, frozen=True, kw_only=True):
    """Of one visit, in milliseconds; what shifted is a share of the screen."""

    contentful: float
    largest: float
    there: float
    blocked: float
    shifted: float
    bytes: Counter[str]


COLUMNS: dict[str, Callable[[Figures], float]] = {
    "first paint": lambda figures: figures.contentful,
    "largest paint": lambda figures: figures.largest,
    "there": lambda figures: figures.there,
    "blocked": lambda figures: figures.blocked,
}


@contextmanager
def house(folder: Path) -> Iterator[str]:
    """With the client as it was built, and the bare page among its files."""
    web = folder / "web"
    shutil.copytree(BUILT, web)
    (web / BARE).write_text("<!doctype html><title>Bare</title><p>Nothing but a line of text.\n")
    command = [sys.executable, "-m", "ludotheque", "serve", "--quiet", "--workers", "1"]
    command += ["--port", "0", "--data", str(folder / "house"), "--web", str(web)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise SystemExit("the house did not open")
        yield line.split()[-1]
    finally:
        process.terminate()
        process.wait(60)


def table(url: str, game: str) -> str:
    """The path of a table where a game has begun."""
    with httpx.Client(base_url=url) as guest:
        guest.post("/api/me", json={"name": "Ana"}).raise_for_status()
        made = guest.post("/api/tables", json={"game": game}).raise_for_status().json()
        guest.post(f"/api/tables/{made['id']}/seat", json={"entropy": "any"}).raise_for_status()
        return f"/en/tables/{made['id']}"


def at_rest(page: Page) -> None:
    """Pictures and scenery come in pieces after what one plays with. The lobby's stream never ends,
    so that one cannot wait for the line to be idle.
    """
    page.wait_for_load_state("load", timeout=PATIENCE)
    page.wait_for_timeout(1500)


def visit(browser: Browser, url: str, place: Place) -> Figures:
    """By somebody who has never been here before."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    try:
        context.add_init_script(f"const SIGN = {place.sign!r};{WATCH}")
        page = context.new_page()
        slow(page)
        loads: list[Response] = []
        page.on("response", lambda response: loads.append(response))
        page.goto(url + place.path, timeout=PATIENCE)
        page.wait_for_function("() => figures.there > 0 && figures.largest > 0", timeout=PATIENCE)
        at_rest(page)
        sizes: Counter[str] = Counter()
        for each in loads:
            kind = each.request.resource_type
            if each.status == 200 and kind != "eventsource":
                sizes[kind] += weight(each)
        found: dict[str, Any] = page.evaluate("() => figures")
        return Figures(**found, bytes=sizes)
    finally:
        context.close()


def weight(answer: Response) -> int:
    """Bytes on the line. What the service worker hands on, the browser does not count."""
    if answer.from_service_worker:
        return int(answer.headers.get("content-length", 0))
    return max(0, answer.request.sizes()["responseBodySize"])  # less than 0: cached


def longest(browser: Browser, url: str, place: Place) -> float:
    """Milliseconds of the longest task until all is there, on a processor so much slower.

    It is the task's own processor time, made longer afterwards: what else this machine does, and
    how well it can play at being slow, is not in it.
    """
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True, locale="en-GB"
    )
    try:
        context.add_init_script(f"const SIGN = {place.sign!r};{WATCH}")
        page = context.new_page()
        browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
        page.goto(url + place.path, timeout=PATIENCE)
        page.wait_for_function("() => figures.there > 0", timeout=PATIENCE)
        at_rest(page)
        told = msgspec.json.decode(browser.stop_tracing())["traceEvents"]
    finally:
        context.close()
    main = {
        (each["pid"], each["tid"])
        for each in told
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks: list[float] = [
        each["tdur"]
        for each in told
        if (each["pid"], each["tid"]) in main
        and each["name"].endswith("RunTask")
        and "tdur" in each
    ]
    return max(tasks) / 1000 * SLOWER


def slow(page: Page) -> None:
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", SLOW_LINE)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def report(found: dict[str, list[Figures]], tasks: dict[str, list[float]]) -> None:
    bare = found["bare page"]
    heads = "".join(f"{f'{head}, ms':>24}" for head in COLUMNS)
    print(f"  {'':12}{heads}{'shifted':>10}")
    for name, visits in found.items():
        cells = "".join(f"{spread([get(each) for each in visits]):>24}" for get in COLUMNS.values())
        shifted = statistics.median(each.shifted for each in visits)
        print(f"  {name:12}{cells}{shifted:>10.3f}")
    for name, each in tasks.items():
        print(f"  {name:12}longest task: {spread(each)} ms of processor time")
    for name, visits in found.items():
        sizes = visits[0].bytes
        kinds = ", ".join(f"{kind} {size:,}" for kind, size in sizes.most_common())
        print(f"  {name:12}bytes: {sizes.total():,} ({kinds})")
    for name, visits in found.items():
        if visits is bare:
            continue
        pairs = list(zip(visits, bare, strict=True))
        first = spread([ours.contentful / theirs.contentful for ours, theirs in pairs])
        there = spread([ours.there / theirs.contentful for ours, theirs in pairs])
        print(f"  {name} / bare page: first paint {first}, there {there}")
        script = visits[0].bytes["script"]
        at_most(f"kB of script, {name}", script / 1000, GOAL / 1000)
    for name, each in tasks.items():
        if found[name] is not bare:
            at_most(f"longest task, ms, {name}", statistics.median(each), TASK)


def spread(values: Sequence[float]) -> str:
    """The median, and from where to where."""
    middle = statistics.median(values)
    digits = 0 if middle >= 100 else 1 if middle >= 10 else 2
    return f"{middle:,.{digits}f} ({min(values):,.{digits}f}-{max(values):,.{digits}f})"


def chromium() -> str:
    names = (os.environ.get("CHROMIUM"), "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, (shutil.which(name) for name in names if name)), None)
    if found is None:
        raise SystemExit("there is no Chromium here: scripts/browser installs one")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=5, help="of each (default: 5)")
    asked = parser.parse_args()
    if asked.turns < 1:
        parser.error("at least one turn is needed")
    if not (BUILT / "index.html").is_file():
        raise SystemExit("the client is not built: scripts/web does that")
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as url:
        places = (
            Place("bare page", f"/{BARE}", "p"),
            Place("lobby", "/en", "main article button"),
            *(Place(game, table(url, game), BOARD) for game in OWN),
        )
        found: dict[str, list[Figures]] = defaultdict(list)
        tasks: dict[str, list[float]] = defaultdict(list)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS.split())
            for _ in tqdm(range(asked.turns), desc="turns", delay=2, disable=None, leave=False):
                for place in places:
                    found[place.name].append(visit(browser, url, place))
                    tasks[place.name].append(longest(browser, url, place))
            browser.close()
    print(f"a phone on slow 4G, {SLOWER} times slower than this machine; {asked.turns} turns")
    report(found, tasks)


if __name__ == "__main__":
    main()
