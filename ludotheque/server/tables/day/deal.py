"""One table of a deal of the day: all that is in it follows from the day, and from the house's
secret.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from msgspec.structs import replace

from ludotheque.core.line import Line
from ludotheque.core.options import choices
from ludotheque.protocol.wire import NewTable, SeatFor, Sit
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Sheet
from ludotheque.server.tables.changes import play, setup
from ludotheque.server.tables.changes.play import Change
from ludotheque.titles import Title
from ludotheque.titles.day import STRENGTH


def seed(secret: bytes, day: str, game: str) -> bytes:
    """Who knows those of all days before knows nothing of the next."""
    return hmac.digest(secret, f"deal {day} {game}".encode(), "sha256")


def seated(title: Title, host: Person, *, id: str, seed: bytes, day: str, now: int) -> Sheet:
    """The person in the first seat and the same bots for everybody; nobody brings luck of their
    own.
    """
    seats = title.day.options.get("seats", choices(title.game)["seats"][0])
    assert isinstance(seats, int)
    bots: list[SeatFor] = [STRENGTH] * (seats - 1)
    asked = NewTable(
        game=title.name,
        options=dict(title.day.options),
        seats=("person", *bots),
        public=False,
    )
    sheet = setup.set_up(asked, host, id=id, seed=seed, now=now)
    return setup.ready(replace(setup.sat(sheet, host, Sit(), now), day=day))


def begun(sheet: Sheet, opening: Sequence[Line], now: int) -> Change:
    return play.begun(sheet, now, opening)
