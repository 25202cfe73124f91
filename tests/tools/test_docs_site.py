"""The documents as a site: whole, linked, and of this host alone."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tools.docs_site import NoPage, Site, indented, nav, pages

ROOT = Path(__file__).parents[2]
LOADED = re.compile(
    r"<(?:script|img|iframe|source|audio|video)\b[^>]*\bsrc=[\"']?(?P<a>[^\"'\s>]+)"
    r"|<link\b(?![^>]*rel=[\"']?canonical)[^>]*\bhref=[\"']?(?P<b>[^\"'\s>]+)"
    r"|@import\s+(?:url\()?[\"']?(?P<c>[^\"')\s]+)"
    r"|url\([\"']?(?P<d>[^\"')\s]+)"
)
"""What a browser loads by itself with a page; to where one may go is another matter."""


def loaded(text: str) -> list[str]:
    return [next(filter(None, found.groups())) for found in LOADED.finditer(text)]


def test_the_site_is_built_and_every_link_leads_somewhere() -> None:
    """By the command, which stops at a link or an anchor that leads nowhere; nothing comes from
    another host.
    """
    done = subprocess.run(["scripts/docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    site = ROOT / "runs" / "site"
    for page in pages().values():
        folder = site / page.removesuffix(".md").removesuffix("README").removesuffix("index")
        assert (folder / "index.html").is_file(), page
    files = [path for path in site.rglob("*") if path.suffix in (".html", ".css")]
    assert len(files) > 60
    foreign = {
        each
        for path in files
        for each in loaded(path.read_text(encoding="utf-8"))
        if re.match(r"(?:https?:)?//", each)
    }
    assert foreign == set()
    client = (site / "api" / "client" / "index.html").read_text(encoding="utf-8")
    assert "Keep" in client
    assert 'id="ludotheque.client.house.HouseClient.sit"' in client
    routes = (site / "api" / "http" / "index.html").read_text(encoding="utf-8")
    assert "/api/tables/{id}/seat" in routes


def test_what_comes_from_elsewhere_would_be_noticed() -> None:
    assert loaded('<script async src="https://a.example/x.js">') == ["https://a.example/x.js"]
    assert loaded("<link rel=stylesheet href=//a.example/x.css>") == ["//a.example/x.css"]
    assert loaded("a { background: url('https://a.example/x.png') }") == ["https://a.example/x.png"]
    assert loaded('<a href="https://a.example">there</a>') == []


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "sub").mkdir(parents=True)
    (tmp_path / "deploy").mkdir()
    (tmp_path / "deploy" / "house.conf").write_text("listen 80; # ``` \n", encoding="utf-8")
    (tmp_path / "docs" / "a.md").write_text("# A\n", encoding="utf-8")
    (tmp_path / "docs" / "sub" / "b.md").write_text("# B\n", encoding="utf-8")
    (tmp_path / "docs" / "p.svg").write_text("<svg/>", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("name", "link", "led"),
    [
        ("README.md", "docs/a.md", "a.md"),
        ("README.md", "docs/sub/b.md#b", "sub/b.md#b"),
        ("README.md", "docs/p.svg", "p.svg"),
        ("README.md", "CONTRIBUTING.md", "contributing.md"),
        ("docs/a.md", "../README.md#play", "index.md#play"),
        ("docs/sub/b.md", "../a.md", "../a.md"),
        ("docs/sub/b.md", "../../deploy/house.conf", "../source/deploy-house.conf.md"),
        ("docs/a.md", "https://example.org", "https://example.org"),
        ("docs/a.md", "#a", "#a"),
    ],
)
def test_links_lead_to_pages(source: Path, name: str, link: str, led: str) -> None:
    text = f"See [this\nand that]({link}).\n\n```sh\ncat [x](nowhere.md)\n```\n"
    (source / name).write_text(text, encoding="utf-8")
    assert Site(source).page(name) == text.replace(link, led)


def test_a_link_that_leads_nowhere_is_said(source: Path) -> None:
    (source / "README.md").write_text("[gone](docs/gone.md)", encoding="utf-8")
    with pytest.raises(NoPage, match=r"README\.md: docs/gone\.md is not there"):
        Site(source).page("README.md")


def test_a_file_is_shown_whatever_is_in_it(source: Path) -> None:
    shown = Site(source).listing("deploy/house.conf")
    assert shown == "# deploy/house.conf\n\n````\nlisten 80; # ```\n````\n"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Said:\n- a\n- b\n", "Said:\n\n- a\n- b\n"),
        ("- a\n  more\n  - b\n", "- a\n    more\n    - b\n"),
        ("1. a\n   - b\n     more\n2. c\n", "1. a\n    - b\n        more\n2. c\n"),
        ("- a\n\nText\n", "- a\n\nText\n"),
        ("1. a\n\n   ```sh\n   b\n   ```\n", "1. a\n\n    ```sh\n    b\n    ```\n"),
        ("```json Frame\n{}\n```\n", "```json\n{}\n```\n"),
        ("a\nb - c\n", "a\nb - c\n"),
    ],
)
def test_lists_are_read_as_they_are_meant(written: str, read: str) -> None:
    assert indented(written) == read


def test_a_page_that_nobody_named_stands_somewhere() -> None:
    found = nav(["index.md", "new.md", "decisions/0001-x.md", "source/x.md"])
    assert "new.md" in str(found)
    assert "decisions/0001-x.md" in str(found)
    assert "source/x.md" in str(found)
