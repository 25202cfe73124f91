"""What the outcomes say about strength, and how sure one may be of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from math import ceil, sqrt
from random import Random
from typing import TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from ludotheque.core.game import Data, Seat
from ludotheque.titles import TITLES

from .match import ArenaError, Match, Outcome

Z = 1.959964
"""The normal distribution's 97.5 % point: 95 % lie within so many deviations of its mean."""
RESAMPLES = 1000
FEW = 10
"""With fewer deals than this, drawing among them again tells nothing."""

K = TypeVar("K", str, Seat)


class Share(Data, frozen=True):
    """Wins for each time somebody sat down, a shared win divided, with a 95 % interval."""

    games: int
    share: float
    low: float
    high: float


class Skill(Data, frozen=True):
    """A Plackett–Luce rating: mean and deviation of what is believed of a strength."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - Z * self.sigma

    @property
    def high(self) -> float:
        return self.mu + Z * self.sigma


class Speed(Data, frozen=True):
    """Seconds a decision."""

    decisions: int
    mean: float
    slow: float
    """Nineteen of twenty are quicker."""


class Ranking(Data, frozen=True):
    strength: str
    wins: Share
    skill: Skill
    pace: Speed


class Summary(Data, frozen=True, kw_only=True):
    """All that a report tells. The standings begin with the best."""

    match: Match
    """Any of the matches: they agree on the game and its options."""
    games: int
    deals: int
    plies: float
    """A game's mean length."""
    seconds: float
    """All thinking together."""
    standings: tuple[Ranking, ...]
    seats: tuple[Share, ...]
    places: tuple[Share, ...]
    """In turn order: who begins, the next, and so on. None where the results do not tell."""

    @property
    def title(self) -> str:
        """The game's, as a person would write it."""
        name = self.match.game
        return TITLES[name].game.rulebook.title("en") if name in TITLES else name.capitalize()

    @property
    def fair(self) -> float:
        """What a seat would win if all played alike."""
        return 1 / len(self.match.bots)


def summary(outcomes: Sequence[Outcome]) -> Summary:
    if not outcomes:
        raise ArenaError("no results yet: nothing to rate")
    match = outcomes[0].match
    for other in (outcome.match for outcome in outcomes):
        if (other.game, other.version, other.options) != (match.game, match.version, match.options):
            raise ArenaError(f"{other}: played by other rules than the first: rate them apart")
    wins = shares(outcomes, lambda outcome, seat: outcome.match.bots[seat])
    skill, pace = skills(outcomes), paces(outcomes)
    standings = [Ranking(each, wins[each], skill[each], pace[each]) for each in wins]
    seats = shares(outcomes, lambda _, seat: seat)
    ordered = [outcome for outcome in outcomes if outcome.order]
    places = shares(ordered, lambda outcome, seat: outcome.order.index(seat))
    return Summary(
        match=match,
        games=len(outcomes),
        deals=len({outcome.match.deal for outcome in outcomes}),
        plies=sum(outcome.plies for outcome in outcomes) / len(outcomes),
        seconds=sum(sum(map(sum, outcome.seconds)) for outcome in outcomes),
        standings=tuple(sorted(standings, key=lambda each: (-each.wins.share, each.strength))),
        seats=tuple(seats[seat] for seat in sorted(seats)),
        places=tuple(places[place] for place in sorted(places)),
    )


# Win shares


def shares(outcomes: Iterable[Outcome], of: Callable[[Outcome, Seat], K]) -> dict[K, Share]:
    """By strength, by seat, by place in turn order, by whatever `of` names.

    The games of a deal are not independent, its deals are: the interval is found by drawing whole
    deals again (a bootstrap by cluster, its seed fixed).
    """
    deals: dict[int, int] = {}
    won: dict[K, dict[int, float]] = defaultdict(lambda: defaultdict(float))
    sat: dict[K, dict[int, int]] = defaultdict(lambda: defaultdict(int))
    for outcome in outcomes:
        deal = deals.setdefault(outcome.match.deal, len(deals))
        for seat, share in enumerate(outcome.result.shares()):
            won[of(outcome, seat)][deal] += share
            sat[of(outcome, seat)][deal] += 1
    rng = Random(0)
    draws = [rng.choices(range(len(deals)), k=len(deals)) for _ in range(RESAMPLES)]
    return {
        key: _share(
            [won[key][deal] for deal in range(len(deals))],
            [sat[key][deal] for deal in range(len(deals))],
            draws,
        )
        for key in sat
    }


def _share(won: Sequence[float], sat: Sequence[int], draws: Iterable[Sequence[int]]) -> Share:
    """`won` and `sat` are indexed by the deal."""
    share = sum(won) / sum(sat)
    ratios = [wins / games for wins, games in zip(won, sat, strict=True) if games]
    if len(ratios) < FEW or max(ratios) - min(ratios) < 1e-9:
        # Nothing varies, and yet we are not certain.
        low, high = wilson(share, len(ratios))
    else:
        drawn = (
            (sum(map(won.__getitem__, draw)), sum(map(sat.__getitem__, draw))) for draw in draws
        )
        found = sorted(wins / games for wins, games in drawn if games)
        wider = _small(len(ratios))
        low = max(0.0, share - wider * (share - percentile(found, 0.025)))
        high = min(1.0, share + wider * (percentile(found, 0.975) - share))
    return Share(sum(sat), share, low, high)


def _small(deals: int) -> float:
    """By how much a bootstrap of few deals is too narrow: they vary less than all, and Student’s
    distribution is wider than the normal one (the first term of its expansion)."""
    return sqrt(deals / (deals - 1)) * (1 + (Z * Z + 1) / (4 * (deals - 1)))


def wilson(share: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share. A whole deal counts as one trial: rather too wide than not."""
    spread = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    middle, scale = share + Z * Z / (2 * trials), 1 + Z * Z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percentile(ordered: Sequence[float], part: float) -> float:
    """The smallest value that this part of all does not exceed."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


# Ratings


def skills(outcomes: Iterable[Outcome]) -> dict[str, Skill]:
    """Winners come first, all others level: points say little about who was near winning.

    Strengths do not change with time (`tau`), but what is believed of them depends a little on the
    order of the games; it is shuffled, so that no part of the schedule comes first.
    """
    model = PlackettLuce(tau=0.0)
    ordered = sorted(outcomes, key=lambda outcome: outcome.digest)
    believed = {
        strength: Skill(model.mu, model.sigma)
        for outcome in ordered
        for strength in outcome.match.bots
    }
    for outcome in ordered:
        if len(set(outcome.match.bots)) > 1:
            believed |= _learned(model, believed, outcome)
    return believed


def _learned(model: PlackettLuce, believed: dict[str, Skill], outcome: Outcome) -> dict[str, Skill]:
    """Copies of a strength are one player in several seats: what each shows of it adds up.

    What they make us surer of does not: among themselves they show nothing.
    """
    bots, result = outcome.match.bots, outcome.result
    teams = [[PlackettLuceRating(believed[bot].mu, believed[bot].sigma)] for bot in bots]
    ranks = [0.0 if seat in result.winners else 1.0 for seat in range(len(bots))]
    rated = [team[0] for team in model.rate(teams, ranks=ranks)]
    learned: dict[str, Skill] = {}
    for bot in dict.fromkeys(bots):
        old = believed[bot]
        copies = [new for new, name in zip(rated, bots, strict=True) if name == bot]
        mu = old.mu + sum(new.mu - old.mu for new in copies)
        learned[bot] = Skill(mu, sqrt(sum(new.sigma**2 for new in copies) / len(copies)))
    return learned


# Speed


def paces(outcomes: Iterable[Outcome]) -> dict[str, Speed]:
    taken: dict[str, list[float]] = defaultdict(list)
    for outcome in outcomes:
        for strength, seconds in zip(outcome.match.bots, outcome.seconds, strict=True):
            taken[strength] += seconds
    return {strength: _pace(sorted(seconds)) for strength, seconds in taken.items()}


def _pace(seconds: Sequence[float]) -> Speed:
    if not seconds:
        return Speed(0, 0.0, 0.0)
    return Speed(len(seconds), sum(seconds) / len(seconds), percentile(seconds, 0.95))
