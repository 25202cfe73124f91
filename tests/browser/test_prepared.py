"""A move that is prepared by one, and made while nobody is there; in two games, two languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator

from ludotheque.games.niagara.model import Lay
from ludotheque.games.nimms_leich.model import Bid, Denounce
from ludotheque.server.tables.command import MakeMove
from ludotheque.server.tables.preparing.delays import AWAY, BEFORE
from ludotheque.table.clock import HouseClock
from ludotheque.table.prepared import preparable
from ludotheque.table.table import Table
from tests.server.support.houses import Running, running_house

from .conftest import BUILT
from .support.axe import troubles
from .support.guest import DESK, PHONE, Guest
from .support.lobby import ask, sit_down
from .support.patience import appears, expect, until
from .support.resumed import known

NAMES = ("Ana", "Ben", "Chloé", "Dora")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """One of its own: its clock is set."""
    with running_house(tmp_path, web=BUILT) as running:
        yield running


class Round:
    """A game by the day of which most moves are made without a page."""

    def __init__(self, house: Running, game: str, *guests: Guest) -> None:
        self.house, self.guests = house, guests
        ask(guests[0], "me", name=guests[0].name)
        pace = {"kind": "daily", "hours": 24}
        seats = ["person"] * len(guests)
        self.id = str(ask(guests[0], "tables", game=game, seats=seats, pace=pace)["id"])
        for guest in guests:
            sit_down(guest, self.id)
        self.people = [known(house, guest) for guest in guests]

    def __call__(self) -> Table:
        async def look() -> Table:
            return (await self.house.house.actors.wake(self.id)).live.playing()

        return self.house.ask(look)

    def moves(self, choose: Callable[[Table, int], Any]) -> None:
        """Whoever is awaited first."""

        async def move() -> None:
            actor = await self.house.house.actors.wake(self.id)
            table = actor.live.playing()
            seat = table.awaited[0]
            chosen = MakeMove(f"move {table.at}", choose(table, seat))
            await actor.ask(chosen, self.people[seat])

        self.house.ask(move)

    def later(self, milliseconds: int) -> None:
        async def shifted() -> None:
            clock = self.house.house.now
            assert isinstance(clock, HouseClock)
            clock.set(clock() + milliseconds)
            await self.house.house.upkeep.sweep()

        self.house.ask(shifted)

    def waits(self) -> bool:
        """Whether something that was prepared is due."""
        rows = self.house.ask(lambda: self.house.house.store.prepared(self.id))
        return any(row.due is not None for row in rows)


def strip(guest: Guest, moves: str) -> Locator:
    return guest.page.get_by_text(guest.say("prepare-set", moves=moves), exact=True).last


def prepares(guest: Guest, game: Round, folder: Path, which: int) -> str:
    """Opens the tool, and presses a move; what it is called."""
    guest.go(f"/{guest.language}/tables/{game.id}")
    guest.button("prepare").click()
    panel = guest.page.locator("#prepare")
    choice = panel.locator("button[aria-pressed]").nth(which)
    appears(choice)
    said = choice.inner_text().strip()
    choice.click()
    expect(strip(guest, said)).to_be_visible()
    expect(choice).to_have_attribute("aria-pressed", "true")
    found = list(troubles(guest, folder, f"prepare-{guest.language}-{guest.name}"))
    assert not found
    assert not guest.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")
    # Taken back by one press, above the board; and chosen again.
    guest.page.keyboard.press("Escape")
    guest.button("prepare-clear").click()
    expect(guest.button("prepare")).to_be_visible()
    expect(strip(guest, said)).to_have_count(0)
    guest.button("prepare").click()
    choice.click()
    guest.page.keyboard.press("Escape")
    expect(strip(guest, said)).to_be_visible()
    guest.keep(folder, f"prepared-{guest.language}")
    return said


def lay(tile: int) -> Callable[[Table, int], Any]:
    def choose(table: Table, seat: int) -> Any:
        move = Lay(tile)
        legal = table.game.refusal(table.state, seat, move) is None
        return move if legal else table.game.moves(table.state, seat)[0]

    return choose


def test_niagara_the_next_tile_is_laid_while_nobody_is_there(
    chromium: Browser, house: Running, tmp_path: Path
) -> None:
    guests = [Guest(chromium, house.url, name, language="de", size=PHONE) for name in NAMES[:3]]
    game = Round(house, "niagara", *guests)
    # All lay a two; then one after the other has a turn, until somebody has had theirs.
    while not (ready := [seat for seat in range(3) if preparable(game(), seat)]):
        game.moves(lay(2))
    seat = ready[0]
    guest = guests[seat]
    prepares(guest, game, tmp_path, 2)
    expect(guest.page.get_by_role("group").first).to_be_visible()
    guest.go("/de")
    while not game.waits():
        assert game().state.round < 3
        before = game().at
        game.moves(lambda table, at: table.game.moves(table.state, at)[0])
        assert game().at > before
        until(guest.page, lambda: game.waits() or seat not in game().awaited)
    assert seat in game().awaited
    game.later(AWAY[1])
    game.later(BEFORE[1])
    until(guest.page, lambda: seat not in game().awaited)
    assert game().state.laid[seat] is not None
    for each in guests:
        each.leave()


def test_nimms_leich_a_vote_is_prepared_and_a_surprise_ends_it(
    chromium: Browser, house: Running, tmp_path: Path
) -> None:
    guests = [Guest(chromium, house.url, name, language="fr", size=DESK) for name in NAMES]
    game = Round(house, "nimms-leich", *guests)

    def bids(table: Table, seat: int) -> Any:
        return next(each for each in table.game.moves(table.state, seat) if isinstance(each, Bid))

    game.moves(bids)
    (turn,) = game().awaited
    third = (turn + 1) % 4
    guest, other = guests[third], guests[turn]
    prepares(guest, game, tmp_path, 2)
    other.go(f"/fr/tables/{game.id}")
    expect(other.page.get_by_role("toolbar")).to_be_visible()
    # Another bid is no surprise to who doubts them all, but to who votes on this one.
    game.moves(bids)
    expect(guest.page.get_by_text(guest.say("prepare-surprised"), exact=True).last).to_be_visible()
    guest.keep(tmp_path, "surprised")
    assert third in game().awaited
    game.moves(bids)
    # The fourth is asked next; what the one with the page has prepared is made without them.
    guest.button("prepare").click()
    vote = guest.page.locator("#prepare button[aria-pressed]").first
    appears(vote)
    assert isinstance(preparable(game(), turn)[0], Denounce)
    guest.go("/fr")
    # Nobody else has seen a word of it.
    assert guest.say("prepare-ready") not in other.page.locator("body").inner_text()
    for each in guests:
        each.leave()
