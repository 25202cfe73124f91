"""What can stand on a line of a record between its header and its end.

Every line has a number, `at`, counted from 0 without gaps, whatever it says: a number names one
moment for ever, also one that was taken back later, and no draw is made twice under the same.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, UnsetType

from .game import Data, MadeBy, Seat, Tagged

LONGEST_NAME = 40

Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_NAME,
        # A name is shown as it is, in terminals too: nothing that moves the cursor, breaks the
        # line or turns the writing round.
        pattern="^[^\\x00-\\x1f\\x7f-\\x9f\\u200b-\\u200f\\u2028-\\u202e\\u2066-\\u2069]+$",
    ),
]

How: TypeAlias = Literal["rules", "resigned", "agreed"]
"""What ended a game."""


class Seated(Data, frozen=True):
    """Who sits where. A bot is always shown as a bot."""

    name: Name | None
    """None where somebody has been forgotten."""
    bot: Name | None = None
    """How strong it is."""
    character: Name | UnsetType = UNSET
    """Whose ways it has, by the name that the game knows them by; not written where nobody's."""


"""Who moves for a seat that does not."""


class Ply(Tagged, frozen=True, kw_only=True, omit_defaults=True):
    at: int
    seat: Seat
    move: Any
    by: MadeBy | None = None
    """"clock" if the move was made for a seat whose time was up, "house" if what it held was lost.
    Not written otherwise.
    """


class Undo(Tagged, frozen=True, kw_only=True):
    """A seat takes back a ply of its own, and with it every later one, unless `alone`."""

    at: int
    seat: Seat
    ply: int
    alone: bool
    """The later plies stand: what was taken back was sealed, and changed nothing for them."""


class Resign(Tagged, frozen=True, kw_only=True):
    at: int
    seat: Seat


class Agree(Tagged, frozen=True, kw_only=True):
    """A draw, agreed on by all people who are still in the game."""

    at: int
    seats: tuple[Seat, ...]


class Lend(Tagged, frozen=True, kw_only=True):
    """From here on a bot plays for a person."""

    at: int
    seat: Seat
    bot: Name
    why: Literal["agreed", "clock", "resigned"]


class Return(Tagged, frozen=True, kw_only=True):
    """The person plays for themselves again."""

    at: int
    seat: Seat


Aside: TypeAlias = Undo | Resign | Agree | Lend | Return
"""What is no ply: the game's own rules know nothing of it."""

Line: TypeAlias = Ply | Aside
