"""What a table does for each thing that is asked of it."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import (
    Answer,
    Fill,
    GiveUp,
    ProposeDraw,
    ProposeLend,
    Say,
    Sit,
    Submit,
    TakeBack,
)
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Over, Playing, Sheet
from ludotheque.table.table import Table

from . import play, setup
from .commands import (
    BotChose,
    CameBack,
    Envelope,
    HandSettled,
    Leave,
    Receipt,
    Rematch,
    TimeUp,
    WentAway,
)
from .play import Change

if TYPE_CHECKING:
    from .actor import Actor


async def done(actor: Actor, ask: Envelope) -> Receipt:
    """Do it. What has become ripe by it, such as a draw that all others agreed to, follows."""
    outcome = await _done(actor, ask)
    table, now = actor.table, actor.house.now()
    while table is not None and isinstance(actor.sheet.stage, Playing):
        lender, here = actor.settings.lender, actor.broadcast.here()
        ripe = play.ripe(actor.sheet, table, lender, here, now)
        if ripe is None:
            break
        await actor.change(ripe, now)
    return outcome


async def _done(actor: Actor, ask: Envelope) -> Receipt:
    now = actor.house.now()
    match ask.what:
        case BotChose() as played:
            return await _bot_played(actor, played, now)
        case HandSettled() as steered:
            return await _steered(actor, steered, now)
        case TimeUp():
            return await actor.alarm.rang()
        case WentAway():
            return Receipt(actor.at)
        case CameBack(seat=seat):
            change = play.returned(actor.sheet, _playing(actor), seat, now)
            return await actor.change(change, now)
    if ask.person is None:
        raise Objection("nobody")
    return await _guests(actor, ask.what, ask.person, now)


async def _guests(actor: Actor, what: Any, person: Person, now: int) -> Receipt:
    sheet = actor.sheet
    match what:
        case Sit():
            return await _gathered(actor, setup.sat(sheet, person, what, now), now)
        case Fill(strength=strength):
            return await _gathered(actor, setup.filled(sheet, person, strength, now), now)
        case Leave():
            return await _left(actor, person, now)
        case Rematch():
            return await _again(actor, person, now)
        case Say():
            return await _say(actor, what, person, now)
    return await _at_the_table(actor, what, _seat(actor, person), now)


def _seat(actor: Actor, person: Person) -> Seat:
    seat = actor.sheet.seat_of(person.id)
    if seat is None:
        raise Objection("not-seated")
    return seat


def _playing(actor: Actor) -> Table:
    play.in_play(actor.sheet)
    assert actor.table is not None
    return actor.table


async def _at_the_table(actor: Actor, message: Any, seat: Seat, now: int) -> Receipt:
    """What a player does. The same message is answered again, and done once."""
    key = f"{seat}:{message.id}"
    if (known := actor.known(key)) is not None:
        return known
    table = _playing(actor)
    if seat in table.course.lent and seat not in table.course.resigned:
        # Their connection came first, and the bot is on its way out: this waits for that.
        await actor.change(play.returned(actor.sheet, table, seat, now), now)
    sheet, lender, here = actor.sheet, actor.settings.lender, actor.broadcast.here()
    match message:
        case Submit(move=raw):
            if seat in table.course.resigned:
                raise Objection("resigned")
            move = table.game.codec.move(bytes(raw))
            _check_unsteered(table, move)
            change = play.moved(sheet, table, seat, move, now)
        case TakeBack():
            change = play.taken_back(sheet, table, seat, key, here, now)
        case GiveUp():
            change = play.resigned(sheet, table, seat, lender, now)
        case ProposeDraw():
            change = play.draw_proposed(sheet, seat, key, now)
        case ProposeLend(seat=absent):
            _check_away(actor, absent)
            change = play.lend_proposed(sheet, table, seat, absent, key, lender, here, now)
        case Answer(offer=offer, yes=yes):
            change = play.answered(sheet, table, seat, offer, yes, here, now)
        case _:
            raise AssertionError(message)
    return await actor.change(change, now, submission=key)


def _check_unsteered(table: Table, move: Any) -> None:
    """What a hand does is seen while it does it: nobody hands in the samples of a perfect one."""
    if table.game.live is not None and table.game.live.steered(move):
        raise Objection("steer-live")


def _check_away(actor: Actor, seat: Seat) -> None:
    """Whether a person is away, and for long enough that it is no hiccup of the line."""
    if seat not in actor.sheet.people():
        raise Objection("seat-not-persons")
    wait = actor.broadcast.until_absent(seat)
    if wait is None:
        raise Objection("seat-not-absent")
    if wait > 0:
        raise Objection("seat-away-shortly", seconds=ceil(wait))


async def _bot_played(actor: Actor, played: BotChose, now: int) -> Receipt:
    table, seat = _playing(actor), played.seat
    if played.late:
        stage = play.in_play(actor.sheet)
        wanted = seat in stage.clock.flagged(now)
    else:
        wanted = table.course.bot(seat) is not None
    if not wanted or played.move is None or actor.steering.play(seat, played.move, played.late):
        return Receipt(actor.at)
    change = play.moved(actor.sheet, table, seat, played.move, now, late=played.late)
    return await actor.change(change, now)


async def _steered(actor: Actor, steered: HandSettled, now: int) -> Receipt:
    """Everything is still again. What was steered and what came of it are recorded together."""
    table, seat = _playing(actor), steered.seat
    if not actor.steering.wanted(steered):
        return Receipt(actor.at)
    change = play.moved(
        actor.sheet, table, seat, steered.move, now, late=steered.late, settled=steered.settled
    )
    outcome = await actor.change(change, now)
    if steered.settled is not None:
        actor.steering.kept()
    if steered.late:
        await actor.alarm.go_on(seat, now)
    return outcome


async def _gathered(actor: Actor, sheet: Sheet, now: int) -> Receipt:
    """Somebody sat down. With the last chair taken the game begins."""
    if not setup.full(sheet):
        return await actor.change(Change(sheet), now)
    return await actor.change(play.begun(setup.ready(sheet), now), now)


async def _left(actor: Actor, person: Person, now: int) -> Receipt:
    sheet = setup.left(actor.sheet, person, now)
    if sheet is None:
        await actor.house.remove(actor)
        return Receipt(0)
    return await actor.change(Change(sheet), now)


async def _again(actor: Actor, person: Person, now: int) -> Receipt:
    """The first who asks sets the new table up; everybody is told where it is."""
    _seat(actor, person)
    stage = actor.sheet.stage
    rematch = stage.rematch if isinstance(stage, Over) else None
    if (going_on := await actor.house.last_rematch(rematch)) is not None:
        return Receipt(actor.at, going_on)
    sheet = await actor.house.set_up_again(actor.sheet, person)
    assert isinstance(stage, Over)
    told = replace(actor.sheet, stage=replace(stage, rematch=sheet.id), changed=now)
    await actor.change(Change(told), now)
    return Receipt(actor.at, sheet.id)


async def _say(actor: Actor, say: Say, person: Person, now: int) -> Receipt:
    key = f"{person.id}:{say.id}"
    if (known := actor.known(key)) is not None:
        return known
    seat = actor.sheet.seat_of(person.id)
    said = actor.chat.spoken(say.text, seat, person.name, now)
    await actor.house.store.say(actor.id, said)
    actor.chat.add(said)
    outcome = Receipt(actor.at)
    actor.remember(key, outcome)
    return outcome
