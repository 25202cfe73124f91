"""Somebody has themselves deleted: afterwards nothing says that they were ever there."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.sync.client import connect

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.server.own.kept import ABOUT, NOBODY
from ludotheque.server.store.call_store import CallChannel, PendingCall
from ludotheque.server.store.postgres.postgres import Postgres
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import TO_WIPE
from ludotheque.server.tables import upkeep
from ludotheque.titles import find
from tests.server.support.guests import given_up, keeping, problem, seated, somebody
from tests.server.support.houses import PATIENCE, Running, running_house, wait_for

NAME, SECRET = "Quenouille Ombeline", "nine canoes and a kite"
BENS = "a word of Ben's"
MAIL, DEVICE = "quenouille@example.org", "https://push.example/of-ombeline"
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"

Search = Callable[[], bytes]

NEVER = "— is nothing to hand out"
HANDED_OUT: dict[str, dict[str, str]] = {
    "person": {
        "id": "id", "name": "name", "claim": "claimed", "salt": NEVER, "hash": "passphrase",
        "generation": NEVER, "made": "since", "skeleton": NEVER, "left_devices": "devices_left",
        "muted": "muted", "banned": "banned",
    },
    "seat": dict.fromkeys(ABOUT["seat"], "tables"),
    "tables": dict.fromkeys(ABOUT["tables"], "tables"),
    "said": dict.fromkeys(ABOUT["said"], "words"),
    "try": dict.fromkeys(ABOUT["try"], "tries"),
    "prepared": dict.fromkeys(ABOUT["prepared"], "tables.prepared"),
    "call_channel": {
        "id": NEVER, "person": "id", "kind": "channels", "address": "channels",
        "p256dh": "channels", "auth": "channels", "device": "channels", "language": "channels",
        "confirmed": "channels", "generation": NEVER, "made": "channels", "opens": "channels",
    },
    "latchkey": dict.fromkeys(ABOUT["latchkey"], "— lets somebody in, as long as it is not used"),
    "call_wishes": {"person": "id", "raw": "wishes"},
    "outbox": dict.fromkeys(ABOUT["outbox"], "— follows from the tables"),
    "note": {"key": NEVER, "value": "reports"},
}  # fmt: skip
"""Where in the export each column stands, or why it does not."""


@pytest.fixture(params=["sqlite", "postgres"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Running, Search]]:
    """A house, and all the bytes of its memory."""
    if request.param == "sqlite":
        with running_house(tmp_path) as house:
            yield (
                house,
                lambda: b"".join(
                    each.read_bytes() for each in (tmp_path / "house").rglob("*") if each.is_file()
                ),
            )
        return
    database: str = request.getfixturevalue("database")
    with running_house(tmp_path, store=database) as house:
        yield house, lambda: asyncio.run(rows(database))


async def rows(database: str) -> bytes:
    """What can be asked of it: its files are the database's own."""
    connection = await asyncpg.connect(database)
    try:
        found = b""
        for table in (*ABOUT, *NOBODY):
            for row in await connection.fetch(f'SELECT * FROM "{table}"'):
                for value in row.values():
                    found += value if isinstance(value, bytes) else str(value).encode()
        return found
    finally:
        await connection.close()


def told(house: Running, table: str, guest: httpx.Client, *messages: dict[str, Any]) -> None:
    address = f"{house.socket_url}/api/tables/{table}/socket"
    with connect(address, additional_headers={"cookie": guest.headers["cookie"]}) as socket:
        for number, message in enumerate(messages):
            socket.send(json.dumps({**message, "id": f"told {number}"}))
            while json.loads(socket.recv(timeout=PATIENCE))["kind"] != "accepted":
                pass


def sat(table: str, *guests: httpx.Client) -> None:
    for guest in guests:
        assert guest.post(f"/api/tables/{table}/seat", json={}).status_code == 200


class Life:
    """Somebody who has left traces everywhere, and Ben who was there."""

    def __init__(self, house: Running, own: httpx.Client, ben: httpx.Client) -> None:
        keeping(own, own.post("/api/me/claim", json={"passphrase": SECRET}))
        self.id, self.hash = self._person(house, own)
        self.alone = given_up(house, own)
        self.gathering = seated(own, ("person", "person", "person"))
        sat(self.gathering, ben)
        self.playing = seated(own, ("person", "person", "novice"))
        sat(self.playing, ben)
        self.watched = seated(ben, ("person", "novice", "novice"))
        told(house, self.playing, own, {"kind": "say", "text": "my own words"})
        told(house, self.playing, ben, {"kind": "say", "text": BENS})
        told(house, self.watched, own, {"kind": "say", "text": "I only watch"})
        self.over = seated(own, ("person", "person", "novice"))
        sat(self.over, ben)
        told(house, self.over, ben, {"kind": "give_up"})
        told(house, self.over, own, {"kind": "give_up"})
        self.again = ben.post(f"/api/tables/{self.over}/rematch").json()["id"]
        self.day = own.post("/api/day/niagara").json()["id"]
        about = {"room": "players", "number": 1, "why": "they said so"}
        assert ben.post(f"/api/tables/{self.playing}/reports", json=about).status_code == 204
        by = {"seat": 1, "why": "he laughed"}
        assert own.post(f"/api/tables/{self.playing}/reports", json=by).status_code == 204
        self._is_called(house, own)

    def _is_called(self, house: Running, own: httpx.Client) -> None:
        """On a device and by mail; and a call of each waits."""
        device = {"endpoint": DEVICE, "p256dh": P256DH, "auth": AUTH, "name": "Ombeline's phone"}
        assert own.post("/api/calls/devices", json=device).status_code == 201
        wishes = {"language": "de", "zone": "Pacific/Auckland", "quiet": [60, 120]}
        assert own.post("/api/calls/wishes", json=wishes).status_code == 204
        assert own.post("/api/me/code").status_code == 201
        store = house.house.store
        box = CallChannel(
            id="box", person=self.id, kind="mail", address=MAIL, opens=True, language="de", made=1
        )
        house.ask(lambda: store.save_channel(box, 1))
        later = PendingCall(self.id, self.playing, "short", 9, 2**50)
        house.ask(lambda: store.call([later]))

    @property
    def traces(self) -> list[bytes]:
        """What of them must be nowhere."""
        folded = NAME.casefold().encode()
        own = [NAME.encode(), folded, self.id.encode(), self.hash, b"my own words", b"I only watch"]
        own += [text.encode() for text in (MAIL, DEVICE, P256DH, AUTH, "Pacific/Auckland")]
        return [*own, NAME.split()[0].casefold().encode()]

    def _person(self, house: Running, own: httpx.Client) -> tuple[str, bytes]:
        people = house.app.state.services.people
        cookie = own.headers["cookie"].partition("=")[2]
        person = house.ask(lambda: people.known(cookie))
        return str(person.id), bytes(person.hash)


def test_nothing_is_left_and_others_keep_what_is_theirs(kept: tuple[Running, Search]) -> None:
    house, everything = kept
    with somebody(house, NAME) as own, somebody(house, "Ben") as ben:
        life = Life(house, own, ben)
        before = everything()
        assert [trace for trace in life.traces if trace not in before] == []
        problem(own.post("/api/me/delete", json={}), 403, "wrong-passphrase")
        wrong = {"passphrase": "not this one"}
        problem(own.post("/api/me/delete", json=wrong), 403, "wrong-passphrase")
        answer = own.post("/api/me/delete", json={"passphrase": SECRET})
        assert answer.status_code == 204, answer.text
        cleared = answer.headers.get_list("set-cookie")
        assert len(cleared) == 2
        assert all("Max-Age=0" in each for each in cleared)
        assert own.get("/api/me").status_code == 204
        after = everything()
        assert [trace for trace in life.traces if trace in after] == []
        assert BENS.encode() in after

        # Where they sat there is somebody, and where they waited an empty chair.
        def seat(table: str, number: int = 0) -> tuple[Any, ...]:
            entry = ben.get(f"/api/tables/{table}").json()["table"]
            place = entry["seats"][number]
            return entry["stage"], place["name"], place["free"], place["lent"], place["resigned"]

        assert seat(life.playing) == ("playing", None, False, True, True), "they gave up"
        assert seat(life.over)[:3] == ("over", None, False)
        assert seat(life.alone)[:3] == ("over", None, False)
        assert seat(life.gathering)[:3] == ("gathering", None, True)
        assert seat(life.again)[:3] == ("gathering", None, True)
        assert ben.get("/api/day").json()["deals"][0]["people"] == 0

        # Their games are still games: the record names nobody there, and verifies.
        raw = ben.get(f"/api/tables/{life.over}/record").content
        record = read(raw)
        assert [each.name for each in record.header.seats][:2] == [None, "Ben"]
        verify(record, find("niagara").game)
        assert ben.get(f"/api/tables/{life.over}/moments").status_code == 200
        assert ben.get(f"/api/tables/{life.over}/chart").status_code == 200
        assert NAME.encode() not in raw

        # The name is free again, and its passphrase opens nothing.
        enter = {"name": NAME, "passphrase": SECRET}
        problem(ben.post("/api/me/enter", json=enter), 403, "wrong-passphrase")
        assert ben.post("/api/me/name", json={"name": NAME}).status_code == 200


def test_while_somebody_reads_the_file_it_is_wiped_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a backup does all the while. Nobody is left who could ask for it again."""
    monkeypatch.setattr(upkeep, "WIPE_EVERY", 0.5)
    with running_house(tmp_path) as house, somebody(house, NAME) as own:
        given_up(house, own)
        path = tmp_path / "house" / DATABASE

        def everything() -> bytes:
            return b"".join(each.read_bytes() for each in path.parent.glob(f"{DATABASE}*"))

        with closing(sqlite3.connect(path)) as backup:
            backup.execute("BEGIN")
            backup.execute("SELECT * FROM person").fetchall()
            assert own.post("/api/me/delete", json={}).status_code == 204
            assert own.get("/api/me").status_code == 204
            assert NAME.encode() in everything(), "else nothing is shown by this"
            assert house.ask(house.house.store.wiped) is False
        wait_for(lambda: NAME.encode() not in everything(), "the house has wiped it")
        wait_for(lambda: not house.ask(lambda: house.house.store.noted(TO_WIPE)), "and is done")


def test_whoever_has_no_passphrase_needs_none(kept: tuple[Running, Search]) -> None:
    house, everything = kept
    with somebody(house, NAME) as own:
        table = given_up(house, own)
        assert NAME.encode() in everything()
        assert own.post("/api/me/delete", json={}).status_code == 204
        assert NAME.encode() not in everything()
        problem(own.post(f"/api/tables/{table}/rematch"), 401, "nobody")


def test_who_is_there_meanwhile_is_told_at_once(kept: tuple[Running, Search]) -> None:
    house, _ = kept
    with somebody(house, NAME) as own, somebody(house, "Ben") as ben:
        table = seated(own, ("person", "person", "novice"))
        sat(table, ben)
        told(house, table, own, {"kind": "say", "text": "my own words"})
        address = f"{house.socket_url}/api/tables/{table}/socket"
        with connect(address, additional_headers={"cookie": ben.headers["cookie"]}) as socket:
            heard = heard_until(socket, lambda each: each["kind"] == "heard")
            assert heard["said"][0]["name"] == NAME
            assert own.post("/api/me/delete", json={}).status_code == 204
            heard_until(socket, blank)
        entry = ben.get(f"/api/tables/{table}").json()["table"]
        assert entry["seats"][0]["name"] is None


def blank(told: dict[str, Any]) -> bool:
    said = told.get("said", ()) if told["kind"] == "heard" else ()
    return any((each["name"], each["text"]) == ("", "") for each in said)


def heard_until(socket: Any, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = json.loads(socket.recv(timeout=PATIENCE))
        if wanted(told):
            return told


def test_what_one_can_have_is_all_that_is_kept_and_nothing_of_others(
    kept: tuple[Running, Search],
) -> None:
    house, _ = kept
    with somebody(house, NAME) as own, somebody(house, "Ben") as ben:
        life = Life(house, own, ben)
        answer = own.get("/api/me/export")
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == "no-store"
        data = answer.json()
        assert (data["id"], data["name"], data["claimed"]) == (life.id, NAME, True)
        assert data["passphrase"] == "argon2id"
        tables = {each["table"]["id"]: each for each in data["tables"]}
        mine = {life.alone, life.gathering, life.playing, life.over, life.again, life.day}
        assert set(tables) == {*mine, life.watched}
        assert tables[life.again]["kept"] == 0
        assert tables[life.watched]["seat"] is None
        assert (
            tables[life.over]["record"].encode()
            == own.get(f"/api/tables/{life.over}/record").content
        )
        assert tables[life.playing]["record"] is None, "what others hide is not handed out"
        assert [each["text"] for each in data["words"]] == ["my own words", "I only watch"]
        assert [(each["yours"], each["words"], each["why"]) for each in data["reports"]] == [
            (False, "my own words", ""),
            (True, "", "he laughed"),
        ]
        assert [each["table"] for each in data["tries"]] == [life.day]
        assert {each["address"]: each["opens"] for each in data["channels"]} == {
            DEVICE: False,
            MAIL: True,
        }
        (device,) = [each for each in data["channels"] if each["kind"] == "push"]
        assert (device["p256dh"], device["auth"]) == (P256DH, AUTH)
        assert {each["language"] for each in data["channels"]} == {"fr", "de"}
        assert data["wishes"]["zone"] == "Pacific/Auckland"
        # Of every column about people it is known where it stands here.
        for table, columns in ABOUT.items():
            assert set(HANDED_OUT[table]) == set(columns), table
            for column, place in HANDED_OUT[table].items():
                assert place.startswith("—") or place.partition(".")[0] in data, (table, column)
        bens, _ = Life._person(life, house, ben)
        for foreign in (BENS, "they said so", bens, life.hash.decode()):
            assert foreign not in answer.text
        with httpx.Client(base_url=house.url) as nobody:
            problem(nobody.get("/api/me/export"), 401, "nobody")


def columns_of_file(path: Path) -> dict[str, set[str]]:
    Sqlite.open(path).close()
    with closing(sqlite3.connect(path)) as file:
        found = file.execute(
            "SELECT m.name, c.name FROM sqlite_schema m, pragma_table_info(m.name) c"
            " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"
        ).fetchall()
    return {table: {name for each, name in found if each == table} for table, _ in found}


async def columns_of_database(address: str) -> dict[str, set[str]]:
    store = await Postgres.open(address, "house")
    await store.close()
    connection = await asyncpg.connect(address)
    try:
        found = await connection.fetch(
            "SELECT table_name, column_name FROM information_schema.columns"
            " WHERE table_schema = current_schema()"
        )
    finally:
        await connection.close()
    return {table: {name for each, name in found if each == table} for table, _ in found}


def test_of_every_column_it_is_known_whether_it_is_about_people(
    tmp_path: Path, database: str
) -> None:
    """Whoever adds one has it exported and forgotten, and then says so in `own/kept.py`."""
    known = {**ABOUT, **NOBODY}
    assert not set(ABOUT) & set(NOBODY)
    file = columns_of_file(tmp_path / DATABASE)
    shared = asyncio.run(columns_of_database(database))
    assert set(file) | set(shared) == set(known)
    for table, columns in known.items():
        assert file.get(table, set()) | shared.get(table, set()) == set(columns), table


def test_what_an_older_house_left_in_the_gaps_of_its_file_goes_once(tmp_path: Path) -> None:
    path = tmp_path / DATABASE
    Sqlite.open(path).close()
    with closing(sqlite3.connect(path)) as older:
        older.execute("PRAGMA secure_delete = OFF")
        older.execute("DELETE FROM note WHERE key = 'wiped'")
        for number in range(200):
            older.execute("INSERT INTO note VALUES (?, ?)", (f"old {number}", NAME.encode() * 20))
        older.commit()
        older.execute("DELETE FROM note WHERE key LIKE 'old %'")
        older.commit()
        older.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert NAME.encode() in path.read_bytes(), "else nothing is shown by this"
    Sqlite.open(path).close()
    assert NAME.encode() not in path.read_bytes()
