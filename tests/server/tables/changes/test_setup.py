"""Before the game: who may sit where, and what a table can be set up with."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from ludotheque.core.chance import commitment
from ludotheque.core.game import Result
from ludotheque.protocol.wire import NewTable, Sit
from ludotheque.server.objection import Objection
from ludotheque.server.sheet import Chair, Over, Sheet
from ludotheque.server.tables.changes import setup
from ludotheque.server.tables.public import table_info
from tests.server.support.sheets import ANA, BEN, CHLOE, DORA, NOW, SEED, gathered, person


def objection(what: object) -> str:
    assert isinstance(what, pytest.ExceptionInfo)
    assert isinstance(what.value, Objection)
    return what.value.reason


def set_up(**asked: object) -> Sheet:
    return setup.set_up(
        NewTable(game="niagara", **asked),  # type: ignore[arg-type]
        ANA,
        id="tabu-lumi",
        seed=SEED,
        now=NOW,
    )


def seated(*people: object) -> Sheet:
    sheet = gathered("person", "person", "person")
    for each in people:
        sheet = setup.sat(sheet, each, Sit(), NOW)  # type: ignore[arg-type]
    return sheet


def test_only_the_game_is_needed_and_then_one_plays_against_bots() -> None:
    sheet = set_up()
    assert [chair.bot for chair in sheet.chairs] == [None, "amateur", "amateur", "amateur"]
    assert [chair.name for chair in sheet.chairs] == [None, "Odile", "Anselme", "Zéphyrine"]
    assert sheet.options["seats"] == 4


def test_bots_that_the_house_chooses_are_gentle_in_a_first_game() -> None:
    asked = NewTable(game="niagara", seats=("person", "bot", "expert", "bot"))
    for gentle, chosen in ((True, "novice"), (False, "amateur")):
        sheet = setup.set_up(asked, ANA, id="tabu-lumi", seed=SEED, now=NOW, gentle=gentle)
        assert [chair.bot for chair in sheet.chairs] == [None, chosen, "expert", chosen]


def test_nobody_sits_yet_and_the_commitment_is_shown() -> None:
    sheet = set_up(seats=("person", "person", "master"))
    shown = table_info(sheet)
    assert shown.commitment == commitment(SEED)
    assert [place.free for place in shown.seats] == [True, True, False]
    assert SEED.hex() not in str(shown)


def test_seats_follow_from_the_list_or_from_the_options() -> None:
    assert len(set_up(options={"seats": 5}).chairs) == 5
    assert set_up(seats=("person",) * 3, options={"memo": "off"}).options["memo"] == "off"


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"seats": ("person", "person")}, "bad-seats"),
        ({"seats": ("person",) * 6}, "bad-seats"),
        ({"seats": ("amateur",) * 3}, "seats-for-bots-only"),
        ({"seats": ("person",) * 3, "options": {"seats": 4}}, "bad-seats"),
        ({"options": {"seats": 99}}, "bad-seats"),
        ({"options": {"seats": "many"}}, "bad-seats"),
        ({"options": {"depth": 3}}, "bad-options"),
        ({"options": {"memo": "perhaps"}}, "bad-options"),
    ],
)
def test_what_the_game_does_not_offer_is_objected_to(asked: dict[str, object], reason: str) -> None:
    with pytest.raises(Objection) as error:
        set_up(**asked)
    assert objection(error) == reason


def test_a_game_that_is_not_in_the_house() -> None:
    with pytest.raises(Objection) as error:
        setup.set_up(NewTable(game="chess"), ANA, id="tabu-lumi", seed=SEED, now=NOW)
    assert objection(error) == "no-such-game"


def test_people_take_the_first_free_chair_or_the_one_they_ask_for() -> None:
    sheet = gathered("person", "amateur", "person", "person")
    sheet = setup.sat(sheet, ANA, Sit(seat=2), NOW)
    sheet = setup.sat(sheet, BEN, Sit(), NOW)
    assert [chair.name for chair in sheet.chairs] == ["Ben", "Odile", "Ana", None]


@pytest.mark.parametrize(
    ("seat", "reason"),
    [(0, "seat-taken"), (1, "seat-taken"), (7, "no-such-seat"), (-1, "no-such-seat")],
)
def test_a_chair_is_taken_once(seat: int, reason: str) -> None:
    sheet = setup.sat(gathered("person", "amateur", "person"), ANA, Sit(seat=0), NOW)
    with pytest.raises(Objection) as error:
        setup.sat(sheet, BEN, Sit(seat=seat), NOW)
    assert objection(error) == reason


def test_who_sits_already_may_change_places_and_entropy() -> None:
    sheet = setup.sat(seated(ANA), ANA, Sit(entropy="more luck"), NOW)
    assert (sheet.seat_of(ANA.id), sheet.chairs[0].entropy) == (0, "more luck")
    sheet = setup.sat(sheet, ANA, Sit(seat=2), NOW)
    assert sheet.seat_of(ANA.id) == 2
    assert sheet.chairs[0] == Chair()


def test_a_full_table_takes_nobody() -> None:
    sheet = seated(ANA, BEN, CHLOE)
    assert setup.full(sheet)
    with pytest.raises(Objection) as error:
        setup.sat(sheet, DORA, Sit(), NOW)
    assert objection(error) == "table-full"


def test_a_claimed_name_is_shown_as_such() -> None:
    sheet = seated(person("Zoé", claimed=True), BEN)
    assert [place.claimed for place in table_info(sheet).seats] == [True, False, False]


def test_leaving_empties_the_chair_and_hands_the_table_on() -> None:
    sheet = setup.left(seated(ANA, BEN), ANA, NOW)
    assert sheet is not None
    assert (sheet.host, sheet.people()) == (BEN.id, (1,))


def test_nothing_is_left_of_a_table_where_nobody_sits() -> None:
    assert setup.left(seated(ANA), ANA, NOW) is None


def test_only_who_sits_can_leave() -> None:
    with pytest.raises(Objection) as error:
        setup.left(seated(ANA), BEN, NOW)
    assert objection(error) == "not-seated"


def test_the_host_fills_the_table_with_bots() -> None:
    sheet = setup.filled(seated(ANA), ANA, "expert", NOW)
    assert [chair.bot for chair in sheet.chairs] == [None, "expert", "expert"]
    assert setup.full(sheet)
    with pytest.raises(Objection) as error:
        setup.filled(seated(ANA, BEN), BEN, "expert", NOW)
    assert objection(error) == "host-only"
    with pytest.raises(Objection) as error:
        setup.filled(seated(), ANA, "expert", NOW)
    assert objection(error) == "not-seated"


def test_who_gives_no_entropy_has_one_that_the_house_could_not_choose() -> None:
    sheet = setup.sat(gathered("person", "amateur", "person"), ANA, Sit(entropy="mine"), NOW)
    ready = setup.ready(sheet)
    assert [chair.entropy for chair in ready.chairs] == ["mine", "seat 1", "seat 2"]


def finished() -> Sheet:
    over = Over(at=9, result=Result((1, 0, 0), (0,), "6.1"), how="rules")
    return replace(setup.filled(seated(ANA, BEN), ANA, "novice", NOW), stage=over)


def test_a_rematch_keeps_the_chairs_for_who_sat_there() -> None:
    again = setup.again(finished(), BEN, id="mira-noba", seed=bytes(32), now=NOW)
    assert [chair.kept for chair in again.chairs] == [ANA.id, BEN.id, None]
    assert (again.id, again.host, again.chairs[2].bot) == ("mira-noba", BEN.id, "novice")
    with pytest.raises(Objection) as error:
        setup.sat(again, CHLOE, Sit(), NOW)
    assert objection(error) == "seat-kept"
    with pytest.raises(Objection) as error:
        setup.sat(again, BEN, Sit(seat=0), NOW)
    assert objection(error) == "seat-kept"
    assert setup.sat(again, BEN, Sit(), NOW).seat_of(BEN.id) == 1


def test_only_who_played_asks_for_a_rematch_and_only_afterwards() -> None:
    with pytest.raises(Objection) as error:
        setup.again(finished(), DORA, id="mira-noba", seed=bytes(32), now=NOW)
    assert objection(error) == "not-seated"
    with pytest.raises(Objection) as error:
        setup.again(seated(ANA), ANA, id="mira-noba", seed=bytes(32), now=NOW)
    assert objection(error) == "not-over"


def test_once_the_game_is_over_or_under_way_nobody_sits_or_leaves() -> None:
    sheet = finished()
    attempts: tuple[Callable[[], object], ...] = (
        lambda: setup.sat(sheet, DORA, Sit(), NOW),
        lambda: setup.left(sheet, ANA, NOW),
        lambda: setup.filled(sheet, ANA, "novice", NOW),
    )
    for attempt in attempts:
        with pytest.raises(Objection) as error:
            attempt()
        assert objection(error) == "already-started"
