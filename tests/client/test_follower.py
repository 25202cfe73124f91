"""A table followed: what is shown, what is asked for, what is answered."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.client import HouseObjected, Interrupted, MoveRefused, Unreachable
from ludotheque.core.record import Lend, Return
from ludotheque.games.niagara.model import Lay, View
from ludotheque.games.vertiges.model import Building, Holding, Put, Take
from ludotheque.protocol.wire import ChatMessages, Frame, TableNow

from .guests import PEOPLE, begun, first, followers, guests, run


def test_a_move_is_accepted_or_refused_with_its_clause(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, *houses) as (ana, *_):
                frame = await anext(ana)
                assert (ana.number, frame.awaited) == (0, (0, 1, 2))
                assert isinstance(frame.view, View)
                assert Lay(tile=3) in frame.moves
                assert (await ana.submit(Lay(tile=3))).at == 1
                with pytest.raises(MoveRefused) as refused:
                    await ana.submit(Lay(tile=4))
                assert refused.value.refusal.rule == "2.1"
                assert refused.value.refusal.reason == "already_chosen"
                assert "tile" in refused.value.text, "the sentence is in the guest's language"
                after = await anext(ana)
                assert (after.at, after.awaited, after.view.laid[0]) == (2, (1, 2), 3)

    run(session())


def test_a_late_reader_is_told_everything_at_once(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, *houses) as (ana, ben, chloe):
                await ben.submit(Lay(tile=1))
                await chloe.submit(Lay(tile=2))
                await first(ana, Frame, lambda frame: frame.at == 3)
                frame = await anext(ana)
                assert (frame.at, frame.since) == (3, 0)
                assert {told.at for told in frame.told} == {0, 1, 2}
                await ben.take_back()
                frame = await anext(ana)
                assert (frame.at, frame.told, len(frame.lines)) == (4, (), 1)

    run(session())


def test_what_is_no_move_is_objected_to_and_what_is_too_large_costs_the_link(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, houses[0]) as (ana,):
                with pytest.raises(HouseObjected, match="bad-request"):
                    await ana.submit({"kind": "castle"})
                with pytest.raises(HouseObjected, match="too-large"):
                    await ana.say("a" * 20_000)
                assert (await ana.submit(Lay(tile=5))).at == 1, "it is connected again"

    run(session())


def test_a_hand_that_is_to_go_back_at_once_does(url: str) -> None:
    """An empty trace has no sample that could be sent."""

    async def session() -> None:
        async with guests(url, "Ana", "Ben") as houses:
            options = {"oldest": "first", "tremor": "easy"}
            face = await houses[0].create("vertiges", seats=PEOPLE[:2], options=options)
            for house in houses:
                await house.sit(face.id)
            async with followers(face.id, houses[0]) as (ana,):
                frame = await anext(ana)
                hand = frame.view.hands[0]
                for _ in range(2):
                    await ana.make(Take(hand[0]))
                    frame = await anext(ana)
                    assert isinstance(frame.view.phase, Holding)
                    await ana.make(Put(b""))
                    frame = await anext(ana)
                    assert frame.view.phase == Building(0)
                    assert frame.view.hands[0] == hand

    run(session())


def test_players_and_watchers_talk_among_themselves(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé", "Dora") as houses:
            *players, dora = houses
            table = await begun(*players)
            async with followers(table, players[0], players[1], dora) as (ana, ben, watcher):
                await watcher.say("What a river!")
                await ana.say("  Good\nluck!  ")
                heard = await first(ben, ChatMessages)
                assert [(each.name, each.text) for each in heard.said] == [("Ana", "Good luck!")]
                overheard = await first(watcher, ChatMessages)
                assert [each.text for each in overheard.said] == ["What a river!"]
                with pytest.raises(HouseObjected, match="said-empty"):
                    await ana.say("   ")
            async with followers(table, players[1]) as (ben,):
                await players[2].table(table)
                assert [each.text for each in (await first(ben, ChatMessages)).said] == [
                    "Good luck!"
                ]

    run(session())


def test_a_watcher_sees_what_lies_open_and_may_do_nothing(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé", "Dora") as houses:
            *players, dora = houses
            table = await begun(*players)
            async with followers(table, players[0], dora) as (ana, watcher):
                await ana.submit(Lay(tile=3))
                frame = await first(watcher, Frame, lambda frame: frame.at == 2)
                assert (watcher.number, frame.moves, frame.undo) == (None, (), False)
                assert frame.view.sealed == (True, False, False)
                assert frame.view.laid == (None, None, None)
                with pytest.raises(HouseObjected, match="not-seated"):
                    await watcher.submit(Lay(tile=3))
                assert await watcher.ping() < 10

    run(session())


def test_who_sits_down_while_following_follows_as_that_seat(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            face = await houses[0].create("niagara", seats=PEOPLE)
            await houses[0].sit(face.id)
            async with houses[1].at(face.id) as ben:
                assert (ben.number, ben.table.stage, ben.frame) == (None, "gathering", None)
                await houses[1].sit(face.id)
                await first(ben, TableNow, lambda now: now.seat == 1)
                assert ben.number == 1
                await houses[2].sit(face.id)
                frame = await anext(ben)
                assert frame.view.seat == 1
                assert ben.table.stage == "playing"

    run(session())


def test_a_draw_needs_the_others(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, *houses) as seats:
                ana, ben, chloe = seats
                await ana.propose_draw()
                (offer,) = (await first(ben, TableNow, lambda now: now.table.offers)).table.offers
                assert (offer.what, offer.by) == ("draw", 0)
                await ben.answer(offer.id, False)
                with pytest.raises(HouseObjected, match="no-such-offer"):
                    await chloe.answer(offer.id, True)
                await first(ben, TableNow, lambda now: not now.table.offers)
                await ana.propose_draw()
                (offer,) = (await first(ben, TableNow, lambda now: now.table.offers)).table.offers
                await ben.answer(offer.id, True)
                await chloe.answer(offer.id, True)
                last = [[frame async for frame in seat][-1] for seat in seats]
                assert {frame.how for frame in last} == {"agreed"}
                assert last[0].result is not None
                assert last[0].result.winners == ()
                with pytest.raises(HouseObjected, match="game-over"):
                    await ana.submit(Lay(tile=1))

    run(session())


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben") as houses:
            table = await begun(*houses, seats=("person", "person", "novice"))
            async with followers(table, houses[0]) as (ana,):
                async with followers(table, houses[1]):
                    await first(ana, TableNow, lambda now: now.table.seats[1].present)
                    with pytest.raises(HouseObjected, match="seat-not-absent"):
                        await ana.propose_lend(1)
                await first(ana, TableNow, lambda now: not now.table.seats[1].present)
                await ana.propose_lend(1)
                await first(ana, TableNow, lambda now: now.table.seats[1].lent)
                async with followers(table, houses[1]):
                    await first(ana, TableNow, lambda now: not now.table.seats[1].lent)
                lines: list[type] = []
                while len(lines) < 2:
                    lines += [type(line) for line in (await anext(ana)).lines]
                assert lines == [Lend, Return]

    run(session())


def test_the_game_ends_when_all_but_one_have_resigned(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, *houses) as (ana, ben, chloe):
                await ana.resign()
                with pytest.raises(HouseObjected, match="resigned"):
                    await ana.submit(Lay(tile=1))
                await chloe.resign()
                frames = [frame async for frame in ben]
                assert frames[-1].how == "resigned"
                assert frames[-1].result is not None
                assert frames[-1].result.winners == (1,)
                assert [frame async for frame in ben] == [], "there is nothing more to come"

    run(session())


def test_a_table_that_is_gone_ends_what_follows_it(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben") as (house, other):
            face = await house.create("niagara", seats=PEOPLE)
            await house.sit(face.id)
            async with house.at(face.id) as ana, other.at(face.id) as ben:
                assert await house.leave(face.id) is None
                assert [frame async for frame in ana] == []
                assert [type(message) async for message in ben.messages()][:1] == [TableNow]
                with pytest.raises(Unreachable):
                    await ana.say("Is anybody there?")
            with pytest.raises(HouseObjected) as objected:
                async with house.at(face.id):
                    raise AssertionError
            assert (objected.value.reason, objected.value.status) == ("no-such-table", 404)

    run(session())


def test_nothing_can_be_asked_once_one_has_gone(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé") as houses:
            table = await begun(*houses)
            async with followers(table, houses[0]) as (ana,):
                listening = asyncio.create_task(first(ana, ChatMessages))
                await asyncio.sleep(0)
            with pytest.raises(AssertionError, match="closed"):
                await listening
            with pytest.raises(Interrupted):
                await ana.submit(Lay(tile=1))
            assert not ana.connected

    run(session())
