"""A short siege: every attack, three at a time, while honest people play. `scripts/soak siege` is
the long one, and measures what a bystander waits; here only what became of whom is counted.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.settings import Rates
from tests.server.support.guests import given_up, somebody
from tests.server.support.houses import PATIENCE, Running, running_house
from tests.server.support.party import Party, faults, gathered
from tests.server.support.siege.attacks import ATTACKS, attack
from tests.server.support.siege.company import Company
from tests.server.support.siege.doors import PROXY
from tests.server.support.siege.strangers import Target

ENOUGH = 12
"""So many answers an attacker gets, of whatever kind."""
GROUPS = [tuple(ATTACKS)[first : first + 3] for first in range(0, len(ATTACKS), 3)]
SEEN_OUT = {
    "continuations": "closed 1008",
    "pings": "closed 1008",
    "pongs": "closed 1008",
    "blasts": "closed 1008",
}
"""How attackers end who send what is no message, or too many."""

BUSY = "503 house-busy"
"""What whoever fills a line alone is told."""
HONEST = {"200", "201", "accepted", "refused"}
"""What honest people meet; a move may come when another was faster."""


async def besieged(house: Running, party: Party, over: str, names: tuple[str, ...]) -> None:
    company = Company(house.url, 2, rest=0.02)
    company.late.set()  # one game each
    targets = {
        name: Target(url=house.url, table=party.table, over=over, seconds=PATIENCE, enough=ENOUGH)
        for name in names
    }
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        group.create_task(company.spend())
        for name, target in targets.items():
            group.create_task(attack(name, target))
    assert company.ended == company.begun == 2
    assert company.met.keys() <= HONEST
    for name, target in targets.items():
        assert target.met, f"{name} did nothing"
        failed = [each for each in target.met if each.startswith("5") or "ended by" in each]
        assert set(failed) <= {BUSY}, failed
        assert target.met["lives on"] == 0
        if name in SEEN_OUT:
            assert target.met[SEEN_OUT[name]] > 0, target.met


@pytest.mark.parametrize("names", GROUPS, ids="+".join)
def test_nobody_with_a_seat_is_kept_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, names: tuple[str, ...]
) -> None:
    chosen: dict[str, Any] = {"rates": Rates(), "sockets": 300, "bot_delay": (0.02, 0.02)}
    chosen |= {"connections_by_address": 150, "body_patience": 3.0, "proxies": (PROXY,)}
    with running_house(tmp_path, **chosen) as house, somebody(house) as guest:
        over = given_up(house, guest)
        with gathered(house) as party:
            asyncio.run(besieged(house, party, over, names))
            for seat in range(3):  # at once, while all that they opened may still be there
                with party.phone(seat) as phone:
                    phone.settle()
                    assert phone.last("table_now")["seat"] == seat
            party.goes_on()
        held = house.app.state.limits.held_back.counts
        if set(names) & set(SEEN_OUT):
            assert held["frames"] + held["frames_by_address"] + held["messages"] > 0
    assert faults(caplog) == []
