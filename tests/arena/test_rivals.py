"""Rivals: the careful beginners play to the end, and all of them play as they always did."""

from __future__ import annotations

import ast
from hashlib import sha256
from pathlib import Path
from random import Random

import msgspec
import pytest

from ludotheque.arena import rivals
from ludotheque.arena.match import Match, play_match
from ludotheque.arena.rivals import careful
from ludotheque.core.game import NATURE, ignore
from ludotheque.core.options import agreed
from ludotheque.titles import TITLES
from tools.corpus import released

CAREFUL = [name for name in TITLES if hasattr(careful, name.replace("-", "_"))]


def test_a_released_game_has_a_careful_beginner() -> None:
    assert set(released()) <= set(CAREFUL)


@pytest.mark.parametrize("name", CAREFUL)
def test_a_careful_beginner_plays_to_the_end(name: str) -> None:
    title = TITLES[name]
    game, beginner = title.game, f"{careful.__name__}:{name.replace('-', '_')}"
    options = title.brisk_options() if title.brisk else agreed(game, {})
    bots = (beginner, *["novice"] * (options.seats - 1))
    plain = msgspec.to_builtins(options)
    played = play_match(Match(game=name, version=game.version, options=plain, bots=bots, deal=1))
    assert len(played.outcome.result.shares()) == options.seats
    assert any(ply.seat == 0 for ply in played.record.plies)


# Kept as they are


OF_THE_HOUSE = {"careful"}
"""Rivals that are made of the house's own bots: for these the moves below have to do."""


def test_rivals_stand_on_nothing_that_the_house_thinks_with() -> None:
    for path in Path(rivals.__path__[0]).glob("*.py"):
        imported = {
            node.module
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom) and node.module
        }
        if path.stem not in OF_THE_HOUSE:
            thinking = {each for each in imported if each.startswith("ludotheque.bots")}
            assert thinking <= {"ludotheque.bots.bot"}, path.name


MOVES: dict[tuple[str, str], tuple[int, str]] = {
    ("niagara", "niagara:amateur"): (60, "d7934bd4599d0483"),
    ("niagara", "niagara:expert"): (40, "8ce7bb6bb8ce19ee"),
    ("niagara", "niagara:master"): (15, "449a966e28782648"),
    ("niagara", "niagara:textbook"): (25, "4c7d0c3be92655b7"),
    ("nimms-leich", "nimms_leich:textbook"): (60, "c24fec93d0cd8349"),
    ("casanova", "casanova:textbook"): (80, "d862195d4eb13850"),
    ("casanova", "careful:casanova"): (120, "66be4e2b174e092f"),
    ("niagara", "careful:niagara"): (120, "c54c6b6e85b989ed"),
    ("nimms-leich", "careful:nimms_leich"): (80, "c859439168483054"),
    ("nizza", "careful:nizza"): (120, "6a96c4950e7419b8"),
    ("vertiges", "careful:vertiges"): (12, "0dc3ba598c569525"),
}
"""By game and rival, how many moves are made at a table of such rivals, and what they hash to."""


@pytest.mark.parametrize(("name", "rival"), list(MOVES))
def test_a_rival_plays_as_it_did_when_the_house_was_measured_by_it(name: str, rival: str) -> None:
    """If one plays otherwise now, every figure of `docs/bench.md` that names it is to be measured
    again."""
    title = TITLES[name]
    plies, expected = MOVES[name, rival]
    game, bot = title.game, title.bot(f"ludotheque.arena.rivals.{rival}")
    rng, digest, state = Random(17), sha256(), title.game.setup(title.brisk_options())
    for _ in range(plies):
        awaited = game.awaited(state)
        if not awaited:
            break
        seat = awaited[0]
        if seat == NATURE:
            move = game.sample(state, NATURE, rng)
        else:
            move = bot.choose(game.view(state, seat), seat, rng)
            digest.update(game.codec.encode(move))
        state = game.apply(state, seat, move, ignore)
    assert digest.hexdigest()[:16] == expected
