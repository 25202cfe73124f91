"""`ludotheque fit GAME`: an evaluator fitted to its bots' games, and how far it can be trusted."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from ludotheque.arena.fitting import Judged, at_tables, fit, study_of
from ludotheque.arena.match import ArenaError
from ludotheque.arena.schedule import among_equals
from ludotheque.titles import find

from .asked import agreed_options
from .trouble import CommandError

TABLES = 100
"""So many games are enough to see whether weights hold."""


def run(asked: Namespace) -> int:
    if asked.workers is not None and asked.workers < 1:
        raise CommandError("at least one worker is needed")
    if asked.games is not None and asked.games < 1:
        raise CommandError("at least one game is needed")
    try:
        study_of(find(asked.game).name)
        if asked.tables is not None:
            print(told(_at_tables(asked)))
            return 0
        out = asked.out or Path("runs") / f"fit-{asked.game}"
        judged, path = fit(asked.game, out, asked.games, asked.workers)
    except ArenaError as error:
        raise CommandError(str(error)) from None
    print(told(judged))
    print(f"written: {path}")
    return 0


def _at_tables(asked: Namespace) -> Judged:
    game = find(asked.game).game
    options = agreed_options(game, asked.seats, [], letter=False)
    games = asked.games or TABLES
    matches = among_equals(game, options, asked.tables, games, first=asked.first_deal)
    return at_tables(matches, asked.workers or os.cpu_count() or 1)


def told(judged: Judged) -> str:
    rows = [
        f"| {tenth.low:.0%}–{tenth.low + 0.1:.0%} | {tenth.count:,} | {tenth.named:.1%} "
        f"| {tenth.came:.1%} ± {1.96 * tenth.error:.1%} |"
        for tenth in judged.tenths
    ]
    return "\n".join(
        (
            f"log loss {judged.log_loss:.4f}, where who knows nothing has {judged.fair:.4f}, "
            f"on {judged.positions:,} positions that were not fitted to",
            "",
            "| it says | seats | on the average | came true |",
            "|---|---:|---:|---:|",
            *rows,
        )
    )
