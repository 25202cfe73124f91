"""A real browser, and a house with the built client in it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserType, sync_playwright

from tests.server.support.houses import Running, running_house

from .support.guest import Guest

ROOT = Path(__file__).parents[2]
BUILT = Path(os.environ.get("LUDOTHEQUE_WEB", ROOT / "web" / "dist"))
KEPT = ROOT / "runs" / "browser"
"""Screenshots, to be looked at by whoever asked for them."""

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class Come(Protocol):
    def __call__(self, name: str, **chosen: Any) -> Guest: ...


WHOLE = ("chromium", "chromium-browser", "google-chrome")
"""What people have before them."""
SHELL = "chromium-headless-shell"
"""The same without a window: half the work for the same page, but nothing outside of it."""


def chromium_path(*names: str) -> str:
    wanted = (os.environ.get("CHROMIUM", ""), *names)
    found = next(filter(None, (shutil.which(name) for name in wanted if name)), None)
    assert found is not None, "there is no Chromium here: scripts/browser installs one"
    return found


@pytest.fixture(scope="session")
def driver() -> Iterator[BrowserType]:
    with sync_playwright() as playwright:
        yield playwright.chromium


@pytest.fixture(scope="session")
def chromium(driver: BrowserType) -> Iterator[Browser]:
    path = chromium_path(SHELL, *WHOLE)
    with driver.launch(executable_path=path, args=list(FLAGS)) as browser:
        yield browser


@pytest.fixture
def whole_chromium(driver: BrowserType) -> Iterator[Browser]:
    """One that also has what stands beside a page, such as notifications."""
    with driver.launch(executable_path=chromium_path(*WHOLE), args=list(FLAGS)) as browser:
        yield browser


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """The same for all tests: they differ in their tables."""
    assert (BUILT / "index.html").is_file(), "the client is not built: scripts/web does that"
    with running_house(tmp_path_factory.mktemp("house"), web=BUILT) as running:
        yield running


@pytest.fixture
def come(chromium: Browser, house: Running, request: pytest.FixtureRequest) -> Iterator[Come]:
    """Guests of the house. What went wrong before their eyes fails the test when they leave."""
    guests: list[Guest] = []
    worker = request.node.get_closest_marker("worker") is not None

    def comes(name: str, **chosen: Any) -> Guest:
        browser = chosen.pop("browser", chromium)
        chosen.setdefault("worker", worker)
        guests.append(Guest(browser, chosen.pop("house", house.url), name, **chosen))
        return guests[-1]

    yield comes
    for guest in guests:
        guest.leave()


@pytest.fixture
def kept(request: pytest.FixtureRequest) -> Path:
    file, name = request.path.stem.removeprefix("test_"), str(request.node.name)
    folder = KEPT / file / name.removeprefix("test_")
    folder.mkdir(parents=True, exist_ok=True)
    return folder
