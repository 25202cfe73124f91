"""Vertiges: a hand that is led by pointer, finger and keys, and wood that obeys physics."""

from __future__ import annotations

import re
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games.vertiges.pieces import HANDED, PIECES, fits
from ludotheque.games.vertiges.towers import ABOVE
from tests.server.support.houses import Running, running_house

from .conftest import BUILT, Come
from .games.hands import Hand, Slipped, heard, passes
from .games.masonry import Mason, dealt
from .games.vertiges import VertigesTable
from .support.axe import grave
from .support.guest import DESK, PHONE, PICTURES, SIDEWAYS, Guest
from .support.lobby import accept, arranged

COUNT = """() => {
  const stage = document.querySelector('.stage canvas');
  const small = document.createElement('canvas');
  [small.width, small.height] = [60, 60];
  const mine = (window.drawn = {since: performance.now(), count: 0, looks: new Set()});
  const next = () => {
    if (window.drawn !== mine) return;
    if (mine.count % 6 === 0) {
      const pen = small.getContext('2d');
      pen.clearRect(0, 0, 60, 60);
      pen.drawImage(stage, 0, 0, 60, 60);
      mine.looks.add(small.toDataURL());
    }
    mine.count += 1;
    requestAnimationFrame(next);
  };
  next();
}"""
COUNTED = """() => {
  const {count, since, looks} = window.drawn;
  window.drawn = null;
  return {rate: (count * 1000) / (performance.now() - since), looks: looks.size};
}"""
"""How many frames a second there were, and how many different looks the table had, now and then."""

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

TRIES = 6
"""Hands tremble: so often nobody misses."""
BESIDE = 88_000
"""Micrometres: well beside a tower, and still near."""
LOW = 8
"""Millimetres above its foot that a piece is rammed."""
OWN = 3
"""So many pieces of a whole game are put by the guest."""
LONG = 240_000
"""Milliseconds, for a bot that takes many a piece in one turn."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """In lockstep: what a hand does leads to the same on a machine with ten times as much to do."""
    folder = tmp_path_factory.mktemp("house")
    with running_house(folder, web=BUILT, lockstep=True) as running:
        yield running


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Running]:
    """As houses are: its time is everybody's."""
    with running_house(tmp_path, web=BUILT) as running:
        yield running


def at_table(guest: Guest, *chairs: str) -> VertigesTable:
    """With hands and wood, and steady hands. The guest begins."""
    table = arranged(heard(guest), "vertiges", chairs, oldest="first", tremor="easy", tiring="off")
    guest.go(f"/{guest.language}/tables/{table}")
    return VertigesTable(guest)


@contextmanager
def frames_counted(page: Page, what: str, kept: Path) -> Iterator[None]:
    """How many pictures a second are drawn meanwhile: printed, and kept with the screenshots."""
    page.evaluate(COUNT)
    yield
    counted = page.evaluate(COUNTED)
    said = f"{counted['rate']:.0f} frames a second"
    print(f"{what}: {said}")
    (kept / f"{what}.txt").write_text(f"{said}\n", encoding="utf-8")
    assert counted["looks"] > 2, "it moves before one's eyes"


def tried(deed: Callable[[], bool]) -> None:
    """As people do it: what went wrong is begun anew, at another table."""
    slips: list[str] = []
    for _ in range(TRIES):
        try:
            if deed():
                return
            slips.append("something fell, or does not fit")
        except Slipped as slip:
            slips.append(str(slip))
    raise AssertionError(slips)


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


def test_a_tower_by_dragging(come: Come, house: Running, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)

    def built() -> bool:
        mason, two = dealt(house, guest, pair)
        table = mason.left_to(guest)
        hand = Hand(table)
        for height, piece in enumerate(two, 1):
            hand.take(table.piece(piece))
            guest.keep(kept, f"held-{height}")
            with frames_counted(guest.page, f"held-{height}", kept):
                hand.lower()
            guest.keep(kept, f"touching-{height}")
            hand.let_go()
            if table.towers() != [height]:
                return False
        guest.keep(kept, "tower")
        return True

    tried(built)


def test_a_piece_is_drawn_out_of_the_tray(come: Come, house: Running) -> None:
    """One stroke takes it and leads it; it stays in the hand when the stroke ends."""
    guest = come("Ana", language="en")
    mason, _ = dealt(house, guest, pair)
    table = mason.left_to(guest)
    hand, mouse = Hand(table), guest.page.mouse
    start, goal = table.pieces.first.bounding_box(), table.middle.bounding_box()
    assert start is not None
    assert goal is not None
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    across = goal["x"] + goal["width"] * 0.65
    mouse.move(across, goal["y"] + goal["height"] / 2, steps=4)
    hand.held()
    before = hand.steered()
    # Far enough that it is lower even where the stroke counts as slow and fine, and although a hand
    # that nobody moves stays a little behind where it was led.
    mouse.move(across, goal["y"] + goal["height"] * 0.95, steps=12)
    mouse.up()
    after = hand.steered()
    assert after.up < before.up
    expect(table.stage).to_be_visible()
    hand.back()
    assert table.towers() == []


def test_who_holds_something_sees_how_tired_the_hand_is(
    timed: Running, come: Come, kept: Path
) -> None:
    guest = come("Ana", house=timed.url, language="fr", size=PHONE, motion=True)
    place = arranged(heard(guest), "vertiges", ("person",), oldest="first")
    guest.go(f"/{guest.language}/tables/{place}")
    table = VertigesTable(guest)
    hand = Hand(table)
    hand.take(table.pieces.first)
    expect(table.board.locator(".weary")).to_have_text(re.compile(r"× [1-5],\d"))
    guest.keep(kept, "tired")
    hand.back()
    expect(table.board.locator(".weary")).to_have_count(0)


def test_lifting_the_finger_drops_nothing(timed: Running, come: Come) -> None:
    guest = come("Ana", house=timed.url, language="de", size=PHONE, motion=True)
    mason, _ = dealt(timed, guest, pair)
    table = mason.left_to(guest)
    hand = Hand(table)
    hand.take(table.pieces.first)
    high = hand.steered().up
    # No finger is on the screen any more, and still it is held, in the air.
    told = hand.drag(0, 60)
    assert 0 < told.up < high
    assert not told.touches
    hand.back()
    assert table.towers() == []
    expect(table.pieces).to_have_count(6)


def test_a_tower_by_what_is_told(come: Come, house: Running) -> None:
    """Steered by keys, by somebody who sees nothing and listens."""
    guest = come("Ana", language="en", size=DESK)

    def built() -> bool:
        mason, (base, top) = dealt(house, guest, pair)
        table = mason.left_to(guest)
        hand = Hand(table)
        hand.take(table.piece(base))
        # Somewhere else than where hands begin, so that the next one has to find it.
        hand.presses("ArrowRight", 12)
        hand.holds_down("ArrowDown")
        hand.let_go()
        if table.towers() != [1]:
            return False
        hand.take(table.piece(top))
        if not hand.over():
            hand.back()
            return False
        hand.sink()
        hand.let_go()
        return table.towers() == [2]

    tried(built)


def test_a_zap(come: Come, house: Running, kept: Path) -> None:
    """Two pieces at once, from one tower onto another."""
    guest = come("Ana", language="en", size=DESK)
    tried(lambda: zapped(guest, *dealt(house, guest, zap), kept))


def zapped(guest: Guest, mason: Mason, plan: Plan, kept: Path) -> bool:
    """Whether nothing slipped on the way. Then there are points for it, and the part has moved."""
    mason.put(plan.base)
    mason.put(plan.other, x=BESIDE)
    mason.put(plan.upper, onto=plan.base)
    mason.put(plan.top, onto=plan.upper)
    table = mason.left_to(guest)
    if mason.towers != [3, 1]:
        return False
    assert table.towers() == mason.towers
    hand = Hand(table)
    table.button(table.say("zap")).click()
    table.onto.click()
    hand.held()
    if hand.steered(*["ArrowUp"] * 20).touches or not hand.over():
        hand.back()
        return False
    table.guest.keep(kept, "lifted")
    hand.sink()
    hand.let_go()
    table.guest.keep(kept, "set-down")
    if table.towers() != [1, 3]:
        return False
    stars = PIECES[plan.upper].star + PIECES[plan.top].star
    tells(table, "event-zapped", {"number": 2, "stars": stars})
    said = table.say("score", score=2 + stars)
    expect(table.board.get_by_label(said, exact=True)).to_be_visible()
    return True


def tells(table: VertigesTable, event: str, *some: dict[str, object]) -> None:
    """The board's own log, of some such event; what a § stands for does not matter."""
    said = (re.escape(table.phrases.voice.say(event, seat=0, **facts)) for facts in some)
    pattern = "|".join(said).replace("§", ".+").replace(r"\ ", r"\s")
    expect(table.board.get_by_role("log")).to_contain_text(re.compile(pattern))


def test_a_fall_and_its_film(come: Come, house: Running, kept: Path) -> None:
    guest = come("Ana", language="fr", size=PHONE, motion=True)
    tables: list[VertigesTable] = []

    def collapsed() -> bool:
        mason, (base, middle, upper, ram) = dealt(house, guest, pile)
        mason.put(base)
        mason.put(middle, onto=base)
        mason.put(upper, onto=middle)
        tables.append(mason.left_to(guest))
        return mason.towers == [3] and rammed(tables[-1], upper, ram, kept)

    tried(collapsed)
    table = tables[-1]
    # Why it is a fall is told behind that.
    facts: dict[str, object] = {
        "pieces": "§",
        "why": "unmeasured",
        "piece": 0,
        "much": 0,
        "most": 0,
    }
    tells(table, "event-pieces_fell", *({**facts, "number": number} for number in (1, "§")))
    again, skip = (table.button(table.say(key)) for key in ("see-again", "skip"))
    again.click()
    with frames_counted(guest.page, "film", kept):
        film = guest.page.evaluate(STRIP, [APART, ACROSS, BESIDE_EACH_OTHER])
    assert film["count"] > 4
    if PICTURES:
        (kept / "collapse.png").write_bytes(b64decode(film["picture"]))
    again.click()
    skip.click()
    expect(skip).to_have_count(0)
    again.click()
    table.button(table.say("film-stop")).click()
    expect(skip).to_have_count(0)
    expect(again).to_be_visible()


OVER_THE_RUINS = """(top) => {
  const stage = top.getBoundingClientRect();
  return [...top.children]
    .filter((each) => !each.matches('.stage, .skip') && each.getBoundingClientRect().height > 0)
    .filter((each) => each.getBoundingClientRect().bottom > stage.top + stage.height / 2)
    .map((each) => each.outerHTML);
}"""
"""What is said over the lower half of the picture, where things come to lie."""


def rammed(table: VertigesTable, upper: int, ram: int, kept: Path) -> bool:
    """Whether a tower of three stood there, until a fourth piece was led into it."""
    assert table.towers() == [3]
    hand = Hand(table)
    # Beside the tower, down to its upper piece, and into it.
    hand.take(table.piece(ram))
    hand.steered(*["ArrowLeft"] * 40)
    hand.steered(*["ArrowDown"] * ((PIECES[upper].height // 1000 + ABOVE // 1000 - LOW) // 2))
    hand.steered(*["ArrowRight"] * 70)
    table.guest.keep(kept, "rammed")
    assert table.board.locator(".table-top").evaluate(OVER_THE_RUINS) == []
    # It is told while the hand still holds something.
    alarm = table.board.get_by_role("alert").inner_text().split()
    hand.let_go()
    fallen = table.towers() in ([2], [1], [])
    return fallen and alarm == table.say("prompt-fallen").split()


def test_a_whole_game_in_wood(come: Come, kept: Path) -> None:
    """Against a bot whose hand is steered as ours is; the last turns we only pass."""
    guest = come("Ana", language="de", size=PHONE)
    # A bot that can put a dozen pieces puts them all, one after the other.
    guest.context.set_default_timeout(LONG)
    table = at_table(guest, "person", "expert").come()
    hand = Hand(table)
    put: list[bool] = []
    while table.wait():
        if len(put) < OWN:
            put.append(placed(table, hand))
            guest.keep(kept, f"placed-{len(put)}")
            if not table.wait():
                break
        passes(table)
    guest.keep(kept, "result")
    assert any(put), "something that we put stood"
    assert table.over
    expect(table.replay).to_be_visible()


def placed(table: VertigesTable, hand: Hand) -> bool:
    """Whether there was something to put, and a place that was found, and it stood there."""
    before = table.towers()
    if before and not table.fitting.count():
        return False
    hand.take((table.fitting if before else table.pieces).first)
    try:
        if before and not hand.over():
            hand.back()
            return False
        hand.sink()
    except Slipped:
        if table.stage.count():
            hand.back()
        return False
    hand.let_go()
    return sum(table.towers()) == sum(before) + 1


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
    come: Come, house: Running, kept: Path, size: tuple[int, int], language: str
) -> None:
    """While something is held, for which there is no page in the tour."""
    guest = come("Ana", size=size, language=language)
    mason, _ = dealt(house, guest, pair)
    table = mason.left_to(guest)
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
