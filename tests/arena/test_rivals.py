"""The careful beginners play by the rules: whatever they choose is taken, to the end of a game."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.arena.match import Match, play_match
from ludotheque.core.options import agreed
from ludotheque.titles import TITLES


@pytest.mark.parametrize("name", list(TITLES))
def test_a_careful_beginner_plays_to_the_end(name: str) -> None:
    title = TITLES[name]
    game, careful = title.game, f"ludotheque.arena.rivals.careful:{name.replace('-', '_')}"
    options = title.brisk_options() if title.brisk else agreed(game, {})
    bots = (careful, *["novice"] * (options.seats - 1))
    plain = msgspec.to_builtins(options)
    played = play_match(Match(game=name, version=game.version, options=plain, bots=bots, deal=1))
    assert len(played.outcome.result.shares()) == options.seats
    assert any(ply.seat == 0 for ply in played.record.plies)
