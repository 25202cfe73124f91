"""Niagara's rules in small integers, for the many rounds that a bot plays in its head.

Places, gems and sides are numbers, and a position is changed in place. What a canoe can do still
comes from the rules' own routes; the rest is held against them by a law, with every option.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from random import Random
from typing import NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.niagara.board import CALMEST, GEM_INDEX, GEM_VALUE, WILDEST, carried
from ludotheque.games.niagara.canoes import filled
from ludotheque.games.niagara.model import (
    GEMS,
    SIDES,
    TILES,
    Gem,
    Options,
    Over,
    Place,
    Side,
    State,
    Tile,
)
from ludotheque.games.niagara.routes import Cargo, Loading, fan

PLACES: tuple[Place, ...] = (
    "beach",
    "M1",
    "M2",
    "M3",
    "M4",
    "M5",
    "L6",
    "L7",
    "R6",
    "R7",
    "falls",
)
PLACE = {place: index for index, place in enumerate(PLACES)}
BEACH, FALLS = 0, len(PLACES) - 1
EMPTY = -1
"""No gem aboard."""
GEM: dict[Gem | None, int] = {None: EMPTY, **dict(GEM_INDEX.items())}
NO_TILE = 9
"""Higher than any tile."""
MOST_DISCS = max(TILES) + WILDEST

GemCounts: TypeAlias = tuple[int, ...]
Canoes: TypeAlias = list[int]
"""Both canoes of a seat: place, gem, place, gem."""
Prey: TypeAlias = tuple[Seat, int]
"""A rival, and which canoe of theirs."""


class Way(NamedTuple):
    """A route of a canoe, whichever of the two it is."""

    to: int
    gem: int
    needs: tuple[int, ...]
    sites: tuple[int, ...] | None
    """What it adds to each site; None if nothing."""
    may_rob: bool
    cargo: Cargo


WaysByTile: TypeAlias = tuple[tuple[tuple[Way, ...], ...], ...]
"""ways[place * 6 + gem + 1][tile]."""


@cache
def ways(loading: Loading) -> WaysByTile:
    """Routes that lead to the same end by other handlings are left out but for the first."""
    found = []
    for place in PLACES:
        for gem in (None, *GEMS):
            by_tile = [
                () if place == "falls" or not tile else _ways(place, gem, tile, loading)
                for tile in TILES
            ]
            found.append(tuple(by_tile))
    return tuple(found)


def _ways(place: Place, gem: Gem | None, tile: Tile, loading: Loading) -> tuple[Way, ...]:
    kept: dict[tuple[object, ...], Way] = {}
    for (to, cargo), route in fan(0, place, gem, tile, loading).by_end.items():
        sites = route.sites if any(route.sites) else None
        way = Way(PLACE[to], GEM[route.gem], route.needs, sites, route.may_rob, cargo)
        kept.setdefault(way[:-1], way)
    return tuple(kept.values())


def _ends(sides: tuple[Side, ...]) -> tuple[int, ...]:
    moved = carried(sides)
    return tuple(PLACE[moved[place]] for place in PLACES)


ALTERNATING: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(
        _ends(tuple(SIDES[(first + disc) % 2] for disc in range(discs)))
        for discs in range(MOST_DISCS + 1)
    )
    for first in (0, 1)
)
"""ALTERNATING[first][discs][place]: where so many discs carry what lies on a place."""


@cache
def by_lots(discs: int) -> tuple[tuple[tuple[Side, ...], tuple[int, ...]], ...]:
    """The same for every course that lots can take."""
    return tuple((sides, _ends(sides)) for sides in product(SIDES, repeat=discs))


class CompactOptions(NamedTuple):
    """What the table's options mean here."""

    seats: int
    ways: WaysByTile
    minimum: int
    alternate: bool
    at_once: bool
    may_stay: bool


@cache
def agreed(options: Options) -> CompactOptions:
    return CompactOptions(
        options.seats,
        ways(options.loading),
        options.river_minimum,
        options.fork == "alternate",
        options.ending == "at_once",
        options.launch == "may",
    )


class Position:
    """A whole state, at the start of a round or within one."""

    __slots__ = (
        "agreed",
        "buoy",
        "canoes",
        "fork",
        "hands",
        "laid",
        "sites",
        "stores",
        "turned",
        "weather",
        "winners",
    )

    agreed: CompactOptions
    canoes: list[Canoes]
    stores: list[GemCounts]
    sites: list[int]
    weather: int
    fork: int
    """The side of the next disc; of no meaning where lots decide."""
    buoy: Seat
    hands: list[tuple[Tile, ...]]
    laid: list[int]
    """NO_TILE where none was laid."""
    turned: int
    winners: tuple[Seat, ...]

    def copy(self) -> Position:
        other = Position.__new__(Position)
        other.agreed, other.weather, other.fork = self.agreed, self.weather, self.fork
        other.buoy, other.turned, other.winners = self.buoy, self.turned, self.winners
        other.canoes = [pair[:] for pair in self.canoes]
        other.stores, other.sites = self.stores[:], self.sites[:]
        other.hands, other.laid = self.hands[:], self.laid[:]
        return other

    # The phases, as the rules have them

    def buy(self, seat: Seat, gem: int) -> None:
        """Clause 2.2: the gem returns to its site, the fallen canoe to the beach."""
        pair = self.canoes[seat]
        at = 0 if pair[0] == FALLS else 2
        pair[at], pair[at + 1] = BEACH, EMPTY
        self.stores[seat] = changed(self.stores[seat], gem, -1)
        self.sites[gem] += 1

    def turn_over(self) -> Seat:
        """The next seat's tile lies face up, and is in its hand no more."""
        seat = (self.buoy + self.turned) % self.agreed.seats
        tile = self.laid[seat]
        self.turned += 1
        self.hands[seat] = tuple([each for each in self.hands[seat] if each != tile])
        return seat

    def paddle(self, seat: Seat, canoe: int, way: Way, prey: Prey | None) -> None:
        """One canoe's whole move."""
        gem = way.gem
        if way.sites is not None:
            self.sites = [now + more for now, more in zip(self.sites, way.sites, strict=True)]
        if prey is not None:
            theirs, at = self.canoes[prey[0]], 2 * prey[1] + 1
            gem, theirs[at] = theirs[at], EMPTY
        pair = self.canoes[seat]
        pair[2 * canoe] = way.to
        if way.to == BEACH:
            pair[2 * canoe + 1] = EMPTY
            if gem >= 0:
                self.stores[seat] = changed(self.stores[seat], gem, 1)
                if self.agreed.at_once and full(self.stores[seat]):
                    self.winners = (seat,)
        else:
            pair[2 * canoe + 1] = gem

    def speed(self) -> int:
        """Clauses 4.1 and R8, over all tiles that were laid."""
        low = NO_TILE
        for tile in self.laid:
            if 0 < tile < low:
                low = tile
        return self.discs(low)

    def discs(self, low: int) -> int:
        """How many enter if this is the lowest tile."""
        return max((0 if low == NO_TILE else low) + self.weather, self.agreed.minimum)

    def end_round(self, ends: Sequence[int]) -> None:
        """Clauses 4.2 to 5.1, once it is known where the river carries everything."""
        if not self.agreed.at_once:
            self.winners = best_stores(self.stores)
            if self.winners:
                return
        for pair in self.canoes:
            for at in (0, 2):
                place = ends[pair[at]]
                if place != pair[at]:
                    pair[at] = place
                    if place == FALLS and pair[at + 1] >= 0:
                        self.sites[pair[at + 1]] += 1
                        pair[at + 1] = EMPTY
            if pair[0] == FALLS == pair[2]:
                pair[0] = BEACH
        seats = self.agreed.seats
        self.buoy = (self.buoy + 1) % seats
        self.turned = 0
        self.laid = [NO_TILE] * seats
        if not self.hands[0]:
            self.hands = [TILES] * seats

    def flow(self, rng: Random) -> tuple[Side, ...]:
        """The river's move, with lots where the table wants them; they are told."""
        discs = self.speed()
        if not self.agreed.alternate:
            courses = by_lots(discs)
            sides, ends = courses[int(rng.random() * len(courses))]
            self.end_round(ends)
            return sides
        ends = ALTERNATING[self.fork][discs]
        self.fork = (self.fork + discs) & 1
        self.end_round(ends)
        return ()

    def likely_ends(self, discs: int, rng: Random) -> tuple[int, ...]:
        """Where so many discs would carry things, as far as anybody can know."""
        first = self.fork if self.agreed.alternate else int(rng.random() * 2)
        return ALTERNATING[first][discs]


def compact(state: State) -> Position:
    found = Position.__new__(Position)
    found.agreed = agreed(state.options)
    found.canoes = [
        [PLACE[one.place], GEM[one.gem], PLACE[two.place], GEM[two.gem]]
        for one, two in state.canoes
    ]
    found.stores, found.sites = list(state.stores), list(state.sites)
    found.weather, found.buoy, found.turned = state.weather, state.lifebuoy, state.turned
    found.fork = SIDES.index(state.fork) if state.fork else 0
    found.hands = list(state.hands)
    found.laid = [NO_TILE if tile is None else tile for tile in state.laid]
    found.winners = state.phase.winners if isinstance(state.phase, Over) else ()
    return found


def changed(store: GemCounts, gem: int, by: int) -> GemCounts:
    return (*store[:gem], store[gem] + by, *store[gem + 1 :])


@cache
def full(store: GemCounts) -> bool:
    return filled(store) is not None


def best_stores(stores: Sequence[GemCounts]) -> tuple[Seat, ...]:
    """Ruling R11: of those who can win, the most gems, then the most valuable ones."""
    worth = {
        seat: (sum(store), sum(map(int.__mul__, store, GEM_VALUE)))
        for seat, store in enumerate(stores)
        if full(store)
    }
    best = max(worth.values(), default=None)
    return tuple(seat for seat, each in worth.items() if each == best)


def skies(weather: int) -> tuple[int, ...]:
    """Which ways a cloud can move the weather."""
    return tuple(by for by in (-1, 1) if CALMEST <= weather + by <= WILDEST)
