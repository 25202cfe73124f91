"""Vertiges: a hand that is led by pointer, finger and keys, and wood that obeys physics."""

from __future__ import annotations

import os
import re
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.vertiges.pieces import HANDED, PIECES, fits
from ludotheque.games.vertiges.towers import ABOVE

from .axe import grave
from .conftest import Come
from .games.hands import Hand
from .games.vertiges import VertigesTable
from .guest import DESK, PHONE, SIDEWAYS, Guest
from .lobby import accept, arranged

COUNT = """() => {
  const mine = (window.drawn = {since: performance.now(), count: 0});
  const next = () => {
    mine.count += 1;
    if (window.drawn === mine) requestAnimationFrame(next);
  };
  next();
}"""
COUNTED = "() => window.drawn.count * 1000 / (performance.now() - window.drawn.since)"

STRIP = """async ([apart, across, beside]) => {
  const stage = document.querySelector('.stage canvas');
  const shots = [];
  for (let last = -apart; document.querySelector('.skip'); ) {
    const now = await new Promise(requestAnimationFrame);
    if (now - last < apart) continue;
    last = now;
    const shot = document.createElement('canvas');
    [shot.width, shot.height] = [across, (across * stage.height) / stage.width];
    shot.getContext('2d').drawImage(stage, 0, 0, shot.width, shot.height);
    shots.push(shot);
  }
  const strip = document.createElement('canvas');
  const high = shots[0]?.height ?? 1;
  [strip.width, strip.height] = [across * beside, high * Math.ceil(shots.length / beside)];
  const pen = strip.getContext('2d');
  for (const [index, shot] of shots.entries())
    pen.drawImage(shot, (index % beside) * across, Math.floor(index / beside) * high);
  const looks = new Set(shots.map((shot) => shot.toDataURL()));
  return {count: looks.size, picture: strip.toDataURL().split(',')[1]};
}"""
"""A film as it runs, until it is over: one picture beside the other, and how many are different."""
APART, ACROSS, BESIDE_EACH_OTHER = 350, 240, 6
"""Milliseconds from one picture of a film to the next, pixels across, and how many in a row."""

ZAPS = 5
"""Hands tremble: so often in a row nobody misses."""
BESIDE = 44
"""Presses, of two millimetres each: well beside a tower, and still near."""


LOW = 8
"""Millimetres above its foot that a piece is rammed."""
OWN = 3
"""So many pieces of a whole game are put by the guest."""


def at_table(guest: Guest, *chairs: str) -> VertigesTable:
    """With hands and wood, and steady hands. The guest begins."""
    table = arranged(guest, "vertiges", chairs, oldest="first", tremor="easy")
    guest.go(f"/{guest.language}/tables/{table}")
    return VertigesTable(guest)


@contextmanager
def frames_counted(page: Page, what: str, kept: Path) -> Iterator[None]:
    """How many pictures a second are drawn meanwhile: printed, and kept with the screenshots."""
    page.evaluate(COUNT)
    yield
    rate = page.evaluate(COUNTED)
    print(f"{what}: {rate:.0f} frames a second")
    (kept / f"{what}.txt").write_text(f"{rate:.0f} frames a second\n", encoding="utf-8")
    assert rate > 0


def pair(hand: list[int]) -> tuple[int, int] | None:
    """Two pieces that interlock."""
    return next((two for two in permutations(hand, 2) if _interlock(*two)), None)


def pile(hand: list[int]) -> tuple[int, int, int, int] | None:
    """The same, and two others: on the flat side of the upper one, every piece stands."""
    if (two := pair(hand)) is None:
        return None
    third, fourth, *_ = (piece for piece in hand if piece not in two)
    return (*two, third, fourth)


class Plan(NamedTuple):
    """A tower of three, and a base that takes the upper two as well."""

    base: int
    upper: int
    top: int
    other: int


def zap(hand: list[int]) -> Plan | None:
    for base, upper, other, top in permutations(hand, 4):
        # It does not matter how they are turned, and the last one goes nowhere but on the upper.
        plain = PIECES[upper].cut not in HANDED and not _interlock(other, top)
        if plain and _interlock(base, upper) and _interlock(other, upper):
            return Plan(base, upper, top, other)
    return None


def _interlock(one: int, other: int) -> bool:
    return fits(PIECES[one].cut, PIECES[other].cut)


def test_a_tower_by_dragging(come: Come, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table, two = VertigesTable.dealt(guest, pair)
    hand = Hand(table)
    for height, piece in enumerate(two, 1):
        hand.take(table.piece(piece))
        guest.keep(kept, f"held-{height}")
        with frames_counted(guest.page, f"held-{height}", kept):
            hand.lower()
        guest.keep(kept, f"touching-{height}")
        hand.let_go()
        assert table.towers() == [height]
    guest.keep(kept, "tower")


def test_lifting_the_finger_drops_nothing(come: Come) -> None:
    guest = come("Ana", language="de", size=PHONE, motion=True)
    table, _ = VertigesTable.dealt(guest, pair)
    hand = Hand(table)
    hand.take(table.pieces.first)
    high = hand.told().up
    hand.drag(0, 60)
    hand.arrived()
    # No finger is on the screen, and still it is held, in the air.
    assert 0 < hand.told().up < high
    assert not hand.touches()
    hand.back()
    assert table.towers() == []
    expect(table.pieces).to_have_count(6)


def test_a_tower_by_what_is_told(come: Come) -> None:
    """Steered by keys, by somebody who sees nothing and listens."""
    guest = come("Ana", language="en", size=DESK)
    table, (base, top) = VertigesTable.dealt(guest, pair)
    hand = Hand(table)
    hand.take(table.piece(base))
    # Somewhere else than where hands begin, so that the next one has to find it.
    hand.presses("ArrowRight", 12)
    hand.sink()
    hand.let_go()
    assert table.towers() == [1]
    hand.take(table.piece(top))
    hand.steer_over()
    hand.sink()
    hand.let_go()
    assert table.towers() == [2]


def test_a_zap(come: Come, kept: Path) -> None:
    """Two pieces at once, from one tower onto another."""
    guest = come("Ana", language="en", size=DESK)
    assert any(zapped(VertigesTable.dealt(guest, zap), kept) for _ in range(ZAPS))


def zapped(dealt: tuple[VertigesTable, Plan], kept: Path) -> bool:
    """Whether nothing slipped on the way. Then there are points for it, and the part has moved."""
    table, plan = dealt
    hand = Hand(table)
    hand.put(table.piece(plan.base))
    hand.take(table.piece(plan.other))
    hand.presses("ArrowRight", BESIDE)
    hand.sink()
    hand.let_go()
    for piece in (plan.upper, plan.top):
        hand.take(table.piece(piece))
        hand.steer_over()
        hand.sink()
        hand.let_go()
    if table.towers() != [3, 1]:
        return False
    table.button(table.say("zap")).click()
    table.onto.click()
    hand.held()
    hand.presses("ArrowUp", 30)
    expect(hand.prompt).to_have_text(table.say("prompt-hold"))
    hand.arrived()
    hand.steer_over()
    table.guest.keep(kept, "lifted")
    hand.sink()
    hand.let_go()
    table.guest.keep(kept, "set-down")
    if table.towers() != [1, 3]:
        return False
    stars = PIECES[plan.upper].star + PIECES[plan.top].star
    tells(table, "event-zapped", number=2, stars=stars)
    said = table.say("score", score=2 + stars)
    expect(table.board.get_by_label(said, exact=True)).to_be_visible()
    return True


def tells(table: VertigesTable, event: str, **facts: object) -> None:
    """The board's own log; what a § stands for does not matter."""
    said = re.escape(table.phrases.voice.say(event, seat=0, **facts))
    pattern = said.replace("§", ".+").replace(r"\ ", r"\s")
    expect(table.board.get_by_role("log")).to_contain_text(re.compile(pattern))


def test_a_fall_and_its_film(come: Come, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    table, (*tower, upper, ram) = VertigesTable.dealt(guest, pile)
    hand = Hand(table)
    for piece in (*tower, upper):
        hand.put(table.piece(piece))
    assert table.towers() == [3]
    # Beside the tower, down to its upper piece, and into it.
    hand.take(table.piece(ram))
    hand.presses("ArrowLeft", 40)
    hand.arrived()
    hand.presses("ArrowDown", (PIECES[upper].height // 1000 + ABOVE // 1000 - LOW) // 2)
    hand.arrived()
    hand.presses("ArrowRight", 70)
    hand.arrived()
    guest.keep(kept, "rammed")
    hand.let_go()
    tells(table, "event-pieces_fell", pieces="§", number="§")
    assert table.towers() in ([2], [1], [])
    again, skip = (table.button(table.say(key)) for key in ("see-again", "skip"))
    again.click()
    with frames_counted(guest.page, "film", kept):
        film = guest.page.evaluate(STRIP, [APART, ACROSS, BESIDE_EACH_OTHER])
    assert film["count"] > 4
    if not os.environ.get("CI"):
        (kept / "collapse.png").write_bytes(b64decode(film["picture"]))
    again.click()
    skip.click()
    expect(skip).to_have_count(0)
    expect(again).to_be_visible()


def test_a_whole_game_in_wood(come: Come, kept: Path) -> None:
    """Against bots whose hands are steered as ours is; the last turns we only pass."""
    guest = come("Ana", language="de", size=PHONE)
    table = at_table(guest, "person", "expert", "expert", "expert").come()
    hand = Hand(table)
    put: list[bool] = []
    while table.wait():
        if len(put) < OWN:
            put.append(placed(table, hand))
            guest.keep(kept, f"placed-{len(put)}")
            if not table.wait():
                break
        table.press(table.say("pass"))
    guest.keep(kept, "result")
    assert any(put)
    assert table.over
    expect(guest.page.get_by_role("link", name=guest.say("replay"), exact=True)).to_be_visible()


def placed(table: VertigesTable, hand: Hand) -> bool:
    """Whether there was something to put, and a place that was found."""
    first = not table.towers()
    if not first and not table.fitting.count():
        return False
    hand.take((table.pieces if first else table.fitting).first)
    if not first and not hand.steer_over():
        hand.back()
        return False
    hand.sink()
    hand.let_go()
    return True


def test_a_protest_is_won(come: Come) -> None:
    """Who passes at once although a tower could be begun is caught by the other."""
    ana, ben = come("Ana", language="fr"), come("Ben", language="fr", size=PHONE)
    table = at_table(ana, "person", "person")
    other = accept(ben, ana.page.url, VertigesTable)
    table.come()
    assert table.wait()
    table.press(table.say("pass"))
    protest = other.button(other.say("protest"))
    protest.click()
    expect(protest).to_have_count(0)
    for seen in (table, other):
        scores = seen.page.get_by_label(seen.say("score", score=2), exact=True)
        expect(scores).to_be_visible()


@pytest.mark.parametrize(
    ("size", "language"), [(DESK, "en"), (PHONE, "fr"), (SIDEWAYS, "de")], ids=str
)
def test_nothing_serious_says_axe(
    come: Come, kept: Path, size: tuple[int, int], language: str
) -> None:
    """While something is held, for which there is no page in the tour."""
    guest = come("Ana", size=size, language=language)
    table, _ = VertigesTable.dealt(guest, pair)
    table.pieces.first.click()
    found = {"picked": grave(guest.page)}
    guest.keep(kept, "picked")
    table.button(table.say("take")).click()
    expect(table.stage).to_be_focused()
    found["holding"] = grave(guest.page)
    guest.keep(kept, "holding")
    guest.page.emulate_media(color_scheme="dark")
    found["dark"] = grave(guest.page, "color-contrast")
    guest.keep(kept, "dark")
    assert not any(found.values()), found
