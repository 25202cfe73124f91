"""During the game: what a move, an offer or an answer makes of a table. Pure; nothing is stored.

Every function returns a `Change`, worked out and not yet made: the actor stores it first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.chance import Chance, commitment
from ludotheque.core.course import Course, awaited, how, result
from ludotheque.core.game import AnyGame, Seat
from ludotheque.core.record import (
    BadRecord,
    Header,
    Opened,
    Ply,
    Record,
    Undo,
    finish,
    read,
    write,
)
from ludotheque.protocol.wire import Offer
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen, Gathering, Over, Playing, Sheet
from ludotheque.server.store.store import StoredTable
from ludotheque.table.clock import Clock, wound
from ludotheque.table.table import Table, Turn
from ludotheque.titles import find

Here: TypeAlias = Collection[Seat]
"""The people who are connected."""


class Change(Struct, frozen=True, gc=False):
    """What a table becomes: its sheet, and the lines that its record gets, if any."""

    sheet: Sheet
    turn: Turn | None = None
    offer: str | None = None
    """The id of the offer that was made instead, if others have to agree first."""


def table_of(sheet: Sheet) -> Table:
    """The table before its first ply. Every chair is taken, and has its entropy."""
    game = find(sheet.game).game
    if game.version != sheet.version:
        raise BadRecord(
            f"this table plays {game.name} version {sheet.version}, and the house {game.version}"
        )
    options = game.codec.options(game.codec.encode(sheet.options))
    chance = Chance(bytes.fromhex(sheet.seed), [chair.entropy for chair in sheet.chairs])
    return Table(game, options, sheet.seated(), chance)


def revived(kept: StoredTable) -> Table | None:
    """The table as its lines left it; None before the game, or where the rules failed."""
    if isinstance(kept.sheet.stage, Gathering | Frozen):
        return None
    fresh = table_of(kept.sheet)
    raw = b"".join((write(fresh.record()), *(line.raw + b"\n" for line in kept.lines)))
    return Table.revive(Opened(read(raw), fresh.game), fresh.chance)


def record_of(sheet: Sheet, lines: Iterable[bytes]) -> bytes:
    """The finished record, from what was stored alone: it stays the same when the rules change."""
    assert isinstance(sheet.stage, Over)
    seed = bytes.fromhex(sheet.seed)
    return write(finish(record_so_far(sheet, lines), sheet.stage.result, seed, sheet.stage.how))


def record_so_far(sheet: Sheet, lines: Iterable[bytes]) -> Record:
    """The same without its end, and so without the seed."""
    header = Header(
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        seats=sheet.seated(),
        commitment=commitment(bytes.fromhex(sheet.seed)),
        entropy=tuple(chair.entropy for chair in sheet.chairs),
    )
    return read(b"".join((write(Record(header, ())), *(raw + b"\n" for raw in lines))))


def begun(sheet: Sheet, now: int) -> Change:
    """Nature deals, and the clocks start."""
    table = table_of(sheet)
    turn = table.open()
    clock = wound(sheet.pace, len(sheet.chairs), _by_people(table.game, turn.course), now)
    stage = Playing(clock=clock)
    return Change(_after(replace(sheet, stage=stage), table, turn, clock, now), turn)


def moved(
    sheet: Sheet,
    table: Table,
    seat: Seat,
    move: Any,
    now: int,
    *,
    late: bool = False,
    settled: Any = None,
) -> Change:
    """Raises `Illegal`. `late` if the move is made for a seat whose time is up.

    `settled` is what a simulation that the move steered came to.
    """
    playing = in_play(sheet)
    turn = table.propose(seat, move, by="clock" if late else None, settled=settled)
    waiting = _by_people(table.game, turn.course)
    by, behind = (None, seat) if late else (seat, None)
    if not table.game.furthers(table.state, turn.course.state):
        by = behind = None  # else one could earn time, or draw breath, for ever
    clock = playing.clock.after(by, waiting, now, behind)
    return Change(_after(sheet, table, turn, clock, now), turn)


def taken_back(sheet: Sheet, table: Table, seat: Seat, id: str, here: Here, now: int) -> Change:
    """At once where nobody could object; else those who are here are asked."""
    _own(sheet, seat)
    takeback = table.takeback(seat)
    if takeback is None:
        raise Objection("nothing-to-undo")
    offer = Offer(id=id, what="undo", by=seat, seat=seat, ply=takeback.ply)
    if takeback.ask and asked(sheet, offer, here):
        return _offered(sheet, offer, now)
    return _aside(sheet, table, table.take_back(takeback, seat), now)


def resigned(sheet: Sheet, table: Table, seat: Seat, lender: str, now: int) -> Change:
    _own(sheet, seat)
    return _aside(sheet, table, table.resign(seat, lender), now)


def draw_proposed(sheet: Sheet, seat: Seat, id: str, now: int) -> Change:
    """A draw needs the word of every other person who is still in the game."""
    _own(sheet, seat)
    offer = Offer(id=id, what="draw", by=seat, seat=seat)
    if not asked(sheet, offer, ()):
        raise Objection("bots-do-not-agree")
    return _offered(sheet, offer, now)


def lend_proposed(
    sheet: Sheet, table: Table, by: Seat, seat: Seat, id: str, lender: str, here: Here, now: int
) -> Change:
    """That a bot plays for somebody who is away: the actor has looked whether they are."""
    playing = _own(sheet, by)
    if seat not in sheet.people():
        raise Objection("seat-not-persons")
    if seat == by or seat in (*playing.lent, *playing.resigned):
        raise Objection("seat-not-absent")
    offer = Offer(id=id, what="lend", by=by, seat=seat)
    if asked(sheet, offer, here):
        return _offered(sheet, offer, now)
    return lent(sheet, table, seat, lender, "agreed", now)


def lent(
    sheet: Sheet,
    table: Table,
    seat: Seat,
    lender: str,
    why: Literal["agreed", "clock"],
    now: int,
) -> Change:
    in_play(sheet)
    return _aside(sheet, table, table.lend(seat, lender, why), now)


def returned(sheet: Sheet, table: Table, seat: Seat, now: int) -> Change:
    """Somebody is here: a bot that plays for them hands back, and nobody asks for one any more."""
    playing = in_play(sheet)
    offers = tuple(o for o in playing.offers if (o.what, o.seat) != ("lend", seat))
    sheet = _with_offers(sheet, offers, now)
    if seat not in playing.lent or seat in playing.resigned:
        return Change(sheet)
    return _aside(sheet, table, table.give_back(seat), now)


def answered(
    sheet: Sheet, table: Table, seat: Seat, id: str, yes: bool, here: Here, now: int
) -> Change:
    """One no withdraws an offer; so does the one who made it. The last yes makes it `ripe`."""
    playing = _own(sheet, seat)
    offer = next((each for each in playing.offers if each.id == id), None)
    if offer is None or (seat == offer.by and yes):
        raise Objection("no-such-offer")
    if seat not in (offer.by, *asked(sheet, offer, {*here, seat})):
        raise Objection("no-such-offer")
    others = tuple(each for each in playing.offers if each is not offer)
    if not yes:
        return Change(_with_offers(sheet, others, now))
    agreeing = replace(offer, yes=tuple(sorted({*offer.yes, seat})))
    return Change(_with_offers(sheet, (*others, agreeing), now))


def ripe(sheet: Sheet, table: Table, lender: str, here: Here, now: int) -> Change | None:
    """What everybody who is asked has agreed to, also because others have left since."""
    if not isinstance(sheet.stage, Playing):
        return None
    for offer in sheet.stage.offers:
        waiting = set(asked(sheet, offer, here)) - set(offer.yes)
        if waiting:
            continue
        others = tuple(each for each in sheet.stage.offers if each is not offer)
        without = _with_offers(sheet, others, now)
        turn = _brought_about(table, offer, lender, here)
        return Change(without) if turn is None else _aside(without, table, turn, now)
    return None


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


def asked(sheet: Sheet, offer: Offer, here: Here) -> tuple[Seat, ...]:
    """Whose word an offer needs. Only who is here can give it; a draw needs everybody's."""
    playing = in_play(sheet)
    unasked = {offer.by, offer.seat, *playing.resigned}
    people = [seat for seat in sheet.people() if seat not in unasked]
    if offer.what == "draw":
        return tuple(people)
    return tuple(seat for seat in people if seat in here and seat not in playing.lent)


def _offered(sheet: Sheet, offer: Offer, now: int) -> Change:
    offers = in_play(sheet).offers
    if any((each.what, each.seat) == (offer.what, offer.seat) for each in offers):
        raise Objection("offer-twice")
    return Change(_with_offers(sheet, (*offers, offer), now), offer=offer.id)


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


def _by_people(game: AnyGame, course: Course) -> tuple[Seat, ...]:
    """Whose time runs: bots have none to lose, also where they play for somebody."""
    waiting = awaited(game, course)
    return tuple(seat for seat in waiting if seat >= 0 and course.bot(seat) is None)


def _aside(sheet: Sheet, table: Table, turn: Turn, now: int) -> Change:
    """A turn that is no move: nobody earns time by it, and who takes a move back loses some."""
    playing, waiting = in_play(sheet), _by_people(table.game, turn.course)
    undone = [step.line for step in turn.steps if isinstance(step.line, Undo)]
    if undone:
        clock = playing.clock.taken_back(_losers(table.course, undone[0]), waiting, now)
    else:
        clock = playing.clock.after(None, waiting, now)
    return Change(_after(sheet, table, turn, clock, now), turn)


def _losers(course: Course, undo: Undo) -> tuple[Seat, ...]:
    """Whose plies an undo takes back."""
    if undo.alone:
        return (undo.seat,)
    return tuple({back.seat for back in course.window if back.at >= undo.ply})


def _after(sheet: Sheet, table: Table, turn: Turn, clock: Clock, now: int) -> Sheet:
    """The sheet once the lines of a turn stand."""
    game, course, playing = table.game, turn.course, in_play(sheet)
    if (ended := result(game, course)) is not None:
        how_ended = how(game, course)
        assert how_ended is not None
        over = Over(at=course.at, result=ended, how=how_ended)
        return replace(sheet, changed=now, stage=over)
    plies = any(isinstance(step.line, Ply) for step in turn.steps)
    stage = replace(
        playing,
        clock=clock,
        at=course.at,
        awaited=awaited(game, course),
        lent=tuple(sorted(course.lent)),
        resigned=course.resigned,
        offers=tuple(each for each in playing.offers if _stands(each, course, plies)),
    )
    return replace(sheet, changed=now, stage=stage)


def _stands(offer: Offer, course: Course, plies: bool) -> bool:
    """Whether an offer outlives a turn: a move withdraws all but those about somebody away."""
    if offer.by in course.resigned or offer.seat in course.resigned:
        return False
    return offer.seat not in course.lent if offer.what == "lend" else not plies
