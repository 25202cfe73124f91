"""What Ana found under the cloaks, and whether she exchanged, no byte gives away."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.core.course import Course, advance
from ludotheque.core.line import Ply
from ludotheque.core.record import Seated
from ludotheque.games.casanova.model import Entry, Glide, Met, Shown
from ludotheque.table.undo import undoable
from tests.games.casanova.positions import CASANOVA, HOME, SAN_MOISE, position
from tests.server.support.party import faults, submit
from tests.server.support.venice import Evening, Night, decide, does, elsewhere
from tests.server.support.worlds import NAMES, OTHERS, Fixed, World, alike, apart, fixed_house
from tests.table.dreaming import dreams


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def evening(fixed: Fixed) -> Evening:
    return Evening(fixed)


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert faults(caplog) == []


def goes_on(world: World) -> None:
    """Everybody's next turns, a ply at a time: Ana sails on, and then the others."""
    for name in NAMES[:3]:
        phone, seat = world.phones[name], NAMES.index(name)
        for number in range(4):
            phone.settle()
            if phone.last("frame")["awaited"] != [seat]:
                break
            moves = phone.last("frame")["moves"]
            quiet = [move for move in moves if move["kind"] in ("end_turn", "glide")]
            last = [move for move in quiet if move["kind"] == "end_turn"]
            does(world, name, last[0] if last and number else quiet[0], f"{name} {number}")
            world.mark()


def meets(world: World, evening: Evening, exchange: bool) -> None:
    does(world, "Ana", evening.meeting, "meet")
    world.mark()
    does(world, "Ana", decide(exchange), "decide")
    world.mark()
    goes_on(world)


@pytest.mark.clause("casanova", "3.5", "R8", "1.2")
def test_where_he_is_and_whether_she_exchanged(fixed: Fixed, evening: Evening) -> None:
    """Byte for byte the same to two rivals, a watcher and a stranger, while the game goes on."""
    found = []
    for spot in (0, evening.spot, elsewhere(evening)):
        kept = evening.with_him_at(spot)
        for exchange in (False, True):
            with Night(fixed, kept) as world:
                meets(world, evening, exchange)
            found.append(world)
    alike(found)
    assert len(found[0].marks) > 6
    apart([world.marks[-1] for world in found], ["Ana"])


@pytest.mark.clause("casanova", "3.4", "3.5", "R3", "R8")
def test_a_look_round_the_doges_docks_and_a_meeting_there(fixed: Fixed) -> None:
    evening = Evening(fixed, doge=True)
    assert evening.meeting == {"kind": "meet", "rival": evening.spot}
    found = []
    for spot in (0, evening.spot, elsewhere(evening)):
        kept = evening.with_him_at(spot)
        for exchange in (False, True):
            with Night(fixed, kept) as world:
                does(world, "Ana", {"kind": "look_round"}, "look")
                world.mark()
                meets(world, evening, exchange)
            found.append(world)
    alike(found)
    apart([world.marks[0] for world in found[::2]], ["Ana"])
    apart([world.marks[-1] for world in found], ["Ana"])


@pytest.mark.clause("casanova", "3.5", "R8")
def test_who_comes_again_and_asks_for_everything(fixed: Fixed, evening: Evening) -> None:
    found = []
    for spot in (0, evening.spot):
        for exchange in (False, True):
            with Night(fixed, evening.with_him_at(spot)) as world:
                meets(world, evening, exchange)
                for name in OTHERS:
                    for since in (0, 3):
                        world.comes_again(name, f"&since={since}")
                    for path in ("", "/record", "/moments"):
                        world.asks(name, f"/api/tables/{world.table}{path}")
                world.mark()
            found.append(world)
    alike(found)


@pytest.mark.clause("casanova", "3.5", "R8")
def test_neither_a_look_nor_an_answer_can_be_taken_back(fixed: Fixed, evening: Evening) -> None:
    """Whatever was seen and answered, and nobody else hears of the attempt."""
    found = []
    for spot in (evening.spot, elsewhere(evening)):
        for exchange in (False, True):
            with Night(fixed, evening.with_him_at(spot)) as world:
                does(world, "Ana", evening.meeting, "meet")
                assert world.does("Ana", {"kind": "take_back", "id": "1"})["kind"] == "objected"
                does(world, "Ana", decide(exchange), "decide")
                assert world.does("Ana", {"kind": "take_back", "id": "2"})["kind"] == "objected"
                world.mark()
                goes_on(world)
            found.append(world)
    alike(found)


@pytest.mark.clause("casanova", "5.2")
@pytest.mark.parametrize("log", [(), (Met(1, 0, SAN_MOISE, "other", False),)])
def test_a_figure_shown_in_vain_cannot_be_taken_back_whatever_is_dreamt(
    log: tuple[Entry, ...],
) -> None:
    """Not even by one who knew already that he was elsewhere: the others have learnt it."""
    seats = tuple(Seated(name) for name in NAMES[:3])
    start = Course(seats=seats, state=position({0: "San Marcuola"}, jewels=[0], log=log))
    home = Glide("San Marcuola", HOME[0])
    shown = advance(CASANOVA, start, Ply(at=0, seat=0, move=home))
    assert shown.state.log[-1] == Shown(2, 0)
    later = advance(CASANOVA, shown, Ply(at=1, seat=1, move=Glide(HOME[1], "Tre Archi")))
    for seed in range(50):
        assert undoable(CASANOVA, shown, 0, dreams(seed)) is None
        assert undoable(CASANOVA, later, 0, dreams(seed)) is None


@pytest.mark.clause("casanova", "3.5", "R8")
def test_what_others_are_refused_meanwhile(fixed: Fixed, evening: Evening) -> None:
    attempts = [
        decide(True),
        {"kind": "meet", "rival": 0},
        {"kind": "call"},
        {"kind": "hide", "spot": 0},
        {"kind": "end_turn"},
    ]
    found = []
    for spot in (0, evening.spot, elsewhere(evening)):
        with Night(fixed, evening.with_him_at(spot)) as world:
            does(world, "Ana", evening.meeting, "meet")
            for name in ("Ben", "Chloé"):
                for number, attempt in enumerate(attempts):
                    answer = world.does(name, submit(attempt, f"try {number}"))
                    assert answer["kind"] == "refused", answer
            world.mark()
        found.append(world)
    alike(found)
