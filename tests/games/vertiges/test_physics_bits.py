"""The same to the bit, wherever and whenever; worlds that are given back; skill that matters."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from random import Random

import pytest
from msgspec import json

from ludotheque.games.vertiges.physics.engine import TooManyWorlds, World
from ludotheque.games.vertiges.physics.job import Job
from ludotheque.games.vertiges.physics.path import LIFTING, path
from ludotheque.games.vertiges.physics.simulation import Placement, settle
from ludotheque.games.vertiges.physics.trace import pack
from ludotheque.games.vertiges.physics.world import Table
from ludotheque.games.vertiges.pieces import PIECES, mate
from ludotheque.games.vertiges.poses import upon
from tests.games.vertiges.wood import TWENTY, Box, askew, done, lifting, putting, table

# The same to the bit


def trembling() -> tuple[Job, bytes]:
    """A hand so clumsy that the tower falls."""
    box = Box()
    tower = askew(box, TWENTY[:12])
    job, rows = putting(table(tower), upon(tower[-1], box.take("S")), seed=2**47 + 12345, tremor=60)
    return job, pack(rows)


def zapping() -> tuple[Job, bytes]:
    """A part of a tower, that rides on a hand to another."""
    job, tower, other = lifting(tremor=5, seed=2**46 + 54321)
    around = [*tower[:5], *other]
    return job, pack(path(job.start, upon(other[-1], job.held[0]), around, LIFTING))


AGAIN = """
import sys
from msgspec import json
from ludotheque.games.vertiges.physics.job import Job
from ludotheque.games.vertiges.physics.simulation import settle
job, trace = json.decode(sys.stdin.buffer.read(), type=tuple[Job, bytes])
sys.stdout.buffer.write(json.encode(settle(job, trace)))
"""


@pytest.mark.parametrize("made", [trembling, zapping])
def test_another_process_finds_the_same(made: Callable[[], tuple[Job, bytes]]) -> None:
    job, trace = made()
    here = json.encode(settle(job, trace))
    assert done(job, [])[1].fallen == ()
    there = subprocess.run(
        [sys.executable, "-c", AGAIN],
        input=json.encode((job, trace)),
        capture_output=True,
        check=True,
        timeout=60,
        env={**os.environ, "PYTHONHASHSEED": "12321"},
    )
    assert there.stdout == here


def test_records_that_are_years_old_come_to_the_same() -> None:
    """If this fails, games that were played cannot be verified: the game's version must go up."""
    fallen = sha256(json.encode(settle(*trembling()))).hexdigest()
    assert fallen == "7784bdc1777177f017dd571c5e733d7c7066d81989a09667ce76ad6237db55a0"
    zapped = sha256(json.encode(settle(*zapping()))).hexdigest()
    assert zapped == "7344bcf7f8cdc599fbf8430e14eb9e112ff44d813254254c9989c2e0daf7bcdb"


def test_what_was_simulated_before_makes_no_difference() -> None:
    job, trace = trembling()
    first = settle(job, trace)
    others = [Placement(lifting()[0]) for _ in range(5)]
    for placement in others:
        placement.tick()
    assert settle(job, trace) == first
    shuffled = list(job.poses)
    Random(1).shuffle(shuffled)
    assert settle(Job(tuple(shuffled), job.held, job.start, job.seed, job.tremor), trace) == first


def test_the_seed_and_the_tremor_decide() -> None:
    job, trace = trembling()
    first = settle(job, trace)
    assert settle(Job(job.poses, job.held, job.start, job.seed + 1, job.tremor), trace) != first
    assert settle(Job(job.poses, job.held, job.start, job.seed, job.tremor - 1), trace) != first


# Worlds


def test_worlds_are_given_back() -> None:
    before = World.open
    box = Box()
    base = box.tower("V")
    job, rows = putting(table(base), upon(base[0], box.take("v")))
    for number in range(200):
        placement = Placement(job)
        placement.feed(rows[0])
        placement.tick()
        if number % 50 == 0:
            placement.finish()
            assert World.open == before
    del placement
    assert World.open == before


def test_there_is_a_limit_to_worlds_before_the_engine_breaks() -> None:
    before = World.open
    worlds = [Table(()) for _ in range(World.most - before)]
    with pytest.raises(TooManyWorlds):
        Table(())
    assert World.open == World.most
    worlds.clear()
    assert World.open == before


# Skill


@pytest.mark.parametrize(("tremor", "low", "high"), [(10, 0.8, 1.0), (70, 0.0, 0.5)])
def test_success_at_height_ten_is_a_matter_of_a_steady_hand(
    tremor: int, low: float, high: float
) -> None:
    box = Box()
    tower = askew(box, TWENTY[:11])
    piece = box.take(mate(PIECES[tower[-1].piece].cut))
    target = upon(tower[-1], piece)
    samples = 16
    seated = 0
    for seed in range(samples):
        job, rows = putting(table(tower), target, seed=seed, tremor=tremor)
        seated += done(job, rows)[1].seated_on == tower[-1].piece
    assert low <= seated / samples <= high
