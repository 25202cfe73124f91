"""Tables that are older than the rules of the house. Pure: a sheet in, a sheet out."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse, agreed, choices
from ludotheque.server.sheet import Closed, Gathering, Playing, Sheet
from ludotheque.titles import find


def playable(sheet: Sheet) -> bool:
    """Whether the house plays the game by the rules that this table was set up with."""
    game = _game(sheet)
    return game is not None and game.version == sheet.version


def up_to_date(sheet: Sheet) -> Sheet:
    """The same sheet, unless the rules of its game have changed since.

    Then a game that goes on is closed, and a table that gathers plays by the rules of today. What
    is over stays what it was.
    """
    if playable(sheet):
        return sheet
    match sheet.stage:
        case Playing(at=at):
            return replace(sheet, stage=Closed(at=at))
        case Gathering():
            return renewed(sheet)
        case _:
            return sheet


def renewed(sheet: Sheet) -> Sheet:
    """With the rules of today, and of what was agreed on all that can still be chosen."""
    game = _game(sheet)
    if game is None:
        return sheet
    options = msgspec.to_builtins(agreed(game, _offered(game, sheet.options)))
    return replace(sheet, version=game.version, options=options)


def _offered(game: AnyGame, named: dict[str, Any]) -> dict[str, Any]:
    offered = choices(game)
    return {
        name: value
        for name, value in {**game.unnamed, **named}.items()
        if value in offered.get(name, ())
    }


def _game(sheet: Sheet) -> AnyGame | None:
    try:
        return find(sheet.game).game
    except NotInTheHouse:
        return None
