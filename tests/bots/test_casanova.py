"""Casanova's opponents: they search, bribe, run home, bar the way, bluff, and read their rivals."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from ludotheque.bots.casanova import EXPERT, LADDER, MASTER
from ludotheque.bots.casanova.chart import (
    LEAST,
    NOWHERE,
    NUMBER,
    ahead,
    bits,
    far_from,
    far_to,
    in_reach,
    way_to,
)
from ludotheque.bots.casanova.insight import insight
from ludotheque.bots.casanova.planner import NightPlanner
from ludotheque.bots.casanova.seeker import has_him, unseen_by
from ludotheque.bots.casanova.worth import Worth
from ludotheque.core.game import Seat
from ludotheque.games.casanova.board import AT_DOGE, DISTANCE, DOCKS, DOGE, PALAZZI
from ludotheque.games.casanova.imagine import belief
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Dock,
    EndTurn,
    Entry,
    Glide,
    Meet,
    Met,
    Move,
    Over,
    State,
    View,
)
from tests.games.casanova.positions import (
    CASANOVA,
    SAN_CASSIANO,
    SAN_GIOVANNI,
    SAN_MOISE,
    play,
    position,
)

PLANNERS = ("amateur", "expert", "master")
Wake: TypeAlias = tuple[Dock, ...]


def turn(state: State, strength: str, seat: Seat = 0, seed: int = 0) -> tuple[State, list[Move]]:
    """A bot's whole turn."""
    player, rng, made = LADDER.bot(CASANOVA, strength), Random(seed), list[Move]()
    while CASANOVA.awaited(state) == (seat,) and len(made) < 60:
        move = player.choose(CASANOVA.view(state, seat), seat, rng)
        assert move is not None
        made.append(move)
        state, _ = play(state, (seat, move))
    assert len(made) < 60, "nobody walks to and fro for ever"
    return state, made


# Running home


@pytest.mark.parametrize("strength", PLANNERS)
def test_who_has_him_and_can_be_home_is_home(strength: str) -> None:
    log = (Met(1, 0, SAN_CASSIANO, "other", True),)
    state = position({0: "Madonna dell’Orto"}, jewels=[0], casanova=0, log=log)
    assert turn(state, strength)[0].phase == Over(0)


@pytest.mark.parametrize("strength", PLANNERS)
def test_who_has_him_bribes_the_doge_first(strength: str) -> None:
    log = (Met(1, 0, SAN_MOISE, "other", True),)
    state = position({0: "Celestia"}, casanova=0, log=log)
    after, _ = turn(state, strength)
    assert after.ladies[0] in AT_DOGE
    assert after.jewels[0]


@pytest.mark.parametrize("strength", PLANNERS)
def test_a_rival_who_brings_him_home_is_robbed_on_the_doorstep(strength: str) -> None:
    """She lies at the other end of a street: go there, look, take him, and be home oneself."""
    log: tuple[Entry, ...] = (
        Met(1, 0, SAN_CASSIANO, "other", False),
        Met(2, 1, SAN_CASSIANO, "other", True),
    )
    state = position({0: "Sant’Alvise", 1: "Santa Marta"}, jewels=[0, 1], casanova=1, log=log)
    after, made = turn(state, strength)
    assert after.phase == Over(0)
    assert Meet(1) in made
    assert Decide(exchange=True) in made


# Searching


@pytest.mark.parametrize("strength", PLANNERS)
def test_a_theatre_in_ones_street_is_looked_into(strength: str) -> None:
    state = position({0: "Rialto"}, casanova=SAN_GIOVANNI)
    after, _ = turn(state, strength)
    assert after.casanova == 0
    assert after.ladies[0] != "Rialto"


def test_what_was_seen_is_not_sought_again() -> None:
    log: tuple[Entry, ...] = (
        Met(1, 0, SAN_GIOVANNI, "neither", False),
        Met(1, 1, SAN_CASSIANO, "neither", False),
    )
    view = CASANOVA.view(position({0: "Rialto"}, log=log), 0)
    assert SAN_GIOVANNI not in unseen_by(view, 0)
    assert SAN_CASSIANO in unseen_by(view, 0)
    assert not has_him(view, 0)
    worth = Worth(view, 0, belief(view), MASTER)
    assert SAN_GIOVANNI not in {target.spot for target in worth.targets}


# Hiding and barring


def test_the_careful_end_their_turn_where_no_rival_can_come() -> None:
    """Two ways home of the same length; a rival waits beside one of them."""
    log = (Met(1, 0, SAN_CASSIANO, "other", True),)
    ladies: dict[int, Dock] = {0: "San Silvestro", 1: "Fondamente Nove", 2: "Gesuiti"}
    state = position(ladies, jewels=[0], casanova=0, log=log)
    reckless, _ = turn(state, "amateur")
    careful, _ = turn(state, "expert")

    def thieves(after: State) -> int:
        view = CASANOVA.view(after, 0)
        worth = Worth(view, 0, belief(view), EXPERT)
        return sum(worth.thieves(NUMBER[after.ladies[0]], bits(after.empties)))

    assert thieves(careful) < thieves(reckless)


@pytest.mark.parametrize("dock", ["Palazzo Rosso", "Palazzo Blu"])
def test_there_is_no_danger_at_a_palazzo(dock: Dock) -> None:
    view = CASANOVA.view(position({0: "Rialto", 1: "San Marcuola"}), 0)
    assert not any(Worth(view, 0, belief(view), MASTER).thieves(NUMBER[dock], 0))


@pytest.mark.parametrize("strength", ["expert", "master"])
def test_the_better_bar_the_palazzo_or_the_canal_of_who_is_about_to_win(strength: str) -> None:
    """She needs three points. One is too far away, but an empty gondola lies near her home."""
    log: tuple[Entry, ...] = (
        Met(1, 0, SAN_CASSIANO, "other", False),
        Met(2, 1, SAN_CASSIANO, "other", True),
    )
    state = position({0: "Arsenale", 1: "Rialto"}, ["Tre Archi"], jewels=[1], casanova=1, log=log)
    view = CASANOVA.view(state, 0)
    worth = Worth(view, 0, belief(view), MASTER)
    assert worth.way(1, bits(state.empties), NUMBER[state.ladies[0]]) == (3, True)
    after, made = turn(state, strength, seed=3)
    assert after.empties != state.empties, made
    assert worth.way(1, bits(after.empties), NUMBER[after.ladies[0]]) == (4, False)
    heedless, _ = turn(state, "amateur", seed=3)
    assert heedless.empties == state.empties


# Bluffing and reading


@pytest.mark.parametrize("strength", PLANNERS)
def test_necklaces_are_exchanged_without_need_now_and_then(strength: str) -> None:
    state, _ = play(position({0: "Rialto", 1: "Fondamente Nove"}), (0, Meet(1)))
    player = LADDER.bot(CASANOVA, strength)
    view = CASANOVA.view(state, 0)
    answers = [player.choose(view, 0, Random(seed)) for seed in range(200)]
    exchanged = sum(answer == Decide(True) for answer in answers)
    assert 20 < exchanged < 90


def test_a_visit_without_need_is_thought_of_once_however_many_steps_are_made_there() -> None:
    """A theatre that she knows stands beside her while she bars a rival's way."""
    log: tuple[Entry, ...] = (
        Met(1, 0, SAN_MOISE, "neither", False),
        Met(1, 0, 1, "other", False),
    )
    ladies: dict[Seat, Dock] = {0: "San Zaccaria", 1: "Rialto"}
    empties: list[Dock] = ["Tre Archi", "Santa Marta"]
    state = position(ladies, empties, points=1, jewels=[1], casanova=1, log=log)
    turns = [turn(state, "master", seed=seed)[1] for seed in range(200)]
    steps = [[move for move in made if isinstance(move, Glide | EndTurn)] for made in turns]
    assert [len(each) for each in steps] == [2] * 200
    assert 30 < sum(Call() in made for made in turns) < 70


@pytest.mark.parametrize("strength", ["novice", *PLANNERS])
@pytest.mark.parametrize(("casanova", "exchange"), [(0, False), (1, True)])
def test_he_is_taken_and_kept(strength: str, casanova: int, exchange: bool) -> None:
    start = position({0: "Rialto", 1: "Fondamente Nove"}, casanova=casanova)
    state, _ = play(start, (0, Meet(1)))
    player = LADDER.bot(CASANOVA, strength)
    for seed in range(10):
        move = player.choose(CASANOVA.view(state, 0), 0, Random(seed))
        assert move == Decide(exchange)


def test_who_hurries_home_after_a_meeting_is_suspected_and_who_strays_is_not() -> None:
    log: tuple[Entry, ...] = (
        Met(3, 1, SAN_CASSIANO, "neither", False),
        Met(3, 2, SAN_GIOVANNI, "neither", False),
    )
    home: Wake = ("Molo 1", "San Samuele", "San Tomà", "Rialto", "Ca’ d’Oro")
    away: Wake = ("Molo 2", "San Silvestro", "San Tomà", "San Samuele", "Accademia")
    view = seen_after(home, away, log=log, jewels=[1, 2])
    plain, read = insight(view, 0, reads=False), insight(view, 0, reads=True)
    assert plain == belief(view)
    assert plain[1] == pytest.approx(plain[2])
    assert read[1] > plain[1] > read[2]
    assert sum(read) == pytest.approx(1)


def seen_after(
    one: Wake, two: Wake, log: tuple[Entry, ...], jewels: list[Seat], first: Seat = 0
) -> View:
    """What seat 0 sees after some rounds, in which the two others went there."""
    ladies: dict[Seat, Dock] = {0: "Gesuiti", 1: one[-1], 2: two[-1]}
    state = position(ladies, jewels=jewels, log=log, first=first)
    wakes = (("Gesuiti",) * len(one), one, two)
    return CASANOVA.view(replace(state, round=len(one) + 1, wakes=wakes), 0)


BOTH_MET = (
    Met(1, 1, SAN_CASSIANO, "neither", False),
    Met(1, 2, SAN_GIOVANNI, "neither", False),
)


def test_steps_to_the_doge_stay_steps_to_the_goal_when_the_jewel_is_given() -> None:
    """One goes straight to him, and has nothing left to give; the other strays."""
    straight: Wake = ("Rialto", "San Tomà", "San Samuele", "Molo 1")
    astray: Wake = ("San Samuele", "San Tomà", "Rialto", "Ca’ d’Oro")
    view = seen_after(straight, astray, BOTH_MET, jewels=[1])
    plain, read = belief(view), insight(view, 0, reads=True)
    assert read[1] / plain[1] > 1.5 * read[2] / plain[2]
    # nor does it matter that she sailed on in the same turn
    on: Wake = ("Rialto", "San Tomà", "San Samuele", "Accademia")
    again = seen_after(on, astray, BOTH_MET, jewels=[1])
    assert insight(again, 0, reads=True)[1] > belief(again)[1]


@pytest.mark.parametrize(
    ("first", "meetings", "tells"),
    [
        (0, (), True),
        (0, (Met(2, 2, 1, None, None),), False),  # since then she does not know herself
        (2, (Met(3, 2, 1, None, None),), False),
    ],
)
def test_only_turns_after_a_meeting_of_hers_tell_of_the_figure_that_she_has_now(
    first: Seat, meetings: tuple[Met, ...], tells: bool
) -> None:
    """In her third turn she hurried, in her fourth not."""
    wake: Wake = ("Molo 1", "Molo 2", "San Tomà", "San Tomà")
    log = (*BOTH_MET, *meetings)
    view = seen_after(wake, ("Celestia",) * 4, log, jewels=[1], first=first)
    plain, read = belief(view), insight(view, 0, reads=True)
    hurried = read[1] * plain[2] > plain[1] * read[2] * 1.01
    assert plain[1] > 0
    assert hurried is tells


def test_who_visits_another_does_not_have_him() -> None:
    again = Met(2, 1, SAN_MOISE, None, None)
    wake: Wake = ("Molo 1", "Molo 1")
    view = seen_after(wake, ("Celestia",) * 2, (*BOTH_MET, again), jewels=[1])
    plain, read = belief(view), insight(view, 0, reads=True)
    assert read[1] / plain[1] < 0.8 * read[2] / plain[2]


def test_what_is_certain_stays_certain() -> None:
    log = (Met(1, 0, SAN_CASSIANO, "other", True),)
    view = CASANOVA.view(position({0: "Rialto"}, log=log), 0)
    assert insight(view, 0, reads=True)[0] == 1


# Distances


def test_far_is_as_the_board_says_where_nothing_is_in_the_way() -> None:
    for goal in DOCKS:
        far = far_to(bits((goal,)))
        assert far == [DISTANCE[goal][dock] for dock in DOCKS]
        for start in DOCKS[::5]:
            assert far_from(NUMBER[start], bits((goal,)), 0) == DISTANCE[start][goal]
            least = LEAST[NUMBER[start]][NUMBER[goal]]
            assert least <= DISTANCE[start][goal]
    assert way_to(bits(DOGE), 0, 0) == far_to(bits(DOGE))


def test_gondolas_in_the_way_cost_a_point_and_those_that_wait_carry_one_on() -> None:
    home, here = bits(PALAZZI[:1]), NUMBER["Ca’ d’Oro"]
    exits = bits(("San Marcuola", "Tre Archi", "Santa Marta"))
    assert far_to(home, exits)[here] == far_to(home)[here] + 1
    assert far_from(here, home, exits) == far_from(here, home, 0) + 1
    assert way_to(home, exits, 0)[here] == NOWHERE
    # from Rialto on foot to Fondamente Nove
    gesuiti, waits, rialto = bits(("Gesuiti",)), bits(("Fondamente Nove",)), NUMBER["Rialto"]
    assert far_to(gesuiti, 0, waits)[rialto] == 1
    assert way_to(gesuiti, 0, waits)[rialto] == 1


def test_what_is_in_reach_of_one_turn() -> None:
    rialto, samuele, toma = NUMBER["Rialto"], bits(("San Samuele",)), bits(("San Tomà",))
    assert in_reach(rialto, samuele, 0, 0)
    assert not in_reach(rialto, bits(("Accademia",)), 0, 0)
    assert not in_reach(rialto, samuele, toma, 0)
    assert not in_reach(rialto, samuele, 0, toma), "moving it costs a point"
    on_foot = bits(("Fondamente Nove",))
    assert in_reach(rialto, bits(("Celestia",)), 0, on_foot), "on foot, and then three"


def test_where_a_rival_will_be() -> None:
    view = CASANOVA.view(position({0: "Rialto", 1: "San Samuele"}, jewels=[1]), 0)
    there = DOCKS[ahead(view, 1)]
    assert DISTANCE[there][PALAZZI[1]] == DISTANCE["San Samuele"][PALAZZI[1]] - 3


def test_what_is_told_is_as_sharp_as_games_of_ones_like_and_nothing_else_changes() -> None:
    state = position()
    blunt, sharp = (
        NightPlanner(CASANOVA, replace(EXPERT, slips=0.0, sharpness=sharpness))
        for sharpness in (1.0, 2.0)
    )
    view = CASANOVA.view(state, 0)
    told = [each.consider(view, 0, Random(1)) for each in (blunt, sharp)]
    assert max(each.value for each in told[0]) != max(each.value for each in told[1])
    assert blunt.choose(view, 0, Random(1)) == sharp.choose(view, 0, Random(1))
