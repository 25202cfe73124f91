"""One title a game: whatever the house wants to know of it is there, and registered once."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import NotInTheHouse, choices
from ludotheque.titles import OWN, Credit, Title, find
from ludotheque.titles.registry import Registry
from tests.core.toy import Auction
from tests.support.titles import toy_title
from tools.generate.places import EVERY_TITLE
from tools.new_game import Name

ROOT = Path(__file__).parents[2]
every_title = pytest.mark.parametrize("title", EVERY_TITLE.values(), ids=EVERY_TITLE)


def test_a_title_is_found_by_its_name() -> None:
    assert find("niagara") is OWN["niagara"]
    assert [title.name for title in OWN.values()] == [*OWN]
    with pytest.raises(NotInTheHouse, match="no game 'chess' in the house: choose niagara, nimms"):
        find("chess")


def test_the_registry_loads_what_is_asked_for_and_nothing_else() -> None:
    registry = Registry({"nowhere": "tests.nowhere:TITLE", "niagara": "ludotheque.titles:TITLES"})
    assert "nowhere" in registry
    assert len(registry) == 2
    with pytest.raises(ModuleNotFoundError):
        registry["nowhere"]
    with pytest.raises(KeyError):
        registry["elsewhere"]


def test_a_title_under_another_name_is_noticed() -> None:
    registry = Registry({"river": "ludotheque.titles.niagara:TITLE"})
    with pytest.raises(ValueError, match="river is registered, and the title found there is niaga"):
        registry["river"]


class Odd(Auction):
    name = "Odd Name"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": Odd()}, "'Odd Name' is no name for a game"),
        ({"lesson": find("nizza").lesson}, "auction has the lesson of nizza"),
        ({"minutes": 0}, "auction takes 0 minutes"),
        ({"moves": 0}, "in auction one moves 0 times"),
    ],
    ids=["name", "lesson", "minutes", "moves"],
)
def test_what_cannot_be_a_title_is_said_at_once(changed: Mapping[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        replace(toy_title(Auction()), **changed)


BOARD = (
    "index.ts",
    "Board.svelte",
    "Board.test.ts",
    "Picture.svelte",
    "lesson/index.ts",
    "lesson/lesson.test.ts",
    "words.test.ts",
    *(f"{words}.{each}.ftl" for words in ("words", "aim", "lesson/words") for each in LANGUAGES),
)
"""What the browser wants of every game."""


@every_title
def test_nothing_of_a_game_is_missing(title: Title) -> None:
    new = Name(title.name)
    wanted = {*new.parts(), *new.generated(), *(f"web/src/games/{new.name}/{it}" for it in BOARD)}
    missing = sorted(part for part in wanted if not (ROOT / part).exists())
    assert not missing, f"{title.name} is registered, and this is not there: {', '.join(missing)}"


@pytest.mark.parametrize(
    ("folder", "others"),
    [
        ("ludotheque/games", set()),
        ("ludotheque/lessons", {"lesson"}),
        (
            "ludotheque/titles",
            {"title", "registry", "elsewhere", "package", "browser-files"}
            | {"character", "casts", "day", "translated", "review", "drawn"},
        ),
        ("ludotheque/titles/casts", set()),
        ("tests/games", {"counts", "fuzz", "records", "test-order"}),
        ("tests/transcripts", set()),
        ("tools/generate/games", {"vertiges-records"}),
        ("web/src/games", {"kit", "index", "index.test"}),
        ("web/src/gen", {"wire", "limits"}),
    ],
)
def test_no_game_is_left_out_of_the_registry(folder: str, others: set[str]) -> None:
    there = {
        each.stem.replace("_", "-") for each in (ROOT / folder).iterdir() if each.stem[0] != "_"
    }
    strange = there - others - EVERY_TITLE.keys()
    where = "ludotheque/titles/registry.py"
    assert not strange, f"{folder} has {', '.join(sorted(strange))}, and {where} names no such game"


@every_title
def test_every_game_of_the_house_has_a_lesson(title: Title) -> None:
    assert title.lesson is not None


@every_title
def test_brisk_options_are_options_of_the_game(title: Title) -> None:
    options = title.brisk_options()
    assert {name: getattr(options, name) for name in title.brisk} == title.brisk
    assert title.brisk.keys() <= choices(title.game).keys()


def test_the_readme_credits_everybody() -> None:
    """The table of games, authors and publishers says what the titles say."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    unnamed = "not named in the rulebook we have"
    rows: dict[str, Credit] = {}
    for game, author, publisher in re.findall(r"^\| (.+?) \| (.+?) \| (.+?) \|$", text, re.M):
        house, _, year = publisher.rpartition(", ")
        rows[game] = Credit(
            author=None if author == unnamed else author,
            publisher=house or None,
            year=int(year) if year.isdigit() else None,
        )
    for title in OWN.values():
        assert rows[title.game.rulebook.title("en").replace("’", "'")] == title.credit
