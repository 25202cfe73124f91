"""Who begins a round, and what can be said before the next one."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.core.game import Manners, Seat

from .events import (
    CanoeFell,
    CanoeGivenBack,
    Event,
    GameEnded,
    GemRobbed,
    LifebuoyPassed,
    RiverRose,
    StoreFilled,
    TilesTakenBack,
    WeatherMoved,
)
from .model import TILES, Choosing, Flowing, Lay, Move, OnTurn, State, View


class NiagaraManners(Manners[State, Move]):
    def begins(self, state: State, awaited: Sequence[Seat]) -> Seat:
        """All lay their tiles together, and then one begins."""
        return state.lifebuoy

    def evident(self, state: State, seat: Seat) -> bool:
        """All but the tiles of a hand that nobody has followed."""
        return state.options.memo == "on" or type(state.phase) is not Choosing

    def preparable(self, view: View) -> Sequence[Move]:
        """The tile of the next round, for who has had their turn in this one. How one paddles
        depends on what the others do; and what a canoe is worth, on where it lies by then.
        """
        seat = view.seat
        if seat is None or not isinstance(view.phase, OnTurn | Flowing) or not _done(view, seat):
            return ()
        hand, laid = view.hands[seat], view.laid[seat]
        assert hand is not None
        # Face up already, it is no more in a hand; and after the last one all come back.
        left = tuple(tile for tile in hand if tile != laid)
        return [Lay(tile) for tile in left or TILES]

    def foreseen(self, view: View, move: Move, event: Event) -> bool:
        """Whatever the others do with their canoes; and the river, if it rises as it looked."""
        match event:
            case RiverRose(speed=speed):
                return speed == view.speed
            case GemRobbed(victim=victim):
                return victim != view.seat
            case CanoeFell(seat=seat) | CanoeGivenBack(seat=seat):
                return seat != view.seat
            case WeatherMoved() | StoreFilled() | GameEnded():
                return False
            case LifebuoyPassed() | TilesTakenBack():
                return True
            case _:
                return getattr(event, "seat", None) != view.seat


def _done(view: View, seat: Seat) -> bool:
    """Whether a seat's own tile was turned over, and it is not its turn."""
    place = (seat - view.lifebuoy) % view.options.seats
    on_turn = isinstance(view.phase, OnTurn)
    return place < view.turned - on_turn
