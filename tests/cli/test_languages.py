"""`ludotheque languages`: what is spoken, how much of it, and a language that is begun."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import brought
from ludotheque.core.brought import VARIABLE
from ludotheque.titles.translated import keys_in, texts
from tests.support.commands import Captured, run


@pytest.fixture
def begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package for a language in which nothing is said yet, and which is at hand."""
    monkeypatch.delenv(VARIABLE, raising=False)
    package = tmp_path / "italiano"
    assert run("languages", "it", "--name", "Italiano", "--new", str(package)) == 0
    monkeypatch.setenv(VARIABLE, str(package))
    brought.bring(None)
    yield package / "ludotheque_it"
    monkeypatch.delenv(VARIABLE)
    brought.bring(None)


def add(folder: Path, place: str, text: str) -> None:
    with (folder / place).open("a", encoding="utf-8") as file:
        file.write(f"\n{text}\n")


def test_one_that_is_begun_has_all_that_there_is_to_say_and_says_nothing(
    begun: Path, capsys: Captured
) -> None:
    capsys.readouterr()
    assert run("languages") == 0
    whole = sum(len(keys_in(each.english)) for each in texts())
    assert f"it  Italiano  0 % (0 of {whole})" in capsys.readouterr().out
    assert run("rules", "niagara", "1.1", "--language", "it") == 0
    assert "Three, four or five can play" in capsys.readouterr().out


def test_what_is_said_counts_and_what_is_lacking_is_named(begun: Path, capsys: Captured) -> None:
    add(begun, "games/niagara/rulebook.md", "**1.1** Si gioca in tre.")
    add(begun, "games/niagara/aim.ftl", "aim = Sette gemme.\nscroe = errore")
    add(begun, "house/house.ftl", "nature = { $")
    capsys.readouterr()
    assert run("rules", "niagara", "1.1", "-l", "it") == 0
    assert "Si gioca in tre." in capsys.readouterr().out
    assert run("languages", "it") == 1
    told = " ".join(capsys.readouterr().out.split())
    assert "it Italiano: 2 of" in told
    (aim,) = (each for each in texts() if each.place == "games/niagara/aim.ftl")
    whole = len(keys_in(aim.english))
    assert f"games/niagara/aim.ftl lacks {whole - 1} of {whole}: score" in told
    assert "games/niagara/aim.ftl: nobody asks for scroe" in told
    assert "house/house.ftl: 1 passages cannot be read" in told


def test_what_is_wrong_stands_first_and_does_not_count(begun: Path, capsys: Captured) -> None:
    add(begun, "house/client.ftl", "minutes-about = ≈ { $minutos } min\nplay-nwo = Gioca")
    add(begun, "house/client.ftl", "play-now = Gioca")
    capsys.readouterr()
    assert run("languages", "it") == 1
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("it  Italiano: 1 of ")
    assert head.endswith(", under 1 %")
    assert [each.strip() for each in lines[:2]] == [
        "house/client.ftl: nobody asks for play-nwo",
        "house/client.ftl: minutes-about wants facts that nobody gives: minutos",
    ]
    assert " lacks " in lines[2]


def test_a_folder_is_looked_at_where_nothing_else_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    monkeypatch.chdir(tmp_path)
    brought.bring(None)
    assert run("languages", "eo", "--name", "Esperanto", "--new", "esperanto") == 0
    *_, last = capsys.readouterr().out.splitlines()
    program, *words = last.split("      ")[0].split()
    assert program == "ludotheque"
    try:
        assert run(*words) == 1
        assert capsys.readouterr().out.startswith("eo  Esperanto: 0 of ")
    finally:
        brought.bring(None)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("xx",),
            "nobody brings a language xx here: name its folder by LUDOTHEQUE_LANGUAGES or --l",
        ),
        (("--new", "there"), "say which"),
        (("it-IT", "--name", "Italiano", "--new", "there"), "say which"),
        (("fr", "--name", "Français", "--new", "there"), "the house speaks fr itself"),
        (("it", "--name", "Italiano", "--new", "."), "is not empty"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: tuple[str, ...],
    why: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Captured,
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    brought.bring(None)
    (tmp_path / "something").touch()
    monkeypatch.chdir(tmp_path)
    assert run("languages", *words) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert why in line
    assert not (tmp_path / "there").exists()


def test_a_house_does_not_open_in_one_that_nobody_brings(capsys: Captured, tmp_path: Path) -> None:
    assert run("serve", "--data", str(tmp_path / "house"), "--language", "vo") == 2
    assert "the house speaks fr, en, de" in capsys.readouterr().err
