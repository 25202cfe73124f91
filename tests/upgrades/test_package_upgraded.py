"""A package with a game is upgraded while people play it: through the whole house."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import Struct

from ludotheque.client import HouseClient, HouseObjected, MoveRefused
from tests.server.support.houses import PATIENCE, served
from tests.support.rock_pools.releases import Release, released

QUICK = ("--bot-delay", "0,0")


class Rooms(Struct):
    """One house in a folder, opened with one release of the package after the other."""

    folder: Path
    patch: pytest.MonkeyPatch
    cookie: str | None = None

    def open(self, release: Release, evening: Callable[[HouseClient], Awaitable[None]]) -> None:
        place = released(self.folder / "packages", release)
        self.patch.setenv("PYTHONPATH", str(place))
        with served(self.folder, *QUICK) as house:

            async def whole() -> None:
                async with (
                    asyncio.timeout(PATIENCE),
                    HouseClient(house.url, cookie=self.cookie) as ana,
                ):
                    await evening(ana)
                    self.cookie = ana.cookie

            asyncio.run(whole())

    def verified(self, release: Release, record: bytes) -> subprocess.CompletedProcess[str]:
        """By the program of somebody who has this release and no other."""
        path = self.folder / "record.jsonl"
        path.write_bytes(record)
        place = released(self.folder / "packages", release)
        command = [sys.executable, "-m", "ludotheque", "verify", "-l", "en", str(path)]
        env = {**os.environ, "PYTHONPATH": str(place)}
        return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE)


@pytest.fixture
def rooms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rooms:
    return Rooms(tmp_path, monkeypatch)


async def _set_up(ana: HouseClient, **options: Any) -> str:
    table = (await ana.create("rock-pools", seats=("person", "novice"), options=options)).id
    await ana.sit(table)
    return table


async def _play(ana: HouseClient, table: str, most: int | None = None) -> list[dict[str, Any]]:
    """The first move that is offered, again and again: what Ana saw meanwhile."""
    seen, made = list[dict[str, Any]](), 0
    async with ana.at(table) as seat:
        async for frame in seat:
            seen.append(frame.view)
            if seat.number in frame.awaited:
                if made == most:
                    break
                await seat.submit(frame.moves[0])
                made += 1
    return seen


async def _asked(ana: HouseClient, path: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=ana.url, headers=ana._headers()) as link:
        return await link.get(path)


def test_a_table_is_finished_by_its_rules_and_a_new_one_begins_by_those_of_today(
    rooms: Rooms,
) -> None:
    tables = dict[str, str]()
    records = dict[str, bytes]()

    async def then(ana: HouseClient) -> None:
        await ana.enter_as("Ana")
        tables["over"] = await _set_up(ana)
        seen = await _play(ana, tables["over"])
        assert "pearls" not in seen[-1]
        tables["running"] = await _set_up(ana)
        await _play(ana, tables["running"], 2)

    async def now(ana: HouseClient) -> None:
        (card,) = [each for each in await ana.games() if each.name == "rock-pools"]
        assert (card.version, card.former) == (2, (1,))

        running = (await ana.table(tables["running"])).table
        assert (running.stage, running.version) == ("playing", 1)
        assert running.hints
        async with ana.at(tables["running"]) as seat:
            async for frame in seat:
                if seat.number in frame.awaited:
                    break
            assert seat.frame is not None
            hint = await _hint(ana, tables["running"])
            assert hint["kind"] == "hint"
            assert hint["move"]["kind"] == "choose"
            with pytest.raises(MoveRefused) as refused:
                await seat.submit({"kind": "roll", "die": 1})
            assert refused.value.refusal.rule == "3.1"
        seen = await _play(ana, tables["running"])
        assert all("pearls" not in view for view in seen)
        assert seen[-1]["tide"] == 8, "as many as were usual then"
        assert seen[-1]["options"] == {"seats": 2, "tides": 8}

        for each in ("over", "running"):
            records[each] = await ana.record(tables[each])
            moments = (await _asked(ana, f"/api/tables/{tables[each]}/moments")).json()
            assert moments["last"] > 20
            assert moments["choices"][0] == "all"
            chart = (await _asked(ana, f"/api/tables/{tables[each]}/chart")).json()
            assert len(chart["rounds"]) == 8

        book = "/api/games/rock-pools/rulebook?language=en"
        clauses = [(await _asked(ana, f"{book}{v}")).json()["clauses"] for v in ("&version=1", "")]
        numbers = [{each["number"] for each in found} for found in clauses]
        assert numbers[1] - numbers[0] == {"3.5"}
        schema = [
            (await _asked(ana, f"/api/games/rock-pools/schema{v}")).text for v in ("?version=1", "")
        ]
        assert ["pearls" in each for each in schema] == [False, True]
        unknown = await _asked(ana, f"{book}&version=7")
        assert (unknown.status_code, unknown.json()["reason"]) == (404, "no-such-version")
        assert "version 7" in unknown.json()["text"]

        again = await ana.rematch(tables["over"])
        assert again.version == 2
        assert again.options == {"seats": 2, "tides": 8, "pearls": "on"}, "agreed on, and usual"
        fresh = await _set_up(ana)
        assert (await ana.table(fresh)).table.options["tides"] == 14
        assert all("pearls" in view for view in await _play(ana, fresh))
        records["fresh"] = await ana.record(fresh)

    rooms.open("1.0", then)
    rooms.open("2.0", now)
    for each in ("over", "running"):
        for release in ("1.0", "2.0"):
            assert rooms.verified(release, records[each]).returncode == 0
        gone = rooms.verified("2.0 without the old rules", records[each])
        assert (gone.returncode, gone.stdout) == (2, "")
        assert "played by other rules (rock-pools version 1) than those of today" in gone.stderr
        assert gone.stderr.count("\n") == 1
    assert rooms.verified("2.0", records["fresh"]).returncode == 0
    later = rooms.verified("1.0", records["fresh"])
    assert "rock-pools version 2) that are newer than this program" in later.stderr


async def _hint(ana: HouseClient, table: str) -> dict[str, Any]:
    """What the house would do there."""
    import json

    from websockets.asyncio.client import connect

    address = f"ws{ana.url.removeprefix('http')}/api/tables/{table}/socket"
    async with connect(address, additional_headers=ana._headers()) as link:
        await link.send(json.dumps({"kind": "ask_hint", "id": "h"}))
        async for raw in link:
            message: dict[str, Any] = json.loads(raw)
            if message.get("id") == "h":
                return message
    raise AssertionError("no answer")


def test_where_nobody_has_kept_the_rules_the_table_is_closed_with_one_sentence(
    rooms: Rooms,
) -> None:
    tables = dict[str, str]()

    async def then(ana: HouseClient) -> None:
        await ana.enter_as("Ana")
        tables["running"] = await _set_up(ana)
        await _play(ana, tables["running"], 2)

    async def now(ana: HouseClient) -> None:
        assert (await ana.table(tables["running"])).table.stage == "closed"
        assert b'"version":1' in await ana.record(tables["running"])
        refused = await _asked(ana, f"/api/tables/{tables['running']}/moments?language=fr")
        assert refused.json()["reason"] == "rules-changed"
        assert "Les règles de ce jeu ont changé" in refused.json()["text"]
        with pytest.raises(HouseObjected, match="closed"):
            await ana.sit(tables["running"])

    rooms.open("1.0", then)
    rooms.open("2.0 without the old rules", now)
