"""Which hand: ten coins in one of two hands, and a guess by somebody who may not see them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from ludotheque.core import game as core
from ludotheque.core.codec import Codec
from ludotheque.core.game import Data, Emit, Game, Refusal, Result, Seat, Tagged

HIDER, SEEKER = 0, 1
COINS = 10
KEPT = 3
"""What the hider keeps who puts the rest on the table."""
PAID = 7
"""What the seeker is paid for not looking at all."""

Hand: TypeAlias = Literal["left", "right"]
HANDS: tuple[Hand, ...] = ("left", "right")


class Options(core.Options, frozen=True, kw_only=True):
    seats: Literal[2] = 2
    sure: Literal["hider", "seeker"] = "hider"
    """Who may take something sure in place of the gamble."""


class Hide(Tagged, frozen=True):
    hand: Hand


class Share(Tagged, frozen=True):
    """Keep some of the coins for certain, also in secret."""


class Settle(Tagged, frozen=True):
    """Be paid, and not look."""


class Look(Tagged, frozen=True):
    """Decide to look. The hand is named later."""


class Point(Tagged, frozen=True):
    hand: Hand


Secret: TypeAlias = Hide | Share
Move: TypeAlias = Hide | Share | Settle | Look | Point


class State(Data, frozen=True):
    options: Options
    secret: Secret | None = None
    answer: Settle | Look | Point | None = None


class View(Data, frozen=True):
    seat: Seat | None
    options: Options
    hidden: bool
    secret: Secret | None
    """Only the hider's own, until it is over."""
    answer: Settle | Look | Point | None


class WhichHand(Game[Options, State, Move, core.Event, View]):
    name = "which-hand"
    version = 1
    codec = Codec(options=Options, state=State, move=Move, event=core.Event, view=View)

    def setup(self, options: Options) -> State:
        return State(options)

    def awaited(self, state: State) -> tuple[Seat, ...]:
        if state.secret is None:
            return (HIDER,)
        return () if isinstance(state.answer, Settle | Point) else (SEEKER,)

    def result(self, state: State) -> Result | None:
        if self.awaited(state):
            return None
        kept = hiders(state)
        scores = kept, COINS - kept
        return Result(scores, (scores.index(max(scores)),), "1.1")

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return None if move in self.moves(state, seat) else Refusal("1.1", "not_now")

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        if seat not in self.awaited(state):
            return ()
        asked = state.options.sure
        if seat == HIDER:
            return [*map(Hide, HANDS), *([Share()] if asked == "hider" else [])]
        if asked == "seeker" and state.answer is None:
            return [Settle(), Look()]
        return [Point(hand) for hand in HANDS]

    def apply(self, state: State, seat: Seat, move: Move, emit: Emit[core.Event]) -> State:
        if isinstance(move, Hide | Share):
            return replace(state, secret=move)
        return replace(state, answer=move)

    def view(self, state: State, seat: Seat | None) -> View:
        known = seat == HIDER or not self.awaited(state)
        return View(
            seat=seat,
            options=state.options,
            hidden=state.secret is not None,
            secret=state.secret if known else None,
            answer=state.answer,
        )

    def imagine(self, view: View, rng: Random) -> State:
        secret = view.secret
        if view.hidden and secret is None:
            before = State(view.options)
            drawn = rng.choice(self.moves(before, HIDER))
            assert isinstance(drawn, Hide | Share)
            secret = drawn
        return State(view.options, secret, view.answer)


class Peeking(WhichHand):
    """For a search that cheats: below its root, everybody decides by the whole state."""

    def __init__(self, root: View) -> None:
        self.root = root

    def view(self, state: State, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        return view if view == self.root else state


def hiders(state: State) -> int:
    """The coins that stay with the hider, once it is over."""
    if isinstance(state.answer, Settle):
        return COINS - PAID
    if isinstance(state.secret, Share):
        return KEPT
    assert isinstance(state.secret, Hide)
    assert isinstance(state.answer, Point)
    return 0 if state.secret.hand == state.answer.hand else COINS


def shares(state: State) -> tuple[float, ...]:
    """Each seat's part of the coins; while it is open, half of them."""
    if not isinstance(state.answer, Settle | Point):
        return 0.5, 0.5
    kept = hiders(state) / COINS
    return kept, 1 - kept
