"""What the board of Nimm's Leich! is tested with is what the rules play today."""

from __future__ import annotations

import json

from ludotheque.lessons.nimms_leich import LEICH
from tests.voice.telling import members

from . import nimms_leich


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.nimms_leich`."""
    assert nimms_leich.recorded() == nimms_leich.FILE.read_text(encoding="utf-8")
    assert nimms_leich.draws() == nimms_leich.DRAWS.read_text(encoding="utf-8")


def test_every_kind_of_event_is_among_them() -> None:
    steps = map(json.loads, nimms_leich.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds == {struct.tag for struct in members(LEICH, "Event")}
