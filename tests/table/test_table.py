"""A table works moves out before it makes them, and its record brings it back."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.game import NATURE, Illegal
from ludotheque.core.record import BadRecord, Opened, Ply, Seated, read, write
from ludotheque.core.verify import verify
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import DrawLots, Lay, Options
from ludotheque.table.frame import frame
from ludotheque.table.table import Table

NIAGARA = Niagara()
NAMES = ("Ana", "Ben", "Chloé")


def table(options: Options | None = None, seed: int = 1) -> Table:
    options = options or Options(seats=3)
    seats = [Seated(name) for name in NAMES[: options.seats]]
    chance = Chance(bytes([seed]) * 32, [f"{name} {seed}" for name in NAMES[: options.seats]])
    return Table(NIAGARA, options, seats, chance)


def opened(options: Options | None = None, seed: int = 1) -> Table:
    """A table where Nature has drawn the lots."""
    fresh = table(options, seed)
    fresh.commit(fresh.open())
    return fresh


def played(options: Options | None = None, seed: int = 1) -> Table:
    """A whole random game."""
    playing, rng = opened(options, seed), Random(seed)
    while awaited := playing.awaited:
        seat = rng.choice(awaited)
        playing.commit(playing.propose(seat, NIAGARA.sample(playing.state, seat, rng)))
    return playing


def test_nature_opens_the_game() -> None:
    fresh = table()
    turn = fresh.open()
    (step,) = turn.steps
    assert isinstance(step.line, Ply)
    assert step.line.seat == NATURE
    assert fresh.at == 0
    fresh.commit(turn)
    assert fresh.at == 1
    assert fresh.lines == [step.line]
    assert isinstance(step.line.move, DrawLots)
    assert fresh.awaited == NIAGARA.awaited(fresh.state) == (0, 1, 2)


def test_a_proposal_changes_nothing_until_it_is_committed() -> None:
    playing = opened()
    before = playing.state
    turn = playing.propose(1, Lay(4))
    assert (playing.state, playing.at) == (before, 1)
    playing.commit(turn)
    assert playing.state.laid == (None, 4, None)
    assert playing.at == 2


def test_an_illegal_proposal_raises_with_its_clause_and_changes_nothing() -> None:
    playing = opened()
    playing.commit(playing.propose(1, Lay(4)))
    before = playing.state
    with pytest.raises(Illegal) as error:
        playing.propose(1, Lay(5))
    assert (error.value.refusal.rule, error.value.refusal.reason) == ("2.1", "already_chosen")
    assert (playing.state, playing.at) == (before, 2)


def test_a_turn_worked_out_on_another_state_is_not_committed() -> None:
    playing = opened()
    late = playing.propose(0, Lay(4))
    playing.commit(playing.propose(1, Lay(4)))
    with pytest.raises(AssertionError, match="another state"):
        playing.commit(late)


def test_seats_and_entropies_must_be_as_many_as_the_options_say() -> None:
    with pytest.raises(ValueError, match="4 seats with an entropy each"):
        Table(NIAGARA, Options(seats=4), [Seated("Ana")], Chance(bytes(32), ["a"]))


def test_nature_acts_within_the_turn_that_calls_for_her() -> None:
    """With a drawn fork the river needs a lot at the end of each round, in the same turn."""
    finished = played(Options(seats=3, fork="random"))
    natures = [ply.at for ply in finished.record().plies if ply.seat == NATURE]
    assert len(natures) > 10
    assert natures[0] == 0


def test_a_finished_record_verifies_and_an_unfinished_one_keeps_its_seed() -> None:
    playing = opened()
    assert playing.record().end is None
    assert playing.chance.seed.hex().encode() not in write(playing.record())
    finished = played()
    record = read(write(finished.record()))
    assert record.end is not None
    assert verify(record, NIAGARA).plies == finished.at


def test_a_table_is_revived_from_its_record_with_everything_that_was_told() -> None:
    finished = played()
    again = Table.revive(Opened(read(write(finished.record())), NIAGARA), finished.chance)
    assert again.course == finished.course
    assert (again.lines, again.recent) == (finished.lines, finished.recent)
    assert all(again.told(seat, 0) == finished.told(seat, 0) for seat in (None, 0, 1, 2))
    assert write(again.record()) == write(finished.record())


def test_a_table_is_not_revived_with_another_chance() -> None:
    finished = played()
    with pytest.raises(BadRecord, match="not the one that the record committed to"):
        Table.revive(Opened(finished.record(), NIAGARA), table(seed=9).chance)


def test_a_frame_tells_what_was_missed_and_offers_what_is_legal() -> None:
    playing = opened()
    playing.commit(playing.propose(1, Lay(4)))
    shown = frame(playing, 0, since=1)
    assert [(told.at, type(told.event).__name__) for told in shown.told] == [(1, "TileLaid")]
    assert shown.at == 2
    assert shown.awaited == (0, 2)
    assert shown.moves == tuple(NIAGARA.moves(playing.state, 0))
    assert frame(playing, 1, since=2).told == ()
    assert frame(playing, None, since=0).moves == ()
    assert len(frame(playing, None, since=-5).told) == 3


@pytest.mark.clause("niagara", "2.1", "R12")
@pytest.mark.parametrize("memo", ["on", "off"])
def test_frames_are_the_same_bytes_whatever_others_sealed(memo: str) -> None:
    """Two worlds that a follower cannot tell apart: content, order and size are equal."""
    options = NIAGARA.codec.options(b'{"seats": 3, "memo": "%s"}' % memo.encode())
    worlds = []
    for tiles in ((4, 1), (6, 0)):
        playing = opened(options)
        for seat, tile in zip((1, 2), tiles, strict=True):
            playing.commit(playing.propose(seat, Lay(tile)))
        worlds.append([NIAGARA.codec.encode(frame(playing, who, since=0)) for who in (0, None)])
    assert worlds[0] == worlds[1]
