"""Every version's records are played again, for ever: `tools/corpus.py` makes them.

A rule that changes without its version going up fails here.
"""

from __future__ import annotations

import inspect
import sys
from collections import Counter
from itertools import combinations
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from ludotheque.core.game import AnyGame
from ludotheque.core.options import choices
from ludotheque.core.record import FIRST, SECOND, Record, read
from ludotheque.core.verify import verify
from ludotheque.games.casanova import sailing
from ludotheque.games.casanova import turns as venice
from ludotheque.games.niagara import canoes, river
from ludotheque.games.nimms_leich import counting, replacing
from ludotheque.games.nizza import dice
from ludotheque.games.nizza import turns as nizza
from ludotheque.games.vertiges import game as vertiges
from ludotheque.games.vertiges import outcome, protests
from ludotheque.games.vertiges import turns as towers
from ludotheque.titles import OWN, find
from tools import corpus
from tools.corpus import SLOW, Kept, path, records, released, sealed, shown, versions
from tools.corpus_reach import met, wanted

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
def test_every_kind_of_line_and_every_way_to_end_is_in_them(name: str) -> None:
    every = told(name, OWN[name].version)
    kinds = Counter(str(line.__struct_config__.tag) for each in every for line in each.lines)
    ways = Counter(each.end.how for each in every if each.end is not None)
    assert len(every) == sum(ways.values())
    assert {"ply", "undo", "resign", "agree", "lend", "return"} <= set(kinds), kinds
    assert {"rules", "resigned", "agreed"} <= set(ways), ways
    assert {each.header.format for each in every} == {FIRST, SECOND}


@pytest.mark.parametrize("name", KEPT)
def test_every_kind_of_event_and_of_move_happens_in_them(name: str) -> None:
    title = OWN[name]
    found = [met(each.raw, title.game) for each in records(name, title.version)]
    assert wanted(title.game) - frozenset().union(*found) == set()


class Mutant(NamedTuple):
    """A rule that could change in passing: where it stands, and what it could become."""

    module: ModuleType
    rule: str
    before: str
    after: str


MUTANTS: dict[str, tuple[Mutant, ...]] = {
    "niagara": (
        Mutant(canoes, "finish_round", "max(worth.values())", "min(worth.values())"),
        Mutant(canoes, "filled", "max(store) >= 4", "max(store) >= 5"),
        Mutant(canoes, "filled", "sum(store) >= 7", "sum(store) >= 8"),
        Mutant(river, "rise", "discs % 2 == 0", "discs % 2 == 1"),
        Mutant(river, "_next_round", "lifebuoy + 1", "lifebuoy + 2"),
    ),
    "nimms-leich": (
        Mutant(counting, "end", "== min(used", "== max(used"),
        Mutant(counting, "leave", "len(hands[seat]) == 1", "len(hands[seat]) <= 2"),
        Mutant(counting, "count", "total >= last.count", "total > last.count"),
        Mutant(counting, "leave", "(denouncer + 1)", "(denouncer + 2)"),
        Mutant(replacing, "_carry_out", "(*pile, card)", "(card, *pile)"),
    ),
    "casanova": (
        Mutant(venice, "end_turn", "state.round < ROUNDS", "state.round < ROUNDS - 1"),
        Mutant(venice, "_stayed", "in ((home,), (home, home))", "== (home, home)"),
        Mutant(venice, "_tell_where_he_was", "Rule.DRAW))\n    else", "Rule.HOME))\n    else"),
        Mutant(sailing, "may_stay", "shows or not phase.stayed", "not phase.stayed"),
        Mutant(sailing, "show", "lost=phase.points", "lost=0"),
    ),
    "nizza": (
        Mutant(dice, "keeps_jewels", "from_yacht or ", ""),
        Mutant(dice, "keeps_jewels", 'or state.options.jewels_lost == "never"', ""),
        Mutant(dice, "push", "elif pawn.case is not None", 'elif pawn.case == "jewels"'),
        Mutant(nizza, "hand_on", "if not left", "if len(left) < 2"),
        Mutant(nizza, "begin_turn", "seat == state.first", "seat == 0"),
    ),
    "vertiges": (
        Mutant(towers, "_next", "state.turn >= LONGEST", "state.turn > LONGEST"),
        Mutant(towers, "worth", '== "everywhere"', '!= "everywhere"'),
        Mutant(outcome, "zapped", "len(moved) + stars", "len(moved)"),
        Mutant(outcome, "_base", "gap < GAP", "gap < GAP // 2"),
        Mutant(vertiges, "lost", "state.holds - 1", "state.holds"),
        Mutant(protests, "protest", "REWARD, ", "REWARD - 1, "),
    ),
}


def test_a_released_game_has_rules_that_could_change() -> None:
    assert set(released()) <= set(MUTANTS) <= set(KEPT)


EVERY_MUTANT = [(name, each) for name in OWN for each in MUTANTS.get(name, ())]


def modules_of(name: str) -> list[ModuleType]:
    inside = f"ludotheque.games.{name.replace('-', '_')}"
    return [each for at, each in sys.modules.items() if at == inside or at.startswith(f"{inside}.")]


def forget(name: str) -> None:
    """What a game has worked out once and remembers, it knows by the rules that it had then."""
    for module in modules_of(name):
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()


def mutated(name: str, mutant: Mutant, patch: pytest.MonkeyPatch) -> None:
    """Everywhere where the rule is known by its name."""
    rule = getattr(mutant.module, mutant.rule)
    text = inspect.getsource(rule)
    assert text.count(mutant.before) == 1, text
    text = text.replace(mutant.before, mutant.after)
    found: dict[str, Any] = {}
    code = compile(text, "<mutant>", "exec", annotations.compiler_flag)
    exec(code, vars(mutant.module), found)
    for module in modules_of(name):
        if getattr(module, mutant.rule, None) is rule:
            patch.setattr(module, mutant.rule, found[mutant.rule])


@pytest.mark.parametrize(
    ("name", "mutant"),
    EVERY_MUTANT,
    ids=[f"{name}-{each.rule}-{each.after}" for name, each in EVERY_MUTANT],
)
def test_a_rule_that_changes_in_passing_is_noticed(
    name: str, mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = OWN[name]
    with monkeypatch.context() as patch:
        mutated(name, mutant, patch)
        forget(name)
        kept = reversed([*records(name, title.version)])  # what seldom happens stands last
        noticed = any(wrong(each, title.game) for each in kept)
    forget(name)
    assert noticed, "nobody would notice"


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
