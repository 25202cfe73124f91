"""What browsers are given of games from elsewhere: whole, for good, and as to a stranger."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from ludotheque.server.http import handlers
from ludotheque.titles import OWN, TITLES, GamePackage, Title
from ludotheque.titles.browser_files import MOST_BYTES, MOST_FILES, BadFolder, BrowserFiles
from ludotheque.titles.elsewhere import Packages
from ludotheque.titles.sample_game import TITLE as SAMPLE
from tests.server.support.houses import running_house


def title(folder: Path, contract: int = 1) -> Title:
    return replace(SAMPLE, package=GamePackage(api=1, contract=contract, browser=folder))


def folder_of(place: Path, **files: str) -> Path:
    place.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (place / name.replace("_", ".")).write_text(text, encoding="utf-8")
    return place


class Brought(Packages):
    """As if a package had brought the sample."""

    def __init__(self, title: Title) -> None:
        super().__init__(OWN, lambda: ())
        self._title_, self._files_ = title, BrowserFiles(title)

    def __contains__(self, name: object) -> bool:
        return name == self._title_.name

    def __getitem__(self, name: str) -> Title:
        return self._title_

    def __iter__(self) -> Iterator[str]:
        return iter([self._title_.name])

    def files(self, name: str) -> BrowserFiles | None:
        return self._files_ if name in self else None


@pytest.fixture
def web(tmp_path: Path) -> Path:
    return folder_of(tmp_path / "web", index_html='<html lang="fr">', frame_js="run()")


@pytest.mark.parametrize(("contract", "board"), [(1, True), (2, False)])
def test_files_lie_under_an_address_of_their_own(
    contract: int, board: bool, web: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = folder_of(tmp_path / "browser", board_js="export default {}", picture_svg="<svg/>")
    monkeypatch.setattr(TITLES, "packages", Brought(title(folder, contract)))
    handlers._card.cache_clear()
    with running_house(tmp_path / "house", web=web) as house:
        cards = {each["name"]: each for each in httpx.get(f"{house.url}/api/games").json()}
        assert [*cards] == [*OWN, "sample-game"]
        assert {cards[name]["package"] for name in OWN} == {None}
        card = cards["sample-game"]["package"]
        assert (card["contract"], card["board"], card["framed"]) == (contract, board, True)
        assert {"board.js", "picture.svg", "messages.fr.ftl", "lesson.jsonl"} < {*card["files"]}
        base = house.url + card["base"]
        for name, kind in {
            "board.js": "text/javascript",
            "picture.svg": "image/svg+xml",
            "messages.fr.ftl": "text/plain",
        }.items():
            found = httpx.get(base + name)
            assert found.status_code == 200
            assert found.headers["content-type"].startswith(kind)
            assert found.headers["cache-control"].endswith("immutable")
            assert found.headers["access-control-allow-origin"] == "*"
            assert found.headers["cross-origin-resource-policy"] == "cross-origin"
            assert found.headers["content-security-policy"].startswith("default-src 'none'")
        page = httpx.get(base + "frame.html")
        policy = page.headers["content-security-policy"]
        assert "sandbox allow-scripts;" in policy
        assert "allow-same-origin" not in policy
        assert "connect-src" not in policy, "nothing but what default-src allows: nothing"
        assert page.headers["x-frame-options"] == "SAMEORIGIN"
        assert httpx.get(base + "frame.js").text == "run()"
        for wrong in ("board.py", "..%2Fmodel.py", "%2e%2e/game.py", ""):
            assert httpx.get(base + wrong).status_code == 404
        assert httpx.get(base.replace(card["base"], f"{card['base'][:-3]}x/") + "board.js").is_error
        own = httpx.get(f"{house.url}/games/niagara/0/board.js")
        assert own.status_code == 404


def test_what_is_served_has_another_address_as_soon_as_it_changes(tmp_path: Path) -> None:
    folder = folder_of(tmp_path / "one", board_js="one")
    base = BrowserFiles(title(folder)).base
    assert BrowserFiles(title(folder)).base == base
    folder_of(folder, board_js="two")
    assert BrowserFiles(title(folder)).base != base


def test_a_folder_has_its_limits(tmp_path: Path) -> None:
    many = folder_of(tmp_path / "many", **{f"f{n}_js": "" for n in range(MOST_FILES)})
    assert len(BrowserFiles(title(many)).files) > MOST_FILES  # its own words come on top
    folder_of(many, one_js="")
    with pytest.raises(BadFolder, match=f"it has {MOST_FILES + 1} files for the browser"):
        BrowserFiles(title(many))
    large = folder_of(tmp_path / "large", board_js="x" * (MOST_BYTES + 1))
    with pytest.raises(BadFolder, match="2,000,001 bytes of 2,000,000"):
        BrowserFiles(title(large))
    for name in ("page_html", "program_wasm", "module_py"):
        with pytest.raises(BadFolder, match=r"browsers are given \.css, \.ftl"):
            BrowserFiles(title(folder_of(tmp_path / name, **{name: ""})))
    deep = folder_of(tmp_path / "deep")
    (deep / "inner").mkdir()
    with pytest.raises(BadFolder, match="is to be flat, and has inner in it"):
        BrowserFiles(title(deep))
    with pytest.raises(BadFolder, match="No such file"):
        BrowserFiles(title(tmp_path / "nowhere"))
