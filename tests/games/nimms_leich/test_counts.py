"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games.nimms_leich.model import Denounce, Investigate, Options, Vote
from tests.games.counts import Counts

from .positions import GAME, Hand, claim, play, position

FOUR: list[Hand] = [(0,), (1,), (2,), (3,)]
TWO_EACH: list[Hand] = [(0, 1), (2, 3), (4, 5)]
SIX: list[Hand] = [(card,) for card in range(6)]
POSITIONS = {
    "near_the_top": position(FOUR, turn=1, bids=[claim(0, "13 T")], tokens=(0, 0, 0, 0)),
    "tokens": position(FOUR, turn=1, bids=[claim(0, "13 R")]),
    "opening_of_four": position(FOUR, tokens=(0, 0, 0, 0)),
    "voting_of_six": play(position(SIX, turn=1, bids=[claim(0, "4 N")]), (1, Denounce()))[0],
    "lots": play(
        position(TWO_EACH, turn=1, bids=[claim(0, "18 R")], tokens=(1, 0, 0)),
        (0, Investigate((1, 2))),
    )[0],
    "replacing": play(
        position(TWO_EACH, turn=1, bids=[claim(0, "18 R")], piles={0: ()}, tokens=(0, 0, 0)),
        *((1, Denounce()), (2, Vote(False))),
    )[0],
    "single_cards": position(
        [(0,), (2,), (4, 5)],
        options=Options(seats=3),
        turn=1,
        bids=[claim(0, "13 A")],
        piles={0: (), 1: (), 2: ()},
        tokens=(0, 1, 0),
    ),
}


class TestCounts(Counts):
    game = GAME
    positions = POSITIONS
    file = Path(__file__).parent / "counts.txt"
