"""People kept in a dictionary, and a clock that a test can turn: a house without a disk."""

from __future__ import annotations

from collections.abc import Awaitable

import pytest

from ludotheque.server.objection import Objection
from ludotheque.server.people.people import People
from ludotheque.server.people.person import NameTaken, Outdated, Person

KEY = b"a key of thirty-two bytes or so."
SECRET = "quatre chevaux verts"


class Memory:
    """All that `People` asks of a store."""

    def __init__(self) -> None:
        self.people: dict[str, Person] = {}

    async def person(self, person: str) -> Person | None:
        return self.people.get(person)

    async def claimant(self, folded: str) -> Person | None:
        return next((each for each in self.people.values() if each.claim == folded), None)

    async def resembling(self, skeleton: str) -> Person | None:
        return next((each for each in self.people.values() if each.skeleton == skeleton), None)

    async def save_person(self, person: Person, before: Person | None = None) -> None:
        if self.people.get(person.id) != before:
            raise Outdated(person.id)
        if person.claim is not None:
            holder = await self.claimant(person.claim)
            if holder and holder.id != person.id:
                raise NameTaken(person.claim)
        self.people[person.id] = person


class House:
    """People, with a store and a clock that a test can turn."""

    def __init__(self, store: Memory | None = None, key: bytes = KEY) -> None:
        self.now = 1_700_000_000_000
        self.store = store or Memory()
        self.ticks = 0.0
        self.people = People(self.store, key, lambda: self.now, lambda: self.ticks)


async def objects(asking: Awaitable[object]) -> str:
    """The reason for which the house says no."""
    with pytest.raises(Objection) as caught:
        await asking
    return caught.value.reason
