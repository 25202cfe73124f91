"""How fast bots build, what earns time, and who can be the oldest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludotheque.core.game import Manners

from .model import ORDINALS, Move, State, TimeUp

TIME_TO_PROTEST = 0.3
"""Of a bot's usual pace: whoever wants to protest has to look at every hand and tower."""


class VertigesManners(Manners[State, Move]):
    needs: ClassVar[Mapping[str, Mapping[int | str, int]]] = {
        # Alone, nobody is the oldest.
        "oldest": {each: max(2, seats) for seats, each in enumerate(ORDINALS, 1)},
    }

    def furthers(self, before: State, after: State) -> bool:
        """Not so whatever is only taken, or taken back: else one could do so for ever."""
        return after.turn > before.turn or after.put > before.put

    def reserved(self, move: Move) -> bool:
        return isinstance(move, TimeUp)

    def haste(self, state: State) -> float:
        """As long as a deed can be contested there is time to look at it (ruling R3)."""
        open_to_all = state.deed is not None and state.options.referee == "players"
        return TIME_TO_PROTEST if open_to_all and state.options.seats > 1 else 1.0
