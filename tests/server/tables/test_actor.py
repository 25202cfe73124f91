"""A live table: stored before it is told, and the same whatever happens around it."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludotheque.core.game import Illegal, Result
from ludotheque.core.record import Opened, read
from ludotheque.core.verify import verify
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import Say
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen, Over
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.command import Envelope, MakeMove, Receipt
from ludotheque.server.tables.house import House
from tests.server.support.evenings import Listener, move, outcome, seated, spend, submission, until
from tests.server.support.saving import saved_by
from tests.server.support.sheets import ANA, BEN, CHLOE, DORA


def test_a_game_against_bots_from_the_first_chair_to_a_verified_record(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        listener = Listener(actor, ANA)
        while not isinstance(actor.live.sheet.stage, Over):
            await until(
                lambda: (
                    actor.live.table and (0 in actor.live.table.awaited or actor.live.table.over)
                )
            )
            if 0 in actor.live.table.awaited:  # type: ignore[union-attr]
                await move(actor, ANA)
        await until(lambda: listener.last("frame")["result"])
        record = read(await house.record(actor.id))
        assert verify(record, Niagara()).plies == actor.live.at
        assert record.header.commitment == listener.last("table_now")["table"]["commitment"]
        assert record.header.entropy[0] == "luck of Ana"
        shown = msgspec.convert(listener.last("table_now")["table"]["result"], Result)
        assert shown == actor.live.sheet.stage.result

    spend(tmp_path, play)


def test_the_seed_is_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listeners = [Listener(actor, person) for person in (ANA, BEN, None)]
        for person in (ANA, BEN, CHLOE):
            await move(actor, person)
        await until(lambda: listeners[-1].last("frame")["at"] == 4)
        everything = msgspec.json.encode([listener.sent for listener in listeners])
        assert actor.live.sheet.seed.encode() not in everything
        for person in (ANA, BEN, CHLOE):
            assert person.id.encode() not in everything
        with pytest.raises(Objection, match="not-over"):
            await house.record(actor.id)

    spend(tmp_path, play)


def test_a_submission_is_made_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        first = submission(actor, 0, "s1")
        answers = [await outcome(actor, first, ANA) for _ in range(3)]
        assert answers == [Receipt(1)] * 3
        assert actor.live.at == 2
        other = await outcome(actor, submission(actor, 1, "s1"), BEN)
        assert (other, actor.live.at) == (Receipt(2), 3), "ids are each guest's own"

    spend(tmp_path, play)


def test_the_same_submission_is_known_after_a_restart(tmp_path: Path) -> None:
    sent: list[MakeMove] = []

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        sent.append(submission(actor, 0, "s1"))
        assert await outcome(actor, sent[0], ANA) == Receipt(1)
        ids.append(actor.id)

    async def after(house: House) -> None:
        actor = await house.actors.wake(ids[0])
        assert await outcome(actor, sent[0], ANA) == Receipt(1)
        assert actor.live.at == 2

    ids: list[str] = []
    spend(tmp_path, before)
    spend(tmp_path, after)


def test_the_answer_comes_before_the_frame_and_both_after_it_is_stored(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        await until(lambda: "frame" in listener.kinds())
        stored: list[int] = []
        saved = house.store.save

        async def save(*what: Any) -> None:
            await asyncio.sleep(0.05)
            stored.append(listener.last("frame")["at"])
            await saved(*what)

        saved_by(house.store, save)
        order: list[tuple[object, int]] = []

        def reply(answer: object) -> None:
            order.append((answer, len(listener.all("frame"))))

        actor.post(Envelope(submission(actor, 0, "s"), ANA, reply))
        await until(lambda: order)
        assert order == [(Receipt(1), 1)], "the answer comes first"
        await until(lambda: listener.last("frame")["at"] == 2)
        assert stored == [1], "nobody had seen it before it was stored"

    spend(tmp_path, play)


def test_a_refused_move_and_an_unknown_guest_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        again = MakeMove("x", Lay(1))
        refused = await outcome(actor, again, ANA)
        assert isinstance(refused, Illegal)
        assert refused.refusal.rule == "2.1"
        stranger = await outcome(actor, again, DORA)
        assert isinstance(stranger, Objection)
        assert stranger.reason == "not-seated"
        assert actor.live.at == 2

    spend(tmp_path, play)


def test_a_follower_that_does_not_read_catches_up_and_misses_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        slow, quick = Listener(actor, ANA), Listener(actor, BEN)
        await until(lambda: "frame" in slow.kinds())
        slow.flowing.clear()
        people = (ANA, BEN, CHLOE)
        while actor.live.at < 150:
            assert actor.live.table is not None
            await move(actor, people[actor.live.table.awaited[0]])
        await until(lambda: quick.last("frame")["at"] == actor.live.at)
        slow.flowing.set()
        await until(lambda: slow.last("frame")["at"] == actor.live.at)
        assert len(slow.all("frame")) < 50, "frames were merged"

        def told(listener: Listener) -> list[int]:
            frames = listener.all("frame")
            return [event["at"] for frame in frames for event in frame["told"]]

        assert told(slow) == told(quick)
        assert slow.closed is None

    spend(tmp_path, play)


def test_a_table_sleeps_and_is_the_same_when_it_wakes(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        await move(actor, BEN)
        await until(lambda: actor.id not in house.actors)
        again = await house.actors.wake(actor.id)
        assert again is not actor
        before, now = actor.live, again.live
        assert before.table is not None
        assert now.table is not None
        assert (now.sheet, now.table.course) == (before.sheet, before.table.course)
        listener = Listener(again, ANA, since=1)
        await until(lambda: "frame" in listener.kinds())
        assert [told["at"] for told in listener.last("frame")["told"]] == [1, 2]

    spend(tmp_path, play, idle=0.0)


def test_followed_tables_do_not_sleep(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, ANA)
        for _ in range(3):
            await house.upkeep.sweep()
        assert actor.id in house.actors
        await listener.hang_up()
        await until(lambda: actor.id not in house.actors)

    spend(tmp_path, play, idle=0.0)


def test_who_loses_a_race_reloads_and_tries_again(tmp_path: Path) -> None:
    """Two houses over one store, as two processes would be."""

    async def play(house: House) -> None:
        s = house.services
        twin = House(house.store, s.bot_pool, s.settings, s.metrics, rng=s.rng)
        here = await seated(house, ANA, BEN, CHLOE)
        there = await twin.actors.wake(here.id)
        await move(here, ANA)
        assert there.live.at == 1, "it has not heard of it yet"
        await asyncio.gather(move(here, BEN), move(there, CHLOE))
        await outcome(there, Say("s", "hello"), ANA)
        await move(there, (ANA, BEN, CHLOE)[there.live.table.awaited[0]])  # type: ignore[union-attr]
        kept = await house.store.load(here.id)
        assert kept is not None
        assert [line.at for line in kept.lines] == [0, 1, 2, 3, 4]
        plies = [msgspec.json.decode(line.raw)["seat"] for line in kept.lines[1:4]]
        assert sorted(plies) == [0, 1, 2]
        await twin.close()

    spend(tmp_path, play)


def test_a_memory_that_fails_changes_nothing_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        saved = house.store.save

        async def broken(*_: Any) -> None:
            raise StoreTrouble("the disk is full")

        saved_by(house.store, broken)
        with pytest.raises(Objection, match="house-ill"):
            await move(actor, ANA, "s1")
        assert actor.live.at == 1
        house.store.save = saved  # type: ignore[method-assign]
        assert await move(actor, ANA, "s1") == Receipt(1)

    spend(tmp_path, play)


def test_rules_that_fail_freeze_the_table_and_keep_its_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        await move(actor, ANA)
        sound = await seated(house, ANA, BEN, CHLOE)

        def broken(*_: Any) -> None:
            raise ZeroDivisionError("the river ran dry")

        with monkeypatch.context() as patch:
            patch.setattr(Niagara, "apply", broken)
            with pytest.raises(Objection, match="table-frozen"):
                await move(actor, BEN)
        assert isinstance(actor.live.sheet.stage, Frozen)
        await until(lambda: listener.last("table_now")["table"]["stage"] == "frozen")
        (crash,) = (tmp_path / "crashes").iterdir()
        opened = Opened(read(crash.read_bytes()), Niagara())
        assert opened.course().at == 2
        assert b"seed" not in crash.read_bytes()
        again = await outcome(actor, MakeMove("x", Lay(1)), BEN)
        assert isinstance(again, Objection)
        assert again.reason == "table-frozen"
        assert stat.S_IMODE(crash.stat().st_mode) == 0o600
        assert await move(sound, ANA) == Receipt(1), "the other tables go on"

    spend(tmp_path, play)


def test_a_full_inbox_says_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        saved, gate = house.store.save, asyncio.Event()

        async def waits(*what: Any) -> None:
            await gate.wait()
            await saved(*what)

        saved_by(house.store, waits)
        first = submission(actor, 0, "s")
        waiting = []
        for _ in range(5):  # one is being served, four wait
            waiting.append(asyncio.create_task(outcome(actor, first, ANA)))
            await asyncio.sleep(0.01)
        with pytest.raises(Objection, match="house-busy"):
            await outcome(actor, replace(first, id="t"), ANA)
        gate.set()
        assert await asyncio.gather(*waiting) == [Receipt(1)] * 5

    spend(tmp_path, play, inbox=4)
