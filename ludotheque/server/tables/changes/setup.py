"""Before the game: a table is set up, people sit down and leave. Pure: a sheet in, a sheet out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from ludotheque.core.game import AnyGame, Seat, put
from ludotheque.core.options import NotInTheHouse, agreed, choices
from ludotheque.core.strengths import Strength
from ludotheque.protocol.wire import NewTable, SeatFor, Sit
from ludotheque.server.objection import Objection
from ludotheque.server.people.names import fold, told_apart
from ludotheque.server.people.person import Person
from ludotheque.server.sheet import Chair, Closed, Frozen, Gathering, Over, Sheet
from ludotheque.titles import Title, find

from .versions import gone, renewed

GENTLE: Strength = "novice"
USUAL: Strength = "amateur"
"""Bots that suit somebody who plays a game for the first time, and anybody else."""


def set_up(
    asked: NewTable, host: Person, *, id: str, seed: bytes, now: int, gentle: bool = False
) -> Sheet:
    """A new table, where nobody sits yet: the commitment comes before anybody's entropy.

    `gentle`: whether the host plays the game for the first time.
    """
    try:
        game = find(asked.game).game
    except NotInTheHouse:
        raise Objection("no-such-game", game=asked.game[:40]) from None
    seats = asked.seats or _against_bots(game, asked)
    named = asked.options.get("seats", len(seats))
    if named != len(seats):
        raise Objection("bad-seats", wanted=str(len(seats)))
    try:
        options = agreed(game, {**asked.options, "seats": len(seats)})
    except NotInTheHouse as error:
        if len(seats) not in choices(game)["seats"]:
            raise Objection("bad-seats", wanted=_wanted(game)) from None
        raise Objection("bad-options", why=str(error)[:300]) from None
    if "person" not in seats:
        raise Objection("seats-for-bots-only")
    return Sheet(
        id=id,
        revision=0,
        game=game.name,
        version=game.version,
        options=msgspec.to_builtins(options),
        chairs=_chairs(
            find(asked.game),
            [(GENTLE if gentle else USUAL) if each == "bot" else each for each in seats],
            asked.characters,
        ),
        pace=asked.pace,
        public=asked.public,
        practice=asked.practice,
        named_apart=True,
        host=host.id,
        seed=seed.hex(),
        made=now,
        changed=now,
    )


def _against_bots(game: AnyGame, asked: NewTable) -> tuple[SeatFor, ...]:
    seats = asked.options.get("seats", choices(game)["seats"][0])
    if not isinstance(seats, int) or not 0 < seats < 20:
        raise Objection("bad-seats", wanted=_wanted(game))
    bots: list[SeatFor] = ["bot" for _ in range(seats - 1)]
    return ("person", *bots)


def _wanted(game: AnyGame) -> str:
    return ", ".join(map(str, sorted(choices(game)["seats"])))


def _chairs(title: Title, seats: Sequence[str], wanted: Sequence[str | None]) -> tuple[Chair, ...]:
    """Those who were asked for take their chairs first, and anybody the others."""
    chairs: list[Chair] = [Chair() for _ in seats]
    for seat, name in enumerate(wanted[: len(seats)]):
        strength, character = seats[seat], title.character(name)
        if name is None or strength == "person":
            continue
        if character is None or any(each.character == name for each in chairs):
            raise Objection("bad-character", character=name[:40])
        chairs[seat] = Chair(name=character.called, bot=strength, character=name)
    for seat, strength in enumerate(seats):
        if strength != "person" and chairs[seat].bot is None:
            chairs[seat] = _bot(title, strength, chairs)
    return tuple(chairs)


def _bot(title: Title, strength: str, chairs: Sequence[Chair]) -> Chair:
    """Somebody who does not sit there yet."""
    (seated,) = title.seated([strength], [chair.name for chair in chairs if chair.name])
    return Chair(name=seated.name, bot=strength, character=seated.character or None)


def sat(sheet: Sheet, person: Person, asked: Sit, now: int) -> Sheet:
    """The person sits. Who sits already and asks again gives other entropy, or changes places."""
    _must_gather(sheet)
    before = sheet.seat_of(person.id)
    seat = asked.seat if asked.seat is not None else before
    chairs = sheet.chairs if before is None else _emptied(sheet, before)
    if seat is None:
        seat = _free(chairs, person)
    if seat not in range(len(chairs)):
        raise Objection("no-such-seat")
    if not chairs[seat].empty:
        raise Objection("seat-taken")
    if chairs[seat].kept not in (None, person.id):
        raise Objection("seat-kept")
    taken = Chair(
        person=person.id,
        name=told_apart(person.name, {fold(each.name) for each in chairs if each.name}),
        claimed=person.claim is not None,
        entropy=asked.entropy,
        kept=chairs[seat].kept,
    )
    return _changed(sheet, put(chairs, seat, taken), now)


def _free(chairs: tuple[Chair, ...], person: Person) -> int:
    """The chair that is kept for the person, or else the first that is kept for nobody."""
    empty = [seat for seat, chair in enumerate(chairs) if chair.empty]
    for kept in (person.id, None):
        for seat in empty:
            if chairs[seat].kept == kept:
                return seat
    raise Objection("seat-kept" if empty else "table-full")


def left(sheet: Sheet, person: Person, now: int) -> Sheet | None:
    """The person gets up. Nothing is left of a table where nobody sits."""
    _must_gather(sheet)
    seat = sheet.seat_of(person.id)
    if seat is None:
        raise Objection("not-seated")
    emptied = _changed(sheet, _emptied(sheet, seat), now)
    people = emptied.people()
    if not people:
        return None
    if sheet.host == person.id:  # somebody has to be able to fill the table with bots
        emptied = replace(emptied, host=emptied.chairs[people[0]].person)
    return emptied


def filled(sheet: Sheet, person: Person, strength: str, now: int) -> Sheet:
    """Bots take the chairs that nobody took."""
    _must_gather(sheet)
    if person.id != sheet.host:
        raise Objection("host-only")
    if not sheet.people():
        raise Objection("not-seated")
    title, chairs = find(sheet.game), list(sheet.chairs)
    for seat, chair in enumerate(chairs):
        if chair.empty:
            chairs[seat] = _bot(title, strength, chairs)
    return _changed(sheet, tuple(chairs), now)


def full(sheet: Sheet) -> bool:
    return not any(chair.empty for chair in sheet.chairs)


def ready(sheet: Sheet) -> Sheet:
    """Bots, and people who gave none, have an entropy that everybody can foresee.

    If the house drew it, now that it knows all the others, it could draw until the dice suit it.
    """
    chairs = tuple(
        replace(chair, entropy=chair.entropy or f"seat {seat}")
        for seat, chair in enumerate(sheet.chairs)
    )
    return replace(sheet, chairs=chairs)


def again(sheet: Sheet, host: Person, *, id: str, seed: bytes, now: int) -> Sheet:
    """A new table for the same people and bots, with every chair kept for who sat there.

    It is played by the rules of today, also after a game that was played by others.
    """
    if isinstance(sheet.stage, Frozen):
        raise Objection("table-frozen")
    if isinstance(sheet.stage, Closed):
        raise Objection("table-closed")
    if not isinstance(sheet.stage, Over):
        raise Objection("not-over")
    if sheet.seat_of(host.id) is None:
        raise Objection("not-seated")
    if sheet.day is not None:
        raise Objection("day-once")
    if gone(sheet):
        raise Objection("game-missing")
    chairs = tuple(
        Chair(kept=chair.person) if chair.bot is None else replace(chair, entropy="")
        for chair in sheet.chairs
    )
    return replace(
        renewed(sheet),
        id=id,
        revision=0,
        chairs=chairs,
        host=host.id,
        seed=seed.hex(),
        made=now,
        changed=now,
        stage=Gathering(),
        named_apart=True,
    )


def _emptied(sheet: Sheet, seat: Seat) -> tuple[Chair, ...]:
    return put(sheet.chairs, seat, Chair(kept=sheet.chairs[seat].kept))


def _must_gather(sheet: Sheet) -> None:
    if isinstance(sheet.stage, Frozen):
        raise Objection("table-frozen")
    if isinstance(sheet.stage, Closed):
        raise Objection("table-closed")
    if not isinstance(sheet.stage, Gathering):
        raise Objection("already-started")


def _changed(sheet: Sheet, chairs: tuple[Chair, ...], now: int) -> Sheet:
    return replace(sheet, chairs=chairs, changed=max(now, sheet.changed))
