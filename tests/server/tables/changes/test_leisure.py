"""Nobody shuts others out at once who may still object: three seconds at least (Vertiges, R3)."""

from __future__ import annotations

import pytest

from ludotheque.games.vertiges.model import Pass, Protest, Take
from ludotheque.server.objection import Objection
from ludotheque.server.people.person import Person
from ludotheque.server.tables.changes import play
from ludotheque.server.tables.command import MakeMove
from tests.server.support.sheets import ANA, BEN, CHLOE, NOW, Game

SECOND = 1000


RECKONED = {"physics": "reckoned", "oldest": "first"}


def idle(*people: Person, bots: int = 0) -> Game:
    """Ana has passed, though she had to start a tower; the turn goes on to the seat before hers."""
    game = Game(*people, bots=bots, game="vertiges", options=RECKONED)
    game.make(play.moved(game.sheet, game.table, 0, Pass(), NOW))
    return game


def submitted(game: Game, seat: int, move: object, now: int) -> None:
    asking = play.Asking(
        sheet=game.sheet, table=game.table, seat=seat, key=f"{seat}:{now}", now=now
    )
    game.make(play.submitted(asking, MakeMove(id=str(now), move=move)))


def take(game: Game, seat: int) -> Take:
    return Take(game.table.state.hands[seat][0])


@pytest.mark.clause("vertiges", "R3")
@pytest.mark.parametrize("touch", [take, lambda game, seat: Pass()])
def test_three_seconds_are_left_to_whoever_else_may_protest(touch) -> None:  # type: ignore[no-untyped-def]
    game = idle(ANA, BEN, CHLOE)
    for late, left in ((0, 3), (1_000, 2), (2_999, 1)):
        with pytest.raises(Objection) as no:
            submitted(game, 2, touch(game, 2), NOW + late)
        assert (no.value.reason, no.value.facts) == ("others-may-object", {"seconds": left})
    submitted(game, 2, touch(game, 2), NOW + 3 * SECOND)
    assert game.table.state.deed is None or game.table.state.deed.seat == 2


@pytest.mark.clause("vertiges", "R3")
def test_who_protests_waits_for_nobody() -> None:
    for seat in (1, 2):
        game = idle(ANA, BEN, CHLOE)
        submitted(game, seat, Protest(), NOW + 1)
        assert game.table.state.scores[seat] == 2
        # And then there is nothing left to protest against.
        submitted(game, 2, take(game, 2), NOW + 2)


@pytest.mark.clause("vertiges", "R3")
def test_only_people_are_waited_for_and_nobody_for_themselves() -> None:
    pair = idle(ANA, BEN)
    submitted(pair, 1, take(pair, 1), NOW + 1)
    bots = idle(ANA, bots=2)
    assert bots.playing.awaited == (2,)
    bots.make(play.moved(bots.sheet, bots.table, 2, take(bots, 2), NOW + 1))
    watched = idle(ANA, BEN, bots=1)
    assert watched.playing.awaited == (2,)
    sole = Game(BEN, bots=2, game="vertiges", options={**RECKONED, "oldest": "second"})
    sole.make(play.moved(sole.sheet, sole.table, 1, Pass(), NOW))
    submitted(sole, 0, take(sole, 0), NOW + 1)


@pytest.mark.clause("vertiges", "R3")
def test_what_the_rules_refuse_is_refused_and_not_put_off() -> None:
    game = idle(ANA, BEN, CHLOE)
    other = Take(game.table.state.hands[1][0])
    with pytest.raises(Exception, match="not_in_hand"):
        submitted(game, 2, other, NOW + 1)


@pytest.mark.clause("vertiges", "R3")
def test_where_nothing_can_be_contested_nobody_waits() -> None:
    game = Game(ANA, BEN, CHLOE, game="vertiges", options=RECKONED)
    assert game.table.state.deed is None
    submitted(game, 0, take(game, 0), NOW)
