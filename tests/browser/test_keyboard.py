"""A whole game by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from ludotheque.games.niagara.model import Lay

from .conftest import Come
from .keys import Keys, KeyTable
from .lobby import Lobby
from .mind import calm
from .table import play_out


def test_a_whole_game(come: Come) -> None:
    guest = come("Ana", language="en")
    keys = Keys(guest.page)
    guest.go("/")
    lobby = Lobby(guest)
    lobby.play_now.wait_for()
    keys.to(lobby.play_now)
    keys.press("Enter")
    table = KeyTable(guest)
    table.come()
    keys.kept()

    # Arrows lead from tile to tile, and Escape out of the rules.
    assert table.wait()
    one, three = (
        table.hand.get_by_role("button", name=table.phrases.voice.move(Lay(tile)), exact=True)
        for tile in (1, 3)
    )
    keys.to(one)
    assert keys.by_arrow(three, "ArrowRight")
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

    play_out({table: calm}, lambda _: keys.kept())
    keys.to(table.again)
    keys.press("Enter")
    expect(table.hand.get_by_role("button", disabled=False).first).to_be_visible()


def test_a_question_is_left_by_escape(come: Come) -> None:
    """Where one place has several moves behind it, the choice opens, and closes again."""
    guest = come("Ana", language="de")
    keys = Keys(guest.page)
    table = KeyTable(guest)
    Lobby(guest).open().play()
    table.wait()
    keys.to(table.hand.get_by_role("button", disabled=False).first)
    back = guest.page.get_by_role("button", name=guest.board("back"), exact=True)
    while table.wait():
        several = [name for name in table.sight().buttons() if name in table.phrases.openings]
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
    table = KeyTable(guest)
    Lobby(guest).open().play()
    far = table.river.get_by_role("button", name=guest.board("beyond", place="R7"), exact=True)
    target = table.river.get_by_role("button", disabled=False)
    while table.wait():
        if far.count() and target.count():
            break
        table.play(calm)
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
