"""A rulebook is the same book in each language, and only its numbered paragraphs can be cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.rulebook import Clause, Rulebook
from tests.support.titles import GAMES

from .toy import Auction
from .toy_line import Line

BOOK = """# The Game

A word before, which nobody can cite.

## 1. The start

**1.1** First line
and second line.

An aside.

## Rulings

**R1** A ruling.

**10.2** A late clause.
"""


def book(folder: Path, text: str = BOOK, **others: str) -> Rulebook:
    for language in LANGUAGES:
        path = folder / f"rulebook.{language}.md"
        path.write_text(others.get(language, text), encoding="utf-8")
    return Rulebook(folder)


def test_clauses_are_found_by_number_with_their_section(tmp_path: Path) -> None:
    rulebook = book(tmp_path)
    assert list(rulebook) == ["1.1", "R1", "10.2"]
    assert rulebook.clause("1.1", "fr") == Clause(
        "1.1", "1. The start", "First line and second line."
    )
    assert rulebook.clause("R1", "de").section == "Rulings"


def test_what_stands_before_the_first_chapter_is_the_introduction(tmp_path: Path) -> None:
    more = BOOK.replace("cite.\n", "cite.\n\n**The aim:**\nto win.\n")
    introduction = book(tmp_path, more).introduction("en")
    assert introduction == ("A word before, which nobody can cite.", "**The aim:** to win.")


def test_a_no_break_space_is_kept(tmp_path: Path) -> None:
    rulebook = book(tmp_path, BOOK.replace("A ruling.", "Oui\N{NO-BREAK SPACE}:\nnon."))
    assert rulebook.clause("R1", "fr").text == "Oui\N{NO-BREAK SPACE}: non."


def test_only_numbered_paragraphs_can_be_cited(tmp_path: Path) -> None:
    rulebook = book(tmp_path)
    assert "1.1" in rulebook
    for absent in ("1", "1.2", "", "An aside.", None, 1.1):
        assert absent not in rulebook


def test_each_language_has_its_own_title_and_text(tmp_path: Path) -> None:
    rulebook = book(tmp_path, fr=BOOK.replace("The Game", "Le Jeu"))
    assert (rulebook.title("fr"), rulebook.title("en")) == ("Le Jeu", "The Game")
    assert rulebook.text("en") == BOOK


def test_a_clause_missing_in_one_language_is_named(tmp_path: Path) -> None:
    rulebook = book(tmp_path, de=BOOK.replace("**R1** A ruling.", ""))
    with pytest.raises(ValueError, match="fr and de differ in R1"):
        assert "1.1" in rulebook


def test_a_number_that_stands_twice_is_named(tmp_path: Path) -> None:
    rulebook = book(tmp_path, BOOK + "\n**1.1** Again.\n")
    with pytest.raises(ValueError, match=r"clause 1\.1 stands twice"):
        list(rulebook)


@pytest.mark.parametrize(
    "lost",
    [
        "## 2. Lost\n**2.1** Right under a heading.\n",
        "**2.0** One line,\n**2.1** and another in the same paragraph.\n",
        "**2.1**without a space.\n",
    ],
)
def test_a_clause_that_would_be_lost_is_named(tmp_path: Path, lost: str) -> None:
    with pytest.raises(ValueError, match=r"clause 2\.1 needs a paragraph of its own"):
        list(book(tmp_path, BOOK + "\n" + lost))


def test_a_language_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    rulebook = book(tmp_path)
    (tmp_path / "rulebook.de.md").unlink()
    with pytest.raises(FileNotFoundError):
        list(rulebook)


@pytest.mark.parametrize("game", [*GAMES.values(), Auction(), Line()], ids=lambda game: game.name)
def test_every_book_of_the_house_says_something_under_each_number(game: AnyGame) -> None:
    for language in LANGUAGES:
        assert game.rulebook.title(language)
        for number in game.rulebook:
            clause = game.rulebook.clause(number, language)
            assert clause.section
            assert clause.text
