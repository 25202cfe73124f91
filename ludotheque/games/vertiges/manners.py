"""How fast bots build, what earns time, and who can be the oldest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from ludotheque.core.game import MadeBy, Manners, Seat

from .model import ORDINALS, Lost, Move, Protest, State, TimeUp
from .protests import contested

TIME_TO_PROTEST = 0.3
"""Of a bot's usual pace, which makes three seconds at least of it: whoever wants to protest has to
look at every hand and tower.
"""


class VertigesManners(Manners[State, Move]):
    clockwise = False
    needs: ClassVar[Mapping[str, Mapping[int | str, int]]] = {
        # Alone, nobody is the oldest.
        "oldest": {each: max(2, seats) for seats, each in enumerate(ORDINALS, 1)},
    }

    def furthers(self, before: State, after: State) -> bool:
        """Not so whatever is only taken, or taken back: else one could do so for ever."""
        return after.turn > before.turn or after.put > before.put

    def reserved(self, move: Move) -> MadeBy | None:
        match move:
            case TimeUp():
                return "clock"
            case Lost():
                return "house"
            case _:
                return None

    leisure = 3

    def objectors(self, state: State, move: Move) -> tuple[Seat, ...]:
        """Whatever is touched next shuts out who would protest (ruling R3)."""
        if isinstance(move, Protest):
            return ()
        seats = range(state.options.seats)
        return tuple(seat for seat in seats if contested(state, seat) is not None)

    def haste(self, state: State) -> float:
        """As long as a deed can be contested there is time to look at it (ruling R3)."""
        open_to_all = state.deed is not None and state.options.referee == "players"
        return TIME_TO_PROTEST if open_to_all and state.options.seats > 1 else 1.0
