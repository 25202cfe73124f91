"""Ids that are said aloud, and those that are not."""

from __future__ import annotations

import re
from random import Random, SystemRandom

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotheque.server.ids import RUDE, SYLLABLES, person_id, spoken, table_id

seeds = st.integers(0, 2**32).map(Random)


@given(seeds)
def test_a_table_id_is_twice_two_syllables_and_three_and_none_is_rude(rng: Random) -> None:
    made = table_id(rng)
    syllable = "[bdgjklmnprstv][aeiou]"
    assert re.fullmatch(f"({syllable}){{2}}-({syllable}){{2}}-({syllable}){{3}}", made)
    assert not RUDE.search(made.replace("-", ""))


def test_rude_ids_are_drawn_again() -> None:
    rude = 0
    for seed in range(200):
        rng = Random(seed)
        first = "".join(rng.choice(SYLLABLES) for _ in range(7))
        again = table_id(Random(seed)).replace("-", "") != first
        assert again == bool(RUDE.search(first))
        rude += again
    assert rude, "none of these seeds begins with a rude id: try others"


def test_every_rude_word_could_be_drawn() -> None:
    """A word that no syllables make would only look as if it were avoided."""
    syllable = "|".join(SYLLABLES)
    for word in RUDE.pattern.split("|"):
        written = re.sub(r"\[(.).*\]", r"\1", word)
        assert re.fullmatch(f"({syllable}){{2,3}}", written), word


def test_there_are_more_than_two_to_the_power_of_forty() -> None:
    """Counted exactly, but for the few rude words of three syllables."""
    ending = dict.fromkeys(SYLLABLES, 1)
    for _ in range(6):
        ending = {
            last: sum(
                count for before, count in ending.items() if not RUDE.fullmatch(before + last)
            )
            for last in SYLLABLES
        }
    assert sum(ending.values()) > 3 * 2**40


def test_no_two_letters_share_a_sound() -> None:
    letters = set("".join(SYLLABLES))
    assert len(SYLLABLES) == len(set(SYLLABLES)) == 63
    assert not letters & set("chqwxyz")
    for doubtful in ("ck", "kq", "vf", "vw", "sz", "jy"):
        assert len(letters & set(doubtful)) == 1
    assert not {"ge", "gi"} & set(SYLLABLES)


@pytest.mark.parametrize(
    "text",
    [
        "mivo-tarelu",
        "MIVO-TARELU",
        "  mivo tarelu\n",
        "mivotarelu",
        "mivo--tarelu",
        "mivo – tarelu",
        "mi vo ta re lu",
        "mivotar-elu",
        "Mïvó-tarélu",
        "miwo-tarelu",
        "mifo-tarrelu",
        "myvo-tarelu",
    ],
)
def test_an_id_is_understood_however_it_is_written(text: str) -> None:
    assert spoken(text) == "mivo-tarelu"


@pytest.mark.parametrize(
    ("heard", "meant"),
    [
        ("quico-cassezi", "kiko-kasesi"),
        ("yogi-genucka", "joji-jenuka"),
        ("kubo-bagogu", "kubo-bagogu"),
        ("Mivo Tare Lunocca", "mivo-tare-lunoka"),
        ("mivo-tarelu-noka", "mivo-tare-lunoka"),
    ],
)
def test_other_ways_to_write_the_same_sounds(heard: str, meant: str) -> None:
    assert spoken(heard) == meant


@pytest.mark.parametrize(
    "text",
    [
        "",
        "-",
        "mivo",
        "mivo-tare",
        "mivo-tarelumo",
        "mivo-tare-lunokamo",
        "mivo-tarelh",
        "ivom-tarelu",
        "../etc",
    ],
)
def test_what_cannot_be_an_id(text: str) -> None:
    assert spoken(text) is None


@given(seeds)
def test_an_id_is_understood_as_itself(rng: Random) -> None:
    made = table_id(rng)
    assert spoken(made) == made
    assert spoken(made.replace("-", " ").upper()) == made


@given(st.text() | st.text(alphabet="aeioubckqvwfyzg -"))
def test_whatever_is_said_gives_an_id_or_nothing(text: str) -> None:
    heard = spoken(text)
    assert heard is None or spoken(heard) == heard
    assert spoken("mivo-tare-lunoka" + text * 100) is None or not text.strip(" -–—_.")


def test_people_have_ids_that_nobody_guesses() -> None:
    rng = SystemRandom()
    made = {person_id(rng) for _ in range(1000)}
    assert len(made) == 1000
    assert all(re.fullmatch("[a-z2-7]{16}", each) for each in made)
