"""A whole game by keyboard alone, with names for everything that a screen reader comes by."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import Locator

from ludotheque.games.nizza.model import Climb, HangRope, ThrowAgain
from tests.server.support.houses import Running

from .conftest import Come
from .games.casanova import CasanovaTable
from .games.niagara import NiagaraTable
from .games.nimms_leich import LeichTable
from .games.nizza import NizzaTable
from .games.vertiges import VertigesTable
from .support.keys import Keys
from .support.lobby import at_once, seated
from .support.patience import appears, expect, until
from .support.resumed import NIAGARA, Ending
from .support.table import Table, play_out

ENDINGS: dict[type[Table], Ending] = {
    NiagaraTable: NIAGARA,
    CasanovaTable: Ending("casanova/three-seats.fr", 40, ("person", "amateur", "amateur")),
}
"""Where a game takes long: after its opening, the end of another one is played."""
OPENING = 5
"""Moves."""
RETURNS = 3
"""The dice may never offer what is to be tried: then one plays again."""

COVERED = """() => {
  const [here, board] = [document.activeElement, document.querySelector('.board')];
  return board.contains(here) && here.closest('.notebook') === null;
}"""


@pytest.mark.parametrize(
    ("game", "language"),
    [
        (NiagaraTable, "en"),
        (LeichTable, "fr"),
        (CasanovaTable, "de"),
        (NizzaTable, "de"),
        (VertigesTable, "en"),
    ],
)
def test_a_whole_game(come: Come, house: Running, game: type[Table], language: str) -> None:
    guest = come("Ana", language=language)
    keys = Keys(guest.page)
    liking = game.players[1]

    def enter(button: Locator) -> None:
        keys.to(button)
        keys.press("Enter")

    at_once(guest, game, enter)
    if not game.arrangement:  # else they came by an address, and have pressed nothing yet
        keys.kept()
    table = game(guest, push=keys.push)

    def later(heard: int) -> bool:
        return table.newest() > heard

    # Arrows lead from one choice to the next, and Escape out of the rules.
    assert table.wait()
    while (found := table.neighbours()) is None:
        heard = table.newest()
        table.play(liking)
        # Until the house has taken it, the board offers what it offered before.
        until(guest.page, partial(later, heard), "one's own move")
        assert table.wait()
    one, other, arrow = found
    keys.to(one)
    assert keys.by_arrow(other, arrow)
    rules = guest.button("rules-of")
    keys.to(rules)
    # The tools have arrows as well.
    keys.press("ArrowRight")
    expect(guest.button("menu")).to_be_focused()
    keys.press("ArrowLeft")
    keys.press("Enter")
    drawer = guest.page.get_by_role("dialog")
    expect(drawer).to_be_visible()
    keys.kept()
    keys.press("Escape")
    expect(drawer).not_to_be_visible()
    expect(rules).to_be_focused()

    def before(table: Table) -> None:
        keys.kept()
        table.understood()

    if game in ENDINGS:
        play_out({table: liking}, before, OPENING)
        guest.go(f"/{language}{ENDINGS[game].of(house, guest)}")
        assert table.come().wait()
        keys.to(table.choices.first)
    wanted = {ThrowAgain, HangRope, Climb} if isinstance(table, NizzaTable) else set()
    for _ in range(RETURNS):
        play_out({table: liking}, before)
        keys.to(table.again)
        keys.press("Enter")
        appears(table.choices.first)
        if wanted <= table.tried:
            return
    raise AssertionError(f"never done: {wanted - table.tried}")


def test_a_question_is_left_by_escape(come: Come) -> None:
    """Where one place has several moves behind it, the choice opens, and closes again."""
    guest = come("Ana", language="de")
    keys = Keys(guest.page)
    seated(guest, NiagaraTable)
    table = NiagaraTable(guest, push=keys.push)
    table.wait()
    keys.to(table.tiles.first)
    back = table.button(table.say("back"))
    while table.wait():
        several = [name for name in table.sight().buttons() if table.phrases.opening(name)]
        if not several:
            table.play()
            continue
        table.press(several[0])
        expect(back).to_be_visible()
        keys.press("Escape")
        expect(back).not_to_be_visible()
        keys.kept()
        return
    raise AssertionError("nothing was asked in a whole game")


def test_why_a_disc_is_out_of_reach(come: Come) -> None:
    """The arrows lead to it, Enter asks, and the house says which rule is against it."""
    guest = come("Ana", language="en")
    keys = Keys(guest.page)
    seated(guest, NiagaraTable)
    table = NiagaraTable(guest, push=keys.push)
    far = table.river.get_by_role("button", name=table.say("beyond", place="R7"), exact=True)
    target = table.river.get_by_role("button", disabled=False)
    while table.wait():
        if far.count() and target.count():
            break
        table.play(table.players[1])
    keys.to(target.first)
    arrows = ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft")
    assert any(keys.by_arrow(far, *arrows[turn:]) for turn in range(4))
    keys.press("Enter")
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    expect(far).to_be_focused()
    # One Escape closes one thing: what was chosen on the board is still there.
    keys.press("Escape")
    expect(refusal).to_have_count(0)
    expect(far).to_be_focused()


def test_why_a_bid_is_shut(come: Come) -> None:
    """The arrows lead to what is not open, too; Enter asks, and the house says why not."""
    guest = come("Ana", language="fr")
    keys = Keys(guest.page)
    seated(guest, LeichTable)
    table = LeichTable(guest, push=keys.push)
    while table.wait():
        if table.cells.count() and table.shut.count():
            break
        table.play()
    shut = table.shut.last
    keys.to(table.cells.first)
    arrows = ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown")
    assert any(keys.by_arrow(shut, *arrows[turn:]) for turn in range(4))
    keys.press("Enter")
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    expect(shut).to_be_focused()
    keys.press("Escape")
    expect(refusal).to_have_count(0)
    expect(shut).to_be_focused()


def to_the_bids(table: LeichTable) -> None:
    """Play until some are open: where others bid all there is, one can only denounce them."""
    while not table.cells.count():
        assert table.wait()
        if not table.cells.count():
            table.play()


def test_nothing_under_the_notebook_is_reached(come: Come) -> None:
    guest = come("Ana", language="en")
    keys = Keys(guest.page)
    seated(guest, LeichTable)
    table = LeichTable(guest, push=keys.push)
    to_the_bids(table)
    table.press(table.say("notebook"))
    book = table.board.get_by_role("region", name=table.say("notebook"))
    expect(book).to_be_visible()
    for key in ("ArrowDown", "ArrowUp", "ArrowLeft", "ArrowRight", "Tab", "Shift+Tab", "Shift+Tab"):
        keys.press(key)
        assert guest.page.evaluate(COVERED) is False, key
    table.press(table.say("back"))
    expect(book).to_have_count(0)
    keys.push(table.cells.first)


def test_an_errand_and_a_book_are_left_by_escape(come: Come) -> None:
    guest = come("Ana", language="de")
    keys = Keys(guest.page)
    seated(guest, LeichTable)
    table = LeichTable(guest, push=keys.push)
    to_the_bids(table)
    for opening, inside in (
        ("investigate", table.button(table.say("back"))),
        ("notebook", table.board.get_by_role("region", name=table.say("notebook"))),
    ):
        table.press(table.say(opening))
        expect(inside).to_be_visible()
        keys.press("Escape")
        expect(inside).not_to_be_visible()
        expect(table.button(table.say(opening))).to_be_focused()
