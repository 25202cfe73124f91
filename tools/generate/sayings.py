"""What the house says, for the web client's voice to say the same to the letter."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from ludotheque.core.game import Data, Event, Refusal, Tagged
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.line import Ply
from ludotheque.core.record import Opened, read
from ludotheque.games.niagara.events import CanoeLanded, GameEnded, LifebuoyPassed, RiverRose
from ludotheque.games.niagara.model import DrawLots, Handling, Paddle, Theft
from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .stories import records

NIAGARA = find("niagara").game
NAMES = ("Ana", "Ben le « Brave »", "Chloé & <b>Co</b>", "{ $seat }", "Émile")
"""Names that a careless voice would take for something else."""

What = Literal["event", "move", "refusal", "option", "say"]


class Saying(Data, frozen=True):
    what: What
    thing: Any
    said: dict[str, str]
    """By language."""


def golden() -> str:
    """The whole file: a line with the names at the table, and one for each saying."""
    voices = {each: Voice(NIAGARA, each, NAMES) for each in LANGUAGES}
    sayings = [
        Saying(what, thing, {each: _said(voice, what, thing) for each, voice in voices.items()})
        for what, thing in (*_played(), *_rare())
    ]
    return "".join(f"{_encode(each)}\n" for each in ({"names": NAMES}, *sayings))


def _encode(thing: Any) -> str:
    return NIAGARA.codec.encode(thing).decode()


def _said(voice: Voice, what: What, thing: Any) -> str:
    match what:
        case "event":
            return voice.event(thing)
        case "move":
            return voice.move(thing)
        case "refusal":
            return voice.refusal(thing)
        case "option":
            return voice.option(*thing)
        case "say":
            key, facts = thing
            return voice.say(key, **facts)


def _played() -> Iterator[tuple[What, Any]]:
    """Of the games on file: two events and two moves of a kind, and one refusal a reason."""
    kept: dict[tuple[str, str], set[str]] = {}

    def wanted(what: What, kind: str, thing: Any, most: int) -> bool:
        known = kept.setdefault((what, kind), set())
        if len(known) == most or _encode(thing) in known:
            return False
        known.add(_encode(thing))
        return True

    for path in records("niagara"):
        opened = Opened(read(path.read_bytes()), NIAGARA)
        course = opened.course(0)
        tried: list[Tagged] = []
        for at, line in enumerate(opened.lines):
            events: list[Event] = []
            before, course = course, opened.advance(course, at, events.append)
            if not isinstance(line, Ply):
                continue
            if wanted("move", _kind(line.move), line.move, 2):
                yield "move", line.move
            for event in events:
                if wanted("event", _kind(event), event, 2):
                    yield "event", event
            # What was right at another moment is mostly wrong at this one.
            tried = [line.move, *tried][:20]
            for move in tried:
                refusal = opened.game.refusal(before.state, line.seat, move)
                if refusal and wanted("refusal", refusal.reason, refusal, 1):
                    yield "refusal", refusal


def _rare() -> Iterator[tuple[What, Any]]:
    """What few games come to: large numbers, long lists, nobody."""
    yield "event", LifebuoyPassed(seat=3, round=1234567, rule="5.1")
    yield "event", RiverRose(lowest=0, weather=-1, speed=0, rule="4.1")
    for lost in (0, 1, 2, 1000):
        yield "event", CanoeLanded(seat=4, canoe=1, lost=lost, rule="3.12")
    for winners in ((), (2,), (1, 3), (0, 1, 2, 3, 4)):
        yield "event", GameEnded(winners=winners, rule="6.1")
    yield "move", DrawLots(first=2, fork=None)
    acts = (Handling("M3", "unload"), Handling("M4", "load"), Handling("L6", "exchange"))
    yield "move", Paddle(canoe=0, to="L6", cargo=acts, rob=Theft(seat=1, canoe=1))
    for seat in (-7, 1000):
        yield "refusal", Refusal("1.1", "no_such_seat", {"seat": seat})
    yield "refusal", Refusal("3.5", "points_unspent", {"spent": 0, "points": 1})
    for name, value in (("loading", "ends"), ("river_minimum", 1), ("seats", 5)):
        yield "option", (name, value)
    yield "say", ("story-ply", {"at": 12345, "seat": -1, "move": "…"})
    yield "say", ("story-agree", {"at": 7, "seats": (0, 1, 2)})
    yield "say", ("story-seat", {"name": "Ana", "bot": None})
    yield "say", ("strength", {"bot": "master"})


def _kind(tagged: Tagged) -> str:
    return str(tagged.__struct_config__.tag)
