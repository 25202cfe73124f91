"""What the board of Vertiges is tested with and teaches with is what the rules play today."""

from __future__ import annotations

import json

from ludotheque.games.vertiges.model import View

from . import vertiges, vertiges_lesson
from .vertiges_lesson import PUPIL, VERTIGES, lesson


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.vertiges`."""
    assert vertiges.recorded() == vertiges.FILE.read_text(encoding="utf-8")


def test_all_that_the_board_shows_is_among_them() -> None:
    steps = map(json.loads, vertiges.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds >= vertiges.WANTED


def test_the_lesson_on_file_is_what_the_rules_play() -> None:
    """If a change of the rules or of the lesson is meant: `python -m tests.web.vertiges_lesson`."""
    assert vertiges_lesson.written() == vertiges_lesson.FILE.read_text(encoding="utf-8")


def test_whatever_is_said_about_a_choice_cites_a_clause() -> None:
    for step in lesson():
        assert step.rule in VERTIGES.rulebook
        for choice in step.choices:
            remark = choice.refusal or choice.hint
            assert choice.right != bool(remark), (step.name, choice)
            assert remark is None or remark.rule in VERTIGES.rulebook


def test_nothing_is_told_that_the_pupil_may_not_know() -> None:
    for step in lesson():
        assert step.view.seat == PUPIL
        assert all(told.event.seen_by(PUPIL) for told in step.told)
    # What the page gets is what the house would send to that seat, and can be read back as such.
    for line in vertiges_lesson.FILE.read_text(encoding="utf-8").splitlines():
        view = VERTIGES.codec.view(json.dumps(json.loads(line)["view"]).encode())
        assert isinstance(view, View)


def test_the_pupil_scores_what_the_lesson_promises() -> None:
    end = lesson()[-1]
    # Two for the protest, four for the ZAP, three for what fell.
    assert end.view.scores == (9, 0)


def test_it_stays_small() -> None:
    assert len(lesson()) <= 9
    assert len(vertiges_lesson.written()) < 25_000
