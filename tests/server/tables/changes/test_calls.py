"""What a table's change means for whom: pure, and by what everybody may see."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.protocol.wire import Offer
from ludotheque.server.sheet import Chair, Gathering, Playing, Sheet, Stage
from ludotheque.server.store.call_store import CallReason, PendingCall
from ludotheque.server.tables.changes.calls import (
    calls_of,
    left_alone,
    standing,
    until,
)
from ludotheque.table.clock import HOUR, MINUTE, Daily, Pace, Stock, Unlimited, wound
from tests.server.support.kept import over, sheet

NOW, AFTER = 1_000_000, 10_000
ALL = frozenset({0, 1, 2})


def table(stage: Stage, pace: Pace = Daily(24), **changes: Any) -> Sheet:  # noqa: B008
    found = sheet(people=("ana", "ben", "zoe"), stage=stage)
    return replace(found, pace=pace, **changes)


def playing(
    *awaited: Seat,
    pace: Pace = Daily(24),  # noqa: B008
    at: int = 5,
    since: int = NOW,
    **changes: Any,
) -> Sheet:
    clock = wound(pace, 3, awaited, since)
    return table(Playing(clock=clock, at=at, awaited=awaited, **changes), pace)


def meant(before: Sheet, after: Sheet, away: frozenset[Seat] = ALL) -> set[tuple[str, str, int]]:
    found = calls_of(before, after, away, NOW, NOW + AFTER)
    assert all(call.table == after.id for call in found)
    return {(call.person, call.reason, call.due - NOW) for call in found}


def test_who_is_away_is_called_as_their_turn_begins_and_when_a_fifth_is_left() -> None:
    calls = calls_of(playing(0), playing(1, at=6), ALL, NOW, NOW + AFTER)
    assert calls == (
        PendingCall("ben", "mivo-tarelu", "turn", 6, NOW + AFTER),
        PendingCall("ben", "mivo-tarelu", "short", 6, NOW + 24 * HOUR * 4 // 5),
    )
    assert calls_of(playing(0), playing(1, at=6), frozenset({0, 2}), NOW, NOW + AFTER) == ()


def test_who_is_still_awaited_is_not_called_again() -> None:
    assert meant(playing(0, 1, 2), playing(1, 2, at=6)) == set()


def test_without_a_clock_there_is_no_fifth_and_with_a_short_one_nobody_comes_in_time() -> None:
    free = Unlimited()
    assert meant(playing(0, pace=free), playing(1, pace=free)) == {("ben", "turn", AFTER)}
    four = Stock(4)
    assert meant(playing(0, pace=four), playing(1, pace=four)) == {("ben", "turn", AFTER)}
    five = Stock(5)
    assert ("ben", "short", 4 * MINUTE) in meant(playing(0, pace=five), playing(1, pace=five))


def test_whom_nobody_waits_for_is_not_called() -> None:
    assert meant(playing(0), playing(1, lent=(1,))) == set()
    assert meant(playing(0), playing(1, resigned=(1,))) == set()
    chairs = (Chair(person="ana", name="Ana"), Chair(bot="novice", name="Bot"))
    alone = replace(playing(0), chairs=chairs)
    assert (
        calls_of(replace(alone, stage=playing(1).stage), alone, ALL - {2}, NOW, NOW + AFTER) == ()
    )
    today = replace(playing(1), day="2026-11-18")
    assert calls_of(playing(0), today, ALL, NOW, NOW + AFTER) == ()


def test_the_game_begins_and_ends() -> None:
    assert meant(table(Gathering()), playing(0)) == {
        ("ana", "turn", AFTER),
        ("ana", "short", 24 * HOUR * 4 // 5),
        ("ben", "begun", AFTER),
        ("zoe", "begun", AFTER),
    }
    ended = table(over(9))
    assert meant(playing(0), ended) == {(name, "over", AFTER) for name in ("ana", "ben", "zoe")}
    assert meant(ended, ended) == set()


def test_the_others_play_again_at_another_table() -> None:
    ended = table(over(9))
    again = replace(ended, stage=replace(over(9), rematch="dela-nori"))
    calls = calls_of(ended, again, frozenset({1}), NOW, NOW + AFTER)
    assert calls == (PendingCall("ben", "dela-nori", "again", 0, NOW + AFTER),)
    assert calls_of(again, again, ALL, NOW, NOW + AFTER) == ()


def test_whose_word_is_asked_for() -> None:
    draw = Offer(id="o", what="draw", by=0, seat=0, yes=(2,))
    assert meant(playing(0), playing(0, offers=(draw,))) == {("ben", "offer", AFTER)}
    assert meant(playing(0, offers=(draw,)), playing(0, offers=(draw,))) == set()
    undo = Offer(id="u", what="undo", by=0, seat=0, ply=3)
    assert meant(playing(0), playing(0, offers=(undo,))) == {
        ("ben", "offer", AFTER),
        ("zoe", "offer", AFTER),
    }
    lend = Offer(id="l", what="lend", by=0, seat=1)
    assert meant(playing(0), playing(0, offers=(lend,))) == set(), "only who is here is asked"


def test_one_question_after_the_other_on_the_same_line_is_another_call() -> None:
    """Else the device would show it in silence, and a mailbox drop it as one it has."""

    def asked(id: str, when: int) -> PendingCall:
        draw = Offer(id=id, what="draw", by=0, seat=0, yes=(2,))
        (call,) = calls_of(playing(0), playing(0, offers=(draw,)), ALL, when, when + AFTER)
        return call

    first, second = asked("a", NOW), asked("b", NOW + MINUTE)
    assert (first.table, first.reason) == (second.table, second.reason)
    assert first.at != second.at


PAUSE = 14 * 24 * HOUR


def held(sheet: Sheet, until: int, now: int) -> Sheet:
    assert isinstance(sheet.stage, Playing)
    stage = replace(sheet.stage, clock=sheet.stage.clock.held(until, now))
    return replace(sheet, stage=stage)


def test_in_a_pause_nobodys_time_is_short_and_all_of_it_is_there_after() -> None:
    stage = held(playing(1), NOW + PAUSE, NOW)
    ends, fifth = NOW + PAUSE + 24 * HOUR, NOW + PAUSE + 24 * HOUR * 4 // 5
    for now in (NOW, NOW + 20 * HOUR, NOW + PAUSE, NOW + PAUSE + HOUR):
        assert until(stage, "ben", now) == ends
        assert standing(stage, "short", "ben", now) == fifth
        (call,) = left_alone(stage, 1, now)
        assert (call.reason, call.due) == ("short", fifth)


def test_a_pause_moves_the_second_call_and_so_does_its_end() -> None:
    before = playing(1)
    stage = held(before, NOW + PAUSE, NOW + HOUR)
    (first,) = left_alone(before, 1, NOW)
    (later,) = calls_of(before, stage, ALL, NOW + HOUR, NOW + HOUR + AFTER)
    left = 23 * HOUR * 4 // 5
    assert (later.reason, later.due) == ("short", NOW + PAUSE + left)
    assert first.at != later.at, "of the same line, and another call"
    # Before its time, if all agree: who is away may have less time than they think.
    on = held(stage, 0, NOW + 5 * HOUR)
    (sooner,) = calls_of(stage, on, ALL, NOW + 5 * HOUR, NOW + 5 * HOUR + AFTER)
    assert (sooner.reason, sooner.due) == ("short", NOW + 5 * HOUR + left)
    assert calls_of(stage, on, frozenset({0, 2}), NOW + 5 * HOUR, 0) == ()


def test_who_goes_while_it_is_their_turn_is_called_in_time() -> None:
    stage = playing(1)
    later = NOW + HOUR
    short = PendingCall("ben", "mivo-tarelu", "short", 5, NOW + 24 * HOUR * 4 // 5)
    assert left_alone(stage, 1, later) == (short,)
    assert left_alone(stage, 1, later, later + AFTER) == (
        PendingCall("ben", "mivo-tarelu", "turn", 5, later + AFTER),
        short,
    )
    assert left_alone(stage, 0, later, later) == ()
    assert left_alone(stage, 1, NOW + 23 * HOUR) == (), "they know it is short"
    assert left_alone(table(over(9)), 1, later, later) == ()


def test_a_call_whose_reason_is_gone_is_not_made() -> None:
    def due(sheet: Sheet, reason: CallReason, person: str = "ben", now: int = NOW) -> int | None:
        return standing(sheet, reason, person, now)

    assert due(playing(1), "turn") == NOW
    assert due(playing(0), "turn") is None
    assert due(playing(1, lent=(1,)), "turn") is None
    assert due(playing(1), "turn", "nobody") is None
    assert due(playing(0), "begun") == NOW
    assert due(table(over(9)), "begun") is None
    assert due(table(over(9)), "over") == NOW
    assert due(playing(1), "over") is None
    draw = Offer(id="o", what="draw", by=0, seat=0)
    assert due(playing(0, offers=(draw,)), "offer") == NOW
    assert due(playing(0, offers=(replace(draw, yes=(1,)),)), "offer") is None
    assert due(playing(0), "trial") is None


def test_a_clock_that_stood_still_puts_the_second_call_off() -> None:
    """The house was closed for an hour, and nobody's time ran."""
    stage = playing(1, since=NOW + HOUR)
    fifth = NOW + HOUR + 24 * HOUR * 4 // 5
    assert standing(stage, "short", "ben", fifth - HOUR) == fifth
    assert standing(stage, "short", "ben", fifth) == fifth
    assert standing(stage, "short", "ben", fifth + 5) == fifth + 5
    assert standing(playing(0), "short", "ben", fifth) is None


def test_a_chair_that_is_kept_is_offered_as_long_as_it_is() -> None:
    kept = replace(table(Gathering()), chairs=(Chair(person="ana", name="Ana"), Chair(kept="ben")))
    assert standing(kept, "again", "ben", NOW) == NOW
    assert standing(kept, "again", "zoe", NOW) is None
    assert standing(kept, "again", "ana", NOW) is None


@pytest.mark.parametrize(
    ("stage", "ends"),
    [
        (playing(1), NOW + 24 * HOUR),
        (playing(0), None),
        (playing(1, pace=Unlimited()), None),
        (table(over(9)), None),
    ],
)
def test_until_when_somebody_has_time(stage: Sheet, ends: int | None) -> None:
    assert until(stage, "ben", NOW) == ends
    if ends is not None:
        assert until(stage, "ben", ends + 5) == ends + 5
