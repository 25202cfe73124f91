"""A bot in twenty lines or so: .venv/bin/python examples/bot.py [address of a table, or of a house]

By default it plays against bots at a new table of the house at http://127.0.0.1:8080.
"""

from __future__ import annotations

import sys

from ludotheque.client import HouseClient, run
from ludotheque.games.niagara.board import DISTANCE
from ludotheque.games.niagara.model import Lay, Move, Paddle, View

CARGO = {"load": 9, "exchange": 0, "unload": -9}


def worth(view: View, seat: int, move: Move) -> float:
    """Fetch gems, bring them home, and keep away from the falls."""
    match move:
        case Lay(tile=tile, buy_back=gem):
            return -abs(tile - 4) - (gem is not None)
        case Paddle(canoe=canoe, to=to, cargo=cargo):
            far, loaded = DISTANCE[to], view.canoes[seat][canoe].gem is not None
            return sum(CARGO[each.act] for each in cargo) + (-far if loaded else far % 6)
    return 0.0


async def main(address: str = "http://127.0.0.1:8080") -> None:
    url, _, table = address.partition("/tables/")
    async with HouseClient(url) as house:
        await house.enter_as("Twenty Lines")
        if not table:
            table = (await house.create("niagara", seats=("person", "amateur", "novice"))).id
        await house.sit(table)
        async with house.at(table) as seat:
            print(f"Playing at {url}/tables/{table}", flush=True)
            async for frame in seat:
                if seat.number in frame.awaited:
                    print(f"round {frame.view.round}, {len(frame.moves)} moves to choose from")
                    ranked = [worth(frame.view, seat.number, move) for move in frame.moves]
                    await seat.submit(frame.moves[ranked.index(max(ranked))])
        verified = house.check(table, await house.record(table))
        winners = frame.result.winners if frame.result else ()
        names = ", ".join(seat.table.seats[winner].name or "" for winner in winners)
        print(f"Won by {names}; the game was fair: {verified.plies} moves checked.")


if __name__ == "__main__":
    if any(each.startswith("-") for each in sys.argv[1:]) or len(sys.argv) > 2:
        sys.exit(__doc__)
    run(main(*sys.argv[1:]))
