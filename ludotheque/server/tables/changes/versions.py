"""Tables that are older than the rules of today. Pure: a sheet in, a sheet out.

What was begun is played to its end by the rules that it was begun by, where the house has them.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.core.game import AnyGame
from ludotheque.core.options import NotInTheHouse, agreed, choices
from ludotheque.server.sheet import Closed, Gathering, Playing, Sheet
from ludotheque.titles import RulesGone, find


def playable(sheet: Sheet) -> bool:
    """Whether the house has the rules that this table was set up with, today's or earlier ones."""
    try:
        find(sheet.game, sheet.version)
    except NotInTheHouse:
        return False
    return True


def awaits(sheet: Sheet) -> str | None:
    """Why a table is left in peace that could be played once the house is another one; None if
    nothing is missing, or if it is gone for good.

    Such as a game whose package is not installed; and newer rules, where houses are upgraded one by
    one, or a host goes back to the program before.
    """
    try:
        find(sheet.game, sheet.version)
    except RulesGone:
        return "rules-newer" if sheet.version > find(sheet.game).version else None
    except NotInTheHouse:
        return "game-missing"
    return None


def gone(sheet: Sheet) -> bool:
    """Whether nobody brings its game any more, or not for now: then all of it stays as it is."""
    return _game(sheet) is None


def up_to_date(sheet: Sheet) -> Sheet:
    """The same sheet, unless the rules of its game have changed since.

    Then a table that gathers plays by the rules of today, and a game that goes on by rules that
    nobody has any more is closed. What is over stays what it was.
    """
    if awaits(sheet) is not None:
        return sheet
    match sheet.stage:
        case Playing(at=at) if not playable(sheet):
            return replace(sheet, stage=Closed(at=at))
        case Gathering() if (game := _game(sheet)) is not None and game.version != sheet.version:
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
