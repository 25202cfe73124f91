"""What Casanova's board is tested with and teaches with is what the rules play today."""

from __future__ import annotations

import json

from ludotheque.games.casanova.model import Over, View
from tests.voice.telling import members

from . import casanova, casanova_lesson
from .casanova_lesson import CASANOVA, PUPIL, lesson


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.casanova`."""
    assert casanova.recorded() == casanova.FILE.read_text(encoding="utf-8")
    assert casanova.draws() == casanova.DRAWS.read_text(encoding="utf-8")


def test_every_kind_of_event_is_among_them() -> None:
    steps = map(json.loads, casanova.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds == {struct.tag for struct in members(CASANOVA, "Event")}


def test_the_lesson_on_file_is_what_the_rules_play() -> None:
    """If a change of the rules or of the lesson is meant: `python -m tests.web.casanova_lesson`."""
    assert casanova_lesson.written() == casanova_lesson.FILE.read_text(encoding="utf-8")


def test_whatever_is_said_about_a_choice_cites_a_clause() -> None:
    for step in lesson():
        assert step.rule in CASANOVA.rulebook
        for choice in step.choices:
            assert choice.right != bool(choice.hint), (step.name, choice)
            assert choice.hint is None or choice.hint.rule in CASANOVA.rulebook


def test_the_pupil_brings_him_home() -> None:
    last = lesson()[-1].view.phase
    assert isinstance(last, Over)
    assert last.winner == PUPIL


def test_nothing_is_told_that_the_pupil_may_not_know() -> None:
    for step in lesson():
        assert step.view.seat == PUPIL
        assert all(told.event.seen_by(PUPIL) for told in step.told)
    # What the page gets is what the house would send to that seat, and can be read back as such.
    for line in casanova_lesson.FILE.read_text(encoding="utf-8").splitlines():
        view = CASANOVA.codec.view(json.dumps(json.loads(line)["view"]).encode())
        assert isinstance(view, View)


def test_it_stays_small() -> None:
    assert len(lesson()) <= 10
    assert len(casanova_lesson.written()) < 25_000
