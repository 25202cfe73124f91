"""What Ana found under the cloaks, and whether she exchanged, no byte and no delay gives away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
import pytest

from ludotheque.core.chance import Chance, commitment
from ludotheque.core.game import NATURE, ignore
from ludotheque.games.casanova.game import Casanova
from ludotheque.games.casanova.model import Call, DrawLots, Hide, Meet, Met, Options, State
from ludotheque.server.store import Kept
from ludotheque.server.wire import NewTable, Sit, Submit
from ludotheque.table.clock import Unlimited

from .party import faults, submit
from .worlds import NAMES, OTHERS, Fixed, Heard, World, alike, apart, fixed_house

CASANOVA = Casanova()
TRIALS = 60


PLACED = Options(seats=3, placing="players")
"""So that lots say only who begins and where he hides: worlds that differ in nothing else exist."""


class Evening:
    """A game up to the moment when Ana can meet somebody for the first time."""

    def __init__(self, fixed: Fixed) -> None:
        self.fixed = fixed
        self.moves, self.meeting, self.spot, self.hiding = opening()
        self._kept: dict[int, Kept] = {}

    def with_him_at(self, spot: int) -> Kept:
        """The same evening, with Casanova there from the beginning: nobody met anybody yet."""
        if spot not in self._kept:
            self.fixed.running.house.seeds = lambda: self._seed(spot)
            self._kept[spot] = begun(self.fixed, self.moves)
        return self._kept[spot]

    def _seed(self, spot: int) -> bytes:
        for number in range(5000):
            chance = luck(number.to_bytes(32, "big"))
            first = chance.move(CASANOVA, CASANOVA.setup(PLACED), 0)
            hidden = chance.move(CASANOVA, self.hiding.state, self.hiding.at)
            if first == DrawLots(0) and hidden == Hide(spot):
                return chance.seed
        raise AssertionError("lots are not drawn fairly")


class Hidden(NamedTuple):
    state: State
    at: int


def luck(seed: bytes) -> Chance:
    return Chance(seed, [f"luck of {name}" for name in NAMES[:3]])


def opening() -> tuple[list[tuple[int, Any]], dict[str, Any], int, Hidden]:
    """Moves without a meeting, until Ana can meet somebody; worked out without a house."""
    rng, at = Random(5), 0
    state = CASANOVA.apply(CASANOVA.setup(PLACED), NATURE, DrawLots(0), ignore)
    made = list[tuple[int, Any]]()
    while True:
        (seat,) = CASANOVA.awaited(state)
        at += 1
        if seat == NATURE:
            hiding = Hidden(state, at)
            state = CASANOVA.apply(state, NATURE, Hide(0), ignore)
            continue
        moves = CASANOVA.moves(state, seat)
        meetings = [move for move in moves if isinstance(move, Meet | Call)]
        if seat == 0 and meetings:
            met = CASANOVA.apply(state, 0, meetings[0], ignore).log[-1]
            assert isinstance(met, Met)
            return made, msgspec.to_builtins(meetings[0]), met.spot, hiding
        move = rng.choice([move for move in moves if not isinstance(move, Meet | Call)])
        made.append((seat, move))
        state = CASANOVA.apply(state, seat, move, ignore)


def begun(fixed: Fixed, moves: list[tuple[int, Any]]) -> Kept:
    people, house = [fixed.person(name) for name in NAMES[:3]], fixed.running.house

    async def play() -> Kept:
        new = NewTable(
            game="casanova",
            seats=("person",) * 3,
            options={"placing": "players"},
            pace=Unlimited(),
            public=False,
        )
        face = await house.create(people[0], new)
        for person in people:
            await house.sit(face.id, person, Sit(entropy=f"luck of {person.name}"))
        actor = await house.awake(face.id)
        for number, (seat, move) in enumerate(moves):
            raw = msgspec.Raw(CASANOVA.codec.encode(move))
            await actor.ask(Submit(f"opening {number}", raw), people[seat])
        kept = await house.store.load(face.id)
        assert kept is not None
        return kept

    fixed.turn_back()
    return fixed.running.ask(play)


class Night(World):
    """A world whose seed is its own: that it is committed to is public, and the only difference."""

    def __init__(self, fixed: Fixed, kept: Kept) -> None:
        super().__init__(fixed, fixed.again(kept))
        self.seed = kept.sheet.seed

    def heard(self) -> Heard:
        pledge = commitment(bytes.fromhex(self.seed))
        heard = super().heard()
        assert all(self.seed not in text for texts in heard.values() for text in texts)
        return {
            name: tuple(text.replace(pledge, "the-commitment") for text in texts)
            for name, texts in heard.items()
        }


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


def does(world: World, name: str, move: dict[str, Any], id: str) -> None:
    answer = world.does(name, submit(move, id))
    assert answer["kind"] == "accepted", answer


def decide(exchange: bool) -> dict[str, Any]:
    return {"kind": "decide", "exchange": exchange}


def elsewhere(evening: Evening) -> int:
    return next(spot for spot in (1, 2, 5, 6) if spot not in (0, evening.spot))


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


# How much is sent, and how soon


def observed(world: World, exchange: bool, id: str) -> tuple[int, float]:
    """The size of all that the answer brings to Ben, and how long it takes until he has it."""
    ben = world.phones["Ben"]
    ben.settle()
    before, start = len(ben.texts), perf_counter()
    world.phones["Ana"].send(submit(decide(exchange), id))
    ben.until(lambda heard: heard["kind"] == "frame")
    delay = perf_counter() - start
    assert world.phones["Ana"].answer(id)["kind"] == "accepted"
    ben.settle()
    return sum(map(len, ben.texts[before:])), delay


def guessed(known: Sequence[tuple[bool, float]], asked: Sequence[tuple[bool, float]]) -> float:
    """How often the median of what is known, as a border, tells the rest apart rightly."""
    border = median(delay for _, delay in known)
    right = sum((delay > border) == label for label, delay in known)
    slow_means_yes = right * 2 >= len(known)
    hits = sum(((delay > border) == label) == slow_means_yes for label, delay in asked)
    return hits / len(asked)


@pytest.mark.clause("casanova", "3.5", "R8")
def test_neither_size_nor_delay_tells_an_exchange(fixed: Fixed, evening: Evening) -> None:
    """Whoever learns from half of the answers guesses the other half no better than a coin."""
    labels = [number % 2 == 0 for number in range(TRIALS)]
    Random(11).shuffle(labels)
    seen = list[tuple[bool, int, float]]()
    for exchange in labels:
        with Night(fixed, evening.with_him_at(evening.spot)) as world:
            does(world, "Ana", evening.meeting, "meet")
            seen.append((exchange, *observed(world, exchange, "answer")))
    assert len({size for _, size, _ in seen}) == 1
    delays = [(label, delay) for label, _, delay in seen]
    chance = guessed(delays[::2], delays[1::2])
    # thirty guesses: a coin is right in more than 24 of them once in two thousand times
    assert chance <= 0.8
