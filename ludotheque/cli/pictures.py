"""What a terminal can show of each game: its board in text, and short answers for its moves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from ludotheque.core.game import AnyGame, Event
from ludotheque.games.casanova import picture as casanova
from ludotheque.games.niagara import picture as niagara
from ludotheque.games.nimms_leich import picture as nimms_leich
from ludotheque.games.nizza import picture as nizza
from ludotheque.games.vertiges import picture as vertiges


class Pictures(NamedTuple):
    picture: Callable[[Any, Sequence[str]], str]
    offers: Callable[[Any, Sequence[Any]], dict[str, Any]]
    """The answer that stands for each move that is worth offering."""
    minor: frozenset[str]
    """Kinds of events that the board tells as well."""


PICTURES: dict[str, Pictures] = {
    "casanova": Pictures(casanova.picture, casanova.offers, casanova.MINOR),
    "niagara": Pictures(niagara.picture, niagara.offers, niagara.MINOR),
    "nimms-leich": Pictures(nimms_leich.picture, nimms_leich.offers, nimms_leich.MINOR),
    "nizza": Pictures(nizza.picture, nizza.offers, nizza.MINOR),
    "vertiges": Pictures(vertiges.picture, vertiges.offers, vertiges.MINOR),
}


def picture(game: AnyGame, seen: Any, names: Sequence[str]) -> str:
    return PICTURES[game.name].picture(seen, names)


def told(game: AnyGame, event: Event) -> bool:
    """Whether a line of the log is worth a line of the screen."""
    return event.__struct_config__.tag not in PICTURES[game.name].minor
