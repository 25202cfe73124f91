"""`ludotheque replay RECORD`: the game as a story, in the reader's language."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from ludotheque.core.course import Course, result
from ludotheque.core.game import Event, Result, Seat
from ludotheque.core.line import Agree, Aside, Lend, Ply, Resign, Return, Undo
from ludotheque.core.record import Opened
from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .asked import open_record
from .trouble import CommandError, in_one_line, known_language

Named: TypeAlias = Callable[[Sequence[Any], Callable[..., str]], Mapping[Any, str]]
"""Moves as sentences of their own, where a game has better ones than its messages."""

OPEN = "open"
WATCHER = "watcher"


def run(asked: Namespace) -> int:
    language = known_language(asked.language)
    opened = open_record(asked.record, language)
    eyes = _eyes(asked.eyes, opened)
    last = len(opened.lines) if asked.at is None else asked.at
    if not 0 <= last <= len(opened.lines):
        raise CommandError(f"the record has moments 0 to {len(opened.lines)}, and no {last}")
    names = [seat.name for seat in opened.record.header.seats]
    # For people: places by their names. A record's own words, with every point, are in its lines.
    voice = Voice(opened.game, language, names, told=True)
    picture = find(opened.game.name, opened.game.version).picture
    if asked.json:
        print(opened.game.codec.encode(_shown(opened, eyes, last)).decode())
        return 0
    for paragraph in story(opened, voice, eyes, last, picture.named):
        print(_shown_only(paragraph))
        if asked.step and sys.stdin.isatty() and not _next(voice):
            return 0
    if asked.at is not None:
        print("\n" + picture.drawn(_shown(opened, eyes, last), voice.names, voice.say))
    return 0


def _next(voice: Voice) -> bool:
    """Wait for Enter; false if the reader has had enough."""
    try:
        input(voice.say("story-next"))
    except EOFError:
        print()
        return False
    return True


def _shown(opened: Opened, eyes: str, at: int) -> Any:
    """What there is to see at a moment: the whole state, or a seat's view."""
    state = opened.state(at)
    return state if eyes == OPEN else opened.game.view(state, _seat(eyes))


def _eyes(asked: str, opened: Opened) -> str:
    seats = [str(seat) for seat in range(opened.options.seats)]
    if asked not in (OPEN, WATCHER, *seats):
        raise CommandError(
            f"nobody has the eyes {asked!r}: choose {OPEN}, {WATCHER} or a seat from 0"
        )
    return asked


def _seat(eyes: str) -> Seat | None:
    return None if eyes == WATCHER else int(eyes)


def story(
    opened: Opened, voice: Voice, eyes: str, last: int, named: Named = lambda _, say: {}
) -> Iterator[str]:
    """The header, each line with what it brought about and under which clause, and the end."""
    header = opened.record.header
    yield "\n".join(
        [
            voice.say("story-header", title=voice.say("title")),
            *(
                voice.say("story-seat", name=name, bot=seat.bot)
                for name, seat in zip(voice.names, header.seats, strict=True)
            ),
            voice.say("story-commitment", commitment=header.commitment),
            "",
        ]
    )
    course = opened.course(0)
    for at, line in enumerate(opened.lines[:last]):
        events: list[Event] = []
        before, course = course, opened.advance(course, at, events.append)
        if isinstance(line, Ply):
            yield _ply(line, voice, eyes, events, named)
        else:
            yield _aside(line, voice, before)
    if last == len(opened.lines):
        yield "\n" + ending(voice, result(opened.game, course))


def _ply(ply: Ply, voice: Voice, eyes: str, events: list[Event], named: Named) -> str:
    seen = [event for event in events if eyes == OPEN or event.seen_by(_seat(eyes))]
    # What somebody else did is told by its events: the move itself may hold a secret.
    if eyes in (OPEN, str(ply.seat)):
        move = named([ply.move], voice.say).get(ply.move) or voice.move(ply.move)
        told = voice.say("story-ply", at=ply.at, seat=ply.seat, move=move)
    else:
        told = voice.say("story-hidden-ply", at=ply.at, seat=ply.seat)
    clock = [f"    · {voice.say('story-clock')}"] if ply.by == "clock" else []
    said = ((voice.event(event), event.rule) for event in seen)
    happened = (f"    · {sentence}  [{rule}]" for sentence, rule in said if sentence)
    return "\n".join([told, *clock, *happened])


def _aside(line: Aside, voice: Voice, before: Course) -> str:
    """What is no ply is known to everybody, whoever's eyes we look through."""
    match line:
        case Undo(at=at, seat=seat, ply=ply, alone=alone):
            later = 0 if alone else sum(back.at > ply for back in before.window)
            return voice.say("story-undo", at=at, seat=seat, ply=ply, later=later)
        case Resign(at=at, seat=seat):
            return voice.say("story-resign", at=at, seat=seat)
        case Agree(at=at, seats=seats):
            return voice.say("story-agree", at=at, seats=seats)
        case Lend(at=at, seat=seat, bot=bot, why=why):
            return voice.say("story-lend", at=at, seat=seat, bot=bot, why=why)
        case Return(at=at, seat=seat):
            return voice.say("story-return", at=at, seat=seat)


def ending(voice: Voice, result: Result | None) -> str:
    if result is None:
        return voice.say("story-unfinished")
    if not result.winners:
        return voice.say("story-draw")
    return voice.say("story-result", winners=result.winners)


def _shown_only(text: str) -> str:
    return "\n".join(in_one_line(line) for line in text.split("\n"))
