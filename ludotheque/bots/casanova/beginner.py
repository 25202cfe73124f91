"""One that plays as people play their first night: it forgets what it saw, and takes its time."""

from __future__ import annotations

from random import Random

from ludotheque.core.game import AnyGame, Data, Seat
from ludotheque.games.casanova.model import EndTurn, Glide, Move, Spot, View

from .seeker import Seeker, meant, unseen_by
from .style import NightStyle


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
        self, game: AnyGame, habits: NightHabits, bluffs: float = 0.0, visits: float = 0.0
    ) -> None:
        super().__init__(game, bluffs, visits)
        self.habits = habits

    def in_style(self, style: NightStyle) -> Beginner:
        return Beginner(self.game, self.habits, max(0.0, style.bluffs), style.visits)

    def unseen(self, view: View, seat: Seat) -> set[Spot]:
        since = view.round - self.habits.remembers
        return unseen_by(view, seat, since)

    def sail(self, view: View, seat: Seat, moves: list[Move], rng: Random) -> Move:
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
