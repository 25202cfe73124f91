"""Whether the bids of Nimm's Leich!'s bots give their hands away, as a table.

One player is watched against three readers, who take every bid for honest: whoever names a corpse
is thought to hold it. When a round's last bid is denounced, they know all that they ever will
before the count. What have they learnt about the watched hand, and if the bid was the watched
player's, would they vote better than somebody who is deaf?

A second table is about somebody who believes nothing, but has statistics of the watched player: how
often its own card shows the corpse that it names, by the number that it bids.

    python tools/bluffing.py amateur expert master --games 100
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from math import log2, sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from tqdm import tqdm

from ludotheque.arena.match import Match, Played, played
from ludotheque.bots.bot import Bot
from ludotheque.bots.nimms_leich.belief import Belief
from ludotheque.bots.nimms_leich.likelihood import Habits
from ludotheque.bots.nimms_leich.plain import EVEN, totals, truth
from ludotheque.bots.nimms_leich.reading import Reading, together
from ludotheque.bots.nimms_leich.wary import HABITS, Wary
from ludotheque.core.game import AnyGame, Seat, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.nimms_leich.bidding import height
from ludotheque.games.nimms_leich.deck import FACES, INDEX, showing
from ludotheque.games.nimms_leich.model import Bid, Denounce, State
from ludotheque.titles import find

GAME = find("nimms-leich").game
SEATS = 4
PLACES = ("opening", "likely raise", "risky raise")
"""A raise is likely if it is so to somebody who has seen nobody's card."""
PRIOR = [fmean(count == own for face in FACES for count in face) for own in range(5)]
"""How often a corpse shows 0 to 4 times on a card that has nothing to do with it."""
DOUBT = 5
"""So many bids are needed before statistics count for as much as the deck."""
READER = "reader"
FAITHFUL = Habits(whim=HABITS.whim, caprice=1e-30)
"""Whatever lies have come to light, the next bid is taken for honest again."""


def reader(game: AnyGame) -> Bot:
    return Wary(game, FAITHFUL)


class Vote(NamedTuple):
    """What a reader would make of a denounced bid of the watched player."""

    right: bool
    """Whether it would vote right."""
    deaf: bool
    """Whether somebody would who knows the same cards, and has heard nothing."""


class Said(NamedTuple):
    """A bid of the watched player from a card that nobody else can know."""

    place: str
    """When it was made, one of `PLACES`."""
    number: int
    own: int
    """How often the own card shows the corpse that was named."""


class Watched(NamedTuple):
    bids: int
    bluffs: int
    """Those that name a corpse which the hand does not show."""
    bits: list[float]
    """How much more likely than before a reader takes the hand that is there, as a power of two."""
    votes: list[Vote]
    said: list[Said]
    share: float
    """Of the win."""


def game_of(strength: str, deal: int, seat: Seat) -> Played:
    match = Match(
        game=GAME.name,
        version=GAME.version,
        options={"seats": SEATS, "notebook": "on"},
        bots=tuple(strength if one == seat else READER for one in range(SEATS)),
        deal=deal,
        rotation=seat,
    )

    def make(game: AnyGame, name: str) -> Bot:
        return reader(game) if name == READER else find(game.name).bot(name)

    return played(match, GAME, make)


def watched(strength: str, deal: int, seat: Seat) -> Watched:
    game = game_of(strength, deal, seat)
    state: State = GAME.setup(GAME.codec.options(GAME.codec.encode(game.record.header.options)))
    bids, bluffs, bits, votes, heard = 0, 0, list[float](), list[Vote](), list[Said]()
    for ply in game.record.plies:
        move = GAME.codec.move(GAME.codec.encode(ply.move))
        if ply.seat == seat and isinstance(move, Bid):
            own = FACES[state.hands[seat][0]][INDEX[move.corpse]]
            bids += 1
            bluffs += own == 0
            reading = Reading(GAME.view(state, (seat + 1) % SEATS), (seat + 1) % SEATS)
            if reading.public[seat].unknown:
                heard.append(Said(place_of(reading, move), move.count, own))
        state = GAME.apply(state, ply.seat, move, ignore)
        if isinstance(move, Denounce) and seat in {claim.seat for claim in state.bids}:
            for belief in unsure(state, seat):
                (true,) = (each for each in belief.guesses[seat] if each.cards == state.hands[seat])
                bits.append(log2(true.weight * len(belief.guesses[seat])))
                if seat == state.bids[-1].seat and belief.reading.me in GAME.awaited(state):
                    votes.append(voted(state, belief))
    return Watched(bids, bluffs, bits, votes, heard, game.result.shares()[seat])


def place_of(reading: Reading, move: Bid) -> str:
    if reading.last is None:
        return PLACES[0]
    odds = together(reading.public, reading.public_pool)
    likely = truth(reading, odds, height(reading.view.row, move)) > EVEN
    return PLACES[1] if likely else PLACES[2]


def learnt(said: list[Said]) -> list[float]:
    """For each bid, the bits about the own card that the statistics of all the others give."""
    whole, numbers = Counter(said), Counter(each.number for each in said)
    return [
        log2(
            (whole[each] - 1 + DOUBT * PRIOR[each.own])
            / (numbers[each.number] - 1 + DOUBT)
            / PRIOR[each.own]
        )
        for each in said
    ]


def unsure(state: State, seat: Seat) -> Iterator[Belief]:
    """What those believe who cannot know a hand, each from their own seat."""
    for other in range(SEATS):
        if other != seat:
            belief = Belief(Reading(GAME.view(state, other), other), FAITHFUL)
            if len(belief.guesses[seat]) > 1:
                yield belief


def voted(state: State, belief: Belief) -> Vote:
    reading, claim = belief.reading, state.bids[-1]
    good = showing(claim.corpse, state.hands) >= claim.count
    step = reading.height(claim)
    return Vote(
        right=(truth(reading, belief.totals(), step) >= EVEN) == good,
        deaf=(truth(reading, totals(reading), step) >= EVEN) == good,
    )


def interval(values: list[float]) -> str:
    """A mean, and half of its 95 % interval."""
    if len(values) < 2:
        return f"{'–':>13}"
    return f"{fmean(values):>6.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


def rate(flags: list[bool]) -> str:
    return f"{fmean(flags):>6.1%}" if flags else f"{'–':>6}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("strengths", nargs="+", choices=STRENGTHS, help="who is watched")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    print(f"{asked.games} games each, against three who take bids for honest; fair share 0.25")
    print("watched    bids  bluffs   bits learnt  votes   right  if deaf  share of the win")
    said: dict[str, list[Said]] = {}
    for strength in asked.strengths:
        games = [
            watched(strength, 2000 + number // SEATS, number % SEATS)
            for number in tqdm(range(asked.games), desc=strength, delay=2, disable=None)
        ]
        said[strength] = [each for game in games for each in game.said]
        votes = [vote for game in games for vote in game.votes]
        bids = sum(game.bids for game in games)
        print(
            f"{strength:8} {bids:>6}  {sum(game.bluffs for game in games) / bids:>6.1%}"
            f"  {interval([each for game in games for each in game.bits])}"
            f"  {len(votes):>5}"
            f"  {rate([vote.right for vote in votes])}"
            f"  {rate([vote.deaf for vote in votes])}"
            f"   {interval([game.share for game in games])}"
        )
    print("\nwatched   made as         bids   bits learnt from the number")
    for strength, heard in said.items():
        for place in PLACES:
            here = [each for each in heard if each.place == place]
            print(f"{strength:8}  {place:12} {len(here):>6}  {interval(learnt(here))}")


if __name__ == "__main__":
    main()
