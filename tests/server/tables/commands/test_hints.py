"""Hints: against bots and for practice, one at a time, and never in the way of a move."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from ludotheque.bots.thinking import Reason
from ludotheque.core.game import AnyGame, Seat
from ludotheque.protocol.wire import AskHint, Hint
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.settings import UNLIMITED, Rate
from ludotheque.server.tables.actor import Actor
from ludotheque.server.tables.command import posted
from ludotheque.server.tables.commands.hints import hint
from ludotheque.server.tables.house import House
from ludotheque.server.tables.public import table_info
from ludotheque.server.workers.bot_worker import NoAnswer, ToldThought
from tests.server.support.evenings import Direct, move, seated, spend, until
from tests.server.support.sheets import ANA, BEN

FIRST, SECOND = msgspec.Raw(b'{"kind":"pass"}'), msgspec.Raw(b'{"kind":"stay"}')
NONE = msgspec.Raw(b"null")
REASONS = tuple(Reason(f"because-{name}", 1.0) for name in "abcd")
THOUGHTS = (
    ToldThought(FIRST, 0.4126, 0.01, REASONS, SECOND),
    ToldThought(SECOND, 0.3766, 0.01, (), NONE),
)


class Adviser(Direct):
    """In place of the processes where bots think."""

    def __init__(self, thoughts: tuple[ToldThought, ...] = THOUGHTS) -> None:
        super().__init__()
        self.thoughts, self.asked = thoughts, list[tuple[str, Seat]]()
        self.ready = asyncio.Event()
        self.ready.set()

    async def consider(
        self, game: AnyGame, strength: str, view: Any, seat: Seat, owner: Any
    ) -> tuple[ToldThought, ...]:
        self.asked.append((strength, seat))
        await self.ready.wait()
        return self.thoughts


class Dead(Adviser):
    async def consider(self, *_: Any) -> tuple[ToldThought, ...]:
        raise NoAnswer("no worker is on duty")


def advised_by(actor: Actor, adviser: Adviser) -> Adviser:
    actor.hints._bot_pool = adviser  # type: ignore[assignment]
    return adviser


async def asked(actor: Actor, person: Person, id: str = "h") -> object:
    def ask(reply: Any) -> None:
        try:
            actor.hints.ask(AskHint(id), person, reply)
        except Objection as objection:
            reply(objection)

    return await posted(ask)


async def reason(actor: Actor, person: Person) -> str:
    found = await asked(actor, person)
    assert isinstance(found, Objection), found
    return found.reason


async def turn(actor: Actor, seat: Seat) -> None:
    await until(lambda: actor.live.table and seat in actor.live.table.awaited)


def test_one_is_given_against_bots_and_changes_nothing(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        adviser = advised_by(actor, Adviser())
        await turn(actor, 0)
        at = actor.live.at
        found = await asked(actor, ANA, "h7")
        assert isinstance(found, Hint)
        assert (found.id, found.at, actor.live.at) == ("h7", at, at)
        assert adviser.asked == [("master", 0)]

    spend(tmp_path, play)


def test_it_says_in_whole_numbers_what_how_much_better_and_why() -> None:
    found = hint("h", 9, THOUGHTS)
    assert (found.move, found.instead) == (FIRST, SECOND)
    assert (found.value, found.lead) == (413, 36)
    assert [each.key for each in found.reasons] == ["because-a", "because-b", "because-c"]
    alone = hint("h", 9, (ToldThought(FIRST, 0.5, 0.0, (), NONE),))
    assert (alone.lead, alone.instead, alone.reasons) == (0, None, ())


def test_a_lead_that_luck_may_have_made_is_none() -> None:
    close = ToldThought(FIRST, 0.41, 0.01, (), SECOND), ToldThought(SECOND, 0.40, 0.01, (), NONE)
    assert hint("h", 9, close).lead == 0


def test_what_is_about_as_good_needs_no_reasons() -> None:
    """A lead that is told as none cannot be explained."""
    best = ToldThought(FIRST, 0.4003, 0.0, REASONS, SECOND)
    found = hint("h", 9, (best, ToldThought(SECOND, 0.4, 0.0, (), NONE)))
    assert (found.lead, found.reasons) == (0, ())


def test_none_is_given_where_a_person_sits_opposite_unless_it_is_practice(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, BEN, bots=1)
        advised_by(actor, Adviser())
        assert await reason(actor, ANA) == "no-hints-here"
        assert not actor.live.sheet.hints
        friendly = await seated(house, ANA, BEN, bots=1, practice=True)
        advised_by(friendly, Adviser())
        assert table_info(friendly.live.sheet).hints
        await turn(friendly, 1)
        assert isinstance(await asked(friendly, BEN), Hint)

    spend(tmp_path, play)


def test_none_is_given_to_who_has_nothing_to_choose(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        advised_by(actor, Adviser(()))
        assert await reason(actor, BEN) == "not-seated"
        await turn(actor, 0)
        assert await reason(actor, ANA) == "no-hint-now"
        advised_by(actor, Dead())
        assert await reason(actor, ANA) == "hint-late"

    spend(tmp_path, play)


def test_one_at_a_time_and_so_many_at_all(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        adviser = advised_by(actor, Adviser())
        adviser.ready.clear()
        await turn(actor, 0)
        first = asyncio.create_task(asked(actor, ANA))
        await until(lambda: adviser.asked)
        assert await reason(actor, ANA) == "too-fast"
        adviser.ready.set()
        assert isinstance(await first, Hint)
        assert isinstance(await asked(actor, ANA), Hint)
        assert await reason(actor, ANA) == "too-fast"
        assert len(adviser.asked) == 2

    spend(tmp_path, play, rates=replace(UNLIMITED, hints=Rate(1e-6, 2)))


def test_one_that_takes_too_long_is_given_up_and_the_game_goes_on(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        actor = await seated(house, ANA, bots=2)
        adviser = advised_by(actor, Adviser())
        adviser.ready.clear()
        await turn(actor, 0)
        late = asyncio.create_task(asked(actor, ANA))
        await until(lambda: adviser.asked)
        before = actor.live.at
        await move(actor, ANA)
        assert actor.live.at > before
        found = await late
        assert isinstance(found, Objection)
        assert found.reason == "hint-late"

    spend(tmp_path, play, hint_deadline=0.05)
