"""Undos, resignations, draws and lent seats at a table, and how a record brings them all back."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.chance import Chance
from ludotheque.core.course import BadLine
from ludotheque.core.game import NATURE, AnyGame, Illegal, Result
from ludotheque.core.record import (
    Agree,
    Lend,
    Opened,
    Ply,
    Resign,
    Return,
    Seated,
    Undo,
    read,
    write,
)
from ludotheque.core.verify import verify
from ludotheque.games.niagara.model import Lay
from ludotheque.table.frame import frame
from ludotheque.table.table import RECENT, Table, Told, Turn
from ludotheque.table.undo import Takeback, undoable
from tests.core.toy import Auction
from tests.core.toy_line import Blow, Line

from .dreaming import dreams
from .test_table import NIAGARA, opened, played

GAMES: dict[str, tuple[AnyGame, bytes]] = {
    "niagara": (NIAGARA, b'{"seats":3,"fork":"random"}'),
    "alternate": (NIAGARA, b'{"seats":4}'),
    "auction": (Auction(), b'{"seats":4}'),
    "line": (Line(), b'{"seats":3}'),
}


def possible(table: Table, rng: Random) -> Turn | None:
    """One thing that may happen next, mostly a move."""
    course, people, bot = table.course, table.course.people(), rng.choice(["novice", "master"])
    what = rng.choices(["move", "undo", "lend", "return", "resign", "agree"], [80, 30, 6, 9, 2, 1])
    match what[0]:
        case "undo":
            seat = rng.randrange(len(table.seats))
            takeback = undoable(table.game, course, seat, dreams(rng.random()))
            return table.take_back(takeback, seat) if takeback else None
        case "lend":
            home = [seat for seat in people if seat not in course.lent]
            return table.lend(rng.choice(home), bot, "agreed") if home else None
        case "return":
            away = [seat for seat in people if seat in course.lent]
            return table.give_back(rng.choice(away)) if away else None
        case "resign":
            return table.resign(rng.choice(people), bot)
        case "agree":
            return table.agree(people) if len(people) > 1 else None
    seat = rng.choice(table.awaited)
    by = rng.choice([None, "clock"])
    return table.propose(seat, table.game.sample(table.state, seat, rng), by)  # type: ignore[arg-type]


def eventful(name: str, seed: int, turns: int) -> tuple[Table, list[Told]]:
    """A game with all that can happen, and what a spectator was told when it happened."""
    (game, raw), rng = GAMES[name], Random(seed)
    options = game.codec.options(raw)
    bots = [None, None, *rng.choices([None, "novice"], k=options.seats - 2)]
    seats = [Seated(f"seat {seat}", bot) for seat, bot in enumerate(bots)]
    table = Table(game, options, seats, Chance(rng.randbytes(32), "abcde"[: options.seats]))
    table.commit(table.open())
    told = [*table.told(None, 0)]
    for _ in range(turns):
        if table.over:
            break
        if turn := possible(table, rng):
            since = table.at
            table.commit(turn)
            told += table.told(None, since)
    return table, told


def everything(table: Table) -> tuple[Any, ...]:
    """All that a table can be asked."""
    followers = (None, *range(len(table.seats)))
    frames = [frame(table, seat, since) for seat in followers for since in (0, table.at - 3)]
    stands = (table.awaited, table.result, table.how, table.over)
    return table.course, table.lines, table.recent, stands, frames, write(table.record())


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(GAMES)), st.integers(0, 2**32), st.integers(0, 150))
def test_a_table_is_revived_whatever_happened_at_it(name: str, seed: int, turns: int) -> None:
    table, told = eventful(name, seed, turns)
    opened = Opened(read(write(table.record())), table.game)
    again = Table.revive(opened, table.chance)
    assert everything(again) == everything(table)
    assert list(again.told(None, 0)) == told
    if table.over:
        assert verify(opened.record, table.game).plies == sum(
            isinstance(line, Ply) for line in table.lines
        )


def test_all_kinds_of_lines_and_ends_are_among_those_games() -> None:
    kinds, ends = Counter[str](), set[str | None]()
    for seed in range(12):
        for name in GAMES:
            table, _ = eventful(name, seed, 150)
            kinds.update(type(line).__name__ for line in table.lines)
            ends.add(table.how)
    assert set(kinds) == {"Ply", "Undo", "Resign", "Agree", "Lend", "Return"}
    assert ends >= {"rules", "resigned", "agreed"}


def test_events_of_long_ago_are_worked_out_again() -> None:
    table = played()
    assert len(table.recent) == RECENT < table.at
    whole = table.told(None, 0)
    assert [each.at for each in whole] == sorted(each.at for each in whole)
    for since in (1, 40, table.at - RECENT - 1, table.at - RECENT, table.at - 5, table.at):
        assert table.told(None, since) == tuple(each for each in whole if each.at >= since)


# One by one


def test_a_ply_taken_back_and_made_again_has_another_number() -> None:
    table = opened()
    table.commit(table.propose(1, Lay(4)))
    table.commit(table.take_back(Takeback(ply=1, alone=False, ask=False), 1))
    table.commit(table.propose(1, Lay(5), by="clock"))
    assert table.lines[1:] == [
        Ply(at=1, seat=1, move=Lay(4)),
        Undo(at=2, seat=1, ply=1, alone=False),
        Ply(at=3, seat=1, move=Lay(5), by="clock"),
    ]
    assert table.state.laid == (None, 5, None)
    assert table.record().plies == (table.lines[0], table.lines[3])


def test_a_takeback_that_came_too_late_is_refused() -> None:
    table = opened()
    table.commit(table.propose(1, Lay(4)))
    late = Takeback(ply=1, alone=False, ask=False)
    table.commit(table.take_back(late, 1))
    with pytest.raises(BadLine, match="not any more"):
        table.take_back(late, 1)


def test_who_resigns_is_replaced_and_the_last_one_left_has_won() -> None:
    table = opened()
    turn = table.resign(1, "expert")
    assert [step.line for step in turn.steps] == [
        Resign(at=1, seat=1),
        Lend(at=2, seat=1, bot="expert", why="resigned"),
    ]
    assert not any(step.is_ply for step in turn.steps)
    assert table.course.resigned == ()
    table.commit(turn)
    assert not table.over
    last = table.resign(2, "expert")
    assert [step.line for step in last.steps] == [Resign(at=3, seat=2)]
    table.commit(last)
    assert (table.over, table.how, table.awaited) == (True, "resigned", ())
    end = table.record().end
    assert end is not None
    assert (end.how, end.result) == ("resigned", Result((1, 0, 0), (0,), "resignation"))


def test_a_move_after_an_agreed_draw_is_refused() -> None:
    table = opened()
    table.commit(table.agree([0, 1, 2]))
    assert table.lines[1] == Agree(at=1, seats=(0, 1, 2))
    with pytest.raises(BadLine, match="the game is over"):
        table.propose(0, Lay(4))
    shown = frame(table, 0, 0)
    assert (shown.awaited, shown.moves, shown.how) == ((), (), "agreed")
    assert shown.result == Result((0, 0, 0), (), "agreement")


def test_a_frame_carries_the_lines_that_are_no_plies() -> None:
    table = opened()
    table.commit(table.propose(1, Lay(4)))
    table.commit(table.lend(0, "novice", "clock"))
    table.commit(table.give_back(0))
    away, back = table.lines[2:]
    assert (away, back) == (
        Lend(at=2, seat=0, bot="novice", why="clock"),
        Return(at=3, seat=0),
    )
    shown = frame(table, 2, 0)
    assert shown.lines == (away, back)
    assert [told.at for told in shown.told] == [0, 0, 1]
    assert (shown.at, shown.result, shown.how) == (4, None, None)
    assert frame(table, 2, 3).lines == (back,)
    assert frame(table, 2, 4).lines == ()


class Gale(Line):
    """A wind that the rules do not know."""

    def sample(self, state: Any, seat: int, rng: Random) -> Any:
        return Blow(99) if seat == NATURE else super().sample(state, seat, rng)


def test_a_wrong_draw_is_not_told_to_the_player_as_a_refusal() -> None:
    game = Gale()
    seats = [Seated("Ana"), Seated("Ben")]
    table = Table(game, game.codec.options(b'{"seats":2}'), seats, Chance(bytes(32), "ab"))
    with pytest.raises(AssertionError, match="Nature drew what the rules refuse") as caught:
        table.propose(0, game.sample(table.state, 0, Random(1)))
    assert isinstance(caught.value.__cause__, Illegal)
