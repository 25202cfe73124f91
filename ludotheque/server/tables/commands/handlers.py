"""Which command is done by whom: the whole list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import NamedTuple

from ludotheque.protocol.wire import (
    Answer,
    AskUndo,
    Fill,
    GiveUp,
    ProposeDraw,
    ProposeLend,
    Say,
    Sit,
    TakeBack,
)
from ludotheque.server.tables.bot_turns import BotTurns
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.command import (
    BotChose,
    CameBack,
    GuestHandler,
    HandSettled,
    InternalHandler,
    Leave,
    LookAgain,
    MakeMove,
    Rematch,
    TimeUp,
    WentAway,
)
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.presence import Presence
from ludotheque.server.tables.services import TableServices
from ludotheque.server.tables.steering.steering import Steering

from .chat import ChatCommands
from .late import LateCommands
from .moves import MoveCommands
from .offers import OfferCommands
from .rematch import RematchCommands
from .seating import SeatingCommands


class Handlers(NamedTuple):
    """Of one table."""

    guests: Mapping[type, GuestHandler]
    internal: Mapping[type, InternalHandler]
    ripen: Callable[[int], Awaitable[None]]
    """To be called after any of them, if there are offers."""


def handlers(
    live: LiveTable,
    presence: Presence,
    bot_turns: BotTurns,
    steering: Steering | None,
    services: TableServices,
    *,
    remove: Callable[[], Awaitable[None]],
) -> Handlers:
    lender = services.settings.lender
    late = LateCommands(live, presence, bot_turns, steering, lender)
    moves = MoveCommands(live, steering, late, lender)
    offers = OfferCommands(live, presence, lender)
    seating = SeatingCommands(live, remove)
    return Handlers(
        guests={
            MakeMove: partial(live.by_player, play.submitted),
            GiveUp: moves.give_up,
            TakeBack: offers.take_back,
            AskUndo: offers.ask_undo,
            ProposeDraw: offers.propose_draw,
            ProposeLend: offers.propose_lend,
            Answer: offers.answer,
            Say: ChatCommands(live, services.store).say,
            Sit: seating.sit,
            Fill: seating.fill,
            Leave: seating.leave,
            Rematch: RematchCommands(
                live, services.store.last_rematch, services.new_tables
            ).rematch,
        },
        internal={
            BotChose: moves.bot_chose,
            HandSettled: moves.hand_settled,
            TimeUp: late.time_up,
            CameBack: offers.came_back,
            WentAway: offers.went_away,
            LookAgain: offers.looked_again,
        },
        ripen=offers.ripen,
    )
