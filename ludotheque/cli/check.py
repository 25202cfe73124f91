"""`ludotheque check GAME`: laws, and what stands around the rules, for those who write one."""

from __future__ import annotations

import time
from argparse import Namespace
from itertools import count, islice

from tqdm import tqdm

from ludotheque.core.laws.conform import Broken, Tally, cases, check
from ludotheque.titles import find
from ludotheque.titles.review import faults

from .asked import new_file, write_file
from .paper import wrapped
from .trouble import CommandError


def run(asked: Namespace) -> int:
    title = find(asked.game)
    game = title.game
    if (asked.games is not None and asked.games < 1) or not asked.seconds > 0:
        raise CommandError("at least one game and some time are needed")
    if asked.record is not None:
        new_file(asked.record)
    end = time.monotonic() + asked.seconds
    tally = Tally()
    todo = islice(cases(game, count(asked.seed)), asked.games)
    with tqdm(total=asked.games, unit="game", delay=2, disable=None) as bar:
        for options, seed in todo:
            try:
                tally += check(game, options, seed)
            except Broken as broken:
                bar.close()
                print(broken)
                if asked.record is not None:
                    write_file(asked.record, broken.record)
                return 1
            bar.update()
            if time.monotonic() > end:
                break
    print(f"{game.name} keeps the laws: {tally}")
    for law in tally.untested:
        print(f"had no occasion: {law}. {law.value}")
    found = list(faults(title))
    for each in found:
        print(wrapped(f"! {each}", indent="  "))
    if not found:
        around = "words, typography, rulebooks, lesson and bots"
        print(f"{around}{', and its board,' if title.package else ''} are as they should be")
    return 1 if found else 0
