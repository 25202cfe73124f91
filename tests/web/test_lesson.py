"""The lesson that the browser plays back is one that the rules of today play."""

from __future__ import annotations

import json

from ludotheque.games.niagara.model import View
from tests.games.niagara.positions import NIAGARA

from .lesson import FILE, PUPIL, lesson, written


def test_the_lesson_on_file_is_what_the_rules_play() -> None:
    """If a change of the rules or of the lesson is meant: `python -m tests.web.lesson`."""
    assert written() == FILE.read_text(encoding="utf-8")


def test_whatever_is_said_about_a_choice_cites_a_clause() -> None:
    for step in lesson():
        assert step.rule in NIAGARA.rulebook
        for choice in step.choices:
            remark = choice.refusal or choice.hint
            assert choice.right != bool(remark), (step.name, choice)
            assert remark is None or remark.rule in NIAGARA.rulebook


def test_nothing_is_told_that_the_pupil_may_not_know() -> None:
    for step in lesson():
        assert step.view.seat == PUPIL
        assert all(told.event.seen_by(PUPIL) for told in step.told)
    # What the page gets is what the house would send to that seat, and can be read back as such.
    for line in FILE.read_text(encoding="utf-8").splitlines():
        view = NIAGARA.codec.view(json.dumps(json.loads(line)["view"]).encode())
        assert isinstance(view, View)


def test_it_stays_small() -> None:
    assert len(lesson()) <= 11
    assert len(written()) < 25_000
