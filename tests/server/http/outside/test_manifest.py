"""The house on a home screen: in the reader's language, under the name that its host gave it."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.http.outside.manifest import described
from ludotheque.titles import TITLES
from tests.server.support.houses import running_house

PUBLIC = Path(__file__).parents[4] / "web" / "public"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("dist")
    (folder / "index.html").write_text(
        '<!doctype html><html lang="fr"><link href="/manifest.webmanifest?language=fr" />'
    )
    name = 'Chez "Zoé" <&>'
    with (
        running_house(tmp_path_factory.mktemp("house"), web=folder, name=name) as house,
        httpx.Client(base_url=house.url) as client,
    ):
        yield client


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_found_from_every_page_in_its_language(client: httpx.Client, language: str) -> None:
    address = f"/manifest.webmanifest?language={language}"
    assert f'href="{address}"' in client.get(f"/{language}/rules/nizza").text
    answer = client.get(address)
    assert answer.headers["content-type"] == "application/manifest+json"
    assert answer.headers["cache-control"] == "no-cache"
    found = answer.json()
    assert found["name"] == 'Chez "Zoé" <&>'
    assert (found["lang"], found["start_url"]) == (language, f"/{language}")
    assert [each["url"] for each in found["shortcuts"]] == [
        f"/{language}#{each}" for each in TITLES
    ]
    again = client.get(address, headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_it_is_one_app_in_all_languages() -> None:
    found = [described(language, "") for language in LANGUAGES]
    assert {each["id"] for each in found} == {"/"}
    assert {each["scope"] for each in found} == {"/"}
    assert len({each["description"] for each in found}) == len(LANGUAGES)
    assert found[0]["name"] == "Ludothèque"


def test_its_icons_are_there_in_the_sizes_that_it_says() -> None:
    found = described("fr", "")["icons"]
    assert {(each["purpose"], each["sizes"]) for each in found} >= {
        ("any", "192x192"),
        ("any", "512x512"),
        ("maskable", "512x512"),
    }
    for each in [*found, {"src": "/icon-180.png", "sizes": "180x180"}]:
        head = (PUBLIC / each["src"][1:]).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        width, height = struct.unpack(">II", head[16:])
        assert f"{width}x{height}" == each["sizes"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_speaks_its_language_and_runs_one_script(
    client: httpx.Client, language: str
) -> None:
    answer = client.get(f"/offline?language={language}", headers={"accept-language": "es"})
    assert f"<html lang={language}>" in answer.text
    assert "{" not in answer.text.partition("</style>")[2]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.text.count("<script") == 1
    assert "refresh" not in answer.text
