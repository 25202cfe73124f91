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

from ludotheque.server.store.call_store import CallChannel
from ludotheque.titles import OWN
from tests.server.support.guests import somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.mail_server import KeptMail, mail_server
from tests.server.support.push_service import Device, PushService, push_service

TABLES = 3
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
    asked = {"game": game, "seats": seats, "pace": {"kind": "daily", "hours": 24}, "public": False}
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


@pytest.mark.parametrize("game", OWN)
def test_what_is_hidden_at_a_table_changes_no_call(
    house: Running, service: PushService, mail: KeptMail, game: str
) -> None:
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
        for number in range(TABLES):
            table = begun(game, ana, ben, number)
            wait_for(lambda: bool(pushed(device, table)), "the device is called")  # noqa: B023
            wait_for(lambda: bool(mailed(mail, table)), "the mail is sent")  # noqa: B023
            for channel, found in (("push", pushed(device, table)), ("mail", mailed(mail, table))):
                for reason, text in found:
                    raw += text
                    said[f"{channel} {reason}"].add(plain(text, table))
            sheet = house.ask(lambda: house.house.store.sheet(table))  # noqa: B023
            assert sheet is not None
            secrets |= {sheet.seed, *(each.entropy for each in sheet.chairs if each.entropy)}
        assert {kind: len(texts) for kind, texts in said.items()} == dict.fromkeys(said, 1), said
        assert [each for each in secrets if each in raw] == []
        assert "Ben" in raw, "names that everybody there sees"
