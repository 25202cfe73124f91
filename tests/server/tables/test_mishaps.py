"""What can go wrong around a live table: it must never hang, lie or lose anything."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.record import read
from ludotheque.core.verify import verify
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import (
    Answer,
    GiveUp,
    NewTable,
    ProposeLend,
    Say,
    Sit,
    TakeBack,
)
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Closed, Frozen, Over, Playing
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.command import Envelope, MakeMove, Receipt
from ludotheque.server.tables.house import House
from ludotheque.table.clock import Pace, Stock, Unlimited
from tests.server.support.evenings import (
    THREE,
    Hands,
    Listener,
    move,
    outcome,
    seated,
    spend,
    until,
)
from tests.server.support.houses import PATIENCE
from tests.server.support.sheets import ANA, BEN, CHLOE, DORA

LAY = MakeMove("late", Lay(1))


def reason(answer: object) -> str:
    assert isinstance(answer, Objection)
    return answer.reason


@pytest.mark.parametrize("broken", ["views", "moves", "refusal", "awaited"])
def test_whatever_part_of_the_rules_fails_the_table_freezes_and_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError("the river ran dry")

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, ANA)
        lay = MakeMove("s", Lay(3))
        with monkeypatch.context() as patch:
            patch.setattr(Niagara, broken, fails)
            async with asyncio.timeout(PATIENCE):
                await outcome(actor, lay, ANA)
                assert reason(await outcome(actor, LAY, BEN)) == "table-frozen"
        assert isinstance(actor.live.sheet.stage, Frozen)
        await until(lambda: listener.last("table_now")["table"]["stage"] == "frozen")
        kept = await house.store.load(actor.id)
        assert kept is not None
        assert isinstance(kept.sheet.stage, Frozen)

    spend(tmp_path, play)


def test_dreams_that_fail_freeze_the_table_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: Any) -> None:
        raise ZeroDivisionError("no such world")

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        with monkeypatch.context() as patch:
            patch.setattr(Niagara, "imagine", fails)
            async with asyncio.timeout(PATIENCE):
                assert reason(await outcome(actor, TakeBack("u"), ANA)) == "table-frozen"

    spend(tmp_path, play)


def test_a_table_that_cannot_even_be_frozen_still_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)

        def fails(*_: Any) -> None:
            raise ZeroDivisionError

        async def full(*_: Any) -> None:
            raise StoreTrouble("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(Niagara, "apply", fails)
            patch.setattr(house.store, "save", full)
            async with asyncio.timeout(PATIENCE):
                assert reason(await outcome(actor, LAY, ANA)) == "table-frozen"
                assert reason(await outcome(actor, LAY, BEN)) == "table-frozen"

    spend(tmp_path, play)


def test_an_answer_that_cannot_be_given_does_not_stop_the_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)

        def cannot(_: object) -> None:
            raise RuntimeError("no such message")

        actor.post(Envelope(LAY, ANA, cannot))
        assert await move(actor, BEN) == Receipt(2)

    spend(tmp_path, play)


def test_somebody_sits_down_just_as_the_last_one_leaves(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        for _ in range(20):
            table = await house.create(ANA, THREE)
            await house.sit(table.id, ANA, Sit())
            async with asyncio.timeout(PATIENCE):
                _, sat = await asyncio.gather(
                    house.leave(table.id, ANA),
                    house.sit(table.id, BEN, Sit()),
                    return_exceptions=True,
                )
            assert reason(sat) == "no-such-table"

    spend(tmp_path, play)


def test_a_machine_whose_clock_went_back_freezes_nothing(tmp_path: Path) -> None:
    clock, ids = Hands(), list[str]()

    async def before(house: House) -> None:
        paces: tuple[Pace, ...] = (Unlimited(), Stock(minutes=5))
        for pace in paces:
            actor = await seated(house, ANA, BEN, CHLOE, pace=pace)
            await move(actor, ANA)
            ids.append(actor.id)

    async def after(house: House) -> None:
        for id in ids:
            actor = await house.actors.wake(id)
            assert await move(actor, BEN) == Receipt(2)
            assert isinstance(actor.live.sheet.stage, Playing)

    spend(tmp_path, before, clock)
    clock.now -= 24 * 3600 * 1000
    spend(tmp_path, after, clock)


def test_other_rules_close_a_game_and_leave_a_finished_one_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    going, over, record = list[str](), list[str](), list[bytes]()

    async def before(house: House) -> None:
        going.append((await seated(house, ANA, BEN, CHLOE)).id)
        ended = await seated(house, ANA, bots=2)
        await outcome(ended, GiveUp("g"), ANA)
        over.append(ended.id)
        record.append(await house.record(ended.id))

    async def newer(house: House) -> None:
        assert reason(await outcome(await house.actors.wake(going[0]), LAY, ANA)) == "table-closed"
        assert (await house.look(over[0], None)).table.stage == "over"
        assert await house.record(over[0]) == record[0]

    async def again(house: House) -> None:
        """What was hidden could be read meanwhile: a table that was closed stays closed."""
        closed = await house.actors.wake(going[0])
        assert reason(await outcome(closed, LAY, ANA)) == "table-closed"
        assert isinstance(closed.live.sheet.stage, Closed)
        assert isinstance((await house.actors.wake(over[0])).live.sheet.stage, Over)

    spend(tmp_path, before)
    with monkeypatch.context() as patch:
        patch.setattr(Niagara, "version", 2)
        spend(tmp_path, newer)
    spend(tmp_path, again)
    assert verify(read(record[0]), Niagara()).plies == 1


def test_a_rematch_that_was_left_can_be_set_up_again(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        await outcome(actor, GiveUp("g"), ANA)
        first = await house.rematch(actor.id, ANA)
        waiting = await house.create(ANA, NewTable(game="niagara", seats=("person",) * 3))
        assert waiting.id != first.id
        await house.store.remove(first.id)
        house.actors.put_to_sleep(await house.actors.wake(first.id))
        second = await house.rematch(actor.id, ANA)
        assert second.id != first.id
        assert (await house.look(second.id, ANA)).table.stage == "gathering"

    spend(tmp_path, play)


def test_after_a_rematch_there_can_be_another(tmp_path: Path) -> None:
    """Also from the first table, where somebody may have been left behind."""

    async def play(house: House) -> None:
        tables = [(await seated(house, ANA, bots=2)).id]
        for _ in range(2):
            await outcome(await house.actors.wake(tables[-1]), GiveUp("g"), ANA)
            tables.append((await house.rematch(tables[0], ANA)).id)
            assert (await house.rematch(tables[0], ANA)).id == tables[-1]
            await house.sit(tables[-1], ANA, Sit())
            assert (await house.rematch(tables[0], ANA)).id == tables[-1], "it goes on"
        assert len(set(tables)) == 3
        await outcome(await house.actors.wake(tables[2]), GiveUp("g"), ANA)
        last = await house.rematch(tables[2], ANA)
        assert await house.rematch(tables[0], ANA) == last, "the last in a row"
        house.actors.put_to_sleep(await house.actors.wake(last.id))
        assert (await house.rematch(tables[0], ANA)).id == last.id, "or as the disk has it"

    spend(tmp_path, play)


async def _two_away(house: House) -> tuple[Actor, Listener]:
    actor = await seated(house, ANA, BEN, CHLOE)
    ana, ben = Listener(actor, ANA), Listener(actor, BEN)
    assert isinstance(await outcome(actor, ProposeLend("l", 2), ANA), Receipt)
    assert isinstance(actor.live.sheet.stage, Playing)
    assert [offer.seat for offer in actor.live.sheet.stage.offers] == [2]
    await ana.hang_up()
    return actor, ben


def test_who_comes_back_while_others_decide_is_not_replaced(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor, _ = await _two_away(house)
        Listener(actor, CHLOE)
        await until(
            lambda: (
                isinstance(actor.live.sheet.stage, Playing) and not actor.live.sheet.stage.offers
            )
        )
        late = await outcome(actor, Answer("a", "0:l", True), BEN)
        assert reason(late) == "no-such-offer"
        assert isinstance(actor.live.sheet.stage, Playing)
        assert actor.live.sheet.stage.lent == ()

    spend(tmp_path, play)


def test_an_offer_does_not_wait_for_who_has_left_since(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor, ben = await _two_away(house)
        await ben.hang_up()
        await until(
            lambda: (
                isinstance(actor.live.sheet.stage, Playing) and actor.live.sheet.stage.lent == (2,)
            )
        )

    spend(tmp_path, play)


def test_a_refused_move_is_told_to_nobody_else_also_first_thing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        first = await seated(house, ANA, BEN, CHLOE)
        await move(first, ANA)
        house.actors.put_to_sleep(first)
        actor = await house.actors.wake(first.id)
        listener = Listener(actor, BEN)
        await until(lambda: listener.kinds().count("table_now") == 2)  # and who is present
        before = listener.kinds()
        await outcome(actor, LAY, ANA)
        await outcome(actor, Say("1", "next"), ANA)  # what is said later is told later
        await until(lambda: "heard" in listener.kinds())
        assert listener.kinds() == [*before, "heard"]

    spend(tmp_path, play)


def test_watchers_cannot_talk_the_players_talk_away(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await outcome(actor, Say("1", "hello"), ANA)
        for number in range(120):
            await outcome(actor, Say(str(number), f"word {number}"), DORA)
        late = Listener(actor, BEN)
        await until(lambda: late.all("heard"))
        said = late.last("heard")["said"]
        assert [(each["number"], each["text"]) for each in said] == [(1, "hello")]

    spend(tmp_path, play)


def test_one_late_seat_after_the_other_and_everybody_is_told_in_between(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Stock(minutes=1))
        listeners = [Listener(actor, person) for person in (ANA, BEN, CHLOE)]
        clock.now += 61_000
        await move(actor, ANA, "a")  # the alarm is set anew, and rings at once
        await until(lambda: actor.live.at >= 4)
        await until(lambda: listeners[0].last("frame")["at"] == actor.live.at)
        ats = [frame["at"] for frame in listeners[0].all("frame")]
        assert ats[:4] == [1, 2, 3, 4], "one by one"

    spend(tmp_path, play, clock)
