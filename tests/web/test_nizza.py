"""What the board of Nizza is tested with is what the rules play today."""

from __future__ import annotations

import json

from tests.games.nizza.positions import NIZZA
from tests.voice.telling import members

from . import nizza


def test_the_recorded_steps_are_those_of_the_rules() -> None:
    """If a change of the rules is meant: `python -m tests.web.nizza`."""
    assert nizza.recorded() == nizza.FILE.read_text(encoding="utf-8")
    assert nizza.draws() == nizza.DRAWS.read_text(encoding="utf-8")


def test_every_kind_of_event_is_among_them() -> None:
    steps = map(json.loads, nizza.FILE.read_text(encoding="utf-8").splitlines())
    kinds = {told["event"]["kind"] for step in steps for told in step["told"]}
    assert kinds == {struct.tag for struct in members(NIZZA, "Event")}
