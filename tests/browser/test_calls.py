"""The house calls: Firefox is reached with no page open, and a touch leads to the table."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace
from playwright.sync_api import BrowserType

from ludotheque.server.store.call_store import WaitingCall
from ludotheque.server.tables.changes import calls as changes
from tests.server.support.guests import somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.push_service import PushService, push_service

from .conftest import BUILT, FLAGS, WHOLE, chromium_path
from .engines.desktop import Desktop, desktop, environment
from .engines.firefox import Firefox, firefox
from .engines.hands import path_of
from .support.patience import until

DEVICES = "return (await (await fetch('/api/calls')).json()).devices"
BUTTON = "section[aria-labelledby=calls] .part:first-of-type button.primary"
TABLE = """
  const json = { 'content-type': 'application/json' };
  const ask = async (path, body) =>
    (await fetch(path, { method: 'POST', headers: json, body: JSON.stringify(body) })).json();
  const table = await ask('/api/tables', {
    game: 'niagara', seats: ['person', 'person', 'novice'], pace: { kind: 'daily', hours: 24 },
  });
  await ask(`/api/tables/${table.id}/seat`, { entropy: 'e' });
  return table.id;
"""

REGISTERED = """async () => {
  const rules = { createScriptURL: () => '/worker.js' };
  try {
    const script = trustedTypes.createPolicy('ludotheque-worker', rules).createScriptURL('');
    await navigator.serviceWorker.register(script);
  } catch { /* the page has done it */ }
  await navigator.serviceWorker.ready;
}"""
SHOWN = """async () => {
  const notes = await (await navigator.serviceWorker.ready).getNotifications();
  return notes.map(({ tag, title, body, data, silent }) => [tag, title, body, data, silent]);
}"""
ZONE = "Pacific/Kiritimati"
"""Where Firefox is: fourteen hours before Greenwich, so that no other clock shows the same."""


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def called(tmp_path: Path, service: PushService) -> Iterator[Running]:
    with running_house(
        tmp_path / "calls", web=BUILT, call_after=0.0, push_services=(service.origin,)
    ) as house:
        yield house


@pytest.fixture
def shown() -> Iterator[Desktop]:
    with desktop() as shown:
        yield shown


@contextmanager
def opened(profile: Path, service: PushService, shown: Desktop) -> Iterator[Firefox]:
    """Firefox, with what it kept in this profile if there is any."""
    profile.mkdir(exist_ok=True)
    preferences: dict[str, object] = {
        "dom.push.serverURL": f"ws://127.0.0.1:{service.port}/",
        "dom.push.testing.allowInsecureServerURL": True,
        # It is so by itself, but not for who is driven from outside, unless it is written down.
        "dom.push.connection.enabled": True,
        "permissions.default.desktop-notification": 1,
        "alerts.useSystemBackend": True,
        "dom.serviceWorkers.idle_timeout": 1000,
        "dom.serviceWorkers.idle_extended_timeout": 1000,
    }
    path = path_of("FIREFOX", "firefox-esr", "firefox")
    around = os.environ | environment(shown) | {"TZ": ZONE}
    with firefox(path, profile, preferences, around) as found:
        yield found


@pytest.fixture
def browser(tmp_path: Path, service: PushService, shown: Desktop) -> Iterator[Firefox]:
    with opened(tmp_path / "profile", service, shown) as found:
        yield found


def known(house: Running, browser: Firefox, language: str) -> None:
    """Somebody has said their name there, and is called on this device."""
    browser.go(f"{house.url}/{language}/me")
    browser.run(
        "await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' },"
        " body: JSON.stringify({ name: 'Ána' }) })"
    )
    browser.go(f"{house.url}/{language}/me")
    browser.click(BUTTON)
    browser.until(lambda: len(browser.run(DEVICES)) == 1 or None, "the device is open")


def test_firefox_is_called_with_no_page_open_and_a_touch_leads_to_the_table(
    called: Running, service: PushService, shown: Desktop, browser: Firefox
) -> None:
    known(called, browser, "de")
    table = browser.run(TABLE)
    browser.go("about:blank")
    assert browser.pages() == ["about:blank"]

    with somebody(called, "Groß é") as other:
        seat = other.post(f"/api/tables/{table}/seat", json={"entropy": "e"})
        assert seat.status_code == 200, seat.text
        note = browser.until(lambda: next(iter(shown.shown), None), "it is shown")
    assert browser.pages() == ["about:blank"], "no page of the house has to be open"
    assert note.title == "Niagara: Du bist am Zug"
    assert note.body.startswith(f"Tisch {table}, mit Groß é: Du hast Zeit bis ")
    sheet = called.ask(lambda: called.house.store.sheet(table))
    assert sheet is not None
    ends = changes.until(sheet, sheet.chairs[0].person or "", called.house.now())
    assert ends is not None
    there = datetime.fromtimestamp(ends / 1000, ZoneInfo(ZONE))
    assert note.body.endswith(f", {there:%H:%M} Uhr."), "by the guest's own clock"
    browser.until(lambda: service.acks() or None, "the browser says that it came")
    assert service.acks() == [100]
    assert [post.status for post in service.posted] == [201]

    shown.touch(note)
    wanted = f"{called.url}/de/tables/{table}"
    browser.until(lambda: wanted in browser.pages() or None, "the table is opened")
    assert len(shown.shown) == 1, "shown once"


def test_what_was_sent_while_the_browser_was_off_is_shown_by_a_worker_that_it_begins(
    called: Running, service: PushService, shown: Desktop, tmp_path: Path
) -> None:
    """Of another process, in which no page of the house was ever open. What it cannot read is
    shown by nobody.
    """
    profile = tmp_path / "profile"
    with opened(profile, service, shown) as first:
        known(called, first, "fr")
        table = first.run(TABLE)
        first.go("about:blank")
    with somebody(called, "Zoë") as other:
        assert other.post(f"/api/tables/{table}/seat", json={"entropy": "e"}).status_code == 200
        wait_for(lambda: [post.status for post in service.posted] == [201], "it is stored")
    assert shown.shown == []
    assert service.acks() == []
    with opened(profile, service, shown) as again:
        note = again.until(lambda: next(iter(shown.shown), None), "it is shown")
        assert note.title == "Niagara\u00a0: à vous de jouer"
        assert "avec Zoë" in note.body
        again.until(lambda: service.acks() == [100] or None, "it came")
        assert again.pages() == ["about:blank"]

        async def mistaken() -> None:
            """The house has another secret than the device."""
            store = called.house.store
            sheet = await store.sheet(table)
            assert sheet is not None
            (channel,) = await store.channels_of(sheet.chairs[0].person or "")
            await store.save_channel(replace(channel, auth="AAAAAAAAAAAAAAAAAAAAAA"), 10)
            now = called.house.now()
            await store.call_by(WaitingCall(channel.id, "", "trial", now, now))

        called.ask(mistaken)
        again.until(lambda: service.acks() == [100, 101] or None, "it could not be read")
        assert [post.status for post in service.posted] == [201, 201]
        assert len(shown.shown) == 1


def test_chromiums_worker_shows_a_call_once_and_leads_nowhere_else(
    called: Running, tmp_path: Path, driver: BrowserType
) -> None:
    """Pushed into the worker by hand, for there is no push service for it here."""
    call = {
        "id": "x.turn.4",
        "tag": "x.turn",
        "lang": "fr",
        "title": "Niagara",
        "path": "/fr/tables/x",
    }
    call["body"] = "avec Zoë et Groß"
    path, profile = chromium_path(*WHOLE), str(tmp_path / "chromium")
    with driver.launch_persistent_context(
        profile, executable_path=path, args=list(FLAGS)
    ) as browser:
        browser.grant_permissions(["notifications"], origin=called.url)
        page = browser.new_page()
        page.goto(f"{called.url}/fr")
        page.evaluate(REGISTERED)
        blank, told = browser.new_page(), list[dict[str, Any]]()
        page.close()
        line = browser.new_cdp_session(blank)
        line.on("ServiceWorker.workerRegistrationUpdated", lambda each: told.append(each))
        line.send("ServiceWorker.enable")
        until(
            blank, lambda: any(each["registrations"] for each in told), "the worker is registered"
        )
        (registration, *_) = [one for each in told for one in each["registrations"]]
        line.send("ServiceWorker.stopAllWorkers")
        to = {"origin": called.url, "registrationId": registration["registrationId"]}
        # The same call once more, under a tag by which the browser itself would not know it; one
        # that leads elsewhere; and one after which all the others have been seen to.
        again = {**call, "tag": "x.again"}
        astray = {**call, "id": "y", "tag": "y", "path": "//elsewhere.example/"}
        last = {**call, "id": "z", "tag": "z"}
        for sent in (call, again, astray, last):
            line.send("ServiceWorker.deliverPushMessage", {**to, "data": json.dumps(sent)})
        look = browser.new_page()
        look.goto(f"{called.url}/fr")

        def all_shown() -> list[list[Any]] | None:
            notes: list[list[Any]] = look.evaluate(SHOWN)
            return notes if "z" in {tag for tag, *_ in notes} else None

        notes = until(look, all_shown, "the last note is shown")
    what = [call["title"], call["body"], f"{called.url}/fr/tables/x"]
    assert sorted(notes or []) == [
        ["x.again", *what, True],
        ["x.turn", *what, False],
        ["z", *what, False],
    ]


def test_a_device_that_goes_is_forgotten(
    called: Running, service: PushService, browser: Firefox
) -> None:
    known(called, browser, "en")
    (device,) = browser.run(DEVICES)
    gone = (
        "const worker = await navigator.serviceWorker.ready;"
        "return (await worker.pushManager.getSubscription()).unsubscribe()"
    )
    assert browser.run(gone) is True
    trial = "return (await fetch(arguments[0], { method: 'POST' })).status"
    assert browser.run(trial, f"/api/calls/devices/{device['id']}/trial") == 204
    browser.until(lambda: browser.run(DEVICES) == [] or None, "the house has noticed")
    assert [post.status for post in service.posted] == [410]
