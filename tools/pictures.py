"""Takes the pictures of the documents anew: `scripts/docs --pictures`, or some of them by name.

A house of its own is opened and somebody plays there, so that there is something to see; then a
browser looks at it through their eyes. Each is to be looked at before it is kept.
"""

from __future__ import annotations

import argparse
import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from ludotheque.client import HouseClient, play
from ludotheque.core.game import Seat
from ludotheque.titles import find
from tests.browser.conftest import BUILT, FLAGS, SHELL, WHOLE, chromium_path
from tests.browser.support.guest import DESK, PHONE, Scheme
from tests.server.support.houses import running_house

FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY: Final = 85
STILL: Final = 6000
"""Milliseconds until everything that moves of itself on a page has come to rest."""


class Scene(NamedTuple):
    """A picture: what was played before it, and who looks at it how."""

    game: str
    moves: int | None
    """So many of one's own; None for a game that is over."""
    seats: int
    page: str = "tables/{table}"
    size: tuple[int, int] = DESK
    scheme: Scheme = "light"


SCENES: Final = {
    "table": Scene("niagara", 9, 4),
    "nimms-leich": Scene("nimms-leich", 2, 4, scheme="dark"),
    "casanova": Scene("casanova", 12, 4),
    "nizza": Scene("nizza", 12, 4),
    "vertiges": Scene("vertiges", 8, 2),
    "phone": Scene("niagara", 7, 3, size=PHONE, scheme="dark"),
    "replay": Scene("niagara", None, 3, page="replay/{table}?at=40"),
    "lobby": Scene("niagara", 3, 3, page=""),
}


class Enough(Exception):
    """So many moves were wanted."""


class Until:
    """A bot that stops when it is its turn once more."""

    def __init__(self, game: str, moves: int | None) -> None:
        self.bot, self.left = find(game).bot("amateur"), moves

    def choose(self, view: Any, seat: Seat, rng: Random) -> Any:
        if self.left is not None:
            if self.left == 0:
                raise Enough
            self.left -= 1
        return self.bot.choose(view, seat, rng)


async def played(url: str, scene: Scene) -> tuple[str, str, str]:
    """The table, and the cookie of who sits there: its name and its value."""
    async with HouseClient(url) as house:
        await house.enter_as("Ana")
        bots: tuple[Any, ...] = ("amateur",) * (scene.seats - 1)
        table = (await house.create(scene.game, seats=("person", *bots))).id
        await house.sit(table)
        with suppress(Enough):
            await play(house, table, Until(scene.game, scene.moves), Random(4))
        assert house.cookie is not None
        return table, "ludotheque", house.cookie


def taken(browser: Browser, url: str, scene: Scene, seat: tuple[str, str, str], to: Path) -> None:
    table, name, value = seat
    width, height = scene.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        color_scheme=scene.scheme,
        is_mobile=scene.size == PHONE,
        has_touch=scene.size == PHONE,
    )
    context.add_cookies([{"name": name, "value": value, "url": url}])
    page = context.new_page()
    page.goto(f"{url}/en/{scene.page.format(table=table)}")
    page.wait_for_timeout(STILL)
    page.screenshot(path=to, type="jpeg", quality=QUALITY)
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/docs --pictures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(SCENES))
    parser.add_argument("--to", type=Path, default=FOLDER, metavar="FOLDER")
    asked = parser.parse_args()
    if unknown := set(asked.names) - set(SCENES):
        parser.error(f"there is no picture {', '.join(sorted(unknown))}")
    asked.to.mkdir(parents=True, exist_ok=True)
    names = asked.names or list(SCENES)
    with (
        TemporaryDirectory(prefix="ludotheque-pictures-") as folder,
        running_house(Path(folder), web=BUILT, bot_budget=0.2) as house,
    ):
        seats = {name: asyncio.run(played(house.url, SCENES[name])) for name in names}
        with (
            sync_playwright() as playwright,
            playwright.chromium.launch(
                executable_path=chromium_path(SHELL, *WHOLE), args=list(FLAGS)
            ) as browser,
        ):
            for name in names:
                to = asked.to / f"{name}.jpg"
                taken(browser, house.url, SCENES[name], seats[name], to)
                print(to, flush=True)


if __name__ == "__main__":
    main()
