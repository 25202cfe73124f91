"""One's own house: what somebody played, under which name, and what they can do about it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.server.support.houses import Running

from .conftest import Come
from .support.axe import troubles
from .support.guest import DESK, PHONE, Guest
from .support.patience import expect
from .support.resumed import finished
from .support.tongues import Reader
from .support.words import OWN, wordbook


def own(guest: Guest, key: str, /, **facts: object) -> str:
    return wordbook(guest.language, page=OWN).say(key, **facts)


@pytest.mark.parametrize(
    ("size", "language"), [(PHONE, "en"), (DESK, "fr"), (DESK, "de")], ids=["en", "fr", "de"]
)
def test_one_takes_everything_along_and_is_gone(
    come: Come, house: Running, kept: Path, size: tuple[int, int], language: str
) -> None:
    """And who looks at the game afterwards finds somebody there."""
    name = f"Quentin {language}"
    guest, other = come(name, size=size, language=language), come("Ben", language=language)
    page = finished(house, "niagara/three-seats.fr", 1, guest)
    guest.go(f"/{language}/me")
    with guest.page.expect_download() as download:
        guest.page.get_by_role("link", name=own(guest, "export"), exact=True).click()
    taken = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (taken["name"], len(taken["tables"])) == (name, 1)
    other.go(f"/{language}{page}")
    expect(other.page.get_by_text(name).first).to_be_attached()

    guest.page.get_by_role("button", name=own(guest, "delete-ask"), exact=True).click()
    expect(guest.page.get_by_text(own(guest, "delete-stays"))).to_be_visible()
    Reader(language).understands(guest.page, "deleting")
    assert not list(troubles(guest, kept, f"deleting-{language}"))
    guest.page.get_by_role("button", name=own(guest, "delete-now"), exact=True).click()
    expect(guest.page.get_by_text(own(guest, "deleted"))).to_be_visible()
    assert guest.page.evaluate("() => fetch('/api/me').then((me) => me.status)") == 204
    other.page.reload()
    somebody = other.say("somebody")
    expect(other.page.get_by_text(somebody).first).to_be_attached()
    assert name not in other.page.content()


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), (PHONE, "fr"), (PHONE, "de")], ids=["en", "fr", "de"]
)
def test_what_one_has_played_and_against_whom(
    come: Come, house: Running, kept: Path, size: tuple[int, int], language: str
) -> None:
    guest = come("Ana", size=size, language=language)
    guest.go(f"/{language}/me")
    expect(guest.page.get_by_text(own(guest, "nobody-yet"))).to_be_visible()
    guest.main.get_by_role("button", name=guest.say("account-none")).click()
    guest.enter()
    expect(guest.page.get_by_text(own(guest, "played-none"))).to_be_visible()

    page = finished(house, "niagara/three-seats.fr", 1, guest)
    guest.page.reload()
    row = guest.main.locator("section[aria-labelledby=played] li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Niagara")
    assert own(guest, "went-lost") in row.inner_text() or own(guest, "went-won") in row.inner_text()
    replay = f"/{language}/replay/{page.rpartition('/')[2]}"
    expect(row.locator("a.button")).to_have_attribute("href", replay)
    with guest.page.expect_download() as download:
        row.locator("a.record").click()
    lines = Path(download.value.path()).read_text(encoding="utf-8").splitlines()
    assert json.loads(lines[0])["game"] == "niagara"
    assert json.loads(lines[-1])["kind"] == "end"
    Reader(language).understands(guest.page, "own")
    assert not list(troubles(guest, kept, f"own-{language}"))


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), (PHONE, "fr"), (PHONE, "de")], ids=["en", "fr", "de"]
)
def test_who_runs_the_house_and_what_it_keeps(
    come: Come, house: Running, kept: Path, size: tuple[int, int], language: str
) -> None:
    """Found from the lobby, also by somebody whom the house does not know."""
    guest = come("Ana", size=size, language=language)
    guest.go(f"/{language}")
    guest.page.get_by_role("link", name=guest.say("about-house"), exact=True).click()
    expect(guest.page.get_by_text(own(guest, "house-unnamed"))).to_be_visible()
    week = own(guest, "keeps-gathering", days=7)
    assert house.settings.forgotten_after == 7 * 24 * 3600
    expect(guest.page.get_by_text(week)).to_be_visible()
    expect(guest.page.get_by_text(own(guest, "keeps-backups"))).to_be_visible()
    # Without any setting: to devices, and not by mail.
    expect(guest.page.get_by_text(own(guest, "calls-push"), exact=True)).to_be_visible()
    expect(guest.page.get_by_text(own(guest, "calls-mail-closed"), exact=True)).to_be_visible()
    Reader(language).understands(guest.page, "house")
    assert not list(troubles(guest, kept, f"house-{language}"))
    assert guest.page.evaluate("() => document.documentElement.scrollWidth") <= size[0]
