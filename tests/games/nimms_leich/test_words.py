"""The six corpses and the 36 cards as sentences name them, in each language."""

from __future__ import annotations

import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.games.nimms_leich.deck import CARDS, FACES
from ludotheque.games.nimms_leich.events import BidMade, CardsSeen, RowLaid, faces
from ludotheque.games.nimms_leich.model import CORPSES, Discard
from ludotheque.voice.voice import Voice

from .positions import GAME

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def voice(language: str) -> Voice:
    return Voice(GAME, language, ("Ana", "Ben", "Chloé", "Dora"))


def names(language: str) -> list[str]:
    return [voice(language).say("corpse", corpse=corpse) for corpse in CORPSES]


@EVERY_LANGUAGE
def test_six_names_by_which_nobody_is_mistaken_for_another(language: str) -> None:
    found = names(language)
    assert len(set(found)) == 6
    # A sentence may end with any of them, and has a full stop of its own.
    assert all(name[-1].isalpha() for name in found)
    assert [voice(language).say("highest", highest=corpse) for corpse in CORPSES] == found


def test_each_language_has_puns_of_its_own() -> None:
    every = [name for language in LANGUAGES for name in names(language)]
    assert len(set(every)) == 6 * len(LANGUAGES)


@EVERY_LANGUAGE
def test_the_legend_gives_each_letter_its_corpse(language: str) -> None:
    legend, letters = voice(language).say("legend"), voice(language).say("letters")
    assert len(set(letters)) == 6
    for letter, name in zip(letters, names(language), strict=True):
        assert f"{letter} {name}" in legend
        assert letter.lower() in name.lower()


@EVERY_LANGUAGE
def test_a_card_is_named_by_what_it_shows_the_most_frequent_first(language: str) -> None:
    called = names(language)
    for card in CARDS:
        shown = sorted(
            ((count, place) for place, count in enumerate(FACES[card]) if count),
            key=lambda each: (-each[0], each[1]),
        )
        words = ", ".join(f"{count}\N{NO-BREAK SPACE}× {called[place]}" for count, place in shown)
        assert voice(language).say("card", card=card) == words
        assert words in voice(language).move(Discard(card))
        seen = CardsSeen(seat=0, owner=1, cards=faces((card,)), rule="4.1", only=(0,))
        assert f"({words})" in voice(language).event(seen)


@EVERY_LANGUAGE
def test_a_sentence_with_any_corpse_ends_once(language: str) -> None:
    for corpse in CORPSES:
        for event in (
            BidMade(seat=0, corpse=corpse, count=1, rule="2.2"),
            RowLaid(row=CORPSES, highest=corpse, rule="1.1"),
        ):
            said = voice(language).event(event)
            assert said.endswith(".")
            assert not said.endswith("..")
