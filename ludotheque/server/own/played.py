"""What somebody has made of their games: by game, and against whom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from ludotheque.protocol.wire import OwnGame, OwnPlayed, OwnRival
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Over, Sheet
from ludotheque.server.store.store import Store, TableQuery

GAMES: Final = 500
"""So many of the last are counted."""
_PAGE: Final = 100
_RIVALS: Final = 20
"""So many are named, those whom one met most."""


async def played(store: Store, person: Person) -> OwnPlayed:
    sheets: list[Sheet] = []
    before: tuple[int, str] | None = None
    while len(sheets) < GAMES:
        page = await store.listed(
            TableQuery(stage="over", person=person.id, before=before, most=_PAGE)
        )
        sheets += page
        if len(page) < _PAGE:
            break
        before = page[-1].changed, page[-1].id
    return counted(sheets, person.id)


def counted(sheets: Iterable[Sheet], person: str) -> OwnPlayed:
    """The newest first; tables where they do not sit, or that are not over, count for nothing."""
    games: dict[str, OwnGame] = {}
    rivals: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    names: dict[str, str] = {}
    many = 0
    for sheet in sheets:
        seat, stage = sheet.seat_of(person), sheet.stage
        if seat is None or not isinstance(stage, Over):
            continue
        many += 1
        won = seat in stage.result.winners
        games[sheet.game] = _added(games.get(sheet.game), sheet, seat, stage)
        met: dict[tuple[str, str], bool] = {}  # of several bots of one strength it is one game
        for other, chair in enumerate(sheet.chairs):
            if other == seat or (chair.person is None and chair.bot is None):
                continue  # somebody who was forgotten is nobody's rival
            who = ("person", chair.person) if chair.person else ("bot", chair.bot or "")
            if chair.person:
                names.setdefault(chair.person, chair.name or "")
            met[who] = met.get(who, False) or other in stage.result.winners
        for who, theirs in met.items():
            score = rivals[who]
            score[0] += 1
            score[1] += won and not theirs
            score[2] += theirs and not won
    most = sorted(rivals.items(), key=lambda each: (-each[1][0], each[0]))
    return OwnPlayed(
        counted=many,
        games=tuple(games[name] for name in sorted(games, key=lambda name: -games[name].played)),
        rivals=tuple(
            OwnRival(
                name=names[who] if kind == "person" else None,
                strength=who if kind == "bot" else None,
                played=score[0],
                won=score[1],
                lost=score[2],
            )
            for (kind, who), score in most[:_RIVALS]
        ),
    )


def _added(until: OwnGame | None, sheet: Sheet, seat: int, stage: Over) -> OwnGame:
    was = until or OwnGame(game=sheet.game)
    best, table = was.best, was.table
    # Points of a game that was broken off say nothing. The newest comes first, and stays.
    if stage.how == "rules" and (best is None or stage.result.scores[seat] > best):
        best, table = stage.result.scores[seat], sheet.id
    alone = stage.result.winners == (seat,)
    return OwnGame(
        game=was.game,
        played=was.played + 1,
        won=was.won + alone,
        shared=was.shared + (seat in stage.result.winners and not alone),
        best=best,
        table=table,
    )
