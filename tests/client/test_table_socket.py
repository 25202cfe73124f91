"""What a guest makes of a house that is slow, repeats itself, or is not what it seems."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

import pytest
from msgspec.structs import replace

from ludotheque.client import HouseClient, HouseObjected, TableFollower, Unintelligible, Unreachable
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import (
    PROTOCOL,
    Accepted,
    ChatMessage,
    ChatMessages,
    Frame,
    Objected,
    Ping,
    Pong,
    Problem,
    Pulse,
    Submit,
    TableNow,
    Welcome,
)

from .guests import first, run
from .scripted import Script, face, scripted


@asynccontextmanager
async def followed(*, seat: int | None = 0) -> AsyncIterator[tuple[Script, TableFollower]]:
    async with scripted() as (script, url), HouseClient(url) as house:
        greeted = asyncio.create_task(script.greet(seat=seat))
        async with house.at("mivo-tarelu") as follower:
            await greeted
            yield script, follower


async def settled(follower: TableFollower, script: Script) -> None:
    """Until the guest has read all that was said so far."""
    asked = asyncio.create_task(follower.ping())
    ping = await script.hear()
    assert isinstance(ping, Ping)
    await script.say(Pong(ping.id))
    await asked


def lay(script: Script, seat: int) -> None:
    script.table.commit(script.table.propose(seat, Lay(tile=3)))


def said(number: int, room: str = "players") -> ChatMessage:
    return ChatMessage(
        number=number,
        room="players" if room == "players" else "watchers",
        seat=None,
        name="Ben",
        text=f"{room} {number}",
        when=0,
    )


def test_no_frame_from_before_ones_own_move_is_read_after_it() -> None:
    """Else a program would think that it is still awaited, and move twice."""

    async def session() -> None:
        async with followed() as (script, ana):
            await script.say(script.frame(0))
            assert (await anext(ana)).awaited == (0, 1, 2)
            asked = asyncio.create_task(ana.submit(Lay(tile=3)))
            submit = await script.hear()
            assert isinstance(submit, Submit)
            lay(script, 1)
            await script.say(script.frame(1), Accepted(submit.id, 2))
            await asked
            reading = asyncio.ensure_future(anext(ana))
            await settled(ana, script)
            assert not reading.done(), "its own move is not in any frame yet"
            lay(script, 0)
            await script.say(script.frame(2))
            frame = await reading
            assert (frame.at, frame.awaited) == (3, (2,))
            assert {told.at for told in frame.told} == {1, 2}

    run(session())


def test_the_same_frame_again_is_no_news_and_an_older_one_is_ignored() -> None:
    async def session() -> None:
        async with followed() as (script, ana):
            old = script.frame(0)
            lay(script, 1)
            await script.say(script.frame(0))
            await anext(ana)
            await script.say(script.frame(0), old)
            reading = asyncio.ensure_future(anext(ana))
            await settled(ana, script)
            assert not reading.done()
            assert ana.frame is not None
            assert ana.frame.at == 2
            lay(script, 2)
            await script.say(script.frame(0))
            frame = await reading
            assert ({told.at for told in frame.told}, frame.since) == ({2}, 2), "nothing twice"

    run(session())


def test_after_a_break_one_asks_for_what_is_new() -> None:
    async def session() -> None:
        async with followed() as (script, ana):
            lay(script, 1)
            await script.say(script.frame(0))
            await anext(ana)
            await script.close(1012)
            await script.greet()
            assert "since=0" in script.paths[0]
            assert "since=2" in script.paths[1]
            assert all("language=en" in path for path in script.paths)

    run(session())


def test_another_room_has_its_own_talk() -> None:
    async def session() -> None:
        async with followed(seat=None) as (script, ana):
            await script.say(ChatMessages((said(1, "watchers"), said(4, "watchers"))))
            await script.say(TableNow(0, face()), ChatMessages((said(2), said(3))))
            await script.say(ChatMessages((said(3), said(5))), ChatMessages((said(5),)))
            await settled(ana, script)
            assert [each.text for each in ana.said] == ["players 2", "players 3", "players 5"]

    run(session())


def test_everything_can_be_read_from_how_things_stand_on() -> None:
    async def session() -> None:
        async with followed() as (script, ana):
            await script.say(ChatMessages((said(1),)), script.frame(0))
            await settled(ana, script)
            messages = ana.messages()
            kinds = [type(await anext(messages)) for _ in range(3)]
            assert kinds == [TableNow, ChatMessages, Frame]
            await script.say(Pulse())
            assert await anext(messages) == Pulse()
            await script.close(1000)
            assert [each async for each in messages] == []

    run(session())


def test_a_table_that_is_gone_when_one_comes_back() -> None:
    async def session() -> None:
        async with followed() as (script, ana):
            script.refusing = HTTPStatus.SERVICE_UNAVAILABLE
            await script.close(1012)
            while len(script.paths) < 3:  # a house that is full is asked again
                await asyncio.sleep(0.01)
            script.refusing = HTTPStatus.NOT_FOUND
            with pytest.raises(Unintelligible, match="404"):
                await anext(ana)

    run(session())


def test_a_house_that_speaks_another_protocol() -> None:
    async def session() -> None:
        async with scripted() as (script, url), HouseClient(url) as house:
            greeted = asyncio.create_task(script.greet(protocol=PROTOCOL + 1))
            with pytest.raises(Unintelligible, match=f"protocol {PROTOCOL + 1}"):
                async with house.at("mivo-tarelu"):
                    raise AssertionError
            await greeted

    run(session())


def test_a_frame_that_is_not_of_the_game() -> None:
    async def session() -> None:
        async with followed() as (script, ana):
            await script.say(replace(script.frame(0), view={"seat": 0}))
            with pytest.raises(Unintelligible, match="niagara"):
                await first(ana, Frame)

    run(session())


def test_a_house_that_closes_before_it_shows_anything() -> None:
    async def session() -> None:
        async with scripted() as (script, url), HouseClient(url) as house:

            async def turn_away() -> None:
                await script.admit()
                await script.say(Objected(None, Problem("house-full", {}, "We are full.")))
                await script.close(1008)

            turned = asyncio.create_task(turn_away())
            with pytest.raises(HouseObjected, match="house-full: We are full"):
                async with house.at("mivo-tarelu"):
                    raise AssertionError
            await turned

    run(session())


def test_a_table_that_is_closed_before_it_is_shown() -> None:
    async def session() -> None:
        async with scripted() as (script, url), HouseClient(url) as house:

            async def close() -> None:
                await script.admit()
                await script.say(Welcome(PROTOCOL, 15.0))
                await script.close(1000)

            closed = asyncio.create_task(close())
            with pytest.raises(Unreachable):
                async with house.at("mivo-tarelu"):
                    raise AssertionError
            await closed

    run(session())
