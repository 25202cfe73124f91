"""However late a frame is read, nothing is told twice, and nothing is left out."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.client.frames import game_of, merged, since, understood
from ludotheque.core.record import Lend
from ludotheque.games.niagara.events import TileLaid
from ludotheque.games.niagara.model import Lay, Options, View
from ludotheque.table.table import Table
from tests.table.test_table import NIAGARA, opened

from .scripted import face, shown


def game() -> Table:
    """Two tiles were laid; then a bot took over from seat 1."""
    table = opened(Options(seats=3))
    for seat in (1, 2):
        table.commit(table.propose(seat, Lay(tile=seat)))
    table.commit(table.lend(1, "amateur", "agreed"))
    return table


def test_views_moves_and_events_come_in_the_games_own_types() -> None:
    table = game()
    frame = understood(NIAGARA, shown(table, 0))
    assert isinstance(frame.view, View)
    assert frame.view == NIAGARA.view(table.state, 0)
    assert frame.moves == tuple(NIAGARA.moves(table.state, 0))
    assert [each.at for each in frame.told if isinstance(each.event, TileLaid)] == [1, 2]


def test_only_a_game_of_the_same_version_is_understood() -> None:
    assert game_of(face()) is not None
    assert game_of(face(version=NIAGARA.version + 1)) is None
    assert game_of(face(game="another")) is None


def test_what_is_no_view_of_the_game_is_not_let_through() -> None:
    frame = msgspec.structs.replace(shown(game(), 0), view={"seat": 0})
    with pytest.raises(msgspec.ValidationError):
        understood(NIAGARA, frame)


def test_a_frame_tells_from_a_line_on() -> None:
    frame = shown(game(), 0)
    later = since(frame, 2)
    assert {each.at for each in frame.told} == {0, 1, 2}
    assert {each.at for each in later.told} == {2}
    assert later.since == 2
    assert later.view == frame.view
    assert [type(each) for each in later.lines] == [Lend]
    assert since(frame, 4).lines == ()
    assert since(frame, 0) is frame


@pytest.mark.parametrize("again", [0, 1, 2, 3])
def test_frames_that_were_not_read_become_one(again: int) -> None:
    """Also where the later one repeats some of what the earlier one told."""
    table = opened(Options(seats=3))
    table.commit(table.propose(1, Lay(tile=1)))
    table.commit(table.propose(2, Lay(tile=2)))
    earlier = shown(table, 1)
    table.commit(table.lend(1, "amateur", "agreed"))
    table.commit(table.propose(0, Lay(tile=3)))
    assert merged(earlier, shown(table, again)) == shown(table, 1)
    assert merged(None, earlier) is earlier
