"""The house some time later: a game is played by other rules, with those of before beside them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import AnyGame, Result
from ludotheque.titles import OWN, Title


def fewest(game: AnyGame) -> AnyGame:
    """The same game where whoever has the fewest points wins: one version on."""
    rules: Any = type(game)

    class Fewest(rules):  # type: ignore[misc]
        version = game.version + 1

        def result(self, state: Any) -> Result | None:
            ended: Result | None = rules.result(self, state)
            if ended is None:
                return None
            least = min(ended.scores)
            winners = tuple(seat for seat, each in enumerate(ended.scores) if each == least)
            return replace(ended, winners=winners)

    later: AnyGame = Fewest()
    return later


def place(name: str) -> str:
    return f"ludotheque.titles.{name.replace('-', '_')}:TITLE"


def change_rules(patch: pytest.MonkeyPatch, name: str, *, kept: bool = True) -> Title:
    """From now on the house plays the game otherwise; `kept`: it can still play it as before."""
    today = OWN[name]
    former = {today.version: place(name)} if kept else {}
    # Its lesson teaches the rules of before, and nobody asks for it here.
    later = replace(today, game=fewest(today.game), lesson=None, former=former)
    patch.setitem(OWN._loaded, name, later)
    return later
