"""What can be said for a bid, a denunciation, a thumb or a look, and the facts it is said with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple, TypeAlias

from ludotheque.bots.thinking import (
    ApartSum,
    Compared,
    Fact,
    Reason,
    ReasonFacts,
    Thought,
    WorldTally,
    beside,
    ranked,
)
from ludotheque.core.game import Seat, put
from ludotheque.core.sums import total
from ludotheque.games.nimms_leich.bidding import height
from ludotheque.games.nimms_leich.model import Ballot, Bid, Bidding, Denounce, Move, View, Vote

from .odds import Tail
from .plain import best_raise, truth
from .race import standing
from .reading import Reading
from .rollout import DENOUNCE, Rollout, World
from .tokens import Glimpse

PERCENT = range(0, 101, 20)
REASONS: ReasonFacts = {
    "because-likely": {"chance": PERCENT, "other": PERCENT},
    "because-mine": {"amount": PERCENT, "other": PERCENT},
    "because-mine-little": {},
    "because-others": {"amount": PERCENT, "other": PERCENT},
    "because-others-little": {},
    "because-look": {"right": PERCENT},
}
MINE, OTHERS = "mine", "others"
SAME = 1e-9

RoundWinners: TypeAlias = tuple[bool, ...]
"""Who gets rid of a card at the end of a round."""


class ApartRound(NamedTuple):
    """How a round ends, and what that is worth: one's own card, and those of the others."""

    me: Seat
    winners: RoundWinners
    share: Callable[[RoundWinners], float]

    @property
    def value(self) -> float:
        return self.share(self.winners)

    def with_group(self, group: str, other: ApartRound) -> float:
        kept, changed = (other, self) if group == MINE else (self, other)
        return self.share(put(changed.winners, self.me, kept.winners[self.me]))


class Endings:
    """How rounds end after each of some moves, world by world."""

    def __init__(self, rollout: Rollout, faiths: Sequence[float], moves: Sequence[Move]) -> None:
        self.rollout, self.faiths, self.moves = rollout, faiths, moves
        self.me = rollout.reading.me

    def after(
        self, number: int, world: World, some: Sequence[int] | None = None
    ) -> list[RoundWinners]:
        faith = self.faiths[number % len(self.faiths)]
        chosen = self.moves if some is None else [self.moves[each] for each in some]
        return [self._after(move, world, faith) for move in chosen]

    def _after(self, move: Move, world: World, faith: float) -> RoundWinners:
        reading, rollout = self.rollout.reading, self.rollout
        match move:
            case Bid():
                return rollout.winners(height(reading.view.row, move), world, faith)
            case Vote(thumb=up):
                phase = reading.view.phase
                assert isinstance(phase, Ballot)
                return rollout.voted(phase.denouncer, up, world, faith)
        return rollout.winners(DENOUNCE, world, faith)

    def compared(self, best: int, rival: int, worlds: Sequence[World]) -> Compared:
        pairs = []
        for number, world in enumerate(worlds):
            one, other = self.after(number, world, (best, rival))
            pairs.append((one, other))
        me, share = self.me, self.rollout.share
        return Compared(
            [(ApartRound(me, one, share), ApartRound(me, other, share)) for one, other in pairs],
            pairs,
        )


def told(ends: Endings, tally: WorldTally, fresh: Sequence[World]) -> list[Thought]:
    """What was found in some worlds; of the two best, what fresh ones say."""
    moves = ends.moves
    best, *others = tally.ranked()
    if not others:
        return [Thought(moves[best], tally.mean(best))]
    rival = next((each for each in others if abs(tally.lead(best, each)[0]) > SAME), others[0])
    found = ends.compared(best, rival, fresh)
    if found.lead < 0:
        best, rival, found = rival, best, found.turned()
    reasons = found.reasons((MINE, OTHERS), partial(_facts, found, ends.me))
    top, second = found.values
    thoughts = [
        Thought(moves[best], top, found.error, reasons, moves[rival]),
        Thought(moves[rival], second, found.error),
    ]
    for each, move in enumerate(moves):
        if each not in (best, rival):
            lead, error = tally.lead(best, each)
            thoughts.append(Thought(move, top - max(lead, 0.0), error))
    return ranked(thoughts)


def with_look(thoughts: list[Thought], look: Glimpse, rollout: Rollout) -> list[Thought]:
    """To look first, beside what one would do without: what it brings is to be right oftener."""
    best, me, left = thoughts[0], rollout.reading.me, rollout.left
    tokens = rollout.reading.view.tokens
    stake = standing(put(tuple(left), me, left[me] - 1), tokens, me) - standing(left, tokens, me)
    worth = (look.gain - look.price) * stake
    reason = Reason("because-look", worth, {"right": round(100 * look.gain)})
    first = Thought(look.move, min(1.0, best.value + worth), 0.0, (reason,), best.move)
    return [first, Thought(best.move, best.value, best.error), *thoughts[1:]]


def _facts(found: Compared, me: Seat, group: str) -> tuple[str, Mapping[str, Fact]]:
    """How often I get rid of a card, and how many of the others do, in a hundred."""

    def often(winners: RoundWinners) -> float:
        if group == MINE:
            return float(winners[me])
        return (sum(winners) - winners[me]) / (len(winners) - 1)

    count = len(found.positions)
    one = total(often(better) for better, _ in found.positions)
    other = total(often(worse) for _, worse in found.positions)
    return beside(group, one / count, other / count)


# By chances alone


def by_chances(
    reading: Reading, odds: tuple[Tail, ...], also: Sequence[Move] = ()
) -> list[Thought]:
    """Each move by how likely it is to be right; how many of the others are is left out."""
    chances = {
        move: _right(reading, odds, move)
        for move in dict.fromkeys((*_worth_a_thought(reading, odds), *also))
        if isinstance(move, Bid | Denounce | Vote)
    }
    left, tokens, me = cards_left(reading.view), reading.view.tokens, reading.me
    lost = standing(left, tokens, me)
    won = standing(put(tuple(left), me, left[me] - 1), tokens, me)

    def share(chance: float) -> float:
        return lost + chance * (won - lost)

    found = ranked([Thought(move, share(chance)) for move, chance in chances.items()])
    if len(found) < 2:
        return found
    best, rival = found[:2]
    one, other = chances[best.move], chances[rival.move]
    told = Compared([(ApartSum({"likely": one}, share), ApartSum({"likely": other}, share))])
    facts = {"chance": round(100 * one), "other": round(100 * other)}
    reasons = told.reasons(("likely",), lambda group: (group, facts))
    return [Thought(best.move, best.value, 0.0, reasons, rival.move), *found[1:]]


def _worth_a_thought(reading: Reading, odds: tuple[Tail, ...]) -> list[Move]:
    if not isinstance(reading.view.phase, Bidding):
        return [Vote(True), Vote(False)]
    steps = dict.fromkeys(
        (best_raise(reading, odds, reading.last)[0], *reading.lowest(reading.last))
    )
    raises: list[Move] = [reading.bid(step) for step in steps if step >= 0]
    return raises if reading.last is None else [Denounce(), *raises]


def _right(reading: Reading, odds: tuple[Tail, ...], move: Bid | Denounce | Vote) -> float:
    if isinstance(move, Bid):
        return truth(reading, odds, height(reading.view.row, move))
    assert reading.last is not None
    good = truth(reading, odds, reading.last)
    return good if isinstance(move, Vote) and move.thumb else 1 - good


def cards_left(view: View) -> list[int]:
    return [len(hand) + len(pile) for hand, pile in zip(view.hands, view.piles, strict=True)]


def all_alike(view: View, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """Where a lot decides: one is as good as another."""
    now = standing(cards_left(view), view.tokens, seat)
    return [Thought(move, now) for move in moves]


def move_of(reading: Reading, step: int) -> Move:
    return Denounce() if step == DENOUNCE else reading.bid(step)
