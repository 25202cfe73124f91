"""A language from elsewhere says what it can, and English the rest, sentence by sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import brought
from ludotheque.core.game import Refusal
from ludotheque.games.niagara.model import Lay
from ludotheque.server.http.error_texts import said
from ludotheque.server.objection import Objection
from ludotheque.titles import find
from ludotheque.titles.translated import HouseText, keys_in, tally_of, texts
from ludotheque.voice.sentences import UnknownLanguage
from ludotheque.voice.voice import Voice

NIAGARA = find("niagara").game
CODE = "eo"


@pytest.fixture
def esperanto(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.delenv(brought.VARIABLE, raising=False)
    (tmp_path / "language.json").write_text(json.dumps({"code": CODE, "name": "Esperanto"}))
    brought.bring(None)
    brought.bring(tmp_path)
    yield tmp_path
    brought.bring(None)


def write(folder: Path, place: str, text: str) -> None:
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_what_it_lacks_is_said_in_english(esperanto: Path) -> None:
    write(esperanto, "games/niagara/messages.ftl", "about = Du kanuoj kaj rivero.\n")
    write(esperanto, "house/house.ftl", "list-and = { $head } kaj { $item }\n")
    voice, english = (Voice(NIAGARA, each, ("Ana", "Bo", "Zoé")) for each in (CODE, "en"))
    assert voice.say("about") == "Du kanuoj kaj rivero."
    assert voice.move(Lay(3)) == english.move(Lay(3))
    assert voice.refusal(Refusal("3.5", "too_few_points", {"needed": 5, "points": 2})) == (
        english.refusal(Refusal("3.5", "too_few_points", {"needed": 5, "points": 2}))
    )


def test_what_it_says_with_facts_that_are_not_there_is_said_in_english(esperanto: Path) -> None:
    write(esperanto, "games/niagara/messages.ftl", "move-lay = Meti { $kahelo }\nabout = { $\n")
    voice, english = (Voice(NIAGARA, each, ("Ana",)) for each in (CODE, "en"))
    assert voice.move(Lay(3)) == english.move(Lay(3))
    assert voice.say("about") == english.say("about")


def test_the_house_itself_speaks_it(esperanto: Path) -> None:
    write(esperanto, "house/errors.ftl", "objection-no-such-page = Nenio estas ĉi tie.\n")
    assert said(Objection("no-such-page"), CODE) == "Nenio estas ĉi tie."
    assert said(Objection("no-such-table"), CODE) == said(Objection("no-such-table"), "en")


def test_one_that_nobody_brings_is_not_spoken() -> None:
    with pytest.raises(UnknownLanguage):
        Voice(NIAGARA, "vo", ())


def test_how_much_is_there_is_counted(esperanto: Path) -> None:
    write(
        esperanto,
        "games/niagara/aim.ftl",
        "aim = Hejmen kun la gemoj.\n# score = 3\nnobody = Neniu.\nbroken = { $\n",
    )
    write(esperanto, "games/niagara/rulebook.md", "**1.1** Tri ludas.\n\n> **1.2** Not yet.\n")
    (language,) = brought.brought().values()
    tally = tally_of(language)
    by_place = {each.place: each for each in tally.texts}
    aim, rules = by_place["games/niagara/aim.ftl"], by_place["games/niagara/rulebook.md"]
    assert "aim" not in aim.missing
    assert "score" in aim.missing
    assert (aim.unknown, aim.broken) == (("nobody",), 1)
    assert set(rules.keys) - set(rules.missing) == {"1.1"}
    assert (tally.there, tally.share) == (2, 0)
    assert tally.whole > 2000


def test_every_text_that_the_house_has_in_english_can_be_translated() -> None:
    root = Path(__file__).parents[2]
    listed = {each.english.resolve() for each in texts()}
    written = {
        path
        for folder in (root / "ludotheque", root / "web" / "src")
        for path in (*folder.rglob("*.en.ftl"), *folder.rglob("rulebook.en.md"))
        if "sample" not in path.as_posix() and "former" not in path.parts
    }
    assert {path for path in listed if root / "examples" not in path.parents} == written
    assert all(keys_in(each.english) for each in texts())
    assert HouseText("games/niagara/words.ftl", Path()).page
    assert not HouseText("house/errors.ftl", Path()).page
