"""People and tables to test with."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import NewTable, Sit
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.tables.changes import play, setup
from ludotheque.server.tables.changes.offers import ripe
from ludotheque.server.tables.changes.records import table_of
from ludotheque.table.clock import Pace, Unlimited
from ludotheque.table.table import Table

NOW = 1_000_000
SEED = bytes(range(32))


def person(name: str, *, claimed: bool = False) -> Person:
    claim = name.casefold() if claimed else None
    return Person(id=f"id-{name}", name=name, claim=claim, made=0)


ANA, BEN, CHLOE, DORA = (person(name) for name in ("Ana", "Ben", "Chloé", "Dora"))


def gathered(
    *seats: str,
    pace: Pace = Unlimited(),  # noqa: B008
    host: Person = ANA,
    game: str = "niagara",
    options: Mapping[str, str] = {},
) -> Sheet:
    asked = NewTable(game=game, seats=seats or None, pace=pace, options=dict(options))  # type: ignore[arg-type]
    return setup.set_up(asked, host, id="tabu-lumi", seed=SEED, now=NOW)


class Game:
    """A game being played, without store or sockets: changes are made as soon as worked out."""

    def __init__(
        self,
        *people: Person,
        bots: int = 0,
        pace: Pace = Unlimited(),  # noqa: B008
        game: str = "niagara",
        options: Mapping[str, str] = {},
    ) -> None:
        seats = *("person",) * len(people), *("amateur",) * bots
        sheet = gathered(*seats, pace=pace, game=game, options=options)
        for each in people:
            sheet = setup.sat(sheet, each, Sit(entropy=f"luck of {each.name}"), NOW)
        sheet = setup.ready(sheet)
        self.table: Table = table_of(sheet)
        self.sheet = sheet
        self.make(play.begun(sheet, NOW))

    def make(self, change: play.Change) -> None:
        self.sheet = change.sheet
        if change.turn is not None:
            self.table.commit(change.turn)

    def ripen(self, here: Collection[Seat] = range(9)) -> None:
        """Bring about what everybody has agreed to."""
        while change := ripe(self.sheet, self.table, "amateur", here, NOW):
            self.make(change)

    @property
    def playing(self) -> Playing:
        assert isinstance(self.sheet.stage, Playing)
        return self.sheet.stage

    def move(self, seat: Seat, rng: Random | None = None, now: int = NOW) -> None:
        """Any legal move."""
        move = self.table.game.sample(self.table.state, seat, rng or Random(1))
        self.make(play.moved(self.sheet, self.table, seat, move, now))
