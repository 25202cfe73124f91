"""What any `Store` owes the house of calls. Tests of a store inherit it, and give `store`."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from ludotheque.server.people.latchkeys import Latchkey, LatchkeyKind
from ludotheque.server.store.call_store import (
    CallChannel,
    CallReason,
    ChannelKind,
    PendingCall,
    TooManyChannels,
    WaitingCall,
)
from ludotheque.server.store.store import Conflict, Store

from .kept import line, person, run, sheet

TABLE = "mivo-tarelu"


def channel(
    id: str, whose: str = "ana", kind: ChannelKind = "push", confirmed: bool = True
) -> CallChannel:
    address = f"https://push.example/{id}" if kind == "push" else f"{id}@example.org"
    return CallChannel(
        id=id,
        person=whose,
        kind=kind,
        address=address,
        p256dh="k",
        auth="a",
        device="Téléphone 📱",
        language="de",
        confirmed=confirmed,
        generation=3,
        made=7,
    )


def wanted(whose: str, at: int = 4, due: int = 100, reason: CallReason = "turn") -> PendingCall:
    return PendingCall(whose, TABLE, reason, at, due)


async def known(store: Store, *channels: CallChannel) -> None:
    for each in sorted({each.person for each in channels}):
        await store.save_person(person(each))
    for channel in channels:
        await store.save_channel(channel, 3)


async def waiting(store: Store, now: int = 1000, until: int = 2000) -> list[WaitingCall]:
    return [call for call, _ in await store.claim_calls(now, until, 50)]


class CallSuite:
    def test_a_mail_address_lets_in_who_has_said_so_once_it_is_theirs(self, store: Store) -> None:
        async def scenario() -> None:
            one, other = (channel(id, id, "mail", confirmed=False) for id in ("ana", "ben"))
            await known(store, replace(one, address="Us@example.org"), other)
            assert not await store.let_open("ana", True)
            assert not await store.let_open("nobody", True)
            for each in ("ana", "ben"):
                await store.confirm_channel(each)
            assert await store.openers("us@example.org", 3) == ()
            assert await store.let_open("ana", True)
            (found,) = await store.openers("us@EXAMPLE.org", 3)
            assert (found.id, found.opens, found.confirmed) == ("ana", True, True)
            assert await store.openers("ben@example.org", 3) == ()
            await store.let_open("ana", False)
            assert await store.openers("us@example.org", 3) == ()
            # Another address begins without it.
            await store.let_open("ben", True)
            await store.save_channel(replace(other, id="new"), 1)
            assert [each.opens for each in await store.channels_of("ben")] == [False]

        run(scenario())

    def test_a_latchkey_is_taken_once_and_goes_with_its_person(self, store: Store) -> None:
        def key(digest: bytes, kind: LatchkeyKind = "code", until: int = 900) -> Latchkey:
            return Latchkey(digest=digest, person="ana", kind=kind, generation=3, until=until)

        async def scenario() -> None:
            await known(store, channel("a"))
            await store.hang(key(b"1"), 100)
            await store.hang(key(b"2"), 100)
            await store.hang(key(b"3", "letter"), 100)
            assert await store.unhung(b"1") is None, "there is a newer one"
            found = await asyncio.gather(*(store.unhung(b"2") for _ in range(5)))
            assert [each for each in found if each is not None] == [key(b"2")]
            await store.hang(key(b"4"), 901)
            assert await store.unhung(b"3") is None, "it was old"
            await store.hang(replace(key(b"5"), person="nobody"), 901)
            assert await store.unhung(b"5") is None
            await store.forget("ana")
            assert await store.unhung(b"4") is None

        run(scenario())

    def test_a_call_is_written_with_the_move_for_each_channel_of_who_is_called(
        self, store: Store
    ) -> None:
        async def scenario() -> None:
            unsure = channel("post", kind="mail", confirmed=False)
            await known(store, channel("a"), channel("b"), unsure, channel("c", "ben"))
            await store.create(sheet())
            calls = [wanted("ana"), wanted("ana", 4, 200, "short"), wanted("nobody")]
            assert await store.next_call() is None
            await store.save(sheet(revision=2), [line(0)], calls)
            assert await store.next_call() == 100
            found = await store.claim_calls(100, 160, 50)
            assert sorted(((call, it.id) for call, it in found), key=str) == [
                (WaitingCall("a", TABLE, "turn", 4, 160), "a"),
                (WaitingCall("b", TABLE, "turn", 4, 160), "b"),
            ]
            assert {it for _, it in found} == {channel("a"), channel("b")}
            assert await store.next_call() == 160

        run(scenario())

    def test_a_move_that_is_not_stored_calls_nobody(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"))
            await store.create(sheet())
            await store.save(sheet(revision=2), [line(0)])
            with pytest.raises(Conflict):
                await store.save(sheet(revision=2), [line(1)], [wanted("ana")])
            with pytest.raises(Conflict):
                await store.save(sheet(revision=3), [line(0)], [wanted("ana")])
            assert await store.next_call() is None

        run(scenario())

    def test_a_call_is_claimed_once_and_due_again_if_nothing_was_heard(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"))
            await store.call([wanted("ana", due=100)])
            assert await waiting(store, 99) == []
            (call,) = await waiting(store, 100, 160)
            assert await waiting(store, 159) == []
            (again,) = await waiting(store, 160, 220)
            assert again == replace(call, due=220)
            await store.call_done(call)  # of somebody who was taken for dead
            assert await store.next_call() == 220
            await store.call_done(again)
            assert await store.next_call() is None

        run(scenario())

    def test_a_call_that_is_asked_for_anew_outlives_the_one_before(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"))
            await store.call([wanted("ana", 4)])
            (old,) = await waiting(store)
            await store.call([wanted("ana", 9, 700)])
            await store.call_done(old)
            await store.put_off(old, 5, 5)
            (new,) = await waiting(store)
            assert (new.at, new.tries) == (9, 0)

        run(scenario())

    def test_a_call_is_put_off(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"))
            await store.call([wanted("ana")])
            (call,) = await waiting(store)
            await store.put_off(call, 5000, 3)
            assert await store.next_call() == 5000
            (again,) = await waiting(store, 5000, 6000)
            assert again.tries == 3

        run(scenario())

    def test_the_first_due_come_first_and_no_more_than_asked_for(self, store: Store) -> None:
        async def scenario() -> None:
            people = [f"p{number}" for number in range(5)]
            await known(store, *(channel(f"c{each}", each) for each in people))
            order = [3, 0, 4, 1, 2]
            await store.call(
                [wanted(each, due=10 + place) for each, place in zip(people, order, strict=True)]
            )
            found = await store.claim_calls(100, 200, 3)
            first = [call.channel for call, _ in found]
            assert sorted(first) == sorted(f"cp{order.index(place)}" for place in range(3))
            spared = [f"p{order.index(3)}"]
            ((call, _),) = await store.claim_calls(100, 200, 3, spared)
            assert call.channel == f"cp{order.index(4)}", "the other one is left where it is"

        run(scenario())

    def test_a_channel_comes_back_as_it_went_and_goes_with_its_calls(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"), channel("post", kind="mail", confirmed=False))
            assert await store.channels_of("ana") == (
                channel("a"),
                channel("post", kind="mail", confirmed=False),
            )
            assert await store.channel("a") == channel("a")
            await store.call([wanted("ana")])
            assert not await store.end_channel("a", "ben")
            assert await store.end_channel("a", "ana")
            assert not await store.end_channel("a")
            assert await store.channel("a") is None
            assert await store.next_call() is None

        run(scenario())

    def test_a_device_is_one_persons_and_nobody_has_too_many(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"), channel("b"), channel("c"), channel("d", "ben"))
            with pytest.raises(TooManyChannels):
                await store.save_channel(channel("e"), 3)
            same = replace(channel("e"), address=channel("a").address)
            await store.call([wanted("ana")])
            kept = await store.save_channel(replace(same, auth="new"), 3)  # it is known again
            assert (kept.id, kept.auth) == ("a", "new")
            assert {(each.id, each.auth) for each in await store.channels_of("ana")} == {
                ("a", "new"),
                ("b", "a"),
                ("c", "a"),
            }
            assert len(await waiting(store)) == 3, "what waits for it still does"
            taken = replace(channel("f", "ben"), address=channel("b").address)
            await store.save_channel(taken, 3)
            assert {each.id for each in await store.channels_of("ana")} == {"a", "c"}
            assert {each.id for each in await store.channels_of("ben")} == {"d", "f"}

        run(scenario())

    def test_one_mail_address_a_person_which_counts_once_it_is_confirmed(
        self, store: Store
    ) -> None:
        async def scenario() -> None:
            await known(store, channel("old", kind="mail"))
            await store.save_channel(channel("new", kind="mail", confirmed=False), 1)
            assert [each.id for each in await store.channels_of("ana")] == ["new"]
            await store.call([wanted("ana")])
            assert await store.next_call() is None
            assert await store.confirm_channel("new")
            assert not await store.confirm_channel("old")
            await store.call([wanted("ana")])
            assert await store.next_call() == 100

        run(scenario())

    def test_one_channel_alone_is_called(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("post", kind="mail", confirmed=False))
            call = WaitingCall("post", "", "confirm", 5, 5)
            await store.call_by(call)
            await store.call_by(replace(call, channel="gone"))
            ((found, its),) = await store.claim_calls(10, 70, 50)
            assert found == replace(call, due=70)
            assert not its.confirmed

        run(scenario())

    def test_wishes_are_kept_as_they_are_said_last(self, store: Store) -> None:
        async def scenario() -> None:
            await store.save_person(person("ana"))
            assert await store.wishes_of("ana") is None
            await store.wish("ana", b"{}")
            await store.wish("ana", b'{"zone":"UTC"}')
            assert await store.wishes_of("ana") == b'{"zone":"UTC"}'

        run(scenario())

    def test_devices_follow_a_new_generation_and_all_end_at_once(self, store: Store) -> None:
        async def scenario() -> None:
            await known(store, channel("a"), channel("post", kind="mail"), channel("b", "ben"))
            await store.renew_channels("ana", 8)
            found = await store.channel("a")
            assert found is not None
            assert found.generation == 8
            await store.end_channels("ana", "push")
            assert [each.id for each in await store.channels_of("ana")] == ["post"]
            assert [each.id for each in await store.channels_of("ben")] == ["b"]

        run(scenario())
