"""The lessons that the browser plays back are those that the rules of today play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludotheque.games.casanova.model import Over
from ludotheque.lessons import casanova, vertiges
from ludotheque.lessons.lesson import PUPIL, Lesson
from tools.generate.places import EVERY_TITLE

LESSONS = [title.lesson for title in EVERY_TITLE.values() if title.lesson is not None]
every_lesson = pytest.mark.parametrize(
    "lesson", LESSONS, ids=[lesson.game.name for lesson in LESSONS]
)


def test_every_game_has_one() -> None:
    assert {lesson.game.name for lesson in LESSONS} == set(EVERY_TITLE)


@every_lesson
def test_whatever_is_said_about_a_choice_cites_a_clause(lesson: Lesson[Any]) -> None:
    rulebook = lesson.game.rulebook
    for step in lesson.steps():
        assert step.rule in rulebook
        for choice in step.choices:
            remark = choice.refusal or choice.hint
            assert choice.right != bool(remark), (step.name, choice)
            assert remark is None or remark.rule in rulebook


@every_lesson
def test_nothing_is_told_that_the_pupil_may_not_know(lesson: Lesson[Any]) -> None:
    steps = lesson.steps()
    for step in steps:
        assert step.view.seat == PUPIL
        assert all(told.event.seen_by(PUPIL) for told in step.told)
    # What the page gets is what the house would send to that seat, and can be read back as such.
    for step, line in zip(steps, lesson.written().splitlines(), strict=True):
        view = json.dumps(json.loads(line)["view"]).encode()
        assert lesson.game.codec.view(view) == step.view


@every_lesson
def test_it_stays_small(lesson: Lesson[Any]) -> None:
    assert len(lesson.steps()) <= 11
    assert len(lesson.written()) < 30_000


def test_casanovas_pupil_brings_him_home() -> None:
    last = casanova.LESSON.steps()[-1].view.phase
    assert isinstance(last, Over)
    assert last.winner == PUPIL


def test_the_pupil_of_vertiges_scores_what_the_lesson_promises() -> None:
    end = vertiges.LESSON.steps()[-1]
    # Two for the protest, four for the ZAP, three for what fell.
    assert end.view.scores == (9, 0)
