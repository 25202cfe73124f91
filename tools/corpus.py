"""The corpus: records of every version of every game, over all pairs of what a table can choose.

    .venv/bin/python -m tools.corpus                 those of today's rules
    .venv/bin/python -m tools.corpus niagara         of one game
    .venv/bin/python -m tools.corpus --release       today's are released: from now on they stay

They stand in `tests/corpus/<game>/v<version>.xz`, and every build plays them again, with what
anybody was shown: a rule that changes without its version going up does not pass. What was released
is never written anew; nor can records of another version than today's be.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import lzma
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import awaited
from ludotheque.core.game import NATURE, AnyGame
from ludotheque.core.line import Ply, Seated
from ludotheque.core.options import agreed, choices
from ludotheque.core.record import SECOND, Opened, Record, finish, read, write
from ludotheque.table.table import Table
from ludotheque.titles import OWN, Title, find

from .corpus_reach import met, reached

FOLDER = Path(__file__).parents[1] / "tests" / "corpus"
RELEASED = FOLDER / "released.json"
COUNT = 200
WHOLE = 6
"""One game in so many is played to its end; the others end by agreement, or by giving up."""
SHORTEST, LONGEST = 12, 70
"""Lines of those others."""
PATIENCE = 600
"""Lines after which also a whole game is agreed to be drawn."""
LOOKS = 3
"""Every so many lines all views are looked at."""
TRIED = 2
"""So many earlier moves are tried again then by every seat: refusals are seen, too."""
SLOW: Mapping[str, Mapping[str, tuple[int | str, int]]] = {"vertiges": {"physics": ("wood", 12)}}
"""Options that are simulated: the value that is slow, and about how many records have it; they end
after few lines.
"""
SLOW_LINES = 24


class Kept(NamedTuple):
    digest: str
    raw: bytes


# Which options


def rows(title: Title, rng: Random) -> list[dict[str, int | str]]:
    """Tables over which every two values of two options meet, and more until there are enough."""
    offered = choices(title.game)
    names = list(offered)
    slow = SLOW.get(title.name, {})

    open_pairs = {
        ((a, x), (b, y)) for a, b in combinations(names, 2) for x in offered[a] for y in offered[b]
    }
    made: list[dict[str, int | str]] = []
    while open_pairs or len(made) < COUNT:
        best: dict[str, int | str] | None = None
        most = -1
        for _ in range(12 if open_pairs else 1):
            row: dict[str, int | str] = {name: rng.choice(offered[name]) for name in names}
            if open_pairs:  # begins with a pair that is missing
                for name, value in rng.choice(sorted(open_pairs, key=repr)):
                    row[name] = value
            else:
                for name, (value, _) in slow.items():
                    others = [each for each in offered[name] if each != value]
                    row[name] = rng.choice(others)
            met = len(_pairs(row, names) & open_pairs)
            if met > most:
                best, most = row, met
        assert best is not None
        open_pairs -= _pairs(best, names)
        made.append(best)
    return made


def _pairs(
    row: Mapping[str, int | str], names: Sequence[str]
) -> set[tuple[tuple[str, int | str], tuple[str, int | str]]]:
    return {((a, row[a]), (b, row[b])) for a, b in combinations(names, 2)}


# How they are played


def played(title: Title, options: Mapping[str, int | str], number: int) -> bytes:
    """A record: moves at random or a novice's, and all that can happen beside them."""
    game = title.game
    rng = Random(f"{title.name} {title.version} {number}")
    chosen = agreed(game, options)
    seats = chosen.seats
    bots = number % 3 == 0 and seats > 2
    who = [Seated(f"P{seat + 1}") for seat in range(seats)]
    if bots:
        who[-1] = Seated("Robot 1", "novice")
    seed = hashlib.sha256(f"corpus {title.name} {title.version} {number}".encode()).digest()
    table = Table(game, chosen, who, Chance(seed, [f"seat {seat}" for seat in range(seats)]))
    table.commit(table.open())
    whole = number % WHOLE == 0
    slow = any(options[name] == value for name, (value, _) in SLOW.get(title.name, {}).items())
    most = SLOW_LINES if slow else PATIENCE if whole else rng.randint(SHORTEST, LONGEST)
    novice = title.bot("novice") if whole and not slow else None
    while table.awaited:
        if table.at >= most:
            _ended(table, rng)
            continue
        seat = rng.choice(table.awaited)
        if not whole and _aside(table, seat, rng):
            continue
        move = None
        if novice is not None:
            move = novice.choose(game.view(table.state, seat), seat, rng)
        if move is None:
            move = game.sample(table.state, seat, rng)
        late = game.lapse(table.state, seat) if rng.random() < 0.03 else None
        if late is not None and game.manners.reserved(late) in (None, "clock"):
            table.commit(table.propose(seat, late, by="clock"))
        elif game.manners.reserved(move) is None:
            table.commit(table.propose(seat, move))
    return _written(table.record(), number, seed)


def _written(record: Record, number: int, seed: bytes) -> bytes:
    """In one format and the other: both are read for ever."""
    if number % 2 == 0 or record.end is None:
        return write(record)
    plain = Record(replace(record.header, format=SECOND), record.lines)
    return write(finish(plain, record.end.result, seed, record.end.how))


def _aside(table: Table, seat: int, rng: Random) -> bool:
    """Now and then somebody takes a move back, or has a bot play."""
    course = table.course
    if course.seats[seat].bot is None and seat not in course.resigned and rng.random() < 0.02:
        if seat in course.lent:
            table.commit(table.give_back(seat))
        else:
            table.commit(table.lend(seat, "novice", "clock"))
        return True
    if rng.random() < 0.06:
        for each in range(table.options.seats):
            if (back := table.takeback(each)) is not None:
                table.commit(table.take_back(back, each))
                return True
    return False


def _ended(table: Table, rng: Random) -> None:
    people = table.course.people()
    if len(people) > 1 and rng.random() < 0.7:
        table.commit(table.agree(people))
    else:
        table.commit(table.resign(people[0], "novice"))


# What anybody was shown of it


def shown(raw: bytes, game: AnyGame) -> str:
    """A digest of all that is told and seen: events, who is awaited, views, offers, refusals."""
    opened = Opened(read(raw), game)
    seats: list[int | None] = [None, *range(opened.options.seats)]
    encode, told = game.codec.encode, hashlib.sha256()
    course = opened.course(0)
    made = dict[str, Any]()  # the last move of each kind
    for at, line in enumerate(opened.lines):
        events: list[Any] = []
        course = opened.advance(course, at, events.append)
        if isinstance(line, Ply) and line.seat != NATURE:
            made[str(line.move.__struct_config__.tag)] = line.move
        for event in events:
            told.update(encode(event))
        waiting = awaited(game, course)
        told.update(repr(waiting).encode())
        if at % LOOKS and at != opened.last - 1:
            continue
        for view in game.views(course.state, seats):
            told.update(encode(view))
        for seat in waiting[:1]:
            if seat != NATURE:
                told.update(encode(len(game.moves(course.state, seat))))
        tried = [*made.values()]
        for number in range(min(TRIED, len(tried))):
            move = tried[(at // LOOKS + number) % len(tried)]
            for asked in range(opened.options.seats):
                told.update(encode(game.refusal(course.state, asked, move)))
    told.update(encode(game.result(course.state)))
    return told.hexdigest()[:32]


# Where they stand


def path(name: str, version: int) -> Path:
    return FOLDER / name / f"v{version}.xz"


def packed(kept: Sequence[Kept]) -> bytes:
    text = b"\n".join(each.digest.encode() + b"\n" + each.raw for each in kept)
    return lzma.compress(text, preset=9)


def records(name: str, version: int) -> Iterator[Kept]:
    """Those of a version; no record has an empty line."""
    for each in lzma.decompress(path(name, version).read_bytes()).split(b"\n\n"):
        digest, _, raw = each.partition(b"\n")
        yield Kept(digest.decode(), raw if raw.endswith(b"\n") else raw + b"\n")


def versions(name: str) -> tuple[int, ...]:
    return tuple(sorted(int(each.stem[1:]) for each in (FOLDER / name).glob("v*.xz")))


def released() -> dict[str, dict[str, str]]:
    """By game and version, the SHA-256 of what must never change again."""
    found: dict[str, dict[str, str]] = json.loads(RELEASED.read_text("utf-8"))
    return found


def sealed(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()


def make(title: Title) -> bytes:
    rng = Random(f"rows {title.name} {title.version}")
    kept = []
    for number, options in enumerate(rows(title, rng)):
        raw = played(title, options, number)
        kept.append(Kept(shown(raw, title.game), raw))
    seen = frozenset[str]().union(*(met(each.raw, title.game) for each in kept))
    kept += [Kept(shown(raw, title.game), raw) for raw in reached(title, seen)]
    return packed(kept)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--release", action="store_true", help="today's are never made anew again")
    asked = parser.parse_args(arguments)
    known = released()
    for name in asked.games or OWN:
        title = find(name)
        where, mark = path(name, title.version), str(title.version)
        if asked.release:
            known.setdefault(name, {})[mark] = sealed(where.read_bytes())
            continue
        if mark in known.get(name, {}):
            print(f"{name} version {mark} was released: its records stay. Has a rule changed?")
            print("Then its version goes up, and the rules of before are kept beside it.")
            return 1
        raw = make(title)
        where.parent.mkdir(parents=True, exist_ok=True)
        where.write_bytes(raw)
        print(f"{where.relative_to(FOLDER.parents[1])}: {len(raw) / 1024:.0f} KiB")
    if asked.release:
        RELEASED.write_text(json.dumps(known, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
