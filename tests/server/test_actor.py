"""A live table: stored before it is told, and the same whatever happens around it."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.core.game import Illegal, Result
from ludotheque.core.line import Lend, Ply, Return
from ludotheque.core.record import Opened, read
from ludotheque.core.verify import verify
from ludotheque.games.niagara.game import Niagara
from ludotheque.server.asks import Ask, Done, Flag
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen, Over, Playing
from ludotheque.server.store import StoreTrouble
from ludotheque.server.tables import House
from ludotheque.server.wire import (
    GiveUp,
    NewTable,
    ProposeLend,
    Say,
    Sit,
    Submit,
)
from ludotheque.table.clock import HOUR, MINUTE, SECOND, Daily, Live

from .evenings import Hands, Listener, evening, move, outcome, seated, submission, until
from .sheets import ANA, BEN, CHLOE, DORA

THREE = NewTable(game="niagara", seats=("person",) * 3)


def spend(
    data: Path, what: Callable[[House], Awaitable[None]], clock: Hands | None = None, **chosen: Any
) -> None:
    async def whole() -> None:
        async with asyncio.timeout(20), evening(data, clock, **chosen) as house:
            await what(house)

    asyncio.run(whole())


def test_a_game_against_bots_from_the_first_chair_to_a_verified_record(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        listener = Listener(actor, ANA)
        while not isinstance(actor.sheet.stage, Over):
            await until(lambda: actor.table and (0 in actor.table.awaited or actor.table.over))
            if 0 in actor.table.awaited:  # type: ignore[union-attr]
                await move(actor, ANA)
        await until(lambda: listener.last("frame")["result"])
        record = read(await house.record(actor.id))
        assert verify(record, Niagara()).plies == actor.at
        assert record.header.commitment == listener.last("table_now")["table"]["commitment"]
        assert record.header.entropy[0] == "luck of Ana"
        shown = msgspec.convert(listener.last("table_now")["table"]["result"], Result)
        assert shown == actor.sheet.stage.result

    spend(tmp_path, play)


def test_the_seed_is_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listeners = [Listener(actor, person) for person in (ANA, BEN, None)]
        for person in (ANA, BEN, CHLOE):
            await move(actor, person)
        await until(lambda: listeners[-1].last("frame")["at"] == 4)
        everything = msgspec.json.encode([listener.sent for listener in listeners])
        assert actor.sheet.seed.encode() not in everything
        for person in (ANA, BEN, CHLOE):
            assert person.id.encode() not in everything
        with pytest.raises(Objection, match="not-over"):
            await house.record(actor.id)

    spend(tmp_path, play)


def test_a_submission_is_made_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        first = Submit("s1", msgspec.Raw(submission(actor, 0)))
        answers = [await outcome(actor, first, ANA) for _ in range(3)]
        assert answers == [Done(1)] * 3
        assert actor.at == 2
        other = await outcome(actor, Submit("s1", msgspec.Raw(submission(actor, 1))), BEN)
        assert (other, actor.at) == (Done(2), 3), "ids are each guest's own"

    spend(tmp_path, play)


def test_the_same_submission_is_known_after_a_restart(tmp_path: Path) -> None:
    sent: list[Submit] = []

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        sent.append(Submit("s1", msgspec.Raw(submission(actor, 0))))
        assert await outcome(actor, sent[0], ANA) == Done(1)
        ids.append(actor.id)

    async def after(house: House) -> None:
        actor = await house.awake(ids[0])
        assert await outcome(actor, sent[0], ANA) == Done(1)
        assert actor.at == 2

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

        house.store.save = save  # type: ignore[method-assign, assignment]
        order: list[tuple[object, int]] = []

        def reply(answer: object) -> None:
            order.append((answer, len(listener.all("frame"))))

        actor.post(Ask(Submit("s", msgspec.Raw(submission(actor, 0))), ANA, reply))
        await until(lambda: order)
        assert order == [(Done(1), 1)], "the answer comes first"
        await until(lambda: listener.last("frame")["at"] == 2)
        assert stored == [1], "nobody had seen it before it was stored"

    spend(tmp_path, play)


def test_a_refused_move_and_an_unknown_guest_change_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        await move(actor, ANA)
        again = Submit("x", msgspec.Raw(b'{"kind":"lay","tile":1}'))
        refused = await outcome(actor, again, ANA)
        assert isinstance(refused, Illegal)
        assert refused.refusal.rule == "2.1"
        stranger = await outcome(actor, again, DORA)
        assert isinstance(stranger, Objection)
        assert stranger.reason == "not-seated"
        assert actor.at == 2

    spend(tmp_path, play)


def test_a_follower_that_does_not_read_catches_up_and_misses_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        slow, quick = Listener(actor, ANA), Listener(actor, BEN)
        await until(lambda: "frame" in slow.kinds())
        slow.flowing.clear()
        people = (ANA, BEN, CHLOE)
        while actor.at < 150:
            assert actor.table is not None
            await move(actor, people[actor.table.awaited[0]])
        await until(lambda: quick.last("frame")["at"] == actor.at)
        slow.flowing.set()
        await until(lambda: slow.last("frame")["at"] == actor.at)
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
        await until(lambda: actor.id not in house.live)
        again = await house.awake(actor.id)
        assert again is not actor
        assert (again.sheet, again.table.course) == (actor.sheet, actor.table.course)  # type: ignore[union-attr]
        listener = Listener(again, ANA, since=1)
        await until(lambda: "frame" in listener.kinds())
        assert [told["at"] for told in listener.last("frame")["told"]] == [1, 2]

    spend(tmp_path, play, idle=0.0)


def test_followed_tables_do_not_sleep(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, ANA)
        await asyncio.sleep(1.3)
        assert actor.id in house.live
        await listener.hang_up()
        await until(lambda: actor.id not in house.live)

    spend(tmp_path, play, idle=0.0)


def test_who_loses_a_race_reloads_and_tries_again(tmp_path: Path) -> None:
    """Two houses over one store, as two processes would be."""

    async def play(house: House) -> None:
        twin = House(house.store, house.brains, house.settings, house.metrics, rng=house.rng)
        here = await seated(house, ANA, BEN, CHLOE)
        there = await twin.awake(here.id)
        await move(here, ANA)
        assert there.at == 1, "it has not heard of it yet"
        await asyncio.gather(move(here, BEN), move(there, CHLOE))
        await outcome(there, Say("s", "hello"), ANA)
        await move(there, (ANA, BEN, CHLOE)[there.table.awaited[0]])  # type: ignore[union-attr]
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

        house.store.save = broken  # type: ignore[method-assign, assignment]
        with pytest.raises(Objection, match="house-ill"):
            await move(actor, ANA, "s1")
        assert actor.at == 1
        house.store.save = saved  # type: ignore[method-assign]
        assert await move(actor, ANA, "s1") == Done(1)

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
        assert isinstance(actor.sheet.stage, Frozen)
        await until(lambda: listener.last("table_now")["table"]["stage"] == "frozen")
        (crash,) = (tmp_path / "crashes").iterdir()
        opened = Opened(read(crash.read_bytes()), Niagara())
        assert opened.course().at == 2
        assert b"seed" not in crash.read_bytes()
        again = await outcome(actor, Submit("x", msgspec.Raw(b'{"kind":"lay","tile":1}')), BEN)
        assert isinstance(again, Objection)
        assert again.reason == "table-frozen"
        assert stat.S_IMODE(crash.stat().st_mode) == 0o600
        assert await move(sound, ANA) == Done(1), "the other tables go on"

    spend(tmp_path, play)


def test_a_full_inbox_says_so(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        saved, gate = house.store.save, asyncio.Event()

        async def waits(*what: Any) -> None:
            await gate.wait()
            await saved(*what)

        house.store.save = waits  # type: ignore[method-assign, assignment]
        raw = msgspec.Raw(submission(actor, 0))
        waiting = []
        for _ in range(5):  # one is being served, four wait
            waiting.append(asyncio.create_task(outcome(actor, Submit("s", raw), ANA)))
            await asyncio.sleep(0.01)
        with pytest.raises(Objection, match="house-busy"):
            await outcome(actor, Submit("t", raw), ANA)
        gate.set()
        assert await asyncio.gather(*waiting) == [Done(1)] * 5

    spend(tmp_path, play, inbox=4)


# Clocks, and seats that are lent


def test_at_zero_a_move_is_made_and_the_seat_of_who_is_away_is_lent(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Live(minutes=1))
        here = Listener(actor, ANA)
        await move(actor, BEN)
        clock.now += 61 * SECOND
        actor.post_own(Flag())
        await until(lambda: isinstance(actor.sheet.stage, Playing) and actor.sheet.stage.lent)
        lines = actor.table.lines  # type: ignore[union-attr]
        late = [line for line in lines if isinstance(line, Ply) and line.by == "clock"]
        assert late[0].seat == 0
        lent = [line for line in lines if isinstance(line, Lend)]
        assert (lent[0].seat, lent[0].why) == (2, "clock")
        assert not any(line.seat == 0 for line in lent), "Ana is here, only slow"
        assert here.closed is None
        back = Listener(actor, CHLOE)
        await until(
            lambda: any(isinstance(l, Return) and l.seat == 2 for l in actor.table.lines)  # type: ignore[union-attr]  # noqa: E741
        )
        await back.hang_up()

    spend(tmp_path, play, clock)


def test_the_alarm_rings_by_itself(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Live(minutes=1))
        clock.now += 60 * SECOND - 100
        await move(actor, ANA)  # the alarm is set anew: it rings in 0.1 s
        listener = Listener(actor, ANA)
        clock.now += 200
        assert not any(isinstance(line, Lend) for line in actor.table.lines)  # type: ignore[union-attr]
        await until(lambda: any(l.why == "clock" for l in actor.table.lines if isinstance(l, Lend)))  # type: ignore[union-attr]  # noqa: E741
        await until(lambda: any(frame["lines"] for frame in listener.all("frame")))
        first = next(frame for frame in listener.all("frame") if frame["lines"])
        assert first["times"]["left"][1] == 0

    spend(tmp_path, play, clock)


def test_days_for_a_move_wake_a_table_that_sleeps(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=Daily(hours=24))
        await until(lambda: actor.id not in house.live)
        clock.now += 25 * HOUR
        await until(lambda: actor.id in house.live)
        again = house.live[actor.id]
        await until(lambda: isinstance(again.sheet.stage, Over), 60)  # bots play for all three
        assert again.table is not None
        lent = [line for line in again.table.lines if isinstance(line, Lend)]
        assert {(line.seat, line.why) for line in lent} == {(s, "clock") for s in range(3)}

    spend(tmp_path, play, clock, idle=0.0)


@pytest.mark.parametrize(
    ("pace", "left"), [(Live(minutes=10), 9 * MINUTE), (Daily(hours=24), 19 * HOUR - MINUTE)]
)
def test_a_stock_of_time_does_not_shrink_while_the_house_is_closed(
    tmp_path: Path, pace: Any, left: int
) -> None:
    clock, ids = Hands(), list[str]()

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE, pace=pace)
        ids.append(actor.id)
        clock.now += MINUTE

    async def after(house: House) -> None:
        actor = await house.awake(ids[0])
        assert isinstance(actor.sheet.stage, Playing)
        assert actor.sheet.stage.clock.remaining(0, clock.now) == left

    spend(tmp_path, before, clock)
    clock.now += 5 * HOUR
    spend(tmp_path, after, clock)


def test_a_seat_is_lent_only_if_its_person_is_away(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        ana, ben = Listener(actor, ANA), Listener(actor, BEN)
        refused = await outcome(actor, ProposeLend("l", 1), ANA)
        assert isinstance(refused, Objection)
        assert refused.reason == "seat-not-absent"
        await ben.hang_up()
        assert isinstance(await outcome(actor, ProposeLend("m", 1), ANA), Done)
        await until(lambda: ana.last("table_now")["table"]["seats"][1]["lent"])
        # The bot plays for Ben, and stops when he comes back.
        await until(lambda: 1 not in actor.table.awaited)  # type: ignore[union-attr]
        again = Listener(actor, BEN)
        await until(
            lambda: (
                again.all("table_now") and not again.last("table_now")["table"]["seats"][1]["lent"]
            )
        )
        assert actor.table is not None
        assert actor.table.course.bot(1) is None

    spend(tmp_path, play)


def test_a_lent_seat_that_moves_at_once_is_handed_back_first(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        listener = Listener(actor, ANA)
        await outcome(actor, ProposeLend("l", 1), ANA)
        assert await move(actor, BEN) == Done(3)
        kinds = [type(line) for line in actor.table.lines]  # type: ignore[union-attr]
        assert kinds == [Ply, Lend, Return, Ply]
        await listener.hang_up()

    spend(tmp_path, play, bot_delay=(30.0, 30.0))


# Bots


def test_bots_play_on_when_everybody_has_left_and_after_a_restart(tmp_path: Path) -> None:
    ids: list[str] = []

    async def before(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=2)
        ids.append(actor.id)
        await outcome(actor, GiveUp("g"), BEN)

    async def after(house: House) -> None:
        assert ids[0] in house.live, "a bot owed a move"
        actor = house.live[ids[0]]
        await until(lambda: actor.table.awaited == (0,))  # type: ignore[union-attr]

    spend(tmp_path, before, bot_delay=(30.0, 30.0))
    spend(tmp_path, after)


def test_bots_keep_a_pace_that_people_can_follow(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        await asyncio.sleep(0.1)
        assert actor.at == 1
        await until(lambda: actor.at == 3)

    spend(tmp_path, play, bot_delay=(0.3, 0.4))


# People, chat, rematch


def test_who_sits_down_while_watching_goes_on_as_a_player(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.create(ANA, THREE)
        actor = await house.awake(table.id)
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
        listener = Listener(await house.awake(ids[0]), BEN)
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
        again = await house.awake(faces[0].id)
        assert [chair.name for chair in again.sheet.chairs] == ["Ana", "Ben", "Robot 1"]
        assert isinstance(again.sheet.stage, Playing)
        with pytest.raises(Objection, match="not-seated"):
            await house.rematch(actor.id, DORA)

    spend(tmp_path, play)


def test_a_table_that_everybody_left_is_gone(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        table = await house.create(ANA, THREE)
        await house.sit(table.id, ANA, Sit())
        await house.sit(table.id, BEN, Sit())
        listener = Listener(await house.awake(table.id), DORA)
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
        await asyncio.sleep(1.5)
        with pytest.raises(Objection, match="no-such-table"):
            await house.look(table.id, None)
        assert (await house.look(begun.id, None)).table.stage == "playing"

    spend(tmp_path, play, clock, idle=0.0)
