"""The browser's client is served as it was built, from the house's own address alone."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.http import client_files
from ludotheque.server.http.client_files import ClientFiles, NotBuilt
from tests.server.support.houses import running_house

SCRIPT = "console.log('the house');\n" * 100
BROTLI = b"as brotli packed it"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("dist")
    (folder / "index.html").write_text('<!doctype html><html lang="fr"><div id="app"></div></html>')
    (folder / "icon.svg").write_text("<svg></svg>")
    (folder / "worker.js").write_text("addEventListener('push', () => {});")
    (folder / "assets").mkdir()
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "index-abc123.js.br").write_bytes(BROTLI)
    (folder.parent / "secret.txt").write_text("not for the public")
    data = tmp_path_factory.mktemp("house")
    with running_house(data, web=folder) as house, httpx.Client(base_url=house.url) as client:
        yield client


@pytest.mark.parametrize(
    "path",
    ["/", "/fr", "/en/tables/mivo", "/de/rules/niagara", "/tables/x", "/replay/x", "/rules/x"],
)
def test_every_address_of_the_client_is_its_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path, headers={"accept-language": "de"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    language = {"/fr": "fr", "/en/tables/mivo": "en"}.get(path, "de")
    assert f'<html lang="{language}">' in answer.text
    assert answer.headers["content-language"] == language
    assert answer.headers["cache-control"] == "no-cache"


def test_nothing_but_the_houses_own_may_be_loaded_or_run(client: httpx.Client) -> None:
    policy = client.get("/fr").headers["content-security-policy"]
    rules = dict(each.strip().split(" ", 1) for each in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert "unsafe" not in policy
    assert "http" not in policy


def test_a_file_whose_name_is_its_content_is_kept_for_good_and_sent_small(
    client: httpx.Client,
) -> None:
    answer = client.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip"})
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), 9, mtime=0))
    assert "immutable" in answer.headers["cache-control"]
    plain = client.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert "immutable" not in client.get("/icon.svg").headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("brotli", None),
    ],
)
def test_who_knows_brotli_gets_the_file_that_was_packed_when_it_was_built(
    client: httpx.Client, accepted: str, coding: str | None
) -> None:
    headers = {"accept-encoding": accepted}
    with client.stream("GET", "/assets/index-abc123.js", headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "accept-encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert (raw == BROTLI) is (coding == "br")


def test_a_worker_is_asked_for_each_time(client: httpx.Client) -> None:
    answer = client.get("/worker.js")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["content-security-policy"] == "default-src 'none'; connect-src 'self'"
    again = client.get("/worker.js", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    assert "worker-src 'self'" in client.get("/fr").headers["content-security-policy"]


def test_what_the_browser_has_is_not_sent_again(client: httpx.Client) -> None:
    for path in ("/fr", "/assets/index-abc123.js"):
        etag = client.get(path).headers["etag"]
        again = client.get(path, headers={"if-none-match": etag})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get("/fr").headers["etag"] != client.get("/en").headers["etag"]


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/secret.txt",
        "/assets/",
        "/assets/index-abc124.js",
        "/assets/index-abc123.js.br",
        "/index.html",
        "/es/tables/x",
    ],
)
def test_nothing_else_is_there(client: httpx.Client, path: str) -> None:
    request = client.build_request("GET", "/")
    request.url = request.url.copy_with(raw_path=path.encode())
    answer = client.send(request)
    assert answer.status_code == 404
    assert "not for the public" not in answer.text


def test_a_folder_without_a_client_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotBuilt, match=r"there is no index\.html in it"):
        ClientFiles(tmp_path)


def test_the_client_is_found_in_a_wheel_or_beside_the_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside, beside = tmp_path / "inside", tmp_path / "beside"
    monkeypatch.setattr(client_files, "HOMES", (inside, beside))
    assert client_files.built() is None
    for home in (beside, inside):
        home.mkdir()
        (home / "index.html").touch()
        assert client_files.built() == home
