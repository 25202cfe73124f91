"""What is to be read is there in full, on a desk and on a phone."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator

from .conftest import Come
from .games.casanova import CasanovaTable
from .games.nimms_leich import LeichTable, meek
from .support.guest import DESK, PHONE, SIDEWAYS, Scheme
from .support.lobby import Lobby, seated
from .support.patience import expect, until
from .support.tour import TABLES

CUT = """(all) =>
  all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.outerHTML)"""


def cut(things: Locator) -> object:
    assert things.count() > 0
    return things.evaluate_all(CUT)


def test_names_on_a_desk(come: Come) -> None:
    guest = come("Ana", language="fr")
    table = seated(guest, LeichTable, *["amateur"] * 4)
    assert table.wait()
    assert cut(table.board.locator(".seat .name")) == []


def test_a_table_is_set_up_on_a_phone(come: Come) -> None:
    """Nothing reaches beyond the form, and it is told which chair is one's own."""
    guest = come("Ana", language="fr", size=PHONE)
    Lobby(guest, LeichTable).open().ask_for_friends()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_text(guest.say("options"), exact=True).click()
    assert cut(dialog.or_(dialog.locator("form, fieldset, label"))) == []
    expect(dialog.get_by_text(guest.say("you"), exact=True)).to_have_count(1)


def test_as_many_bots_as_one_likes(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE)
    lobby = Lobby(guest, LeichTable).open()
    many = lobby.card.get_by_role("combobox", name=guest.say("play-now-bots"))
    many.select_option(label=guest.say("with-bots", count=5, strength=guest.say("strength-novice")))
    table = lobby.play()
    assert len(table.names()) == 6


DESKS = ((1280, 800), (1440, 900), (1920, 1080))
ENOUGH = 0.6
"""Of the window: the board with the hand that plays on it, log and talk beside it."""

SHARE = """(board) => {
  const area = (each) => {
    const { width, height } = each.getBoundingClientRect();
    return width * height;
  };
  const box = (each) => each.getBoundingClientRect();
  const apart = (one, other) => one.bottom <= other.top + 1 || one.top >= other.bottom - 1;
  const picture = board.querySelector('.river, .map, .bay, .table-top, .stage');
  const players = board.querySelector('.seats, .players');
  // Who stands beside the picture takes room from it; who stands upon it does not.
  const beside = apart(box(players), box(picture)) ? area(players) : 0;
  return (area(board) - beside) / (innerWidth * innerHeight);
}"""
SCROLLED = """() => document.documentElement.scrollHeight - innerHeight"""

SEEN = """(each) => {
  const { width, height } = each.getBoundingClientRect();
  return width > 2 && height > 2 && !each.closest('header, .unseen, aside, .log, .trial');
}"""
"""But for a trial, to which everybody is called: bots may hold one before it is one's turn."""


@pytest.mark.parametrize("game", ["niagara", "nimms-leich", "casanova", "nizza", "vertiges"])
def test_on_a_desk_the_board_is_the_screen(come: Come, game: str) -> None:
    """Nothing is to be scrolled, everybody stands there once, and the column can be folded away."""
    guest = come("Ana", language="de")
    table = seated(guest, TABLES[game])
    assert table.wait()
    everybody = table.names()
    board = table.board.locator(".board")
    column = guest.page.locator("#column")
    for width, height in DESKS:
        guest.page.set_viewport_size({"width": width, "height": height})
        expect(column).to_be_visible()
        share = board.evaluate(SHARE)
        print(f"{game} {width}x{height}: {share:.1%}")
        assert share >= ENOUGH
        assert guest.page.evaluate(SCROLLED) <= 0
        for name in everybody:
            shown = table.page.get_by_text(name, exact=True)
            seen = [each for each in shown.all() if each.evaluate(SEEN)]
            assert len(seen) == 1, name
    before = board.evaluate(SHARE)
    fold = guest.button("column")
    fold.click()
    expect(column).not_to_be_visible()
    guest.page.reload()
    table.come()
    expect(column).not_to_be_visible()
    assert board.evaluate(SHARE) > before
    fold.click()
    expect(column).to_be_visible()


BESIDE = """(all) => all.filter((each) => {
  const [inner, outer] = [each, each.closest('li')].map((one) => one.getBoundingClientRect());
  return inner.right > outer.right || each.scrollWidth > each.clientWidth;
}).map((each) => each.outerHTML)"""
"""What is cut, or stands out of a player's plate."""


def test_who_plays_how_well_fits_a_plate(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE)
    table = seated(guest, TABLES["casanova"], *["novice"] * 3)
    assert table.wait()
    strengths = table.board.locator(".seats .strength")
    expect(strengths).to_have_count(3)
    assert strengths.evaluate_all(BESIDE) == []


LATE = "(all) => all.forEach((each) => (each.textContent = '23'))"
"""Points as somebody has them when a game is nearly over."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_names_stand_whole_beside_many_points(come: Come, size: tuple[int, int]) -> None:
    guest = come("Ana", language="fr", size=size)
    table = seated(guest, TABLES["vertiges"], *["novice"] * 3)
    assert table.wait()
    table.board.locator(".players .score").evaluate_all(LATE)
    assert cut(table.board.locator(".players :is(.name, .called)")) == []


@pytest.mark.parametrize("size", [DESK, SIDEWAYS], ids=["desk", "sideways"])
def test_the_buttons_beside_what_was_seen_say_all_of_it(come: Come, size: tuple[int, int]) -> None:
    guest = come("Ana", language="fr", size=size)
    table = seated(guest, CasanovaTable)
    assert table.wait()
    table.meet()
    expect(table.look).to_be_visible()
    assert cut(table.board.locator(".secret button")) == []


def test_at_a_trial_hand_and_tools_stay_on_a_phone(come: Come) -> None:
    """Two rows of hands, and sentences of two lines: all the rest is there all the same."""
    guest = come("Eichhörnchen", language="de", size=PHONE)
    table = seated(guest, LeichTable, *["novice"] * 3)
    while table.wait() and table.phase() != "voting":
        table.play(meek)
    assert not table.over
    board = table.board.locator(".board")
    assert board.evaluate("(board) => board.scrollHeight - board.clientHeight") <= 1
    name = board.locator(".own .name")
    assert name.evaluate("(name) => name.offsetHeight") < 20, "one line, as there is room for it"


BEYOND = """(board) => {
  const bar = document.querySelector('[role=toolbar]')?.getBoundingClientRect();
  const edge = bar && bar.top > innerHeight / 2 ? bar.top : innerHeight;
  return board.getBoundingClientRect().height - edge;
}"""
"""Pixels by which a board is higher than what is left of the screen."""
LOW = "(board) => board.getBoundingClientRect().bottom - innerHeight"


@pytest.mark.parametrize("game", ["niagara", "nimms-leich", "casanova", "nizza", "vertiges"])
def test_on_a_phone_names_and_hands_are_there_in_full(come: Come, game: str) -> None:
    """Also in a lesson, however much is said above it."""
    guest = come("Ana", language="de", size=PHONE)
    table = seated(guest, TABLES[game])
    assert table.wait()
    board = table.board.locator(".board")
    assert cut(board.locator(":is(.seat, .seats > li, .players > li) .name")) == []
    assert board.evaluate(BEYOND) <= 1  # a part of a pixel is none
    guest.go(f"/de/lesson/{game}")
    lesson = guest.page.locator(".lesson")
    expect(lesson.locator(".task")).to_be_visible()
    inner = lesson.locator(".board .board")
    expect(inner).to_be_visible()
    until(guest.page, lambda: inner.evaluate(LOW) <= 1, "the hand")


def light(colour: Sequence[float]) -> float:
    """How light it is, from 0 to 1, as those who made the rule for contrasts reckon it."""
    r, g, b = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (each / 255 for each in colour)
    )
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_numbers_of_the_discs_can_be_read(come: Come, scheme: Scheme) -> None:
    """Each has a rim, and on that it stands out whatever colour the water has below it."""
    guest = come("Ana", language="en", scheme=scheme)
    table = seated(guest, TABLES["niagara"])
    numeral = table.board.locator(".numeral").first
    painted = numeral.evaluate(
        "(each) => [getComputedStyle(each).fill, getComputedStyle(each).stroke]"
    )
    fill, (*rim, seen) = ([float(part) for part in re.findall(r"[\d.]+", each)] for each in painted)
    assert len(fill) == 3
    for water in (0, 255):
        below = light([part * seen + water * (1 - seen) for part in rim])
        one, other = sorted((light(fill), below))
        assert (other + 0.05) / (one + 0.05) > 4.5


MAP = """(map) => {
  const stage = map.querySelector('.stage').getBoundingClientRect();
  const unit = stage.width / map.querySelector('svg').viewBox.baseVal.width;
  const names = [...map.querySelectorAll('text.name')];
  return {
    stands: stage.height > stage.width,
    names: names.length,
    smallest: Math.min(...names.map((each) => parseFloat(getComputedStyle(each).fontSize) * unit)),
  };
}"""


@pytest.mark.parametrize("size", [PHONE, (360, 740), DESK], ids=["phone", "small", "desk"])
def test_venice_is_the_same_in_play_and_looked_back_at(come: Come, size: tuple[int, int]) -> None:
    """A map that turns is another map. On a desk all of its names can be read as well."""
    guest = come("Ana", language="de", size=size)
    table = seated(guest, CasanovaTable, "novice", "novice")
    assert table.wait()
    played = table.board.locator(".map").evaluate(MAP)
    assert played["stands"] is (size != DESK)
    path = guest.page.url.removeprefix(guest.house).replace("/tables/", "/replay/")
    guest.go(f"{path}?eyes=0&at=1")
    seen = guest.page.locator(".replay .map")
    expect(seen.locator(".stage")).to_be_visible()
    until(
        guest.page, lambda: seen.evaluate(MAP)["stands"] is played["stands"], "the map as in play"
    )
    if size == DESK:
        assert played["smallest"] > 10.99
        assert seen.evaluate(MAP)["smallest"] > 10.99
        assert seen.evaluate(MAP)["names"] > 30, "all of them"
    notebook = seen.get_by_role("button", name=table.say("notebook"))
    notebook.click()
    expect(guest.page.get_by_role("region", name=table.say("notebook"))).to_be_visible()
