"""The house some time later: a game is played by other rules, with those of before beside them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import AnyGame, Result
from ludotheque.titles import OWN, Title


def upside_down(game: AnyGame) -> AnyGame:
    """The same game where whoever would have lost wins, or one of all who won: one version on."""
    rules: Any = type(game)

    class UpsideDown(rules):  # type: ignore[misc]
        version = game.version + 1

        def result(self, state: Any) -> Result | None:
            ended: Result | None = rules.result(self, state)
            if ended is None:
                return None
            losers = tuple(seat for seat, _ in enumerate(ended.scores) if seat not in ended.winners)
            return replace(ended, winners=losers or ended.winners[:1])

    later: AnyGame = UpsideDown()
    return later


def place(name: str) -> str:
    return f"ludotheque.titles.{name.replace('-', '_')}:TITLE"


def change_rules(patch: pytest.MonkeyPatch, name: str, *, kept: bool = True) -> Title:
    """From now on the house plays the game otherwise; `kept`: it can still play it as before."""
    today = OWN[name]
    former = {today.version: place(name)} if kept else {}
    # Its lesson teaches the rules of before, and nobody asks for it here.
    later = replace(today, game=upside_down(today.game), lesson=None, former=former)
    patch.setitem(OWN._loaded, name, later)
    return later
