"""When an investigator is worth a token, and whom to send them to."""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from ludotheque.core.game import Seat, put
from ludotheque.games.nimms_leich.bidding import RANKS
from ludotheque.games.nimms_leich.model import Bidding, Card, Investigate

from .belief import Belief
from .odds import NOTHING, added, chance
from .plain import truth
from .race import standing
from .reading import Reading
from .rollout import DENOUNCE, Rollout, World

SECRETIVE_ROUNDS = 6
"""As long as this, piles hold cards that were never shown."""
LEAST_GAIN = 0.06
DEARER = 0.015
"""How much more a token must promise for every round to come that could need it more."""
TIES = 0.3
"""How much of what a token is worth in a tie is reckoned with."""
LIKELY = 0.5


class Glimpse(NamedTuple):
    """A look, how much oftener one is right after it, and what it costs of that."""

    move: Investigate
    gain: float
    price: float


def investigation(belief: Belief, rollout: Rollout, worlds: list[World]) -> Glimpse | None:
    """The look that would help most now, if it would help enough."""
    reading = belief.reading
    phase, tokens = reading.view.phase, reading.view.tokens[reading.me]
    if not tokens or not isinstance(phase, Bidding):
        return None
    mine = phase.seat == reading.me
    steps, least = _at_stake(reading, mine), price(reading, rollout.left)
    if not steps or 1 - _right(reading, [truth(reading, rollout.odds, s) for s in steps]) < least:
        return None  # whoever is nearly sure already cannot learn much
    if not mine and not _denunciation_is_near(reading, rollout, worlds, phase.seat):
        return None
    best, gain = max(
        ((visit, _gain(belief, rollout, worlds, visit, steps)) for visit in visits(reading)),
        key=lambda found: found[1],
        default=((), 0.0),
    )
    return Glimpse(Investigate(best), gain, least) if gain > least else None


def price(reading: Reading, left: list[int]) -> float:
    """How much oftener I must be right for it: as long as better occasions may come, and because
    of several who finish at once the one with more tokens wins.
    """
    view, me = reading.view, reading.me
    tokens = view.tokens[me]
    ahead = max(0, SECRETIVE_ROUNDS - view.round + 1 - tokens)
    now = standing(left, view.tokens, me)
    spent = standing(left, put(view.tokens, me, tokens - 1), me)
    won = standing(put(tuple(left), me, left[me] - 1), view.tokens, me)
    return LEAST_GAIN + DEARER * ahead + TIES * (now - spent) / max(won - now, 1e-9)


def visits(reading: Reading) -> list[tuple[Seat, ...]]:
    """Pairs of opponents of whom something is unknown and, among three, a whole hand of two."""
    others = [seat for seat in range(reading.seats) if seat != reading.me]
    hidden = [seat for seat in others if reading.hands[seat].unknown]
    found: list[tuple[Seat, ...]] = []
    if reading.seats == 3:
        found += [(seat,) for seat in hidden if len(reading.view.hands[seat]) == 2]
    return found + [pair for pair in combinations(others, 2) if {*pair} & {*hidden}]


def _denunciation_is_near(
    reading: Reading, rollout: Rollout, worlds: list[World], turn: Seat
) -> bool:
    """Whether I may have to vote next: later it is too late to look."""
    if reading.last is None or reading.view.bids[-1].seat == reading.me:
        return False
    denounced = sum(rollout.answer(turn, world) == DENOUNCE for world in worlds)
    return denounced > LIKELY * len(worlds)


def _at_stake(reading: Reading, mine: bool) -> list[int]:
    """The bids that I may have to judge: the last one and, on my turn, the next ones."""
    last = [] if reading.last is None else [reading.last]
    return last + (reading.lowest(reading.last) if mine else [])


def _right(reading: Reading, chances: list[float]) -> float:
    """How often I am right: with the likelier side of a vote; on my turn, with the best raise or
    the denunciation.
    """
    assert isinstance(reading.view.phase, Bidding)
    if reading.view.phase.seat != reading.me:
        return max(chances[0], 1 - chances[0])
    if reading.last is None:
        return max(chances)
    return max(1 - chances[0], *chances[1:], 0.0)


def _gain(
    belief: Belief,
    rollout: Rollout,
    worlds: list[World],
    visit: tuple[Seat, ...],
    steps: list[int],
) -> float:
    """How much oftener I would be right after this visit."""
    reading = belief.reading
    rest = belief.without(visit, NOTHING)
    total = 0.0
    for number, world in enumerate(worlds):
        known, lots = reading.own, dict[Seat, Card]()
        for seat in visit:
            cards = world[seat].cards
            if len(visit) == 1 or len(cards) == 1:
                known = added(known, world[seat].counts)
            else:
                # a lot shows one of two cards: in this world the one, in the next the other
                lots[seat] = cards[number % len(cards)]
        odds = belief.without(visit, NOTHING, lots) if lots else rest
        chances = []
        for step in steps:
            corpse = reading.corpses[step % RANKS]
            chances.append(chance(odds[corpse], step // RANKS - known[corpse]))
        total += _right(reading, chances)
    blind = _right(reading, [truth(reading, rollout.odds, step) for step in steps])
    return total / len(worlds) - blind
