"""Vertiges' records: any byte, draw, pose, trace, order or header field is noticed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.chance import Chance
from ludotheque.core.course import begin_course
from ludotheque.core.live import Row
from ludotheque.core.record import BadRecord, Opened, Ply, Seated, read
from ludotheque.core.verify import verify
from ludotheque.games.vertiges.model import Options, Put, Take
from ludotheque.games.vertiges.physics.trace import CLOSED, TURNED, pack, unpack
from ludotheque.games.vertiges.steering import toward
from ludotheque.table.table import Table
from tests.games.records import Records, forged, kept
from tools.generate.games.vertiges_records import KEPT, recorded
from tools.generate.stories import FOLDER

from .positions import GAME

WOOD = "practice-in-wood.de"


class TestRecords(Records):
    game = GAME
    whole = ("four-seats.fr",)

    def other_draws(self, move: dict[str, Any], seats: int) -> Iterator[dict[str, Any]]:
        match move["kind"]:
            case "deal":
                first, second, *rest = move["pieces"]
                yield {**move, "pieces": [second, first, *rest]}
            case "steady":
                yield {**move, "seed": move["seed"] ^ 1}
            case "fate":
                if not move["fallen"]:
                    yield {**move, "seated": not move["seated"]}
            case "settle":
                for at, pose in enumerate(move["poses"][:1]):
                    poses = [*move["poses"][:at], {**pose, "x": pose["x"] + 1}]
                    yield {**move, "poses": [*poses, *move["poses"][at + 1 :]]}

    def test_a_trace_that_was_altered_is_noticed(self) -> None:
        """The hand moves a sixteenth of a millimetre further: the wood tells."""
        record = read(kept(GAME.name)[WOOD])
        steered = [at for at, line in enumerate(record.lines) if _kind(line) == "put"]
        assert len(steered) > 20
        for at in steered[::6]:
            line = record.lines[at]
            assert isinstance(line, Ply)
            move = GAME.codec.move(GAME.codec.encode(line.move))
            rows = [(x + 1, y, tilt, keys) for x, y, tilt, keys in unpack(move.trace)]  # type: ignore[union-attr]
            lines = list(record.lines)
            altered = GAME.codec.encode(replace(move, trace=pack(rows)))
            lines[at] = replace(line, move=_plain(altered))
            why = self.refused(forged(record, lines=tuple(lines)))
            assert f"line {at + 3}: this is not what was drawn from the seed" == why

    def test_a_row_that_no_hand_could_do_is_noticed(self) -> None:
        """Even the last one, in which the fingers only open."""
        record = read(kept(GAME.name)[WOOD])
        steered = [at for at, line in enumerate(record.lines) if _kind(line) == "put"]
        for at in steered[::6]:
            line = record.lines[at]
            assert isinstance(line, Ply)
            move = GAME.codec.move(GAME.codec.encode(line.move))
            rows = unpack(move.trace)  # type: ignore[union-attr]
            for index in (0, len(rows) // 2, len(rows) - 1):
                other, (x, y, tilt, keys) = list(rows), rows[index]
                other[index] = (x + 999, y, tilt, keys)
                altered = GAME.codec.encode(replace(move, trace=pack(other)))
                lines = list(record.lines)
                lines[at] = replace(line, move=_plain(altered))
                why = self.refused(forged(record, lines=tuple(lines)))
                assert "clause R12: impossible_trace" in why

    def test_rows_that_follow_a_turn_without_room_are_noticed(self) -> None:
        """They change nothing of what came of it, and so nothing else would tell."""
        self.simulated(lambda rows: rows)
        for junk in (
            lambda last: [_turned(last)],
            lambda last: [_turned(last), last, (*last[:3], last[3] & ~CLOSED)],
        ):
            with pytest.raises(BadRecord, match="line 10: no hand can have done all that"):
                self.simulated(lambda rows, junk=junk: [*rows, *junk(rows[-1])])  # type: ignore[misc]

    def simulated(self, altered: Callable[[list[Row]], list[Row]]) -> None:
        """A base, and a piece that is pressed upon it and taken back; then all of it again."""
        chance = Chance(bytes(32), ["luck"])
        table = Table(GAME, Options(seats=1), [Seated("Ana")], chance)
        table.commit(table.open())
        for onto in (False, True):
            piece = table.state.hands[0][0]
            table.commit(table.propose(0, Take(piece)))
            held = table.state.phase.held
            trace = toward(table.state, held, table.state.towers[0][-1] if onto else None)
            rows = unpack(trace)
            put = Put(pack(altered(rows[:-1])) if onto else trace)
            table.commit(table.propose(0, put))
        opened = Opened(table.record(), GAME)
        course = begin_course(GAME, opened.options, table.seats)
        for at in range(len(opened.lines)):
            course = opened.advance(course, at, chance=chance)
        assert course.at == 9
        assert len(course.state.poses) == 1

    def test_a_trace_of_another_seat_or_broken_is_refused(self) -> None:
        record = read(kept(GAME.name)[WOOD])
        at = next(at for at, line in enumerate(record.lines) if _kind(line) == "put")
        line = record.lines[at]
        assert isinstance(line, Ply)
        for other, why in (
            (replace(line, move={**line.move, "trace": "AAAA"}), "clause R12: broken_trace"),
            (replace(line, move={**line.move, "trace": "?"}), "Invalid base64"),
            (replace(line, seat=1), "there is no seat 1"),
        ):
            lines = (*record.lines[:at], other, *record.lines[at + 1 :])
            assert why in self.refused(forged(record, lines=lines))


def _turned(row: Row) -> Row:
    return (*row[:3], row[3] ^ TURNED)


def _kind(line: object) -> str | None:
    return line.move["kind"] if isinstance(line, Ply) else None


def _plain(raw: bytes) -> Any:
    return json.loads(raw)


def test_there_are_games_alone_of_three_and_of_four_in_wood_and_reckoned() -> None:
    headers = [read(raw).header for raw in kept(GAME.name).values()]
    assert {len(header.seats) for header in headers} == {1, 3, 4}
    for name, values in (
        ("physics", {"wood", "reckoned"}),
        ("game", {"normal", "fast"}),
        ("referee", {"players", "automatic"}),
        ("stars", {"zap", "everywhere"}),
    ):
        assert {header.options[name] for header in headers} == values


@pytest.mark.parametrize("each", KEPT, ids=lambda each: each.name)
def test_played_again_they_are_the_same_to_the_byte(each: Any) -> None:
    """In wood, too: every placement is simulated anew."""
    assert recorded(each) == kept(GAME.name)[each.name]


@pytest.mark.clause("vertiges", "R12")
def test_r12_another_process_verifies_the_wood() -> None:
    """Simulated there from the first placement to the last, with another order of hashes."""
    command = [
        sys.executable,
        "-m",
        "ludotheque",
        "verify",
        str(FOLDER / GAME.name / f"{WOOD}.jsonl"),
    ]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={"PYTHONHASHSEED": "77", "LANG": "en"},
    )
    assert done.returncode == 0, done.stderr
    assert verify(read(kept(GAME.name)[WOOD]), GAME).fingerprint in done.stdout
