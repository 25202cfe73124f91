"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path

from ludotheque.games.niagara.model import Canoe, Options
from tests.games.counts import Counts

from .positions import ANYWHERE, ASHORE, FALLEN, HOME, NIAGARA, THREE, eve, position, store, turn

RANDOM_FORK = Options(seats=3, fork="random")
POSITIONS = {
    "lots": NIAGARA.setup(THREE),
    "choosing": position(),
    "buying_back": position(
        canoes={1: (FALLEN, Canoe("M4"))}, stores={1: store(amethyst=1, ruby=2)}
    ),
    "launching": turn(5, *HOME),
    "launching_loading_anywhere": turn(5, *HOME, options=ANYWHERE),
    "cloud_at_its_end": turn(0, *HOME, weather=2),
    "two_canoes_and_a_victim": turn(
        4, Canoe("M4", "ruby"), Canoe("L6"), rivals={1: (Canoe("M2", "amber"), ASHORE)}
    ),
    "two_canoes_loading_anywhere": turn(
        6,
        Canoe("M3", "ruby"),
        Canoe("R6"),
        rivals={1: (Canoe("M2", "amber"), Canoe("M4", "diamond"))},
        options=ANYWHERE,
    ),
    "random_fork": eve(tiles=(3, 3, 3), options=RANDOM_FORK),
    "five_players": turn(6, Canoe("M1"), ASHORE, options=Options(seats=5)),
}


class TestCounts(Counts):
    game = NIAGARA
    positions = POSITIONS
    file = Path(__file__).parent / "counts.txt"
