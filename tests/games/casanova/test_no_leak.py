"""What reaches anybody depends on what lies open and on what they saw themselves: nothing else.

The same game is played in many worlds: Casanova hides elsewhere, and every answer to every meeting
is another. Whoever saw the same in two worlds was sent the same bytes, from the first ply on.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import product
from random import Random

import pytest

from ludotheque.core.game import NATURE, Seat, ignore
from ludotheque.games.casanova.board import spots
from ludotheque.games.casanova.events import Event, FigureShown, FiguresSeen, RoundSeen
from ludotheque.games.casanova.model import (
    Call,
    Decide,
    Deciding,
    EndTurn,
    GiveJewel,
    Glide,
    Hide,
    LookRound,
    Meet,
    Move,
    Options,
    State,
    Walk,
)

from .positions import CASANOVA, Ply, play, position

PROBES: list[Move] = [
    *(Meet(rival) for rival in range(5)),
    *(Decide(exchange) for exchange in (False, True)),
    Call(),
    LookRound(),
    GiveJewel(),
    EndTurn(),
    Walk(),
    Glide("San Marcuola", "Palazzo Rosso"),
    Glide("Molo 1", "Accademia"),
    Hide(0),
    Hide(7),
]
TABLES = {
    "three": Options(seats=3),
    "four_with_few_figures": Options(seats=4, figures=6),
    "five_who_choose": Options(seats=5, figures=8, jewel="choose", doge_swap="off"),
    "players_place": Options(seats=3, figures=8, placing="players"),
    "no_notebook": Options(seats=4, notebook="off"),
}
EVERY_TABLE = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)


def sight(state: State, events: Sequence[Event], observer: Seat | None) -> bytes:
    """All that reaches an observer, as bytes: view, events, moves, awaited, refusals, lapse."""
    seen: list[object] = [
        CASANOVA.view(state, observer),
        [event for event in events if event.seen_by(observer)],
        CASANOVA.awaited(state),
        CASANOVA.result(state),
    ]
    if observer is not None:
        seen += [
            CASANOVA.moves(state, observer),
            [CASANOVA.refusal(state, observer, move) for move in PROBES],
            CASANOVA.lapse(state, observer),
        ]
    return CASANOVA.codec.encode(seen)


def script(options: Options, seed: int, plies: int) -> list[Ply]:
    """A game as everybody sees it; what is secret in it will be filled in."""
    rng, state, made = Random(seed), CASANOVA.setup(options), list[Ply]()
    while len(made) < plies and CASANOVA.awaited(state):
        seat = CASANOVA.awaited(state)[0]
        made.append((seat, CASANOVA.sample(state, seat, rng)))
        state = CASANOVA.apply(state, *made[-1], ignore)
    return made


class World:
    """One way to fill it in, and what everybody was sent."""

    def __init__(self, options: Options, plies: Sequence[Ply], rng: Random) -> None:
        self.options, self.answers = options, list[bool]()
        state = CASANOVA.setup(options)
        followers = (None, *range(options.seats))
        self.sent: dict[Seat | None, list[bytes]] = {follower: [] for follower in followers}
        self.saw: dict[Seat | None, list[object]] = {follower: [] for follower in followers}
        for seat, move in plies:
            if not CASANOVA.awaited(state):
                break
            if isinstance(move, Hide):
                move = Hide(rng.choice(spots(options.seats, state.theatres)))
            elif isinstance(move, Decide):
                move = Decide(rng.random() < 0.5)
            before, events = state, list[Event]()
            state = CASANOVA.apply(state, seat, move, events.append)
            for follower in followers:
                self._tell(follower, before, seat, move, events)
                self.sent[follower].append(sight(state, events, follower))

    def _tell(
        self, follower: Seat | None, before: State, seat: Seat, move: Move, events: list[Event]
    ) -> None:
        """What this follower may know of the secrets: found by looking, done oneself, or shown."""
        for event in events:
            match event:
                case FiguresSeen(seat=by, found=found) if by == follower:
                    self.saw[follower].append(found)
                case RoundSeen(seat=by, found=found) if by == follower:
                    self.saw[follower].append(found)
                case FigureShown(casanova=casanova):
                    self.saw[follower].append(casanova)
        if isinstance(move, Decide) and seat == follower:
            self.saw[follower].append(move.exchange)
        if any(event.rule == "R9" for event in events):
            self.saw[follower].append(before.casanova)


@pytest.mark.clause("casanova", "1.2", "3.1", "3.5", "R8", "R10")
@EVERY_TABLE
@pytest.mark.parametrize("seed", range(2))
def test_who_saw_the_same_was_sent_the_same(options: Options, seed: int) -> None:
    plies, rng = script(options, seed, 70), Random(seed)
    worlds = [World(options, plies, rng) for _ in range(24)]
    alike = different = 0
    for follower in (None, *range(options.seats)):
        groups: defaultdict[str, set[tuple[bytes, ...]]] = defaultdict(set)
        sizes: defaultdict[str, int] = defaultdict(int)
        for world in worlds:
            key = repr(world.saw[follower])
            groups[key].add(tuple(world.sent[follower]))
            sizes[key] += 1
        assert all(len(sent) == 1 for sent in groups.values()), f"{follower} learns more"
        assert len({sent for group in groups.values() for sent in group}) == len(groups)
        alike += sum(size > 1 for size in sizes.values())
        different += len(groups) - 1
    assert alike, "no two worlds could have been told apart wrongly"
    assert different, "somebody does see something"


@pytest.mark.clause("casanova", "3.5", "R8")
@pytest.mark.parametrize("casanova", [0, 1, 2, 6, 11])
def test_r8_an_answer_costs_the_same_and_leaves_the_same_trace(casanova: int) -> None:
    """The same plies, events and bytes for everybody else, until the end of the game."""
    start = position({0: "Rialto", 1: "Fondamente Nove"}, casanova=casanova)
    rest: list[Ply] = [
        (0, Glide("Rialto", "Ca’ d’Oro")),
        (0, EndTurn()),
        (1, Glide("Fondamente Nove", "Gesuiti")),
        (1, EndTurn()),
    ]
    for observer in (1, 2, None):
        seen = set()
        for exchange in (False, True):
            plies: list[Ply] = [(0, Meet(1)), (0, Decide(exchange)), *rest]
            state, sent = start, list[bytes]()
            for ply in plies:
                state, events = play(state, ply)
                sent.append(sight(state, events, observer))
            seen.add(tuple(sent))
        assert len(seen) == 1


@pytest.mark.clause("casanova", "3.5", "R8")
def test_what_is_found_does_not_show_in_what_may_be_done() -> None:
    """Moves, refusals and the lapse of the one who looks are the same whatever she found."""
    asked = set()
    for casanova, exchange in product((0, 1, 2, 8), (False, True)):
        start = position({0: "Rialto", 1: "Fondamente Nove"}, casanova=casanova)
        met, _ = play(start, (0, Meet(1)))
        done, _ = play(met, (0, Decide(exchange)))
        for state in (met, done):
            asked.add(
                CASANOVA.codec.encode(
                    (
                        isinstance(state.phase, Deciding),
                        CASANOVA.moves(state, 0),
                        [CASANOVA.refusal(state, 0, move) for move in PROBES],
                        CASANOVA.lapse(state, 0),
                    )
                )
            )
    assert len(asked) == 2


@pytest.mark.clause("casanova", "1.2", "3.5")
def test_sealed_moves_are_declared() -> None:
    """The house's laws then hold the game to it."""
    state = CASANOVA.setup(Options())
    state, _ = play(state, (NATURE, CASANOVA.sample(state, NATURE, Random(0))))
    for move in CASANOVA.moves(state, NATURE):
        assert CASANOVA.sealed(state, NATURE, move)
    met, _ = play(position({0: "Rialto", 1: "Fondamente Nove"}), (0, Meet(1)))
    assert all(CASANOVA.sealed(met, 0, move) for move in CASANOVA.moves(met, 0))
    assert not any(
        CASANOVA.sealed(position({0: "Rialto"}), 0, move)
        for move in CASANOVA.moves(position({0: "Rialto"}), 0)
    )
