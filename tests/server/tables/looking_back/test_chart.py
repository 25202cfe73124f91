"""A game in numbers: round by round, by what everybody saw, once it is over."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque.core.chance import Chance
from ludotheque.core.record import Opened, Seated
from ludotheque.server.tables.looking_back.chart import charted
from ludotheque.table.table import Table
from ludotheque.titles import OWN, Title, find
from ludotheque.titles.sample_game import TITLE as SAMPLE
from tests.server.support.guests import given_up, seated, somebody
from tests.server.support.houses import Running

EVERY = [*(find(name) for name in OWN), SAMPLE]


def played(title: Title, plies: int, seed: int = 3) -> Opened:
    """A game of random moves, as far as it came."""
    options = title.brisk_options()
    chance = Chance(bytes([seed]) * 32, [f"luck {seat}" for seat in range(options.seats)])
    seats = [Seated(f"Guest {seat}") for seat in range(options.seats)]
    table, rng = Table(title.game, options, seats, chance), Random(seed)
    table.commit(table.open())
    while table.awaited and table.at < plies:
        seat = table.awaited[0]
        table.commit(table.propose(seat, title.game.sample(table.state, seat, rng)))
    return Opened(table.record(), title.game)


@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.name)
def test_every_game_counts_something_of_every_seat_in_every_round(title: Title) -> None:
    chart = charted(played(title, 150), title)
    assert chart.series, "there is something to be counted"
    assert list(chart.rounds) == sorted(set(chart.rounds))
    assert len(chart.rounds) > 1
    for series in chart.series:
        assert len(series.values) == title.brisk_options().seats
        assert {len(values) for values in series.values} == {len(chart.rounds)}


@pytest.mark.parametrize("title", EVERY, ids=lambda title: title.name)
def test_what_is_counted_is_what_a_spectator_sees(title: Title) -> None:
    """The tally is given a spectator's view, and any world behind that view has the same."""
    opened, game, rng = played(title, 60), title.game, Random(1)
    course = opened.course(0)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at)
        if not game.awaited(course.state) or game.awaited(course.state)[0] < 0:
            continue
        view = game.view(course.state, None)
        dream = game.imagine(view, rng)
        assert title.tally(game.view(dream, None)) == title.tally(view)


def test_niagaras_gems_are_those_of_the_record_at_the_end_of_each_round() -> None:
    title = find("niagara")
    opened = played(title, 400)
    chart = charted(opened, title)
    (gems,) = chart.series
    for index, at in enumerate(chart.rounds):
        stores = opened.state(at).stores
        assert [values[index] for values in gems.values] == [sum(store) for store in stores]
    rounds = [opened.state(at).round for at in chart.rounds]
    assert rounds == list(range(1, len(rounds) + 1))


def test_the_chart_is_there_once_the_game_is_over(house: Running) -> None:
    with somebody(house) as guest:
        going_on = seated(guest)
        assert guest.get(f"/api/tables/{going_on}/chart").json()["reason"] == "not-over"
        over = given_up(house, guest)
        chart = guest.get(f"/api/tables/{over}/chart").json()
        assert [series["name"] for series in chart["series"]] == ["gems"]
        assert guest.get("/api/tables/nosuch-table/chart").json()["reason"] == "no-such-table"
