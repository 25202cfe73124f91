"""What stands beside a board does not run ahead of what the board shows."""

from __future__ import annotations

from playwright.sync_api import Page

from .conftest import Come
from .games.nimms_leich import LeichTable, wary
from .support.guest import Guest
from .support.lobby import seated
from .support.patience import expect

WATCH = """(words) => {
  const ahead = (window.ahead = []);
  const look = () => {
    const board = document.querySelector('.board');
    const log = document.querySelector('.log')?.textContent ?? '';
    const told = words.judged.reduce((sum, each) => sum + log.split(each).length - 1, 0);
    const trial = board?.querySelector('.trial');
    if (!trial) window.told = told;
    else if (!trial.querySelector('.stamp') && told > window.told) ahead.push('the verdict');
    const turn = document.querySelector('.turn')?.textContent ?? '';
    if (board?.querySelector('.skip') && turn.includes(words.turn)) ahead.push('the turn');
    requestAnimationFrame(look);
  };
  look();
}"""
"""Before each picture: what the page tells of which the board has shown nothing yet."""


def watched(guest: Guest) -> Page:
    judged = ["the thumbs win", "the fists win"]
    guest.page.evaluate(WATCH, {"judged": judged, "turn": guest.say("turn-yours")})
    return guest.page


def test_nothing_is_told_before_it_is_shown(come: Come) -> None:
    """Votes, hands and verdict are here at once; but first the fists come out, and then the log."""
    guest = come("Ana", language="en", motion=True)
    table = seated(guest, LeichTable)
    page = watched(guest)
    log = page.get_by_role("region", name=guest.say("log"))
    judged = log.get_by_text("the thumbs win").or_(log.get_by_text("the fists win"))
    while not judged.count():
        assert table.wait()
        if table.denouncing.count():
            table.denouncing.click()
            expect(table.stamp).to_be_visible()
        else:
            table.play(wary)
    expect(judged).to_have_count(1)
    assert page.evaluate("window.ahead") == []
