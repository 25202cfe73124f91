"""A game with as many lines as one likes, as a house would have stored it."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from ludotheque.server.ids import table_id
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.store.store import Store, StoredLine
from ludotheque.server.tables.changes import play
from ludotheque.table.undo import Takeback

from .sheets import ANA, BEN, CHLOE, NOW, Game

SPARE = 40
"""Times that a move is made and taken back before it stands; else a game would be over too soon."""


def long_game(lines: int, over: bool = False, game: str = "niagara", seed: int = 1) -> Game:
    """Of Ana, Ben and Chloé; if it is to be over, two of them give up at the end."""
    made, rng = Game(ANA, BEN, CHLOE, game=game), Random(seed)
    table, most = made.table, lines - 4 * over
    table.kept = None
    while table.at < most:
        seat = table.awaited[0]
        for _ in range(SPARE):
            if most - table.at < 4:
                break
            choice, ply = table.game.sample(table.state, seat, rng), table.at
            said = table.game.manners.binding(table.state, seat, choice)
            if not said and (turn := table.propose(seat, choice)).course.window:
                table.commit(turn)
                table.commit(table.take_back(Takeback(ply=ply, alone=False, ask=False), seat))
            else:
                table.commit(table.lend(seat, "novice", "agreed"))
                table.commit(table.give_back(seat))
        table.commit(table.propose(seat, table.game.sample(table.state, seat, rng)))
        assert not table.over, "it should be longer"
    stage = replace(made.playing, at=table.at, awaited=table.awaited)
    made.sheet = replace(made.sheet, stage=stage)
    for seat in (0, 1) if over else ():
        made.make(play.resigned(made.sheet, table, seat, "amateur", NOW))
    assert isinstance(made.sheet.stage, Playing) is not over
    return made


async def store_game(store: Store, game: Game, number: int = 1) -> Sheet:
    """Without chapters, as an older house did. Returns its sheet, whose id is drawn by `number`."""
    sheet = replace(game.sheet, id=table_id(Random(number)), revision=2)
    lines = [
        StoredLine(
            at=line.at, raw=msgspec.json.encode(line), when=NOW, submission=f"0:move {line.at}"
        )
        for line in game.table.lines
    ]
    await store.create(replace(sheet, revision=1))
    await store.save(sheet, lines)
    return sheet
