"""`ludotheque arena GAME STRENGTH...`: a tournament of bots, and its report."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace

from ludotheque.arena.rating import summary
from ludotheque.arena.report import page, write_report
from ludotheque.arena.run import run as run_matches
from ludotheque.arena.schedule import one_against, round_robin

from .trouble import Trouble, agreed_options, known_game


def run(asked: Namespace) -> int:
    game = known_game(asked.game)
    options = agreed_options(game, asked.seats, asked.option)
    if asked.records and asked.out is None:
        raise Trouble("--records needs --out, the folder to keep them in")
    if asked.workers is not None and asked.workers < 1:
        raise Trouble("at least one worker is needed")
    if asked.against:
        if len(asked.bots) != 2:
            raise Trouble("--against takes two strengths: the challenger and the field")
        challenger, field = asked.bots
        matches = one_against(game, options, challenger, field, asked.games, first=asked.first_deal)
    else:
        matches = round_robin(game, options, asked.bots, asked.games, first=asked.first_deal)
    outcomes = run_matches(matches, asked.workers, asked.out, records=asked.records)
    command = shlex.join(["ludotheque", *sys.argv[1:]])
    print(page(summary(outcomes), command))
    if asked.out is not None:
        for path in write_report(outcomes, asked.out, command):
            print(f"written: {path}")
    return 0
