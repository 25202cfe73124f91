"""At which tables moves are prepared: by the day, in games where something can be said beforehand.

In a live game everybody sits there and moves. Without a clock it is shown since when somebody is
away, and after a while a bot may be asked for in their place: there a move of somebody who is not
there could not be hidden.
"""

from __future__ import annotations

from ludotheque.core.game import Manners
from ludotheque.server.tables.live_table import LiveTable


def prepares(live: LiveTable) -> bool:
    if live.game is None or not live.sheet.pace.prepares:
        return False
    return type(live.game.manners).preparable is not Manners.preparable
