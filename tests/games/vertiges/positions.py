"""Positions by literal, and a few words that let tests read like the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from ludotheque.core.game import NATURE, Refusal, Seat
from ludotheque.games.vertiges.events import Event, PiecesFell, named
from ludotheque.games.vertiges.game import Vertiges
from ludotheque.games.vertiges.model import (
    Aim,
    Building,
    Deal,
    Deed,
    Fate,
    Lift,
    Lost,
    Move,
    Options,
    Phase,
    PieceId,
    Put,
    Settle,
    State,
    Steady,
    Take,
    TimeUp,
)
from ludotheque.games.vertiges.physics.reach import first_row
from ludotheque.games.vertiges.physics.trace import CLOSED, pack
from ludotheque.games.vertiges.picture import sign
from ludotheque.games.vertiges.pieces import PIECES
from ludotheque.games.vertiges.poses import Pose, upon
from ludotheque.games.vertiges.towers import held_pieces, held_pose

GAME = Vertiges()
TWO = Options(seats=2, physics="reckoned")
THREE = Options(seats=3, physics="reckoned")
FAST = Options(seats=2, physics="reckoned", game="fast")
WATCHED = Options(seats=2, physics="reckoned", referee="automatic")
WOOD = Options(seats=2)

PITCH = 100_000
"""How far apart the towers of these positions stand."""
OPENED = pack([(0, 0, 0, 0)])
"""The trace of a hand that lets go at once."""

Ply: TypeAlias = tuple[Seat, Move]
E = TypeVar("E")

SIGNS = {sign(piece.id).removesuffix("★").replace("−", "-"): piece.id for piece in PIECES}


def piece(name: str) -> PieceId:
    """`piece("V+1")`: the pictures' names, with a plain minus and without the star."""
    return SIGNS[name]


def pieces(names: str) -> tuple[PieceId, ...]:
    return tuple(piece(name) for name in names.split())


def stack(tower: Sequence[PieceId], x: int, *, turned: bool = False) -> list[Pose]:
    """A perfect tower."""
    poses = [Pose(tower[0], x, 0, 0, turned)]
    for each in tower[1:]:
        poses.append(upon(poses[-1], each, turned))
    return poses


def position(
    *towers: str,
    hands: Sequence[str] = ("", ""),
    piles: Mapping[Seat, str] | None = None,
    bag: str = "",
    turn: Seat = 0,
    put: int = 0,
    holds: int = 0,
    phase: Phase | None = None,
    deed: Deed | None = None,
    scores: Sequence[int] | None = None,
    options: Options = TWO,
) -> State:
    """Towers stand in a row from the left. Pieces that are not told are set aside."""
    built = tuple(pieces(names) for names in towers)
    stood = [pose for at, tower in enumerate(built) for pose in stack(tower, PITCH * (at - 2))]
    held = tuple(tuple(sorted(pieces(names))) for names in hands)
    stocks = tuple(pieces((piles or {}).get(seat, "")) for seat in range(options.seats))
    used = [*(p for tower in built for p in tower), *(p for hand in held for p in hand)]
    used += [*(p for stock in stocks for p in stock), *pieces(bag)]
    assert len(used) == len(set(used)), "a piece stands twice"
    rest = tuple(each.id for each in PIECES if each.id not in used)
    fast = options.game == "fast"
    return State(
        options=options,
        phase=phase or Building(turn),
        first=0,
        turn=5,
        scores=tuple(scores or (0,) * options.seats),
        hands=held,
        piles=stocks,
        aside=() if fast else rest,
        bag=tuple(sorted(pieces(bag))),
        out=(),
        towers=built,
        poses=tuple(sorted(stood, key=lambda pose: pose.piece)),
        put=put,
        holds=holds,
        deed=deed,
    )


def tried(state: State) -> State:
    """Everything as it was, but for one hold of those that a turn has (ruling R16)."""
    return replace(state, holds=state.holds + 1)


def dealt(options: Options = TWO, *, first: Seat = 0, order: Iterable[PieceId] = ()) -> State:
    """The pieces in their own order, but with these first."""
    top = tuple(order)
    whole = (*top, *(each.id for each in PIECES if each.id not in top))
    state, _ = play(GAME.setup(options), (NATURE, Deal(whole, first)))
    return state


def play(state: State, *plies: Ply) -> tuple[State, list[Event]]:
    """Make moves that must be legal, and listed if they can be; gather all that happened."""
    events: list[Event] = []
    for seat, move in plies:
        refusal = GAME.refusal(state, seat, move)
        assert refusal is None, f"seat {seat}, {move}: {refusal}"
        if seat != NATURE and not isinstance(move, Put | Lost | TimeUp):
            assert move in GAME.moves(state, seat), f"seat {seat}: {move} is not listed"
        state = GAME.apply(state, seat, move, events.append)
    return state, events


def refused(state: State, seat: Seat, move: Move) -> Refusal:
    """The refusal of a move that must be illegal, and must not be listed."""
    refusal = GAME.refusal(state, seat, move)
    assert refusal is not None, f"seat {seat}: {move} is allowed"
    if 0 <= seat < state.options.seats:
        assert move not in GAME.moves(state, seat), f"seat {seat}: {move} is listed"
    return refusal


def reason(state: State, seat: Seat, move: Move) -> tuple[str, str]:
    refusal = refused(state, seat, move)
    return refusal.rule, refusal.reason


def of(events: Sequence[Event], kind: type[E]) -> list[E]:
    return [event for event in events if isinstance(event, kind)]


def puts(seat: Seat, name: str, onto: str | None, fate: Fate | None = None) -> list[Ply]:
    """A placement where no physics is at work; by default it succeeds."""
    target = None if onto is None else piece(onto)
    return [
        (seat, Take(piece(name))),
        (NATURE, Steady(7)),
        (seat, Aim(target)),
        (NATURE, fate or Fate((), True)),
    ]


def zaps(seat: Seat, name: str, onto: str, fate: Fate | None = None) -> list[Ply]:
    return [
        (seat, Lift(piece(name), piece(onto))),
        (NATURE, Steady(7)),
        (seat, Aim(piece(onto))),
        (NATURE, fate or Fate((), True)),
    ]


def fall(names: str) -> Fate:
    return Fate(tuple(sorted(pieces(names))), False)


def lost(gone: Sequence[PieceId], rule: str, seat: Seat = 0) -> PiecesFell:
    """What is told of a fall by lot."""
    return PiecesFell(
        seat=seat,
        pieces=named(gone),
        number=len(gone),
        piece=gone[0],
        why="unmeasured",
        much=0,
        most=0,
        rule=rule,
    )


def steered(
    state: State,
    seat: Seat,
    held: Take | Lift,
    *moved: Pose,
    released: Pose | None = None,
    kept: bool = False,
) -> list[Ply]:
    """A placement by hand, and where these pieces came to be; all others have not moved.

    Unless it is told, what is held was let go where it ended.
    """
    ends = {pose.piece: pose for pose in state.poses} | {pose.piece: pose for pose in moved}
    if not kept and released is None:
        released = ends[held.piece]
    poses = tuple(ends[number] for number in sorted(ends))
    start = first_row(held_pose(state, held), isinstance(held, Lift))
    trace = b"" if kept else pack([(*start[:3], start[3] & ~CLOSED)])
    return [
        (seat, held),
        (NATURE, Steady(7)),
        (seat, Put(trace)),
        (NATURE, Settle(released, poses)),
    ]


def pose(state: State, name: str) -> Pose:
    return next(each for each in state.poses if each.piece == piece(name))


def shifted(where: Pose, *, x: int = 0, y: int = 0, angle: int = 0) -> Pose:
    return replace(where, x=where.x + x, y=where.y + y, angle=where.angle + angle)


def seated(state: State, name: str, onto: str, *, turned: bool = False) -> Pose:
    """Where a piece would sit perfectly."""
    return upon(pose(state, onto), piece(name), turned)


def carried(state: State, name: str, onto: str) -> list[Pose]:
    """Where a part of a tower would stand perfectly."""
    block = held_pieces(state, Lift(piece(name), piece(onto)))
    ends = [upon(pose(state, onto), block[0])]
    for each in block[1:]:
        ends.append(upon(ends[-1], each))
    return ends


def everywhere(state: State) -> list[PieceId]:
    """Every piece, wherever it is."""
    rows = (*state.hands, *state.piles, *state.towers, state.aside, state.bag, state.out)
    return sorted(each for row in rows for each in row)
