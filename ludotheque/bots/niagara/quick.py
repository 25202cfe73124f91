"""A policy that takes microseconds: what players do in the rounds that a bot plays in its head.

It knows what a player of that seat could know: hands that were followed, tiles that lie face up;
for the tiles that are still covered it draws a lot. Which tile it lays is a softmax of what both
canoes are worth after it, so that equals do not all do the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.niagara.model import CLOUD, GEMS

from .compact import BEACH, FALLS, NO_TILE, PLACES, GemCounts, Position, Prey, Way, changed, skies
from .rounds import need, worth
from .style import PLAIN, PaddlingStyle

Worths: TypeAlias = tuple[float, ...]
"""What a canoe saves its owner in rounds, by place * 6 + gem + 1."""

KEPT = (-2.81, -1.54, -1.48, -0.46, -0.02, 1.51, 2.99)
"""What a tile is worth in hand, in rounds: who has laid the six will miss it."""
THEFT_FAILS = 0.8
"""How much of a theft is reckoned with when the tile is laid: the prey may have left by then."""
THEFT = 0.1
"""What a theft is worth beside the gem."""
DROWNED = 0.3
"""What it is worth that a rival's canoe falls."""
PRICE = 1.0
"""How many rounds a gem may be worth that pays for a fallen canoe."""
STORED = 4
"""A site that holds more does no more good."""


class PaddlingHabits(NamedTuple):
    """How somebody plays who does not search."""

    heat: float = 0.3
    """How evenly tiles are chosen; 0 is always the best."""
    keep: float = 0.25
    """How much it minds which tiles stay in hand."""
    heed: float = 1.0
    """How often it thinks of the river's flow."""
    robs: bool = True
    """Whether it thinks of thefts."""
    lingers: float = 0.0
    """How often a second canoe is left ashore."""
    forgets: float = 0.0
    """How often a fallen canoe is not bought back, though a gem could be spared."""
    style: PaddlingStyle = PLAIN
    """What it likes beside what is good."""

    @property
    def theft(self) -> float | None:
        """What a theft is worth to its taste; None if it does not think of thefts."""
        liking = self.style.theft
        return None if liking < 0 or not (self.robs or liking) else liking

    def in_style(self, style: PaddlingStyle) -> PaddlingHabits:
        return self._replace(style=style, heed=self.heed * (1 - style.heedless))


PLAYER = PaddlingHabits()
CanoeDeed: TypeAlias = tuple[int, Way, Prey | None]
"""A canoe, its way, and whom it robs there."""


@lru_cache(maxsize=1 << 15)
def worths(store: GemCounts, sites: GemCounts, weather: int) -> Worths:
    return tuple(
        0.0 if place == "falls" and gem is not None else worth(place, gem, store, sites, weather)
        for place in PLACES
        for gem in (None, *GEMS)
    )


@lru_cache(maxsize=1 << 14)
def payment(store: GemCounts, sites: GemCounts) -> int | None:
    """The gem that pays for a fallen canoe, if one is cheap enough."""
    now = need(store, sites)
    cost, gem = min(
        (
            (need(changed(store, gem, -1), sites) - now, gem)
            for gem, count in enumerate(store)
            if count
        ),
        default=(PRICE, 0),
    )
    return gem if cost < PRICE else None


def stocks(position: Position) -> GemCounts:
    return tuple([held if held < STORED else STORED for held in position.sites])


def worths_of(position: Position, seat: Seat) -> Worths:
    return worths(position.stores[seat], stocks(position), position.weather)


# Tiles


def guessed_low(position: Position, seat: Seat, rng: Random, *, own: bool) -> int:
    """The lowest tile of the round, with a lot for each that is still covered.

    `own`: whether one's own tile counts already.
    """
    low, seats = NO_TILE, position.agreed.seats
    buoy, turned, laid, hands = position.buoy, position.turned, position.laid, position.hands
    for other in range(seats):
        if other == seat:
            if not own:
                continue
            tile = laid[other]
        elif turned and (other - buoy) % seats < turned:
            tile = laid[other]
        else:
            hand = hands[other]
            tile = hand[int(rng.random() * len(hand))]
        if 0 < tile < low:
            low = tile
    return low


def scores(position: Position, seat: Seat, rng: Random, habits: PaddlingHabits) -> list[float]:
    """For each tile of the hand, what both canoes are worth after it and after the flow."""
    low = guessed_low(position, seat, rng, own=False)
    heeded = habits.heed >= 1.0 or rng.random() < habits.heed
    worth_at = worths_of(position, seat)
    one, one_gem, two, two_gem = position.canoes[seat]
    afloat = BEACH < one < FALLS or BEACH < two < FALLS
    theft, style = habits.theft, habits.style
    found = []
    for tile in position.hands[seat]:
        if tile == CLOUD:
            value = max(
                _drifted(
                    position.likely_ends(max(0, position.discs(low) + by) if heeded else 0, rng),
                    worth_at,
                    position.canoes[seat],
                )
                for by in skies(position.weather)
            )
        else:
            discs = position.discs(tile if tile < low else low) if heeded else 0
            ends = position.likely_ends(discs, rng)
            value, ashore = 0.0, []
            for place, gem in ((one, one_gem), (two, two_gem)):
                if place == FALLS:
                    value += worth_at[FALLS * 6]
                    continue
                best = _best(position, seat, place, gem, tile, ends, worth_at, theft)
                if place == BEACH:
                    ashore.append(best)
                else:
                    value += best
            if ashore:
                value += max(0.0, ashore[0]) if afloat else max(ashore)
        found.append(value - habits.keep * KEPT[tile] + style.of_tile(tile))
    return found


def _drifted(ends: Sequence[int], worth_at: Worths, pair: Sequence[int]) -> float:
    one, two = ends[pair[0]], ends[pair[2]]
    return (
        worth_at[one * 6 + (0 if one == FALLS else pair[1] + 1)]
        + worth_at[two * 6 + (0 if two == FALLS else pair[3] + 1)]
    )


def _best(
    position: Position,
    seat: Seat,
    place: int,
    gem: int,
    tile: int,
    ends: Sequence[int],
    worth_at: Worths,
    theft: float | None,
) -> float:
    """What a canoe is worth after the best that it can do with a tile."""
    best, sites = -9.0, position.sites
    for to, aboard, needs, _, may_rob, _ in position.agreed.ways[place * 6 + gem + 1][tile]:
        if needs and not _stocked(sites, needs):
            continue
        end = ends[to]
        value = worth_at[end * 6 + (0 if end == FALLS else aboard + 1)]
        if value > best:
            best = value
        if may_rob and theft is not None:
            for other, pair in enumerate(position.canoes):
                if other != seat:
                    for at in (0, 2):
                        if pair[at] == to and pair[at + 1] >= 0:
                            loot = 0 if end == FALLS else pair[at + 1] + 1
                            value = (worth_at[end * 6 + loot] + theft) * THEFT_FAILS
                            if value > best:
                                best = value
    return best


def _stocked(sites: Sequence[int], needs: tuple[int, ...]) -> bool:
    for site in needs:  # noqa: SIM110 (a generator would take thrice as long)
        if not sites[site]:
            return False
    return True


def tile_of(position: Position, seat: Seat, rng: Random, habits: PaddlingHabits = PLAYER) -> int:
    hand = position.hands[seat]
    if len(hand) == 1:
        return hand[0]
    valued = scores(position, seat, rng, habits)
    best = max(valued)
    if not habits.heat:
        return hand[valued.index(best)]
    heat = habits.heat
    weights = [exp((value - best) / heat) for value in valued]
    sum_of = 0.0
    for weight in weights:
        sum_of += weight
    left = rng.random() * sum_of
    for tile, weight in zip(hand, weights, strict=True):
        left -= weight
        if left <= 0:
            return tile
    return hand[-1]


def bought(position: Position, seat: Seat) -> int | None:
    """The gem that a seat pays for a fallen canoe, if it has one and it is worth it."""
    pair, store = position.canoes[seat], position.stores[seat]
    if FALLS in (pair[0], pair[2]) and any(store):
        return payment(store, stocks(position))
    return None


def lay(position: Position, rng: Random, habits: PaddlingHabits = PLAYER) -> None:
    """Everybody who has not laid a tile does."""
    open_seats = [seat for seat, tile in enumerate(position.laid) if tile == NO_TILE]
    for seat in open_seats:
        position.laid[seat] = tile_of(position, seat, rng, habits)
    for seat in open_seats:
        gem = bought(position, seat)
        if gem is not None:
            position.buy(seat, gem)


# Turns


def deed(
    position: Position,
    seat: Seat,
    canoe: int,
    ends: Sequence[int],
    *,
    may_stay: bool,
    theft: float | None,
) -> CanoeDeed | None:
    """The best way of one canoe with its owner's tile; None to stay ashore."""
    worth_at = worths_of(position, seat)
    pair, sites = position.canoes[seat], position.sites
    place, gem = pair[2 * canoe], pair[2 * canoe + 1]
    best = 0.0 if may_stay else -99.0
    found: CanoeDeed | None = None
    for way in position.agreed.ways[place * 6 + gem + 1][position.laid[seat]]:
        to, aboard, needs, _, may_rob, _ = way
        if needs and not _stocked(sites, needs):
            continue
        end = ends[to]
        value = worth_at[end * 6 + (0 if end == FALLS else aboard + 1)]
        if value > best:
            best, found = value, (canoe, way, None)
        if may_rob and theft is not None:
            for other, theirs in enumerate(position.canoes):
                if other != seat:
                    for at in (0, 2):
                        if theirs[at] == to and theirs[at + 1] >= 0:
                            loot = 0 if end == FALLS else theirs[at + 1] + 1
                            value = worth_at[end * 6 + loot] + THEFT + theft
                            if value > best:
                                best, found = value, (canoe, way, (other, at // 2))
    return found


def sky(position: Position, seat: Seat, rng: Random) -> int:
    """Which way the weather is moved: best for one's own canoes, and for nobody else's."""
    discs = position.discs(guessed_low(position, seat, rng, own=True))
    worth_at = worths_of(position, seat)
    best, found = -99.0, 0
    for by in skies(position.weather):
        ends = position.likely_ends(max(0, discs + by), rng)
        value = _drifted(ends, worth_at, position.canoes[seat])
        for other, pair in enumerate(position.canoes):
            if other != seat:
                for at in (0, 2):
                    if pair[at] != FALLS and ends[pair[at]] == FALLS:
                        value += DROWNED
        if value > best:
            best, found = value, by
    return found


def turn(
    position: Position, seat: Seat, rng: Random, habits: PaddlingHabits = PLAYER
) -> list[CanoeDeed]:
    """A whole turn, made and told; the seat's tile lies face up. A cloud has no deeds."""
    if position.laid[seat] == CLOUD:
        position.weather += sky(position, seat, rng)
        return []
    pair = position.canoes[seat]
    must = [canoe for canoe in (0, 1) if BEACH < pair[2 * canoe] < FALLS]
    may = [canoe for canoe in (0, 1) if pair[2 * canoe] == BEACH]
    if not must:
        return rest_of_turn(position, seat, [], may[:1], rng, habits, launching=True)
    return rest_of_turn(position, seat, must, may, rng, habits)


def rest_of_turn(
    position: Position,
    seat: Seat,
    must: Sequence[int],
    may: Sequence[int],
    rng: Random,
    habits: PaddlingHabits = PLAYER,
    *,
    launching: bool = False,
) -> list[CanoeDeed]:
    """The canoes that a seat has still to move, and those that it may launch."""
    made: list[CanoeDeed] = []
    if not must and not may:
        return made
    low = guessed_low(position, seat, rng, own=True)
    heeded = habits.heed >= 1.0 or rng.random() < habits.heed
    ends = position.likely_ends(position.discs(low) if heeded else 0, rng)
    waits = position.agreed.may_stay if launching else True
    for canoe in (*must, *may):
        if position.winners:
            break
        may_stay = waits and canoe not in must
        found = deed(position, seat, canoe, ends, may_stay=may_stay, theft=habits.theft)
        if found is not None:
            position.paddle(seat, *found)
            made.append(found)
    return made


def finish_round(position: Position, rng: Random, habits: PaddlingHabits = PLAYER) -> None:
    """All turns that are left of the round, and the river. All tiles are laid."""
    seats = position.agreed.seats
    while position.turned < seats:
        turn(position, position.turn_over(), rng, habits)
        if position.winners:
            return
    position.flow(rng)
