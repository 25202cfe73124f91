"""A move that is the only one is called so only where everybody could know it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.record import Seated
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Options
from ludotheque.table.forced import forced
from ludotheque.table.table import Table
from ludotheque.titles import OWN, Title, find


def opened(title: Title, seed: int) -> Table:
    options = title.brisk_options()
    chance = Chance(bytes([seed]) * 32, [f"luck {seat}" for seat in range(options.seats)])
    seats = [Seated(f"Guest {seat}") for seat in range(options.seats)]
    table = Table(title.game, options, seats, chance)
    table.commit(table.open())
    return table


@pytest.mark.parametrize("name", OWN)
def test_what_is_forced_is_so_in_every_world_that_a_spectator_can_think_of(name: str) -> None:
    title = find(name)
    table, rng, game = opened(title, 5), Random(5), title.game
    seen = Counter[bool]()
    while table.awaited and table.at < 250:
        seat = table.awaited[0]
        moves = list(game.moves(table.state, seat))
        said = table.forced(seat)
        assert not said or len(moves) == 1
        if said:
            view = game.view(table.state, None)
            worlds = [game.imagine(view, rng) for _ in range(40)]
            assert all(list(game.moves(world, seat)) == moves for world in worlds)
            assert table.forced(seat), "it does not change with asking"
        seen[said] += 1
        table.commit(table.propose(seat, game.sample(table.state, seat, rng)))
    assert seen[False] > 0


def test_a_last_tile_is_a_secret_and_a_lone_way_is_not() -> None:
    """Without a memo nobody has to remember what was laid: which tile is left is not told by haste.
    With one it lies open. Where a canoe can only go one way, all can see it.
    """
    found: dict[str, set[str]] = {"on": set(), "off": set()}
    for memo in ("on", "off"):
        game, options = Niagara(), Options(seats=3, memo=memo)
        chance = Chance(bytes(range(32)), ["a", "b", "c"])
        table = Table(game, options, [Seated(name) for name in "abc"], chance)
        table.commit(table.open())
        rng = Random(2)
        while table.awaited and table.at < 300:
            seat = table.awaited[0]
            if table.forced(seat):
                (move,) = game.moves(table.state, seat)
                found[memo].add(type(move).__name__)
            table.commit(table.propose(seat, game.sample(table.state, seat, rng)))
    assert "Lay" not in found["off"]
    assert "Lay" in found["on"]
    assert found["off"], "and something is forced all the same"


@pytest.mark.parametrize("name", OWN)
def test_how_soon_it_is_played_is_the_same_in_all_worlds_that_look_alike(name: str) -> None:
    """A page that plays forced moves by itself does so on this word alone: where it did not depend
    on what everybody sees, the time that a move takes would tell what is hidden.
    """
    title = find(name)
    table, rng, game = opened(title, 7), Random(7), title.game
    compared = 0
    while table.awaited and table.at < 120:
        for seat in table.awaited:
            at, view = table.at, game.view(table.state, None)

            def dreams(about: str, at: int = at) -> Random:
                return Random(f"{at} {about}")

            worlds = (table.state, *(game.imagine(view, rng) for _ in range(4)))
            assert len({forced(game, world, seat, dreams) for world in worlds}) == 1
            compared += len(worlds)
        seat = table.awaited[0]
        table.commit(table.propose(seat, game.sample(table.state, seat, rng)))
    assert compared > 20
