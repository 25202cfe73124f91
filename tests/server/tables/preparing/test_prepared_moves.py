"""What is prepared at a table by the day is made when its turn comes, and ends by a surprise."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from ludotheque.games.nimms_leich.model import Bid, Denounce, Vote
from ludotheque.protocol.wire import NewTable, Prepare, ProposeDraw, Sit, TakeBack
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Playing
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.command import MakeMove
from ludotheque.server.tables.house import House
from ludotheque.server.tables.preparing.delays import AFTER, AWAY, BEFORE, HERE, MOST
from ludotheque.table.clock import HOUR, Daily, Pace, Unlimited
from tests.server.support.evenings import Hands, Listener, outcome, spend, until
from tests.server.support.sheets import ANA, BEN, CHLOE, DORA

DAY = Daily(24)
PEOPLE = (ANA, BEN, CHLOE, DORA)


async def begun(house: House, pace: Pace = DAY, game: str = "nimms-leich") -> Actor:
    for each in PEOPLE:
        if await house.store.person(each.id) is None:
            await house.store.save_person(each)
    new = NewTable(game=game, seats=("person",) * 4, pace=pace)
    table = await house.create(ANA, new)
    for each in PEOPLE:
        await house.sit(table.id, each, Sit(entropy=f"luck of {each.name}"))
    return await house.actors.wake(table.id)


def prepare(actor: Actor, *moves: Any, at: int | None = None) -> Prepare:
    raws = tuple(Raw(msgspec.json.encode(move)) for move in moves)
    return Prepare(f"prepare {moves}", actor.live.at if at is None else at, raws)


class Round:
    """Who bids first, who is next, and who comes after them. A fourth one never answers."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        first = actor.live.playing().awaited[0]
        self.first, self.next, self.last = (PEOPLE[(first + step) % 4] for step in range(3))

    async def bids(self, person: Person) -> None:
        table = self.actor.live.playing()
        moves = table.game.moves(table.state, table.awaited[0])
        bid = next(move for move in moves if isinstance(move, Bid))
        await self.actor.ask(MakeMove(f"bid at {table.at}", bid), person)

    async def denounces(self, person: Person) -> None:
        await self.actor.ask(MakeMove(f"no at {self.actor.live.at}", Denounce()), person)

    def votes(self) -> Any:
        return self.actor.live.playing().state.phase.thumbs

    def seat(self, person: Person) -> int:
        return PEOPLE.index(person)


async def settled(actor: Actor) -> None:
    """Whatever waits in the inbox is done."""
    await until(lambda: not actor.busy and not len(actor.inbox))
    await asyncio.sleep(0)
    await until(lambda: not actor.busy and not len(actor.inbox))


async def later(house: House, actor: Actor, clock: Hands, milliseconds: int) -> None:
    clock.now += milliseconds
    await house.upkeep.sweep()
    if actor.id in house.actors:
        await settled(house.actors[actor.id])


def test_it_is_made_by_itself_once_its_turn_comes(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        assert isinstance(await outcome(actor, prepare(actor, Vote(True)), game.last), object)
        ana = Listener(actor, game.last)
        await game.denounces(game.next)
        await settled(actor)
        seat = game.seat(game.last)
        assert game.votes()[seat] is None
        # Not at once: and when it is, somebody seems to be there who has hung up.
        await ana.hang_up()
        await later(house, actor, clock, HERE[1])
        assert game.votes()[seat] is None
        assert actor.presence.seen(seat)
        assert not actor.presence.present(seat)
        await later(house, actor, clock, BEFORE[1])
        assert game.votes()[seat] is True
        assert await house.store.prepared(actor.id) == ()
        assert actor.presence.seen(seat)
        await later(house, actor, clock, AFTER[1])
        assert not actor.presence.seen(seat)

    spend(tmp_path, play, clock)


def test_what_is_prepared_and_what_came_of_it_is_told_to_its_player(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        mine, theirs = Listener(actor, game.last), Listener(actor, game.next)
        await until(lambda: "prepared" in mine.kinds())
        assert mine.last("prepared")["can"] == [
            {"kind": "denounce"},
            {"kind": "vote", "thumb": True},
            {"kind": "vote", "thumb": False},
        ]
        await actor.ask(prepare(actor, Vote(False)), game.last)
        await until(lambda: mine.last("prepared")["moves"])
        assert mine.last("prepared")["moves"] == [{"kind": "vote", "thumb": False}]
        # Another takes its place, and one press takes it back.
        await actor.ask(prepare(actor, Vote(True), Denounce()), game.last)
        await actor.ask(prepare(actor), game.last)
        await until(lambda: not mine.last("prepared")["moves"])
        assert mine.last("prepared")["ended"] is None
        assert await house.store.prepared(actor.id) == ()
        await actor.ask(prepare(actor, Vote(True)), game.last)
        await game.bids(game.next)
        await until(lambda: mine.last("prepared")["ended"] == "surprised")
        assert mine.last("prepared")["moves"] == []
        assert await house.store.prepared(actor.id) == ()
        assert all(each["moves"] == [] and each["ended"] is None for each in theirs.all("prepared"))
        for each in (mine, theirs):
            await each.hang_up()

    spend(tmp_path, play, clock)


def test_who_moves_themselves_was_not_surprised(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        mine = Listener(actor, game.last)
        await actor.ask(prepare(actor, Vote(True)), game.last)
        await game.denounces(game.next)
        await settled(actor)
        await actor.ask(MakeMove("mine", Vote(False)), game.last)
        await until(lambda: mine.last("prepared")["moves"] == [])
        assert mine.last("prepared")["ended"] is None
        await later(house, actor, clock, HOUR)
        await mine.hang_up()

    spend(tmp_path, play, clock)


def test_it_survives_the_house(tmp_path: Path) -> None:
    """Asleep, closed and opened again: it is made when it is due, by whoever has the table then."""
    clock, tables = Hands(), list[str]()

    async def before(house: House) -> None:
        actor = await begun(house)
        tables.append(actor.id)
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Vote(True)), game.last)

    async def between(house: House) -> None:
        assert tables[0] not in house.actors
        (row,) = await house.store.prepared(tables[0])
        assert row.due is None
        actor = await house.actors.wake(tables[0])
        game = Round(actor)
        turn = actor.live.playing().awaited[0]
        await actor.ask(MakeMove("no", Denounce()), PEOPLE[turn])
        await settled(actor)
        (row,) = await house.store.prepared(tables[0])
        assert row.due is not None
        assert clock.now + AWAY[0] <= row.due <= clock.now + AWAY[1]
        assert game.actor is actor

    async def after(house: House) -> None:
        assert tables[0] not in house.actors
        clock.now += AWAY[1]
        await house.upkeep.sweep()
        actor = house.actors[tables[0]]
        await settled(actor)
        await later(house, actor, clock, 0)
        (row,) = await house.store.prepared(tables[0])
        assert actor.presence.seen(row.seat)
        await later(house, actor, clock, BEFORE[1])
        phase: Any = actor.live.playing().state.phase
        assert phase.thumbs[row.seat] is True
        assert not actor.sleepy(float("inf"))
        await later(house, actor, clock, AFTER[1])
        assert actor.sleepy(float("inf"))

    for part in (before, between, after):
        spend(tmp_path, part, clock)


def test_a_house_that_died_before_it_was_noted_wakes_the_table(tmp_path: Path) -> None:
    clock, tables = Hands(), list[str]()

    async def before(house: House) -> None:
        actor = await begun(house)
        tables.append(actor.id)
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Vote(True)), game.last)
        (row,) = await house.store.prepared(actor.id)
        await game.denounces(game.next)
        await settled(actor)
        await house.store.prepare(row)  # as it was before the turn

    async def after(house: House) -> None:
        actor = house.actors[tables[0]]
        await settled(actor)
        (row,) = await house.store.prepared(tables[0])
        assert row.due is not None

    for part in (before, after):
        spend(tmp_path, part, clock)


Ends = Callable[[House, Actor, Round], Awaitable[None]]


async def a_draw_is_proposed(house: House, actor: Actor, game: Round) -> None:
    """To move on would answer it."""
    await actor.ask(ProposeDraw("draw"), game.first)


async def somebody_looks_at_a_card(house: House, actor: Actor, game: Round) -> None:
    table = actor.live.playing()
    seat = game.seat(game.first)
    looks = [move for move in table.game.moves(table.state, seat) if not isinstance(move, Bid)]
    await actor.ask(MakeMove("look", looks[-1]), game.first)


@pytest.mark.parametrize("ends", [a_draw_is_proposed, somebody_looks_at_a_card])
def test_a_surprise_ends_it_for_good(tmp_path: Path, ends: Ends) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Vote(True), Denounce()), game.last)
        await ends(house, actor, game)
        await settled(actor)
        assert await house.store.prepared(actor.id) == ()
        await game.denounces(game.next)
        at = actor.live.at
        for _ in range(3):
            await later(house, actor, clock, HOUR)
        assert actor.live.at == at

    spend(tmp_path, play, clock)


def test_what_can_not_be_prepared_is_objected_to(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)

        async def no(command: Any, person: Person) -> str:
            found = await outcome(actor, command, person)
            assert isinstance(found, Objection), found
            return found.reason

        assert await no(prepare(actor, Denounce()), game.next) == "prepare-your-turn"
        assert await no(prepare(actor, Denounce(), at=1), game.last) == "prepare-late"
        assert await no(prepare(actor, Vote(True)), game.first) == "prepare-not-this"
        assert await no(prepare(actor, {"kind": "lay", "tile": 1}), game.last) == "bad-request"
        assert await house.store.prepared(actor.id) == ()
        for other in (await begun(house, Unlimited()), await begun(house, DAY, "casanova")):
            found = await outcome(other, prepare(other), ANA)
            assert isinstance(found, Objection)
            assert found.reason == "prepare-not-here"

    spend(tmp_path, play)


def test_it_is_no_later_than_its_clock(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house, Daily(1))
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Vote(True)), game.last)
        await game.denounces(game.next)
        await settled(actor)
        (row,) = await house.store.prepared(actor.id)
        assert row.due is not None
        assert row.due - clock.now <= HOUR // MOST

    spend(tmp_path, play, clock)


def test_it_goes_with_its_player_and_with_its_table(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Vote(True)), game.last)
        assert isinstance(actor.live.sheet.stage, Playing)
        assert len(await house.store.prepared(actor.id)) == 1
        await house.remove(actor.id)
        assert await house.store.prepared(actor.id) == ()

    spend(tmp_path, play)


def test_it_can_be_taken_back_once_it_is_made_as_any_move(tmp_path: Path) -> None:
    clock = Hands()

    async def play(house: House) -> None:
        actor = await begun(house)
        game = Round(actor)
        await game.bids(game.first)
        await actor.ask(prepare(actor, Denounce()), game.last)
        await game.bids(game.next)
        await settled(actor)
        await later(house, actor, clock, AWAY[1])
        await later(house, actor, clock, BEFORE[1])
        assert actor.live.playing().state.phase.denouncer == game.seat(game.last)
        back = await outcome(actor, TakeBack("back"), game.last)
        assert isinstance(back, Objection)
        assert back.reason == "undo-said"

    spend(tmp_path, play, clock)
