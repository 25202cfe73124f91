"""During the game: what a move, an offer or an answer makes of a table. Pure; nothing is stored.

Every function returns a `Change`, worked out and not yet made: the actor stores it first.
"""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import awaited, how, result
from ludotheque.core.game import Seat
from ludotheque.core.record import Opened, Ply, read, write
from ludotheque.games import find
from ludotheque.table.clock import wound
from ludotheque.table.table import Table, Turn
from ludotheque.table.undo import undoable

from .objection import Objection
from .sheet import Frozen, Gathering, Offer, Over, Playing, Sheet
from .store import Kept


class Change(Struct, frozen=True):
    """What a table becomes: its sheet, and the lines that its record gets, if any."""

    sheet: Sheet
    turn: Turn | None = None


def table_of(sheet: Sheet) -> Table:
    """The table before its first ply. Every chair is taken, and has its entropy."""
    game = find(sheet.game)
    options = game.codec.options(game.codec.encode(sheet.options))
    chance = Chance(bytes.fromhex(sheet.seed), [chair.entropy for chair in sheet.chairs])
    return Table(game, options, sheet.seated(), chance)


def revived(kept: Kept) -> Table | None:
    """The table as its lines left it; None before the game, or where the rules fail."""
    if isinstance(kept.sheet.stage, Gathering | Frozen):
        return None
    fresh = table_of(kept.sheet)
    raw = b"".join((write(fresh.record()), *(line.raw + b"\n" for line in kept.lines)))
    return Table.revive(Opened(read(raw), fresh.game), fresh.chance)


def begun(sheet: Sheet, now: int) -> Change:
    """Nature deals, and the clocks start."""
    table = table_of(sheet)
    turn = table.open()
    waiting = awaited(table.game, turn.course)
    stage = Playing(clock=wound(sheet.pace, len(sheet.chairs), waiting, now))
    return Change(_after(replace(sheet, stage=stage), table, turn, None, now), turn)


def moved(
    sheet: Sheet, table: Table, seat: Seat, move: Any, now: int, *, late: bool = False
) -> Change:
    """Raises `Illegal`. `late` if the move is made for a seat whose time is up."""
    in_play(sheet)
    turn = table.propose(seat, move, by="clock" if late else None)
    return Change(_after(sheet, table, turn, None if late else seat, now), turn)


def taken_back(sheet: Sheet, table: Table, seat: Seat, id: str, now: int, rng: Random) -> Change:
    """At once where nobody could object; else the others are asked."""
    _own(sheet, seat)
    takeback = undoable(table.game, table.course, seat, rng)
    if takeback is None:
        raise Objection("nothing-to-undo")
    offer = Offer(id=id, what="undo", by=seat, seat=seat, ply=takeback.ply)
    if takeback.ask and _asked(sheet, offer):
        return _offered(sheet, offer, now)
    turn = table.take_back(takeback, seat)
    return Change(_after(sheet, table, turn, None, now), turn)


def resigned(sheet: Sheet, table: Table, seat: Seat, lender: str, now: int) -> Change:
    playing = in_play(sheet)
    if seat in playing.resigned:
        raise Objection("resigned")
    turn = table.resign(seat, lender)
    return Change(_after(sheet, table, turn, None, now), turn)


def draw_proposed(sheet: Sheet, seat: Seat, id: str, now: int) -> Change:
    """A draw needs the word of every other person who is still in the game."""
    _own(sheet, seat)
    offer = Offer(id=id, what="draw", by=seat, seat=seat)
    if not _asked(sheet, offer):
        raise Objection("bots-do-not-agree")
    return _offered(sheet, offer, now)


def lend_proposed(
    sheet: Sheet, table: Table, by: Seat, seat: Seat, id: str, lender: str, now: int
) -> Change:
    """That a bot plays for somebody who is away: the actor has looked whether they are."""
    playing = _own(sheet, by)
    if seat == by or seat not in sheet.people() or seat in (*playing.lent, *playing.resigned):
        raise Objection("seat-not-absent")
    offer = Offer(id=id, what="lend", by=by, seat=seat)
    if _asked(sheet, offer):
        return _offered(sheet, offer, now)
    return lent(sheet, table, seat, lender, "agreed", now)


def lent(sheet: Sheet, table: Table, seat: Seat, lender: str, why: Any, now: int) -> Change:
    in_play(sheet)
    turn = table.lend(seat, lender, why)
    return Change(_after(sheet, table, turn, None, now), turn)


def given_back(sheet: Sheet, table: Table, seat: Seat, now: int) -> Change:
    playing = in_play(sheet)
    if seat not in playing.lent or seat in playing.resigned:
        raise Objection("seat-not-lent")
    turn = table.give_back(seat)
    return Change(_after(sheet, table, turn, None, now), turn)


def answered(
    sheet: Sheet, table: Table, seat: Seat, offer_id: str, yes: bool, lender: str, now: int
) -> Change:
    """One no withdraws an offer; so does the one who made it. The last yes brings it about."""
    playing = _own(sheet, seat)
    offer = next((each for each in playing.offers if each.id == offer_id), None)
    if offer is None or seat not in (offer.by, *_asked(sheet, offer)):
        raise Objection("no-such-offer")
    others = tuple(each for each in playing.offers if each is not offer)
    if not yes:
        return Change(_with_offers(sheet, others, now))
    if seat == offer.by:
        raise Objection("no-such-offer")
    agreeing = replace(offer, yes=tuple(sorted({*offer.yes, seat})))
    if set(_asked(sheet, offer)) - set(agreeing.yes):
        return Change(_with_offers(sheet, (*others, agreeing), now))
    turn = _brought_about(table, agreeing, lender)
    return Change(_after(_with_offers(sheet, others, now), table, turn, None, now), turn)


def _brought_about(table: Table, offer: Offer, lender: str) -> Turn:
    match offer.what:
        case "draw":
            return table.agree(table.course.people())
        case "lend":
            return table.lend(offer.seat, lender, "agreed")
        case "undo":
            # Nothing was revealed when it was asked, and the next move withdraws the offer.
            takeback = undoable(table.game, table.course, offer.by, Random(offer.ply))
            if takeback is None or takeback.ply != offer.ply:
                raise Objection("nothing-to-undo")
            return table.take_back(takeback, offer.by)


def _asked(sheet: Sheet, offer: Offer) -> tuple[Seat, ...]:
    """Whose word an offer needs. Who is away is not asked, except for the game itself."""
    playing = in_play(sheet)
    unasked = {offer.by, offer.seat, *playing.resigned}
    if offer.what != "draw":
        unasked |= set(playing.lent)
    return tuple(seat for seat in sheet.people() if seat not in unasked)


def _offered(sheet: Sheet, offer: Offer, now: int) -> Change:
    offers = in_play(sheet).offers
    if any((each.what, each.seat) == (offer.what, offer.seat) for each in offers):
        raise Objection("offer-twice")
    return Change(_with_offers(sheet, (*offers, offer), now))


def _with_offers(sheet: Sheet, offers: tuple[Offer, ...], now: int) -> Sheet:
    return replace(sheet, changed=now, stage=replace(in_play(sheet), offers=offers))


def in_play(sheet: Sheet) -> Playing:
    """What is known of a game that is going on; else an objection that says why there is none."""
    match sheet.stage:
        case Playing() as playing:
            return playing
        case Gathering():
            raise Objection("not-started")
        case Over():
            raise Objection("game-over")
        case Frozen():
            raise Objection("table-frozen")


def _own(sheet: Sheet, seat: Seat) -> Playing:
    """The game, for somebody who still has a say in it."""
    playing = in_play(sheet)
    if seat in playing.resigned:
        raise Objection("resigned")
    return playing


def _after(sheet: Sheet, table: Table, turn: Turn, by: Seat | None, now: int) -> Sheet:
    """The sheet once the lines of a turn stand. `by` is who moved in person, for the clock."""
    game, course, playing = table.game, turn.course, in_play(sheet)
    if (ended := result(game, course)) is not None:
        how_ended = how(game, course)
        assert how_ended is not None
        over = Over(at=course.at, result=ended, how=how_ended)
        return replace(sheet, changed=now, stage=over)
    waiting = awaited(game, course)
    plies = any(isinstance(step.line, Ply) for step in turn.steps)
    stage = replace(
        playing,
        clock=playing.clock.after(by, waiting, now),
        at=course.at,
        awaited=waiting,
        lent=tuple(sorted(course.lent)),
        resigned=course.resigned,
        offers=tuple(each for each in playing.offers if _stands(each, turn, plies)),
    )
    return replace(sheet, changed=now, stage=stage)


def _stands(offer: Offer, turn: Turn, plies: bool) -> bool:
    """Whether an offer outlives a turn: a move withdraws all but those about somebody away."""
    lent, gone = turn.course.lent, turn.course.resigned
    if offer.by in gone or offer.seat in gone:
        return False
    return offer.seat not in lent if offer.what == "lend" else not plies
