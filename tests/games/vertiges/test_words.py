"""The 48 pieces as sentences name them, in each language."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from ludotheque.core.languages import LANGUAGES
from ludotheque.games.vertiges.events import (
    GameWon,
    HandDrawn,
    PiecePut,
    PiecesFell,
    PracticeEnded,
    WinShared,
    named,
)
from ludotheque.games.vertiges.judge import Fall
from ludotheque.games.vertiges.model import Aim, Take
from ludotheque.games.vertiges.picture import sign
from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.voice.voice import Voice

from .positions import GAME

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def voice(language: str) -> Voice:
    return Voice(GAME, language, ("Ana", "Ben"))


def names(language: str) -> list[str]:
    return [voice(language).say("piece", piece=each.id) for each in PIECES]


@EVERY_LANGUAGE
def test_a_piece_is_called_by_its_cut_its_number_and_its_star(language: str) -> None:
    found = names(language)
    assert len(set(found)) == 48
    cuts: dict[str, str] = {}
    for each, name in zip(PIECES, found, strict=True):
        word, number, *star = name.split()
        assert number == str(each.id % 4 + 1)
        assert star == (["★"] if each.star else [])
        cuts.setdefault(each.cut, word)
        assert cuts[each.cut] == word
    assert len(set(cuts.values())) == 12


@EVERY_LANGUAGE
def test_the_same_piece_has_the_same_name_wherever_it_stands(language: str) -> None:
    say = voice(language)
    for number, name in enumerate(names(language)):
        assert say.say("onto", onto=number) == name
        assert name in say.move(Take(number))
        assert name in say.move(Aim(number))
        assert name in say.event(HandDrawn(seat=0, pieces=named((number,)), rule="1.3"))
    put = PiecePut(seat=0, piece=3, onto=4, height=2, rule="2.2")
    assert names(language)[3] in say.event(put)
    assert names(language)[4] in say.event(put)


@EVERY_LANGUAGE
def test_the_legend_gives_each_sign_its_name(language: str) -> None:
    legend = voice(language).say("legend")
    for each, name in zip(PIECES, names(language), strict=True):
        letter = sign(each.id).removesuffix("★")[:-1]
        assert f"{letter} {name.split()[0]}" in legend


def test_each_language_has_names_of_its_own() -> None:
    assert len({names(language)[0] for language in LANGUAGES}) == len(LANGUAGES)


@EVERY_LANGUAGE
def test_one_point_is_not_points(language: str) -> None:
    say = voice(language)
    for score, single in ((1, True), (2, False), (11, False)):
        for event in (
            GameWon(seat=0, score=score, rule="6.3"),
            WinShared(winners=(0, 1), score=score, rule="R9"),
            PracticeEnded(seat=0, score=score, rule="R14"),
        ):
            words = say.event(event).replace("!", " ").replace(".", " ").split()
            assert (words[words.index(str(score)) + 1] in ("point", "Punkt")) == single


@EVERY_LANGUAGE
def test_a_fall_is_told_with_its_figures_and_their_ruling(language: str) -> None:
    """A base that stands and yet counts as fallen puzzles whoever is not told why."""
    say, told = voice(language), set()
    whys: tuple[Fall, ...] = get_args(Fall)
    for why in whys:
        event = PiecesFell(
            seat=0, pieces=named((3,)), number=1, piece=3, why=why, much=21, most=20, rule="4.1"
        )
        sentence = say.event(event)
        assert {"21", "20", "(R11)"} <= set(re.findall(r"\(R11\)|\d+", sentence))
        told.add(sentence)
    assert len(told) == len(whys)
    by_lot = PiecesFell(
        seat=0, pieces=named((3,)), number=1, piece=3, why="unmeasured", much=0, most=0, rule="4.1"
    )
    assert "R11" not in say.event(by_lot)
