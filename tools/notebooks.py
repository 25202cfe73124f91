"""What a notebook does to Nimm's Leich!: how much is still bid, and hidden, when a game is decided.

One strength sits on all seats, with each notebook for as many games. Bots know what their view has,
and so no more than the notebook keeps.

    python tools/notebooks.py amateur expert --seats 4 5 6 --games 60
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from statistics import fmean, median
from typing import NamedTuple

from tqdm import tqdm

from ludotheque.arena.match import Match, play_match
from ludotheque.core.options import choices
from ludotheque.core.record import Opened
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.nimms_leich.model import Bidding, State
from ludotheque.titles import find

GAME = find("nimms-leich").game


class Round(NamedTuple):
    """A round that was bid for and counted."""

    bids: int
    losers: int
    public: bool
    """Whether everybody knew all hands from the start."""


class Game(NamedTuple):
    rounds: list[Round]
    winners: int

    @property
    def last_third(self) -> list[Round]:
        return self.rounds[-(-2 * len(self.rounds) // 3) :]


def game_of(strength: str, seats: int, notebook: str, deal: int) -> Game:
    match = Match(
        game=GAME.name,
        version=GAME.version,
        options={"seats": seats, "notebook": notebook},
        bots=(strength,) * seats,
        deal=deal,
    )
    ended = play_match(match)
    return Game(list(rounds(states(Opened(ended.record, GAME)))), len(ended.result.winners))


def states(opened: Opened) -> Iterator[State]:
    course = opened.course(0)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at)
        yield course.state


def rounds(course: Iterator[State]) -> Iterator[Round]:
    public = False
    for before, after in pairwise(course):
        if isinstance(before.phase, Bidding) and not before.bids:
            public = not any(None in hand for hand in GAME.view(before, None).hands)
        if before.inquests != after.inquests:
            count = after.inquests[-1]
            good = count.total >= count.bids[-1].count
            losers = sum(thumb != good for thumb in count.thumbs)
            yield Round(len(count.bids), losers, public)


def told(strength: str, seats: int, notebook: str, games: list[Game]) -> str:
    every = [each for game in games for each in game.rounds]
    late = [each for game in games for each in game.last_third]
    public = [each for each in every if each.public]
    lengths = sorted(len(game.rounds) for game in games)
    return (
        f"{strength:8} {seats:>5}  {notebook:8} {median(lengths):>6g} ({lengths[0]}–{lengths[-1]})"
        f"  {fmean(each.bids for each in every):>5.2f}"
        f"  {fmean(each.bids for each in late):>10.2f}"
        f"  {fmean(each.losers for each in late):>12.2f}"
        f"  {len(public) / len(every):>7.1%}"
        f"  {fmean(each.public for each in late):>10.1%}"
        f"  {fmean(any(each.public for each in game.rounds) for game in games):>6.1%}"
        f"  {fmean(each.bids for each in public) if public else 0:>9.2f}"
        f"  {fmean(game.winners > 1 for game in games):>7.1%}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("strengths", nargs="+", choices=STRENGTHS)
    parser.add_argument("--seats", nargs="+", type=int, default=[4], choices=range(3, 7))
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    print(f"{asked.games} games each; the last third of a game's rounds is called late")
    print(
        "strength seats  notebook  rounds       bids  bids, late  losers, late"
        "  public  public, late   games  bids then  shared"
    )
    notebooks = [str(each) for each in sorted(choices(GAME)["notebook"], key=str)]
    for strength in asked.strengths:
        for seats in asked.seats:
            for notebook in notebooks:
                games = [
                    game_of(strength, seats, notebook, deal)
                    for deal in tqdm(range(asked.games), desc=notebook, delay=2, disable=None)
                ]
                print(told(strength, seats, notebook, games), flush=True)


if __name__ == "__main__":
    main()
