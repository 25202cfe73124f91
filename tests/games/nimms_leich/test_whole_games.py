"""Whole random games: what is always true, for every number of players and option."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ludotheque.core.game import NATURE, ignore
from ludotheque.core.laws.arbitrary import every
from ludotheque.games.nimms_leich.deck import CARDS, FACES, MOST
from ludotheque.games.nimms_leich.model import (
    CORPSES,
    Bidding,
    Options,
    Over,
    Replacing,
    State,
    Voting,
)

from .positions import GAME, cards_everywhere, play

TABLES = every(Options)
EVERY_TABLE = pytest.mark.parametrize(
    "options", TABLES, ids=lambda table: f"{table.seats}_{table.notebook}"
)


def walk(options: Options, seed: int) -> Iterator[State]:
    """Everybody plays at random; who is awaited may act in any order, others spend tokens."""
    rng, state = Random(seed), GAME.setup(options)
    yield state
    while awaited := GAME.awaited(state):
        seat = rng.choice(awaited)
        if rng.random() < 0.05 and NATURE not in awaited:
            seat = rng.randrange(options.seats)
        moves = GAME.moves(state, seat)
        if seat in awaited:
            moves = [GAME.sample(state, seat, rng)]
        if moves:
            state, _ = play(state, (seat, rng.choice(moves)))
            yield state


@pytest.mark.clause("nimms-leich", "1.2", "3.5", "6.2", "6.3", "6.5")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(5))
def test_no_card_is_ever_lost_or_made(options: Options, seed: int) -> None:
    for state in walk(options, seed):
        if state.row:
            assert cards_everywhere(state) == list(CARDS)
            assert all(tuple(sorted(hand)) == hand for hand in state.hands)


@pytest.mark.clause("nimms-leich", "2.1", "3.4", "4.3", "5.1", "6.1", "6.6", "R1")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(5))
def test_what_is_always_true(options: Options, seed: int) -> None:
    seats, last = options.seats, None
    for state in walk(options, seed):
        held = [len(hand) for hand in state.hands]
        left = [len(hand) + len(pile) for hand, pile in zip(state.hands, state.piles, strict=True)]
        assert all(0 <= token <= 2 for token in state.tokens)
        if not state.row:
            continue
        for seat in range(seats):
            assert left[seat] + len(state.discards[seat]) == 6
            if not isinstance(state.phase, Over):
                assert held[seat] == min(left[seat], 2 if seats == 3 else 1) > 0
        assert len(state.aside) == 36 - 6 * seats
        if isinstance(state.phase, Bidding | Voting) and state.bids:
            assert state.bids[-1].count <= MOST[sum(held)]
            heights = [each.count * 6 + state.row.index(each.corpse) for each in state.bids]
            assert heights == sorted(set(heights))
        if isinstance(state.phase, Over):
            finished = {seat for seat in range(seats) if left[seat] == 0}
            assert finished == set(state.phase.finished)
            assert set(state.phase.winners) <= finished
        elif isinstance(state.phase, Replacing):
            assert seats == 3
        last = state
    assert last is not None
    assert isinstance(last.phase, Over)


@pytest.mark.clause("nimms-leich", "3.3", "3.4")
@EVERY_TABLE
def test_every_verdict_is_what_one_counts_on_the_table(options: Options) -> None:
    counts = 0
    for seed in range(10):
        before = GAME.setup(options)
        for state in walk(options, seed):
            if isinstance(before.phase, Voting) and not isinstance(state.phase, Voting):
                counts += 1
                inquest, claim = state.inquests[-1], before.bids[-1]
                index = CORPSES.index(claim.corpse)
                total = sum(FACES[card][index] for hand in before.hands for card in hand)
                assert inquest.total == total
                assert inquest.hands == before.hands
                good = total >= claim.count
                for seat, thumb in enumerate(inquest.thumbs):
                    gone = len(state.discards[seat]) - len(before.discards[seat])
                    if options.seats > 3:
                        assert gone == (thumb == good)
                    elif isinstance(state.phase, Replacing):
                        assert state.phase.winners[seat] == (thumb == good)
            before = state
    assert counts > 50


@pytest.mark.clause("nimms-leich", "R6")
@pytest.mark.parametrize("options", [table for table in TABLES if table.seats > 3])
def test_after_six_rounds_the_notebook_knows_every_pile_of_four_and_more(options: Options) -> None:
    """Six cards each, one shown a round: what is left has been on the table.

    A notebook that forgets has the last two counts, and so two cards of each seat at most; without
    one, the house remembers the last count alone, and so a single card.
    """
    kept = {"two": 2, "off": 1}
    reached = forgotten = 0
    for seed in range(30):
        for state in walk(options, seed):
            if state.round > 6 and isinstance(state.phase, Bidding):
                view = GAME.view(state, None)
                rows = [(*view.hands[seat], *view.piles[seat]) for seat in range(options.seats)]
                secrets = sum(row.count(None) for row in rows)
                if options.notebook == "on":
                    assert not secrets
                else:
                    most = kept[options.notebook]
                    assert all(len(row) - row.count(None) <= most for row in rows)
                    forgotten += secrets > 0
                reached += 1
    assert reached
    assert bool(forgotten) == (options.notebook != "on")


@pytest.mark.clause("nimms-leich", "2.3", "3.2")
@EVERY_TABLE
def test_who_does_not_listen_gets_the_same_state(options: Options) -> None:
    """`ignore` spares the narration, and nothing else."""
    rng, state = Random(3), GAME.setup(options)
    while awaited := GAME.awaited(state):
        seat = rng.choice(awaited)
        move = GAME.sample(state, seat, rng)
        quiet = GAME.apply(state, seat, move, ignore)
        state, _ = play(state, (seat, move))
        assert quiet == state


@pytest.mark.clause("nimms-leich", "5.1", "5.2")
@EVERY_TABLE
def test_every_seat_can_win(options: Options) -> None:
    """Random play favours nobody much: 120 games, and each seat wins its share of them."""
    wins = [0.0] * options.seats
    for seed in range(120):
        rng, state = Random(seed), GAME.setup(options)
        while awaited := GAME.awaited(state):
            seat = rng.choice(awaited)
            state = GAME.apply(state, seat, GAME.sample(state, seat, rng), ignore)
        result = GAME.result(state)
        assert result is not None
        wins = [won + share for won, share in zip(wins, result.shares(), strict=True)]
    assert all(0.35 < won * options.seats / 120 < 2 for won in wins)


@pytest.mark.clause("nimms-leich", "4.1", "4.3")
@EVERY_TABLE
def test_what_is_drawn_at_random_is_legal_in_turn_and_out_of_turn(options: Options) -> None:
    """Bids, denunciations, tokens and thumbs all come up; who could only wait draws nothing."""
    rng, state = Random(options.seats), GAME.setup(options)
    drawn = Counter[str]()
    for _ in range(4):
        state = GAME.setup(options)
        while awaited := GAME.awaited(state):
            for seat in range(options.seats):
                if GAME.moves(state, seat):
                    move = GAME.sample(state, seat, rng)
                    assert GAME.refusal(state, seat, move) is None, (seat, move)
                elif NATURE not in awaited:
                    with pytest.raises(IndexError):
                        GAME.sample(state, seat, rng)
            seat = rng.choice(awaited)
            move = GAME.sample(state, seat, rng)
            drawn[type(move).__name__] += 1
            state, _ = play(state, (seat, move))
    assert set(drawn) >= {"Bid", "Denounce", "Vote", "Investigate"}
    assert drawn["Investigate"] < drawn["Bid"] / 4, "now and then"
