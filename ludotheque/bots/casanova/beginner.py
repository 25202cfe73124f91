"""One that plays as people play their first night: it forgets what it saw, and takes its time."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Data, Seat
from ludotheque.games.casanova.model import (
    FIRST_THEATRE,
    EndTurn,
    GiveJewel,
    Glide,
    Move,
    Spot,
    View,
)

from .chart import BESIDE, NUMBER, rivals
from .seeker import Seeker, meant, unseen_by
from .style import NightStyle

BARS = 0.2
"""How often one whose spite is 1 moves an empty gondola beside a rival, before a step of hers."""


class NightHabits(Data, frozen=True, kw_only=True):
    remembers: int
    """For how many rounds it knows which figures it has seen."""
    dawdles: float
    """How often it ends a turn early, after each step."""
    strays: float
    """How often it goes wherever it pleases."""
    overlooks: float
    """How often it passes somebody whom it could meet."""


class Beginner(Seeker):
    """It walks like the one that only seeks, and that one never forgets."""

    def __init__(
        self,
        game: AnyGame,
        habits: NightHabits,
        bluffs: float = 0.0,
        visits: float = 0.0,
        *,
        bars: float = 0.0,
        shuns: bool = False,
    ) -> None:
        """`bars`: how often it puts an empty gondola in somebody's way, if it can; `shuns`: whether
        it visits no lady as long as there is a figure in a theatre to be seen."""
        super().__init__(game, bluffs, visits)
        self.habits, self.bars, self.shuns = habits, bars, shuns

    def in_style(self, style: NightStyle) -> Beginner:
        return Beginner(
            self.game,
            self.habits,
            max(0.0, style.bluffs),
            style.visits,
            bars=min(1.0, max(0.0, BARS * style.spite)),
            shuns=style.caution > 0,
        )

    def unseen(self, view: View, seat: Seat) -> set[Spot]:
        since = view.round - self.habits.remembers
        found = unseen_by(view, seat, since)
        theatres = {spot for spot in found if spot >= FIRST_THEATRE}
        return theatres if self.shuns and theatres else found

    def sail(self, view: View, seat: Seat, moves: list[Move], rng: Random) -> Move:
        if self.bars and GiveJewel() not in moves and rng.random() < self.bars:
            barring = [move for move in moves if in_the_way(view, seat, move)]
            if barring:
                return rng.choice(barring)
        move = super().sail(view, seat, moves, rng)
        luck = rng.random()
        if meant(view, seat, move) is not None:
            others = [each for each in moves if meant(view, seat, each) is None]
            return rng.choice(others) if luck < self.habits.overlooks and others else move
        if EndTurn() in moves and luck < self.habits.dawdles:
            return EndTurn()
        own = [
            each for each in moves if isinstance(each, Glide) and each.start == view.ladies[seat]
        ]
        if own and luck < self.habits.dawdles + self.habits.strays:
            return rng.choice(own)
        return move


def in_the_way(view: View, seat: Seat, move: Move) -> bool:
    """Whether it brings an empty gondola to beside a rival, from where it was not."""
    if not isinstance(move, Glide) or move.start not in view.empties:
        return False
    beside = 0
    for rival in rivals(view, seat):
        beside |= BESIDE[NUMBER[view.ladies[rival]]]
    return bool(beside >> NUMBER[move.to] & 1 and not beside >> NUMBER[move.start] & 1)
