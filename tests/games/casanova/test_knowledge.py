"""What a seat can conclude from all that it saw: belief, and worlds as likely as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

from ludotheque.core.game import Seat
from ludotheque.games.casanova import imagine
from ludotheque.games.casanova.board import spots
from ludotheque.games.casanova.imagine import TAKE, belief
from ludotheque.games.casanova.model import (
    NOBODY,
    Deciding,
    Entry,
    Looked,
    Met,
    Shown,
    Spot,
    State,
)

from .positions import CASANOVA, SAN_CASSIANO, SAN_GIOVANNI, SAN_MOISE, known


def often_exchanged(saw: str) -> float:
    return {"own": imagine.GIVE, "other": imagine.TAKE, "neither": imagine.BLUFF}[saw]


def worlds(state: State, seat: Seat | None) -> Iterator[tuple[float, Spot, tuple[Entry, ...]]]:
    """Brute force: each place to hide, each answer to each meeting of others, and its weight."""
    view = CASANOVA.view(state, seat)
    hidden = [at for at, entry in enumerate(view.log) if isinstance(entry, Met) and not entry.found]
    if isinstance(view.phase, Deciding) and hidden and hidden[-1] == len(view.log) - 1:
        hidden.pop()
    places = spots(view.options.seats, view.theatres)
    for start, answers in product(places, product((False, True), repeat=len(hidden))):
        answered = dict(zip(hidden, answers, strict=True))
        weight, place, log = 1 / len(places), start, list[Entry]()
        for at, entry in enumerate(view.log):
            match entry:
                case Met(seat=by, spot=spot, found=found, exchanged=exchanged):
                    saw = "own" if place == by else "other" if place == spot else "neither"
                    if found is not None and saw != found:
                        weight = 0.0
                    if at in answered:
                        exchanged = answered[at]
                        often = often_exchanged(saw)
                        weight *= often if exchanged else 1 - often
                    if exchanged and place in (by, spot):
                        place = spot if place == by else by
                    log.append(Met(entry.round, by, spot, saw, exchanged))  # type: ignore[arg-type]
                case Looked(spots=seen, found=found):
                    saw_there = place if place in seen else NOBODY
                    if found not in (None, saw_there):
                        weight = 0.0
                    log.append(replace(entry, found=saw_there))
                case Shown(seat=by):
                    if place == by:
                        weight = 0.0
                    log.append(entry)
        if weight:
            yield weight, place, tuple(log)


LOGS: dict[str, tuple[Entry, ...]] = {
    "nothing": (),
    "others_only": (
        Met(1, 1, SAN_CASSIANO, "neither", False),
        Met(1, 2, SAN_CASSIANO, "neither", True),
        Met(2, 1, 2, "neither", False),
    ),
    "seen_and_then_touched": (
        Met(1, 0, SAN_CASSIANO, "other", False),
        Met(1, 1, SAN_CASSIANO, "other", True),
        Met(2, 2, SAN_CASSIANO, "neither", False),
    ),
    "met_by_two_rivals": (
        Met(1, 0, SAN_GIOVANNI, "other", True),
        Met(1, 1, 0, "other", True),
        Met(1, 2, 0, "neither", True),
        Met(2, 2, 1, "other", False),
    ),
    "nobody_there": (
        Met(1, 1, SAN_MOISE, "neither", True),
        Met(2, 0, SAN_MOISE, "neither", False),
        Looked(2, 0, (0, 1), NOBODY),
        Met(3, 1, 2, "neither", False),
        Shown(3, 2),
    ),
    "looks_of_others": (
        Met(1, 1, SAN_CASSIANO, "neither", False),
        Looked(2, 1, (1, 2), NOBODY),
        Looked(2, 2, (0, 2), NOBODY),
        Met(3, 2, 0, "neither", False),
        Shown(3, 1),
    ),
    "given_away": (
        Met(1, 0, 1, "own", True),
        Met(1, 1, SAN_CASSIANO, "own", True),
        Met(2, 2, SAN_CASSIANO, "other", True),
        Met(2, 0, SAN_CASSIANO, "neither", False),
    ),
}


@pytest.fixture(params=[(0.9, 0.1, 0.25), (0.8, 0.3, 0.45)], ids=["our_model", "another"])
def model(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """In ours, who takes him is as frequent as who keeps him: another tells the two apart."""
    for name, often in zip(("TAKE", "GIVE", "BLUFF"), request.param, strict=True):
        monkeypatch.setattr(imagine, name, often)


MODELS = pytest.mark.usefixtures("model")
EVERY_LOG = pytest.mark.parametrize("log", LOGS.values(), ids=LOGS)
SEATS = pytest.mark.parametrize("seat", [0, 1, 2, None])


@pytest.mark.clause("casanova", "R10", "3.5")
@EVERY_LOG
@SEATS
@MODELS
def test_the_belief_is_what_all_worlds_together_say(
    log: tuple[Entry, ...], seat: Seat | None
) -> None:
    state = known(log)
    by_hand = Counter[int]()
    for weight, place, _ in worlds(state, seat):
        by_hand[place] += weight  # type: ignore[assignment]
    total = sum(by_hand.values())
    found = belief(CASANOVA.view(state, seat))
    assert sum(found) == pytest.approx(1)
    for spot in range(12):
        assert found[spot] == pytest.approx(by_hand[spot] / total)


@pytest.mark.clause("casanova", "R10", "3.5")
@EVERY_LOG
@SEATS
@MODELS
def test_worlds_are_dreamt_as_often_as_they_are_likely(
    log: tuple[Entry, ...], seat: Seat | None
) -> None:
    """Not only where he is: also who saw what, and who exchanged, all of it together."""
    state, dreams = known(log), 4000
    view, rng = CASANOVA.view(state, seat), Random(8)
    expected = Counter[tuple[Spot, tuple[Entry, ...]]]()
    for weight, place, story in worlds(state, seat):
        expected[place, story] += weight  # type: ignore[assignment]
    total = sum(expected.values())
    dreamt = Counter[tuple[Spot, tuple[Entry, ...]]]()
    for _ in range(dreams):
        dream = CASANOVA.imagine(view, rng)
        assert dream.casanova is not None
        dreamt[dream.casanova, dream.log] += 1
    assert dreamt.keys() <= expected.keys(), "what was seen rules it out"
    # A sum of squares over its expectation, as chi-square does; rare worlds are taken together.
    square, cells, rare, rare_dreamt = 0.0, 0, 0.0, 0
    for world, weight in expected.items():
        often = dreams * weight / total
        if often < 8:
            rare, rare_dreamt = rare + often, rare_dreamt + dreamt[world]
        else:
            square, cells = square + (dreamt[world] - often) ** 2 / often, cells + 1
    if rare >= 1:
        square, cells = square + (rare_dreamt - rare) ** 2 / rare, cells + 1
    freedom = max(cells - 1, 0)
    assert square <= freedom + 4.5 * (2 * freedom) ** 0.5 + 1e-9 + (3 if freedom else 0)


@pytest.mark.clause("casanova", "R10")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_while_somebody_decides_nothing_has_moved_yet(seat: Seat | None) -> None:
    log = (Met(1, 1, SAN_CASSIANO, "neither", False), Met(2, 1, 2, "other", None))
    phase = Deciding(1, 2, False, (2,), spot=2)
    state = replace(known(log), phase=phase, casanova=2)
    by_hand = Counter[int]()
    for weight, place, _ in worlds(state, seat):
        by_hand[place] += weight  # type: ignore[assignment]
    found = belief(CASANOVA.view(state, seat))
    total = sum(by_hand.values())
    assert all(found[spot] == pytest.approx(by_hand[spot] / total) for spot in range(12))
    for number in range(50):
        dream = CASANOVA.imagine(CASANOVA.view(state, seat), Random(number))
        assert isinstance(dream.log[-1], Met)
        assert dream.log[-1].exchanged is None
        assert CASANOVA.view(dream, seat) == CASANOVA.view(state, seat)


@pytest.mark.clause("casanova", "R10", "3.5")
def test_a_rival_who_was_alone_with_him_is_the_likely_one() -> None:
    log = LOGS["seen_and_then_touched"][:2]
    found = belief(CASANOVA.view(known(log), 0))
    assert found[1] == pytest.approx(TAKE)
    assert found[SAN_CASSIANO] == pytest.approx(1 - TAKE)
    assert belief(CASANOVA.view(known(log), 1))[1] == 1


@pytest.mark.clause("casanova", "R10", "1.2")
def test_after_very_many_meetings_the_weights_still_add_up() -> None:
    rng = Random(1)
    log = tuple(
        Met(1, rng.choice((1, 2)), rng.choice((0, SAN_CASSIANO, SAN_MOISE)), "neither", False)
        if rng.random() < 0.7
        else Met(1, 0, SAN_GIOVANNI, "neither", False)
        for _ in range(3000)
    )
    found = belief(CASANOVA.view(known(log), 0))
    assert sum(found) == pytest.approx(1)
    assert found[0] < 1
    CASANOVA.imagine(CASANOVA.view(known(log), 0), rng)


def test_a_place_is_drawn_as_the_library_draws() -> None:
    ours, its, weights = Random(5), Random(5), Random(6)
    for _ in range(500):
        some = [weights.random() * weights.choice((0, 0, 1, 1e-90)) for _ in range(11)] + [0.5]
        assert imagine.drawn(some, ours) == its.choices(range(12), some)[0]
    assert ours.getstate() == its.getstate()
