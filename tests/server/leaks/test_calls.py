"""A call tells no secret, by whatever channel it is made: what a device reads and what a mail says
is the same at tables that differ in everything that is hidden there.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from ludotheque.server.sheet import Playing
from ludotheque.server.store.call_store import CallChannel
from ludotheque.table.clock import HouseClock
from ludotheque.titles import OWN
from tests.server.support.guests import somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.mail_server import KeptMail, mail_server
from tests.server.support.party import submit
from tests.server.support.push_service import Device, PushService, push_service
from tests.server.support.raw import Phone

TABLES = 3
SHORT = 100 * 60_000
"""Of two hours: less than a fifth is left."""
TO = "ana@example.org"
WHEN = re.compile(r"(Monday|Tues|Wednes|Thurs|Fri|Satur|Sun)\w* \d+ \w+, \d\d:\d\d")


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(scope="module")
def mail() -> Iterator[KeptMail]:
    with mail_server() as kept:
        yield kept


@pytest.fixture(scope="module")
def house(
    tmp_path_factory: pytest.TempPathFactory, service: PushService, mail: KeptMail
) -> Iterator[Running]:
    with running_house(
        tmp_path_factory.mktemp("calls"),
        push_services=(service.origin,),
        call_after=0.0,
        mail=f"smtp://127.0.0.1:{mail.port}?tls=none",
        mail_from="house@example.org",
        public_url="http://games.example.org",
    ) as house:
        yield house


def id_of(house: Running, guest: httpx.Client) -> str:
    cookie = guest.headers["cookie"].partition("=")[2]
    person = house.ask(lambda: house.app.state.services.people.known(cookie))
    return str(person.id)


def begun(game: str, ana: httpx.Client, ben: httpx.Client, number: int) -> str:
    """A private game in which Ana, who is away, is called for one reason or another."""
    seats = ["person", "person", "novice"] if game != "vertiges" else ["person", "person"]
    asked = {"game": game, "seats": seats, "pace": {"kind": "daily", "hours": 2}, "public": False}
    made = ana.post("/api/tables", json=asked)
    assert made.status_code == 201, made.text
    table = str(made.json()["id"])
    for guest in (ana, ben):
        sat = guest.post(f"/api/tables/{table}/seat", json={"entropy": f"luck {number}"})
        assert sat.status_code == 200, sat.text
    return table


def plain(text: str, table: str) -> str:
    """Without what is anybody's to know: which table, on which line, and until when."""
    text = re.sub(rf"{table}\.(\w+)\.\d+", r"…\1", text.replace("\r\n", "\n"))
    text = re.sub(r'"waiting": \d+', '"waiting": …', text)  # at all of her own tables
    return WHEN.sub("then", text.replace(table, "…"))


def written(message: Any) -> str:
    """A mail as its reader could see it, with all of its headers."""
    parts = [str(part.get_content()) for part in message.iter_parts()]
    heads = [f"{name}: {value}" for name, value in message.items() if name != "Date"]
    stops = re.compile(r"/calls/stop/\S+?(?=[\">\s]|$)")
    kinds = re.compile(r"boundary=\"[^\"]+\"")
    return kinds.sub("", stops.sub("/stop", "\n".join([*heads, *parts])))


def pushed(device: Device, table: str) -> list[tuple[str, str]]:
    """What a device was told of a table, by reason."""
    found = [call for call in device.calls() if call["id"].startswith(f"{table}.")]
    return [(each["id"].split(".")[1], json.dumps(each, ensure_ascii=False)) for each in found]


def mailed(mail: KeptMail, table: str) -> list[tuple[str, str]]:
    found = [each for each in tuple(mail.mails) if f"<{table}." in each["Message-ID"]]
    return [(each["Message-ID"].split(".")[1], written(each)) for each in found]


def cookie(guest: httpx.Client) -> str:
    return str(guest.headers["cookie"])


def at_table(house: Running, guest: httpx.Client, table: str) -> Phone:
    return Phone(house, f"/api/tables/{table}/socket?language=en", cookie(guest))


def gone(house: Running, table: str) -> None:
    """Ana is not at the table any more, and it is known: only who is away is called."""

    async def away() -> bool:
        return 0 in (await house.house.actors.wake(table)).live.away

    wait_for(lambda: house.ask(away), "she is away")


def later(house: Running, milliseconds: int) -> None:
    async def shifted() -> None:
        clock = house.house.now
        assert isinstance(clock, HouseClock)
        clock.set(clock() + milliseconds)
        house.app.state.services.calls.line.due(clock())

    house.ask(shifted)


@pytest.mark.parametrize("game", OWN)
def test_what_is_hidden_at_a_table_changes_no_call(
    house: Running, service: PushService, mail: KeptMail, game: str
) -> None:
    """In each game and for each reason, at tables that are the same to everybody, and differ in
    their luck and in what Ben has chosen.
    """
    with somebody(house, "Ana") as ana, somebody(house, "Ben") as ben:
        device = Device(service, ana.get("/api/calls").json()["key"])
        assert ana.post("/api/calls/devices", json=device.subscribed).status_code == 201
        wishes = {"language": "en", "zone": "UTC"}
        assert ana.post("/api/calls/wishes", json=wishes).status_code == 204
        whose, others = id_of(house, ana), id_of(house, ben)
        box = CallChannel(
            id=f"box {game}", person=whose, kind="mail", address=TO, language="en", made=1
        )
        house.ask(lambda: house.house.store.save_channel(box, 1))
        mail.mails.clear()
        said: defaultdict[str, set[str]] = defaultdict(set)
        raw = ""
        secrets = {whose, others, "luck", device.endpoint}

        def told(table: str) -> list[list[str]]:
            return [
                [each for each, _ in pushed(device, table)],
                [r for r, _ in mailed(mail, table)],
            ]

        def called(table: str, reason: str, times: int = 1) -> None:
            """By both channels."""
            wait_for(lambda: min(each.count(reason) for each in told(table)) >= times, reason)

        for number in range(TABLES):
            table = begun(game, ana, ben, number)
            sheet = house.ask(lambda: house.house.store.sheet(table))  # noqa: B023
            assert sheet is not None
            secrets |= {sheet.seed, *(each.entropy for each in sheet.chairs if each.entropy)}
            assert isinstance(sheet.stage, Playing)
            # Whether she is awaited everybody sees; the rest follows from that alone.
            wait_for(lambda: all(told(table)), "it begins")  # noqa: B023
            begins = told(table)[0][0]
            called(table, begins)
            with at_table(house, ben, table) as phone:
                phone.settle()
                frame = phone.last("frame")
                if 1 in frame["awaited"] and 0 in frame["awaited"]:
                    chosen = frame["moves"][number % len(frame["moves"])]
                    assert phone.ask(submit(chosen))["kind"] == "accepted", "each another"
                pause = {"kind": "propose_pause", "id": "pause", "days": 3}
                assert phone.ask(pause)["kind"] == "accepted"
            called(table, "offer")
            with at_table(house, ana, table) as phone:
                no = {"kind": "answer", "id": "no", "offer": "1:pause", "yes": False}
                assert phone.ask(no)["kind"] == "accepted"
            gone(house, table)
            if begins == "turn":
                # Her line broke, and nobody knows what she saw: the same again, in silence.
                called(table, "turn", 2)
                later(house, SHORT)
                called(table, "short")
                later(house, -SHORT)  # push services take nothing that is signed for tomorrow
            if len(sheet.chairs) > 2:  # else she would be there as it ends
                with at_table(house, ana, table) as phone:
                    assert phone.ask({"kind": "give_up", "id": "up"})["kind"] == "accepted"
                gone(house, table)
            with at_table(house, ben, table) as phone:
                assert phone.ask({"kind": "give_up", "id": "up"})["kind"] == "accepted"
            called(table, "over")
            for each in told(table):
                # Bots may have brought her turn about meanwhile: which everybody sees, too.
                assert each[0] == begins
                assert set(each) - {begins, "turn", "short"} == {"offer", "over"}
                assert (each.count("offer"), each.count("over")) == (1, 1)
            again = ben.post(f"/api/tables/{table}/rematch")
            assert again.status_code in (200, 201), again.text
            following = str(again.json()["id"])
            called(following, "again")
            assert told(following) == [["again"]] * 2
            for where in (table, following):
                for channel, found in (
                    ("push", pushed(device, where)),
                    ("mail", mailed(mail, where)),
                ):
                    for reason, text in found:
                        raw += text
                        said[f"{channel} {reason}"].add(plain(text, where))
        assert {kind: len(texts) for kind, texts in said.items()} == dict.fromkeys(said, 1), said
        reasons = {kind.partition(" ")[2] for kind in said}
        assert reasons >= {"offer", "over", "again"}
        assert reasons & {"turn", "begun"}
        assert [each for each in secrets if each in raw] == []
        assert "Ben" in raw, "names that everybody there sees"
