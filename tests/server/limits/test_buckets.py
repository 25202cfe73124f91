"""Limits without a clock: every test says what time it is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.server.limits.buckets import Bucket, Buckets


def test_a_burst_and_then_the_rate() -> None:
    bucket = Bucket(rate=0.5, burst=3)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(101.9)
    assert bucket.take(102.0)
    assert not bucket.take(102.0)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(rate=1, burst=2)
    bucket.take(0.0)
    assert [bucket.take(10_000.0) for _ in range(3)] == [True, True, False]


def test_what_is_refused_costs_nothing() -> None:
    bucket = Bucket(rate=1, burst=4)
    assert not bucket.take(0.0, cost=5)
    assert bucket.take(0.0, cost=4)
    assert not bucket.take(3.0, cost=4)
    assert bucket.take(4.0, cost=4)


def test_a_clock_set_back_gives_nothing_and_locks_nobody_out() -> None:
    bucket = Bucket(rate=1, burst=1)
    assert bucket.take(1_000_000.0)
    assert not bucket.take(10.0)
    assert bucket.take(11.0)


@pytest.mark.parametrize(("rate", "burst"), [(0, 1), (-1, 1), (1, 0)])
def test_a_bucket_that_stays_shut_is_a_mistake(rate: float, burst: float) -> None:
    with pytest.raises(ValueError, match="never fills"):
        Bucket(rate, burst)
    with pytest.raises(ValueError, match="never fills"):
        Buckets(rate, burst)


@given(st.lists(st.tuples(st.integers(0, 20), st.integers(1, 4)), max_size=60))
def test_nobody_ever_gets_more_than_the_burst_and_the_rate(asked: list[tuple[int, int]]) -> None:
    bucket, now, spent = Bucket(rate=0.25, burst=4), 0, 0
    for passed, cost in asked:
        now += passed
        spent += cost if bucket.take(now, cost) else 0
        assert spent <= 4 + 0.25 * now


def test_keys_do_not_share() -> None:
    buckets = Buckets(rate=1, burst=1)
    assert buckets.take("ana", 0.0)
    assert not buckets.take("ana", 0.0)
    assert buckets.take("ben", 0.0)


def test_full_buckets_are_forgotten() -> None:
    buckets = Buckets(rate=1, burst=2)
    for number in range(100):
        buckets.take(str(number), 0.0)
    assert len(buckets) == 100
    for _ in range(60):
        buckets.take("somebody who stays", 1000.0)
    assert len(buckets) == 1


def test_memory_is_bounded_whatever_comes() -> None:
    buckets = Buckets(rate=0.001, burst=5, most=50)
    for number in range(5_000):
        buckets.take(str(number), number / 1000)
        assert len(buckets) <= 50


def test_a_flood_of_other_keys_does_not_wash_a_limit_away() -> None:
    buckets = Buckets(rate=0.001, burst=5, most=50)
    while buckets.take("ana", 0.0):
        pass
    for number in range(1_000):
        buckets.take(str(number), 1.0)
    assert not buckets.take("ana", 2.0)
