"""What the web client verifies is what the house would write today, and good."""

from __future__ import annotations

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from tests.support.titles import GAMES
from tools.generate.record import DRAWS, golden


def test_the_house_itself_finds_it_good() -> None:
    assert verify(read(golden()), GAMES["niagara"]).draws == DRAWS + 1
