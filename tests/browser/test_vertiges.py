"""Vertiges: a hand that is led by pointer, finger and keys, and wood that obeys physics."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .games.vertiges import VertigesTable, bold, meek
from .guest import DESK, PHONE, SIDEWAYS
from .lobby import accept
from .test_axe import grave

COUNT = """() => {
  const mine = (window.drawn = {since: performance.now(), count: 0});
  const next = () => {
    mine.count += 1;
    if (window.drawn === mine) requestAnimationFrame(next);
  };
  next();
}"""
COUNTED = "() => window.drawn.count * 1000 / (performance.now() - window.drawn.since)"
FELL = "tomb"
"""What the log says of a fall, in French."""


def test_a_tower_by_dragging(come: Come, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table, base, top = VertigesTable.alone(guest)
    for height, piece in enumerate((base, top), 1):
        table.take(table.piece(piece))
        guest.keep(kept, f"held-{height}")
        guest.page.evaluate(COUNT)
        table.lower()
        print(f"{guest.page.evaluate(COUNTED):.0f} frames a second")
        guest.keep(kept, f"touching-{height}")
        table.let_go()
        assert table.towers() == [height]
    guest.keep(kept, "tower")


def test_lifting_the_finger_drops_nothing(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE, motion=True)
    table, _, _ = VertigesTable.alone(guest)
    table.take()
    table.drag(30, 10)
    guest.page.wait_for_timeout(400)
    expect(table.stage).to_be_visible()
    assert not table.touches()
    guest.page.keyboard.press("Escape")
    table.settled()
    assert table.towers() == []
    expect(table.pieces).to_have_count(6)


def test_a_tower_by_what_is_told(come: Come) -> None:
    """Steered by keys, by somebody who sees nothing and listens."""
    guest = come("Ana", language="en", size=DESK)
    table, base, top = VertigesTable.alone(guest)
    table.take(table.piece(base))
    # Somewhere else than where hands begin, so that the next one has to find it.
    for _ in range(8):
        guest.page.keyboard.press("ArrowRight")
    table.sink()
    table.let_go()
    assert table.towers() == [1]
    table.take(table.piece(top))
    table.steer_over()
    table.sink()
    table.let_go()
    assert table.towers() == [2]


def test_a_fall_and_its_film(come: Come, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table, base, top = VertigesTable.alone(guest)
    for piece in (base, top):
        table.take(table.piece(piece))
        table.lower()
        table.let_go()
    table.take()
    # Two millimetres a press: beside the tower, down to its upper piece, and into it.
    table.presses("ArrowLeft", 35)
    table.presses("ArrowDown", 40)
    guest.page.wait_for_timeout(500)
    for shot in range(4):
        table.presses("ArrowRight", 15)
        guest.keep(kept, f"ramming-{shot}")
    table.let_go()
    expect(table.board.get_by_role("log")).to_contain_text(FELL)
    again = table.button(table.say("see-again"))
    again.click()
    skip = table.button(table.say("skip"))
    skip.wait_for()
    guest.page.wait_for_timeout(1500)
    guest.keep(kept, "film")
    skip.click()
    expect(skip).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_whole_game_against_a_bot(come: Come, kept: Path, size: tuple[int, int]) -> None:
    """By the list of what is offered, where no physics is at work."""
    guest = come("Ana", language="en", size=size)
    table = VertigesTable.set_up(guest, ["person", "novice"], physics="reckoned").come()
    seen: set[str] = set()
    for _ in range(400):
        if not table.wait():
            break
        if table.phase() not in seen:
            seen.add(table.phase())
            guest.keep(kept, f"table-{table.phase()}")
        table.play(bold)
    assert table.over
    guest.keep(kept, "result")


def test_a_protest_is_won(come: Come) -> None:
    """Who passes at once although a tower could be begun is caught by the other."""
    ana, ben = come("Ana", language="fr"), come("Ben", language="fr", size=PHONE)
    table = VertigesTable.set_up(ana, ["person", "person"], physics="reckoned")
    other = accept(ben, ana.page.url, VertigesTable)
    table.come().wait()
    table.press(table.say("pass"))
    protest = other.button(other.say("protest"))
    protest.click()
    expect(protest).to_have_count(0)
    scores = ben.page.get_by_label(other.say("score", score=2))
    expect(scores.first).to_be_visible()
    other.play(meek)


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), (PHONE, "fr"), (SIDEWAYS, "de")], ids=str
)
def test_nothing_serious_says_axe(
    come: Come, kept: Path, size: tuple[int, int], language: str
) -> None:
    guest = come("Ana", size=size, language=language)
    table, _, _ = VertigesTable.alone(guest)
    found = {"building": grave(guest.page)}
    guest.keep(kept, "building")
    table.pieces.first.click()
    found["picked"] = grave(guest.page)
    guest.keep(kept, "picked")
    table.button(table.say("take")).click()
    expect(table.stage).to_be_focused()
    found["holding"] = grave(guest.page)
    guest.keep(kept, "holding")
    guest.page.emulate_media(color_scheme="dark")
    found["dark"] = grave(guest.page, "color-contrast")
    guest.keep(kept, "dark")
    assert not any(found.values()), found
