"""How well each seat stands at the start of a round: fitted to games, and taken apart."""

from __future__ import annotations

from ludotheque.bots.thinking import ApartShares, Weights, apart_shares, softmax
from ludotheque.core.game import Seat

from .compact import Position
from .features import features
from .study import STUDY, seat_share


class ShareJudge:
    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights.read(STUDY.names, STUDY.path)

    def shares(self, position: Position) -> tuple[float, ...]:
        seats = range(position.agreed.seats)
        if position.winners:
            return tuple([seat_share(position.winners, seat) for seat in seats])
        logit = self.weights.logit
        return softmax([logit(features(position, seat)) for seat in seats])

    def apart(self, position: Position, seat: Seat) -> ApartShares:
        """By group of features, so that some can be made equal."""
        seats = range(position.agreed.seats)
        if position.winners:
            return ApartShares(seat, self.shares(position), None)
        by_group, groups = self.weights.by_group, self.weights.groups
        return apart_shares(
            seat,
            [dict(zip(groups, by_group(features(position, each)), strict=True)) for each in seats],
        )
