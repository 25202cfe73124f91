"""A language that a package brings, before somebody's eyes: what it lacks is English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from ludotheque.cli.main import main
from tests.support.packages import pip_installed

from .conftest import BUILT
from .support.guest import Guest
from .support.lodging import Lodging
from .support.patience import expect

SAID = {
    "house/client.ftl": "play-now = Gioca subito\nlanguages = Lingua\ntheme = { $nobody }\n",
    "house/errors.ftl": "objection-no-such-table = Qui non c’è nessun tavolo.\n",
    "games/niagara/aim.ftl": "aim = Porta a casa sette gemme.\n",
    "games/niagara/lesson.ftl": "title-go = Si parte\n",
    "games/niagara/rulebook.md": "**1.1** Si gioca in tre, quattro o cinque.\n",
}


@pytest.fixture(scope="module")
def lodging(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lodging]:
    package = tmp_path_factory.mktemp("source") / "italiano"
    with pytest.raises(SystemExit) as done:
        main(["languages", "it", "--name", "Italiano", "--new", str(package)])
    assert done.value.code == 0
    for place, text in SAID.items():
        with (package / "ludotheque_it" / place).open("a", encoding="utf-8") as file:
            file.write(f"\n{text}")
    site = pip_installed(package, tmp_path_factory.mktemp("package"))
    house = Lodging(tmp_path_factory.mktemp("house"), BUILT, site)
    house.open()
    yield house
    house.kill()


def test_it_is_chosen_and_spoken_as_far_as_it_goes(chromium: Browser, lodging: Lodging) -> None:
    guest = Guest(chromium, lodging.url, "Ana", language="en")
    page = guest.page
    guest.go("/en")
    picker = page.get_by_title(guest.say("languages"), exact=True)
    expect(picker.locator("option")).to_have_text(
        ["Français", "English", "Deutsch", "Italiano (0 %)"]
    )
    picker.select_option("it")
    expect(page).to_have_url(f"{lodging.url}/it")
    play = page.locator("#game-niagara").locator("xpath=ancestor::article").get_by_role("button")
    expect(play.filter(has_text="Gioca subito")).to_be_visible()
    # What it lacks, and what it says with a fact that nobody gives, is English.
    expect(page.get_by_text(guest.say("open-tables-none"))).to_be_visible()
    expect(page.get_by_title(guest.say("theme"), exact=True)).to_be_attached()
    guest.go("/it/rules/niagara")
    expect(page.get_by_text("Si gioca in tre, quattro o cinque.")).to_be_visible()
    expect(page.get_by_text("Five sites line the river")).to_be_visible()
    guest.go("/it/lesson/niagara")
    expect(page.locator("main")).to_contain_text("Sasha")
    # Of the house's own words.
    answer = page.request.get(f"{lodging.url}/api/tables/mivo-tarelu?language=it")
    assert answer.json()["text"] == "Qui non c’è nessun tavolo."
    guest.leave()


def test_a_game_is_played_in_it(chromium: Browser, lodging: Lodging) -> None:
    guest = Guest(chromium, lodging.url, "Bo", language="en")
    page = guest.page
    guest.go("/it")
    page.get_by_role("button", name="Gioca subito").first.click()
    expect(page.get_by_text("Porta a casa sette gemme.")).to_be_attached()
    expect(page.locator("aside").get_by_text("lifebuoy").first).to_be_attached()
    guest.leave()
