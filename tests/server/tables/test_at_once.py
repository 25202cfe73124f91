"""A plain move is worked out where it was read, and all that is asked keeps its order."""

from __future__ import annotations

import asyncio
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Illegal
from ludotheque.games.niagara.model import Lay
from ludotheque.protocol.wire import ProposeDraw, Say
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Frozen
from ludotheque.server.store.store import StoreTrouble
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.broadcast import Broadcast
from ludotheque.server.tables.command import Envelope, MakeMove, Receipt
from ludotheque.server.tables.house import House
from tests.server.support.evenings import Listener, move, outcome, seated, spend, submission, until
from tests.server.support.saving import saved_by
from tests.server.support.sheets import ANA, BEN, CHLOE


class Posted:
    """What was asked without waiting, and the answers in the order in which they came."""

    def __init__(self, actor: Actor) -> None:
        self.actor = actor
        self.answers: list[tuple[str, object]] = []

    def post(self, what: Any, person: Any) -> None:
        def reply(outcome: object) -> None:
            self.answers.append((what.id, outcome))

        self.actor.post(Envelope(what, person, reply, monotonic()))

    async def all(self, count: int) -> list[tuple[str, object]]:
        await until(lambda: len(self.answers) == count)
        return self.answers


def test_a_plain_move_is_on_its_way_to_the_store_when_it_has_been_read(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        posted = Posted(actor)
        posted.post(submission(actor, 0, "a"), ANA)
        assert (actor.busy, len(actor.inbox)) == (True, 0)
        assert (actor.live.at, posted.answers) == (1, []), "and nobody knows of it"
        assert await posted.all(1) == [("a", Receipt(1))]
        assert not actor.busy

    spend(tmp_path, play)


def test_what_is_asked_while_a_move_is_stored_waits_for_its_turn(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        posted = Posted(actor)
        posted.post(submission(actor, 0, "a"), ANA)
        posted.post(Say("b", "Bonsoir"), BEN)
        posted.post(submission(actor, 1, "c"), BEN)
        posted.post(replace(submission(actor, 0, "a"), move=Lay(9)), ANA)  # known again by its id
        assert len(actor.inbox) == 3
        assert await posted.all(4) == [
            ("a", Receipt(1)),
            ("b", Receipt(2)),
            ("c", Receipt(2)),
            ("a", Receipt(1)),
        ]

    spend(tmp_path, play)


def test_a_move_that_the_rules_refuse_is_answered_on_the_spot(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        posted = Posted(actor)
        posted.post(MakeMove("a", Lay(9)), ANA)
        assert [(id, type(no)) for id, no in posted.answers] == [("a", Illegal)]
        assert (actor.live.at, actor.busy) == (1, False)
        assert await move(actor, ANA) == Receipt(1)

    spend(tmp_path, play)


def test_where_somebody_offers_a_draw_a_move_goes_the_long_way(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        for listener in (ANA, BEN, CHLOE):
            Listener(actor, listener)
        assert isinstance(await outcome(actor, ProposeDraw("d"), ANA), Receipt)
        posted = Posted(actor)
        posted.post(submission(actor, 1, "a"), BEN)
        assert len(actor.inbox) == 1
        assert await posted.all(1) == [("a", Receipt(1))]
        assert actor.live.sheet.stage.offers == (), "a move withdraws it"  # type: ignore[union-attr]

    spend(tmp_path, play)


def test_a_store_that_fails_later_is_told_as_always_and_before_what_waits(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        saved, gate = house.store.save, asyncio.Event()

        async def fails(*_: Any) -> None:
            await gate.wait()
            raise StoreTrouble("the disk is full")

        saved_by(house.store, fails)
        posted = Posted(actor)
        posted.post(submission(actor, 0, "a"), ANA)
        posted.post(Say("b", "Bonsoir"), BEN)
        await asyncio.sleep(0)
        assert (actor.busy, len(actor.inbox)) == (True, 1)
        gate.set()
        (first, no), second = await posted.all(2)
        assert isinstance(no, Objection)
        assert ((first, no.reason), second) == (("a", "house-ill"), ("b", Receipt(1)))
        saved_by(house.store, saved)
        assert await outcome(actor, submission(actor, 0, "a"), ANA) == Receipt(1)

    spend(tmp_path, play)


def test_a_table_that_somebody_else_has_changed_is_loaded_and_the_move_made(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        sheet = actor.live.sheet
        await house.store.save(replace(sheet, revision=sheet.revision + 1, changed=1))
        posted = Posted(actor)
        posted.post(submission(actor, 0, "a"), ANA)
        assert len(actor.inbox) == 0
        assert await posted.all(1) == [("a", Receipt(1))]
        assert actor.live.sheet.revision == sheet.revision + 2

    spend(tmp_path, play)


def test_what_was_stored_and_cannot_be_shown_freezes_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        listener = Listener(actor, BEN)
        tell, times = Broadcast.tell, 0

        def fails(self: Broadcast, arrived: float) -> None:
            nonlocal times
            times += 1
            if times == 1:
                raise ZeroDivisionError("the river ran dry")
            tell(self, arrived)

        monkeypatch.setattr(Broadcast, "tell", fails)
        posted = Posted(actor)
        posted.post(submission(actor, 0, "a"), ANA)
        await until(lambda: isinstance(actor.live.sheet.stage, Frozen))
        assert posted.answers == [("a", Receipt(1))], "it was answered once"
        await until(lambda: listener.last("table_now")["table"]["stage"] == "frozen")
        await until(lambda: not actor.busy)

    spend(tmp_path, play)


def test_a_house_that_closes_waits_for_a_move_that_is_being_stored(tmp_path: Path) -> None:
    async def first(house: House) -> None:
        actor = await seated(house, ANA, BEN, CHLOE)
        tables.append(actor.id)
        posted.append(Posted(actor))
        posted[0].post(submission(actor, 0, "a"), ANA)

    async def second(house: House) -> None:
        actor = await house.actors.wake(tables[0])
        assert actor.live.at == 2

    tables: list[str] = []
    posted: list[Posted] = []
    spend(tmp_path, first)
    assert posted[0].answers == [("a", Receipt(1))]
    spend(tmp_path, second)
