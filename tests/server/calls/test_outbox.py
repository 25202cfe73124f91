"""The outbox is emptied: once each, again where it failed, and by whoever is left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from ludotheque.server.calls import outbox
from ludotheque.server.calls.outbox import AGAIN, LEASE, TRIES, CallOutbox, PutOff
from ludotheque.server.calls.sending import CallOutcome
from ludotheque.server.limits.turns import Owner
from ludotheque.server.store.call_store import CallChannel, PendingCall, WaitingCall
from ludotheque.server.store.sqlite import DATABASE, Sqlite
from ludotheque.server.store.store import StoreTrouble
from tests.server.support.call_suite import channel, known, wanted
from tests.server.support.houses import PATIENCE

Made = Callable[[WaitingCall, CallChannel], Awaitable[CallOutcome | None]]


class Clock:
    """It stands until a test moves it."""

    now = 1000

    def __call__(self) -> int:
        return self.now


@contextmanager
def opened(folder: Path) -> Iterator[Sqlite]:
    store = Sqlite.open(folder / DATABASE)
    try:
        yield store
    finally:
        store.close()


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await true():
            await asyncio.sleep(0.005)


async def emptied(
    store: Sqlite, make: Made, clock: Clock, done: Callable[[], Awaitable[bool]]
) -> CallOutbox:
    box = CallOutbox(store, clock, make, lambda _: "push.example")
    box.begin()
    try:
        await until(done)
    finally:
        await box.end()
    return box


def counted(box: CallOutbox) -> dict[str, float]:
    (family,) = box.metrics()
    return {sample.labels["outcome"]: sample.value for sample in family.samples}


def test_a_call_is_made_once_and_gone(tmp_path: Path) -> None:
    made: list[tuple[str, str]] = []

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        made.append((call.channel, call.reason))
        return CallOutcome("sent") if call.channel == "a" else None

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"), channel("b"))
        await store.call([wanted("ana", due=900)])

        async def nothing_waits() -> bool:
            return await store.next_call() is None

        box = await emptied(store, make, Clock(), nothing_waits)
        assert sorted(made) == [("a", "turn"), ("b", "turn")]
        assert counted(box) == {"sent": 1, "needless": 1}

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_what_is_not_due_yet_waits_and_what_is_heard_of_does_not(tmp_path: Path) -> None:
    made: list[int] = []

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        made.append(call.at)
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        clock = Clock()
        await known(store, channel("a"), channel("b", "ben"))
        box = CallOutbox(store, clock, make, lambda _: "")
        box.begin()
        await store.call([wanted("ana", 1, due=10**12)])
        calls = [wanted("ben", 2, due=1000)]
        await store.call(calls)
        box.heard(calls)
        await until(lambda: _true(made == [2]))
        await box.end()
        assert await store.next_call() == 10**12

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


async def _true(what: bool) -> bool:
    return what


@pytest.mark.parametrize(
    ("outcome", "left"),
    [
        (CallOutcome("refused"), None),
        (CallOutcome("later"), 1000 + AGAIN),
        (CallOutcome("later", 300.0), 1000 + 300_000),
        (CallOutcome("later", 1.0), 1000 + AGAIN),
    ],
)
def test_how_it_goes_on_after_a_failure(
    tmp_path: Path, outcome: CallOutcome, left: int | None
) -> None:
    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        return outcome

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"))
        await store.call([wanted("ana")])

        async def seen_to() -> bool:
            return await store.next_call() == left

        box = await emptied(store, make, Clock(), seen_to)
        assert counted(box) == {outcome.how: 1}
        assert await store.channel("a") is not None

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_after_each_failure_it_waits_twice_as_long_and_gives_up_in_the_end(tmp_path: Path) -> None:
    clock, waits = Clock(), list[int]()

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        return CallOutcome("later")

    async def scenario(store: Sqlite) -> None:
        put_off = store.put_off

        async def noted(call: WaitingCall, due: int, tries: int) -> None:
            await put_off(call, due, tries)
            waits.append(due - clock.now)
            clock.now = due

        store.put_off = noted  # type: ignore[method-assign]
        await known(store, channel("a"))
        await store.call([wanted("ana")])

        async def given_up() -> bool:
            return await store.next_call() is None

        await emptied(store, make, clock, given_up)

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))
    assert waits[:4] == [AGAIN, 2 * AGAIN, 4 * AGAIN, 8 * AGAIN]
    assert max(waits) == outbox.AGAIN_MOST
    assert len(waits) == TRIES - 1


def test_a_channel_that_is_gone_ends_with_all_that_waits_for_it(tmp_path: Path) -> None:
    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        return CallOutcome("gone")

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"))
        await store.call([wanted("ana"), wanted("ana", 4, 10**12, "short")])

        async def gone() -> bool:
            return await store.channel("a") is None

        await emptied(store, make, Clock(), gone)
        assert await store.next_call() is None

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_a_call_that_is_put_off_has_lost_no_try(tmp_path: Path) -> None:
    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        raise PutOff(90_000)

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"))
        await store.call([wanted("ana")])

        async def put_off() -> bool:
            return await store.next_call() == 90_000

        await emptied(store, make, Clock(), put_off)
        ((call, _),) = await store.claim_calls(90_000, 99_000, 9)
        assert call.tries == 0

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_a_fault_of_ours_stops_neither_the_others_nor_is_it_made_over_and_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made: list[str] = []

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        made.append(it.id)
        if it.id == "a":
            raise ZeroDivisionError
        if it.id == "b":
            raise StoreTrouble("the disk is full")
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"), channel("b"), channel("c"))
        await store.call([wanted("ana")])

        async def seen_to() -> bool:
            ids = [each.id for each in await store.channels_of("ana")]
            due = await store.next_call()
            return len(ids) == 3 and due == 1000 + AGAIN

        await emptied(store, make, Clock(), seen_to)
        assert sorted(made) == ["a", "b", "c"]
        found = await store.claim_calls(1000 + LEASE, 10**9, 9)
        assert sorted((call.channel, call.tries) for call, _ in found) == [("a", 1), ("b", 0)]

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))
    assert "a call could not be made" in caplog.text


def test_one_person_and_one_machine_have_a_share_of_the_connections(tmp_path: Path) -> None:
    under_way: list[str] = []
    most: dict[str, int] = {}
    go_on = asyncio.Event()

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        under_way.append(it.person)
        for person in ("ana", "all"):
            many = len(under_way) if person == "all" else under_way.count(person)
            most[person] = max(most.get(person, 0), many)
        await go_on.wait()
        under_way.remove(it.person)
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        people = [f"p{number}" for number in range(20)]
        for each in ("ana", *people):
            await known(store, channel(f"c{each}", each))
        await store.call([wanted(each) for each in people])
        await store.call([PendingCall("ana", f"table-{n}", "turn", 1, 1) for n in range(10)])
        box = CallOutbox(store, Clock(), make, lambda _: "push.example")
        box.begin()
        await until(lambda: _true(len(under_way) == outbox.OF_A_HOST))
        go_on.set()

        async def nothing_waits() -> bool:
            return await store.next_call() is None

        await until(nothing_waits)
        await box.end()

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))
    assert most["all"] == outbox.OF_A_HOST
    assert most["ana"] <= outbox.OF_A_PERSON


def test_slow_machines_of_one_address_keep_nobody_elses_call_waiting(tmp_path: Path) -> None:
    """However many people come from there, and whatever their machines are called."""
    under_way: list[str] = []

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        under_way.append(it.person)
        if it.person != "ana":
            await asyncio.Event().wait()
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        crowd = [f"p{number}" for number in range(outbox.AT_ONCE + 30)]
        for each in ("ana", *crowd):
            await known(store, channel(f"c{each}", each))
        await store.call([wanted(each, due=1) for each in crowd])
        await store.call([wanted("ana", due=900)])

        def owner(it: CallChannel) -> Owner:
            return Owner("ana's" if it.person == "ana" else "the crowd's", it.person)

        box = CallOutbox(store, Clock(), make, lambda it: f"{it.id}.example", owner)
        box.begin()
        await until(lambda: _true("ana" in under_way))
        assert len(under_way) == outbox.OF_AN_ADDRESS + 1
        assert (box.waiting, box.largest) == (len(crowd) - outbox.OF_AN_ADDRESS, 8)
        late = [wanted(each, due=1) for each in ("ana", *crowd)]
        await store.call(late)
        box.heard(late)
        await until(lambda: _true(under_way.count("ana") == 2))
        assert len(under_way) == outbox.OF_AN_ADDRESS + 2, "while nothing of theirs was done"
        await box.end()


def test_who_has_none_under_way_comes_before_who_has(tmp_path: Path) -> None:
    """Also where all places are taken by several crowds, whose calls are older."""
    under_way: list[str] = []
    slow: list[asyncio.Event] = []

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        under_way.append(it.person)
        slow.append(asyncio.Event())
        await slow[-1].wait()
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        crowds = outbox.AT_ONCE // outbox.OF_AN_ADDRESS
        crowd = [f"p{number}" for number in range(crowds * 12)]
        for each in ("ana", *crowd):
            await known(store, channel(f"c{each}", each))
        await store.call([wanted(each, due=1) for each in crowd])

        def owner(it: CallChannel) -> Owner:
            address = "ana's" if it.person == "ana" else str(int(it.person[1:]) % crowds)
            return Owner(address, it.person)

        box = CallOutbox(store, Clock(), make, lambda it: f"{it.id}.example", owner)
        box.begin()
        await until(lambda: _true(len(under_way) == outbox.AT_ONCE))
        await store.call([wanted("ana", due=900)])
        slow[0].set()
        await until(lambda: _true(len(under_way) > outbox.AT_ONCE))
        assert under_way[outbox.AT_ONCE] == "ana"
        for event in slow:
            event.set()
        await until(lambda: _true(len(under_way) >= outbox.AT_ONCE + 9))
        await box.end()

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_what_one_call_of_a_channel_has_met_the_others_wait_for(tmp_path: Path) -> None:
    """Also those for which the reason came later: a machine that never answers costs one
    connection, and then seldom another.
    """
    clock, made = Clock(), list[str]()

    async def make(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        made.append(it.id)
        return CallOutcome("later" if it.id == "late" else "sent")

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("late"), channel("good", "ben"))
        many = [PendingCall("ana", f"table-{n:02}", "turn", 1, 1) for n in range(30)]
        await store.call(many)
        box = CallOutbox(store, clock, make, lambda _: "push.example")
        box.begin()

        async def all_wait() -> bool:
            return await store.next_call() == clock.now + AGAIN and not box.waiting

        await until(all_wait)
        assert 1 <= made.count("late") <= outbox.OF_A_PERSON, "those that were under way at once"
        first = made.count("late")
        again = [replace(each, at=2) for each in many] + [wanted("ben", due=1)]
        await store.call(again)
        box.heard(again)
        await until(lambda: _true(made.count("good") == 1))
        await until(all_wait)
        assert made.count("late") == first
        await box.end()

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))


def test_whoever_opens_next_makes_what_was_under_way(tmp_path: Path) -> None:
    """Cancelled as a house is that closes: what had not ended is called again."""
    began: list[int] = []

    async def hangs(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        began.append(call.at)
        await asyncio.Event().wait()
        return None

    async def makes(call: WaitingCall, it: CallChannel) -> CallOutcome | None:
        began.append(call.at)
        return CallOutcome("sent")

    async def scenario(store: Sqlite) -> None:
        await known(store, channel("a"))
        await store.call([wanted("ana", 7)])
        await emptied(store, hangs, Clock(), lambda: _true(began == [7]))
        assert await store.next_call() == 1000 + LEASE
        later = Clock()
        later.now = 1000 + LEASE

        async def nothing_waits() -> bool:
            return await store.next_call() is None

        await emptied(store, makes, later, nothing_waits)

    with opened(tmp_path) as store:
        asyncio.run(scenario(store))
    assert began == [7, 7]
