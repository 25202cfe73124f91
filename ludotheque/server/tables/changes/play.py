"""During the game: what a move makes of a table, or that somebody gives up, goes or comes back."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.course import Course
from ludotheque.core.game import MadeBy, Seat
from ludotheque.core.line import Line, Ply, Undo
from ludotheque.protocol.wire import Declined, Offer
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Frozen, Gathering, Over, Playing, Sheet
from ludotheque.server.tables.command import MakeMove
from ludotheque.table.clock import SECOND, Clock, wound
from ludotheque.table.table import Table, Turn
from ludotheque.titles import find

from .records import table_of


class Change(Struct, frozen=True, gc=False):
    """What a table becomes: its sheet, and the lines that its record gets, if any."""

    sheet: Sheet
    turn: Turn | None = None
    offer: str | None = None
    """The id of the offer that was made instead, if others have to agree first."""


class Asking(Struct, frozen=True, gc=False, kw_only=True):
    """Who of those who play asks for something, at which table as it stands, and when."""

    sheet: Sheet
    table: Table
    seat: Seat
    key: str
    """By which the submission is known again: `seat:id`."""
    now: int


def begun(sheet: Sheet, now: int, opening: Sequence[Line] = ()) -> Change:
    """Nature deals, and the clocks start. Or these lines come first, with her own among them."""
    table = table_of(sheet)
    turn = table.open(opening)
    clock = wound(sheet.pace, len(sheet.chairs), _by_people(table, turn.course), now)
    stage = Playing(clock=clock)
    return Change(_after(replace(sheet, stage=stage), table, turn, clock, now), turn)


def submitted(by: Asking, command: MakeMove) -> Change:
    """A person's own move. Raises `Illegal`."""
    game = by.table.game
    if by.seat in by.table.course.resigned:
        raise Objection("resigned")
    if game.live is not None and game.live.steered(command.move):
        # What a hand does is seen while it does it: nobody hands in the samples of a perfect one.
        raise Objection("steer-live")
    _let_object(by, command.move)
    return moved(by.sheet, by.table, by.seat, command.move, by.now)


def _let_object(by: Asking, move: Any) -> None:
    """Nobody shuts other people out at once who may still object to what was done before."""
    game, course = by.table.game, by.table.course
    if not game.manners.leisure or game.refusal(by.table.state, by.seat, move) is not None:
        return
    others = game.manners.objectors(by.table.state, move)
    if any(seat != by.seat and course.bot(seat) is None for seat in others):
        left = game.manners.leisure * SECOND - (by.now - in_play(by.sheet).clock.since)
        if left > 0:
            raise Objection("others-may-object", seconds=ceil(left / SECOND))


def moved(
    sheet: Sheet,
    table: Table,
    seat: Seat,
    move: Any,
    now: int,
    *,
    late: bool = False,
    lost: bool = False,
    settled: Any = None,
) -> Change:
    """Raises `Illegal`. `late` if the move is made for a seat whose time is up, `lost` if the house
    has lost what it held.

    `settled` is what a simulation that the move steered came to.
    """
    playing = in_play(sheet)
    maker: MadeBy | None = "house" if lost else "clock" if late else None
    turn = table.propose(seat, move, by=maker, settled=settled)
    waiting = _by_people(table, turn.course)
    by, behind = (None, seat) if late else (seat, None)
    if not table.game.manners.furthers(table.state, turn.course.state):
        by = behind = None  # else one could earn time, or draw breath, for ever
    clock = playing.clock.after(by, waiting, now, behind)
    return Change(_after(sheet, table, turn, clock, now), turn)


def resigned(sheet: Sheet, table: Table, seat: Seat, lender: str, now: int) -> Change:
    own(sheet, seat)
    return aside(sheet, table, table.resign(seat, lender), now)


def lent(
    sheet: Sheet,
    table: Table,
    seat: Seat,
    lender: str,
    why: Literal["agreed", "clock"],
    now: int,
) -> Change:
    in_play(sheet)
    return aside(sheet, table, table.lend(seat, lender, why), now)


def returned(sheet: Sheet, table: Table, seat: Seat, now: int) -> Change:
    """Somebody is here: a bot that plays for them hands back, and nobody asks for one any more."""
    playing = in_play(sheet)
    offers = tuple(o for o in playing.offers if (o.what, o.seat) != ("lend", seat))
    sheet = with_offers(sheet, offers, now)
    if seat not in playing.lent or seat in playing.resigned:
        return Change(sheet)
    return aside(sheet, table, table.give_back(seat), now)


# What all of these have in common


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
        case Closed():
            raise Objection("table-closed")


def own(sheet: Sheet, seat: Seat) -> Playing:
    """The game, for somebody who still has a say in it."""
    playing = in_play(sheet)
    if seat in playing.resigned:
        raise Objection("resigned")
    return playing


def with_offers(sheet: Sheet, offers: tuple[Offer, ...], now: int) -> Sheet:
    """What somebody offers anew is not told as declined any more."""
    playing = in_play(sheet)
    asking = {offer.by for offer in offers}
    declined = tuple(each for each in playing.declined if each.offer.by not in asking)
    return replace(sheet, changed=now, stage=replace(playing, offers=offers, declined=declined))


def aside(sheet: Sheet, table: Table, turn: Turn, now: int) -> Change:
    """A turn that is no move: nobody earns time by it, and who takes a move back loses some."""
    playing, waiting = in_play(sheet), _by_people(table, turn.course)
    undone = [step.line for step in turn.steps if isinstance(step.line, Undo)]
    if undone:
        clock = playing.clock.taken_back(_losers(table.course, undone[0]), waiting, now)
    else:
        clock = playing.clock.after(None, waiting, now)
    return Change(_after(sheet, table, turn, clock, now), turn)


def _by_people(table: Table, course: Course) -> tuple[Seat, ...]:
    """Whose time runs: bots have none to lose, also where they play for somebody."""
    waiting = table.standing(course).awaited
    return tuple([seat for seat in waiting if seat >= 0 and course.bot(seat) is None])


def _losers(course: Course, undo: Undo) -> tuple[Seat, ...]:
    """Whose plies an undo takes back."""
    if undo.alone:
        return (undo.seat,)
    return tuple({back.seat for back in course.window if back.at >= undo.ply})


def _after(sheet: Sheet, table: Table, turn: Turn, clock: Clock, now: int) -> Sheet:
    """The sheet once the lines of a turn stand."""
    course, playing = turn.course, in_play(sheet)
    standing = table.standing(course)
    if standing.result is not None:
        assert standing.how is not None
        over = Over(at=course.at, result=standing.result, how=standing.how)
        if sheet.day is not None:
            mark = find(sheet.game, sheet.version).mark(
                course.state, standing.result, sheet.people()[0]
            )
            over = replace(over, mark=mark)
        return replace(sheet, changed=now, stage=over)
    movers = [step.line.seat for step in turn.steps if isinstance(step.line, Ply)]
    offers = tuple(each for each in playing.offers if _stands(each, course, bool(movers)))
    stage = replace(
        playing,
        clock=clock,
        at=course.at,
        awaited=standing.awaited,
        lent=tuple(sorted(course.lent)),
        resigned=course.resigned,
        offers=offers,
        declined=_declined(playing, offers, movers),
    )
    return replace(sheet, changed=now, stage=stage)


def _declined(
    playing: Playing, stand: tuple[Offer, ...], movers: Sequence[Seat]
) -> tuple[Declined, ...]:
    """What others answered by moving on; and what whoever asked knows by now, as they moved."""
    before = tuple(each for each in playing.declined if each.offer.by not in movers)
    if not movers or movers[0] < 0:
        return before
    gone = (each for each in playing.offers if each not in stand and each.by not in movers)
    return (*before, *(Declined(offer=each, by=movers[0], how="moved") for each in gone))


def _stands(offer: Offer, course: Course, plies: bool) -> bool:
    """Whether an offer outlives a turn: a move withdraws all but those about somebody away, and of
    a pause, which is asked for over days.
    """
    if offer.by in course.resigned or offer.seat in course.resigned:
        return False
    if offer.what == "pause":
        return True
    return offer.seat not in course.lent if offer.what == "lend" else not plies
