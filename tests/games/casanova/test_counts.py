"""Counts: how many lines of so many plies lead on from a position (see counts.txt)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from ludotheque.core.game import NATURE, ignore
from ludotheque.games.casanova.board import PALAZZI, PLAIN
from ludotheque.games.casanova.model import (
    THEATRES,
    Call,
    DrawLots,
    Options,
    State,
)

from .positions import CASANOVA, FIVE, THREE, play, position

PLAYERS = Options(seats=3, figures=6, placing="players")
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
    "at_the_doge": position({0: "Molo 1", 1: "Molo 2"}, ["Accademia"]),
    "at_the_doge_with_a_choice": position(
        {0: "Molo 1", 1: "Molo 2"}, options=Options(seats=3, jewel="choose", doge_swap="off")
    ),
    "must_leave_home": position({1: "San Marcuola", 2: "Tre Archi"}, ["Santa Marta"]),
    "shut_in": position(
        {1: "San Marcuola", 2: "Tre Archi", 3: "Santa Marta"}, ["Rialto"], options=FIVE
    ),
    "coming_home": position({0: "Tre Archi"}, [PALAZZI[0]], jewels=[0], casanova=0),
    "the_last_turn": position({0: "San Marcuola"}, round=60, first=1, points=1, jewels=[0]),
}


class Count(NamedTuple):
    name: str
    position: bytes
    depth: int
    nodes: int


def counts() -> list[Count]:
    """Lines of a word and the rest: `id`, `position`, then one `depth <plies> <nodes>` each."""
    found: list[Count] = []
    name, raw = "", b""
    for line in (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8").splitlines():
        match line.split(maxsplit=1):
            case ["id", rest]:
                name = rest
            case ["position", rest]:
                raw = rest.encode()
            case ["depth", rest]:
                depth, nodes = map(int, rest.split())
                found.append(Count(name, raw, depth, nodes))
            case [comment, *_] if not comment.startswith("#"):
                raise AssertionError(line)
    return found


def nodes(state: State, depth: int) -> int:
    """Every listed move of everybody who is awaited, and so on."""
    if depth == 0:
        return 1
    return sum(
        nodes(CASANOVA.apply(state, seat, move, ignore), depth - 1)
        for seat in CASANOVA.awaited(state)
        for move in CASANOVA.moves(state, seat)
    )


@pytest.mark.parametrize("count", counts(), ids=lambda count: f"{count.name}_{count.depth}")
def test_counts(count: Count) -> None:
    state = CASANOVA.codec.state(count.position)
    assert state == POSITIONS[count.name]
    assert nodes(state, count.depth) == count.nodes


def test_every_position_is_counted_to_depth_3() -> None:
    assert [(count.name, count.depth) for count in counts()] == [
        (name, depth) for name in POSITIONS for depth in (1, 2, 3)
    ]
