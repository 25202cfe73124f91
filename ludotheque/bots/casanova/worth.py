"""How well all stand at the end of a turn: what one has, what one may find, who is nearer."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from msgspec.structs import replace

from ludotheque.bots.thinking import Sparse, Weights
from ludotheque.core.game import Data, Seat
from ludotheque.games.casanova.board import POINTS, spots
from ludotheque.games.casanova.imagine import Weights as Belief
from ludotheque.games.casanova.model import FIRST_THEATRE, Met, Spot, View

from . import features as f
from .chart import (
    DISTANCE,
    DOGE,
    HOME,
    LEAST,
    NUMBER,
    PALAZZI,
    STREET,
    TO_DOGE,
    At,
    Bits,
    Far,
    ahead,
    between,
    bits,
    doors,
    each,
    far_from,
    far_to,
    in_reach,
    rivals,
)
from .style import NightStyle

TURN = 0.87
"""What a win is worth a turn later."""
ROUND_TRIP = 7
"""From the Doge's docks home."""
MOLO = NUMBER["Molo 3"]
LIKELY, TARGETS = 0.02, 6
"""Less likely figures are not worth a tour, and no more than so many are thought about."""
FLEETING = 0.6
"""How likely a rival is still there when one arrives in a later turn."""
LUCK = 0.45
"""How likely a rival is met where one expects her."""
SUSPECT = 0.1
"""From when on a rival is worth an obstacle, and a chance to have him worth hiding."""
FIGURES = 10
EVERYWHERE = (1 << 12) - 1
"""All spots, as bits."""
LATER: tuple[float, ...] = tuple(float(TURN ** (points / 3)) for points in range(256))
"""What a win is worth so many points later."""


class Temper(Data, frozen=True, kw_only=True):
    """What kind of player it is."""

    foresight: int
    """How many figures ahead a tour is planned."""
    caution: float = 1.0
    """How much it minds those who could come and take him; 1 is as much as games have taught."""
    spite: float = 1.0
    """How much it minds how near home with him rivals may be, reckoned alike."""
    reads: bool = False
    """Whether it draws conclusions from where rivals go."""
    pushes: bool = True
    """Whether it moves empty gondolas."""
    strolls: bool = True
    """Whether its tours reckon with gondolas that wait at the other end of a street."""
    slips: float = 0.0
    """How often it only walks to the nearest figure instead."""
    bluffs: float = 0.25
    """How often it exchanges without need, and visits somebody without need before it leaves."""
    visits: float = 0.0
    """How often it visits who is at hand without any need."""
    sharpness: float = 1.0
    """How much more a lead is worth among its like than the fit says. What it tells is told so;
    what it does is not changed by it.
    """

    def in_style(self, style: NightStyle) -> Temper:
        return replace(
            self,
            caution=max(0.0, self.caution + style.caution),
            spite=max(0.0, self.spite + style.spite),
            bluffs=min(1.0, max(0.0, self.bluffs + style.bluffs)),
            visits=style.visits,
        )


class Target(NamedTuple):
    spot: Spot
    chance: float
    ways: tuple[tuple[At, Far], ...]
    """Each dock from which it can be met, and how far that is from everywhere."""
    ahead: tuple[tuple[At, Far], ...] = ()
    """The same for where it will probably be a turn later."""


class Bearings(NamedTuple):
    """What one knows at the end of a turn."""

    aboard: float
    """How likely one has him."""
    promise: float
    """What a tour from here promises."""
    gone: int = 0
    """Where he is not, for one has looked: the bits of spots."""
    scale: float = 1.0
    """How much likelier he is everywhere else for that."""


DOORSTEP = -2
"""The Doge's docks are one place to wait at."""


def haunt(dock: At) -> At:
    return DOORSTEP if DOGE >> dock & 1 else dock


def waited(view: View, seat: Seat) -> int:
    """For how many turns one has stayed where the last one ended."""
    wake = [haunt(NUMBER[dock]) for dock in view.wakes[seat]]
    return next((turn for turn, dock in enumerate(reversed(wake)) if dock != wake[-1]), len(wake))


class Worth:
    """What holds for the whole of one turn, whatever is done in it."""

    def __init__(
        self,
        view: View,
        seat: Seat,
        belief: Belief,
        temper: Temper,
        values: Weights | None = None,
    ) -> None:
        self.view, self.seat, self.belief, self.temper = view, seat, belief, temper
        self.values = values or f.fitted_weights()
        self.rivals = rivals(view, seat)
        self.ladies = [NUMBER[dock] for dock in view.ladies]
        self.walls = bits(view.ladies) & ~(1 << self.ladies[seat])
        self.boats = bits(view.empties) if temper.strolls else 0
        self.home = self._far(1 << HOME[seat])
        self.doge = self._far(DOGE)
        self.targets = self._targets()
        self.waited = waited(view, seat)
        self.before = haunt(NUMBER[view.wakes[seat][-1]]) if view.wakes[seat] else -1
        """Where her last turn ended."""
        self.foes = [rival for rival in self.rivals if belief[rival] > SUSPECT]
        self.shares: dict[tuple[object, ...], float] = {}
        """What ends of this turn are worth, as far as it was asked."""
        self._tours: dict[tuple[At, bool, bool, int, int], float] = {}
        self._thieves: dict[tuple[At, Bits], list[bool]] = {}
        self._ways: dict[tuple[Seat, Bits, Bits], tuple[int, bool]] = {}
        self.races = bool(temper.caution or temper.spite)
        """Whether it looks at rivals at all."""
        if self.races:
            self._between = [
                (rival, between(self.ladies[rival], HOME[rival], view.jewels[rival]))
                if rival in self.foes
                else (rival, 0)
                for rival in self.rivals
            ]
            self._look_at_rivals()

    def _targets(self) -> list[Target]:
        view, belief = self.view, self.belief
        likely = [
            spot
            for spot in spots(view.options.seats, view.theatres)
            if spot != self.seat and belief[spot] > LIKELY
        ]
        likely.sort(key=lambda spot: -belief[spot])
        return [
            Target(
                spot,
                belief[spot],
                tuple((door, self._far(1 << door)) for door in each(doors(view, spot))),
                tuple((door, self._far(1 << door)) for door in self._doors_ahead(spot)),
            )
            for spot in likely[:TARGETS]
        ]

    def _far(self, goals: Bits) -> Far:
        return far_to(goals, self.walls, self.boats)

    def _doors_ahead(self, spot: Spot) -> tuple[At, ...]:
        """Where a rival could be intercepted in her turn after next."""
        if not self.temper.reads or spot >= FIRST_THEATRE:
            return ()
        end = STREET[ahead(self.view, spot)]
        return () if end < 0 else (end,)

    # One's own way

    def rest(self, dock: At, given: bool) -> int:
        """The way home, by the Doge's if he is still to be paid."""
        return self.home[dock] if given else self.doge[dock] + ROUND_TRIP

    def tour(self, dock: At, given: bool, unsure: bool, done: int, depth: int) -> float:
        """The best order to see the likeliest figures, the Doge among them, and go home.

        While she is unsure, Casanova may be aboard: the first figure that she meets tells.
        """
        key = (dock, given, unsure, done, depth)
        known = self._tours.get(key)
        if known is not None:
            return known
        own = self.belief[self.seat] if unsure else 0.0
        best = own * LATER[self.rest(dock, given)]
        if depth:
            if not given:
                after = self.tour(MOLO, True, False, done, depth - 1)
                best = max(best, LATER[self.doge[dock]] * (own * LATER[ROUND_TRIP] + after))
            for target in self.targets:
                if done >> target.spot & 1:
                    continue
                seen = done | 1 << target.spot
                for door, far in target.ways:
                    way = far[dock]
                    moves_on = target.spot < FIRST_THEATRE and way > 0
                    chance = target.chance * FLEETING if moves_on else target.chance
                    value = (chance + own) * LATER[self.rest(door, given)]
                    value += self.tour(door, given, False, seen, depth - 1)
                    best = max(best, LATER[way] * value)
                for door, far in target.ahead:
                    value = (target.chance * LUCK + own) * LATER[self.rest(door, given)]
                    value += self.tour(door, given, False, seen, depth - 1)
                    best = max(best, LATER[max(far[dock], 1)] * value)
        self._tours[key] = best
        return best

    # Everybody's features

    def rows(self, dock: At, empties: Bits, given: bool, standing: Bearings) -> list[Sparse]:
        """Of each seat. Who does not race sees only its own."""
        found: list[Sparse] = [[] for _ in self.ladies]
        mine = found[self.seat]
        aboard, promise, gone, scale = standing
        mine.append((f.PROMISE, promise))
        mine.append((f.ROOT, sqrt(promise)))
        if given:
            mine.append((f.GIVEN, 1.0))
        if aboard:
            mine.append((f.ABOARD, aboard))
            mine.append((f.NEAR, aboard * LATER[self.rest(dock, given)]))
            if given and self.home[dock] <= POINTS:
                mine.append((f.HOME, aboard))
        if not self.races:
            return found
        caution, spite = self.temper.caution, self.temper.spite
        for rival, way in self._between:
            row = found[rival]
            row += self._plain[rival]
            chance = 0.0 if gone >> rival & 1 else self.belief[rival] * scale * spite
            if chance:
                key = (rival, empties & way, 1 << dock & way)
                known = self._ways.get(key)
                if known is None:
                    known = self._ways[key] = self.way(rival, empties, dock)
                row.append((f.HERS, chance))
                row.append((f.HERS_NEAR, chance * LATER[known[0]]))
                if known[1]:
                    row.append((f.HERS_HOME, chance))
            for spot, value in self._chases[rival]:
                if not gone >> spot & 1:
                    row.append((f.HERS_CHASE, value * scale * spite))
                    break
        if aboard > SUSPECT and not PALAZZI >> dock & 1:
            count, door, minded = 0, STREET[dock], aboard * caution
            for rival, near in zip(self.rivals, self.thieves(dock, empties), strict=True):
                if near:
                    count += 1
                    found[rival].append((f.THIEF, minded))
                if door >= 0:
                    heels = LATER[DISTANCE[self.ladies[rival]][door]]
                    found[rival].append((f.HEELS, minded * heels))
            if count:
                mine.append((f.PREYED_ON, minded * count))
        return found

    def _look_at_rivals(self) -> None:
        """What is so of them wherever this turn ends."""
        view, seats = self.view, self.view.options.seats
        seen = [0] * seats
        for entry in view.log:
            if type(entry) is Met:
                seen[entry.seat] |= 1 << entry.spot
        self._plain: dict[Seat, Sparse] = {}
        self._chases: dict[Seat, list[tuple[Spot, float]]] = {}
        """Whom a rival may be after, and what it promises her, the best first."""
        for rival in self.rivals:
            row = [
                (f.ORDER[seats, (rival - self.seat) % seats], 1.0),
                (f.HERS_SEEN, seen[rival].bit_count() / FIGURES),
            ]
            if view.jewels[rival]:
                row.append((f.HERS_GIVEN, 1.0))
            self._plain[rival] = row
            chases = [
                (
                    target.spot,
                    target.chance * max(self._soon(rival, door) for door, _ in target.ways),
                )
                for target in self.targets
                if target.spot != rival and target.ways
            ]
            self._chases[rival] = sorted(chases, key=lambda each: -each[1])

    def _soon(self, rival: Seat, door: At) -> float:
        """How soon she could be home by a door."""
        home = HOME[rival]
        rest = DISTANCE[door][home] if self.view.jewels[rival] else TO_DOGE[door] + ROUND_TRIP
        return LATER[DISTANCE[self.ladies[rival]][door] + rest]

    def thieves(self, dock: At, empties: Bits) -> list[bool]:
        """Which rivals could come and look under one's cloak before the next turn."""
        key = (dock, empties)
        known = self._thieves.get(key)
        if known is None:
            goals = 1 << STREET[dock] if STREET[dock] >= 0 else DOGE
            if PALAZZI >> dock & 1 or (DOGE >> dock & 1 and self.view.options.doge_swap == "off"):
                goals = 0
            walls = self.walls | 1 << dock
            known = [
                any(LEAST[lady][goal] <= POINTS for goal in each(goals))
                and in_reach(lady, goals, walls, empties)
                for lady in (self.ladies[rival] for rival in self.rivals)
            ]
            self._thieves[key] = known
        return known

    def way(self, rival: Seat, empties: Bits, own: At) -> tuple[int, bool]:
        """How far home a rival has, with these gondolas in her way, and whether it is a turn."""
        here, home, given = self.ladies[rival], HOME[rival], self.view.jewels[rival]
        if rival not in self.foes:
            plain = DISTANCE[here][home] if given else TO_DOGE[here] + ROUND_TRIP
            return plain, given and plain <= POINTS
        bars = empties | 1 << own
        if not given:
            return far_from(here, DOGE, bars) + ROUND_TRIP, False
        goal, walls = 1 << home, self.walls | 1 << own
        soon = LEAST[here][home] <= POINTS and in_reach(here, goal, walls, empties)
        return far_from(here, goal, bars), soon
