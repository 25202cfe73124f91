"""How well a seat stands at the end of a turn: the best tour from there, thieves, and rivals."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.game import Data, Seat
from ludotheque.games.casanova.board import AT_DOGE, AT_PALAZZO, DOGE, STREET, palazzo, spots
from ludotheque.games.casanova.imagine import Weights
from ludotheque.games.casanova.model import FIRST_THEATRE, Dock, Spot, View

from .chart import Far, ahead, doors, far_from, far_to, in_reach, rivals

TURN = 0.87
"""What a win is worth a turn later."""
ROUND_TRIP = 7.0
"""From the Doge's docks home."""
MOLO: Dock = "Molo 3"
LIKELY, TARGETS = 0.02, 6
"""Less likely figures are not worth a tour, and no more than so many are thought about."""
FLEETING = 0.6
"""How likely a rival is still there when one arrives in a later turn."""
LUCK = 0.45
"""How likely a rival is met where one expects her."""
RESPITE = 0.6
"""What a rival's win is worth to her if she needs more than her next turn for it."""
GREED = 0.7
"""How likely a rival who can come and look does."""
SUSPECT = 0.1
"""From when on a rival is worth an obstacle."""


RESTLESS = 0.05
"""What every turn costs that one stays where one was: those who wait for each other wait long."""


class Temper(Data, frozen=True, kw_only=True):
    """What kind of player it is."""

    foresight: int
    """How many figures ahead a tour is planned."""
    caution: float
    """How much it minds being seen by those who could come and take him."""
    spite: float
    """How much a rival's win is worth preventing."""
    reads: bool
    """Whether it draws conclusions from where rivals go."""
    pushes: bool = True
    """Whether it moves empty gondolas."""
    strolls: bool = True
    """Whether its tours reckon with gondolas that wait at the other end of a street."""
    slips: float = 0.0
    """How often it only walks to the nearest figure instead."""
    bluffs: float = 0.25
    """How often it exchanges without need, and visits somebody without need before it leaves."""


class Target(NamedTuple):
    spot: Spot
    chance: float
    ways: tuple[tuple[Dock, Far], ...]
    """Each dock from which it can be met, and how far that is from everywhere."""
    ahead: tuple[tuple[Dock, Far], ...] = ()
    """The same for where it will probably be a turn later."""


def waited(view: View, seat: Seat) -> int:
    """For how many turns one has stayed where the last one ended."""
    wake = view.wakes[seat]
    return next((turn for turn, dock in enumerate(reversed(wake)) if dock != wake[-1]), len(wake))


def later(points: float) -> float:
    return float(TURN ** (points / 3))


class Worth:
    """What holds for the whole of one turn, whatever is done in it."""

    def __init__(self, view: View, seat: Seat, weights: Weights, temper: Temper) -> None:
        self.view, self.seat, self.weights, self.temper = view, seat, weights, temper
        self.others = [view.ladies[rival] for rival in rivals(view, seat)]
        self.boats = frozenset(view.empties) if temper.strolls else frozenset[Dock]()
        self.home = self._far((palazzo(seat),))
        self.doge = self._far(DOGE)
        self.targets = self._targets()
        self.waited = waited(view, seat)
        self.foes = [rival for rival in rivals(view, seat) if weights[rival] > SUSPECT]
        self._tours: dict[tuple[Dock, bool, bool, frozenset[Spot], int], float] = {}
        self._dangers: dict[tuple[Dock, ...], float] = {}
        self._threats: dict[tuple[Dock, ...], float] = {}

    def _targets(self) -> list[Target]:
        view, weights = self.view, self.weights
        likely = [
            spot
            for spot in spots(view.options.seats, view.theatres)
            if spot != self.seat and weights[spot] > LIKELY
        ]
        likely.sort(key=lambda spot: -weights[spot])
        return [
            Target(
                spot,
                weights[spot],
                tuple((door, self._far((door,))) for door in doors(view, spot)),
                tuple((door, self._far((door,))) for door in self._doors_ahead(spot)),
            )
            for spot in likely[:TARGETS]
        ]

    def _far(self, goals: tuple[Dock, ...]) -> Far:
        return far_to(goals, self.others, self.boats)

    def _doors_ahead(self, spot: Spot) -> tuple[Dock, ...]:
        """Where a rival could be intercepted in her turn after next."""
        if not self.temper.reads or spot >= FIRST_THEATRE:
            return ()
        end = STREET.get(ahead(self.view, spot))
        return () if end is None else (end,)

    def rest(self, dock: Dock, given: bool) -> float:
        """The way home, by the Doge's if he is still to be paid."""
        return self.home[dock] if given else self.doge[dock] + ROUND_TRIP

    def of(self, dock: Dock, empties: tuple[Dock, ...], given: bool, met: frozenset[Spot]) -> float:
        """The whole of it, for an end of turn; `met` could be met on the way there."""
        own = self.weights[self.seat]
        if dock == palazzo(self.seat) and given:
            value = own + self.tour(dock, given, False, met, self.temper.foresight)
        else:
            safe = 1 - self.temper.caution * self.danger(dock, empties)
            if met:  # then she knows what she has, or has caught him
                caught = own + sum(each.chance for each in self.targets if each.spot in met)
                value = safe * caught * later(self.rest(dock, given))
                value += self.tour(dock, given, False, met, self.temper.foresight)
            else:
                value = self.tour(dock, given, True, met, self.temper.foresight)
                value -= (1 - safe) * own * later(self.rest(dock, given))
        wake = self.view.wakes[self.seat]
        value -= RESTLESS * self.waited if wake and dock == wake[-1] else 0.0
        if self.temper.spite and self.foes:
            value -= self.temper.spite * self.threat(empties, dock)
        return value

    def tour(
        self, dock: Dock, given: bool, unsure: bool, done: frozenset[Spot], depth: int
    ) -> float:
        """The best order to see the likeliest figures, the Doge among them, and go home.

        While she is unsure, Casanova may be aboard: the first figure that she meets tells.
        """
        key = (dock, given, unsure, done, depth)
        known = self._tours.get(key)
        if known is not None:
            return known
        own = self.weights[self.seat] if unsure else 0.0
        best = own * later(self.rest(dock, given))
        if depth:
            if not given:
                after = self.tour(MOLO, True, False, done, depth - 1)
                best = max(best, later(self.doge[dock]) * (own * later(ROUND_TRIP) + after))
            for target in self.targets:
                if target.spot in done:
                    continue
                seen = done | {target.spot}
                for door, far in target.ways:
                    way = far[dock]
                    moves_on = target.spot < FIRST_THEATRE and way > 0
                    chance = target.chance * FLEETING if moves_on else target.chance
                    value = (chance + own) * later(self.rest(door, given))
                    value += self.tour(door, given, False, seen, depth - 1)
                    best = max(best, later(way) * value)
                for door, far in target.ahead:
                    value = (target.chance * LUCK + own) * later(self.rest(door, given))
                    value += self.tour(door, given, False, seen, depth - 1)
                    best = max(best, later(max(far[dock], 1)) * value)
        self._tours[key] = best
        return best

    def danger(self, dock: Dock, empties: tuple[Dock, ...]) -> float:
        """How likely somebody comes to look under one's cloak before the next turn."""
        if not self.temper.caution or dock in AT_PALAZZO:
            return 0.0
        key = (*empties, dock)
        if key not in self._dangers:
            goals = (STREET[dock],) if dock in STREET else DOGE
            if dock in AT_DOGE and self.view.options.doge_swap == "off":
                goals = ()
            walls, boats = {*self.others, dock}, frozenset(empties)
            safe = 1.0
            for rival in self.others:
                if in_reach(rival, goals, walls, boats):
                    safe *= 1 - GREED
            self._dangers[key] = 1 - safe
        return self._dangers[key]

    def threat(self, empties: tuple[Dock, ...], own: Dock) -> float:
        """How near those who may have him are to winning, with these gondolas in their way."""
        key = (*empties, own)
        if key not in self._threats:
            total, bars, boats = 0.0, frozenset(key), frozenset(empties)
            walls = {*self.view.ladies, own}
            for rival in self.foes:
                here = self.view.ladies[rival]
                home = (palazzo(rival),)
                if self.view.jewels[rival] and in_reach(here, home, walls, boats):
                    total += self.weights[rival]
                elif self.view.jewels[rival]:
                    total += self.weights[rival] * RESPITE * later(far_from(here, home, bars))
                else:
                    way = far_from(here, AT_DOGE, bars) + ROUND_TRIP
                    total += self.weights[rival] * RESPITE * later(way)
            self._threats[key] = total
        return self._threats[key]
