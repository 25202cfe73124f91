"""A walk through the house, page by page: each is shown, named, and then left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ludotheque.games.niagara.model import CLOUD, Lay
from ludotheque.titles import OWN
from tests.browser.games.any_game import table_of
from tests.browser.games.casanova import CasanovaTable
from tests.browser.games.niagara import NiagaraTable
from tests.browser.games.nimms_leich import LeichTable, meek
from tests.browser.games.nizza import NizzaTable
from tests.browser.games.vertiges import VertigesTable

from .guest import PHONE, Guest
from .lobby import Lobby, at_once, seated
from .patience import appears, expect
from .table import Table


def tour(guest: Guest, game: str) -> Iterator[str]:
    """All that has to do with a game; with the first of them, also what belongs to none."""
    yield from TOURS[game](guest)
    yield from reading(guest, game)


def niagara(guest: Guest) -> Iterator[str]:
    yield from front(guest)
    table = Lobby(guest, NiagaraTable).open().play()
    yield from at_the_river(table)
    yield from beside(table)
    yield from ending(table)
    guest.go(f"/{guest.language}/nothing/here")
    expect(guest.page.get_by_text(guest.say("nowhere"))).to_be_visible()
    yield "nowhere"


def nimms_leich(guest: Guest) -> Iterator[str]:
    """Among three, where there is most to choose."""
    table = seated(guest, LeichTable, "amateur", "amateur")
    yield from by_night(table)
    yield from ending(table)


def casanova(guest: Guest) -> Iterator[str]:
    table = Lobby(guest, CasanovaTable).open().play()
    yield from in_venice(table)
    yield from drawers(guest, "log")


def nizza(guest: Guest) -> Iterator[str]:
    table = seated(guest, NizzaTable, "amateur")
    yield from over_the_roofs(table)
    yield from ending(table)


def vertiges(guest: Guest) -> Iterator[str]:
    table = at_once(guest, VertigesTable)
    yield from before_towers(table)
    yield from ending(table)


def anything(game: type[Table], guest: Guest) -> Iterator[str]:
    """Whatever the board offers first."""
    table = at_once(guest, game)
    assert table.wait()
    yield "table"
    table.choices.first.click()
    yield "table-chosen"
    yield from ending(table)


TABLES: dict[str, type[Table]] = {
    each.book.game: each
    for each in (NiagaraTable, LeichTable, CasanovaTable, NizzaTable, VertigesTable)
}
TOURS: dict[str, Callable[[Guest], Iterator[str]]] = {
    "niagara": niagara,
    "nimms-leich": nimms_leich,
    "casanova": casanova,
    "nizza": nizza,
    "vertiges": vertiges,
}
# A game that has no walk of its own yet is led through what all games have.
for _name in [name for name in OWN if name not in TABLES]:
    TABLES[_name] = table_of(_name)
    TOURS[_name] = partial(anything, TABLES[_name])


def front(guest: Guest) -> Iterator[str]:
    """The lobby, and all that it asks; a table that waits for friends."""
    lobby = Lobby(guest, NiagaraTable).open()
    yield "lobby"
    lobby.on_card("play-friends").click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    yield "naming"
    guest.enter()
    expect(lobby.going).to_be_visible()
    dialog.get_by_text(guest.say("options"), exact=True).click()
    yield "setting-up"
    lobby.going.click()
    appears(guest.button("get-up"))
    yield "gathering"
    guest.expected += ("status of 404",)  # whoever leaves a table last may still ask after it
    guest.button("get-up").click()
    appears(lobby.play_now)
    guest.page.get_by_role("link", name=guest.say("account-of", name=guest.name)).click()
    expect(guest.page.locator("#devices")).to_be_visible()
    yield "own"
    guest.go(f"/{guest.language}/tables?stage=gathering")
    expect(guest.page.get_by_role("combobox", name=guest.say("tables-game"))).to_be_visible()
    yield "finder"


def at_the_river(table: NiagaraTable) -> Iterator[str]:
    """Niagara in its phases."""
    phrases = table.phrases
    assert table.wait()
    yield "table-tiles"
    table.press(phrases.voice.move(Lay(CLOUD)))
    appears(table.weather.first)
    yield "table-weather"
    table.play()
    table.wait()
    table.press(phrases.voice.move(Lay(5)))
    # Not before all that moves has come to rest: then one may also ask.
    appears(table.river.locator("[data-place]").first)
    yield "table-river"
    # A tile that is spent can be touched all the same, to be told why it cannot be laid.
    spent = table.hand.get_by_role("button", name=table.say("tile-spent", tile=CLOUD))
    spent.evaluate("(tile) => tile.scrollIntoView({ block: 'center' })")
    spent.click(force=True)  # a browser would let us, and Playwright would not
    guest = table.guest
    refusal = guest.page.get_by_role("region", name=guest.say("refused-title"))
    expect(refusal).to_be_visible()
    yield "refusal"
    refusal.get_by_role("button", name=guest.say("refused-why"), exact=True).click()
    yield "refusal-why"
    refusal.get_by_role("button", name=guest.say("refused-back"), exact=True).click()


def by_night(table: LeichTable) -> Iterator[str]:
    """Nimm's Leich! in its phases, in whatever order they come, until all were there."""
    missing = {"bidding", "voting", "changing", "notebook"}
    while missing:
        again_if_over(table)
        phase = table.phase()
        if phase in missing:
            missing.remove(phase)
            yield f"table-{phase}"
            if phase == "bidding":
                yield from bidding(table)
        if "notebook" in missing and table.button(table.say("last-count")).is_enabled():
            missing.remove("notebook")
            yield from notebook(table)
        # Whoever denounces nobody is the more often asked what they believe.
        table.play(meek)
        if phase == "voting":
            appears(table.trial)
            yield "table-count"
    again_if_over(table)


def again_if_over(table: LeichTable) -> None:
    """Until there is something to choose, in the next game if need be."""
    while not table.wait():
        table.again.click()
        expect(table.again).to_have_count(0)


def notebook(table: LeichTable) -> Iterator[str]:
    table.press(table.say("notebook"))
    book = table.board.get_by_role("region", name=table.say("notebook"))
    expect(book).to_be_visible()
    yield "notebook"
    book.get_by_role("button", name=table.say("back")).click()


def bidding(table: LeichTable) -> Iterator[str]:
    table.press(table.liked(meek))
    yield "table-picked"
    table.press(table.say("investigate"))
    others = [name for name in table.names() if name != table.guest.name]
    for name in others:
        table.press(name)
    yield "table-errand"
    table.press(table.say("back"))


def in_venice(table: CasanovaTable) -> Iterator[str]:
    """A turn on the water, a meeting, and what is kept of it."""
    assert table.wait()
    yield "table-sailing"
    table.reach.click()
    yield "table-reach"
    table.reach.click()
    table.meet()
    yield "table-deciding"
    table.look.press("Enter")
    yield "table-look"
    table.press(table.say("notebook"))
    book = table.board.get_by_role("region", name=table.say("notebook"))
    expect(book).to_be_visible()
    yield "notebook"
    book.get_by_role("button", name=table.say("close")).click()
    expect(book).to_have_count(0)


def drawers(guest: Guest, *names: str) -> Iterator[str]:
    """What a phone keeps out of sight until it is asked for."""
    if guest.page.viewport_size != {"width": PHONE[0], "height": PHONE[1]}:
        return
    for drawer in names:
        guest.button(drawer).click()
        yield drawer
        guest.page.keyboard.press("Escape")


def over_the_roofs(table: NizzaTable) -> Iterator[str]:
    """Nizza in its phases; what is aimed at but not done yet; and a place that bears nobody."""
    assert table.wait()
    while table.phase() != "keeping":
        yield f"table-{table.phase()}"
        table.play()
        assert table.wait()
    table.dice.first.click()
    yield "table-keeping"
    table.dice.first.click()
    while not table.lit.count():
        table.play()
        assert table.wait()
    yield "table-using"
    table.page.mouse.click(*table.point(table.lit.first))
    appears(table.go)
    yield "table-aimed"
    table.press(table.say("back"))


def before_towers(table: VertigesTable) -> Iterator[str]:
    """Vertiges without hands: nothing chosen, a piece, where it goes, and towers of others."""
    assert table.wait()
    yield "table-building"
    table.pieces.first.click()
    yield "table-picked"
    table.press(table.say("take"))
    appears(table.aims.first)
    yield "table-aiming"
    table.press(table.say("on-table"))
    table.put = True
    assert table.wait()
    table.press(table.say("pass"))
    assert table.wait()
    yield "table-towers"


def beside(table: Table) -> Iterator[str]:
    """What lies beside every board."""
    guest = table.guest
    yield from drawers(guest, "log", "chat")
    guest.button("rules-of").click()
    drawer_open = guest.page.get_by_role("dialog", name=guest.say("rules-of"))
    expect(drawer_open.get_by_role("article").first).to_be_visible()
    yield "drawer"
    guest.page.keyboard.press("Escape")


def ending(table: Table) -> Iterator[str]:
    """Resigned, and seen again."""
    guest = table.guest
    guest.button("menu").click()
    appears(guest.button("resign"))
    yield "menu"
    table.resign()
    expect(table.again).to_be_visible()
    expect(table.board.get_by_text(table.say("prompt-over"), exact=True).first).to_be_visible()
    guest.page.keyboard.press("Escape")
    yield "result"
    table.replay.click()
    guest.button("verify").click()
    expect(guest.page.get_by_text(guest.say("verify-not"))).to_be_visible()
    table.come()
    yield "replay"


def reading(guest: Guest, game: str) -> Iterator[str]:
    """What there is to read and to learn."""
    guest.go(f"/{guest.language}/rules/{game}")
    expect(guest.page.get_by_role("article").first).to_be_visible()
    yield "rules"
    guest.go(f"/{guest.language}/lesson/{game}")
    TABLES[game](guest).come()
    yield "lesson"
