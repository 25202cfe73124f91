"""Which dice to throw again: the exact expectation over all hands of five."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement, product
from typing import NamedTuple, TypeAlias

from ludotheque.core.sums import total
from ludotheque.games.nizza.model import DICE, SYMBOLS

from .prospects import DiceHand

HandWorth: TypeAlias = Callable[[DiceHand], float]


class DiceHands(NamedTuple):
    """Every hand of five dice or fewer, the smallest first, and how they hang together."""

    every: tuple[DiceHand, ...]
    more: tuple[tuple[int, ...], ...]
    """The hands with one die more; none for a whole one."""
    parts: tuple[tuple[int, ...], ...]
    """The hands that can be kept of a whole one; none for the others."""
    number: dict[DiceHand, int]


@cache
def hands() -> DiceHands:
    kinds = range(len(SYMBOLS))
    every = tuple(
        tuple(some.count(kind) for kind in kinds)
        for count in range(DICE + 1)
        for some in combinations_with_replacement(kinds, count)
    )
    number = {each: index for index, each in enumerate(every)}
    more = tuple(
        tuple(number[*each[:kind], each[kind] + 1, *each[kind + 1 :]] for kind in kinds)
        if sum(each) < DICE
        else ()
        for each in every
    )
    parts = tuple(
        tuple(number[part] for part in product(*(range(count + 1) for count in each)))
        if sum(each) == DICE
        else ()
        for each in every
    )
    return DiceHands(every, more, parts, number)


def keep(worth: HandWorth, dice: DiceHand, throws: int) -> DiceHand:
    """The dice to keep, with so many throws left, if a whole hand is worth so much."""
    # Of equals, the one that throws less: whoever is content keeps what there is.
    found = worths(worth, dice, throws)
    return max(found, key=lambda part: (found[part], sum(part)))


def worths(worth: HandWorth, dice: DiceHand, throws: int) -> dict[DiceHand, float]:
    """What each part of a hand is worth that could be kept."""
    known = hands()
    lying = {number: worth(each) for number, each in enumerate(known.every) if known.parts[number]}
    kept: list[float] = []
    for _ in range(throws):
        kept = _expected(known, lying)
        lying = {number: max([kept[part] for part in known.parts[number]]) for number in lying}
    return {known.every[part]: kept[part] for part in known.parts[known.number[dice]]}


def _expected(known: DiceHands, lying: dict[int, float]) -> list[float]:
    """What each hand is worth that is kept while the other dice are thrown once."""
    found = [0.0] * len(known.every)
    for number in range(len(found) - 1, -1, -1):
        more = known.more[number]
        if more:
            found[number] = total([found[each] for each in more]) / len(more)
        else:
            found[number] = lying[number]
    return found
