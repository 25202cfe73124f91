"""Out of turn and in secret: what a token shows and how somebody votes is on no other page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Locator

from ludotheque.games.nimms_leich.model import Vote
from tests.server.support.houses import Running
from tests.server.support.party import submit
from tests.server.support.raw import Phone, arrived, asked

from .conftest import Come
from .games.nimms_leich import LeichTable, meek
from .support.guest import PHONE
from .support.lobby import Lobby, accept
from .support.patience import appears, expect

CLEO, DAN = 1, 2
"""They sit between Ana and Ben, and do at once what the test wants them to do."""


class Night:
    def __init__(self, ana: LeichTable, ben: LeichTable, phones: dict[int, Phone]) -> None:
        self.ana, self.ben, self.phones = ana, ben, phones

    def now(self, seat: int = CLEO) -> dict[str, Any]:
        """The table as it is now, from there."""
        self.phones[seat].settle()
        return self.phones[seat].last("frame")

    def speaks(self) -> bool:
        """Whoever's turn it is bids; false once Dan could denounce Cleo."""
        frame = self.now()
        (seat,), view = frame["awaited"], frame["view"]
        bids = view["bids"]
        if seat == DAN and bids and bids[-1]["seat"] == CLEO:
            return False
        if seat in self.phones:
            self.does(seat, self.now(seat)["moves"][0])
        else:
            table = self.ben if seat > DAN else self.ana
            assert table.wait()
            table.play(meek)
            expect(table.turn).to_have_count(0)
        return True

    def does(self, seat: int, move: object) -> None:
        assert self.phones[seat].ask(submit(move))["kind"] == "accepted"

    def denounces(self) -> None:
        """Ana and Ben are free to vote."""
        while self.speaks():
            pass
        self.does(DAN, {"kind": "denounce"})
        for table in (self.ana, self.ben):
            appears(table.votes)


@pytest.fixture
def night(come: Come, house: Running) -> Iterator[Night]:
    ana, ben = come("Ana", language="en"), come("Ben", language="en", size=PHONE)
    address = Lobby(ana, LeichTable).open().set_up(["person"] * 4)
    found = re.search(r"/tables/([^/?#]+)", address)
    assert found is not None
    table = found[1]
    with ExitStack() as stack:
        phones: dict[int, Phone] = {}
        for seat, name in ((CLEO, "Cleo"), (DAN, "Dan")):
            cookie = arrived(house, name)
            sat = asked(house, "POST", f"/api/tables/{table}/seat", {"entropy": "e"}, cookie)
            assert sat.status == 200, sat.body
            path = f"/api/tables/{table}/socket?language=en"
            phones[seat] = stack.enter_context(Phone(house, path, cookie))
        second = accept(ben, address, LeichTable)
        yield Night(LeichTable(ana).come(), second, phones)


def seen_of(table: LeichTable, name: str) -> Locator:
    """Cards in somebody's hand that one has seen."""
    said = table.phrases.words.say("known-card", seat=table.names().index(name), card="CARD")
    return table.group("hand").get_by_role("img", name=said.partition("CARD")[0])


def test_an_investigator_out_of_turn(night: Night) -> None:
    while night.now()["awaited"] != [CLEO]:
        night.speaks()
    ana, ben = night.ana, night.ben
    expect(ben.turn).to_have_count(0)
    ben.investigate("Ana", "Dan")
    expect(seen_of(ben, "Ana")).to_have_count(1)
    expect(seen_of(ben, "Dan")).to_have_count(1)
    words = ana.phrases.words
    spied = ana.board.get_by_role("img", name=words.say("spied", names="Ben"), exact=True)
    expect(spied).to_have_count(2)
    _, _, seen = words.say("spied-card", card="CARD", names="Ben").partition("CARD")
    expect(ana.group("hand").get_by_role("img", name=seen.strip())).to_have_count(1)
    assert seen_of(ana, "Dan").count() == 0
    # Until the bid is denounced, and not for a moment longer.
    open_to = [table.button(table.say("investigate")) for table in (ana, ben)]
    for each in open_to:
        expect(each).to_be_visible()
    night.denounces()
    for each in open_to:
        expect(each).to_have_count(0)


def test_nothing_of_a_vote_before_the_count(night: Night) -> None:
    """Whichever side Ana takes, what Ben has of her on his page is the same to the letter."""
    ana, ben = night.ana, night.ben
    looks: set[str] = set()
    for thumb in (True, False):
        night.denounces()
        key = "thumb" if thumb else "fist"
        ana.press(f"{ana.say(key)}: {ana.phrases.voice.move(Vote(thumb))}")
        hers = ben.trial.get_by_role("img", name=f"Ana: {ben.say('trial-secret')}", exact=True)
        expect(hers).to_be_visible()
        looks.add(hers.evaluate("(side) => side.closest('li').outerHTML"))
        page = ben.page.content()
        assert ana.phrases.voice.say("event-vote_sealed", seat=0) in page
        for side in ("trial-thumb", "trial-fist"):
            assert f"Ana: {ben.say(side)}" not in page
        ben.press(f"{ben.say('fist')}: {ben.phrases.voice.move(Vote(False))}")
        expect(
            ben.trial.get_by_role("img", name=f"Ana: {ben.say(f'trial-{key}')}", exact=True)
        ).to_be_visible()
    assert len(looks) == 1
