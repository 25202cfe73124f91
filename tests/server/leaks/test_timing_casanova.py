"""Neither the size of what Ben is sent nor its delay tells what Ana found or answered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from random import Random
from statistics import mean
from time import perf_counter, process_time
from typing import Any, NamedTuple, Self, TypeAlias

import pytest

from tests.server.support.party import faults, submit
from tests.server.support.venice import Evening, Night, decide, does, elsewhere
from tests.server.support.worlds import Fixed, World, fixed_house

TRIALS = 80


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def evening(fixed: Fixed) -> Evening:
    return Evening(fixed)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


class Pair(Night):
    """Ana and Ben alone: of what reaches the others too, once is enough."""

    def __enter__(self) -> Self:
        for name in ("Ben", "Ana"):
            self.phones[name] = self.phone(name)
        return self


Measured: TypeAlias = tuple[bool, float]
"""A secret, and something that may tell it."""


class Trial(NamedTuple):
    secret: bool
    sizes: tuple[int, ...]
    """Of every message that a move of Ana's brings to Ben, in their order."""
    delay: float
    """How long it takes until he has them."""
    work: float
    """What it costs the house and its guests, in seconds of a processor: less noisy than that."""


def observed(world: World, secret: bool, move: dict[str, Any]) -> Trial:
    ben = world.phones["Ben"]
    ben.settle()
    before, start, worked = len(ben.texts), perf_counter(), process_time()
    world.phones["Ana"].send(submit(move, "observed"))
    ben.until(lambda heard: heard["kind"] == "frame")
    delay, work = perf_counter() - start, process_time() - worked
    assert world.phones["Ana"].answer("observed")["kind"] == "accepted"
    ben.settle()
    return Trial(secret, tuple(map(len, ben.texts[before:])), delay, work)


class Guesser(NamedTuple):
    border: float
    slow: bool
    """What more than that means."""

    def right(self, measured: Sequence[Measured]) -> int:
        return sum(((each > self.border) == self.slow) == secret for secret, each in measured)


def guesses(measured: Sequence[Measured]) -> int:
    """Whoever learns from every other trial is asked about the rest: how many are right."""
    known, asked = measured[::2], measured[1::2]
    borders = map(mean, pairwise(sorted(each for _, each in known)))
    every = [Guesser(border, slow) for border in borders for slow in (False, True)]
    return max(every, key=lambda guesser: guesser.right(known)).right(asked)


def nothing_tells(seen: Sequence[Trial]) -> None:
    assert len({trial.sizes for trial in seen}) == 1
    assert guesses([(trial.secret, trial.delay) for trial in seen]) <= LUCKY
    assert guesses([(trial.secret, trial.work) for trial in seen]) <= LUCKY


def tossed() -> list[bool]:
    coins = [number % 2 == 0 for number in range(TRIALS)]
    Random(11).shuffle(coins)
    return coins


LUCKY = 3 * TRIALS // 8
"""Of forty guesses, a coin is right in more than thirty about three times in ten thousand.

So this finds what tells an answer in three cases of four and more, not a whisper; for sizes there
is no such doubt, they are compared exactly.
"""


def test_a_delay_that_tells_would_be_noticed() -> None:
    """Four tenths of a millisecond, in a noise of one tenth."""
    rng = Random(3)
    plain = [(coin, rng.gauss(2e-3, 1e-4)) for coin in tossed()]
    assert guesses(plain) <= LUCKY
    assert guesses([(coin, delay + 4e-4 * coin) for coin, delay in plain]) > LUCKY


@pytest.mark.clause("casanova", "3.5", "R8")
def test_neither_size_nor_delay_tells_an_exchange(fixed: Fixed, evening: Evening) -> None:
    seen = []
    for exchange in tossed():
        with Pair(fixed, evening.with_him_at(evening.spot)) as world:
            does(world, "Ana", evening.meeting, "meet")
            seen.append(observed(world, exchange, decide(exchange)))
    nothing_tells(seen)


@pytest.mark.clause("casanova", "1.2", "3.5")
def test_neither_size_nor_delay_tells_what_was_found(fixed: Fixed, evening: Evening) -> None:
    """Under the figure that she went to see, or under none of the two."""
    places = {True: evening.spot, False: elsewhere(evening)}
    seen = []
    for found in tossed():
        with Pair(fixed, evening.with_him_at(places[found])) as world:
            seen.append(observed(world, found, evening.meeting))
    nothing_tells(seen)
