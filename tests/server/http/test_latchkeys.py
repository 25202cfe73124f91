"""Coming in on another device: by a code, by a link in a mail, and with a new passphrase."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from ludotheque.server.people.people import People
from ludotheque.server.people.person import Person
from ludotheque.server.store.call_store import CallChannel
from tests.server.support.guests import keeping, problem, somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.mail_server import KeptMail, mail_server

SECRET = "nine canoes and a kite"


@pytest.fixture(scope="module")
def mail() -> Iterator[KeptMail]:
    with mail_server() as kept:
        yield kept


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, mail: KeptMail) -> Iterator[Running]:
    with running_house(
        tmp_path_factory.mktemp("latchkeys"),
        mail=f"smtp://127.0.0.1:{mail.port}?tls=none",
        mail_from="house@example.org",
        public_url="http://games.example.org",
    ) as house:
        yield house


@contextmanager
def device(house: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url) as client:
        yield client


def id_of(house: Running, guest: httpx.Client) -> str:
    cookie = guest.headers["cookie"].partition("=")[2]
    person = house.ask(lambda: house.app.state.services.people.known(cookie))
    return str(person.id)


def confirmed(house: Running, guest: httpx.Client, address: str) -> None:
    """As if the link in the first mail had been followed."""
    channel = CallChannel(
        id=f"of {address}",
        person=id_of(house, guest),
        kind="mail",
        address=address,
        language="de",
        made=1,
    )
    house.ask(lambda: house.house.store.save_channel(channel, 1))


def letters(mail: KeptMail, address: str) -> list[EmailMessage]:
    return [each for each in tuple(mail.mails) if each["To"] == address]


def link(mail: EmailMessage) -> str:
    body = mail.get_body(("plain",))
    assert body is not None
    (given,) = re.findall(r"http://games\.example\.org/de/enter#(\S+)", body.get_content())
    return str(given)


def test_a_code_lets_the_same_person_in_once(house: Running) -> None:
    with somebody(house, "Coline") as coline, device(house) as phone:
        made = coline.post("/api/me/code")
        assert made.status_code == 201
        assert made.headers["cache-control"] == "private, no-store"
        code = made.json()["code"]
        assert 0 < made.json()["until"] - house.house.now() <= 600_000
        entered = phone.post("/api/me/latchkey", json={"latchkey": code.lower()})
        assert entered.json() == {"name": "Coline", "claimed": False}
        assert len(entered.headers.get_list("set-cookie")) == 2
        assert id_of(house, keeping(phone, entered)) == id_of(house, coline)
        again = phone.post("/api/me/latchkey", json={"latchkey": code})
        problem(again, 403, "latchkey-void")
        # Each of both is left alone.
        assert phone.delete("/api/me").status_code == 204
        assert coline.get("/api/me").json()["name"] == "Coline"
        with device(house) as nobody:
            problem(nobody.post("/api/me/code"), 401, "nobody")


def test_a_code_sets_no_passphrase(house: Running) -> None:
    """Else a phone that was lent for an evening would keep the name."""
    with somebody(house, "Lente") as own, device(house) as other:
        keeping(own, own.post("/api/me/claim", json={"passphrase": SECRET}))
        code = own.post("/api/me/code").json()["code"]
        asked = {"latchkey": code, "passphrase": "mine from now on"}
        problem(other.post("/api/me/latchkey", json=asked), 403, "latchkey-void")
        assert own.get("/api/me").status_code == 200
        # It is good for what it is for, and for no more than any device can do.
        entered = keeping(other, other.post("/api/me/latchkey", json={"latchkey": code}))
        changed = {"passphrase": "mine from now on"}
        problem(entered.post("/api/me/claim", json=changed), 403, "wrong-passphrase")
        problem(entered.post("/api/me/delete", json={}), 403, "wrong-passphrase")


def test_an_address_lets_in_if_its_owner_has_said_so(
    house: Running, mail: KeptMail, monkeypatch: pytest.MonkeyPatch
) -> None:
    to = "ada@example.org"
    with somebody(house, "Ada") as ada, device(house) as phone:
        opens = {"opens": True, "passphrase": SECRET}
        problem(ada.post("/api/calls/mail/opens", json=opens), 409, "no-mailbox")
        keeping(ada, ada.post("/api/me/claim", json={"passphrase": SECRET}))
        confirmed(house, ada, to)
        # Until then, and for others' addresses, the answer is the same and nothing is sent.
        for address in (to, "nobody@example.org"):
            assert phone.post("/api/me/letter", json={"address": address}).status_code == 204
        problem(ada.post("/api/calls/mail/opens", json={"opens": True}), 403, "wrong-passphrase")
        asked: list[str] = []
        sure = People.sure

        async def noted(
            self: People, person: Person, passphrase: str | None, address: str = ""
        ) -> None:
            asked.append(address)
            await sure(self, person, passphrase, address)

        monkeypatch.setattr(People, "sure", noted)
        assert ada.post("/api/calls/mail/opens", json=opens).status_code == 204
        assert asked == ["127.0.0.1"], "else all would wait in one line"
        assert ada.get("/api/calls").json()["mailbox"]["opens"] is True
        assert phone.post("/api/me/letter", json={"address": to.upper()}).status_code == 204
        wait_for(lambda: len(letters(mail, to)) == 1, "the link is sent")
        (sent,) = letters(mail, to)
        assert sent["Subject"] == "Wieder herein"
        given = link(sent)
        entered = phone.post("/api/me/latchkey", json={"latchkey": given})
        assert entered.json() == {"name": "Ada", "claimed": True}
        problem(phone.post("/api/me/latchkey", json={"latchkey": given}), 403, "latchkey-void")
        assert letters(mail, "nobody@example.org") == []
        assert ada.post("/api/calls/mail/opens", json={"opens": False}).status_code == 204
        phone.post("/api/me/letter", json={"address": to})
        assert house.ask(lambda: house.house.store.openers(to, 3)) == ()
        problem(phone.post("/api/me/letter", json={"address": "ada"}), 422, "bad-mail")


def test_whoever_has_forgotten_their_passphrase_gives_a_new_one(
    house: Running, mail: KeptMail
) -> None:
    to = "bea@example.org"
    with somebody(house, "Bea") as bea, device(house) as phone:
        keeping(bea, bea.post("/api/me/claim", json={"passphrase": SECRET}))
        confirmed(house, bea, to)
        opens = {"opens": True, "passphrase": SECRET}
        assert bea.post("/api/calls/mail/opens", json=opens).status_code == 204
        phone.post("/api/me/letter", json={"address": to})
        wait_for(lambda: len(letters(mail, to)) == 1, "the link is sent")
        given = link(letters(mail, to)[0])
        short = {"latchkey": given, "passphrase": "short"}
        problem(phone.post("/api/me/latchkey", json=short), 422, "passphrase-short")
        whole = {"latchkey": given, "passphrase": "ten canoes and a whale"}
        entered = phone.post("/api/me/latchkey", json=whole)
        assert entered.status_code == 200, entered.text
        assert id_of(house, keeping(phone, entered))
        assert bea.get("/api/me").status_code == 204, "another may have had that device"
        enter = {"name": "Bea", "passphrase": SECRET}
        problem(bea.post("/api/me/enter", json=enter), 403, "wrong-passphrase")
        enter["passphrase"] = "ten canoes and a whale"
        assert bea.post("/api/me/enter", json=enter).status_code == 200


def test_a_house_without_mail_says_so(tmp_path: Path) -> None:
    with running_house(tmp_path) as plain, device(plain) as phone:
        asked = {"address": "ada@example.org"}
        problem(phone.post("/api/me/letter", json=asked), 409, "calls-closed")
