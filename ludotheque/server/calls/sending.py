"""What a call says, however it is made, and how that can go."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ludotheque.core.languages import Language


class Message(Struct, frozen=True, kw_only=True):
    """Made of what everybody may see of a table."""

    id: str
    """The same call is shown once, however often it comes."""
    tag: str
    """A newer one takes the place of an older one of the same kind, at the same table."""
    language: Language
    title: str
    body: str
    path: str
    """Where it leads to, within the house."""
    urgent: bool
    waiting: int | None = None
    """Games that wait for whom it is for, for the icon of the house on their device."""
    lasts: int
    """Seconds after which nobody needs it any more."""


class CallOutcome(Struct, frozen=True):
    """How it went: `gone` if nobody is reached there ever again, `later` if it may go well then,
    `refused` if this very message will never be taken; `held-back` if too many were made already.
    """

    how: Literal["sent", "gone", "later", "refused", "held-back"]
    wait: float = 0.0
    """Seconds that the other side asked for."""
    why: str = ""
    """For the host's log, and with nobody's address in it."""
