"""What needs the others' word: an undo, a draw, a bot for somebody who is away."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Declined, Offer
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.table.table import Table, Turn
from ludotheque.table.undo import Takeback, WhyStands

from .pauses import check_pause, paused
from .play import Change, aside, in_play, lent, own, with_offers

STANDS: dict[WhyStands, str] = {
    "none": "nothing-to-undo",
    "settled": "undo-settled",
    "late": "undo-late",
    "said": "undo-said",
    "learnt": "undo-learnt",
}
"""Why a move stands, as the house says it."""

UNDOS = 100
"""So often a seat may take something back in one game: every line of a record is kept for good."""

Here: TypeAlias = Collection[Seat]
"""The people who are connected; and of an undo, those too who are away for a moment only."""


def taken_back(sheet: Sheet, table: Table, seat: Seat, id: str, here: Here, now: int) -> Change:
    """At once where nobody could object; else they are asked."""
    takeback = may_take_back(sheet, table, seat)
    offer = Offer(id=id, what="undo", by=seat, seat=seat, ply=takeback.ply)
    if takeback.ask and asked(sheet, offer, here):
        return _offered(sheet, offer, now)
    return aside(sheet, table, table.take_back(takeback, seat), now)


def undo_asks(sheet: Sheet, table: Table, seat: Seat, here: Here) -> bool:
    """Whether others would be asked first. Raises `Objection` if it cannot be at all."""
    takeback = may_take_back(sheet, table, seat)
    offer = Offer(id="", what="undo", by=seat, seat=seat, ply=takeback.ply)
    return takeback.ask and bool(asked(sheet, offer, here))


def may_take_back(sheet: Sheet, table: Table, seat: Seat) -> Takeback:
    """Raises `Objection` with what is in its way."""
    own(sheet, seat)
    if sheet.day is not None:  # what was played is played, or the draws that follow were others
        raise Objection("day-no-undo")
    takeback = table.takeback(seat)
    if takeback is None:
        raise Objection(STANDS[table.stands(seat)])
    if table.course.undos.get(seat, 0) >= UNDOS:
        raise Objection("undos-used-up", most=UNDOS)
    return takeback


def draw_proposed(sheet: Sheet, seat: Seat, id: str, now: int) -> Change:
    """A draw needs the word of every other person who is still in the game."""
    own(sheet, seat)
    offer = Offer(id=id, what="draw", by=seat, seat=seat)
    if not asked(sheet, offer, ()):
        raise Objection("bots-do-not-agree")
    return _offered(sheet, offer, now)


def pause_proposed(sheet: Sheet, seat: Seat, days: int, id: str, now: int) -> Change:
    """For so many days, or to go on at once: with the word of every other person in the game."""
    check_pause(sheet, seat, days, now)
    offer = Offer(id=id, what="pause", by=seat, seat=seat, days=days)
    if not asked(sheet, offer, ()):
        return paused(sheet, offer, now)
    return _offered(sheet, offer, now)


def lend_proposed(
    sheet: Sheet, table: Table, by: Seat, seat: Seat, id: str, lender: str, here: Here, now: int
) -> Change:
    """That a bot plays for somebody who is away: whether they are was looked at before."""
    playing = own(sheet, by)
    if seat not in sheet.people():
        raise Objection("seat-not-persons")
    if seat == by or seat in (*playing.lent, *playing.resigned):
        raise Objection("seat-not-absent")
    offer = Offer(id=id, what="lend", by=by, seat=seat)
    if asked(sheet, offer, here):
        return _offered(sheet, offer, now)
    return lent(sheet, table, seat, lender, "agreed", now)


def answered(sheet: Sheet, seat: Seat, id: str, yes: bool, here: Here, now: int) -> Change:
    """One no withdraws an offer; so does the one who made it. The last yes makes it `ripe`."""
    playing = own(sheet, seat)
    offer = next((each for each in playing.offers if each.id == id), None)
    if offer is None or (seat == offer.by and yes):
        raise Objection("no-such-offer")
    if seat not in (offer.by, *asked(sheet, offer, {*here, seat})):
        raise Objection("no-such-offer")
    others = tuple(each for each in playing.offers if each is not offer)
    if not yes:
        without = with_offers(sheet, others, now)
        return Change(without if seat == offer.by else _told_no(without, offer, seat))
    agreeing = replace(offer, yes=tuple(sorted({*offer.yes, seat})))
    return Change(with_offers(sheet, (*others, agreeing), now))


def ripe(
    sheet: Sheet, table: Table, lender: str, here: Here, now: int, near: Here = ()
) -> Change | None:
    """What everybody who is asked has agreed to, also because others have left since."""
    if not isinstance(sheet.stage, Playing):
        return None
    for offer in sheet.stage.offers:
        reached = {*here, *near} if offer.what == "undo" else here
        waiting = set(asked(sheet, offer, reached)) - set(offer.yes)
        if waiting:
            continue
        others = tuple(each for each in sheet.stage.offers if each is not offer)
        without = with_offers(sheet, others, now)
        if offer.what == "pause":
            return paused(without, offer, now)
        turn = _brought_about(table, offer, lender, here)
        return Change(without) if turn is None else aside(without, table, turn, now)
    return None


def asked(sheet: Sheet, offer: Offer, here: Here) -> tuple[Seat, ...]:
    """Whose word an offer needs. A draw needs everybody's; else only who is here can give it.

    But an undo takes away what others have answered: where people come and go, by the day or
    without a clock, each of them is asked until a bot plays for them.
    """
    playing = in_play(sheet)
    unasked = {offer.by, offer.seat, *playing.resigned}
    people = [seat for seat in sheet.people() if seat not in unasked]
    if offer.what == "draw":
        return tuple(people)
    if offer.what == "pause":  # a bot does not mind
        return tuple(seat for seat in people if seat not in playing.lent)
    all_asked = offer.what == "undo" and not sheet.pace.together
    return tuple(
        seat for seat in people if (all_asked or seat in here) and seat not in playing.lent
    )


def _brought_about(table: Table, offer: Offer, lender: str, here: Here) -> Turn | None:
    """None if there is nothing left to bring about."""
    match offer.what:
        case "draw":
            people = table.course.people()
            return table.agree(people) if len(people) > 1 else None
        case "lend":
            if offer.seat in here or table.course.bot(offer.seat):
                return None
            return table.lend(offer.seat, lender, "agreed")
        case "undo":
            takeback = table.takeback(offer.by)
            if takeback is None or takeback.ply != offer.ply:
                return None
            return table.take_back(takeback, offer.by)
        case "pause":
            return None


def _offered(sheet: Sheet, offer: Offer, now: int) -> Change:
    offers = in_play(sheet).offers
    if any((each.what, each.seat) == (offer.what, offer.seat) for each in offers):
        raise Objection("offer-twice")
    return Change(with_offers(sheet, (*offers, offer), now), offer=offer.id)


def _told_no(sheet: Sheet, offer: Offer, seat: Seat) -> Sheet:
    playing = in_play(sheet)
    declined = Declined(offer=offer, by=seat, how="no")
    return replace(sheet, stage=replace(playing, declined=(*playing.declined, declined)))
