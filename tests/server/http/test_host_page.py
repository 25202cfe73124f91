"""The host's hand: on a page that writes with a cookie of its own, and for nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from ludotheque.cli.main import main
from ludotheque.server.hosting.hosts_hand import REPORTS, GuestReport, _without_flood
from ludotheque.server.settings import UNLIMITED, Rate
from tests.server.support.guests import given_up, somebody
from tests.server.support.houses import Running, running_house
from tests.server.support.party import Party, gathered

KEY = "sesame-sesame"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running_house(tmp_path_factory.mktemp("kept"), key=KEY, name="Chez Ana") as running:
        yield running


@pytest.fixture
def host(kept: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=kept.url, headers={"accept-language": "en"}) as client:
        entered = client.get(f"/host?key={KEY}")
        assert (entered.status_code, entered.headers["location"]) == (303, "/host")
        assert "SameSite=Strict" in entered.headers["set-cookie"]
        assert KEY not in entered.headers["set-cookie"]
        yield client


def do(host: httpx.Client, what: str, **facts: str) -> None:
    done = host.post("/host", data={"do": what, **facts})
    assert done.status_code == 303, done.text


def view(host: httpx.Client, table: str = "") -> dict[str, Any]:
    headers = {"accept": "application/json"}
    found: dict[str, Any] = host.get(
        "/host/hand", params={"table": table} if table else {}, headers=headers
    ).json()
    return found


def seated(host: httpx.Client, party: Party, seat: int) -> str:
    (table,) = view(host, party.table)["tables"]
    return str(table["seats"][seat]["person"])


def test_nobody_else_sees_it_or_writes_there(kept: Running, host: httpx.Client) -> None:
    elsewhere = {"x-forwarded-for": "203.0.113.9"}
    for page in ("/host", "/host/hand"):
        assert httpx.get(kept.url + page, headers=elsewhere).status_code == 404
        assert httpx.get(f"{kept.url}{page}?key=wrong-wrong-1").status_code == 404
        assert host.get(page).status_code == 200
    order = {"do": "announce", "text": "mine"}
    token = host.cookies["ludotheque-host"]
    for headers in (
        {},
        {"cookie": "ludotheque-host=" + "0" * 64},
        {"cookie": f"ludotheque-host={token}", "origin": "https://evil.example"},
        {"authorization": "Bearer wrong-wrong-1"},
    ):
        refused = httpx.post(f"{kept.url}/host", data=order, headers=headers)
        assert refused.status_code == 404, headers
    assert httpx.post(f"{kept.url}/host?key={KEY}", data=order).status_code == 404, "no address"
    assert view(host)["announcement"] == ""


def test_an_announcement_and_the_houses_name_are_for_everybody(
    kept: Running, host: httpx.Client
) -> None:
    do(host, "announce", text="We close at <b>ten</b>.")
    card = httpx.get(f"{kept.url}/api/house").json()
    assert (card["name"], card["announcement"]) == ("Chez Ana", "We close at <b>ten</b>.")
    assert "We close at &lt;b&gt;ten&lt;/b&gt;." in host.get("/host/hand").text
    do(host, "announce", text="")
    assert httpx.get(f"{kept.url}/api/house").json()["announcement"] == ""


def test_a_door_that_is_closed_lets_those_in_who_are_known(
    kept: Running, host: httpx.Client
) -> None:
    with somebody(kept, "Known") as known:
        do(host, "close_door")
        refused = httpx.post(f"{kept.url}/api/me", json={"name": "New"})
        assert (refused.status_code, refused.json()["reason"]) == (403, "door-closed")
        assert known.get("/api/me").status_code == 200
        assert known.post("/api/tables", json={"game": "niagara"}).status_code == 201
    do(host, "open_door")
    assert httpx.post(f"{kept.url}/api/me", json={"name": "New"}).status_code == 200


def test_who_is_muted_plays_and_says_nothing(kept: Running, host: httpx.Client) -> None:
    with gathered(kept) as party:
        ana = party.phones[0]
        person = seated(host, party, 0)
        do(host, "mute", person=person)
        word = ana.ask({"kind": "say", "id": "w1", "text": "hello"})
        assert word["problem"]["reason"] == "muted"
        ana.settle()
        move = {"kind": "submit", "id": "m1", "move": ana.last("frame")["moves"][0]}
        assert ana.ask(move)["kind"] == "accepted"
        do(host, "unmute", person=person)
        assert ana.ask({"kind": "say", "id": "w2", "text": "hello"})["kind"] == "accepted"


def test_who_is_banned_looks_on_and_nothing_else(kept: Running, host: httpx.Client) -> None:
    with gathered(kept) as party:
        ana = party.phones[0]
        person = seated(host, party, 0)
        do(host, "ban", person=person)
        ana.settle()
        move = {"kind": "submit", "id": "m1", "move": ana.last("frame")["moves"][0]}
        assert ana.ask(move)["problem"]["reason"] == "banned"
        do(host, "unban", person=person)
        assert ana.ask(move | {"id": "m2"})["kind"] == "accepted"


def test_an_address_is_banned_for_some_days_and_only_its_hash_is_kept(
    kept: Running, host: httpx.Client
) -> None:
    with somebody(kept, "Rude") as rude:
        table = rude.post("/api/tables", json={"game": "niagara"}).json()["id"]
        rude.post(f"/api/tables/{table}/seat", json={})
        (found,) = view(host, table)["tables"]
        person = found["seats"][0]["person"]
        do(host, "ban", person=person, days="7")
        again = httpx.post(f"{kept.url}/api/me", json={"name": "Rude again"})
        assert (again.status_code, again.json()["reason"]) == (403, "banned")
        noted = kept.ask(lambda: kept.house.store.noted("hosts-hand"))
        assert noted is not None
        assert b"127.0.0.1" not in noted
        assert rude.delete("/api/me").status_code == 204, "anybody may leave"
        (ban,) = view(host)["banned_addresses"]
        assert (ban["person"], ban["name"]) == (person, "Rude")
    assert "Lift the ban of the address" in host.get("/host/hand").text
    do(host, "unban_address", ban=ban["ban"])
    assert view(host)["banned_addresses"] == []
    assert [each["person"] for each in view(host)["judged"]] == [person], "as a person, still"
    do(host, "unban", person=person)
    with somebody(kept, "Polite"):
        pass
    refused = host.post("/host", data={"do": "unban_address", "ban": "5"})
    assert refused.status_code == 400


def test_a_ban_of_an_address_holds_at_the_tables_too_until_it_is_lifted(
    kept: Running, host: httpx.Client
) -> None:
    with gathered(kept) as party:
        ana, ben = party.phones[:2]
        ana.settle()
        person = seated(host, party, 1)
        do(host, "ban", person=person, days="7")
        move = {"kind": "submit", "id": "m1", "move": ana.last("frame")["moves"][0]}
        assert ana.ask(move)["problem"]["reason"] == "banned", "from the same address as Ben"
        word = {"kind": "say", "id": "w1", "text": "hello"}
        assert ben.ask(word)["problem"]["reason"] == "banned"
        (known,) = view(host)["judged"]
        assert (known["person"], known["muted"], known["banned"]) == (person, False, True)
        do(host, "unban", person=person)
        assert view(host)["judged"] == view(host)["banned_addresses"] == []
        assert ana.ask(move | {"id": "m2"})["kind"] == "accepted"
        assert ben.ask(word | {"id": "w2"})["kind"] == "accepted"


def test_who_has_no_seat_is_heard_again_from_the_same_page(
    kept: Running, host: httpx.Client
) -> None:
    with gathered(kept) as party:
        zoe = party.phones[3]  # who watches
        assert zoe.ask({"kind": "say", "id": "w", "text": "boo"})["kind"] == "accepted"
        (word,) = view(host, party.table)["words"]
        do(host, "mute", person=word["person"])
        (word,) = view(host, party.table)["words"]
        assert (word["muted"], word["banned"]) == (True, False)
        assert [each["person"] for each in view(host)["judged"]] == [word["person"]]
        for page in ("/host/hand", f"/host/hand?table={party.table}"):
            assert "do value=unmute" in host.get(page).text
        do(host, "unmute", person=word["person"])
        assert zoe.ask({"kind": "say", "id": "w2", "text": "boo"})["kind"] == "accepted"
        assert view(host)["judged"] == []


def test_a_word_goes_from_the_house_and_from_every_page(kept: Running, host: httpx.Client) -> None:
    with gathered(kept) as party:
        ana, ben = party.phones[:2]
        assert ana.ask({"kind": "say", "id": "w", "text": "something vile"})["kind"] == "accepted"
        ben.until(lambda heard: heard["kind"] == "heard")
        do(host, "remove_word", table=party.table, room="players", number="1")
        ben.until(lambda heard: heard["kind"] == "heard" and heard["said"][0]["text"] == "")
        loaded = kept.ask(lambda: kept.house.store.load(party.table))
        assert loaded is not None
        assert [said.text for said in loaded.said] == [""]


def test_a_table_goes_with_everything(kept: Running, host: httpx.Client) -> None:
    with somebody(kept, "Eve") as eve:
        table = given_up(kept, eve)
        assert eve.get(f"/api/tables/{table}").status_code == 200
        do(host, "remove_table", table=table)
        assert eve.get(f"/api/tables/{table}").status_code == 404
        assert kept.ask(lambda: kept.house.store.load(table)) is None


def test_a_guest_reports_and_the_host_sees_whom(kept: Running, host: httpx.Client) -> None:
    with gathered(kept) as party, somebody(kept, "Zoé") as zoe:
        party.phones[0].ask({"kind": "say", "id": "w", "text": "something <vile>"})
        path = f"/api/tables/{party.table}/reports"
        about = {"room": "players", "number": 1, "why": "please look"}
        assert zoe.post(path, json=about).status_code == 204
        assert zoe.post(path, json={"seat": 1}).status_code == 204
        assert zoe.post(path, json={"seat": 99}).status_code == 404
        assert zoe.post(path, json={}).status_code == 400
        assert httpx.post(kept.url + path, json=about).status_code == 401
        said, sat = view(host)["reports"]
        assert said["origin"] == sat["origin"] != ""
        assert "127.0.0.1" not in str((said, sat))
        assert said["person"] == seated(host, party, 0)
        assert said["words"] == "something <vile>"
        assert sat["person"] == seated(host, party, 1)
        page = host.get("/host/hand").text
        assert "something &lt;vile&gt;" in page
        for each in (said, sat):
            do(host, "dismiss", when=str(each["when"]))
        assert view(host)["reports"] == []


def test_nobodys_report_is_drowned_by_who_reports_a_lot() -> None:
    def report(number: int, reporter: str, origin: str = "") -> GuestReport:
        return GuestReport(
            when=number,
            table="t",
            by="",
            reporter=reporter,
            origin=origin,
            person=None,
            name="",
            words="",
        )

    reports: tuple[GuestReport, ...] = (report(0, "ana"),)
    for number in range(1, 3 * REPORTS):
        reports = _without_flood((*reports, report(number, f"loud {number % 3}")))
    assert len(reports) == REPORTS
    assert reports[0] == report(0, "ana"), "hers alone, and the oldest of all"
    reports = _without_flood((*reports, report(9999, "ben")))
    assert {"ana", "ben"} < {each.reporter for each in reports}
    assert len(reports) == REPORTS
    reports = (report(0, "ana", "hers"), report(1, "ben", "his"))
    for number in range(2, 3 * REPORTS):
        reports = _without_flood((*reports, report(number, f"new {number}", "theirs")))
    assert reports[:2] == (report(0, "ana", "hers"), report(1, "ben", "his")), "a word each"
    assert len(reports) == REPORTS


def test_reports_are_made_seldom(tmp_path: Path) -> None:
    rates = replace(UNLIMITED, reports=Rate(0.001, 2))
    with (
        running_house(tmp_path, rates=rates) as house,
        gathered(house) as party,
        somebody(house) as zoe,
        somebody(house) as eve,
    ):
        path = f"/api/tables/{party.table}/reports"
        for _ in range(2):
            assert zoe.post(path, json={"seat": 1}).status_code == 204
        for guest in (zoe, eve):  # of the same address
            assert guest.post(path, json={"seat": 1}).status_code == 429
        assert house.app.state.limits.held_back.counts["reports"] == 2


def test_one_table_alone_is_a_list_until_it_is_asked_for(kept: Running, host: httpx.Client) -> None:
    with somebody(kept, "Solo") as solo:
        table = solo.post("/api/tables", json={"game": "niagara", "public": False}).json()["id"]
        listed = host.get("/host/hand").text
        assert f"<a href=/host/hand?table={table}>" in listed, "private ones too"
        assert "do value=remove_table" not in listed
        assert "do value=remove_table" in host.get(f"/host/hand?table={table}").text


def test_a_name_is_changed_by_the_hosts_word(kept: Running, host: httpx.Client) -> None:
    with somebody(kept, "Vile") as vile:
        table = vile.post("/api/tables", json={"game": "niagara"}).json()["id"]
        vile.post(f"/api/tables/{table}/seat", json={})
        (found,) = view(host, table)["tables"]
        do(host, "rename", person=found["seats"][0]["person"], text="Violet")
        assert vile.get("/api/me").json()["name"] == "Violet"


def test_the_same_from_a_terminal(kept: Running, capsys: pytest.CaptureFixture[str]) -> None:
    own = ["--url", kept.url, "--key", KEY]
    with pytest.raises(SystemExit) as done:
        main(["admin", "announce", "--text", "Soup!", *own])
    assert done.value.code == 0
    with pytest.raises(SystemExit):
        main(["admin", "list", *own])
    assert "announced: Soup!" in capsys.readouterr().out
    with pytest.raises(SystemExit) as refused:
        main(["admin", "list", "--url", kept.url, "--key", "wrong-wrong-1"])
    assert refused.value.code == 2
    assert "the house does not take this key" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["admin", "announce", "--text", "", *own])
