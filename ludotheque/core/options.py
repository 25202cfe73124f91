"""What a table can agree on: the choices that a game's options offer, and what was chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, get_args, get_type_hints

from .codec import Codec
from .game import AnyGame, Options
from .laws.arbitrary import every


class NotInTheHouse(ValueError):
    """No such game, or not with these options. The message is one line for a person."""


def choices(game: AnyGame) -> dict[str, tuple[int | str, ...]]:
    """What each option of a game can be set to: the default first, then as the game names them."""
    default = game.codec.options(b"{}")
    tables = every(game.codec.types["Options"])
    named = get_type_hints(type(default))
    found: dict[str, tuple[int | str, ...]] = {}
    for name in default.__struct_fields__:
        order = get_args(named[name])
        values = {getattr(table, name): None for table in tables}
        rest = sorted(values, key=order.index) if set(values) <= {*order} else values
        found[name] = tuple(dict.fromkeys((getattr(default, name), *rest)))
    return found


def since(game: AnyGame, named: Mapping[str, Any]) -> dict[str, int | str]:
    """Options that have come since these were named: each means what was played then."""
    return {name: value for name, value in game.unnamed.items() if name not in named}


def meant(game: AnyGame, named: Mapping[str, Any]) -> Options:
    """What was once agreed on, with the options that have come since."""
    options: Options = game.codec.options(Codec.encode({**since(game, named), **named}))
    return options


def agreed(game: AnyGame, chosen: Mapping[str, Any]) -> Options:
    """The options that were chosen, with the game's defaults for the others."""
    offered = choices(game)
    for name, value in chosen.items():
        if name not in offered:
            known = ", ".join(offered)
            raise NotInTheHouse(f"{game.name} has no option {name!r}: choose among {known}")
        if value not in offered[name] or isinstance(value, bool | float):
            known = ", ".join(map(str, sorted(offered[name])))
            raise NotInTheHouse(f"{game.name}: {name} can be {known}, and not {value!r}")
    options: Options = game.codec.options(Codec.encode(dict(chosen)))
    return options
