"""Who is to be called, how they can be reached, and what they wish: as the house keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeAlias

from ludotheque.core.game import Data
from ludotheque.core.languages import Language

ChannelKind: TypeAlias = Literal["push", "mail"]
CallReason: TypeAlias = Literal[
    "turn", "short", "offer", "begun", "over", "again", "confirm", "trial", "enter"
]
"""Somebody's turn began, or a fifth of their time is left; something was offered; a game began or
is over; the others play again. The last three are about a channel itself, and no table.
"""


class TooManyChannels(Exception):
    """Somebody has as many devices as anybody may have."""


class PendingCall(Data, frozen=True):
    """That somebody is to be called, by whatever channels they have: written in the transaction of
    the change that is the reason. `due` is when, and `at` tells it from others for the same reason:
    the line, and more where several can be on one.
    """

    person: str
    table: str
    reason: CallReason
    at: int
    due: int


class CallChannel(Data, frozen=True, kw_only=True):
    """One way to reach somebody: the push service of a device, or a mail address."""

    id: str
    person: str
    kind: ChannelKind
    address: str
    p256dh: str = ""
    """The device's public key; with `auth` only it reads what it is sent."""
    auth: str = ""
    device: str = ""
    """What its owner sees in their list."""
    language: Language
    confirmed: bool = True
    """Of a mail address: whether a link in a mail to it was followed."""
    opens: bool = False
    """Of a mail address: whether its owner may be let in by a link that is sent there."""
    generation: int = 0
    """Of the person, as it was then: who leaves everywhere is called nowhere."""
    made: int


class WaitingCall(Data, frozen=True):
    """One row of the outbox: a call, and one channel to make it by."""

    channel: str
    table: str
    reason: CallReason
    at: int
    due: int
    """When to see to it; while somebody does, when others may think that they have died."""
    tries: int = 0


class CallStore(Protocol):
    """The outbox, and what it needs. Rows go with their channel, and a channel with its person."""

    async def call(self, calls: Sequence[PendingCall]) -> None:
        """Write calls for which there is no change: one row for each channel of each person. One
        that waits for the same reason at the same table is replaced.
        """

    async def call_by(self, call: WaitingCall) -> None:
        """The same by one channel alone, such as a mail that asks whether it is somebody's."""

    async def claim_calls(
        self, now: int, until: int, most: int, spared: Sequence[str] = ()
    ) -> tuple[tuple[WaitingCall, CallChannel], ...]:
        """Calls that are due, those that waited longest first, and none to those people who are
        `spared`. They are nobody else's until then,
        and due again if nothing was heard. Where houses share a memory, one that another serves the
        table of is left to it: there it is known who is at the table.
        """

    async def next_call(self) -> int | None:
        """When the next is due."""

    async def call_done(self, call: WaitingCall) -> None:
        """Nothing happens if the same was asked for anew since it was claimed."""

    async def put_off(self, call: WaitingCall, due: int, tries: int) -> None:
        """Likewise."""

    async def channels_of(self, person: str) -> tuple[CallChannel, ...]:
        """The oldest first."""

    async def channel(self, id: str) -> CallChannel | None: ...

    async def save_channel(self, channel: CallChannel, most: int) -> CallChannel:
        """As it is kept: a device of theirs that is known already stays what it is, with all that
        waits for it; another's is theirs no more, and nobody has two mail addresses. Raises
        `TooManyChannels` if somebody would have more than `most` of a kind.
        """

    async def confirm_channel(self, id: str) -> bool:
        """Whether there is such a one, and from now on it is its owner's for sure."""

    async def let_open(self, person: str, opens: bool) -> bool:
        """Whether somebody has a mail address that was confirmed; then it may let them in, or not
        any more.
        """

    async def openers(self, address: str, most: int) -> tuple[CallChannel, ...]:
        """Whom a mail address may let in, those who came last first."""

    async def renew_channels(self, person: str, generation: int) -> None:
        """Somebody's cookies are void but for the device that they all belong to."""

    async def end_channels(self, person: str, kind: ChannelKind) -> None:
        """All of somebody's."""

    async def end_channel(self, id: str, person: str | None = None) -> bool:
        """Whether there was one (of this person), and it is gone with all that waited for it."""

    async def wishes_of(self, person: str) -> bytes | None:
        """As they were kept."""

    async def wish(self, person: str, raw: bytes) -> None: ...
