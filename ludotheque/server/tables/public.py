"""A table as everybody may see it: no person's id, and no seed."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.core.chance import commitment
from ludotheque.core.game import Seat
from ludotheque.core.line import Name
from ludotheque.protocol.wire import SeatInfo, StageName, TableInfo
from ludotheque.server.sheet import Chair, Closed, Frozen, Gathering, Over, Playing, Sheet


class Around(Struct, frozen=True, kw_only=True):
    """Who is there now: known only where a table is awake."""

    present: tuple[bool, ...]
    """By seat, as is the next."""
    grace: tuple[int | None, ...]
    watchers: int
    watching: tuple[Name, ...]


def table_info(sheet: Sheet, around: Around | None = None) -> TableInfo:
    stage = sheet.stage
    playing = stage if isinstance(stage, Playing) else None
    over = stage if isinstance(stage, Over) else None
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        seats=tuple(
            _place(chair, playing, seat, around) for seat, chair in enumerate(sheet.chairs)
        ),
        pace=sheet.pace,
        public=sheet.public,
        hints=sheet.hints,
        stage=_name(sheet),
        at=0 if isinstance(stage, Gathering) else stage.at,
        awaited=playing.awaited if playing else (),
        offers=playing.offers if playing else (),
        declined=playing.declined if playing else (),
        commitment=commitment(bytes.fromhex(sheet.seed)),
        entropy=tuple(chair.entropy for chair in sheet.chairs),
        result=over.result if over else None,
        how=over.how if over else None,
        rematch=over.rematch if over else None,
        host=sheet.seat_of(sheet.host),
        watchers=around.watchers if around else None,
        watching=around.watching if around else (),
        made=sheet.made,
        changed=sheet.changed,
        paused=(playing.clock.paused or None) if playing else None,
        day=sheet.day,
    )


def due(sheet: Sheet, seat: Seat | None) -> int | None:
    """When time is up at somebody's own table: theirs if it runs, else the first of the others'. A
    pause counts for nobody.
    """
    if seat is None or not isinstance(sheet.stage, Playing):
        return None
    clock = sheet.stage.clock
    if not clock.pace.counted or not clock.running:
        return None
    if seat in clock.running:
        return clock.begins + clock.left[seat]
    return clock.next_flag()


def _name(sheet: Sheet) -> StageName:
    match sheet.stage:
        case Gathering():
            return "gathering"
        case Playing():
            return "playing"
        case Over():
            return "over"
        case Frozen():
            return "frozen"
        case Closed():
            return "closed"


def _place(chair: Chair, playing: Playing | None, seat: int, around: Around | None) -> SeatInfo:
    lent = playing is not None and seat in playing.lent
    resigned = playing is not None and seat in playing.resigned
    person = around if chair.person is not None else None
    return SeatInfo(
        name=chair.name,
        claimed=chair.claimed,
        bot=chair.bot,
        character=chair.character,
        free=chair.empty,
        kept=chair.empty and chair.kept is not None,
        present=person.present[seat] if person else None,
        grace=person.grace[seat] if person and playing and not (lent or resigned) else None,
        lent=lent,
        resigned=resigned,
    )
