"""Somebody is changed at two houses at once, and both changes hold: none is made to an old copy."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.http.request import COOKIE
from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from tests.server.support.houses import Running, running_house
from tests.server.support.raw import arrived, asked

SECRET = "quatre chevaux verts"


@pytest.fixture
def houses(database: str, tmp_path: Path) -> Iterator[tuple[Running, Running]]:
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(running_house(tmp_path / name, store=database))
            for name in ("first", "second")
        )
        yield first, second


def people(house: Running) -> People:
    found: People = house.app.state.services.people
    return found


def known(house: Running, cookie: str) -> Person | None:
    return house.ask(lambda: people(house).known(cookie.removeprefix(f"{COOKIE}=")))


def meanwhile(house: Running, patch: pytest.MonkeyPatch, happens: Any) -> None:
    """What this house reads of somebody next to change it is old by the time that it is saved."""
    save, done = people(house)._store.save_person, list[bool]()

    async def late(person: Person, before: Person | None = None) -> None:
        if not done:
            done.append(True)
            happens()
        await save(person, before)

    patch.setattr(people(house)._store, "save_person", late)


def test_whom_one_house_bans_while_another_renames_them_is_banned_and_renamed(
    houses: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = houses
    cookie = arrived(first, "Ana")
    ana = known(first, cookie)
    assert ana is not None
    meanwhile(
        second, monkeypatch, lambda: first.ask(lambda: people(first).judged(ana, banned=True))
    )
    answer = asked(second, "POST", "/api/me/name", {"name": "Anouk"}, cookie)
    assert answer.status == 200, answer.body
    for house in houses:
        now = known(house, cookie)
        assert now is not None
        assert (now.name, now.banned) == ("Anouk", True)


def test_two_devices_that_are_left_at_once_at_two_houses_are_both_left(
    houses: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = houses
    cookie = arrived(first, "Ana")
    claimed = asked(first, "POST", "/api/me/claim", {"passphrase": SECRET}, cookie)
    devices = [claimed.headers["set-cookie"].partition(";")[0]]
    for house in (first, second):
        entered = asked(house, "POST", "/api/me/enter", {"name": "Ana", "passphrase": SECRET})
        devices.append(entered.headers["set-cookie"].partition(";")[0])

    def leaves(house: Running, cookie: str) -> None:
        left = asked(house, "DELETE", "/api/me", None, cookie)
        assert left.status in (200, 204), left.body

    meanwhile(second, monkeypatch, lambda: leaves(first, devices[1]))
    leaves(second, devices[2])
    for house in houses:
        assert [known(house, each) is not None for each in devices] == [True, False, False]
    asked(second, "POST", "/api/me/name", {"name": "Anouk"}, devices[0])
    assert [known(first, each) is not None for each in devices] == [True, False, False]


def test_who_leaves_everywhere_at_one_house_while_claiming_at_another_has_claimed(
    houses: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = houses
    cookie = arrived(first, "Ana")
    ana = known(first, cookie)
    assert ana is not None
    meanwhile(second, monkeypatch, lambda: first.ask(lambda: people(first).leave_everywhere(ana)))
    claimed = asked(second, "POST", "/api/me/claim", {"passphrase": SECRET}, cookie)
    assert claimed.status == 200, claimed.body
    for house in houses:
        assert known(house, cookie) is None
        now = known(house, claimed.headers["set-cookie"].partition(";")[0])
        assert now is not None
        assert (now.claim, now.generation) == ("ana", 2)
