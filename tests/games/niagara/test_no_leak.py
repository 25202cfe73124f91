"""Worlds that differ only in what is secret look alike, byte for byte, until it is revealed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from ludotheque.core.game import NATURE, Seat
from ludotheque.games.niagara.events import Event
from ludotheque.games.niagara.model import (
    GEMS,
    TILES,
    Canoe,
    DrawLots,
    Flow,
    Lay,
    Move,
    MoveWeather,
    Options,
    Paddle,
    State,
    Stay,
    Theft,
    Tile,
)

from .oracle import PLACES
from .positions import ASHORE, FALLEN, NIAGARA, Canoes, Ply, load, play, position, store, without

PROBES: list[Move] = [
    *(Lay(tile) for tile in TILES),
    *(Lay(3, gem) for gem in GEMS),
    *(Paddle(canoe, place) for canoe in (0, 1) for place in PLACES),
    Paddle(0, "M3", (load("M3"),)),
    Paddle(0, "M4", rob=Theft(1, 0)),
    Paddle(0, "M4", rob=Theft(2, 0)),
    Stay(),
    MoveWeather(1),
    MoveWeather(-1),
    DrawLots(0, "L"),
    Flow(("L",)),
]
MEMOS = pytest.mark.parametrize(
    "options",
    [Options(seats=3), Options(seats=3, memo="off"), Options(seats=3, fork="random")],
    ids=["memo_on", "memo_off", "random_fork"],
)
CANOES: dict[int, Canoes] = {
    0: (Canoe("M4", "ruby"), FALLEN),
    1: (Canoe("M5"), FALLEN),
    2: (ASHORE, FALLEN),
}
STORES = {seat: store(amethyst=1, amber=1) for seat in range(3)}


def sight(state: State, events: Sequence[Event], observer: Seat | None) -> list[bytes]:
    """All that reaches an observer, as bytes: view, events, moves, awaited, refusals, lapse."""
    encode = NIAGARA.codec.encode
    seen = [
        encode(NIAGARA.view(state, observer)),
        encode([event for event in events if event.seen_by(observer)]),
        encode(NIAGARA.awaited(state)),
        encode(NIAGARA.result(state)),
    ]
    if observer is not None:
        seen += [
            encode(list(NIAGARA.moves(state, observer))),
            encode([NIAGARA.refusal(state, observer, move) for move in PROBES]),
            encode(NIAGARA.lapse(state, observer)),
        ]
    return seen


def others(owner: Seat, seats: int = 3) -> list[Seat | None]:
    return [*(seat for seat in range(seats) if seat != owner), None]


def moments(state: State, plies: Sequence[Ply]) -> Iterator[tuple[State, list[Event]]]:
    for ply in plies:
        state, events = play(state, ply)
        yield state, events


def alike(worlds: Sequence[tuple[State, Sequence[Ply]]], observers: Sequence[Seat | None]) -> None:
    """The same moves by everybody but the owner of the secret look the same to all others."""
    assert len({len(plies) for _, plies in worlds}) == 1
    for together in zip(*(moments(state, plies) for state, plies in worlds), strict=True):
        for observer in observers:
            first, *rest = (sight(state, events, observer) for state, events in together)
            for another in rest:
                assert another == first


def paddling(state: State, seats: Sequence[Seat]) -> list[Ply]:
    """Some legal turn for each of these seats in order."""
    plies: list[Ply] = []
    for seat in seats:
        while NIAGARA.awaited(state) == (seat,):
            move = NIAGARA.moves(state, seat)[0]
            state, _ = play(state, (seat, move))
            plies.append((seat, move))
    return plies


@pytest.mark.clause("niagara", "2.1", "R12", "R13")
@MEMOS
@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize(("one", "other"), [(1, 6), (0, 3), (2, 5), (0, 1)])
def test_2_1_a_sealed_tile_is_secret_until_its_owners_turn(
    owner: Seat, one: Tile, other: Tile, options: Options
) -> None:
    """The owner is the last to play, so that all the others have played before it is turned."""
    start = position(options=options, lifebuoy=(owner + 1) % 3, canoes=CANOES, stores=STORES)
    before = [(owner + 1) % 3, (owner + 2) % 3]
    for order in permutations(range(3)):
        worlds: list[tuple[State, list[Ply]]] = []
        for tile in (one, other):
            lays: list[Ply] = [(seat, Lay(tile if seat == owner else 4)) for seat in order]
            worlds.append((start, lays))
        laid, _ = play(start, *worlds[0][1])
        turns = paddling(laid, before)
        assert len(turns) >= 2
        # the very last of these plies turns the owner's tile over
        alike([(state, [*lays, *turns[:-1]]) for state, lays in worlds], others(owner))
        revealed = [play(state, *lays, *turns)[0] for state, lays in worlds]
        views = [NIAGARA.view(state, None).laid[owner] for state in revealed]
        assert views == [one, other]


@pytest.mark.clause("niagara", "2.2", "R10")
@MEMOS
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_r10_a_buy_back_is_secret_until_all_have_chosen(owner: Seat, options: Options) -> None:
    start = position(options=options, canoes=CANOES, stores=STORES)
    lays = [Lay(2), Lay(2, "amethyst"), Lay(2, "amber"), Lay(5, "amber"), Lay(0, "amethyst")]
    first, second = (seat for seat in range(3) if seat != owner)
    for one, another in combinations(lays, 2):
        for order in ((owner, first), (first, owner), (owner, second), (second, owner)):
            alike(
                [
                    (start, [(seat, lay if seat == owner else Lay(3)) for seat in order])
                    for lay in (one, another)
                ],
                others(owner),
            )


@pytest.mark.clause("niagara", "R13")
@pytest.mark.parametrize("fork", ["alternate", "random"])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_r13_memo_off_anothers_hand_is_secret_through_the_whole_round(
    owner: Seat, fork: str
) -> None:
    """The same tile is laid from another hand: nobody can tell, then or in the next round."""
    options = Options(seats=3, memo="off", fork="random" if fork == "random" else "alternate")
    starts = [
        position(
            options=options,
            canoes=CANOES,
            stores=STORES,
            played=(1, 6),
            hands={owner: without(*gone)},
        )
        for gone in ((1, 6), (0, 2), (3, 5), (2, 6))
    ]
    lays: list[Ply] = [(seat, Lay(4)) for seat in (2, 0, 1)]
    laid, _ = play(starts[0], *lays)
    plies = [*lays, *paddling(laid, (0, 1, 2))]
    end, _ = play(starts[0], *plies)
    if NIAGARA.awaited(end) == (NATURE,):
        plies.append((NATURE, NIAGARA.moves(end, NATURE)[-1]))
    for observer in others(owner):
        assert len({b"".join(sight(start, [], observer)) for start in starts}) == 1
    alike([(start, plies) for start in starts], others(owner))
    after, _ = play(starts[0], *plies)
    assert after.round == 4


@pytest.mark.clause("niagara", "R13")
def test_r13_memo_on_shows_the_difference() -> None:
    """The same worlds with the memo on: this is what the option is for."""
    one, other = (position(played=(1, 6), hands={1: without(*gone)}) for gone in ((1, 6), (0, 2)))
    assert sight(one, [], 0) != sight(other, [], 0)
    assert sight(one, [], None) != sight(other, [], None)


@pytest.mark.clause("niagara", "2.1", "R10")
@MEMOS
def test_2_1_the_owner_knows_what_was_laid(options: Options) -> None:
    start = position(options=options, canoes=CANOES, stores=STORES)
    seen = {
        b"".join(sight(*play(start, (1, lay)), 1))
        for lay in (Lay(2), Lay(3), Lay(2, "amber"), Lay(2, "amethyst"))
    }
    assert len(seen) == 4


@pytest.mark.clause("niagara", "2.1")
@MEMOS
def test_2_1_sealed_moves_are_declared(options: Options) -> None:
    """The house's laws then hold the game to it."""
    start = position(options=options, canoes=CANOES, stores=STORES)
    for seat in range(3):
        for move in NIAGARA.moves(start, seat):
            assert NIAGARA.sealed(start, seat, move)
    laid, _ = play(start, (0, Lay(4)), (1, Lay(4)), (2, Lay(4)))
    for move in NIAGARA.moves(laid, 0):
        assert not NIAGARA.sealed(laid, 0, move)
