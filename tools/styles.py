"""How each character plays: what they do in a game, and how often they win, beside each other.

    python tools/styles.py niagara --games 100 --strength amateur

The characters of a game sit at one table, and with them one that is nobody; who sits where, and
who stays away where there is no room for all, is drawn by lot. Of each it counts how often
everybody saw it do what the cast's traits name.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from statistics import mean, stdev

import msgspec

from ludotheque.arena.match import Match, Played, play_match
from ludotheque.core.game import Event
from ludotheque.core.options import agreed, choices
from ludotheque.core.record import Opened
from ludotheque.titles import OWN, Title, find

NOBODY = "nobody"


def line_ups(title: Title, strength: str, seats: int, games: int) -> Iterator[tuple[str, ...]]:
    """Drawn anew for each game: who sits behind whom counts for much in some of them."""
    assert title.cast is not None
    everybody = [*(f"{strength}/{each.name}" for each in title.cast.characters), strength]
    for game in range(games):
        yield tuple(Random(game).sample(everybody, seats))


def seen(title: Title, played: Played) -> Iterator[tuple[str, Counter[str], float]]:
    """Of each who sat there: what it did, and its share of the win."""
    assert title.cast is not None
    events: list[Event] = []
    opened = Opened(played.record, title.game)
    course = opened.course(0)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at, events.append, measure=False)
    for seat, bot in enumerate(played.match.bots):
        done: Counter[str] = Counter()
        for name, trait in title.cast.traits.items():
            done[name] = sum(event.only is None and trait.about(event, seat) for event in events)
        yield bot.partition("/")[2] or NOBODY, done, played.result.shares()[seat]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=[name for name in OWN if find(name).cast])
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--strength", default="amateur")
    parser.add_argument("--seats", type=int)
    asked = parser.parse_args()
    title = find(asked.game)
    assert title.cast is not None
    seats = int(asked.seats or choices(title.game)["seats"][0])
    options = msgspec.to_builtins(agreed(title.game, {**title.brisk, "seats": seats}))
    deeds: dict[str, list[Counter[str]]] = {}
    wins: dict[str, list[float]] = {}
    for deal, bots in enumerate(line_ups(title, asked.strength, seats, asked.games)):
        match = Match(
            game=title.name, version=title.game.version, options=options, bots=bots, deal=deal
        )
        for name, done, share in seen(title, play_match(match)):
            deeds.setdefault(name, []).append(done)
            wins.setdefault(name, []).append(share)
    traits = list(title.cast.traits)
    print(
        f"| {asked.game}, {asked.strength}, {seats} seats | games | wins | {' | '.join(traits)} |"
    )
    print("|---|---|---|" + "---|" * len(traits))
    for name in [*(each.name for each in title.cast.characters), NOBODY]:
        if name in deeds:
            cells = [spread([done[trait] for done in deeds[name]]) for trait in traits]
            won = f"{100 * mean(wins[name]):.0f} %"
            print(f"| {name} | {len(deeds[name])} | {won} | {' | '.join(cells)} |")


def spread(counts: list[int]) -> str:
    """The mean of a game, and its standard error."""
    error = stdev(counts) / sqrt(len(counts)) if len(counts) > 1 else 0.0
    return f"{mean(counts):.2f} ± {error:.2f}"


if __name__ == "__main__":
    main()
