"""Clocks without a clock: every test says what time it is."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.table.clock import (
    BREATH,
    HOUR,
    MINUTE,
    SECOND,
    Clock,
    Daily,
    Pace,
    Stock,
    Unlimited,
    wound,
)

BLITZ = Stock(minutes=5, increment=3)


def test_only_the_awaited_seats_time_runs() -> None:
    clock = wound(BLITZ, 3, (1,), now=1000)
    assert clock.remaining(0, now=61_000) == 5 * MINUTE
    assert clock.remaining(1, now=61_000) == 4 * MINUTE


def test_a_move_adds_the_increment_and_hands_the_clock_on() -> None:
    clock = wound(BLITZ, 2, (0,), now=0).after(0, (1,), now=10 * SECOND)
    assert clock.left == (5 * MINUTE - 7 * SECOND, 5 * MINUTE)
    assert clock.running == (1,)
    assert clock.remaining(0, now=HOUR) == 5 * MINUTE - 7 * SECOND


def test_simultaneous_choices_run_together_and_stop_one_by_one() -> None:
    clock = wound(Stock(minutes=1), 3, (0, 1, 2), now=0)
    clock = clock.after(1, (0, 2), now=20 * SECOND)
    clock = clock.after(0, (2,), now=50 * SECOND)
    assert clock.left == (10 * SECOND, 40 * SECOND, 10 * SECOND)
    assert clock.next_flag() == MINUTE
    assert clock.flagged(now=MINUTE - 1) == ()
    assert clock.flagged(now=MINUTE) == (2,)


def test_time_never_falls_below_zero_and_a_move_made_for_a_seat_earns_nothing() -> None:
    clock = wound(BLITZ, 2, (0,), now=0)
    late = 6 * MINUTE
    assert clock.flagged(late) == (0,)
    assert clock.remaining(0, late) == 0
    after = clock.after(None, (1,), late)
    assert after.left[0] == 0
    again = after.after(1, (0,), late + 1)
    assert again.flagged(late + BREATH) == ()
    assert again.flagged(late + 1 + BREATH) == (0,)


def test_who_comes_back_in_person_earns_increments_again() -> None:
    clock = wound(BLITZ, 2, (0,), now=0).after(None, (0,), now=6 * MINUTE, late=0)
    assert clock.after(0, (0,), now=6 * MINUTE).left[0] == BREATH + 3 * SECOND


def test_days_are_given_for_each_move_anew() -> None:
    day = Daily(hours=24)
    clock = wound(day, 2, (0,), now=0).after(0, (1,), now=23 * HOUR)
    assert clock.remaining(1, now=24 * HOUR) == 23 * HOUR
    clock = clock.after(1, (0,), now=30 * HOUR)
    assert clock.remaining(0, now=30 * HOUR) == 24 * HOUR
    second_move = clock.after(0, (0,), now=40 * HOUR)
    assert second_move.remaining(0, now=40 * HOUR) == 24 * HOUR


def test_days_do_not_begin_anew_when_somebody_else_moves() -> None:
    clock = wound(Daily(hours=24), 2, (0, 1), now=0).after(1, (0,), now=10 * HOUR)
    assert clock.remaining(0, now=10 * HOUR) == 14 * HOUR


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = wound(Unlimited(), 3, (0, 1), now=0)
    assert clock.remaining(0, now=10**12) is None
    assert clock.flagged(now=10**12) == ()
    assert clock.next_flag() is None
    assert clock.after(0, (1,), now=10**12).running == (1,)


def test_a_house_that_closes_costs_nobody_any_time() -> None:
    clock = wound(BLITZ, 2, (0,), now=0).closed(since=MINUTE, until=10 * HOUR)
    assert clock.remaining(0, now=10 * HOUR) == 4 * MINUTE
    moved = wound(BLITZ, 2, (0,), now=2 * MINUTE).closed(since=MINUTE, until=10 * HOUR)
    assert moved.remaining(0, now=10 * HOUR) == 5 * MINUTE, "it closed after the clock began"
    back = wound(BLITZ, 2, (0,), now=0).closed(since=MINUTE, until=-10 * HOUR)
    assert back.remaining(0, -10 * HOUR + MINUTE) == clock.remaining(0, 10 * HOUR + MINUTE)


def test_a_machine_whose_clock_is_put_back_takes_and_gives_no_time() -> None:
    clock = wound(BLITZ, 2, (0,), now=HOUR)
    assert clock.remaining(0, now=0) == 5 * MINUTE
    assert clock.after(0, (1,), now=0).since == HOUR


def test_who_has_used_all_their_time_may_still_breathe() -> None:
    clock = wound(BLITZ, 2, (0,), now=0).after(None, (1,), now=HOUR, late=0)
    assert clock.after(1, (0,), now=HOUR).remaining(0, now=HOUR) == BREATH
    both = wound(BLITZ, 2, (0, 1), now=0)
    assert both.after(None, (0, 1), now=HOUR, late=0).left == (BREATH, 0), "the other is late still"


@pytest.mark.parametrize("pace", [Stock(minutes=5, increment=10), Daily(hours=24)])
def test_no_time_is_earned_by_taking_moves_back(pace: Pace) -> None:
    now, clock = 0, wound(pace, 2, (0,), now=0)
    start = clock.left[0]
    for _ in range(20):  # two moves in a turn, both taken back, again and again
        for step in range(2):
            now += 1000
            clock = clock.after(0, (0,) if step == 0 else (1,), now)
        for _ in range(2):
            clock = clock.taken_back((0,), (0,), now)
    assert start - 20 * 2000 <= (clock.remaining(0, now) or 0) <= start - 20 * 1000


def test_natures_time_does_not_run() -> None:
    assert wound(BLITZ, 2, (-1,), now=0).running == ()
    assert wound(Daily(hours=1), 2, (0,), now=0).after(0, (-1,), now=5).running == ()


@pytest.mark.parametrize(
    "raw", [b'{"kind":"live","minutes":0}', b'{"kind":"daily","hours":999}', b'{"kind":"slow"}']
)
def test_a_pace_that_makes_no_sense_is_malformed(raw: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(raw, type=Pace)


@given(
    st.sampled_from([Stock(minutes=1), Stock(minutes=2, increment=5), Daily(hours=1)]),
    st.lists(st.tuples(st.integers(0, 90_000), st.integers(0, 2), st.integers(1, 7))),
)
def test_whatever_happens_no_time_is_made_or_lost(
    pace: Pace, moves: list[tuple[int, int, int]]
) -> None:
    """Between two plies all lose what passed, but no more than they have; it survives the wire."""
    now = 0
    clock = wound(pace, 3, (0, 1, 2), now)
    for passed, by, mask in moves:
        now += passed
        before, seen = clock, [clock.remaining(seat, now) for seat in range(3)]
        awaited = tuple(seat for seat in range(3) if mask >> seat & 1)
        clock = clock.after(by, awaited, now)
        for seat in range(3):
            earned = clock.left[seat] - (seen[seat] or 0)
            lost = before.left[seat] - (seen[seat] or 0)
            assert 0 <= lost <= (passed if seat in before.running else 0)
            if isinstance(pace, Stock):
                mine = seat == by and seat in before.running
                expected = pace.increment * SECOND if mine else 0
                anew = seat in awaited and seat not in before.running
                if anew and (seen[seat] or 0) + expected == 0:
                    expected = BREATH
                assert earned == expected
            else:
                assert earned >= 0
        assert msgspec.json.decode(msgspec.json.encode(clock), type=Clock) == clock
