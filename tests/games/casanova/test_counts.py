"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path

from ludotheque.core.game import NATURE
from ludotheque.games.casanova.board import PALAZZI, PLAIN
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    DrawLots,
    Options,
)
from tests.games.counts import Counts

from .positions import CASANOVA, FIVE, THREE, play, position

PLAYERS = Options(seats=3, figures=6, placing="players")
SWAP = Options(seats=3, doge_swap="on")
START, _ = play(CASANOVA.setup(THREE), (NATURE, DrawLots(1, THEATRES, PLAIN[:9])))
DECIDING, _ = play(position({0: "Rialto", 1: "Frari"}, ["Fondamente Nove"]), (0, Call()))
POSITIONS = {
    "lots_where_players_place": CASANOVA.setup(PLAYERS),
    "placing": play(CASANOVA.setup(PLAYERS), (NATURE, DrawLots(2)))[0],
    "hiding": START,
    "alone_on_the_water": position({0: "Rialto"}),
    "two_ladies_in_a_street": position(
        {0: "Rialto", 1: "Fondamente Nove"}, ["Ca’ d’Oro", "San Tomà"]
    ),
    "deciding": DECIDING,
    "at_the_doge": position({0: "Molo 1", 1: "Molo 2"}, ["Accademia"], options=SWAP),
    "at_the_doge_with_a_choice": position(
        {0: "Molo 1", 1: "Molo 2"}, options=Options(seats=3, jewel="choose")
    ),
    "must_leave_home": position({1: "San Marcuola", 2: "Tre Archi"}, ["Santa Marta"], stayed=True),
    "may_stay_at_home": position({1: "San Marcuola", 2: "Tre Archi"}, ["Santa Marta"]),
    "shut_in": position(
        {1: "San Marcuola", 2: "Tre Archi", 3: "Santa Marta"},
        ["Rialto"],
        options=FIVE,
        stayed=True,
    ),
    "coming_home": position({0: "Tre Archi"}, [PALAZZI[0]], jewels=[0], casanova=0),
    "the_last_turn": position({0: "San Marcuola"}, round=60, first=1, points=1, jewels=[0]),
}


class TestCounts(Counts):
    game = CASANOVA
    positions = POSITIONS
    file = Path(__file__).parent / "counts.txt"
