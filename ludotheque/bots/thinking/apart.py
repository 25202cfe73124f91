"""Values taken apart: why a move is better than the next best, and what its lead is made of.

A group of what counts is made equal between two moves in every world; what the lead loses by it is
the group's weight. So a reason is never an excuse: without it the lead would be gone, or smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple, Protocol

from ludotheque.core.game import Seat
from ludotheque.core.sums import total

from .shares import softmax
from .thought import Fact, Reason, Thought, ranked, sure

END = "end"
"""The game is over in some worlds: there is nothing left to weigh but who has won."""
SAME = 1e-9
SLIGHT = 0.1
"""What takes less than this part of the lead away is no reason."""


class Apart(Protocol):
    """What one world is worth to a seat after a move, by groups of what counts."""

    @property
    def value(self) -> float: ...

    def with_group(self, group: str, other: Any) -> float:
        """The value, were this group what it is after another move."""
        ...


class ApartShares(NamedTuple):
    """Shares of the win as a softmax over the seats, each logit a sum of groups."""

    seat: Seat
    shares: tuple[float, ...]
    logits: Sequence[Mapping[str, float]] | None
    """For each seat; None where the game is over."""

    @property
    def value(self) -> float:
        return self.shares[self.seat]

    def with_group(self, group: str, other: ApartShares) -> float:
        if self.logits is None or other.logits is None:
            return other.value if group == END else self.value
        if group == END:
            return self.value
        mixed = [
            total({**mine, group: theirs.get(group, 0.0)}.values())
            for mine, theirs in zip(self.logits, other.logits, strict=True)
        ]
        return softmax(mixed)[self.seat]


def apart_shares(seat: Seat, logits: Sequence[Mapping[str, float]]) -> ApartShares:
    return ApartShares(seat, softmax([total(each.values()) for each in logits]), logits)


class ApartSum(NamedTuple):
    """A plain sum, turned into a share of the win by some rising function."""

    terms: Mapping[str, float]
    share: Callable[[float], float]

    @property
    def value(self) -> float:
        return self.share(total(self.terms.values()))

    def with_group(self, group: str, other: ApartSum) -> float:
        return self.share(total({**self.terms, group: other.terms.get(group, 0.0)}.values()))


class ApartAblated(NamedTuple):
    """Where a group can only be taken away, from every move alike: what each is worth then."""

    value: float
    lacking: Mapping[str, float]

    def with_group(self, group: str, other: ApartAblated) -> float:
        return other.value + self.lacking[group] - other.lacking[group]


class Compared(NamedTuple):
    """Two moves in the same worlds: what each world is worth after the one and after the other."""

    ends: Sequence[tuple[Apart, Apart]]
    positions: Sequence[tuple[Any, Any]] = ()
    """How the worlds stand there, for who tells facts of them."""

    @property
    def values(self) -> tuple[float, float]:
        count = len(self.ends)
        return (
            total(better.value for better, _ in self.ends) / count,
            total(worse.value for _, worse in self.ends) / count,
        )

    @property
    def lead(self) -> float:
        one, other = self.values
        return one - other

    @property
    def error(self) -> float:
        """The standard error of the lead."""
        lead, count = self.lead, len(self.ends)
        if count < 2:
            return 0.0
        spread = total((better.value - worse.value - lead) ** 2 for better, worse in self.ends)
        return sqrt(spread / (count - 1) / count)

    def turned(self) -> Compared:
        return Compared(
            [(worse, better) for better, worse in self.ends],
            [(worse, better) for better, worse in self.positions],
        )

    def without(self, group: str) -> float:
        """The lead, were a group the same after both moves."""
        lost = total(better.with_group(group, worse) - worse.value for better, worse in self.ends)
        return lost / len(self.ends)

    def reasons(
        self, groups: Sequence[str], facts: Callable[[str], tuple[str, Mapping[str, Fact]]]
    ) -> tuple[Reason, ...]:
        """The weightiest first; none for a lead that luck may have made. `facts` gives the key and
        the facts of a group's sentence.
        """
        lead, found = self.lead, list[Reason]()
        if not sure(lead, self.error):
            return ()
        for group in groups:
            weight = lead - self.without(group)
            if weight > SLIGHT * lead > 0:
                key, known = facts(group)
                found.append(Reason(f"because-{key}", weight, known))
        return tuple(sorted(found, key=lambda reason: -reason.weight))


def explained(
    thoughts: Sequence[Thought],
    apart: Mapping[Any, Apart],
    groups: Sequence[str],
    facts: Callable[[str], tuple[str, Mapping[str, Fact]]],
) -> list[Thought]:
    """Where nothing is left to luck: the best first, with what is to be said for it against the
    next that is really worse."""
    best, *others = ranked(thoughts)
    rival = next((each for each in others if best.value - each.value > SAME), None)
    if rival is None:
        return [best, *others]
    told = Compared([(apart[best.move], apart[rival.move])])
    reasons = told.reasons(groups, facts)
    return [Thought(best.move, best.value, 0.0, reasons, rival.move), *others]
