"""That somebody has prepared a move, and which one, is told to nobody else: not in one byte, not
by when it is made, and not by who seems to be there then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame
from ludotheque.core.options import agreed
from ludotheque.core.record import Seated
from ludotheque.games.niagara.model import Lay
from ludotheque.games.nimms_leich.model import Bid
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables import broadcast
from ludotheque.server.tables.preparing import delays, prepared_moves
from ludotheque.table.clock import Daily
from ludotheque.table.prepared import preparable
from ludotheque.table.table import Table
from ludotheque.titles import find
from tests.server.support.evenings import until
from tests.server.support.party import faults, submit
from tests.server.support.raw import Phone, open_sockets
from tests.server.support.worlds import NAMES, NIAGARA, OTHERS, SEED, Fixed, World, fixed_house

GAME: AnyGame = find("nimms-leich").game
SEATS = 4
ANA, CHLOE, DORA = 0, 2, 3
AWAY, BEFORE, AFTER, HERE = 300_000, 30_000, 20_000, 12_000
THUMB, FIST, DOUBT = (
    {"kind": "vote", "thumb": True},
    {"kind": "vote", "thumb": False},
    {"kind": "denounce"},
)


def opening() -> list[tuple[int, Any]]:
    """Bids, until one of Chloé's stands: then it is Dora's turn, and Ana's after that."""
    chance = Chance(SEED, [f"luck of {name}" for name in NAMES[:SEATS]])
    people = [Seated(name) for name in NAMES[:SEATS]]
    table = Table(GAME, agreed(GAME, {"seats": SEATS}), people, chance)
    table.commit(table.open())
    moves: list[tuple[int, Any]] = []
    while not moves or moves[-1][0] != CHLOE:
        seat = table.awaited[0]
        bid = next(each for each in GAME.moves(table.state, seat) if isinstance(each, Bid))
        moves.append((seat, bid))
        table.commit(table.propose(seat, bid))
    return moves


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def kept(fixed: Fixed) -> StoredTable:
    return fixed.come_to(GAME, SEATS, {}, opening(), Daily(24))


@pytest.fixture(autouse=True)
def measured(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """What is drawn is always the same, and who comes and goes is told at once."""
    drawn = {delays.AWAY: AWAY, delays.BEFORE: BEFORE, delays.AFTER: AFTER, delays.HERE: HERE}
    monkeypatch.setattr(delays, "drawn", lambda _, between: drawn[between])
    monkeypatch.setattr(prepared_moves, "drawn", lambda _, between: drawn[between])
    monkeypatch.setattr(broadcast, "GATHERED", 0.0)
    yield
    assert faults(caplog) == []


class Evening(World):
    """Ana comes and goes; all others stay, and are asked over HTTP too at each mark."""

    def __init__(self, fixed: Fixed, table: str) -> None:
        super().__init__(fixed, table)
        self.pause = 0
        self.seen: list[bool] = []
        """As Ben was told: whether Ana is there."""
        self.said: list[str] = []
        """What Ana was told when she was."""

    def __enter__(self) -> Evening:
        for name in OTHERS:
            self.phones[name] = self.phone(name)
        self.settle()
        return self

    def __exit__(self, *_: object) -> None:
        self.phones["Ana"] = self.phone("Ana")
        self.phones["Chloé"].ask({"kind": "give_up", "id": "the end"})
        super().__exit__(*_)

    def visits(self, what: Callable[[Phone], object], lasts: int = 0) -> None:
        """Ana is there for so long, and does something then."""
        ana = self.phone("Ana")
        self.settle()
        self.passes(lasts)
        what(ana)
        self.settle()
        self.said = ana.texts
        ana.close()
        self.house.ask(lambda: open_sockets(self.house, len(self.phones)))
        self.settle()

    def passes(self, milliseconds: int) -> None:
        """The clock goes on, and the house looks at it."""
        self.fixed.clock.now += milliseconds
        for _ in range(2):
            self.house.ask(self.house.house.upkeep.sweep)
            self.settle()

    def settle(self) -> None:
        """Nothing is under way any more at the table, and everybody has heard all of it."""

        async def rest() -> None:
            actor = await self.house.house.actors.wake(self.table)
            await until(lambda: not (actor.busy or len(actor.inbox) or actor.broadcast._soon))

        self.house.ask(rest)
        for phone in self.phones.values():
            phone.settle()

    def mark(self) -> None:
        for name in OTHERS:
            for path in (f"/api/tables/{self.table}", "/api/tables?stage=playing"):
                self.asks(name, path)
        super().mark()


def prepares(*moves: Any, answer: str = "accepted") -> Callable[[Phone], None]:
    def act(ana: Phone) -> None:
        at = ana.last("frame")["at"]
        said = ana.ask({"kind": "prepare", "id": "p", "at": at, "moves": moves})
        assert said["kind"] == answer, said

    return act


def does(move: Any) -> Callable[[Phone], None]:
    def act(ana: Phone) -> None:
        assert ana.ask(submit(move, "mine"))["kind"] == "accepted"

    return act


def nothing(_: Phone) -> None:
    pass


def alike(worlds: Sequence[World]) -> None:
    """Byte for byte and in the same order, but for what each was answered to their own pings."""
    first, *rest = ([_heard(mark) for mark in world.marks] for world in worlds)
    assert first
    assert rest
    for marks in rest:
        for number, (one, other) in enumerate(zip(first, marks, strict=True)):
            for name in OTHERS:
                assert other[name] == one[name], f"{name} can tell them apart, at mark {number}"


def _heard(mark: dict[str, tuple[str, ...]]) -> dict[str, list[str]]:
    return {
        name: [text for text in texts if not text.startswith('{"kind":"pong"')]
        for name, texts in mark.items()
    }


def doubts(world: Evening, name: str) -> None:
    said = world.phones[name].ask(submit(DOUBT, "doubt"))
    assert said["kind"] == "accepted", said
    world.settle()


def test_who_looks_in_and_prepares_something_seems_to_look_in(
    fixed: Fixed, kept: StoredTable
) -> None:
    """Whatever it is, and if it was taken back again or not allowed, until its turn comes."""
    found = []
    tried: list[tuple[tuple[dict[str, Any], ...], str]] = [
        ((), "nothing"),
        ((THUMB,), "accepted"),
        ((FIST,), "accepted"),
        ((DOUBT, FIST), "accepted"),
        (({"kind": "keep"},), "objected"),
        ((THUMB,), "taken back"),
    ]
    for moves, outcome in tried:
        with Evening(fixed, fixed.again(kept)) as world:
            if outcome == "taken back":
                world.visits(lambda ana: (prepares(THUMB)(ana), prepares()(ana)))
            elif outcome == "nothing":
                world.visits(nothing)
            else:
                world.visits(prepares(*moves, answer=outcome))
                told = any('"moves":[{' in text for text in world.said if "prepared" in text[:20])
                assert told == (outcome == "accepted")
            world.mark()
            doubts(world, "Dora")
            world.mark()
            world.passes(AWAY - 1)
            world.mark()
        found.append(world)
    alike(found)


def test_a_prepared_move_is_made_as_by_somebody_who_came(fixed: Fixed, kept: StoredTable) -> None:
    """Its player has really come in one world; in the others nobody has, and nobody can tell."""
    found = []
    for prepared, move in ((None, THUMB), (THUMB, THUMB), (FIST, FIST), (None, FIST)):
        with Evening(fixed, fixed.again(kept)) as world:
            world.visits(nothing if prepared is None else prepares(prepared))
            doubts(world, "Dora")
            world.mark()
            world.passes(AWAY)
            if prepared is None:
                ana = world.phone("Ana")
                world.settle()
                world.mark()
                world.passes(BEFORE)
                does(move)(ana)
                world.settle()
                world.mark()
                world.passes(AFTER)
                ana.close()
                fixed.running.ask(lambda: open_sockets(fixed.running, len(OTHERS)))
                world.settle()
            else:
                world.mark()
                world.passes(BEFORE)
                world.mark()
                world.passes(AFTER)
            world.mark()
            ben = world.phones["Ben"]
            assert ben.last("frame")["view"]["phase"]["voted"][ANA]
            tables = [each["table"] for each in ben.heard("table_now")]
            world.seen = [table["seats"][ANA]["present"] for table in tables]
        found.append(world)
    alike(found)
    # That she came and went was told: else this would show nothing.
    shown = found[1].seen
    assert shown.count(True) >= 2, shown
    assert shown[-1] is False


def test_what_surprises_is_as_silent(fixed: Fixed, kept: StoredTable) -> None:
    """Dora bids, and what was meant for Chloé's bid is gone: with it and without it alike."""
    found = []
    for moves in ((), (THUMB,), (FIST,)):
        with Evening(fixed, fixed.again(kept)) as world:
            world.visits(prepares(*moves) if moves else nothing)
            frame = world.phones["Dora"].last("frame")
            bid = next(each for each in frame["moves"] if each["kind"] == "bid")
            assert world.phones["Dora"].ask(submit(bid, "bid"))["kind"] == "accepted"
            world.settle()
            world.mark()
            world.passes(AWAY)
            world.passes(BEFORE + AFTER)
            world.mark()
        found.append(world)
    alike(found)


def test_nobody_finds_out_by_asking_for_a_bot(fixed: Fixed, kept: StoredTable) -> None:
    """While she seems to be there she is not absent, as if she were."""
    with Evening(fixed, fixed.again(kept)) as world:
        world.visits(prepares(THUMB))
        doubts(world, "Dora")

        def asks() -> str:
            said = world.phones["Ben"].ask({"kind": "propose_lend", "id": "lend", "seat": ANA})
            return str(said["problem"]["reason"])

        assert asks() == "seat-by-clock"
        world.passes(AWAY)
        assert asks() == "seat-not-absent"
        world.passes(BEFORE)
        world.passes(AFTER)
        assert asks() == "seat-by-clock"


LOW, HIGH = {"kind": "lay", "tile": 1}, {"kind": "lay", "tile": 3}


def turns() -> list[tuple[int, Any]]:
    """Niagara, until Ana has had her turn, and waits for others before she lays another tile."""
    chance = Chance(SEED, [f"luck of {name}" for name in NAMES[:3]])
    people = [Seated(name) for name in NAMES[:3]]
    table = Table(NIAGARA, agreed(NIAGARA, {"seats": 3}), people, chance)
    table.commit(table.open())
    moves: list[tuple[int, Any]] = []
    while Lay(1) not in preparable(table, ANA) or Lay(3) not in preparable(table, ANA):
        seat, two = table.awaited[0], Lay(2)
        legal = NIAGARA.refusal(table.state, seat, two) is None
        moves.append((seat, two if legal else NIAGARA.moves(table.state, seat)[0]))
        table.commit(table.propose(*moves[-1]))
    return moves


def test_a_tile_is_laid_in_secret_as_by_somebody_who_came(fixed: Fixed) -> None:
    """Sealed, and while several are awaited at once: nobody learns which, nor that it was prepared.
    In one world she has really come.
    """
    kept = fixed.come_to(NIAGARA, 3, {}, turns(), Daily(24))
    found = []
    for prepared, move in ((None, LOW), (LOW, LOW), (HIGH, HIGH), (None, HIGH)):
        with Evening(fixed, fixed.again(kept)) as world:

            def awaited(world: Evening = world) -> list[int]:
                return list(world.phones["Ben"].last("frame")["awaited"])

            world.visits(nothing if prepared is None else prepares(prepared))
            world.mark()
            while ANA not in awaited():
                name = NAMES[awaited()[0]]
                phone = world.phones[name]
                frame = phone.last("frame")
                chosen = submit(frame["moves"][0], f"at {frame['at']}")
                assert phone.ask(chosen)["kind"] == "accepted"
                world.settle()
            assert len(awaited()) > 1, "several at once"
            world.mark()
            world.passes(AWAY)
            if prepared is None:
                ana = world.phone("Ana")
                world.settle()
                world.mark()
                world.passes(BEFORE)
                does(move)(ana)
                world.settle()
                world.mark()
                world.passes(AFTER)
                ana.close()
                fixed.running.ask(lambda: open_sockets(fixed.running, len(OTHERS)))
                world.settle()
            else:
                world.mark()
                world.passes(BEFORE)
                world.mark()
                world.passes(AFTER)
            assert ANA not in awaited(), "it was laid"
            world.mark()
        found.append(world)
    alike(found)
