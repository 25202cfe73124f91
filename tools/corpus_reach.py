"""Games that are played so that what seldom happens does: endings that nobody steers towards,
plunder that is lost, hands that do nothing. A corpus without them would let these rules change
unseen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, Final, TypeAlias

from msgspec import inspect as kinds

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, AnyGame, Seat
from ludotheque.core.line import Ply, Seated
from ludotheque.core.options import agreed
from ludotheque.core.record import Opened, read, write
from ludotheque.games.nimms_leich.model import Rule as morgue
from ludotheque.games.nizza.model import Push
from ludotheque.games.nizza.model import Rule as nizza
from ludotheque.games.vertiges.model import Building, Holding, Lift, Lost, Pass, Put, Take
from ludotheque.games.vertiges.physics.path import PLAIN, path
from ludotheque.games.vertiges.physics.trace import pack
from ludotheque.games.vertiges.pieces import SIDE
from ludotheque.games.vertiges.poses import Pose
from ludotheque.games.vertiges.steering import steered
from ludotheque.games.vertiges.towers import GAP, start_pose
from ludotheque.table.table import Table
from ludotheque.titles import Title

LONGEST: Final = 4000
"""Lines, at most."""
ATTEMPTS: Final = 120
"""Games that are played for one kind of event at most."""

Way: TypeAlias = Callable[[Table, Seat, Random], Any]
"""A move of a seat, or None: then somebody else is asked, or any move at random is made."""


def all_kinds(game: AnyGame) -> frozenset[str]:
    """Every kind of event and of move that the rules know."""
    return frozenset(
        f"{what.lower()}-{each}"
        for what in ("Event", "Move")
        for each in _tags(kinds.type_info(game.codec.types[what]))
    )


def _tags(kind: kinds.Type) -> Iterator[str]:
    match kind:
        case kinds.StructType(cls=cls):
            yield str(cls.__struct_config__.tag)
        case kinds.UnionType(types=types):
            for each in types:
                yield from _tags(each)


def wanted(game: AnyGame) -> frozenset[str]:
    return all_kinds(game) | SELDOM.get(game.name, frozenset())


def met(raw: bytes, game: AnyGame) -> frozenset[str]:
    """Those that a record has; by which rule they came about; and which came again."""
    opened, found = Opened(read(raw), game), set[str]()
    course = opened.course(0)
    for at, line in enumerate(opened.lines):
        events: list[Any] = []
        course = opened.advance(course, at, events.append)
        for each in events:
            named = f"event-{each.__struct_config__.tag}"
            found |= {f"{named} again"} if named in found else {named}
            found |= {f"{named} {name}={getattr(each, name, None)}" for name in ("rule", "way")}
        if isinstance(line, Ply):
            found.add(f"move-{line.move.__struct_config__.tag}")
    return frozenset(found)


# Ways to play


def at_random(table: Table, seat: Seat, rng: Random) -> Any:
    return None


def prudent(table: Table, seat: Seat, rng: Random) -> Any:
    """As a novice does, who comes to an end."""
    return None


def pushing(table: Table, seat: Seat, rng: Random) -> Any:
    """Nizza: whoever can pushes somebody who carries something."""
    state = table.state
    pushes = [
        each
        for each in table.game.moves(state, seat)
        if isinstance(each, Push) and state.pawns[each.rival].case is not None
    ]
    return rng.choice(pushes) if pushes else None


def idle(table: Table, seat: Seat, rng: Random) -> Any:
    """Vertiges: nobody builds, until it is late."""
    return Pass() if table.game.refusal(table.state, seat, Pass()) is None else None


def by_hand(table: Table, seat: Seat, rng: Random) -> Any:
    """Vertiges, in wood: hands are lost, and set bases too near, and lift what they do not move."""
    state = table.state
    phase = state.phase
    if isinstance(phase, Holding):
        if state.holds == 1 and rng.random() < 0.3:
            return Lost()
        if isinstance(phase.held, Lift):
            return Put(b"")
        if state.towers and rng.random() < 0.3:
            near = Pose(phase.held.piece, state.poses[0].x + SIDE + GAP // 2, 0, 0, False)
            return Put(pack(path(start_pose(state, phase.held), near, state.poses, PLAIN)))
        return Put(steered(state, phase.held, rng))
    if isinstance(phase, Building):
        listed = table.game.moves(state, seat)
        lifts = [each for each in listed if isinstance(each, Lift)]
        takes = [each for each in listed if isinstance(each, Take) and not each.cut_down]
        return rng.choice(lifts or takes) if lifts or takes else None
    return None


SELDOM: Final[Mapping[str, frozenset[str]]] = {
    "niagara": frozenset({"event-store_filled way=any", "event-store_filled again"}),
    "nimms-leich": frozenset({f"event-game_won rule={morgue.TIE}", "event-win_shared"}),
    "nizza": frozenset({f"event-jewels_saved rule={nizza.FROM_YACHT}"}),
}
"""What is no kind of its own, and decides: two who can win in one round, a tie that tokens undo."""
WAYS: Final[Mapping[str, tuple[tuple[Way, Mapping[str, int | str], int], ...]]] = {
    "casanova": ((at_random, {}, LONGEST),),
    "niagara": ((prudent, {"ending": "finish_round"}, LONGEST),),
    "nimms-leich": ((prudent, {}, LONGEST), (prudent, {"seats": 5}, LONGEST)),
    "nizza": (
        (pushing, {}, LONGEST),
        (pushing, {"jewels_lost": "never"}, LONGEST),
    ),
    "vertiges": (
        (idle, {"physics": "reckoned", "game": "fast"}, LONGEST),
        (by_hand, {"physics": "wood", "game": "fast", "seats": 2, "tremor": "easy"}, 60),
    ),
}
"""Of a game: how, with which options, and after how many lines it is agreed to end."""


def reached(title: Title, seen: frozenset[str]) -> Iterator[bytes]:
    """Records with every kind that was not seen yet, as far as somebody gets to it."""
    missing = set(wanted(title.game) - seen)
    ways = WAYS.get(title.name, ((at_random, {}, LONGEST),))
    for number in range(ATTEMPTS):
        if not missing:
            return
        way, options, most = ways[number % len(ways)]
        raw = _played(title, way, options, most, number)
        if found := met(raw, title.game) & missing:
            missing -= found
            yield raw


def _played(
    title: Title, way: Way, options: Mapping[str, int | str], most: int, number: int
) -> bytes:
    game, named = title.game, f"reach {title.name} {title.version} {number}"
    rng, chosen = Random(named), agreed(title.game, options)
    seats = range(chosen.seats)
    seed = hashlib.sha256(named.encode()).digest()
    who = [Seated(f"P{seat + 1}") for seat in seats]
    table = Table(game, chosen, who, Chance(seed, [f"seat {seat}" for seat in seats]))
    table.commit(table.open())
    novice = title.bot("novice")
    while table.awaited and table.at < most:
        seat = rng.choice(table.awaited)
        move = way(table, seat, rng)
        if move is None and way is not at_random:
            move = novice.choose(game.view(table.state, seat), seat, rng)
        if move is None:
            move = game.sample(table.state, seat, rng)
        assert seat != NATURE
        table.commit(table.propose(seat, move, by=game.manners.reserved(move)))
    if table.awaited:
        table.commit(table.agree(table.course.people()))
    return write(table.record())
