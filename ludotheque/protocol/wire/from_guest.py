"""Sent by a guest over a table's socket. `id` is the guest's own, and comes back in the answer."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Raw

from ludotheque.core.game import Seat, Tagged

from .common import Id, Sample
from .prepared import Prepare


class Submit(Tagged, frozen=True):
    """A move. The same `id` sent again is answered again, and made once."""

    id: Id
    move: Raw


class TakeBack(Tagged, frozen=True):
    """Take your last move back, if that is still possible; else the others are asked."""

    id: Id


class AskUndo(Tagged, frozen=True):
    """Whether your last move could be taken back as things stand; nothing happens by it."""

    id: Id


class GiveUp(Tagged, frozen=True):
    id: Id


class ProposeDraw(Tagged, frozen=True):
    id: Id


class ProposeLend(Tagged, frozen=True):
    """That a bot plays for somebody who is away, until they are back."""

    id: Id
    seat: Seat


class ProposePause(Tagged, frozen=True):
    """By the day: nobody's time runs for so many days, if all agree; with 0, it runs again."""

    id: Id
    days: Annotated[int, Meta(ge=0, le=28)]


class Answer(Tagged, frozen=True):
    id: Id
    offer: Annotated[str, Meta(max_length=80)]
    """The offer's id, as the table shows it."""
    yes: bool


class Say(Tagged, frozen=True):
    """To the other players, if you are one; else to the other watchers."""

    id: Id
    text: Annotated[str, Meta(max_length=500)]


class AskHint(Tagged, frozen=True):
    """What would you do in my place? Answered with a `Hint`, or an objection."""

    id: Id


class Ping(Tagged, frozen=True):
    id: Id


class Steer(Tagged, frozen=True):
    """Samples of the hand with which you hold something. There is no answer: look at it move.

    A sample that comes late or twice, or when you hold nothing, changes nothing.
    """

    at: int
    """Of the frame since which you hold it, or of any since then."""
    seq: Annotated[int, Meta(ge=0)]
    """The number of the first of these samples, from 0 on this connection and for this hold."""
    rows: Annotated[tuple[Sample, ...], Meta(min_length=1, max_length=12)]


class Hurry(Tagged, frozen=True):
    """You have seen enough: until you are waited for, the bots need not play at a pace that one can
    follow. There is no answer, and it counts only where you sit with nobody but bots.
    """


Answered: TypeAlias = (
    Submit
    | TakeBack
    | AskUndo
    | GiveUp
    | ProposeDraw
    | ProposeLend
    | ProposePause
    | Answer
    | Say
    | AskHint
    | Prepare
    | Ping
)
FromGuest: TypeAlias = Answered | Steer | Hurry
