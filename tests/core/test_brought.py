"""Languages from elsewhere are found, or left out in one line, and none of their code runs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludotheque.core import brought
from ludotheque.core.brought import GROUP, BroughtLanguages
from ludotheque.core.rulebook import Rulebook


def made(folder: Path, code: str = "it", name: str = "Italiano") -> Path:
    folder.mkdir(parents=True)
    (folder / "language.json").write_text(json.dumps({"code": code, "name": name}))
    return folder


@pytest.fixture(autouse=True)
def _nothing_brought(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(brought.VARIABLE, raising=False)
    brought.bring(None)
    yield
    brought.bring(None)


def test_a_folder_is_a_language_or_has_some(tmp_path: Path) -> None:
    made(tmp_path / "all" / "it")
    made(tmp_path / "all" / "eo", "eo", "Esperanto")
    (tmp_path / "all" / "notes.txt").write_text("to do")
    several = BroughtLanguages((), [tmp_path / "all"])
    assert {code: each.name for code, each in several.found.items()} == {
        "eo": "Esperanto",
        "it": "Italiano",
    }
    assert list(BroughtLanguages((), [tmp_path / "all" / "it"]).found) == ["it"]
    assert several.silent == ()


def test_a_distribution_brings_one_and_none_of_its_code_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made(tmp_path / "ludotheque_it")
    (tmp_path / "ludotheque_it" / "__init__.py").write_text("raise SystemExit('it was run')")
    monkeypatch.syspath_prepend(tmp_path)
    entry = EntryPoint("it", "ludotheque_it", GROUP)
    found = BroughtLanguages([entry], []).found
    assert found["it"].folder == tmp_path / "ludotheque_it"
    assert "ludotheque_it" not in sys.modules


@pytest.mark.parametrize(
    ("code", "name", "why"),
    [
        ("fr", "Français", "the house speaks fr itself"),
        ("it-IT", "Italiano", "is no code of a language"),
        ("api", "Api", "is no code of a language"),
        ("he", "עברית", "from right to left"),
        ("it", "", "1 to 40 signs"),
        ("it", "Ita\nliano", "1 to 40 signs"),
    ],
)
def test_what_does_not_fit_is_left_out_in_one_line(
    code: str, name: str, why: str, tmp_path: Path
) -> None:
    languages = BroughtLanguages((), [made(tmp_path / "bad", code, name)])
    assert not languages.found
    (line,) = languages.silent
    assert why in line
    assert str(tmp_path) in line
    assert "\n" not in line


def test_broken_ones_stop_nobody(tmp_path: Path) -> None:
    made(tmp_path / "all" / "it")
    made(tmp_path / "all" / "broken")
    (tmp_path / "all" / "broken" / "language.json").write_text("{")
    gone = EntryPoint("xx", "no_such_package_anywhere", GROUP)
    languages = BroughtLanguages([gone], [tmp_path / "all", tmp_path / "nowhere"])
    assert list(languages.found) == ["it"]
    assert len(languages.silent) == 3


def test_of_two_that_bring_one_language_the_house_has_none(tmp_path: Path) -> None:
    folders = [made(tmp_path / "one"), made(tmp_path / "other")]
    languages = BroughtLanguages((), folders)
    assert not languages.found
    assert "keep one" in languages.silent[0]


def test_one_that_is_gone_is_heard_in_english(tmp_path: Path) -> None:
    brought.bring(made(tmp_path / "it"))
    assert [brought.heard(each) for each in ("it", "de", "eo")] == ["it", "de", "en"]
    brought.bring(None)
    assert brought.heard("it") == "en"


ENGLISH = """# Tea

Of nobody's invention.

**The aim:** to drink it.

## 1. The pot

**1.1** Water is boiled.

**1.2** Leaves are put in.

## 2. The cup

**2.1** It is poured.
"""
ITALIAN = """# Tè

> **1.2** Leaves are put in.

## 1. La teiera

**1.1** Si fa bollire l'acqua.

**9.9** Nessuno lo sa.
"""


def test_a_rulebook_falls_back_clause_by_clause(tmp_path: Path) -> None:
    rules = tmp_path / "tea"
    rules.mkdir()
    for language in ("fr", "en", "de"):
        (rules / f"rulebook.{language}.md").write_text(ENGLISH, encoding="utf-8")
    italian = made(tmp_path / "it")
    (italian / "games" / "tea").mkdir(parents=True)
    (italian / "games" / "tea" / "rulebook.md").write_text(ITALIAN, encoding="utf-8")
    brought.bring(italian)
    book = Rulebook(rules)
    assert book.title("it") == "Tè"
    assert book.introduction("it") == book.introduction("en")
    assert [(each, book.clause(each, "it").text) for each in book] == [
        ("1.1", "Si fa bollire l'acqua."),
        ("1.2", "Leaves are put in."),
        ("2.1", "It is poured."),
    ]
    assert [book.clause(each, "it").section for each in book] == [
        "1. La teiera",
        "1. La teiera",
        "2. The cup",
    ]
    assert book.text("it").startswith("# Tè\n\nOf nobody's invention.")


def test_a_game_from_elsewhere_need_not_speak_more_than_english(tmp_path: Path) -> None:
    (tmp_path / "rulebook.en.md").write_text(ENGLISH, encoding="utf-8")
    book = Rulebook(tmp_path)
    book.lenient = True
    assert book.title("fr") == "Tea"
    assert book.text("de").count("**") == 8
