"""A pause that all agree on: the clock stands, and goes on by itself with what was left."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Playing, Sheet
from ludotheque.server.tables.changes import offers, play
from ludotheque.server.tables.changes.pauses import DAY
from ludotheque.table.clock import HOUR, Daily, Pace, Stock, Unlimited
from tests.server.support.sheets import ANA, BEN, CHLOE, NOW, Game

ALL = range(3)


def begun(pace: Pace = Daily(24), bots: int = 0) -> Game:  # noqa: B008
    people = (ANA, BEN, CHLOE)[: 3 - bots]
    return Game(*people, bots=bots, pace=pace)


def agreed(game: Game, days: int, now: int, by: int = 0) -> None:
    game.make(offers.pause_proposed(game.sheet, by, days, f"{by}:p{now}", now))
    for seat in ALL:
        if game.playing.offers and seat != by:
            game.make(offers.answered(game.sheet, seat, f"{by}:p{now}", True, ALL, now))
    while change := offers.ripe(game.sheet, game.table, "amateur", ALL, now):
        game.make(change)


def left(game: Game, now: int) -> list[int | None]:
    return [game.playing.clock.remaining(seat, now) for seat in ALL]


def test_it_takes_everybody_and_stands_until_its_end() -> None:
    game = begun()
    game.make(offers.pause_proposed(game.sheet, 0, 7, "0:p", NOW + HOUR))
    assert game.playing.offers[0].days == 7
    game.make(offers.answered(game.sheet, 1, "0:p", True, (), NOW + HOUR))
    assert offers.ripe(game.sheet, game.table, "amateur", (), NOW + HOUR) is None
    game.make(offers.answered(game.sheet, 2, "0:p", True, (), NOW + 2 * HOUR))
    change = offers.ripe(game.sheet, game.table, "amateur", (), NOW + 2 * HOUR)
    assert change is not None
    assert change.turn is None  # the record knows nothing of it
    game.make(change)
    ends = NOW + 2 * HOUR + 7 * DAY
    assert game.playing.offers == ()
    assert game.playing.clock.paused == ends
    for now in (NOW + 2 * HOUR, NOW + 3 * DAY, ends):
        assert left(game, now) == [22 * HOUR] * 3
        assert game.playing.clock.flagged(now) == ()
    assert game.playing.clock.next_flag() == ends + 22 * HOUR
    assert left(game, ends + HOUR) == [21 * HOUR] * 3
    assert game.playing.clock.flagged(ends + 22 * HOUR) == (0, 1, 2)


def test_one_no_is_enough_and_a_move_is_none() -> None:
    game = begun()
    game.make(offers.pause_proposed(game.sheet, 0, 7, "0:p", NOW))
    game.move(1)
    assert [offer.what for offer in game.playing.offers] == ["pause"]
    game.make(offers.answered(game.sheet, 2, "0:p", False, (), NOW))
    assert (game.playing.offers, game.playing.clock.paused) == ((), 0)
    assert game.playing.declined[0].how == "no"


def test_who_moves_in_a_pause_does_not_end_it_nor_earn_by_it() -> None:
    game = begun()
    agreed(game, 3, NOW + HOUR)
    ends = game.playing.clock.paused
    game.move(0, now=NOW + DAY)
    assert game.playing.clock.paused == ends
    assert left(game, NOW + DAY)[1:] == [23 * HOUR] * 2
    assert left(game, ends + HOUR)[1:] == [22 * HOUR] * 2


def test_all_can_agree_to_go_on_at_once() -> None:
    game = begun()
    agreed(game, 3, NOW + HOUR)
    agreed(game, 0, NOW + 5 * HOUR, by=1)
    assert game.playing.clock.paused == 0
    assert left(game, NOW + 6 * HOUR) == [22 * HOUR] * 3
    with pytest.raises(Objection) as no:
        offers.pause_proposed(game.sheet, 0, 0, "0:q", NOW + 7 * HOUR)
    assert no.value.reason == "pause-is-over"


def test_alone_against_bots_nobody_is_asked() -> None:
    game = begun(bots=2)
    game.make(offers.pause_proposed(game.sheet, 0, 1, "0:p", NOW))
    assert game.playing.clock.paused == NOW + DAY


@pytest.mark.parametrize("pace", [Unlimited(), Stock(minutes=15)])
def test_only_by_the_day(pace: Pace) -> None:
    game = begun(pace)
    with pytest.raises(Objection) as no:
        offers.pause_proposed(game.sheet, 0, 1, "0:p", NOW)
    assert no.value.reason == "pause-not-here"


def test_nobody_has_time_back_that_is_up() -> None:
    """Whose time is up has moved by the clock before anything else is done; a pause adds none."""
    game = begun()
    agreed(game, 7, NOW + 24 * HOUR)
    assert left(game, NOW + 3 * DAY) == [0, 0, 0]
    assert game.playing.clock.flagged(NOW + 3 * DAY) == (0, 1, 2)


def test_a_house_that_is_closed_in_a_pause_does_not_use_it_up() -> None:
    game = begun()
    agreed(game, 2, NOW)
    closed = NOW + DAY
    for opened in (closed + 10 * DAY, closed - 5 * DAY):
        clock = game.playing.clock.closed(closed, opened)
        assert clock.paused == opened + DAY
        assert clock.remaining(0, clock.paused) == 24 * HOUR
        assert clock.remaining(0, clock.paused + HOUR) == 23 * HOUR


def test_a_sheet_from_before_there_were_pauses_is_read() -> None:
    sheet = begun().sheet
    raw = msgspec.json.encode(sheet)
    assert b'"paused":0' in raw
    old = msgspec.json.decode(raw.replace(b',"paused":0', b""), type=Sheet)
    assert isinstance(old.stage, Playing)
    assert old.stage.clock.paused == 0
    assert play.own(old, 0) == begun().playing
