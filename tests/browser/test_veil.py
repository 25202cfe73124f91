"""What one reader alone was told stands nowhere on the screen, unless they hold it open."""

from __future__ import annotations

from pathlib import Path

from .conftest import Come
from .games.casanova import CasanovaTable
from .support.keys import Keys
from .support.lobby import seated
from .support.patience import expect

FOUND = ("own", "other", "neither")


def test_a_line_of_the_log(come: Come, kept: Path) -> None:
    guest = come("Ana", language="en")
    table = seated(guest, CasanovaTable)
    table.meet()
    log = guest.page.get_by_role("region", name=guest.say("log"))
    veil = log.get_by_role("button", name=guest.say("log-private")).last
    inside = log.get_by_role("status").last
    voice = table.phrases.voice
    seat = table.names().index(next(name for name in table.names() if name == guest.name))
    secrets = {voice.say("event-figures_seen", seat=seat, found=found) for found in FOUND}

    def told() -> bool:
        words = " ".join(guest.page.locator("body").inner_text().split())
        return any(secret in words for secret in secrets)

    # By a pointer, as long as it is down.
    expect(veil).to_be_visible()
    assert not told()
    veil.hover()
    guest.page.mouse.down()
    expect(inside).not_to_be_empty()
    assert told()
    guest.keep(kept, "held")
    guest.page.mouse.up()
    expect(inside).to_be_empty()
    assert not told()

    # Wherever the finger goes meanwhile, what it holds stays open.
    guest.page.mouse.down()
    guest.page.mouse.move(1, 1)
    expect(inside).not_to_be_empty()
    assert told()
    guest.page.mouse.up()
    expect(inside).to_be_empty()

    # By a key; and at once covered when the focus goes on.
    keys = Keys(guest.page)
    keys.press("Shift+Tab")
    keys.to(veil)
    guest.page.keyboard.down("Enter")
    expect(inside).not_to_be_empty()
    assert told()
    keys.press("Tab")
    expect(inside).to_be_empty()
    guest.page.keyboard.up("Enter")

    # Looked at again while the game goes on, it is covered as well.
    log.get_by_role("link").last.click()
    expect(guest.button("copy-moment")).to_be_visible()
    table.come()
    expect(veil).to_be_visible()
    assert not told()
