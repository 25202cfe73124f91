"""What the board of Nizza is tested with and teaches with is what the rules play today."""

from __future__ import annotations

import json

from ludotheque.games.nizza.model import View
from tests.games.nizza.positions import NIZZA
from tests.voice.telling import members

from . import nizza, nizza_lesson
from .nizza_lesson import PUPIL, lesson


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.nizza`."""
    assert nizza.recorded() == nizza.FILE.read_text(encoding="utf-8")
    assert nizza.draws() == nizza.DRAWS.read_text(encoding="utf-8")


def test_every_kind_of_event_is_among_them() -> None:
    steps = map(json.loads, nizza.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds == {struct.tag for struct in members(NIZZA, "Event")}


def test_the_lesson_on_file_is_what_the_rules_play() -> None:
    """If a change of the rules or of the lesson is meant: `python -m tests.web.nizza_lesson`."""
    assert nizza_lesson.written() == nizza_lesson.FILE.read_text(encoding="utf-8")


def test_whatever_is_said_about_a_choice_cites_a_clause() -> None:
    for step in lesson():
        assert step.rule in NIZZA.rulebook
        for choice in step.choices:
            remark = choice.refusal or choice.hint
            assert choice.right != bool(remark), (step.name, choice)
            assert remark is None or remark.rule in NIZZA.rulebook


def test_nothing_is_told_that_the_pupil_may_not_know() -> None:
    for step in lesson():
        assert step.view.seat == PUPIL
        assert all(told.event.seen_by(PUPIL) for told in step.told)
    # What the page gets is what the house would send to that seat, and can be read back as such.
    for line in nizza_lesson.FILE.read_text(encoding="utf-8").splitlines():
        view = NIZZA.codec.view(json.dumps(json.loads(line)["view"]).encode())
        assert isinstance(view, View)


def test_it_stays_small() -> None:
    assert len(lesson()) <= 11
    assert len(nizza_lesson.written()) < 30_000
