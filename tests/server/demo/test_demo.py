"""A house that shows itself: what there is to see, that it stays so, and whom it leaves alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.core.game import NATURE
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.line import Ply
from ludotheque.core.record import read
from ludotheque.core.strengths import STRENGTHS
from ludotheque.core.verify import verify
from ludotheque.protocol.wire import NewTable, Sit
from ludotheque.server.demo import Demo, company, greeting
from ludotheque.server.demo import demo as door
from ludotheque.server.demo.company import gathered, played, strengths
from ludotheque.server.demo.texts import FOLDER, WORDS, said
from ludotheque.server.people.people import People
from ludotheque.server.sheet import Over, Playing, Sheet
from ludotheque.server.store.store import StoreTrouble, TableQuery
from ludotheque.server.tables.bot_turns import ALONE, BotTurns
from ludotheque.server.tables.house import House
from ludotheque.titles import TITLES, Title, find
from tests.server.support.evenings import evening, until
from tests.server.support.sheets import ANA

FEW = ("niagara", "nimms-leich")
"""Games of which a whole one takes its bots no time."""
SLOW = {"bot_delay": (60.0, 60.0)}
"""So that what is looked at stays as it is."""


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "TITLES", {name: find(name) for name in FEW})


def shown(
    data: Path, what: Callable[[House, Demo], Awaitable[None]], language: str = "fr", **chosen: Any
) -> None:
    async def whole() -> None:
        async with evening(data, **{**SLOW, **chosen}) as house:
            people = People(house.store, b"key" * 11, house.now)
            demo = Demo(house, people, language, Random(1))
            await demo.begin()
            await what(house, demo)

    asyncio.run(whole())


async def listed(house: House) -> dict[str, list[Sheet]]:
    query = [TableQuery(stage=each, most=100) for each in ("gathering", "playing", "over")]
    return {str(each.stage): list(await house.store.listed(each)) for each in query}


def test_of_each_game_one_goes_on_and_one_is_over_and_a_chair_is_free(tmp_path: Path) -> None:
    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        tables = await listed(house)
        assert sorted(each.game for each in tables["playing"]) == sorted(FEW)
        assert sorted(each.game for each in tables["over"]) == sorted(FEW)
        (waiting,) = tables["gathering"]
        assert waiting.offers_chair("anybody")
        for sheet in tables["playing"] + tables["over"]:
            assert sheet.people() == ()
            assert all(chair.bot in STRENGTHS for chair in sheet.chairs)
        for sheet in tables["playing"]:
            assert isinstance(sheet.stage, Playing)
            assert sheet.stage.at > 5  # one comes in the middle
            assert house.actors[sheet.id].bot_turns.thinking  # and it goes on
        assert all(isinstance(each.stage, Over) for each in tables["over"])

    shown(tmp_path, looked_at)


def test_a_game_that_fails_keeps_no_other_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken(Title, frozen=True):
        def bot(self, *_: object, **__: object) -> Any:
            raise RuntimeError("no luck")

    whole = find("niagara")
    broken = Broken(**{name: getattr(whole, name) for name in whole.__struct_fields__})
    monkeypatch.setattr(door, "TITLES", {"niagara": broken, "nimms-leich": find("nimms-leich")})
    monkeypatch.setattr(company, "find", lambda name: broken if name == "niagara" else find(name))

    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        tables = await listed(house)
        assert {each.game for each in tables["playing"] + tables["over"]} == {"nimms-leich"}
        assert tables["gathering"]

    shown(tmp_path, looked_at)


def test_to_look_again_begins_nothing_that_is_there(tmp_path: Path) -> None:
    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        before = await listed(house)
        for _ in range(5):
            await demo.fill()
        assert await listed(house) == before

    shown(tmp_path, looked_at)


def test_where_a_game_has_ended_another_begins(tmp_path: Path) -> None:
    """By themselves the bots play on to the end; then the next one begins at its beginning."""

    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        before = {each.id for each in (await listed(house))["playing"]}
        ended: list[Sheet] = []

        async def over() -> bool:
            ended[:] = [e for e in (await listed(house))["over"] if e.id in before]
            return len(ended) == len(before)

        while not await over():
            await asyncio.sleep(0.01)
        await demo.fill()
        tables = await listed(house)
        assert len(tables["playing"]) == len(FEW)
        assert before.isdisjoint(each.id for each in tables["playing"])
        assert len(tables["over"]) == 2 * len(FEW)

    shown(tmp_path, looked_at, bot_delay=(0.0, 0.0))


def test_a_game_that_is_over_verifies(tmp_path: Path) -> None:
    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        for sheet in (await listed(house))["over"]:
            record = read(await house.record(sheet.id))
            assert verify(record, find(sheet.game).game).plies == len(record.lines)

    shown(tmp_path, looked_at)


def test_what_is_played_beforehand_is_as_long_as_was_asked() -> None:
    title = find("niagara")
    sheet = gathered(title, strengths(title, 0), ANA, id="a", seed=bytes(32), now=0)

    def own(plies: int) -> int:
        lines = played(sheet, Random(1), plies)
        return sum(isinstance(each, Ply) and each.seat != NATURE for each in lines)

    assert [own(0), own(7)] == [0, 7]
    assert 20 < own(company.LONGEST) < company.LONGEST


@pytest.mark.parametrize("name", list(TITLES))
def test_bots_of_every_game_have_a_past(name: str) -> None:
    title = find(name)
    sheet = gathered(title, strengths(title, 0), ANA, id="a", seed=bytes(32), now=0)
    lines = played(sheet, Random(1), 6)
    assert sum(isinstance(each, Ply) and each.seat != NATURE for each in lines) == 6


@pytest.mark.parametrize("name", list(TITLES))
def test_each_strength_comes_to_each_game(name: str) -> None:
    sit = [strengths(find(name), turn) for turn in range(len(STRENGTHS))]
    assert {each for table in sit for each in table} == set(STRENGTHS)
    assert {len(table) for table in sit} in ({2}, {3})


def test_bots_among_themselves_play_so_that_one_can_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same bots with somebody among them answer them, and need not be watched."""
    paces: dict[str, set[float]] = {}

    async def wait(self: BotTurns, began: float, pace: float) -> None:
        paces.setdefault(self._live.id, set()).add(pace)
        await asyncio.Event().wait()

    monkeypatch.setattr(BotTurns, "_wait", wait)

    async def looked_at(house: House, demo: Demo) -> None:
        title = find("niagara")
        await demo.start(title, 0)
        (alone,) = (each.id for each in (await listed(house))["playing"])
        mixed = await house.create(ANA, NewTable(game="niagara"))
        await house.sit(mixed.id, ANA, Sit())
        await until(lambda: len(paces) == 2)
        assert {each / ALONE for each in paces[alone]} == paces[mixed.id]

    shown(tmp_path, looked_at, bot_delay=(2.0, 2.0))


# Talk


def test_who_looks_on_says_something_to_others_who_do(tmp_path: Path) -> None:
    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        table = (await listed(house))["playing"][0].id
        for _ in WORDS:
            await demo.speak(table)
        words = [message for message, _ in await house.words(table)]
        assert {each.text for each in words} == {said("fr", word) for word in WORDS}
        assert {each.room for each in words} == {"watchers"}
        assert {each.name for each in words} == {"Ana (démo)", "Ben (démo)", "Chloé (démo)"}
        assert all(each.seat is None for each in words)

    shown(tmp_path, looked_at)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_of_the_house(language: str) -> None:
    assert (FOLDER / f"demo.{language}.ftl").is_file()
    texts = {said(language, word) for word in WORDS}
    assert len(texts) == len(WORDS)
    assert greeting(language, True) != greeting(language, False)
    assert said(language, "guest", name="Ana").startswith("Ana (")


def test_a_language_that_it_lacks_is_english() -> None:
    assert said("eo", WORDS[0]) == said("en", WORDS[0])


# Where people live


def test_a_house_where_people_live_is_left_alone(tmp_path: Path) -> None:
    async def lived_in() -> None:
        async with evening(tmp_path) as house:
            await house.create(ANA, NewTable(game="niagara", public=False))

    asyncio.run(lived_in())

    async def never(_: House, __: Demo) -> None:
        raise AssertionError

    with pytest.raises(StoreTrouble, match="choose another folder"):
        shown(tmp_path, never)


def test_a_demo_that_was_kept_goes_on(tmp_path: Path) -> None:
    """Nothing is there twice, and those who talk are still the same."""
    known: list[Any] = []

    async def looked_at(house: House, demo: Demo) -> None:
        await demo.fill()
        tables = await listed(house)
        known.append((demo.guests, {k: {each.id for each in v} for k, v in tables.items()}))

    shown(tmp_path, looked_at)
    shown(tmp_path, looked_at)
    assert known[0] == known[1]
