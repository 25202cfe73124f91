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
    Prepare,
    ProposeDraw,
    ProposeLend,
    ProposePause,
    Say,
    Sit,
    TakeBack,
)
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.tables.bot_turns import BotTurns
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.command import (
    BotChose,
    CameBack,
    Forget,
    GuestHandler,
    HandSettled,
    InternalHandler,
    Leave,
    LeftAlone,
    LookAgain,
    LookAtPrepared,
    MakeMove,
    MakePrepared,
    Receipt,
    Rematch,
    TimeUp,
    WentAway,
)
from ludotheque.server.tables.live_table import LiveTable
from ludotheque.server.tables.preparing.prepared_moves import PreparedMoves
from ludotheque.server.tables.presence import Presence
from ludotheque.server.tables.services import TableServices
from ludotheque.server.tables.steering.steering import Steering

from .away import AwayCommands
from .chat import ChatCommands
from .forgetting import ForgettingCommands
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
    prepared: PreparedMoves | None,
    *,
    remove: Callable[[], Awaitable[None]],
) -> Handlers:
    lender = services.settings.lender
    late = LateCommands(live, presence, bot_turns, steering, lender)
    moves = MoveCommands(live, steering, late, lender)
    offers = OfferCommands(live, presence, lender)
    seating = SeatingCommands(live, remove)
    internal: dict[type, InternalHandler] = {
        BotChose: moves.bot_chose,
        HandSettled: moves.hand_settled,
        TimeUp: late.time_up,
        CameBack: offers.came_back,
        WentAway: offers.went_away,
        LookAgain: offers.looked_again,
        LeftAlone: AwayCommands(live, services.store).left,
    }
    return Handlers(
        guests={
            MakeMove: partial(live.by_player, play.submitted),
            GiveUp: moves.give_up,
            TakeBack: offers.take_back,
            AskUndo: offers.ask_undo,
            ProposeDraw: offers.propose_draw,
            ProposeLend: offers.propose_lend,
            ProposePause: offers.propose_pause,
            Answer: offers.answer,
            Prepare: _nothing_to_prepare if prepared is None else prepared.prepare,
            Say: ChatCommands(live, services.store).say,
            Sit: seating.sit,
            Fill: seating.fill,
            Leave: seating.leave,
            Forget: ForgettingCommands(live, moves.give_up, remove).forget,
            Rematch: RematchCommands(
                live, services.store.last_rematch, services.new_tables
            ).rematch,
        },
        internal=internal | _preparing(prepared),
        ripen=offers.ripen,
    )


def _preparing(prepared: PreparedMoves | None) -> dict[type, InternalHandler]:
    if prepared is None:
        return dict.fromkeys((LookAtPrepared, MakePrepared), _nothing_prepared)
    return {LookAtPrepared: prepared.looked, MakePrepared: prepared.made}


async def _nothing_to_prepare(_: Prepare, person: Person, now: int) -> Receipt:
    raise Objection("prepare-not-here")


async def _nothing_prepared(_: LookAtPrepared | MakePrepared, now: int) -> Receipt:
    raise AssertionError("nothing is prepared here, and nobody asks for it")
