"""Chance is written down: anyone who has the seed draws the same, in any language, for ever.

The golden values were drawn once. If one changes, records that were verified no longer are: this is
a reason to find out why, never to write the new value here.
"""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
from collections import Counter
from random import Random

import pytest

from ludotheque.core.chance import SEED_BYTES, Chance, Stream, commitment

SEED = bytes(range(SEED_BYTES))
CHANCE = Chance(SEED, ["ada", "béla"])


def by_hand(seed: bytes, entropy: list[str], at: int, size: int) -> bytes:
    """The first bytes of a draw, worked out from the module's own description."""

    def mac(key: bytes, message: str) -> bytes:
        return hmac.new(key, message.encode(), hashlib.sha256).digest()

    key = mac(seed, json.dumps(entropy, separators=(",", ":"), ensure_ascii=False))
    stream, taken, block = mac(key, str(at)), b"", 0
    while len(taken) < size:
        taken += mac(stream, str(block))
        block += 1
    return taken[:size]


@pytest.mark.parametrize("at", [0, 1, 9, 10, 123456])
def test_the_description_is_enough_to_draw_again(at: int) -> None:
    drawn = CHANCE.at(at).getrandbits(8 * 100).to_bytes(100, "big")
    assert drawn == by_hand(SEED, ["ada", "béla"], at, 100)


def test_bits_are_taken_from_the_front_and_the_lowest_are_dropped() -> None:
    stream, raw = CHANCE.at(3), by_hand(SEED, ["ada", "béla"], 3, 8)
    assert stream.getrandbits(3) == raw[0] >> 5
    assert stream.getrandbits(12) == int.from_bytes(raw[1:3], "big") >> 4
    assert stream.getrandbits(0) == 0
    assert stream.getrandbits(8) == raw[3]


def test_a_number_below_n_is_drawn_until_it_is_small_enough() -> None:
    stream, raw = CHANCE.at(7), by_hand(SEED, ["ada", "béla"], 7, 200)
    small = (byte >> 5 for byte in raw if byte >> 5 < 6)
    assert [stream.randrange(6) for _ in range(50)] == [next(small) for _ in range(50)]


def test_golden_draws() -> None:
    at = CHANCE.at
    assert CHANCE.commitment == commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert CHANCE.commitment == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert at(0).getrandbits(64) == 17082184823246474148
    assert at(1).getrandbits(64) == 390432339321299407
    assert at(1000).getrandbits(64) == 2420378092755478631
    dice = [at(ply).randint(1, 6) for ply in range(20)]
    assert dice == [1, 1, 3, 4, 5, 4, 1, 1, 4, 6, 5, 1, 1, 2, 1, 5, 3, 2, 2, 3]
    assert at(8).random() == 0.3982162071803974
    assert at(12).choice("LR") == "L"
    assert Chance(SEED, []).at(0).getrandbits(32) == 3817438761


def test_golden_shuffles() -> None:
    """These also depend on Python's own `random`; a version that changes them is noticed here."""
    at, deck = CHANCE.at, list(range(12))
    at(10).shuffle(deck)
    assert deck == [10, 6, 2, 4, 3, 11, 8, 7, 1, 5, 0, 9]
    assert at(11).sample(range(50), 6) == [1, 26, 32, 5, 19, 2]
    assert at(13).choices("abc", k=5) == ["a", "b", "b", "c", "a"]
    stream = at(7)
    assert [stream.randrange(7) for _ in range(12)] == [0, 0, 4, 5, 2, 4, 2, 2, 1, 5, 3, 0]


def test_each_ply_is_found_by_its_number_alone() -> None:
    forwards = [CHANCE.at(ply).getrandbits(32) for ply in range(50)]
    backwards = [CHANCE.at(ply).getrandbits(32) for ply in reversed(range(50))]
    assert forwards == backwards[::-1]
    assert len(set(forwards)) == 50
    one, other = CHANCE.at(1), CHANCE.at(2)
    mixed = [(one.getrandbits(32), other.getrandbits(32)) for _ in range(9)]
    again = CHANCE.at(2)
    assert [b for _, b in mixed] == [again.getrandbits(32) for _ in range(9)]


def test_nobody_alone_decides() -> None:
    """Another seed, another entropy, or the same entropies cut otherwise: other draws."""
    chances = (
        CHANCE,
        Chance(SEED[::-1], ["ada", "béla"]),
        Chance(SEED, ["ada", "bela"]),
        Chance(SEED, ["béla", "ada"]),
        Chance(SEED, ["adabéla"]),
        Chance(SEED, ['ada","béla']),
        Chance(SEED, ["ada", "béla", " "]),
    )
    assert len({chance.at(0).getrandbits(128) for chance in chances}) == len(chances)


@pytest.mark.parametrize(
    ("seed", "entropy"),
    [(SEED[1:], ["ada", "béla"]), (SEED + b"!", ["ada"]), (SEED, ["ada", ""]), (b"", ["ada"])],
)
def test_a_short_seed_or_a_seat_without_entropy_is_refused(seed: bytes, entropy: list[str]) -> None:
    with pytest.raises(ValueError, match="32 bytes of seed and an entropy from each seat"):
        Chance(seed, entropy)


@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_no_side_of_a_die_is_favoured(sides: int) -> None:
    """Chi squared, within and across plies."""
    draws = 600 * sides
    stream = CHANCE.at(sides)
    within = Counter(stream.randrange(sides) for _ in range(draws))
    across = Counter(CHANCE.at(ply).randrange(sides) for ply in range(draws))
    for counts in (within, across):
        chi = sum((counts[side] - 600) ** 2 / 600 for side in range(sides))
        assert chi < sides + 5 * (2 * sides) ** 0.5 + 15


def test_one_ply_does_not_foretell_the_next() -> None:
    pairs = Counter(
        (CHANCE.at(ply).randrange(4), CHANCE.at(ply + 1).randrange(4)) for ply in range(4000)
    )
    assert len(pairs) == 16
    assert all(170 < count < 340 for count in pairs.values())


def test_a_stream_is_a_whole_random() -> None:
    stream = CHANCE.at(0)
    assert isinstance(stream, Random)
    assert 0 <= stream.random() < 1
    assert isinstance(stream.gauss(0, 1), float)
    assert sorted(stream.sample("abc", 3)) == ["a", "b", "c"]


def test_seeding_a_stream_changes_nothing() -> None:
    one, other = Stream(b"key"), Stream(b"key")
    other.seed(1)
    assert one.getrandbits(64) == other.getrandbits(64)


def test_a_stream_cannot_be_copied() -> None:
    """Half a copy, of Python's own generator and not of ours, would draw something else."""
    with pytest.raises(TypeError, match="make it anew"):
        copy.copy(Chance(bytes(SEED_BYTES), ["a"]).at(0))
