"""Time to think, as plain data. `now` is always an argument, in milliseconds of any one clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, ClassVar, TypeAlias

from msgspec import Meta
from msgspec.structs import replace

from ludotheque.core.game import Data, Seat, Tagged

SECOND = 1000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
BREATH = 10 * SECOND
"""Whoever has used all of a stock of time still has so much for each move."""


class HouseClock:
    """Milliseconds since 1970: an anchor, which is the machine's clock as it stood when the house
    opened, and what ticks have counted since, which nobody can set.
    """

    def __init__(self, machine: Callable[[], int], ticks: Callable[[], int], per: int = 1) -> None:
        """Of both clocks so many are a millisecond."""
        self.ticks, self.per = ticks, per
        self.anchor = machine() // per - ticks() // per

    def __call__(self) -> int:
        return self.anchor + self.ticks() // self.per

    def set(self, now: int) -> None:
        """Before anything is done by it: houses that share a memory go by the memory's clock."""
        self.anchor = now - self.ticks() // self.per


class _Pace(Tagged, frozen=True):
    """What a pace answers for itself, so that nobody else has to ask which one it is."""

    counted: ClassVar[bool] = True
    """Whether anybody's time can be up."""
    brisk: ClassVar[bool] = False
    """Whether seconds count."""
    together: ClassVar[bool] = False
    """Whether all sit there at the same time, so that who is long gone is not waited for."""
    pauses: ClassVar[bool] = False
    """Whether a pause can be agreed on."""
    prepares: ClassVar[bool] = False
    """Whether who waits may prepare a move."""
    patience: ClassVar[float | None] = 1.0
    """How many times the house's grace a seat stays its player's who is away; None for as long as
    their own clock lets them.
    """

    def allowance(self) -> int:
        """What each seat has when the game begins."""
        return 0

    def left_after(self, left: int, *, moved: bool, awaited: bool, anew: bool, late: bool) -> int:
        """What a seat that had so much left has after a ply.

        `moved`: in person, while its time ran. `awaited`: it is to move next, and `anew` if it was
        not before. `late`: the ply was made for it, since its time was up.
        """
        return left


class Unlimited(_Pace, frozen=True):
    """Nobody's time is counted."""

    counted = False
    patience = 3.0


class Stock(_Pace, frozen=True, tag="live"):
    """A stock of time for the whole game, and some more after every move of one's own that brings
    the game on.
    """

    brisk = True
    together = True

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    """In seconds."""

    def allowance(self) -> int:
        return self.minutes * MINUTE

    def left_after(self, left: int, *, moved: bool, awaited: bool, anew: bool, late: bool) -> int:
        if moved:
            left += self.increment * SECOND
        return left or (BREATH if awaited and (anew or late) else 0)


class Daily(_Pace, frozen=True):
    """The same time for every move, however many there are."""

    pauses = True
    prepares = True
    patience = None

    hours: Annotated[int, Meta(ge=1, le=14 * 24)]

    def allowance(self) -> int:
        return self.hours * HOUR

    def left_after(self, left: int, *, moved: bool, awaited: bool, anew: bool, late: bool) -> int:
        return self.allowance() if awaited and (anew or moved) else left


Pace: TypeAlias = Unlimited | Stock | Daily


class Clock(Data, frozen=True):
    """Everybody's time at one moment, `since`, and whose is running from then on.

    Where several seats are awaited, several run at once; each stops with its own submission.
    """

    pace: Pace
    left: tuple[int, ...]
    """What each seat had left at `since`. Never below zero."""
    running: tuple[Seat, ...]
    since: int
    least: tuple[int, ...]
    """The least that each seat had left in its present turn: a move taken back brings no more."""
    paused: int = 0
    """Until then nobody's time runs, whoever is awaited: a pause ends by itself."""

    def remaining(self, seat: Seat, now: int) -> int | None:
        """None if time is not counted."""
        if not self.pace.counted:
            return None
        spent = max(0, now - self.begins) if seat in self.running else 0
        return max(0, self.left[seat] - spent)

    @property
    def begins(self) -> int:
        """From when on time runs."""
        return max(self.since, self.paused) if self.paused else self.since

    def flagged(self, now: int) -> tuple[Seat, ...]:
        """The seats that are awaited and out of time: now the rules move for them, or a bot."""
        return tuple(seat for seat in self.running if self.remaining(seat, now) == 0)

    def next_flag(self) -> int | None:
        """When somebody's time will be up if nobody moves: until then there is nothing to do."""
        if not self.pace.counted or not self.running:
            return None
        return self.begins + min(self.left[seat] for seat in self.running)

    def after(
        self, by: Seat | None, awaited: Sequence[Seat], now: int, late: Seat | None = None
    ) -> Clock:
        """The clock once a ply was made and others are awaited.

        `by` is who made it in person; `late` is for whom it was made, out of time, which earns
        nothing but a breath if the turn goes on. If both are None the ply earns nothing at all.
        """
        running = tuple([seat for seat in awaited if seat >= 0])
        # The machine's clock may have been put back; nobody's time grows by it.
        since = max(now, self.since)
        if not self.pace.counted:
            return Clock(self.pace, self.left, running, since, self.least, self.paused)
        left, least = list(self.left), list(self.least)
        for seat in range(len(left)):
            had = self.remaining(seat, now) or 0
            ran, runs = seat in self.running, seat in running
            moved, anew = ran and seat == by, runs and not ran
            left[seat] = self.pace.left_after(
                had, moved=moved, awaited=runs, anew=anew, late=seat == late
            )
            if moved:
                least[seat] = min(least[seat], had)
            if anew:
                least[seat] = left[seat]
        return Clock(self.pace, tuple(left), running, since, tuple(least), self.paused)

    def taken_back(self, seats: Sequence[Seat], awaited: Sequence[Seat], now: int) -> Clock:
        """The clock once plies of these seats were taken back: what they earned goes with them."""
        left = list(self.left)
        least = list(self.least)
        for seat in range(len(left)):
            left[seat] = self.remaining(seat, now) or 0
        for seat in seats:
            left[seat] = least[seat] = min(left[seat], least[seat])
        running = tuple(seat for seat in awaited if seat >= 0)
        since = max(now, self.since)
        return Clock(self.pace, tuple(left), running, since, tuple(least), self.paused)

    def closed(self, since: int, until: int) -> Clock:
        """As if the time in which the house was closed had not been, wherever the machine's clock
        went meanwhile: whose time runs has spent what they had spent by then.
        """
        paused = until + self.paused - since if self.paused > since else 0
        return replace(self, since=until - max(0, since - self.since), paused=paused)

    def held(self, until: int, now: int) -> Clock:
        """With what everybody has left now, and nobody's time running until then; at once again,
        if that is past.
        """
        left = tuple(self.remaining(seat, now) or 0 for seat in range(len(self.left)))
        paused = until if until > now else 0
        return replace(self, left=left, since=max(now, self.since), paused=paused)


def wound(pace: Pace, seats: int, awaited: Sequence[Seat], now: int) -> Clock:
    """A clock at the beginning of a game."""
    left = (pace.allowance(),) * seats
    return Clock(pace, left, tuple(seat for seat in awaited if seat >= 0), now, left)
