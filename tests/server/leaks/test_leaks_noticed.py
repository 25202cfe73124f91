"""Deliberate leaks, of a game and of the house: each is noticed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Emit, Seat
from ludotheque.games.niagara.events import Event, TileTurned
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import Lay, Move, Rule, State, View
from ludotheque.server.http.conversation import Conversation
from ludotheque.server.store.store import StoredTable
from ludotheque.server.tables import broadcast
from ludotheque.table.frame import FrameKey, frame, frames
from tests.server.support.sealings import ATTEMPTS, TILES, attempting, sealed, worlds
from tests.server.support.worlds import Fixed, alike, fixed_house


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fixed]:
    with fixed_house(tmp_path_factory.mktemp("house")) as fixed:
        yield fixed


@pytest.fixture(scope="module")
def kept(fixed: Fixed) -> StoredTable:
    return fixed.begun(memo="off")


def tells_in_views(patch: pytest.MonkeyPatch) -> None:
    def glass(table: Any, wanted: Collection[FrameKey]) -> Any:
        return {
            key: replace(shown, view=replace(shown.view, laid=table.state.laid))
            for key, shown in frames(table, wanted).items()
        }

    patch.setattr(broadcast, "frames", glass)


def tells_by_the_size_of_a_view(patch: pytest.MonkeyPatch) -> None:
    views = Niagara.views

    def heavy(self: Niagara, state: State, seats: Sequence[Seat | None]) -> list[View]:
        heavier = 10 ** (state.laid[0] or 0)
        return [replace(view, speed=heavier) for view in views(self, state, seats)]

    patch.setattr(Niagara, "views", heavy)


def tells_in_events(patch: pytest.MonkeyPatch) -> None:
    apply = Niagara.apply

    def loud(self: Niagara, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay):
            emit(TileTurned(seat=seat, tile=move.tile, rule=Rule.CHOOSE))
        return apply(self, state, seat, move, emit)

    patch.setattr(Niagara, "apply", loud)


def tells_by_the_number_of_events(patch: pytest.MonkeyPatch) -> None:
    apply = Niagara.apply

    def chatty(self: Niagara, state: State, seat: Seat, move: Move, emit: Emit[Event]) -> State:
        if isinstance(move, Lay) and move.tile == 6:
            emit(TileTurned(seat=seat, tile=0, rule=Rule.CHOOSE))
        return apply(self, state, seat, move, emit)

    patch.setattr(Niagara, "apply", chatty)


def tells_one_what_is_anothers(patch: pytest.MonkeyPatch) -> None:
    def mixed(table: Any, wanted: Collection[FrameKey]) -> Any:
        return {
            (seat, since): frame(table, 0 if seat is None else seat, since)
            for seat, since in wanted
        }

    patch.setattr(broadcast, "frames", mixed)


@pytest.mark.parametrize(
    "leak",
    [
        tells_in_views,
        tells_by_the_size_of_a_view,
        tells_in_events,
        tells_by_the_number_of_events,
        tells_one_what_is_anothers,
    ],
)
def test_a_leak_is_noticed(
    fixed: Fixed, kept: StoredTable, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        found = worlds(fixed, kept, sealed, [TILES[1], TILES[6]])
    with pytest.raises(AssertionError, match="can tell them apart"):
        alike(found)


def test_a_refusal_that_everybody_hears_is_noticed(fixed: Fixed, kept: StoredTable) -> None:
    answer = Conversation._answer

    def aloud(self: Conversation, id: str, outcome: object) -> None:
        own = self.follower
        for follower in self.actor.live.followers:
            self.follower = follower
            answer(self, id, outcome)
        self.follower = own

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Conversation, "_answer", aloud)
        found = worlds(fixed, kept, attempting, [[], ATTEMPTS])
    with pytest.raises(AssertionError, match="can tell them apart"):
        alike(found)
