"""The house's own pages."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.store.backup import backup
from tests.server.support.guests import seated, somebody
from tests.server.support.houses import Running


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door(nobody: httpx.Client, guest: httpx.Client, language: str) -> None:
    asked = {"game": "niagara", "seats": ["person"] * 3}
    table = guest.post("/api/tables", json=asked).json()["id"]
    hidden = guest.post("/api/tables", json=asked | {"public": False}).json()["id"]
    answer = nobody.get("/", headers={"accept-language": language})
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert f"<html lang={language}>" in answer.text
    assert "Niagara" in answer.text
    assert f"<a href=/tables/{table}>{table}</a>" in answer.text
    assert hidden not in answer.text
    assert "{" not in answer.text.partition("</style>")[2]


def test_the_address_of_a_table(nobody: httpx.Client, guest: httpx.Client) -> None:
    table = seated(guest)
    assert f"Table {table}" in nobody.get(f"/tables/{table.upper()}").text
    gone = nobody.get("/tables/<script>")
    assert gone.status_code == 404
    assert "<script>" not in gone.text


def test_a_table_says_who_sits_there_and_how_to_join(house: Running, nobody: httpx.Client) -> None:
    with somebody(house, "Zoé <b>") as zoe:
        table = seated(zoe, ("person", "person", "novice"))
    page = nobody.get(f"/tables/{table}", headers={"accept-language": "en"}).text
    assert "<li>Zoé &lt;b&gt;, not connected at the moment</li>" in page
    assert "<li>a free chair</li>" in page
    assert "<li>Odile, a bot of the house (novice)</li>" in page
    assert f"examples/bot.py http://games.example.org/tables/{table}</pre>" in page
    assert f"/api/tables/{table}/seat" in page


def test_nobody_is_asked_to_join_a_game_that_has_begun(
    nobody: httpx.Client, guest: httpx.Client
) -> None:
    page = nobody.get(f"/tables/{seated(guest)}", headers={"accept-language": "en"}).text
    assert "the game is going on" in page
    assert "To join" not in page


def test_a_person_who_is_lost_gets_a_page(nobody: httpx.Client) -> None:
    answer = nobody.get("/nothing", headers={"accept": "text/html,*/*", "accept-language": "en"})
    assert answer.status_code == 404
    assert "There is nothing here" in answer.text


def test_the_hosts_page_is_for_the_host(nobody: httpx.Client) -> None:
    inside = nobody.get("/host", headers={"accept-language": "en"})
    assert "Moves in the last minute" in inside.text
    again = '<meta http-equiv=refresh content="5">'
    assert again not in inside.text, "it stands still for whoever reads slowly"
    assert again in nobody.get("/host?renew").text
    away = {"x-forwarded-for": "203.0.113.7"}
    assert nobody.get("/host", headers=away).status_code == 200, "by the page's own cookie"
    nobody.cookies.clear()
    assert nobody.get("/host", headers=away).status_code == 404
    assert nobody.get("/host?key=wrong", headers=away).status_code == 404
    assert nobody.get("/host?key=sesame", headers=away).status_code == 303
    assert nobody.get("/host", headers=away).status_code == 200


def test_the_host_sees_when_the_last_backup_was(
    house: Running, nobody: httpx.Client, tmp_path: Path
) -> None:
    english = {"accept-language": "en"}
    assert "<dt>Last backup</dt><dd>none yet</dd>" in nobody.get("/host", headers=english).text
    backup(house.settings.data, tmp_path / "copy.sqlite3")
    assert "<dt>Last backup</dt><dd>0 h 0 min ago</dd>" in nobody.get("/host", headers=english).text
