"""Nimm's Leich!'s opponents: what they bid, doubt, vote and look at."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import mean

import pytest

from ludotheque.bots.nimms_leich import LADDER
from ludotheque.bots.nimms_leich.bidder import PlainBidder
from ludotheque.bots.nimms_leich.reading import Reading
from ludotheque.bots.nimms_leich.schemer import Schemer
from ludotheque.bots.nimms_leich.tokens import visits
from ludotheque.bots.nimms_leich.wary import Wary
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.strengths import STRENGTHS
from ludotheque.games.nimms_leich.deck import FACES, INDEX
from ludotheque.games.nimms_leich.model import (
    Bid,
    Denounce,
    Exchange,
    Investigate,
    Move,
    Options,
    State,
    Vote,
)
from tests.games.nimms_leich.positions import (
    GAME,
    Hand,
    bid,
    card,
    claim,
    denounced,
    inquest,
    play,
    position,
)

HANDS: list[Hand] = [(card(face),) for face in ("IIIIPN", "PPPPNT", "NNNNTA", "TTTTAR")]
PLAIN, WARY, MASTER = PlainBidder(GAME), Wary(GAME), Schemer(GAME)
THINKERS = pytest.mark.parametrize(
    "thinker", [PLAIN, WARY, MASTER], ids=["plain", "wary", "master"]
)


def choice(
    thinker: PlainBidder | Wary | Schemer, state: State, seat: int, seed: int = 0
) -> Move | None:
    return thinker.choose(GAME.view(state, seat), seat, Random(seed))


def open_book(turn: int = 0, words: str | None = None) -> State:
    """Every hand was shown before and came up again: nothing is secret, N shows six times."""
    past = inquest(HANDS, [claim(3, "13 I")], thumbs=(False, False, False, True))
    bids = [claim((turn - 1) % 4, words)] if words else []
    return position(HANDS, turn=turn, bids=bids, inquests=[past], tokens=(0, 0, 0, 0))


# What all of them know


@pytest.mark.parametrize("thinker", [PLAIN, WARY])
def test_where_all_is_known_the_highest_true_bid_is_made(thinker: PlainBidder | Wary) -> None:
    """Six N and six T: T ranks higher, and leaves the next player nothing that is true."""
    assert choice(thinker, open_book(), 0) == bid("6 T")


@THINKERS
@pytest.mark.parametrize("seed", range(3))
def test_where_all_is_known_the_opener_wins_the_round(
    thinker: PlainBidder | Wary | Schemer, seed: int
) -> None:
    state = open_book()
    while state.round == 2:
        seat = GAME.awaited(state)[0]
        move = choice(thinker if seat == 0 else PLAIN, state, seat, seed)
        assert move is not None
        state, _ = play(state, (seat, move))
    assert state.discards[0] == HANDS[0]


@THINKERS
@pytest.mark.parametrize(
    ("words", "thumb"), [("6 T", True), ("7 N", False), ("6 N", True), ("7 I", False)]
)
def test_where_all_is_known_everybody_votes_right(
    thinker: PlainBidder | Wary | Schemer, words: str, thumb: bool
) -> None:
    state, _ = play(open_book(1, words), (1, Denounce()))
    assert choice(thinker, state, 2) == Vote(thumb)


@THINKERS
def test_a_lie_is_denounced(thinker: PlainBidder | Wary | Schemer) -> None:
    assert choice(thinker, open_book(1, "7 T"), 1) == Denounce()
    absurd = position(HANDS, turn=1, bids=[claim(0, "12 I")], tokens=(0, 0, 0, 0))
    assert choice(thinker, absurd, 1) == Denounce()


@THINKERS
def test_they_wait_when_they_are_not_awaited(thinker: PlainBidder | Wary | Schemer) -> None:
    state = open_book(1, "5 T")
    assert [choice(thinker, state, seat) for seat in (0, 2, 3)] == [None] * 3


@pytest.mark.parametrize("strength", STRENGTHS)
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whole_games_of_every_strength(strength: str, seats: int) -> None:
    """Whatever they choose is legal, and the games end."""
    rng, mind = Random(seats), LADDER.bot(GAME, strength)
    state = GAME.setup(Options(seats=seats, notebook="off" if seats == 6 else "on"))
    while awaited := GAME.awaited(state):
        if awaited == (NATURE,):
            state = GAME.apply(state, NATURE, GAME.sample(state, NATURE, rng), ignore)
            continue
        volunteers = [seat for seat in range(seats) if seat not in awaited]
        for seat in (*volunteers, awaited[0]):
            move = mind.choose(GAME.view(state, seat), seat, rng)
            assert move is not None or seat in volunteers
            if move is not None:
                assert GAME.refusal(state, seat, move) is None
                state = GAME.apply(state, seat, move, ignore)
                break
    assert GAME.result(state) is not None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_choice_depends_on_the_view_and_the_lots_alone(strength: str) -> None:
    view = GAME.view(position(HANDS, turn=1, bids=[claim(0, "3 N")]), 1)
    moves = [LADDER.bot(GAME, strength).choose(view, 1, Random(5)) for _ in range(2)]
    assert moves[0] == moves[1]


# The plain one


def test_the_plain_bot_bids_what_is_likeliest() -> None:
    """Four I in hand: four of them are certain, and nothing higher is."""
    assert choice(PLAIN, position(HANDS), 0) == bid("4 I")
    after = position(HANDS, bids=[claim(3, "4 I")])
    assert choice(PLAIN, after, 0) == bid("5 I")


def test_the_plain_bot_does_not_listen() -> None:
    """Whoever bid what, its own chances are the same; the wary one has heard it."""
    state, _ = play(position(HANDS, turn=1), (1, bid("3 A")), (2, bid("4 A")), (3, bid("5 A")))
    state, _ = play(state, (0, Denounce()))
    deaf = position(HANDS, turn=0, bids=[claim(3, "5 A")])
    deaf, _ = play(deaf, (0, Denounce()))
    assert choice(PLAIN, state, 1) == choice(PLAIN, deaf, 1)


def test_the_wary_bot_believes_what_many_say() -> None:
    """Four A with one's own card empty of them: unlikely by the deck, likely by what was said."""
    state, _ = play(position(HANDS, turn=2), (2, bid("3 A")), (3, bid("4 A")), (0, Denounce()))
    assert choice(PLAIN, state, 1) == Vote(False)
    assert choice(WARY, state, 1) == Vote(True)


# The master


def test_the_master_mixes() -> None:
    """The same view, other lots: other bids, and no bid so often that it would be a rule."""
    state = position(HANDS, turn=1, bids=[claim(0, "2 N")], tokens=(0, 0, 0, 0))
    bids = Counter(choice(MASTER, state, 1, seed) for seed in range(30))
    assert len(bids) >= 4
    assert bids.most_common(1)[0][1] <= 20


def test_the_masters_first_bid_does_not_give_its_card_away() -> None:
    """Sometimes it names what it does not hold; the plain bot never does."""

    def bluffs(thinker: PlainBidder | Schemer) -> float:
        found = []
        for own in range(0, 36, 2):
            hands: list[Hand] = [(own,), *((other,) for other in range(4) if other != own)]
            state = position(hands[:4], tokens=(0, 0, 0, 0))
            for seed in range(2):
                move = choice(thinker, state, 0, seed)
                assert isinstance(move, Bid)
                found.append(FACES[own][INDEX[move.corpse]] == 0)
        return mean(found)

    assert bluffs(PLAIN) == 0
    assert 0.03 < bluffs(Schemer(GAME, worlds=40)) < 0.6


def test_the_master_looks_before_a_vote_in_doubt() -> None:
    """Seat 1 is about to denounce a bid that may well be good: later it is too late to look."""
    state = position(HANDS, turn=1, bids=[claim(3, "3 I"), claim(0, "5 R")], tokens=(2, 2, 2, 2))
    looks = [choice(MASTER, state, 2, seed) for seed in range(6)]
    assert any(isinstance(look, Investigate) for look in looks)
    for look in looks:
        assert look is None or GAME.refusal(state, 2, look) is None


@pytest.mark.parametrize("strength", ["amateur", "expert", "master"])
def test_all_but_novices_spend_investigators(strength: str) -> None:
    """In some of a few games, and never where the rules say no."""
    bot, spent = LADDER.bot(GAME, strength), 0
    for seed in range(4):
        rng, state = Random(seed), GAME.setup(Options())
        while awaited := GAME.awaited(state):
            seat = awaited[0]
            move = (
                GAME.sample(state, seat, rng)
                if seat == NATURE
                else bot.choose(GAME.view(state, seat), seat, rng)
            )
            assert move is not None
            assert GAME.refusal(state, seat, move) is None
            spent += isinstance(move, Investigate)
            state = GAME.apply(state, seat, move, ignore)
    assert spent > 4


def test_an_amateur_who_is_sure_looks_at_nothing() -> None:
    amateur = PlainBidder(GAME, doubt=0.6)
    lie = position(HANDS, turn=1, bids=[claim(0, "12 I")], tokens=(2, 2, 2, 2))
    assert choice(amateur, lie, 1) == Denounce()


@pytest.mark.parametrize(
    ("hands", "expected"),
    [
        ([(0,), (2,), (4,)], {(0, 1)}),
        ([(0, 1), (2,), (4, 5)], {(0,), (0, 1)}),
        ([(0, 1), (2, 3), (4, 5)], {(0,), (1,), (0, 1)}),
    ],
)
def test_among_three_the_master_considers_every_visit(
    hands: list[Hand], expected: set[tuple[int, ...]]
) -> None:
    """Single cards too (6.6), and one card of each."""
    piles: dict[int, Hand] = {seat: () for seat, hand in enumerate(hands) if len(hand) == 1}
    state = position(hands, turn=1, bids=[claim(0, "3 N")], piles=piles)
    found = visits(Reading(GAME.view(state, 2), 2))
    assert set(found) == expected
    legal = {move.opponents for move in GAME.moves(state, 2) if isinstance(move, Investigate)}
    assert set(found) == legal


def test_among_three_the_master_looks_at_single_cards() -> None:
    """Seat 1 is about to denounce, and what seats 0 and 1 hold decides it."""
    hands: list[Hand] = [(0,), (2,), (4,)]
    state = position(hands, turn=1, bids=[claim(0, "4 N")], piles={0: (), 1: (), 2: ()})
    looks = [choice(MASTER, state, 2, seed) for seed in range(8)]
    assert Investigate((0, 1)) in looks


def test_the_master_does_not_look_at_what_it_knows() -> None:
    past = inquest(HANDS, [claim(3, "13 I")], thumbs=(False, False, False, True))
    state = position(HANDS, turn=1, bids=[claim(0, "6 T")], inquests=[past])
    assert [choice(MASTER, state, seat) for seat in (2, 3)] == [None, None]
    assert not isinstance(choice(MASTER, state, 1), Investigate)


@pytest.mark.parametrize("thinker", [WARY, MASTER])
def test_a_fresh_card_is_taken_where_it_can_be(thinker: Wary | Schemer) -> None:
    start = position([(0, 1), (2, 3), (4, 5)], turn=1, bids=[claim(0, "6 N")], piles={1: ()})
    state, _ = play(start, *denounced(start, {2: False}))
    kinds = {choice(thinker, state, 1, seed) for seed in range(12)}
    assert kinds == {Exchange(2), Exchange(3)}, "and a lot says which"
