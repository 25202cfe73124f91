"""A game that a package brings, before somebody's eyes: played, and failing in every way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, FrameLocator, Locator, Page, Route

from tests.support.packages import EXAMPLE, pip_installed

from .conftest import BUILT
from .support.axe import grave
from .support.guest import PHONE, Guest
from .support.lodging import Lodging
from .support.patience import expect, until

GAME = "hounds-and-hare"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pip_installed(EXAMPLE, tmp_path_factory.mktemp("package"))


@pytest.fixture(scope="module")
def lodging(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lodging]:
    house = Lodging(tmp_path_factory.mktemp("house"), BUILT, site)
    house.open()
    yield house
    house.kill()


Come = Callable[..., Guest]


@pytest.fixture
def come(chromium: Browser, lodging: Lodging) -> Iterator[Come]:
    guests: list[Guest] = []

    def comes(**chosen: object) -> Guest:
        browser = chosen.pop("browser", chromium)
        guests.append(Guest(browser, lodging.url, "Ana", **chosen))  # type: ignore[arg-type]
        return guests[-1]

    yield comes
    for guest in guests:
        guest.leave()


def seated(guest: Guest, **options: str) -> str:
    """A table against a bot, where nobody had to click for it; the hounds begin."""
    guest.page.request.post(f"{guest.house}/api/me", data={"name": guest.name})
    asked = {"game": GAME, "seats": ["person", "novice"], "public": True, "options": options}
    table: str = guest.page.request.post(f"{guest.house}/api/tables", data=asked).json()["id"]
    seat = f"{guest.house}/api/tables/{table}/seat"
    assert guest.page.request.post(seat, data={"entropy": "mine"}).ok
    return table


def frame(page: Page) -> FrameLocator:
    return page.frame_locator("iframe")


def point(page: Page, letter: str) -> Locator:
    return frame(page).locator(".point").filter(has_text=letter)


def prompted(page: Page) -> str:
    return frame(page).locator(".prompt").inner_text()


def by_list(page: Page) -> Locator:
    return page.locator(".held details ol button")


def differs(page: Page, before: str) -> bool:
    return page.locator(".held details").inner_text() != before


def play_by_list(guest: Guest) -> int:
    """To the end, by the first move that the list has; tells how many it took."""
    page, made = guest.page, 0
    end = page.get_by_role("button", name=guest.say("rematch"), exact=True)
    page.locator(".held summary").click()
    while True:
        until(page, lambda: end.count() > 0 or by_list(page).count() > 0, "a move, or the end")
        if end.count() > 0:
            return made
        before = page.locator(".held details").inner_text()
        by_list(page).last.click()
        another = partial(differs, page, before)
        until(page, another, "another")
        made += 1


def test_it_is_played_in_its_frame(come: Come, kept: Path) -> None:
    guest = come(language="en")
    page = guest.page
    guest.go("/en")
    tile = page.locator("article", has=page.locator(f"#game-{GAME}"))
    expect(tile.locator("img")).to_be_visible()  # the lobby runs nothing of it
    assert tile.locator("svg:not(.icon)").count() == 0
    # However many games there are, nothing of a card is cut off.
    cut = "[...document.querySelectorAll('article')].filter(e => e.scrollWidth > e.clientWidth)"
    assert page.evaluate(f"{cut}.length") == 0
    tile.get_by_role("button", name=guest.say("play-now"), exact=True).click()
    expect(point(page, "B")).to_be_enabled()
    guest.keep(kept, "begun")
    sandbox = page.locator("iframe").get_attribute("sandbox")
    assert sandbox == "allow-scripts"
    # Two presses, and Escape takes the first back.
    point(page, "B").click()
    expect(point(page, "B")).to_have_attribute("aria-pressed", "true")
    point(page, "B").press("Escape")
    expect(point(page, "B")).to_have_attribute("aria-pressed", "false")
    # What is not offered is asked for, and the house names the rule.
    point(page, "B").click()
    point(page, "K").click(force=True)
    refusal = page.get_by_role("alert").filter(has_text="No line leads from B to K")
    expect(refusal).to_be_visible()
    point(page, "F").press("Enter")
    expect(page.locator("aside li").filter(has_text="runs from B to F")).to_be_attached()
    until(page, lambda: prompted(page) == "Which hound runs?", "the bot's leap")
    guest.expected = ("does not match the recipient window's origin",)  # axe asks the frame
    assert grave(page) == []
    assert play_by_list(guest) > 0
    expect(page.get_by_text("The aim:")).to_be_attached()
    # Another language is another voice, and no other board.
    table = page.url.split("/tables/")[1].split("?")[0]
    guest.go(f"/de/tables/{table}")
    expect(frame(page).locator(".prompt")).to_have_text("Die Jagd ist vorbei.")
    guest.go(f"/fr/replay/{table}?at=2")
    expect(point(page, "F")).to_be_attached()
    guest.keep(kept, "replayed")
    expect(frame(page).locator(".prompt")).not_to_be_empty()


def test_it_is_learned_and_read_about(come: Come, kept: Path) -> None:
    guest = come(language="fr", size=PHONE, scheme="dark")
    page = guest.page
    guest.go(f"/fr/rules/{GAME}")
    expect(page.get_by_text("Les chiens courent vers K")).to_be_visible()
    guest.go(f"/fr/lesson/{GAME}")
    expect(page.get_by_text("Vous menez les chiens")).to_be_visible()
    point(page, "B").tap()
    point(page, "F").tap()
    expect(page.get_by_text("À présent le lièvre bondit")).to_be_visible()
    guest.keep(kept, "lesson")
    page.get_by_role("button", name=guest.say("lesson-watch"), exact=True).click()
    expect(page.get_by_text("Les chiens ne reculent jamais")).to_be_visible()


BOARD = "export default {{contract: 1, mount(place, shell, given) {{ {} }}}}"
GOOD = "shell.rest(); return {update() { shell.rest() }, unmount() {}}"
LATER = "shell.rest(); place.textContent = 'drawn'; setTimeout(() => {{ {} }}); "
QUIET = "return {update() { shell.rest() }, unmount() {}}"
FAULTS: dict[str, str | None] = {
    "404": None,
    "syntax": "export default {",
    "throws-evaluated": "throw new Error('evaluated')",
    "another-contract": "export default {contract: 7, mount() {}}",
    "no-default": "export const board = 1",
    "throws-in-mount": BOARD.format("throw new Error('mount')"),
    "gives-nothing-back": BOARD.format(""),
    "throws-later": BOARD.format(LATER.format("throw new Error('later')") + QUIET),
    "rejects-later": BOARD.format(LATER.format("Promise.reject(new Error('later'))") + QUIET),
    "no-such-move": BOARD.format(
        LATER.format("shell.move({kind: 'run', start: 'A', end: 'K'})") + QUIET
    ),
    "changes-what-it-was-given": BOARD.format("given.view.hounds[0] = 'K'; " + GOOD),
    "takes-moves-away": BOARD.format("given.moves.length = 0; " + GOOD),
    "gives-up": BOARD.format(LATER.format("shell.fail('enough')") + QUIET),
    "throws-when-pressed": BOARD.format(
        "place.addEventListener('click', () => { throw new Error('pressed') }); "
        + LATER.format("place.click()")
        + QUIET
    ),
    "leaves-its-origin": BOARD.format(
        LATER.format("location.href = 'https://elsewhere.invalid/?all-it-knows'") + QUIET
    ),
    "leaves-its-frame": BOARD.format(LATER.format("location.href = 'picture.svg'") + QUIET),
}
SLOW: dict[str, str] = {
    "never-there": "await new Promise(() => {}); " + BOARD.format(GOOD),
    "never-rests": BOARD.format("return {update() {}, unmount() {}}"),
    "never-ends": BOARD.format(LATER.format("for (;;) {}") + QUIET),
}
"""These are waited for, all at once."""


def broken(guest: Guest, page: Page, program: str | None) -> None:
    def answer(route: Route) -> None:
        headers = {"access-control-allow-origin": "*", "content-type": "text/javascript"}
        if program is None:
            route.fulfill(status=404, headers=headers, body="")
        else:
            route.fulfill(status=200, headers=headers, body=program)

    page.route("**/board.js", answer)
    guest.expected = ("",)


def plays_on(page: Page) -> None:
    """The list of all moves is there, a move of it is made, and the page around is alive."""
    expect(page.get_by_role("status").filter(has_text="does not answer")).to_be_visible()
    assert page.locator("iframe").count() == 0
    expect(by_list(page).first).to_be_visible()
    assert by_list(page).count() == 7
    by_list(page).first.click()
    expect(page.locator("aside li").filter(has_text="runs from").first).to_be_attached()


MOVES = LATER.format("shell.move(given.moves[0])")
AFTER: dict[str, str] = {
    "throws-in-update": MOVES + "return {update() { throw new Error('update') }, unmount() {}}",
    "rests-no-more": MOVES + "return {update() {}, unmount() {}}",
}
"""These begin well: a move is made, and fail at the view that comes of it."""


@pytest.mark.parametrize("fault", AFTER)
def test_a_board_that_fails_after_a_move_has_made_it(fault: str, come: Come) -> None:
    guest = come(language="en")
    page = guest.page
    table = seated(guest)
    broken(guest, page, BOARD.format(AFTER[fault]))
    guest.go(f"/en/tables/{table}")
    expect(page.locator("aside li").filter(has_text="runs from").first).to_be_attached()
    expect(page.get_by_role("status").filter(has_text="does not answer")).to_be_visible()
    assert page.locator("iframe").count() == 0
    # The list has opened by itself, and the game goes on by it.
    expect(by_list(page).first).to_be_visible()
    before = page.locator(".held details").inner_text()
    by_list(page).first.click()
    until(page, partial(differs, page, before), "another move")


IN_PAGE = ("throws-in-mount", "throws-later", "rejects-later", "throws-when-pressed", "no-default")


def policies(page: Page) -> dict[str, str]:
    """Which of the page's own Trusted Types policies whoever runs in it could still make."""
    found: dict[str, str] = page.evaluate(
        """(names) => Object.fromEntries(names.map((name) => {
          try { trustedTypes.createPolicy(name, {}); return [name, 'made']; }
          catch (error) { return [name, error.name]; }
        }))""",
        ["ludotheque-worker", "svelte-trusted-html", "mine"],
    )
    return found


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_a_board_does_the_game_goes_on(fault: str, come: Come) -> None:
    guest = come(language="en")
    table = seated(guest)
    broken(guest, guest.page, FAULTS[fault])
    guest.go(f"/en/tables/{table}")
    plays_on(guest.page)


def test_a_board_that_hangs_is_taken_away(come: Come, whole_chromium: Browser) -> None:
    """In a browser as people have it: the one without a window gives a frame no process of its own,
    so that whoever hangs there hangs the page.
    """
    guest = come(language="en", browser=whole_chromium)
    pages = []
    for program in SLOW.values():
        page = guest.tab()
        broken(guest, page, program)
        page.goto(f"{guest.house}/en/tables/{seated(guest)}")
        pages.append(page)
    for page in pages:
        page.bring_to_front()
        plays_on(page)


def test_a_board_of_another_contract_is_not_asked_for(come: Come) -> None:
    """As the house says of one that was written for a later contract: its rules are played."""
    guest = come(language="en")
    page, asked = guest.page, list[str]()
    table = seated(guest)

    def other(route: Route) -> None:
        cards = route.fetch().json()
        for each in cards:
            if each["name"] == GAME:
                each["package"] |= {"board": False, "contract": 7}
        route.fulfill(json=cards)

    page.route(re.compile(r"/api/games(\?|$)"), other)
    page.on("request", lambda request: asked.append(request.url))
    guest.go(f"/en/tables/{table}")
    expect(by_list(page).first).to_be_visible()
    assert by_list(page).count() == 7
    by_list(page).first.click()
    expect(page.locator("aside li").filter(has_text="runs from").first).to_be_attached()
    assert page.locator("iframe").count() == 0
    assert not [each for each in asked if each.endswith(("/board.js", "/frame.js"))]


TRIES = """
const found = {};
const tried = async (name, what) => {
  try { found[name] = String(await what()); } catch (error) { found[name] = `no: ${error.name}`; }
};
export default {contract: 1, mount(place, shell) {
  (async () => {
    await tried('storage', () => localStorage.length);
    await tried('page', () => parent.document.title);
    await tried('cookie', () => document.cookie);
    await tried('house', () => fetch(new URL('/api/me', shell.base)).then((all) => all.status));
    await tried('away', () => { top.location.href = '/en/rules/niagara'; });
    await tried('window', () => window.open('/en') === null ? 'no: null' : 'opened');
    await tried('policy', () => trustedTypes.createPolicy('ludotheque-worker', {}));
    await tried('html', () => { place.innerHTML = '<b>bold</b>'; });
    place.textContent = JSON.stringify(found);
    shell.rest();
  })();
  return {update() { shell.rest() }, unmount() {}};
}};
"""


def test_a_board_has_none_of_its_readers_rights(come: Come) -> None:
    guest = come(language="en")
    table = seated(guest)
    broken(guest, guest.page, TRIES)
    guest.go(f"/en/tables/{table}")
    place = frame(guest.page).locator("main")
    until(guest.page, lambda: "html" in place.inner_text(), "all that it tried")
    assert set(place.inner_text().strip("{}").split(",")) == {
        f'"{name}":"no: {why}"'
        for name, why in {
            "storage": "SecurityError",
            "page": "SecurityError",
            "cookie": "SecurityError",
            "house": "TypeError",
            "away": "SecurityError",
            "window": "null",
            "policy": "TypeError",
            "html": "TypeError",
        }.items()
    }
    assert guest.page.url.endswith(f"/en/tables/{table}")


def test_a_game_that_is_taken_away_and_comes_back(
    chromium: Browser, site: Path, tmp_path: Path
) -> None:
    """Nothing is lost: each place says so in a sentence of its own, and then all goes on."""
    house = Lodging(tmp_path, BUILT, site)
    house.open()
    guest = Guest(chromium, house.url, "Ana", language="en")
    guest.expected = ("WebSocket", "ERR_", "503", "no catalogue ends with")
    page = guest.page
    try:
        table, over = seated(guest), seated(guest)
        for id in (over, table):
            guest.go(f"/en/tables/{id}")
            expect(point(page, "B")).to_be_enabled()
            point(page, "B").click()
            point(page, "F").click()
            until(page, lambda: prompted(page) == "Which hound runs?", "the bot's leap")
            if id == over:
                assert play_by_list(guest) > 0
        record = httpx.get(f"{house.url}/api/tables/{over}/record").content
        house.kill()
        house.packages = None
        house.open()
        waits, gone = "is not in the house just now", f"({GAME}) is not installed in the house any"
        guest.go("/en")
        expect(page.locator("article").first).to_be_visible()
        assert page.locator(f"#game-{GAME}").count() == 0
        expect(page.get_by_text("game not installed here any more").first).to_be_visible()
        for path, said in (
            (f"/en/tables/{table}", waits),
            (f"/en/tables/{over}", gone),
            (f"/en/replay/{over}", waits),
        ):
            guest.go(path)
            expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
        assert httpx.get(f"{house.url}/api/tables/{over}/record").content == record
        house.kill()
        house.packages = site
        house.open()
        guest.go(f"/en/tables/{table}")
        until(page, lambda: prompted(page) == "Which hound runs?", "the same game")
        assert play_by_list(guest) > 0
        guest.leave()
    finally:
        house.kill()


def test_in_the_page_by_the_hosts_word_alone(chromium: Browser, site: Path, tmp_path: Path) -> None:
    """There it has the page's rights, but makes none of its policies; and where it fails, the list
    of moves is there all the same.
    """
    house = Lodging(tmp_path, BUILT, site)
    house.choices["BOARDS_IN_PAGE"] = GAME
    house.open()
    guest = Guest(chromium, house.url, "Ana", language="en")
    page = guest.page
    try:
        guest.go(f"/en/tables/{seated(guest)}")
        expect(page.locator(".within .prompt")).to_have_text("Which hound runs?")
        assert page.locator("iframe").count() == 0
        page.locator(".point").filter(has_text="B").click()
        page.locator(".point").filter(has_text="F").click()
        expect(page.locator("aside li").filter(has_text="from B to F")).to_be_attached()
        assert {name: how for name, how in policies(page).items() if how != "TypeError"} == {}
        for fault in IN_PAGE:
            other = guest.tab()
            broken(guest, other, FAULTS[fault])
            other.goto(f"{guest.house}/en/tables/{seated(guest)}")
            plays_on(other)
            other.close()
        guest.leave()
    finally:
        house.kill()
