"""What the web client's voice is compared with is what the house says today."""

from __future__ import annotations

import json

from ludotheque.core.languages import LANGUAGES
from tests.support.titles import GAMES
from tests.voice.telling import members
from tools.generate.sayings import golden


def test_every_kind_of_event_and_move_is_said_in_every_language() -> None:
    _, *sayings = map(json.loads, golden().splitlines())
    assert len(sayings) >= 60
    assert all(set(each["said"]) == set(LANGUAGES) for each in sayings)
    for what in ("Event", "Move"):
        kinds = {each["thing"]["kind"] for each in sayings if each["what"] == what.lower()}
        assert kinds >= {struct.tag for struct in members(GAMES["niagara"], what)}
    assert sum(each["what"] == "refusal" for each in sayings) >= 15
