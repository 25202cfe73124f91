"""What a seat's chances in the whole game are, by how many cards everybody has left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import TypeAlias

from ludotheque.core.sums import total
from ludotheque.games.nimms_leich.deck import PILE

PACE = 0.6
"""How often a player wins a round, more or less."""
LONGEST = 60


@cache
def _finishes(left: int) -> tuple[float, ...]:
    """The chance that the last of so many cards goes in each round from now on."""
    return tuple(
        comb(rounds - 1, left - 1) * PACE**left * (1 - PACE) ** (rounds - left)
        if rounds >= left > 0
        else float(rounds == left == 0)
        for rounds in range(LONGEST)
    )


@cache
def _lasts(left: int) -> tuple[float, ...]:
    """The chance not to have finished before each round."""
    reached, before = [], 1.0
    for chance in _finishes(left):
        reached.append(max(before, 0.0))
        before -= chance
    return tuple(reached)


Rival: TypeAlias = tuple[int, int]
"""Somebody else's cards left, and how their tokens compare with mine: 1 if they have more left, and
so are ahead of me when we finish together, 0 if as many, -1 if fewer.
"""


@lru_cache(maxsize=1 << 16)
def share(mine: int, rivals: tuple[Rival, ...]) -> float:
    """The share of the win of a seat with so many cards left: whoever finishes first, if each
    round were won or lost by everybody alone. Those who tie in tokens too divide it."""
    assert 0 <= mine <= PILE
    found = 0.0
    for rounds, chance in enumerate(_finishes(mine)):
        if chance:
            # one win divided by one more than those who tie with me, one rival after the other
            ties = [chance]
            for left, ahead in rivals:
                now = _finishes(left)[rounds]
                later = max(_lasts(left)[rounds] - now, 0.0)
                if ahead:
                    weight = later if ahead > 0 else later + now
                    ties = [so_far * weight for so_far in ties]
                else:
                    ties = [
                        (ties[n] * later if n < len(ties) else 0.0)
                        + (ties[n - 1] * now if n else 0.0)
                        for n in range(len(ties) + 1)
                    ]
            found += total(each / (tied + 1) for tied, each in enumerate(ties))
    return found


def standing(left: Sequence[int], tokens: Sequence[int], seat: int) -> float:
    """The share of a seat, from everybody's cards and tokens."""
    rivals = [
        (cards, (tokens[other] > tokens[seat]) - (tokens[other] < tokens[seat]))
        for other, cards in enumerate(left)
        if other != seat
    ]
    return share(left[seat], tuple(sorted(rivals)))
