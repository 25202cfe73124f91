"""The house as an app: on a home screen, without a connection, renewed while it is open."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.support.houses import running_house

from .conftest import BUILT, Come
from .games.niagara import NiagaraTable
from .support.axe import grave
from .support.guest import DESK, PHONE, Guest
from .support.lobby import arranged
from .support.patience import expect, until

pytestmark = pytest.mark.worker

OUT_OF_REACH = ("Failed to load", "net::ERR", "WebSocket", "preload assets")
"""What a browser says of it, and axe of the styles that it looks for."""

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys()) found.push(new URL(each.url));
  return found.map((each) => each.pathname + each.search);
}"""


def installed(guest: Guest) -> None:
    """There is a worker, and what the page was made of is kept."""
    guest.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    until(
        guest.page,
        lambda: any("/assets/messages" in each for each in guest.page.evaluate(KEPT)),
        "the reader's words are kept",
    )


def away(guest: Guest, why: str) -> None:
    expect(guest.page.get_by_role("alert")).to_contain_text(guest.say(f"{why}-about"))
    assert not grave(guest.page)
    width = guest.page.evaluate("() => document.documentElement.scrollWidth")
    assert width <= guest.page.viewport_size["width"]  # type: ignore[index]


def test_a_browser_finds_nothing_that_speaks_against_installing_it(
    come: Come, whole_chromium: Browser
) -> None:
    guest = come("Ana", language="de", browser=whole_chromium)
    guest.go("/de")
    installed(guest)
    asked = guest.context.new_cdp_session(guest.page)
    found: dict[str, Any] = asked.send("Page.getAppManifest")
    assert found["url"].endswith("/manifest.webmanifest?language=de")
    assert found["errors"] == []
    problems = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window of which nobody keeps anything installs nothing: that is the test's own.
    assert {each["errorId"] for each in problems} <= {"in-incognito"}


@pytest.mark.parametrize(
    ("language", "size"), [("fr", PHONE), ("en", DESK), ("de", PHONE)], ids=["fr", "en", "de"]
)
def test_without_a_connection_it_opens_says_so_and_comes_back_by_itself(
    come: Come, kept: Path, language: str, size: tuple[int, int]
) -> None:
    guest = come("Ana", language=language, size=size)
    table = arranged(guest, "niagara")
    guest.go(f"/{language}")
    expect(guest.page.get_by_role("article").first).to_be_visible()
    installed(guest)
    asked = guest.page.evaluate(KEPT)
    assert [each for each in asked if each.startswith(("/api", "/host"))] == []
    assert not any(table in each for each in asked)
    guest.expected = OUT_OF_REACH
    guest.context.set_offline(True)
    for path in (f"/{language}", "/", f"/{language}/tables/{table}"):
        guest.go(path)
        away(guest, "away-offline")
    guest.keep(kept, "offline")
    # Also with what this page had not been able to load.
    guest.context.set_offline(False)
    assert NiagaraTable(guest).come().wait()
    expect(guest.page.get_by_text(guest.say("away-back"))).to_have_count(0)


def test_a_shell_that_is_gone_leaves_a_page_that_says_why(come: Come, kept: Path) -> None:
    guest = come("Ana", language="de", size=PHONE)
    guest.go("/de")
    installed(guest)
    guest.page.evaluate("""async () => {
      for (const name of await caches.keys()) await (await caches.open(name)).delete('/de');
    }""")
    guest.expected = OUT_OF_REACH
    guest.context.set_offline(True)
    guest.go("/de/day")
    expect(guest.page.get_by_role("heading")).to_have_text("Das Haus ist nicht zu erreichen")
    assert not grave(guest.page)
    guest.keep(kept, "offline")
    guest.context.set_offline(False)
    expect(guest.main.locator("[data-game]").first).to_be_visible()
    assert guest.page.url.endswith("/de/day")


def renewed(folder: Path, mark: str) -> Path:
    """The same client as another build: its page, its scripts and its worker are others.

    All scripts, since those that come late name the start as well.
    """
    shutil.copytree(BUILT, folder, ignore=shutil.ignore_patterns("*.br"))  # not packed anew
    page, assets = folder / "index.html", folder / "assets"
    build = page.read_text("utf-8").split('<meta name="build" content="')[1].split('"')[0]
    scripts = {each.name for each in assets.glob("*.js")}
    named = re.compile("|".join(map(re.escape, sorted(scripts, key=len, reverse=True))))
    for each in (page, folder / "worker.js", *(assets / name for name in scripts)):
        whole = named.sub(lambda found: f"{mark}-{found[0]}", each.read_text("utf-8"))
        each.write_text(whole.replace(build, mark), encoding="utf-8")
    for name in scripts:
        (assets / name).rename(assets / f"{mark}-{name}")
    return folder


def build_of(guest: Guest) -> str:
    return str(guest.page.locator("meta[name=build]").get_attribute("content"))


def test_a_house_that_is_renewed_takes_its_open_pages_along(
    chromium: Browser, tmp_path: Path
) -> None:
    newer = renewed(tmp_path / "newer", "newer")
    with running_house(tmp_path / "house", web=BUILT) as house:
        port = int(house.url.rpartition(":")[2])
        guest = Guest(chromium, house.url, "Ana", language="en", worker=True)
        table = arranged(guest, "niagara")
        guest.go(f"/en/tables/{table}")
        installed(guest)
        before = build_of(guest)
        guest.expected = OUT_OF_REACH
    with running_house(tmp_path / "house", web=newer, port=port):
        # Whoever is in the middle of something stays there; the newer one is fetched meanwhile.
        guest.page.evaluate("() => (window.here = true)")
        until(
            guest.page,
            lambda: any("newer-" in each for each in guest.page.evaluate(KEPT)),
            "the newer client is kept",
        )
        assert guest.page.evaluate("() => window.here")
        assert build_of(guest) == before
        guest.page.wait_for_function("() => caches.keys().then((names) => names.length === 2)")
        # The next place is the newer house's, which lacks what an older page still asks for.
        guest.expected = (*OUT_OF_REACH, "Failed to fetch dynamically imported module")
        guest.page.get_by_role("link", name=guest.say("house")).click()
        until(guest.page, lambda: build_of(guest) == "newer", "the newer page")
        expect(guest.page.get_by_role("article").first).to_be_visible()
        # And so is what opens without a house.
        guest.context.set_offline(True)
        guest.go("/en")
        away(guest, "away-offline")
        assert build_of(guest) == "newer"
        guest.leave()
