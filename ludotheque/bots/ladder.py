"""Named strengths, the same names for every game, so that a player can choose an opponent."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from ludotheque.core.game import AnyGame
from ludotheque.games.niagara.evaluate import evaluate as niagara

from .bot import Bot
from .casanova import casanova
from .ismcts import Ismcts, Timer
from .nimms_leich import nimms_leich
from .nizza.strengths import nizza
from .simple import AtRandom, Evaluate, Greedy
from .vertiges import vertiges

STRENGTHS = ("random", "novice", "amateur", "expert", "master")
"""From the weakest to the strongest."""


class Ladder(NamedTuple):
    """What the names mean for one game: counted in iterations, so that matches can be repeated."""

    evaluate: Evaluate
    expert: int
    master: int


Own: TypeAlias = Callable[[AnyGame, str], Bot]
"""A game that brings its own opponents: one for each name."""

LADDERS: dict[str, Ladder | Own] = {
    "casanova": casanova,
    "niagara": Ladder(niagara, expert=100, master=700),
    "nimms-leich": nimms_leich,
    "nizza": nizza,
    "vertiges": vertiges,
}


def bot(
    game: AnyGame, strength: str, *, seconds: float | None = None, clock: Timer | None = None
) -> Bot:
    """The opponent of this name. `seconds` and `clock` bound a search where people wait; opponents
    that a game brings itself do not search, and take the time that they take.

    A name with a colon is a bot of somebody's own, `module:thing`: what `thing(game)` returns.
    """
    if ":" in strength:
        return _foreign(game, strength)
    if game.name not in LADDERS:
        raise ValueError(f"{game.name} has no bots yet: LADDERS in bots/ladder.py is the place")
    ladder = LADDERS[game.name]
    if strength not in STRENGTHS:
        raise ValueError(f"no strength is called {strength!r}: choose {', '.join(STRENGTHS)}")
    if not isinstance(ladder, Ladder):
        return ladder(game, strength)
    limit: dict[str, Any] = {"seconds": seconds, "clock": clock}
    match strength:
        case "random":
            return AtRandom(game)
        case "novice":
            return Greedy(game, ladder.evaluate, dreams=1, slips=0.3)
        case "amateur":
            return Greedy(game, ladder.evaluate)
        case "expert":
            return Ismcts(game, ladder.evaluate, iterations=ladder.expert, **limit)
        case _:
            return Ismcts(game, ladder.evaluate, iterations=ladder.master, **limit)


def _foreign(game: AnyGame, name: str) -> Bot:
    module, _, thing = name.partition(":")
    try:
        made: Bot = getattr(import_module(module), thing)(game)
    except (ImportError, AttributeError, TypeError) as error:
        raise ValueError(f"no bot can be made from {name!r}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise ValueError(f"{name!r} gives something that cannot choose a move")
    return made
