"""How long the log of one same recorded game of each kind is, in pixels.

    python tools/bench_log.py [LANGUAGE]

The height of the whole list at a finished game's table, on a desk and on a phone: as it opens, with
all rounds unfolded, and with clauses and measures as well. The client has to be built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import BUILT, FLAGS, SHELL, WHOLE, chromium_path
from tests.browser.support.guest import DESK, PHONE, Guest
from tests.browser.support.resumed import finished
from tests.server.support.houses import running_house

GAMES = {
    "Niagara, three seats": "niagara/three-seats.fr",
    "Nimm's Leich!, four": "nimms-leich/four-seats.fr",
    "Casanova, three": "casanova/three-seats.fr",
    "Vertiges, three": "vertiges/three-seats-fast.en",
    "Nizza, two": "nizza/two-seats.fr",
}
WHOLE_HEIGHT = """(list) => {
  for (const line of list.querySelectorAll('li')) line.style.contentVisibility = 'visible';
  return list.scrollHeight;
}"""
"""Lines out of sight are only guessed otherwise."""


def lengths(guest: Guest, path: str) -> list[int]:
    """As it opens, all rounds, with details."""
    guest.go(f"/{guest.language}{path}")
    log = guest.page.locator(".log")
    if guest.page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        guest.button("log").click()
    scroller = log.locator(".scroller > div")
    scroller.locator("li").first.wait_for()
    found = [scroller.evaluate(WHOLE_HEIGHT)]
    for key in ("log-unfold", "log-whole"):
        log.get_by_role("button", name=guest.say(key), exact=True).click()
        found.append(scroller.evaluate(WHOLE_HEIGHT))
    return found


def main(language: str = "fr") -> None:
    print("| | as it opens, desk / phone | all rounds | with details |\n|---|---:|---:|---:|")
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        running_house(Path(folder), web=BUILT) as house,
        playwright.chromium.launch(
            executable_path=chromium_path(SHELL, *WHOLE), args=list(FLAGS)
        ) as browser,
    ):
        for game, record in GAMES.items():
            both = []
            for size in (DESK, PHONE):
                guest = Guest(browser, house.url, "Ana", language=language, size=size)
                both.append(lengths(guest, finished(house, record, 0, guest)))
                guest.leave()
            cells = (f"{desk:,} / {phone:,}" for desk, phone in zip(*both, strict=True))
            print(f"| {game} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main(*sys.argv[1:])
