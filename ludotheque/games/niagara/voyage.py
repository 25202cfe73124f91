"""Tells one canoe's move as its points are spent, for whoever watches."""

from __future__ import annotations

from ludotheque.core.game import Emit, Seat

from .board import COST, DISTANCE, SITE
from .events import (
    CanoeLanded,
    CanoeLaunched,
    CanoePaddled,
    Event,
    GemExchanged,
    GemLoaded,
    GemRobbed,
    GemUnloaded,
)
from .model import Disc, Paddle, Place, Rule, State

FIRST: Disc = "M1"


def narrate(state: State, seat: Seat, move: Paddle, emit: Emit[Event]) -> None:
    """From one handling to the next, and on to the end."""
    voyage = Voyage(state, seat, move, emit)
    for handling in move.cargo:
        voyage.go(handling.at)
        voyage.handle(handling.at, handling.act)
    voyage.go(move.to)
    if move.rob is not None:
        voyage.rob(state, move)


class Voyage:
    """Where the canoe is on its way, with what on board, and how many points are left."""

    def __init__(self, state: State, seat: Seat, move: Paddle, emit: Emit[Event]) -> None:
        canoe, tile = state.canoes[seat][move.canoe], state.laid[seat]
        assert tile is not None
        self.seat, self.canoe, self.emit = seat, move.canoe, emit
        self.place, self.gem, self.left = canoe.place, canoe.gem, tile

    def go(self, to: Place) -> None:
        if self.place == "beach":
            self.left -= 1
            self.place = FIRST
            self.emit(
                CanoeLaunched(seat=self.seat, canoe=self.canoe, left=self.left, rule=Rule.LAUNCH)
            )
        self._paddle(FIRST if to == "beach" else to)
        if to == "beach":
            self.left -= 1
            rule = Rule.EMPTY_LANDING if self.gem is None else Rule.LAND
            self.emit(CanoeLanded(seat=self.seat, canoe=self.canoe, lost=self.left, rule=rule))

    def _paddle(self, to: Place) -> None:
        start, self.place = self.place, to
        if start == to:
            return
        assert start != "beach"
        assert start != "falls"
        assert to != "beach"
        assert to != "falls"
        self.left -= abs(DISTANCE[start] - DISTANCE[to])
        self.emit(
            CanoePaddled(
                seat=self.seat,
                canoe=self.canoe,
                start=start,
                to=to,
                left=self.left,
                rule=Rule.PADDLE,
            )
        )

    def handle(self, at: Disc, act: str) -> None:
        """Beside a site: what was on board goes, what the site holds comes, or both."""
        self.left -= COST[act]
        seat, canoe, left, given = self.seat, self.canoe, self.left, self.gem
        self.gem = None if act == "unload" else SITE[at]
        if given is None:
            self.emit(GemLoaded(seat=seat, canoe=canoe, gem=SITE[at], left=left, rule=Rule.LOAD))
        elif act == "unload":
            self.emit(GemUnloaded(seat=seat, canoe=canoe, gem=given, left=left, rule=Rule.LOAD))
        else:
            self.emit(
                GemExchanged(
                    seat=seat,
                    canoe=canoe,
                    given=given,
                    gem=SITE[at],
                    left=left,
                    rule=Rule.EXCHANGE,
                )
            )

    def rob(self, state: State, move: Paddle) -> None:
        assert move.rob is not None
        gem = state.canoes[move.rob.seat][move.rob.canoe].gem
        assert gem is not None
        self.emit(
            GemRobbed(
                seat=self.seat,
                canoe=self.canoe,
                victim=move.rob.seat,
                victim_canoe=move.rob.canoe,
                gem=gem,
                rule=Rule.ROB,
            )
        )
