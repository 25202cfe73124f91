"""What was said at a table lately: the players among themselves, and the watchers."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.core.line import LONGEST_NAME, Name
from ludotheque.protocol.wire import ChatMessage, ChatRoom
from ludotheque.server.objection import Objection
from ludotheque.server.people.names import fold, told_apart
from ludotheque.server.people.person import Person

LATELY = 100
"""In each room; more is neither kept in memory nor sent to who comes late."""

CALLED = 500
"""So many who watched are known by name; whoever came first is forgotten first."""

# Nothing that turns the writing round or breaks the line. The two signs that join letters and
# emoji are left: some languages are written with them.
_UNSEEN = re.compile(
    "[\\x00-\\x1f\\x7f-\\x9f\\u061c\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u2069]"
)


class _Called(NamedTuple):
    own: Name | None
    """None if all that is known is what they said before."""
    here: Name

    def of(self, name: Name) -> bool:
        """Whether it is still theirs: whoever changes their name has another here as well."""
        if self.own is not None:
            return self.own == name
        base = self.here.rpartition(" ")[0]
        return self.here == name or base in (name, name[: LONGEST_NAME - 3])


def room_of(seat: Seat | None) -> ChatRoom:
    return "watchers" if seat is None else "players"


class Chat:
    def __init__(
        self,
        said: Iterable[ChatMessage],
        speakers: Iterable[tuple[tuple[ChatRoom, int], str]] = (),
    ) -> None:
        """`speakers`: who said what, by room and number."""
        self.rooms: dict[ChatRoom, deque[ChatMessage]] = {
            "players": deque(maxlen=LATELY),
            "watchers": deque(maxlen=LATELY),
        }
        self.count = 0
        """How much was ever said: whoever has heard less is told."""
        self._called: dict[str, _Called] = {}
        by = dict(speakers)
        for each in said:
            self.add(each)
            who = by.get((each.room, each.number))
            if each.room == "watchers" and who is not None and each.name:
                self._called[who] = _Called(None, each.name)

    def called(self, watcher: Person, seated: Iterable[str]) -> Name:
        """The name of somebody who watches: no other at the table has it, and it stays theirs."""
        known = self._called.get(watcher.id)
        if known is not None and known.of(watcher.name):
            return known.here
        others = (each.here for who, each in self._called.items() if who != watcher.id)
        here = told_apart(watcher.name, {fold(each) for each in (*seated, *others)})
        self._called[watcher.id] = _Called(watcher.name, here)
        if len(self._called) > CALLED:
            del self._called[next(iter(self._called))]
        return here

    def last(self, room: ChatRoom) -> int:
        """The number of the last thing said there."""
        said = self.rooms[room]
        return said[-1].number if said else 0

    def after(self, room: ChatRoom, number: int) -> tuple[ChatMessage, ...]:
        return tuple(said for said in self.rooms[room] if said.number > number)

    def spoken(self, text: str, seat: Seat | None, name: str, now: int) -> ChatMessage:
        """What somebody says, as it will be kept: data, never markup."""
        text = " ".join(_UNSEEN.sub(" ", text).split())
        if not text:
            raise Objection("said-empty")
        room = room_of(seat)
        number = self.last(room) + 1
        return ChatMessage(number=number, room=room, seat=seat, name=name, text=text, when=now)

    def blank(self, room: ChatRoom, number: int) -> ChatMessage | None:
        """By the host's word nothing is left of what was said there; None if it is long past."""
        said = self.rooms[room]
        for at, each in enumerate(said):
            if each.number == number:
                said[at] = replace(each, text="")
                return said[at]
        return None

    def forget(self, room: ChatRoom, number: int) -> ChatMessage | None:
        """The same, and nobody said it."""
        if self.blank(room, number) is None:
            return None
        said = self.rooms[room]
        at = next(at for at, each in enumerate(said) if each.number == number)
        said[at] = replace(said[at], name="")
        return said[at]

    def add(self, said: ChatMessage) -> None:
        self.rooms[said.room].append(said)
        self.count = sum(map(self.last, self.rooms))
