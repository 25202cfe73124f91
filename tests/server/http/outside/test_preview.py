"""What a link to the house shows in a message: to everybody who reads it, and so no secret."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.titles import OWN
from tests.server.support.guests import seated, somebody
from tests.server.support.houses import Running, running_house
from tools.corpus import released

PUBLIC = Path(__file__).parents[4] / "web" / "public"
NAME = '"><script>&'
BASE = "https://games.example.org"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("dist")
    (folder / "index.html").write_text(
        '<!doctype html><html lang="fr"><head><title>Ludothèque</title></head><body></body></html>'
    )
    shutil.copytree(PUBLIC / "pictures", folder / "pictures")
    with running_house(tmp_path_factory.mktemp("house"), web=folder, name=NAME) as running:
        yield running


def read(house: Running, path: str, **headers: str) -> dict[str, str]:
    """All that stands in the head of a page, by name."""
    answer = httpx.get(house.url + path, headers=headers)
    assert answer.status_code == 200
    head = answer.text.partition("</head>")[0]
    assert "<script>" not in answer.text
    pairs = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)" />', head)
    assert len(dict(pairs)) == len(pairs)
    found = {name: unescape(text) for name, text in pairs}
    found["title"] = unescape(head.split("<title>")[1].split("</title>")[0])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_is_the_house_with_its_name(house: Running, language: str) -> None:
    by_address = read(house, f"/{language}", **{"accept-language": "es"})
    by_browser = read(house, "/", **{"accept-language": language})
    assert by_address["og:title"] == by_browser["title"] == NAME
    assert by_address["og:description"] == by_browser["og:description"] != ""
    assert by_address["og:locale"].startswith(language)
    assert by_address["og:image"] == f"{house.url}/pictures/house.jpg"
    assert by_address["twitter:card"] == "summary_large_image"


@pytest.mark.parametrize("game", OWN)
def test_each_game_has_a_picture_that_messengers_show(house: Running, game: str) -> None:
    told = {language: read(house, f"/{language}/rules/{game}") for language in LANGUAGES}
    assert len({each["og:title"] for each in told.values()}) == len(LANGUAGES)
    picture = httpx.get(told["fr"]["og:image"])
    assert picture.headers["content-type"] == told["fr"]["og:image:type"] == "image/jpeg"
    assert picture.content.startswith(b"\xff\xd8")
    assert 5_000 < len(picture.content) < 150_000
    if game in released():  # until then, the house's will do
        assert told["fr"]["og:image"] == f"{house.url}/pictures/{game}.jpg"
    assert len({read(house, f"/fr/lesson/{game}")["title"], told["fr"]["title"]}) == 2


def test_a_table_says_who_plays_and_who_is_waited_for(house: Running) -> None:
    with somebody(house, "Zoé <b>") as zoe, somebody(house, "Ben") as ben:
        table = seated(zoe, ("person", "person", "novice"))
        found = read(house, f"/en/tables/{table}")
        assert found["og:title"] == "Niagara with Zoé <b>"
        assert found["og:description"] == "One more player is wanted: take a seat."
        assert found["og:image"] == f"{house.url}/pictures/niagara.jpg"
        assert found["og:url"] == f"{house.url}/en/tables/{table}"
        ben.post(f"/api/tables/{table}/seat", json={"entropy": "b"}).raise_for_status()
        playing = read(house, f"/tables/{table.upper()}", **{"accept-language": "de"})
    assert playing["title"] == "Niagara mit Zoé <b> und Ben"
    assert playing["og:description"].startswith("Die Partie wartet auf ")
    assert {"Zoé <b>", "Ben"} & set(re.split(r", | und |auf ", playing["og:description"]))
    assert "robots" not in playing


def test_of_a_private_table_only_the_game_is_told(house: Running) -> None:
    with somebody(house, "Zoé") as zoe:
        asked = {"game": "nizza", "seats": ["person", "person"], "public": False}
        table = zoe.post("/api/tables", json=asked).raise_for_status().json()["id"]
        zoe.post(f"/api/tables/{table}/seat", json={"entropy": "a"}).raise_for_status()
        before = httpx.get(f"{house.url}/fr/tables/{table}").text
        found = read(house, f"/fr/tables/{table}")
        with somebody(house, "Ben") as ben:
            ben.post(f"/api/tables/{table}/seat", json={"entropy": "b"}).raise_for_status()
        after = httpx.get(f"{house.url}/fr/tables/{table}").text
    assert found["og:title"] == found["title"] == "Nizza"
    assert found["robots"] == "noindex"
    assert before == after
    assert "Zoé" not in before


def test_no_table_and_no_game_are_the_house(house: Running) -> None:
    for path in ("/fr/tables/mivo-tare-lunoka", "/fr/rules/chess", "/fr/replay/%3Cscript%3E"):
        assert read(house, path)["og:title"] == NAME


def test_no_address_fills_the_memory(house: Running) -> None:
    """Pages are kept with their heads."""
    long = f"{'a' * 5000}.example.org"
    found = read(house, f"/fr/{'x' * 5000}", host=long)
    assert max(map(len, found.values())) < 500


def test_the_address_is_the_one_that_guests_know(tmp_path: Path, house: Running) -> None:
    web = house.settings.web
    with running_house(tmp_path, web=web, public_url=BASE) as running:
        found = read(running, "/fr/rules/nizza", host="games.example.org")
    assert found["og:image"] == f"{BASE}/pictures/nizza.jpg"
    assert found["og:url"] == f"{BASE}/fr/rules/nizza"


def test_a_page_that_was_not_changed_is_not_sent_again(house: Running) -> None:
    for path in ("/fr", "/fr/rules/nizza"):
        etag = httpx.get(house.url + path).headers["etag"]
        assert httpx.get(house.url + path, headers={"if-none-match": etag}).status_code == 304
