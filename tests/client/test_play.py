"""Whole games by programs: a bot of the house's own kind, and the example in the repository."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludotheque.client import MoveRefused, play
from ludotheque.core.record import read
from ludotheque.games.niagara.model import Lay
from ludotheque.titles import find
from tests.server.support.houses import PATIENCE

from .guests import begun, guests, run

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "bot.py"


class Stubborn:
    """Never lays any tile but one, which is gone after the first round."""

    def choose(self, view: Any, seat: int, rng: Random) -> Lay:
        return Lay(tile=1)


def test_a_bot_that_breaks_the_rules_is_told_so(url: str) -> None:
    async def session() -> None:
        async with guests(url, "Ana") as (house,):
            table = await begun(house, seats=("person", "amateur", "amateur"))
            with pytest.raises(MoveRefused):
                await play(house, table, Stubborn())

    run(session())


def test_the_example_plays_at_a_table_of_its_own(url: str) -> None:
    done = example(url)
    assert done.returncode == 0, done.stderr
    assert "fair" in done.stdout


def test_the_example_joins_a_table_by_its_address(url: str) -> None:
    """And plays there against a bot of the house, and one of the same kind that came as a guest."""

    async def session() -> None:
        async with guests(url, "Ana") as (house,):
            face = await house.create("niagara", seats=("person", "person", "amateur"))
            await house.sit(face.id)
            joined = asyncio.create_task(asyncio.to_thread(example, f"{url}/tables/{face.id}"))
            frame = await play(house, face.id, find("niagara").bot("novice"), Random(1))
            done = await joined
            assert done.returncode == 0, done.stderr
            raw = await house.record(face.id)
            header, end = read(raw).header, read(raw).end
            assert end is not None
            assert frame is not None
            assert (frame.result, frame.how) == (end.result, "rules")
            assert house.check(face.id, raw).plies == frame.at
            names = [seated.name for seated in header.seats]
            assert names == ["Ana", "Twenty Lines", "Odile"]
            winners = ", ".join(str(names[seat]) for seat in end.result.winners)
            assert done.stdout.splitlines()[-1].startswith(f"Won by {winners};")

    run(session())


@pytest.mark.parametrize("address", ["127.0.0.1:1", "http://127.0.0.1:1", "{url}/tables/no-such"])
def test_a_slip_is_told_in_one_line(url: str, address: str) -> None:
    done = example(address.format(url=url))
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1, done.stderr


def test_the_example_comes_too_late(url: str) -> None:
    async def session() -> str:
        async with guests(url, "Ana") as (house,):
            return await begun(house, seats=("person", "random", "random"))

    done = example(f"{url}/tables/{run(session())}")
    assert done.returncode == 1
    assert done.stderr == "already-started: The game has already begun.\n"


def test_the_example_says_how_it_is_used() -> None:
    assert ".venv/bin/python examples/bot.py [address" in example("--help").stderr


def test_the_example_has_about_twenty_lines() -> None:
    """Of code in its two functions, that is."""
    lines = EXAMPLE.read_text(encoding="utf-8").split("\ndef ", 1)[1].splitlines()
    assert len([line for line in lines if line.strip()]) < 35


def example(address: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(EXAMPLE), address],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
