"""Games from elsewhere that are broken, each in its own way, beside a good one: every list of the
house is there, for readers of each language, and a line says what was left out.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint, distributions
from pathlib import Path

import httpx
import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.server.http import handlers
from ludotheque.titles import OWN, TITLES
from ludotheque.titles.elsewhere import GROUP, Packages
from tests.server.support.houses import running_house
from tests.support.packages import EXAMPLE, installed

SOURCE = EXAMPLE / "hounds_and_hare"
EVERY_LANGUAGE = "*.*.ftl"
LATER = '''

class Later(dict):
    """What says so once, and never again."""

    asked = 0

    def __iter__(self):
        self.asked += 1
        if self.asked > 1:
            raise RuntimeError("not today")
        return super().__iter__()


from msgspec.structs import replace

TITLE = replace(TITLE, former=Later())
'''
WORDLESS = "\n\nclass Mute(Exception):\n    def __str__(self): return 1\n\n\nraise Mute\n"
PANIC = "\n\nclass Panic(BaseException):\n    pass\n\n\nraise Panic('at the disco')\n"

# Of each: a file of it, what stands there, what stands there instead, and what the house says.
FAULTS: dict[str, tuple[str, str, str, str]] = {
    "no-about": ("messages.en.ftl", r"(?m)^about = .*$", "", "messages.en.ftl lacks about"),
    "no-title": ("messages.*.ftl", r"(?m)^title = .*$", "", "messages.en.ftl lacks title"),
    "no-option": (
        "messages.en.ftl",
        r"(?m)^option-pack = .*$",
        "",
        "messages.en.ftl lacks option-pack",
    ),
    "no-value": (
        "messages.en.ftl",
        r"(?m)^option-pack-first = .*$",
        "",
        "messages.en.ftl lacks option-pack-first",
    ),
    "no-words": ("messages.en.ftl", r"(?s)^.*$", "", "option-patience, and 5 more"),
    "bad-words": ("messages.en.ftl", r"(?m)^about = .*$", "about = { $who }", "lacks about"),
    "no-book": ("rulebook.en.md", r"(?s)^.*$", "", "its rulebook has no title, in en"),
    "panic": ("title.py", r"\Z", PANIC, "Panic: at the disco"),
    "stopped": ("title.py", r"\Z", "\n\nraise KeyboardInterrupt\n", "KeyboardInterrupt"),
    "wordless": ("title.py", r"\Z", WORDLESS, "Mute: ?"),
    "no-credit": ("title.py", r"credit=Credit\(.*\)", "credit='us'", "its credit is a str"),
    "bad-credit": ("title.py", r"year=None", "year='long ago'", "its Credit is not what it"),
    "bad-turn": ("title.py", r'turn="round"', "turn=3", "its GamePackage is not what it should"),
    "bad-brisk": ("title.py", r"minutes=10,", "minutes=10, brisk={'pack': 9},", "pack can be"),
    "later": ("title.py", r"\Z", LATER, ""),
}


def broken(place: Path, name: str) -> None:
    """The example under another name, with one fault."""
    module = name.replace("-", "_")
    shutil.copytree(SOURCE, place / module, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (place / module).rglob("*.*"):
        text = path.read_text("utf-8")
        text = text.replace("hounds-and-hare", name).replace("hounds_and_hare", module)
        path.write_text(text, "utf-8")
    installed(place, f"pack-{name}", {name: f"{module}.title:TITLE"}, None)
    if name not in FAULTS:
        return
    pattern, before, after, _ = FAULTS[name]
    for path in (place / module).glob(pattern):
        text, times = re.subn(before, lambda _: after, path.read_text("utf-8"), count=1)
        assert times == 1, path
        path.write_text(text, "utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site")
    for name in ("sound", *FAULTS):
        broken(place, name)
    unreadable = place / "unreadable-1.0.dist-info"
    unreadable.mkdir()
    (unreadable / "METADATA").write_text("Metadata-Version: 2.1\nVersion: 1.0\n", "utf-8")
    (unreadable / "entry_points.txt").write_text(f"[{GROUP}]\nnobody can read this\n", "utf-8")
    return place


def declared(place: Path) -> Iterator[EntryPoint]:
    for each in distributions(path=[str(place)]):
        if not str(each.metadata["Name"] or "").startswith("pack-"):
            continue
        yield from (entry for entry in each.entry_points if entry.group == GROUP)


@pytest.fixture(scope="module")
def house(place: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    web = tmp_path_factory.mktemp("web")
    (web / "index.html").write_text('<!doctype html><html lang="fr"></html>', "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(place))
        patch.setattr(TITLES, "packages", Packages(OWN, lambda: declared(place)))
        handlers._card.cache_clear()
        with (
            running_house(tmp_path_factory.mktemp("house"), web=web) as running,
            httpx.Client(base_url=running.url) as client,
        ):
            yield client
        handlers._card.cache_clear()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lobby_has_all_games_but_those(house: httpx.Client, language: str) -> None:
    answer = house.get("/api/games", headers={"accept-language": language})
    assert answer.status_code == 200
    assert [each["name"] for each in answer.json()] == [*OWN, "sound"]
    for path in ("/", f"/{language}", "/tables/nothing-here", "/api", "/api/health", "/api/day"):
        assert house.get(path, headers={"accept-language": language}).status_code < 500
    manifest = house.get(f"/manifest.webmanifest?language={language}").json()
    assert [each["url"] for each in manifest["shortcuts"]][: len(OWN) + 1] == [
        f"/{language}#{name}" for name in [*OWN, *TITLES.packages][: len(OWN) + 1]
    ]
    assert house.get("/api/games/sound/rulebook").status_code == 200


def test_each_has_a_line_that_says_why(house: httpx.Client) -> None:
    said = {each.game: each.why for each in TITLES.packages.left_out}
    assert said.keys() == FAULTS.keys() - {"later"}
    for name, (*_, why) in FAULTS.items():
        assert why in said.get(name, ""), name
        assert "\n" not in said.get(name, "")


@pytest.mark.parametrize(
    "asked", [("games",), ("--version",), ("rules", "niagara"), ("languages",)], ids=" ".join
)
def test_commands_go_on_beside_them(place: Path, asked: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *asked],
        env={"PYTHONPATH": str(place), "PATH": "/usr/bin:/bin", "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    if asked == ("games",):
        names = [each.split()[0] for each in done.stdout.split("\n\n")]
        assert names[: len(OWN)] == [*OWN]
        assert "sound" in names
        assert names.count("!") == len(FAULTS) - 1
    if asked == ("--version",):
        assert "sound 1\n" in done.stdout
