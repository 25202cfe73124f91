"""Who plays whom, on which deals. Each deal goes all the way round, so that its luck cancels out.

Only whole rounds are played: the number of games is rounded up, and nobody is favoured. A longer
schedule begins with the shorter one, so that a run can be lengthened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, count, permutations
from typing import TypeAlias

import msgspec

from ludotheque.core.game import AnyGame, Options
from ludotheque.core.options import agreed
from ludotheque.core.strengths import STRENGTHS

from .match import ArenaError, Match

LineUp: TypeAlias = tuple[str, ...]


def rotations(line_up: LineUp) -> tuple[LineUp, ...]:
    """The line-up turned by one seat after the other, until it looks the same again."""
    turned = [(*line_up[by:], *line_up[:by]) for by in range(len(line_up))]
    return tuple(dict.fromkeys(turned))


def circles(line_up: LineUp) -> tuple[LineUp, ...]:
    """The ways to sit around a table: orders that no rotation turns into one another.

    Those with the most rotations come first, so that line-ups of the same kind have theirs in step.
    """
    first, *others = sorted(line_up)
    orders = {min(rotations((first, *order))) for order in permutations(others)}
    return tuple(sorted(orders, key=lambda order: (-len(rotations(order)), order)))


def one_against(
    game: AnyGame, options: Options, challenger: str, field: str, games: int, *, first: int = 0
) -> tuple[Match, ...]:
    """A challenger on each seat in turn; on all the others, copies of one strength."""
    if challenger == field:
        raise ArenaError(f"{challenger} against itself wins its fair share: nothing to measure")
    line_up = (challenger, *[field] * (options.seats - 1))
    return _rounds(game, options, [line_up], _as_given, games, first)


def among_equals(
    game: AnyGame, options: Options, strength: str, games: int, *, first: int = 0
) -> tuple[Match, ...]:
    """One strength on all seats, a deal a game: what a place in turn order is worth."""
    return _rounds(game, options, [(strength,) * options.seats], _as_given, games, first)


def round_robin(
    game: AnyGame, options: Options, strengths: Sequence[str], games: int, *, first: int = 0
) -> tuple[Match, ...]:
    """All against all: every strength meets every other, and sits on every seat, equally often.

    With more strengths than seats, all choices of them; with fewer, everyone sits as often as the
    seats allow, and the seats left over go to all choices in turn. The order around the table
    changes from round to round.
    """
    if len(strengths) < 2 or len(set(strengths)) < len(strengths):
        raise ArenaError("a tournament is between two strengths at least, each named once")
    each, over = divmod(options.seats, len(strengths))
    line_ups = [(*tuple(strengths) * each, *extra) for extra in combinations(strengths, over)]
    return _rounds(game, options, line_ups, circles, games, first)


def _as_given(line_up: LineUp) -> tuple[LineUp, ...]:
    return (line_up,)


def _rounds(
    game: AnyGame,
    options: Options,
    line_ups: Sequence[LineUp],
    orders: Callable[[LineUp], Sequence[LineUp]],
    games: int,
    first: int,
) -> tuple[Match, ...]:
    """A round: one deal of its own for each line-up, sitting in the next of its orders."""
    plain = msgspec.to_builtins(agreed(game, msgspec.to_builtins(options)))
    if games < 1:
        raise ArenaError(f"{games} games: play one at least")
    for line_up in line_ups:
        for strength in line_up:
            own = ":" in strength  # a bot of somebody's own
            if not own and strength.partition("/")[0] not in STRENGTHS:
                raise ArenaError(f"no bot {strength!r}: choose among {', '.join(STRENGTHS)}")
    seatings = [orders(line_up) for line_up in line_ups]
    matches: list[Match] = []
    deals = count(first)
    turn = 0
    while len(matches) < games:
        for seating in seatings:
            order = seating[turn % len(seating)]
            deal = next(deals)
            matches += [
                Match(
                    game=game.name,
                    version=game.version,
                    options=plain,
                    bots=bots,
                    deal=deal,
                    rotation=rotation,
                )
                for rotation, bots in enumerate(rotations(order))
            ]
        turn += 1
    return tuple(matches)
