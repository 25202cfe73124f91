"""A live table with its bots and people: pace, chairs, talk, rematch."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic

import pytest

from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import (
    GiveUp,
    Say,
    Sit,
)
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing
from ludotheque.server.store.store import TableQuery
from ludotheque.server.tables.command import MakeMove
from ludotheque.server.tables.house import House
from ludotheque.table.clock import HOUR
from tests.server.support.evenings import THREE, Hands, Listener, outcome, seated, spend, until
from tests.server.support.sheets import ANA, BEN, CHLOE, DORA


def test_bots_play_on_when_everybody_has_left_and_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=2)
        ids.append(actor.id)
        await outcome(actor, GiveUp("g"), BEN)

    async def after(house: House) -> None:
        assert ids[0] in house.actors, "a bot owed a move"
        actor = house.actors[ids[0]]
        await until(lambda: actor.live.table.awaited == (0,))  # type: ignore[union-attr]

    spend(tmp_path, before, bot_delay=(30.0, 30.0))
    spend(tmp_path, after)


def test_bots_keep_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        began = monotonic()
        actor = await seated(house, ANA, bots=2)
        await until(lambda: actor.live.at > 1)
        assert monotonic() - began >= 0.3
        await until(lambda: actor.live.at == 3)

    spend(tmp_path, play, bot_delay=(0.3, 0.4))


def test_alone_with_bots_one_need_not_wait_for_them(tmp_path: Path) -> None:
    """Whoever hurries is waited for next, and nothing is skipped; the turn after takes its time."""

    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        ana, turns = Listener(actor, ANA), actor.bot_turns
        actor.hurry(ana.follower)
        assert not turns.hurried.is_set(), "she is waited for herself, and hurries nobody"
        await outcome(actor, MakeMove("m", Lay(3)), ANA)
        assert actor.live.table is not None
        assert actor.live.table.awaited == (1, 2)
        actor.hurry(ana.follower)
        await until(lambda: actor.live.table.awaited == (0,))  # type: ignore[union-attr]
        assert not turns.hurried.is_set()

    spend(tmp_path, play, bot_delay=(3600.0, 3600.0))


def test_nobody_hurries_the_bots_of_others(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        ana, dora = Listener(actor, ANA), Listener(actor, DORA)
        for person in (ANA, BEN):
            await outcome(actor, MakeMove("m", Lay(3)), person)
        assert actor.live.table is not None
        assert actor.live.table.awaited == (2,)
        for listener in (ana, dora):
            actor.hurry(listener.follower)
        assert not actor.bot_turns.hurried.is_set()

    spend(tmp_path, play, bot_delay=(3600.0, 3600.0))


def test_who_sits_down_while_watching_goes_on_as_a_player(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.create(ANA, THREE)
        actor = await house.actors.wake(table.id)
        listener = Listener(actor, ANA)
        assert listener.follower.seat is None
        for person in (ANA, BEN, CHLOE):
            await house.sit(table.id, person, Sit())
        await until(lambda: "frame" in listener.kinds())
        assert listener.last("table_now")["seat"] == 0
        assert listener.last("frame")["moves"]

    spend(tmp_path, play)


def test_players_and_watchers_talk_apart(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        ana, ben, dora = (Listener(actor, person) for person in (ANA, BEN, DORA))
        await outcome(actor, Say("1", "  well\n met "), ANA)
        await outcome(actor, Say("1", "well met"), ANA)
        await outcome(actor, Say("1", "<b>she will lose</b>"), DORA)
        await until(lambda: ben.all("heard") and dora.all("heard"))
        assert [said["text"] for said in ben.last("heard")["said"]] == ["well met"]
        assert [said["text"] for said in dora.last("heard")["said"]] == ["<b>she will lose</b>"]
        assert len(ana.all("heard")) == 1
        late = Listener(actor, CHLOE)
        await until(lambda: late.all("heard"))
        assert [said["name"] for said in late.last("heard")["said"]] == ["Ana"]
        empty = await outcome(actor, Say("2", " \n "), ANA)
        assert isinstance(empty, Objection)
        assert empty.reason == "said-empty"

    spend(tmp_path, play)


def test_what_was_said_is_there_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await outcome(actor, Say("1", "see you tomorrow"), ANA)
        ids.append(actor.id)

    async def after(house: House) -> None:
        listener = Listener(await house.actors.wake(ids[0]), BEN)
        await until(lambda: listener.all("heard"))
        assert listener.last("heard")["said"][0]["text"] == "see you tomorrow"

    spend(tmp_path, before)
    spend(tmp_path, after)


def test_everybody_who_wants_a_rematch_is_led_to_the_same_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        listener = Listener(actor, DORA)
        with pytest.raises(Objection, match="not-over"):
            await house.rematch(actor.id, ANA)
        for person in (ANA, BEN):
            await outcome(actor, GiveUp("g"), person)
        faces = await asyncio.gather(house.rematch(actor.id, ANA), house.rematch(actor.id, BEN))
        assert faces[0].id == faces[1].id != actor.id
        await until(lambda: listener.last("table_now")["table"]["rematch"] == faces[0].id)
        for person in (BEN, ANA):
            await house.sit(faces[0].id, person, Sit())
        again = await house.actors.wake(faces[0].id)
        assert [chair.name for chair in again.live.sheet.chairs] == ["Ana", "Ben", "Odile"]
        assert isinstance(again.live.sheet.stage, Playing)
        with pytest.raises(Objection, match="not-seated"):
            await house.rematch(actor.id, DORA)

    spend(tmp_path, play)


def test_a_kept_chair_is_offered_to_whom_it_is_kept_for_alone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        for person in (ANA, BEN):
            await outcome(actor, GiveUp("g"), person)
        again = (await house.rematch(actor.id, ANA)).id
        await house.sit(again, ANA, Sit())
        waiting = TableQuery(stage="gathering")

        async def offered(person: Person | None) -> list[tuple[str, int | None, int | None]]:
            found = await house.listed(waiting, person)
            return [(each.table.id, each.seat, each.kept) for each in found.tables]

        assert await offered(DORA) == await offered(None) == []
        assert await offered(BEN) == [(again, None, 1)]
        assert await offered(ANA) == [(again, 0, None)]
        table = await house.actors.wake(again)
        listeners = {each.name: Listener(table, each) for each in (BEN, DORA)}
        await until(lambda: all(each.all("table_now") for each in listeners.values()))
        kept = {name: each.last("table_now")["kept"] for name, each in listeners.items()}
        assert kept == {"Ben": 1, "Dora": None}
        await house.sit(again, BEN, Sit())
        await until(lambda: listeners["Ben"].last("table_now")["seat"] == 1)
        assert listeners["Ben"].last("table_now")["kept"] is None

    spend(tmp_path, play)


def test_a_table_that_everybody_left_is_gone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.create(ANA, THREE)
        await house.sit(table.id, ANA, Sit())
        await house.sit(table.id, BEN, Sit())
        listener = Listener(await house.actors.wake(table.id), DORA)
        left = await house.leave(table.id, BEN)
        assert left is not None
        assert await house.leave(table.id, ANA) is None
        await until(lambda: listener.closed)
        with pytest.raises(Objection, match="no-such-table"):
            await house.look(table.id, None)

    spend(tmp_path, play)


def test_tables_that_never_began_are_forgotten_in_the_end(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        table = await house.create(ANA, THREE)
        begun = await seated(house, ANA, BEN, CHLOE)
        clock.now += 8 * 24 * HOUR
        await until(lambda: table.id not in house.actors)
        await house.upkeep.sweep()
        with pytest.raises(Objection, match="no-such-table"):
            await house.look(table.id, None)
        assert (await house.look(begun.id, None)).table.stage == "playing"

    spend(tmp_path, play, clock, idle=0.0)
