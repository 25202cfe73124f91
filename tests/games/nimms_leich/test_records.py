"""Nimm's Leich!'s records: any byte, card, lot, order or header field is noticed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludotheque.core.record import read
from tests.games.records import Records, kept

from .positions import GAME


class TestRecords(Records):
    game = GAME
    whole = ("three-seats.de", "four-seats.fr", "six-seats-no-notebook.en")

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        if move["kind"] == "deal":
            for name in ("row", "cards"):
                first, second, *rest = move[name]
                yield {**move, name: [second, first, *rest]}
            yield {**move, "dealer": (move["dealer"] + 1) % seats}
        else:
            yield {**move, "places": [1 - move["places"][0], *move["places"][1:]]}


def test_there_are_games_for_three_four_and_six_players_with_every_notebook() -> None:
    headers = [read(raw).header for raw in kept(GAME.name).values()]
    assert {len(header.seats) for header in headers} == {3, 4, 6}
    assert {header.options["notebook"] for header in headers} == {"on", "two", "off"}
