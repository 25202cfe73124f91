"""A table as everybody may see it: no person's id, and no seed."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.chance import commitment
from ludotheque.protocol.wire import SeatInfo, StageName, TableInfo
from ludotheque.server.sheet import Chair, Frozen, Gathering, Over, Playing, Sheet


def table_info(
    sheet: Sheet, present: Sequence[bool] | None = None, watchers: int | None = None
) -> TableInfo:
    """`present` and `watchers` are known only where the table is awake."""
    stage = sheet.stage
    playing = stage if isinstance(stage, Playing) else None
    over = stage if isinstance(stage, Over) else None
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        version=sheet.version,
        options=sheet.options,
        seats=tuple(
            _place(chair, playing, seat, present) for seat, chair in enumerate(sheet.chairs)
        ),
        pace=sheet.pace,
        public=sheet.public,
        stage=_name(sheet),
        at=0 if isinstance(stage, Gathering) else stage.at,
        awaited=playing.awaited if playing else (),
        offers=playing.offers if playing else (),
        commitment=commitment(bytes.fromhex(sheet.seed)),
        entropy=tuple(chair.entropy for chair in sheet.chairs),
        result=over.result if over else None,
        how=over.how if over else None,
        rematch=over.rematch if over else None,
        host=sheet.seat_of(sheet.host),
        watchers=watchers,
        made=sheet.made,
        changed=sheet.changed,
    )


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


def _place(
    chair: Chair, playing: Playing | None, seat: int, present: Sequence[bool] | None
) -> SeatInfo:
    return SeatInfo(
        name=chair.name,
        claimed=chair.claimed,
        bot=chair.bot,
        free=chair.empty,
        kept=chair.empty and chair.kept is not None,
        present=present[seat] if present and chair.person is not None else None,
        lent=playing is not None and seat in playing.lent,
        resigned=playing is not None and seat in playing.resigned,
    )
