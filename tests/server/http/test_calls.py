"""Calls through a whole house: a move is made, and who is away hears of it, by push and by mail."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from email.message import EmailMessage
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import httpx
import pytest
from msgspec.structs import replace
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.calls import calls
from ludotheque.server.settings import UNLIMITED, Rate, Rates
from ludotheque.server.store.call_store import PendingCall
from ludotheque.server.store.store import StoredPrepared
from ludotheque.server.tables.changes.calls import until
from tests.server.support.guests import keeping, problem, somebody
from tests.server.support.houses import PATIENCE, Running, running_house, wait_for
from tests.server.support.mail_server import KeptMail, mail_server
from tests.server.support.push_service import Device, PushService, push_service

DAILY = {"kind": "daily", "hours": 24}


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mail() -> Iterator[KeptMail]:
    with mail_server() as kept:
        yield kept


def mailing(mail: KeptMail) -> dict[str, Any]:
    return {
        "mail": f"smtp://127.0.0.1:{mail.port}?tls=none",
        "mail_from": "house@example.org",
        "public_url": "http://games.example.org",
    }


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, service: PushService, mail: KeptMail
) -> Iterator[Running]:
    with running_house(
        tmp_path_factory.mktemp("calls"),
        push_services=(service.origin,),
        call_after=0.0,
        name="Chez Zoë",
        **mailing(mail),
    ) as house:
        yield house


def reached(guest: httpx.Client, service: PushService) -> Device:
    device = Device(service, guest.get("/api/calls").json()["key"])
    opened = guest.post("/api/calls/devices", json=device.subscribed)
    assert opened.status_code == 201, opened.text
    assert opened.headers["location"] == f"/api/calls/devices/{opened.json()['id']}"
    return device


class Line:
    """Somebody's socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frame: dict[str, Any] = {}
        self.numbers = iter(range(1000))

    def hear(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            said: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
            if "view" in said:
                self.frame = said
            if wanted(said):
                return said

    def move(self) -> None:
        id = f"m{next(self.numbers)}"
        if not self.frame:
            self.hear(lambda said: "view" in said)
        move = {"kind": "submit", "id": id, "move": self.frame["moves"][0]}
        self.socket.send(json.dumps(move))
        answer = self.hear(lambda said: said.get("id") == id)
        assert answer["kind"] == "accepted", answer
        at = answer["at"]
        if self.frame["at"] <= at:
            self.hear(lambda said: "view" in said and said["at"] > at)


@contextmanager
def at_table(house: Running, guest: httpx.Client, table: str) -> Iterator[Line]:
    url = f"{house.socket_url}/api/tables/{table}/socket"
    with connect(url, additional_headers={"cookie": guest.headers["cookie"]}) as socket:
        line = Line(socket)
        line.hear(lambda said: "view" in said)
        yield line


def table_of(*guests: httpx.Client, game: str = "nizza", **asked: Any) -> str:
    """A game that has begun, where one after the other moves."""
    wanted = {"game": game, "seats": ["person"] * len(guests), "pace": DAILY, **asked}
    made = guests[0].post("/api/tables", json=wanted)
    assert made.status_code == 201, made.text
    for guest in guests:
        sat = guest.post(f"/api/tables/{made.json()['id']}/seat", json={"entropy": "e"})
        assert sat.status_code == 200, sat.text
    return str(made.json()["id"])


def waits(house: Running) -> int | None:
    return house.ask(house.house.store.next_call)


def rows(house: Running) -> list[tuple[Any, ...]]:
    store: Any = house.house.store

    async def asked() -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = await store._ask(
            lambda file: file.execute("SELECT reason, due FROM outbox ORDER BY due").fetchall()
        )
        return found

    return house.ask(asked)


def text(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def test_who_is_away_is_called_and_who_is_here_is_not(house: Running, service: PushService) -> None:
    with somebody(house, "Zoë") as zoe, somebody(house, "Groß") as gross:
        first, second = reached(zoe, service), reached(gross, service)
        for begun in range(1, 30):  # who begins is drawn
            table = table_of(zoe, gross)
            wait_for(lambda begun=begun: len(first.calls()) == begun, "it begins")  # type: ignore[misc]
            call = first.calls()[-1]
            if ".turn." in call["id"]:
                break
        assert call == {
            **call,
            "tag": f"{table}.turn",
            "lang": "fr",
            "title": "Nizza : à vous de jouer",
            "path": f"/fr/tables/{table}",
        }
        assert call["id"].startswith(f"{table}.turn.")
        assert call["body"].startswith(f"Table {table}, avec Groß : vous avez jusqu’au ")
        post, many = first.sent()[-1], len(first.sent())
        assert 23 * 3600 < int(post.headers["ttl"]) <= 24 * 3600
        assert second.sent() == [], "who has just sat down is there"
        with at_table(house, zoe, table) as line:
            while 1 not in line.frame["awaited"]:
                line.move()
            wait_for(lambda: len(second.calls()) == 1, "it is his turn")
        assert second.calls()[0]["body"].startswith(f"Table {table}, avec Zoë : ")
        assert len(first.sent()) == many, "she was there"


def test_where_everybody_is_here_nothing_is_written(house: Running, service: PushService) -> None:
    with somebody(house) as ana, somebody(house) as ben:
        for guest in (ana, ben):
            reached(guest, service)
        table = table_of(ana, ben, game="niagara", seats=["person", "person", "novice"])
        before = rows(house)
        asked: list[object] = []
        store: Any = house.house.store
        saved = store.save_soon

        def save_soon(*what: Any) -> None:
            asked.append(what[3:])
            saved(*what)

        with at_table(house, ana, table) as one, at_table(house, ben, table) as two:
            live = house.house.actors[table].live
            wait_for(lambda: live.away == frozenset(), "both are here")
            written = rows(house)
            store.save_soon = save_soon
            try:
                one.move()
                two.move()
            finally:
                store.save_soon = saved
            assert asked == [(), ()], "a move is stored as it always was"
            assert rows(house) == written
    assert before != [] or written == []


def test_who_goes_while_it_is_their_turn_is_called_once_a_fifth_is_left(
    house: Running, service: PushService
) -> None:
    with somebody(house) as ana, somebody(house) as ben:
        table = table_of(ana, ben, game="niagara", seats=["person", "person", "novice"])
        reached(ana, service)
        with at_table(house, ana, table):
            before = len(rows(house))
        wait_for(lambda: len(rows(house)) == before + 1, "that she left is noted")
        now = house.house.now()
        assert any(
            reason == "short" and 18 * 3600_000 < due - now < 20 * 3600_000
            for reason, due in rows(house)
        )


def test_quiet_hours_and_games_that_nobody_is_called_for(
    house: Running, service: PushService
) -> None:
    with somebody(house) as ana, somebody(house) as ben:
        device = reached(ana, service)
        wishes = {"language": "de", "zone": "Europe/Berlin", "off": {"niagara": ["push"]}}
        assert ana.post("/api/calls/wishes", json=wishes).status_code == 204
        found = ana.get("/api/calls").json()["wishes"]
        assert found == {**wishes, "quiet": None}
        seats = ["person", "person", "novice"]
        table_of(ana, ben, game="niagara", seats=seats)
        wait_for(lambda: all(row[0] == "short" for row in rows(house)), "it is seen to")
        assert device.calls() == []
        hour = house.house.now() // 3_600_000 % 24
        quiet = [hour * 60, (hour + 2) % 24 * 60]
        asleep = {"language": "de", "zone": "UTC", "quiet": quiet}
        assert ana.post("/api/calls/wishes", json=asleep).status_code == 204
        before = [due for reason, due in rows(house) if reason == "turn"]
        table_of(ana, ben, game="niagara", seats=seats)

        def put_off() -> bool:
            later = [due for reason, due in rows(house) if reason == "turn"]
            return len(later) == len(before) + 1 and later[-1] % 3_600_000 == 0

        wait_for(put_off, "it is put off to the end of the quiet hours")
        assert device.calls() == []
        bad = {"language": "de", "zone": "Mars/Olympus"}
        problem(ana.post("/api/calls/wishes", json=bad), 422, "bad-zone")
        bad = {"language": "it", "zone": "UTC"}
        problem(ana.post("/api/calls/wishes", json=bad), 400, "bad-request")


def test_who_says_no_wish_is_called_by_the_clock_of_where_they_asked_for_it(
    house: Running, service: PushService
) -> None:
    def zone(guest: httpx.Client) -> str:
        return str(guest.get("/api/calls").json()["wishes"]["zone"])

    def opened(guest: httpx.Client, zone: str) -> Device:
        device = Device(service, guest.get("/api/calls").json()["key"])
        asked = {**device.subscribed, "zone": zone}
        assert guest.post("/api/calls/devices", json=asked).status_code == 201
        return device

    with somebody(house, "Ána") as ana, somebody(house, "Ben") as ben:
        device = opened(ana, "Pacific/Kiritimati")
        assert zone(ana) == "Pacific/Kiritimati"
        table = table_of(ana, ben, game="niagara", seats=["person", "person", "novice"])
        wait_for(lambda: len(device.calls()) == 1, "it is her turn")
        sheet = house.ask(lambda: house.house.store.sheet(table))
        assert sheet is not None
        ends = until(sheet, sheet.chairs[0].person or "", house.house.now())
        assert ends is not None
        there = datetime.fromtimestamp(ends / 1000, ZoneInfo("Pacific/Kiritimati"))
        assert device.calls()[0]["body"].endswith(f"{there:%H:%M}."), "14 hours before Greenwich"
        opened(ana, "Europe/Paris")
        assert zone(ana) == "Pacific/Kiritimati", "another device does not move her"
        wishes = {"language": "fr", "zone": "Europe/Paris"}
        assert ana.post("/api/calls/wishes", json=wishes).status_code == 204
        assert zone(ana) == "Europe/Paris"
    with somebody(house) as guest:
        opened(guest, "Mars/Olympus")
        assert zone(guest) == "UTC", "nobody is refused for what their browser says"
        box = {"address": "zone@example.org", "zone": "America/Lima"}
        assert guest.post("/api/calls/mail", json=box).status_code == 200
        assert zone(guest) == "America/Lima"


def test_who_has_prepared_a_move_is_called_only_if_it_ends(
    house: Running, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "AGAIN", 50)
    store, line = house.house.store, house.app.state.services.calls.line
    with somebody(house, "Ana") as ana, somebody(house, "Ben") as ben:
        table = table_of(ana, ben, game="niagara", seats=["person", "person", "novice"])
        sheet = house.ask(lambda: store.sheet(table))
        assert sheet is not None
        person = sheet.chairs[0].person or ""
        kept = StoredPrepared(table=table, seat=0, person=person, at=1, view=b"{}", moves=b"[]")
        house.ask(lambda: store.prepare(kept))
        device = reached(ana, service)
        asked = list[str]()
        prepared = store.prepared

        async def noted(id: str) -> tuple[StoredPrepared, ...]:
            asked.append(id)
            return await prepared(id)

        monkeypatch.setattr(store, "prepared", noted)

        async def due() -> None:
            now = house.house.now()
            await store.call([PendingCall(person, table, "turn", 9, now)])
            line.due(now)

        house.ask(due)
        wait_for(lambda: asked.count(table) > 2, "it is looked at, again and again")
        assert device.calls() == []
        house.ask(lambda: store.unprepare(table, 0))
        wait_for(lambda: len(device.calls()) == 1, "something has surprised")


def test_the_icon_is_told_how_many_games_wait(house: Running, service: PushService) -> None:
    with somebody(house, "Ana") as ana, somebody(house, "Ben") as ben:
        device = reached(ana, service)
        seats = ["person", "person", "novice"]
        for number in (1, 2):
            table_of(ana, ben, game="niagara", seats=seats)
            wait_for(lambda number=number: len(device.calls()) == number, "she is called")  # type: ignore[misc]
        assert [each["waiting"] for each in device.calls()] == [1, 2]
        (own,) = ana.get("/api/calls").json()["devices"]
        assert ana.post(f"/api/calls/devices/{own['id']}/trial").status_code == 204
        wait_for(lambda: len(device.calls()) == 3, "it is tried")
        assert device.calls()[2]["waiting"] == 2


def test_an_address_is_confirmed_before_anything_else_is_sent_there(
    house: Running, mail: KeptMail
) -> None:
    with somebody(house, "Ada") as ada, somebody(house, "Bea") as bea:
        opened = ada.post("/api/calls/mail?language=en", json={"address": "ada@example.org"})
        asked_for = {"address": "ada@example.org", "confirmed": False, "opens": False}
        assert opened.json() == asked_for

        def mine() -> list[EmailMessage]:
            return [each for each in mail.mails if each["To"] == "ada@example.org"]

        wait_for(lambda: len(mine()) == 1, "she is asked")
        asked = text(mine()[0])
        assert mine()[0]["Subject"] == "Is this your address?"
        assert mine()[0]["From"] == "Chez Zoë <house@example.org>"
        assert "Somebody gave this address" in asked
        assert "Ada" not in asked, "no guest puts words into a mail to a stranger"
        table_of(ada, bea, game="niagara", seats=["person", "person", "novice"])
        (path,) = re.findall(r"http://games\.example\.org(/calls/confirm/\S+)", asked)
        with httpx.Client(base_url=house.url) as anybody:
            page = anybody.get(path, headers={"accept-language": "en"})
            assert page.status_code == 200
            assert "<form method=post>" in page.text
            assert not ada.get("/api/calls").json()["mailbox"]["confirmed"]
            assert anybody.post(path[:-1] + ("A" if path[-1] != "A" else "B")).status_code == 410
            assert "Confirmed" in anybody.post(path, headers={"accept-language": "en"}).text
        assert ada.get("/api/calls").json()["mailbox"]["confirmed"]
        assert len(mine()) == 1, "what was before it is not sent"
        table = table_of(ada, bea, game="niagara", seats=["person", "person", "novice"])
        wait_for(lambda: len(mine()) == 2, "it is her turn")
        call = mine()[1]
        assert call["Subject"] == "Niagara: it is your turn"
        assert f"http://games.example.org/en/tables/{table}" in text(call)
        stop = call["List-Unsubscribe"].strip("<>").removeprefix("http://games.example.org")
        one_click = httpx.post(
            f"{house.url}{stop}",
            content="List-Unsubscribe=One-Click",
            headers={"content-type": "application/x-www-form-urlencoded"},
        )
        assert one_click.status_code == 200
        assert ada.get("/api/calls").json()["mailbox"] is None
        assert httpx.post(f"{house.url}{stop}").status_code == 200, "however often"
        assert httpx.post(f"{house.url}{path}").status_code == 410


def test_one_box_is_asked_three_times_however_its_address_is_written(
    tmp_path: Path, mail: KeptMail
) -> None:
    rates = replace(UNLIMITED, confirmations=Rates().confirmations)
    spelt = ["v.i.c@example.org", "VIC@example.org", "vic+a@example.org", "v.ic+b@EXAMPLE.org"]
    with running_house(tmp_path, **mailing(mail), rates=rates) as house:
        for number, each in enumerate(spelt):
            with somebody(house) as guest:
                said = guest.post("/api/calls/mail", json={"address": each})
                if number < 3:
                    assert said.status_code == 200, said.text
                else:
                    problem(said, 429, "too-fast")
        with somebody(house) as guest:
            said = guest.post("/api/calls/mail", json={"address": "vicky@example.org"})
            assert said.status_code == 200


def test_all_of_an_address_have_few_strangers_asked(tmp_path: Path, mail: KeptMail) -> None:
    rates = replace(UNLIMITED, confirmations_by_address=Rate(0.001, 4))
    with running_house(tmp_path, **mailing(mail), rates=rates) as house:
        for number in range(5):
            with somebody(house) as guest:
                said = guest.post("/api/calls/mail", json={"address": f"v{number}@example.org"})
                if number == 4:
                    problem(said, 429, "too-fast")
        held = house.app.state.limits.held_back.counts
        assert held["confirmations_by_address"] == 1


def test_whoever_was_called_often_enough_is_called_no_more_for_a_while(
    tmp_path: Path, service: PushService
) -> None:
    """Nobody has a stranger's machine called without end; what is left out is not made later."""
    rates = replace(UNLIMITED, rings_by_person=Rate(0.0001, 2))
    chosen: dict[str, Any] = {"push_services": (service.origin,), "call_after": 0.0}
    with (
        running_house(tmp_path, rates=rates, **chosen) as house,
        somebody(house) as ana,
        somebody(house) as ben,
        somebody(house) as eve,
    ):
        device, other = reached(ana, service), reached(eve, service)
        for _ in range(5):
            table_of(ana, ben, game="niagara", seats=["person", "person", "novice"])
        table_of(eve, ben, game="niagara", seats=["person", "person", "novice"])
        wait_for(lambda: len(other.calls()) >= 1, "another is called as ever")

        def overdue() -> list[str]:
            return [reason for reason, _ in rows(house) if reason != "short"]

        wait_for(lambda: not overdue(), "nothing waits for her")
        assert len(device.calls()) == 2
        assert house.app.state.limits.held_back.counts["rings_by_person"] >= 3
        numbers = httpx.get(f"{house.url}/metrics").text
        assert 'ludotheque_calls_total{outcome="held-back"}' in numbers


def test_a_bounce_ends_an_address(house: Running, mail: KeptMail) -> None:
    mail.answers["gone@example.org"] = "550 no such user"
    with somebody(house) as ada:
        assert ada.post("/api/calls/mail", json={"address": "gone@example.org"}).status_code == 200
        wait_for(lambda: ada.get("/api/calls").json()["mailbox"] is None, "it is forgotten")
        problem(ada.post("/api/calls/mail", json={"address": "ada"}), 422, "bad-mail")


def test_devices_are_opened_tried_and_closed(house: Running, service: PushService) -> None:
    with somebody(house) as ana, somebody(house) as eve:
        device = reached(ana, service)
        (known,) = ana.get("/api/calls").json()["devices"]
        assert known["name"] == "A test"
        path = f"/api/calls/devices/{known['id']}"
        problem(eve.post(f"{path}/trial"), 404, "no-such-device")
        problem(eve.delete(path), 404, "no-such-device")
        assert ana.post(f"{path}/trial?language=de").status_code == 204
        wait_for(lambda: len(device.calls()) == 1, "it is tried")
        assert device.calls()[0]["title"] == "La maison sait vous appeler"
        assert ana.delete(path).status_code == 204
        assert ana.get("/api/calls").json()["devices"] == []
        for bad in (
            {"endpoint": "https://10.0.0.1/x"},
            {"endpoint": "http://push.example/x"},
            {"endpoint": service.origin.replace("http", "https") + "/x"},
            {"p256dh": "AAAA"},
            {"auth": "AAAA"},
        ):
            asked = {**device.subscribed, **bad}
            problem(ana.post("/api/calls/devices", json=asked), 422, "bad-endpoint")
        for _ in range(10):
            reached(ana, service)
        eleventh = Device(service, ana.get("/api/calls").json()["key"]).subscribed
        full = problem(ana.post("/api/calls/devices", json=eleventh), 409, "too-many-devices")
        assert full["facts"] == {"most": 10}


def test_a_device_that_unsubscribed_is_forgotten(house: Running, service: PushService) -> None:
    with somebody(house) as ana:
        device = reached(ana, service)
        del service._keys[device.token]
        (known,) = ana.get("/api/calls").json()["devices"]
        ana.post(f"/api/calls/devices/{known['id']}/trial")
        wait_for(lambda: ana.get("/api/calls").json()["devices"] == [], "it is gone")


def test_who_claims_their_name_is_still_called_and_who_leaves_everywhere_is_not(
    house: Running, service: PushService
) -> None:
    with somebody(house, "Ursula") as ursula:
        reached(ursula, service)
        keeping(ursula, ursula.post("/api/me/claim", json={"passphrase": "a long one"}))
        assert len(ursula.get("/api/calls").json()["devices"]) == 1
        changed = {"passphrase": "another one", "old": "a long one"}
        keeping(ursula, ursula.post("/api/me/claim", json=changed))
        assert ursula.get("/api/calls").json()["devices"] == [], "another may have had it"
        reached(ursula, service)
        assert ursula.delete("/api/me?everywhere=1").status_code == 204
        entered = httpx.post(
            f"{house.url}/api/me/enter", json={"name": "Ursula", "passphrase": "another one"}
        )
        assert keeping(ursula, entered).get("/api/calls").json()["devices"] == []


def test_a_house_without_any_setting_opens_push_and_no_mail(tmp_path: Path) -> None:
    with running_house(tmp_path) as plain, somebody(plain) as ana:
        card = ana.get("/api/calls").json()
        assert card["open"] == ["push"]
        assert httpx.get(f"{plain.url}/api/house").json()["calls"] == ["push"]
        assert len(card["key"]) == 87
        problem(ana.post("/api/calls/mail", json={"address": "a@b.example"}), 409, "calls-closed")
        problem(httpx.get(f"{plain.url}/api/calls"), 401, "nobody")
    with running_house(tmp_path) as again, somebody(again) as ben:
        assert ben.get("/api/calls").json()["key"] == card["key"]
    with running_house(tmp_path, push=False) as shut, somebody(shut) as cleo:
        assert cleo.get("/api/calls").json()["open"] == []
        assert cleo.get("/api/calls").json()["key"] == ""
        asked = Device(PushService(1), "").subscribed
        problem(cleo.post("/api/calls/devices", json=asked), 409, "calls-closed")


def test_mails_that_ask_are_few(house: Running, tmp_path: Path, mail: KeptMail) -> None:
    from ludotheque.server.settings import Rates

    with (
        running_house(
            tmp_path,
            rates=Rates(),
            mail=f"smtp://127.0.0.1:{mail.port}?tls=none",
            mail_from="house@example.org",
            public_url="http://games.example.org",
        ) as strict,
        somebody(strict) as ana,
        somebody(strict) as ben,
    ):
        for _ in range(3):
            asked = ana.post("/api/calls/mail", json={"address": "many@example.org"})
            assert asked.status_code == 200
        over = {"address": "more@example.org"}
        problem(ana.post("/api/calls/mail", json=over), 429, "too-fast")
        same = {"address": "Many@example.org"}
        problem(ben.post("/api/calls/mail", json=same), 429, "too-fast")
        assert ben.post("/api/calls/mail", json=over).status_code == 200
