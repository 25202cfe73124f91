"""Who sits there when a bot does: a name, a face, ways of their own, and some words.

All of it is data that a title brings: a style for the game's own bots, a drawing, and which
moments are worth a word. The words are messages of the game's `opponents.<language>.ftl`. How
strong a character plays is the table's choice, and always stands beside the name.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from ludotheque.core.game import Event, Seat
from ludotheque.protocol.wire import Remark
from ludotheque.table.frame import Told

_NAME = re.compile(r"[a-z]+")


class Cue(Struct, frozen=True):
    """Something that everybody sees happen to somebody: these kinds of events, with the seat of
    who it is about in one of their fields.
    """

    events: tuple[str, ...]
    field: str = "seat"
    """A seat, or several."""
    least: Mapping[str, int] = {}
    """Other fields, and what they have to be at least."""
    often: int = 100
    """In how many of a hundred times somebody says a word about it."""

    def about(self, event: Event, seat: Seat) -> bool:
        if event.__struct_config__.tag not in self.events:
            return False
        if any(getattr(event, name) < least for name, least in self.least.items()):
            return False
        found = getattr(event, self.field)
        return seat in found if isinstance(found, tuple) else bool(seat == found)


class Character(Struct, frozen=True, kw_only=True):
    """What is known of somebody beside their strength."""

    name: str
    """As tables and records know them, `like this`; see `called`."""
    called: str
    """As everybody calls them, in every language."""
    face: str
    """A drawing in SVG, 64 units square."""
    style: Any
    """What the game's bots make of it: see `Stylish`."""
    words: Mapping[str, int]
    """For each cue that they say something at, how many sentences they have."""


class Cast(Struct, frozen=True, kw_only=True):
    """The characters of one game, the first ones first at a table."""

    characters: tuple[Character, ...]
    cues: Mapping[str, Cue]
    """The moments that can be worth a word, the weightiest first."""
    traits: Mapping[str, Cue]
    """What a style is measured by: how often each does this in a game (`tools/styles.py`)."""

    def __post_init__(self) -> None:
        names = [each.name for each in self.characters]
        called = [each.called for each in self.characters]
        if len({*names}) < len(names) or len({*called}) < len(called):
            raise ValueError("two characters of a game have the same name")
        for each in self.characters:
            if not _NAME.fullmatch(each.name):
                raise ValueError(f"{each.name!r} is no name for a character: small letters alone")
            if unknown := [cue for cue in each.words if cue not in self.cues]:
                raise ValueError(f"{each.name} has words for {unknown[0]!r}, and no cue is that")

    def find(self, name: str | None) -> Character | None:
        return next((each for each in self.characters if each.name == name), None)

    def messages(self) -> Iterable[str]:
        """Every message that the characters need."""
        for each in self.characters:
            yield f"character-{each.name}"
            for cue, count in each.words.items():
                yield from (spoken(each, cue, number) for number in range(count))


def spoken(character: Character, cue: str, number: int) -> str:
    return f"says-{character.name}-{cue}-{number + 1}"


def remarks(
    cast: Cast, seats: Mapping[Seat, Character], told: Sequence[Told]
) -> tuple[Remark, ...]:
    """What characters say to what happened, at most one of them to one line of the record.

    It is a function of what `told` a watcher and of nothing else: whether anybody speaks, and
    which sentence it is, are drawn from the moment's number and what everybody saw. Whatever is
    for some eyes only is left out, should it come along.
    """
    found: dict[int, Remark] = {}
    for each in told:
        if each.at not in found and each.event.only is None:
            remark = _remark(cast, seats, each)
            if remark is not None:
                found[each.at] = remark
    return tuple(found.values())


def _remark(cast: Cast, seats: Mapping[Seat, Character], told: Told) -> Remark | None:
    for name, cue in cast.cues.items():
        if told.event.__struct_config__.tag not in cue.events:
            continue
        for seat, character in seats.items():
            sentences = character.words.get(name, 0)
            if sentences and cue.about(told.event, seat):
                lot = _lot(told.at, name, character.name)
                if lot % 100 < cue.often:
                    return Remark(told.at, seat, spoken(character, name, lot // 100 % sentences))
    return None


def _lot(at: int, cue: str, character: str) -> int:
    return int.from_bytes(hashlib.sha256(f"{at} {cue} {character}".encode()).digest()[:4])


def faces(folder: Path) -> Mapping[str, str]:
    """The drawings of a folder, by the names of their files."""
    return {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("*.svg"))}
