"""What was prepared stands for as long as nothing surprises, and then the rules allow it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame
from ludotheque.core.options import agreed
from ludotheque.core.record import Seated
from ludotheque.games.niagara.model import Lay
from ludotheque.games.nimms_leich.model import Bid, Denounce, Vote
from ludotheque.table.prepared import Prepared, due, preparable, standing
from ludotheque.table.table import Table
from ludotheque.titles import TITLES, find

GAMES = ("niagara", "nimms-leich")
"""Those in which something can be prepared."""


def begun(game: AnyGame, number: int, seats: int = 4) -> Table:
    chance = Chance(bytes([number]) * 32, [f"seat {seat}" for seat in range(seats)])
    people = [Seated(f"P{seat}") for seat in range(seats)]
    options = agreed(game, {"seats": seats})
    table = Table(game, options, people, chance)
    table.commit(table.open())
    return table


def prepared(table: Table, seat: int, *moves: Any) -> Prepared:
    view = table.game.view(table.state, seat)
    return Prepared(seat=seat, at=table.at, view=view, moves=moves)


def goes_on(table: Table, rng: Random) -> None:
    seat = rng.choice(table.awaited)
    table.commit(table.propose(seat, table.game.sample(table.state, seat, rng)))


@pytest.mark.parametrize("name", GAMES)
def test_what_nothing_surprised_is_allowed_when_its_turn_comes(name: str) -> None:
    """In whole games, for everybody who waits, everything that could be prepared: it is made, or
    has ended before.
    """
    game, found = find(name).game, Counter[str]()
    for number in range(6):
        table, rng = begun(game, number), Random(number)
        waiting: list[Prepared] = []
        while not table.over:
            for seat in range(len(table.seats)):
                offered = preparable(table, seat)
                assert not (offered and seat in table.awaited)
                for move in offered:
                    assert game.codec.move(game.codec.encode(move)) == move
                some = rng.sample(offered, min(2, len(offered)))
                waiting += [prepared(table, seat, move) for move in some]
            goes_on(table, rng)
            still = list[Prepared]()
            for each in waiting:
                moves = standing(table, each)
                if not moves:
                    found["surprised"] += 1
                elif each.seat in table.awaited:
                    made = due(table, each.seat, moves)
                    found["made" if made == each.moves[0] else "not meant"] += 1
                else:
                    still.append(msgspec.structs.replace(each, at=table.at))
            waiting = still
    assert found["made"] > 20, found
    assert found["surprised"] > 20, found
    # A vote for a bid that was denounced by nobody, as its own turn came: it is not made either.
    assert found["not meant"] == 0, found


def test_where_nothing_can_be_prepared() -> None:
    """In Casanova, Nizza and Vertiges whatever somebody does depends on what was just done."""
    for name in set(TITLES) - set(GAMES):
        game = find(name).game
        view = game.view(game.setup(agreed(game, {})), 0)
        assert tuple(game.manners.preparable(view)) == ()


def test_a_tile_that_is_laid_whatever_the_others_do() -> None:
    """Round by round, until somebody has had their turn while others still have theirs."""
    table, rng = begun(find("niagara").game, 1), Random(1)
    while not (ready := [seat for seat in range(4) if preparable(table, seat)]):
        goes_on(table, rng)
    seat = ready[0]
    tile = table.state.laid[seat]
    assert Lay(tile) not in preparable(table, seat)
    assert all(isinstance(move, Lay) and move.buy_back is None for move in preparable(table, seat))
    # A watcher prepares nothing, nor does who chooses with all others.
    assert tuple(table.game.manners.preparable(table.game.view(table.state, None))) == ()


def test_a_vote_is_for_the_bid_that_stands() -> None:
    game = find("nimms-leich").game
    table = begun(game, 2, 3)
    opener = table.awaited[0]
    bids = [move for move in game.moves(table.state, opener) if isinstance(move, Bid)]
    table.commit(table.propose(opener, bids[0]))
    bidder, seat, third = opener, (opener + 1) % 3, (opener + 2) % 3
    assert set(preparable(table, third)) == {Denounce(), Vote(True), Vote(False)}
    # Whose bid it is votes for it anyway, but may doubt what comes next.
    assert preparable(table, bidder) == (Denounce(),)
    vote = prepared(table, third, Denounce(), Vote(True))
    higher = [move for move in game.moves(table.state, seat) if isinstance(move, Bid)]
    doubted = begun(game, 2, 3)
    doubted.commit(doubted.propose(opener, bids[0]))
    doubted.commit(doubted.propose(seat, Denounce()))
    assert standing(doubted, vote) == (Vote(True),)
    assert due(doubted, third, standing(doubted, vote)) == Vote(True)
    table.commit(table.propose(seat, higher[0]))
    assert standing(table, vote) == (Denounce(),)
    assert due(table, third, standing(table, vote)) == Denounce()


def test_what_is_taken_back_or_given_up_ends_it() -> None:
    game = find("nimms-leich").game
    for end in ("resign", "lend"):
        table = begun(game, 2, 3)
        opener = table.awaited[0]
        third = (opener + 2) % 3
        before = prepared(table, third, Denounce())
        assert standing(table, before) == (Denounce(),)
        if end == "resign":
            table.commit(table.resign((opener + 1) % 3, "novice"))
        else:
            table.commit(table.lend(third, "novice", "clock"))
            assert preparable(table, third) == ()
        assert standing(table, before) == ()
