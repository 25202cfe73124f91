"""The lobby's stream: everybody is told the same, once, and of their own games only that they
have changed.
"""

from __future__ import annotations

import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support.guests import given_up, problem, somebody
from tests.server.support.houses import Running, running_house, wait_for
from tests.server.support.lookers import LobbyPage, looking
from tests.server.support.party import NIAGARA, gathered
from tests.server.support.raw import arrived, asked


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running_house(tmp_path_factory.mktemp("lobby")) as running:
        yield running


def new_table(house: Running, cookie: str, **chosen: Any) -> str:
    made = asked(house, "POST", "/api/tables", {**NIAGARA, **chosen}, cookie)
    assert made.status == 201, made.body
    return str(made.json()["id"])


def sits(house: Running, cookie: str, table: str) -> None:
    sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
    assert sat.status == 200, sat.body


def rows(house: Running, stage: str) -> Any:
    return asked(house, "GET", f"/api/tables?stage={stage}&most=6").json()["tables"]


def kinds(page: LobbyPage) -> list[str]:
    return [each.kind for each in page.heard]


def test_who_comes_is_shown_everything_and_then_what_changes(house: Running) -> None:
    ana = arrived(house, "Ana")
    with looking(house) as page:
        table = new_table(house, ana)
        page.until(lambda: table in page.ids("open"))
        assert set(page.heard[-1].data) == {"open"}  # the other lists are as they were
        sits(house, ana, table)
        page.until(lambda: page.lists["open"][0]["table"]["seats"][0]["name"] == "Ana")
        assert asked(house, "DELETE", f"/api/tables/{table}/seat", None, ana).status in (200, 204)
        page.until(lambda: table not in page.ids("open"))


def test_the_lists_are_what_a_stranger_would_be_answered(house: Running) -> None:
    with gathered(house) as party, somebody(house) as guest:
        finished = given_up(house, guest)
        with looking(house) as page:
            page.until(
                lambda: finished in page.ids("finished") and party.table in page.ids("running")
            )
            for name, stage in (
                ("open", "gathering"),
                ("running", "playing"),
                ("finished", "over"),
            ):
                asked_for = {each["table"]["id"]: each for each in rows(house, stage)}
                for each in page.lists[name]:
                    assert (each["seat"], each["kept"]) == (None, None)
                    assert each["table"]["id"] in asked_for


def test_however_many_look_lists_are_encoded_once(house: Running) -> None:
    ana = arrived(house, "Ana")
    lobby = house.house.lobby
    with ExitStack() as stack:
        pages = [stack.enter_context(looking(house)) for _ in range(40)]
        wait_for(lambda: len(lobby.lookers) == 40, "all of them look")
        before, number = lobby.encodings, lobby.number
        table = new_table(house, ana)
        for page in pages:
            page.until(lambda page=page: table in page.ids("open"))  # type: ignore[misc]
        assert lobby.encodings - before == lobby.number - number == 1
        assert len({page.heard[-1].id for page in pages}) == 1
        raw = {re.findall(r"data: .*", page.text)[-1] for page in pages}
        assert len(raw) == 1  # the very same bytes


def test_while_nobody_looks_nothing_is_read(house: Running) -> None:
    ana = arrived(house, "Ana")
    lobby = house.house.lobby
    wait_for(lambda: not lobby.lookers, "all have gone")
    before = lobby.encodings
    table = new_table(house, ana)
    with looking(house) as page:
        assert table in page.ids("open")
    assert lobby.encodings == before + 1


def test_who_was_away_is_told_what_they_missed_and_no_more(house: Running) -> None:
    ana = arrived(house, "Ana")
    with looking(house) as page:
        last = page.heard[-1].id
        assert last is not None
    with looking(house, since=last) as page:
        table = new_table(house, ana)
        assert page.next().kind == "lists"  # the first that they hear is news
        assert page.ids("open")[0] == table
    with looking(house, since=last) as page:
        page.until(lambda: table in page.ids("open"))
    epoch = last.partition("-")[0]
    for strange in ("x", "0-0", f"{epoch}-99999999", f"{epoch}-²", "0" * 500):
        with looking(house, since=strange) as page:
            page.until(lambda: set(page.lists) == {"open", "running", "finished"})


def test_only_those_who_sit_there_are_told_of_their_own(house: Running) -> None:
    ana, ben = arrived(house, "Ana"), arrived(house, "Ben")
    with looking(house, ana) as hers, looking(house, ben) as his, looking(house) as strangers:
        assert kinds(hers)[0] == kinds(his)[0] == "mine"  # they have just come
        hers.heard.clear()
        his.heard.clear()
        private = new_table(house, ana, public=False)
        sits(house, ana, private)
        assert hers.next().kind == "mine"
        public = new_table(house, arrived(house, "Chloé"))
        for page in (hers, his, strangers):
            page.until(lambda page=page: public in page.ids("open"))  # type: ignore[misc]
            assert private not in page.text
        assert kinds(his) == ["lists"]
        assert "mine" not in kinds(strangers)
        hers.heard.clear()
        assert asked(house, "DELETE", f"/api/tables/{private}/seat", None, ana).status in (200, 204)
        hers.until(lambda: "mine" in kinds(hers))  # who leaves is told too


def test_for_whom_a_chair_is_kept_is_told(house: Running) -> None:
    with gathered(house) as party:
        for phone in party.phones[:3]:
            phone.ask({"kind": "give_up", "id": "enough"})
        stage = house.house.actors[party.table].live.sheet.stage
        assert type(stage).__name__ == "Over"
        with looking(house, party.cookies[1]) as page:
            page.heard.clear()
            again = asked(
                house, "POST", f"/api/tables/{party.table}/rematch", None, party.cookies[0]
            )
            assert again.status == 200, again.body
            page.until(lambda: "mine" in kinds(page))
            # Every chair is kept: strangers have nothing to see there.
            assert again.json()["id"] not in page.text


def test_nothing_that_is_secret_is_told(house: Running) -> None:
    with looking(house) as page, gathered(house) as party:
        page.until(lambda: party.table in page.ids("running"))
        party.goes_on()
        marker = new_table(house, party.cookies[0])
        page.until(lambda: marker in page.ids("open"))
        sheet = house.house.actors[party.table].live.sheet
        for secret in (sheet.seed, *(chair.person for chair in sheet.chairs), *party.secrets()):
            assert secret is not None
            assert secret not in page.text


def test_who_signs_out_is_nobody_to_the_stream(house: Running) -> None:
    ana = arrived(house, "Ana")
    with looking(house, ana) as page:
        assert asked(house, "DELETE", "/api/me?everywhere=1", None, ana).status in (200, 204)
        assert page.ends()
    with looking(house, ana) as page:
        assert "mine" not in kinds(page)


def test_places_are_counted_and_given_back(tmp_path: Path) -> None:
    with running_house(tmp_path, lookers=3, lookers_by_address=2) as house:
        with looking(house), looking(house), httpx.Client(base_url=house.url) as client:
            problem(client.get("/api/lobby"), 503, "house-full")
            assert client.get("/api/tables").status_code == 200  # one can still ask
            page = asked(house, "GET", "/metrics").body.decode()
            assert 'ludotheque_places_taken{of="lookers"} 2.0' in page
        limits = house.app.state.limits
        wait_for(lambda: limits.lookers.taken == 0, "they have gone")
        wait_for(lambda: not house.house.lobby.lookers, "nobody looks")


def test_it_can_be_looked_at_and_nothing_else(house: Running) -> None:
    for method in ("POST", "HEAD", "DELETE"):
        said = asked(house, method, "/api/lobby", {} if method == "POST" else None)
        assert (said.status, said.headers["allow"]) == (405, "GET")


def test_a_house_that_closes_waits_for_nobody_who_looks(tmp_path: Path) -> None:
    with ExitStack() as pages:
        with running_house(tmp_path) as house:
            seen = [pages.enter_context(looking(house)) for _ in range(3)]
        for page in seen:
            assert page.ends()
