"""Every version's records are played again, for ever: `tools/corpus.py` makes them.

A rule that changes without its version going up fails here.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.core.options import choices
from ludotheque.core.record import FIRST, SECOND, Record, read
from ludotheque.core.verify import verify
from ludotheque.games.casanova import board as venice
from ludotheque.games.niagara import board as river
from ludotheque.games.nimms_leich import game as morgue
from ludotheque.games.nizza import turns as nizza
from ludotheque.games.vertiges import protests as towers
from ludotheque.titles import OWN, find
from tools import corpus
from tools.corpus import SLOW, Kept, path, records, released, sealed, shown, versions

EVERY = [(name, version) for name in OWN for version in versions(name)]
KEPT = [name for name in OWN if versions(name) or name in released()]
"""A game that is being made has no records yet: its rules change every hour."""
MOST = 2 * 1024 * 1024
"""Bytes of all of it, as long as games have few versions."""
MEND = (
    "{name} version {version} is not played as it was: record {number} of {where}, {why}. A rule"
    " that changes is a new version, with the rules of before beside it (docs/add-a-game.md); where"
    " this version was never released, `.venv/bin/python -m tools.corpus {name}` makes them anew"
)


def wrong(kept: Kept, game: AnyGame) -> str | None:
    """Why a record is not what it was."""
    try:
        return None if shown(kept.raw, game) == kept.digest else "what is seen of it is otherwise"
    except Exception as error:  # rules that contradict themselves fail in their own ways
        return f"{type(error).__name__}: {error}"


def mend(name: str, version: int, number: int, why: str) -> str:
    where = path(name, version).name
    return MEND.format(name=name, version=version, number=number, where=where, why=why)


@pytest.mark.parametrize(("name", "version"), EVERY)
def test_every_record_is_played_again_and_shows_what_it_showed(name: str, version: int) -> None:
    game, count = find(name, version).game, 0
    for number, kept in enumerate(records(name, version)):
        why = wrong(kept, game)
        assert why is None, mend(name, version, number, why or "")
        count += 1
    assert count >= corpus.COUNT


@pytest.mark.parametrize(("name", "version"), EVERY)
def test_ten_of_each_are_verified_from_the_seed(name: str, version: int) -> None:
    kept, title = list(records(name, version)), find(name, version)
    some = kept[:: len(kept) // 10][:10]
    for option, (slow, _) in SLOW.get(name, {}).items():
        some.append(next(each for each in kept if f'"{option}":"{slow}"'.encode() in each.raw))
    assert len(some) >= 10
    for each in some:
        assert verify(read(each.raw), title.game).fingerprint


def told(name: str, version: int) -> list[Record]:
    return [read(each.raw) for each in records(name, version)]


@pytest.mark.parametrize("name", KEPT)
def test_every_two_values_of_two_options_meet(name: str) -> None:
    """Of today's; earlier versions had the options of then."""
    offered = choices(OWN[name].game)
    met = {
        ((a, options[a]), (b, options[b]))
        for options in (each.header.options for each in told(name, OWN[name].version))
        for a, b in combinations(offered, 2)
    }
    wanted = {
        ((a, x), (b, y))
        for a, b in combinations(offered, 2)
        for x in offered[a]
        for y in offered[b]
    }
    assert wanted - met == set()


@pytest.mark.parametrize("name", KEPT)
def test_all_that_can_happen_at_a_table_happens_in_them(name: str) -> None:
    every = told(name, OWN[name].version)
    kinds = Counter(str(line.__struct_config__.tag) for each in every for line in each.lines)
    ways = Counter(each.end.how for each in every if each.end is not None)
    assert len(every) == sum(ways.values())
    assert {"ply", "undo", "resign", "agree", "lend", "return"} <= set(kinds), kinds
    assert {"rules", "resigned", "agreed"} <= set(ways), ways
    assert {each.header.format for each in every} == {FIRST, SECOND}


MUTANTS: dict[str, tuple[Any, str, Any]] = {
    "niagara": (river, "COST", {**river.COST, "load": river.COST["load"] + 1}),
    "nimms-leich": (morgue, "TOKENS", 3),
    "casanova": (venice, "NEXT", {each: to[:1] for each, to in venice.NEXT.items()}),
    "nizza": (nizza, "THROWS", 2),
    "vertiges": (towers, "REWARD", 1),
}
"""A rule of each game that could change in passing: where it stands, and what it could become."""


def test_a_released_game_has_a_rule_that_could_change() -> None:
    assert set(released()) <= set(MUTANTS) <= set(KEPT)


@pytest.mark.parametrize("name", MUTANTS)
def test_a_rule_that_changes_in_passing_is_noticed(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, rule, other = MUTANTS[name]
    before = getattr(where, rule)
    assert before != other
    if isinstance(before, dict):  # others have it by its name
        for key, value in other.items():
            monkeypatch.setitem(before, key, value)
    else:
        monkeypatch.setattr(where, rule, other)
    title = OWN[name]
    noticed = [wrong(each, title.game) for each in records(name, title.version)]
    assert any(noticed), "nobody would notice"


def test_what_was_released_is_as_it_was_and_is_not_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, marks in released().items():
        for version, mark in marks.items():
            assert sealed(path(name, int(version)).read_bytes()) == mark
    raw = path("nizza", OWN["nizza"].version).read_bytes()
    monkeypatch.setattr(corpus, "FOLDER", tmp_path)
    monkeypatch.setattr(corpus, "RELEASED", tmp_path / "released.json")
    (tmp_path / "released.json").write_text("{}", "utf-8")
    there = path("nizza", OWN["nizza"].version)
    there.parent.mkdir()
    there.write_bytes(raw)
    assert corpus.main(["nizza", "--release"]) == 0
    assert corpus.main(["nizza"]) == 1
    assert "was released: its records stay" in capsys.readouterr().out
    assert there.read_bytes() == raw
    assert corpus.released() == {"nizza": {str(OWN["nizza"].version): sealed(raw)}}


def test_it_is_small() -> None:
    assert sum(path(*each).stat().st_size for each in EVERY) < MOST
    assert {name for name, _ in EVERY} == set(KEPT) >= set(released())
    assert all(OWN[name].version in versions(name) for name in KEPT), "today's are not there"
