"""What the board of Vertiges is tested with and teaches with is what the rules play today."""

from __future__ import annotations

import json

from ludotheque.lessons.vertiges import LESSON

from . import vertiges


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.vertiges`."""
    assert vertiges.recorded() == vertiges.FILE.read_text(encoding="utf-8")
    assert vertiges.draws() == vertiges.DRAWS.read_text(encoding="utf-8")


def test_all_that_the_board_shows_is_among_them() -> None:
    steps = map(json.loads, vertiges.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds >= vertiges.WANTED


def test_the_pupil_scores_what_the_lesson_promises() -> None:
    end = LESSON.steps()[-1]
    # Two for the protest, four for the ZAP, three for what fell.
    assert end.view.scores == (9, 0)
