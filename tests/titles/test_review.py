"""What an author is told of what stands around the rules."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotheque.titles import find
from ludotheque.titles.review import faults
from ludotheque.titles.title import Title
from tools.new_game import Name
from tools.new_package import make_package


@pytest.mark.parametrize("name", ["niagara", "nimms-leich"])
def test_our_own_have_no_faults(name: str) -> None:
    assert list(faults(find(name))) == []


def title_of(place: Path, name: str, damage: Callable[[Path], object]) -> Title:
    """A copy of the example, as somebody has left it."""
    new = Name(name)
    made = make_package(new, place)
    damage(made / new.package)
    sys.path.insert(0, str(made))
    try:
        title: Title = importlib.import_module(f"{new.package}.title").TITLE
    finally:
        sys.path.remove(str(made))
    return title


def swapped(file: str, old: str, new: str) -> Callable[[Path], object]:
    def swap(folder: Path) -> None:
        text = (folder / file).read_text(encoding="utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")

    return swap


def every(*damages: Callable[[Path], object]) -> Callable[[Path], object]:
    return lambda folder: [damage(folder) for damage in damages]


def gone(file: str) -> Callable[[Path], object]:
    return lambda folder: (folder / file).unlink()


@pytest.mark.parametrize(
    ("name", "damage", "said"),
    [
        ("whole", lambda _: None, None),
        ("without-german", gone("messages.de.ftl"), None),
        ("lacks", swapped("messages.en.ftl", "move-leap =", "move-loop ="), "lacks move-leap"),
        (
            "facts",
            swapped("messages.en.ftl", "Leap to { $end }", "Leap to { $goal }"),
            "in en: 'move-leap' with",
        ),
        ("doubled", swapped("messages.en.ftl", "title =", "title = A\ntitle ="), "stands there 2"),
        ("junk", swapped("messages.fr.ftl", "title =", "title {"), "cannot be read: title {"),
        ("typed", swapped("messages.en.ftl", "hare’s", "hare's"), "a typewriter's apostrophe"),
        (
            "spaces",
            swapped("rulebook.fr.md", "\N{NO-BREAK SPACE}:", " :"),
            "French has a space there",
        ),
        ("clauses", swapped("rulebook.de.md", "**2.4**", "**2.5**"), "clause 2.4 is not in all"),
        ("options", swapped("rulebook.en.md", "`patience`", "patience"), "the option `patience`"),
        ("intro", swapped("rulebook.en.md", "**The aim:**", "\n\n**The aim:**\n\n"), "three para"),
        ("lesson", swapped("browser/lesson.en.ftl", "text-hare", "text-hair"), "lacks text-hare"),
        ("board", gone("browser/board.js"), "board.js is not there"),
        ("aim", swapped("browser/aim.en.ftl", "aim =", "aims ="), "aim.en.ftl lacks aim"),
        ("ended", swapped("browser/aim.en.ftl", "ended-3-2", "ended-2-2"), "lacks ended-3-2"),
        ("cites", swapped("browser/aim.en.ftl", "ended-3-3", "ended-3"), "ended-3 names no clau"),
        (
            "series",
            every(
                swapped("title.py", "import Credit,", "import Counted, Credit,"),
                swapped("title.py", "=10,", "=10, tally=lambda _: Counted(1, {'light': (1, 2)}),"),
            ),
            "aim.en.ftl lacks series-light",
        ),
        (
            "turn",
            swapped("title.py", 'turn="round"', 'turn="rounds"'),
            'turn: a view has no field "rounds"',
        ),
        ("ruling", swapped("model.py", '"R2"', '"R3"'), "rulebook.en.md lacks R3, which Rule"),
        (
            "heading",
            swapped("rulebook.en.md", "# Reviewed Heading\n", "# Hares\n"),
            "the title is Reviewed Heading in messages.en.ftl and Hares in rulebook.en.md",
        ),
        ("picture", gone("browser/picture.svg"), "picture.svg is not there"),
        (
            "bots",
            swapped("bots.py", "    share =", "    raise LookupError('no share')\n    share ="),
            "bots: LookupError: no share",
        ),
    ],
)
def test_each_fault_is_a_line(
    name: str, damage: Callable[[Path], object], said: str | None, tmp_path: Path
) -> None:
    found = list(faults(title_of(tmp_path, f"reviewed-{name}", damage)))
    if said is None:
        assert found == []
    else:
        assert any(said in each for each in found), found
    assert not any("\n" in each for each in found)
