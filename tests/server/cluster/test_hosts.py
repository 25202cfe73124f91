"""What a host of several houses has: one key for all, one page, a house that is drained, and a copy
of the memory that can be opened again.
"""

from __future__ import annotations

import asyncio
import re
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import asyncpg
import msgspec
import pytest

from ludotheque.cli.main import main
from ludotheque.server.hosting.hosts_hand import NOTE, GuestReport, HostsHand, HostsWord
from tests.server.support.databases import cut, owner, told
from tests.server.support.houses import PATIENCE, Running, running_house, served, wait_for
from tests.server.support.party import NIAGARA, gathered
from tests.server.support.raw import arrived, asked
from tools.postgres import USER, PostgresServer


@pytest.fixture
def houses(database: str, tmp_path: Path) -> Iterator[list[Running]]:
    with ExitStack() as stack:
        yield [
            stack.enter_context(running_house(tmp_path / name, store=database))
            for name in ("first", "second")
        ]


def key_of(house: Running) -> str:
    key: str = house.app.state.settings.key
    return key


def test_one_key_opens_every_house_and_stays(houses: list[Running], tmp_path: Path) -> None:
    first, second = houses
    assert key_of(first) == key_of(second)
    assert len(key_of(first)) >= 12
    with running_house(tmp_path / "third", store=first.settings.store) as third:
        assert key_of(third) == key_of(first)
    with running_house(tmp_path / "own", store=first.settings.store, key="open sesame") as own:
        assert key_of(own) == "open sesame"
    # From elsewhere: a proxy says for whom it asks.
    outside = {"x_forwarded_for": "192.0.2.7"}
    for house in houses:
        bearer = {"authorization": f"Bearer {key_of(first)}"}
        assert asked(house, "GET", "/metrics", **outside).status == 404
        assert asked(house, "GET", "/metrics", **outside, **bearer).status == 200
    entered = asked(first, "GET", f"/host?key={key_of(first)}", **outside)
    assert entered.status == 303
    cookie = entered.headers["set-cookie"].partition(";")[0]
    # Whichever house the proxy leads to next, the host has entered.
    assert asked(second, "GET", "/host", None, cookie, **outside).status == 200
    assert asked(second, "GET", "/host", None, cookie[:-2] + "00", **outside).status == 404


def test_one_page_shows_all_houses_by_name(houses: list[Running]) -> None:
    names = [str(house.house.store.house) for house in houses]
    assert len(set(names)) == 2

    def page(house: Running) -> str:
        return asked(house, "GET", "/host?language=en").body.decode()

    for house in houses:
        wait_for(lambda house=house: all(name in page(house) for name in names), "both are there")  # type: ignore[misc]
        assert "2 houses" in page(house)
        metrics = asked(house, "GET", "/metrics").body.decode()
        (info,) = re.findall(r"^ludotheque_info\{.*", metrics, re.MULTILINE)
        assert f'house="{house.house.store.house}"' in info


def test_what_the_host_says_at_one_house_holds_at_all(houses: list[Running]) -> None:
    first, second = houses
    hand = first.app.state.services.hand
    first.ask(lambda: hand.newcomers(False))
    first.ask(lambda: hand.announce("We close at ten."))

    def card() -> dict[str, object]:
        found: dict[str, object] = asked(second, "GET", "/api/house").json()
        return found

    wait_for(lambda: card()["announcement"] == "We close at ten.", "it is said at both")
    assert card()["newcomers"] is False
    assert asked(second, "POST", "/api/me", {"name": "Ana"}).reason == "door-closed"


def test_reports_at_several_houses_are_all_kept(houses: list[Running]) -> None:
    hands = [house.app.state.services.hand for house in houses]

    def reported(when: int) -> GuestReport:
        return GuestReport(when=when, table="t", by="Ana", person=None, name="Ben", words="no")

    async def several(hand: HostsHand, numbers: range) -> None:
        await asyncio.gather(*(hand.report(reported(number)) for number in numbers))

    filing = [
        asyncio.run_coroutine_threadsafe(several(hand, range(start, 40, 2)), house.loop)
        for start, (house, hand) in enumerate(zip(houses, hands, strict=True))
    ]
    for each in filing:
        each.result(PATIENCE)
    for hand in hands:
        wait_for(lambda hand=hand: len(hand.standing.reports) == 40, "all are known")  # type: ignore[misc]
    assert {each.when for each in hands[0].standing.reports} == set(range(40))


def test_a_house_whose_line_was_cut_hears_what_the_host_said_meanwhile(
    houses: list[Running], database: str
) -> None:
    _, second = houses
    word = msgspec.json.encode(HostsWord(announcement="Nobody told you."))
    asyncio.run(told(database, "INSERT INTO note VALUES ($1, $2)", NOTE, word))
    asyncio.run(cut(database))
    hand = second.app.state.services.hand
    wait_for(lambda: hand.standing.announcement == "Nobody told you.", "it was read again")


def test_an_address_is_banned_by_the_house_that_knows_it(database: str, tmp_path: Path) -> None:
    """The host may be at another one: where the proxy leads them."""
    with ExitStack() as stack:
        first, second = (
            stack.enter_context(
                running_house(tmp_path / name, store=database, proxies=("127.0.0.1",))
            )
            for name in ("first", "second")
        )
        cookie = arrived(first, "Eve")
        there = {"x_forwarded_for": "192.0.2.7"}
        renamed = asked(first, "POST", "/api/me/name", {"name": "Evelyn"}, cookie, **there)
        assert renamed.status == 200
        person = cookie.partition("=")[2].partition("-")[0]
        second.ask(lambda: second.app.state.services.hand.ban(person, True, 7))
        for house in (first, second):
            hand = house.app.state.services.hand
            wait_for(lambda hand=hand: len(hand.standing.bans) == 1, "it is known")  # type: ignore[misc]
            again = asked(house, "POST", "/api/me", {"name": "Eva"}, **there)
            assert again.reason == "banned"
            other = asked(house, "POST", "/api/me", {"name": "Ida"}, x_forwarded_for="192.0.2.8")
            assert other.status == 200


def test_a_small_house_is_alone(tmp_path: Path) -> None:
    with running_house(tmp_path) as house:
        assert house.app.state.settings.key is None
        assert "<table>" not in asked(house, "GET", "/host?language=en").body.decode()


def test_a_house_that_has_gone_is_on_no_page(database: str, tmp_path: Path) -> None:
    with running_house(tmp_path / "first", store=database) as first:
        with running_house(tmp_path / "second", store=database) as second:
            name = second.house.store.house
            wait_for(
                lambda: name in dict(first.ask(first.house.store.houses)), "the other has shown"
            )
        assert name not in dict(first.ask(first.house.store.houses))
    assert asyncio.run(_shown(database)) == []


async def _shown(database: str) -> list[str]:
    connection = await asyncpg.connect(database)
    found = await connection.fetch("SELECT key FROM note WHERE key LIKE 'house %'")
    await connection.close()
    return [row["key"] for row in found]


@pytest.mark.kills
def test_a_house_that_is_drained_leaves_its_tables_to_the_others(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running_house(tmp_path / "stays", store=database) as stays:
        with served(tmp_path / "goes", "--store", database) as goes:
            cookie = arrived(stays, "Ana")
            door = Running(url=goes.url, settings=stays.settings, app=stays.app, loop=stays.loop)
            table = asked(door, "POST", "/api/tables", NIAGARA, cookie).json()["id"]
            assert asked(door, "GET", f"/api/tables/{table}", None, cookie).status == 200
            with pytest.raises(SystemExit) as ended:
                main(["drain", "--url", goes.url, "--key", "not the key at all"])
            assert ended.value.code == 2
            assert goes.process.poll() is None
            with pytest.raises(SystemExit) as ended:
                main(["drain", "--url", goes.url, "--key", key_of(stays)])
            assert ended.value.code == 0
            assert "closed; its tables are with the others" in capsys.readouterr().out
            assert goes.process.wait(60) == 0
        assert asyncio.run(owner(database, table)) is None  # let go, and not left to run out
        assert asked(stays, "GET", f"/api/tables/{table}", None, cookie).status == 200
        assert table in stays.house.actors


def test_a_copy_that_pg_dump_made_is_the_same_house(
    database: str, postgres_server: PostgresServer, tmp_path: Path
) -> None:
    """While the house is open, as docs/hosting.md has it."""
    place = ["-h", "127.0.0.1", "-p", str(postgres_server.port), "-U", USER]
    copy = tmp_path / "copy.dump"
    with running_house(tmp_path / "first", store=database) as first, gathered(first) as party:
        for _ in range(3):
            party.goes_on()
        dump = [str(postgres_server.program("pg_dump")), *place, "--format=custom"]
        subprocess.run([*dump, "--file", str(copy), database.rpartition("/")[2]], check=True)
        before, table, cookies = party.lines(), party.table, party.cookies
        party.goes_on()  # after the copy: it is not in it
        key = key_of(first)
    again = postgres_server.create("again")
    try:
        restore = [str(postgres_server.program("pg_restore")), *place, "--dbname", "again"]
        subprocess.run([*restore, "--exit-on-error", str(copy)], check=True)
        with running_house(tmp_path / "second", store=again) as second:
            kept = second.ask(lambda: second.house.store.load(table))
            assert kept is not None
            assert [line.raw for line in kept.lines] == before
            entry = asked(second, "GET", f"/api/tables/{table}", None, cookies[1])
            assert entry.json()["seat"] == 1  # cookies are good, and the game goes on
            assert key_of(second) == key
    finally:
        postgres_server.drop("again")
