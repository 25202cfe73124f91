"""Logs are read on from where they were left, and what is said is what a fresh reading says."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.game import NATURE, ignore
from ludotheque.games.casanova import recall
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Met, Options, State
from ludotheque.games.casanova.recall import Log, Recall

CASANOVA = Casanova()


class Counting:
    """Reads the rounds of a log, and keeps count of what it reads."""

    def __init__(self) -> None:
        self.read: list[int] = []
        self.recall: Recall[str, tuple[int, ...], tuple[int, ...]] = Recall(
            lambda _: (), self._more, lambda _, reading: reading
        )

    def _more(self, _: str, reading: tuple[int, ...], entries: Log) -> tuple[int, ...]:
        rounds = [entry.round for entry in entries]
        self.read += rounds
        return (*reading, *rounds)

    def __call__(self, log: Log, key: str = "any") -> tuple[int, ...]:
        self.read.clear()
        return self.recall(key, log)


def met(number: int) -> Met:
    return Met(number, 0, 1, None, None)


LOG: Log = tuple(map(met, range(1, 6)))


def test_a_log_that_has_grown_is_read_from_its_last_entry_but_one() -> None:
    asked = Counting()
    assert asked(LOG[:4]) == (1, 2, 3, 4)
    assert asked.read == [1, 2, 3, 4]
    assert asked(LOG) == (1, 2, 3, 4, 5)
    assert asked.read == [4, 5]


def test_the_same_log_is_not_read_again() -> None:
    asked = Counting()
    assert asked(LOG) == asked(LOG)
    assert asked.read == []


def test_an_answer_takes_the_place_of_the_last_entry() -> None:
    asked = Counting()
    asked(LOG)
    assert asked((*LOG[:-1], met(9))) == (1, 2, 3, 4, 9)
    assert asked.read == [9]


def test_a_log_that_was_taken_back_or_went_another_way_is_read_anew() -> None:
    asked = Counting()
    asked(LOG)
    assert asked(LOG[:2]) == (1, 2)
    asked(LOG)
    assert asked((LOG[0], met(7), met(8))) == (1, 7, 8)
    assert asked.read == [1, 7, 8]


def test_whoever_asks_has_a_reading_of_their_own() -> None:
    asked = Counting()
    asked(LOG, "one")
    assert asked(LOG, "another") == (1, 2, 3, 4, 5)
    assert asked.read == [1, 2, 3, 4, 5]


def test_no_more_logs_are_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recall, "LOGS", 3)
    asked = Counting()
    logs = [(met(number),) for number in range(10)]
    for log in logs:
        assert asked(log) == (log[0].round,)
        assert len(asked.recall._kept) <= 3


def played(seed: int, plies: int) -> list[State]:
    rng, state = Random(seed), CASANOVA.setup(Options(seats=4))
    states = [state]
    while (awaited := CASANOVA.awaited(state)) and len(states) < plies:
        state = CASANOVA.apply(state, awaited[0], CASANOVA.sample(state, awaited[0], rng), ignore)
        states.append(state)
    assert NATURE not in CASANOVA.awaited(state)
    return states


@pytest.mark.clause("casanova", "R10")
@pytest.mark.parametrize("seed", range(3))
def test_views_and_dreams_do_not_depend_on_what_was_asked_before(seed: int) -> None:
    """In the order of play, backwards, and of states that nobody saw before: the same bytes."""
    states = played(seed, 160)
    codec, seats = CASANOVA.codec, (None, 0, 1, 2, 3)

    def said(state: State) -> list[bytes]:
        views = [CASANOVA.view(state, seat) for seat in seats]
        dreams = [CASANOVA.imagine(view, Random(seed)) for view in views]
        return [codec.encode(each) for each in (*views, CASANOVA.revealed(state), *dreams)]

    in_order = [said(state) for state in states]
    backwards = [said(state) for state in reversed(states)][::-1]
    unknown = [said(codec.state(codec.encode(state))) for state in states]
    assert in_order == backwards == unknown
    assert len(states[-1].log) > 10
