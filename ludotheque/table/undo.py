"""Whether a seat may take its last ply back: never once it has learnt something since.

Something is learnt from a ply if it shows the seat what another world would not have shown: worlds
are dreamt from the seat's own view before the ply, and what it would see there is compared with
what it saw, byte by byte.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from ludotheque.core.course import (
    BadLine,
    Course,
    Undoable,
    advance,
    answered,
    how,
    loose,
    since,
    stands,
)
from ludotheque.core.game import AnyGame, Data, Event, Seat
from ludotheque.core.line import Undo

DREAMS = 16
"""How many worlds are compared with the real one: a secret is hardly guessed right in all."""

Dreams: TypeAlias = Callable[[str], Random]
"""What to dream with, by what the dream is about. The same each time that it is asked about the
same: whoever could have it dreamt again until it errs would learn what was hidden.
"""

Choose: TypeAlias = Callable[[AnyGame, Any, Undoable, Random], Any | None]
"""What is done in a dream instead of a ply; None if nothing like it can be done there."""


WhyStands: TypeAlias = Literal["none", "settled", "late", "said", "learnt"]
"""Why a seat cannot take its last ply back: there is none; something was drawn or told in private
since; the clock made it; it was said aloud; or the seat has learnt something by it.
"""


class Takeback(Data, frozen=True, kw_only=True):
    ply: int
    alone: bool
    """Only this ply, and the later ones stand."""
    ask: bool
    """Others have moved since, and their plies would go too: they have to agree."""


def undoable(game: AnyGame, course: Course, seat: Seat, dreams: Dreams) -> Takeback | None:
    """What a seat may take back now, and whether the others are asked first."""
    own = loose(game, course, seat)
    if own is None or how(game, course) is not None:
        return None
    together = game.awaited(own.before)
    for back in since(course, own):
        open_choice = back.seat == seat or not _hidden(game, back, together)
        choose = _the_same if open_choice else _another
        if _taught(game, back, seat, choose, dreams(f"ply {back.at} seat {seat}")):
            return None
    if not answered(course, own):
        return Takeback(ply=own.at, alone=False, ask=False)
    without = _without(game, course, own)
    if without is None:
        # What others have said since, and what was heard, does not go with it.
        later = (back for back in course.window if back.at > own.at)
        stuck = any(stands(game, course, back) for back in later)
        return None if stuck else Takeback(ply=own.at, alone=False, ask=True)
    # Who chooses again must know no more than who has not chosen yet. For choices that cannot be
    # listed, only this tells.
    again = replace(own, before=without.state)
    if _taught(game, again, seat, _the_same, dreams(f"ply {own.at} seat {seat} again")):
        return None
    return Takeback(ply=own.at, alone=True, ask=False)


def why_stands(game: AnyGame, course: Course, seat: Seat) -> WhyStands:
    """Where `undoable` says no."""
    own = next((back for back in reversed(course.window) if back.seat == seat), None)
    if own is not None:
        if own.late:
            return "late"
        return "said" if loose(game, course, seat) is None else "learnt"
    return "settled" if seat in course.stood else "none"


def _hidden(game: AnyGame, back: Undoable, together: tuple[Seat, ...]) -> bool:
    """Whether what somebody chose was not for others to know when they chose.

    Either it was sealed, or it was asked of several at once: then even the last choice, which opens
    them all, must not be known to one who may still choose again.
    """
    return back.seat in together or game.sealed(back.before, back.seat, back.move)


def _without(game: AnyGame, course: Course, own: Undoable) -> Course | None:
    """The course with this ply alone taken back, if that is possible."""
    try:
        return advance(game, course, Undo(at=course.at, seat=own.seat, ply=own.at, alone=True))
    except BadLine:
        return None


def _taught(game: AnyGame, back: Undoable, seat: Seat, choose: Choose, rng: Random) -> bool:
    view = game.view(back.before, seat)
    real = _seen(game, back.before, back.seat, back.move, seat)
    for _ in range(DREAMS):
        dream = game.imagine(view, rng)
        move = choose(game, dream, back, rng)
        if move is None or _seen(game, dream, back.seat, move, seat) != real:
            return True
    return False


def _the_same(game: AnyGame, dream: Any, back: Undoable, rng: Random) -> Any | None:
    return back.move if game.refusal(dream, back.seat, back.move) is None else None


def _another(game: AnyGame, dream: Any, back: Undoable, rng: Random) -> Any | None:
    """Anything that could have been chosen; where it was sealed, anything that is sealed too."""
    moves = game.moves(dream, back.seat)
    if game.sealed(back.before, back.seat, back.move):
        moves = [move for move in moves if game.sealed(dream, back.seat, move)]
    return rng.choice(moves) if moves else _the_same(game, dream, back, rng)


def _seen(game: AnyGame, state: Any, mover: Seat, move: Any, seat: Seat) -> list[bytes]:
    """All that reaches a seat when a ply is made: its view afterwards, and the events."""
    events: list[Event] = []
    after = game.apply(state, mover, move, events.append)
    encode = game.codec.encode
    return [encode(game.view(after, seat)), *(encode(e) for e in events if e.seen_by(seat))]
