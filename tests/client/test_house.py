"""Every question over HTTP, asked of a real house."""

from __future__ import annotations

import asyncio
import socket

import pytest

from ludotheque.client import HouseClient, HouseObjected, Trouble, Unintelligible, Unreachable
from ludotheque.core.record import BadRecord, Ply, read
from ludotheque.protocol.wire import Me
from ludotheque.table.clock import Stock

from .guests import PEOPLE, begun, followers, guests, run


def test_a_guest_comes_back_with_the_cookie(url: str) -> None:
    async def session() -> None:
        async with HouseClient(url) as house:
            assert await house.me() is None
            me = await house.enter_as("Ana")
            assert (me.name, me.claimed) == ("Ana", False)
            assert await house.enter_as("Berta") == me, "who is known keeps the name"
            assert (await house.rename("Anaïs")).name == "Anaïs"
        async with HouseClient(url, cookie=house.cookie) as again, HouseClient(url) as stranger:
            assert await again.me() == await again.enter_as("Chloé") == Me("Anaïs", claimed=False)
            assert await stranger.me() is None
            await again.forget()
            assert again.cookie is None
            assert await again.me() is None

    run(session())


def test_a_claimed_name_is_found_again_on_another_device(url: str) -> None:
    async def session() -> None:
        async with HouseClient(url) as home, HouseClient(url) as away:
            await home.enter_as("Béatrice")
            before = home.cookie
            assert (await home.claim("three canoes and a ruby")).claimed
            assert home.cookie != before, "the cookies from before the claim are void"
            with pytest.raises(HouseObjected) as objected:
                await away.enter("Béatrice", "three canoes and a diamond")
            assert (objected.value.reason, objected.value.status) == ("wrong-passphrase", 403)
            with pytest.raises(HouseObjected, match="name-claimed"):
                await away.enter_as("Béatrice")
            await away.enter("Béatrice", "three canoes and a ruby")
            assert await away.me() == await home.me()
            await home.forget(everywhere=True)
            assert await away.me() is None

    run(session())


def test_the_house_tells_about_itself_in_the_guests_language(url: str) -> None:
    async def session() -> None:
        async with HouseClient(url) as house, HouseClient(url, language="de") as haus:
            (niagara,) = [card for card in await house.games() if card.name == "niagara"]
            assert niagara.seats == (4, 3, 5)
            english, german = await house.rulebook("niagara"), await haus.rulebook("niagara")
            assert (english.language, german.language) == ("en", "de")
            assert [each.number for each in english.clauses][:2] == ["1.1", "1.2"]
            with pytest.raises(HouseObjected, match="no-such-game"):
                await house.rulebook("go fish")
            assert (await house.health()).status == "ok"

    run(session())


def test_people_sit_down_get_up_and_let_bots_take_the_rest(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            face = await ana.create(
                "niagara",
                seats=["person", "person", "person", "novice"],
                options={"fork": "random"},
                pace=Stock(minutes=15, increment=10),
                public=False,
            )
            assert face.options["fork"] == "random"
            assert (face.pace, face.public) == (Stock(minutes=15, increment=10), False)
            assert (await ana.table(face.id)).seat is None
            assert (await ana.sit(face.id, seat=1)).seat == 1
            assert (await ben.sit(face.id.upper().replace("-", ""), entropy="mine")).seat == 0
            assert ben.pledges[face.id].entropy == "mine"
            listed = await ben.leave(face.id)
            assert listed is not None
            assert listed.seat is None
            with pytest.raises(HouseObjected, match="host-only"):
                await ben.fill(face.id)
            filled = await ana.fill(face.id, "random")
            assert filled.table.stage == "playing"
            assert [place.bot for place in filled.table.seats] == [
                "random",
                None,
                "random",
                "novice",
            ]
            with pytest.raises(HouseObjected, match="already-started"):
                await ana.leave(face.id)
            with pytest.raises(HouseObjected, match="not-over"):
                await ana.record(face.id)

    run(session())


def test_a_table_where_nobody_is_left_is_gone(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana") as (ana,):
            face = await ana.create("niagara", seats=PEOPLE)
            await ana.sit(face.id)
            assert await ana.leave(face.id) is None
            with pytest.raises(HouseObjected) as objected:
                await ana.table(face.id)
            assert (objected.value.reason, objected.value.status) == ("no-such-table", 404)

    run(session())


def test_tables_are_listed_page_by_page(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana", "Ben") as (ana, ben):
            hidden = await ana.create("niagara", seats=PEOPLE, public=False)
            await ana.sit(hidden.id)
            shown = [await ana.create("niagara", seats=PEOPLE) for _ in range(3)]
            for face in shown:
                await ana.sit(face.id)
            own = await ana.tables(mine=True, stage="gathering", game="niagara")
            assert {each.table.id for each in own.tables} == {hidden.id, *(f.id for f in shown)}
            assert {each.seat for each in own.tables} == {0}
            others = [each.table.id for each in (await ben.tables(most=100)).tables]
            assert hidden.id not in others
            found: list[str] = []
            page = await ana.tables(mine=True, most=2)
            while page.tables:
                found += [each.table.id for each in page.tables]
                if page.next is None:
                    break
                page = await ana.tables(mine=True, most=2, before=page.next)
            assert found == [each.table.id for each in own.tables]

    run(session())


def test_a_record_is_checked_against_what_was_seen_and_given(url: str) -> None:
    """Three people, of whom two resign: the shortest whole game."""

    async def session() -> None:
        async with guests(url, "Ana", "Ben", "Chloé", "Dora") as (ana, ben, chloe, dora):
            table = await begun(ana, ben, chloe)
            async with followers(table, ana, ben) as seats:
                for seat in seats:
                    await seat.resign()
            raw = await dora.record(table)
            header = read(raw).header
            assert header.entropy[2] == chloe.pledges[table].entropy
            # Who resigned first may have been played for already.
            plies = [line for line in read(raw).lines if isinstance(line, Ply)]
            for house in (ana, ben, chloe):
                assert house.check(table, raw).plies == len(plies) > 0
            with pytest.raises(Trouble, match="nobody sat down"):
                dora.check(table, raw)
            other = raw.replace(header.entropy[1].encode(), b"0" * 32)
            with pytest.raises(BadRecord, match="entropy of seat 1"):
                ben.check(table, other)

            face = await ben.rematch(table)
            assert await ana.rematch(table) == face
            assert (await ana.table(table)).table.rematch == face.id
            assert (await ben.sit(face.id)).seat == 1
            with pytest.raises(HouseObjected, match="seat-kept"):
                await dora.sit(face.id)

    run(session())


def test_nobody_at_the_address() -> None:
    async def session() -> None:
        with socket.socket() as taken:  # bound, and never listened on
            taken.bind(("127.0.0.1", 0))
            async with HouseClient(f"http://127.0.0.1:{taken.getsockname()[1]}") as house:
                with pytest.raises(Unreachable):
                    await house.me()
                with pytest.raises(Unreachable):
                    async with house.at("mivo-tarelu"):
                        raise AssertionError

    run(session())


@pytest.mark.parametrize(
    ("status", "trouble"), [("200 OK", Unintelligible), ("502 Bad Gateway", Unreachable)]
)
def test_something_else_at_the_address(status: str, trouble: type[Trouble]) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 6\r\n\r\n<html>".encode())
        await writer.drain()
        writer.close()

    async def session() -> None:
        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with HouseClient(f"http://127.0.0.1:{port}") as house:
                with pytest.raises(trouble):
                    await house.me()
                with pytest.raises(trouble):
                    async with house.at("mivo-tarelu"):
                        raise AssertionError

    run(session())


def test_who_is_too_fast_waits_once() -> None:
    """And then asks again; told a second time to wait, it says so."""
    gently = b'{"reason":"too-fast","facts":{},"text":"Gently!"}'
    slow = b"HTTP/1.1 429 .\r\nretry-after: 0\r\ncontent-length: %d\r\n\r\n" % len(gently) + gently
    ana = b'{"name":"Ana","claimed":false}'
    fine = b"HTTP/1.1 200 .\r\ncontent-length: %d\r\n\r\n" % len(ana) + ana
    answers = [slow, fine, slow, slow]

    async def session() -> None:
        gone = asyncio.Event()

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while await reader.readline():
                while (await reader.readline()).strip():
                    pass
                writer.write(answers.pop(0))
            writer.close()
            await writer.wait_closed()
            gone.set()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            async with HouseClient(f"http://127.0.0.1:{port}") as house:
                assert (await house.me()) == Me("Ana", claimed=False)
                with pytest.raises(HouseObjected, match="too-fast"):
                    await house.me()
            await gone.wait()
        assert answers == []

    run(session())


def test_an_address_that_is_none_is_told_at_once() -> None:
    with pytest.raises(Trouble, match="begins with http://"):
        HouseClient("games.example.org")
