"""`ludotheque arena GAME STRENGTH...`: a tournament of bots, and its report."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Iterator

from ludotheque.arena.ledger import RESULTS
from ludotheque.arena.match import ArenaError, Match, bot_of, told
from ludotheque.arena.rating import summary
from ludotheque.arena.report import page, write_report
from ludotheque.arena.run import Stopped, again
from ludotheque.arena.run import run as run_matches
from ludotheque.arena.schedule import among_equals, one_against, round_robin
from ludotheque.titles import Title, find

from .asked import agreed_options
from .trouble import CommandError


def run(asked: Namespace) -> int:
    try:
        return _run(asked)
    except Stopped as stopped:
        raise CommandError(str(stopped), code=130) from None
    except ArenaError as error:
        raise CommandError(str(error)) from None


def _run(asked: Namespace) -> int:
    matches = _schedule(asked)
    if asked.again:
        same = again(asked.out / RESULTS, asked.workers, on=asked.on)
        print(f"{same} of {same} games played again are the same, ply for ply")
        return 0
    outcomes = run_matches(matches, asked.workers, asked.out, records=asked.records, on=asked.on)
    summed = summary(outcomes)
    command = command_line(asked)
    if asked.out is None:
        print(page(summed, command, kept=False))
        return 0
    written = write_report(summed, asked.out, f"{command} --again")
    print(page(summed, f"{command} --again", kept=True))
    for path in written:
        print(f"written: {path}")
    return 0


def _schedule(asked: Namespace) -> tuple[Match, ...]:
    title = find(asked.game)
    game = title.game
    options = agreed_options(game, asked.seats, asked.option, letter=asked.letter)
    for name in asked.bots:
        _try(title, name)
    if asked.records and asked.out is None:
        raise CommandError("--records needs --out, the folder to keep them in")
    if asked.again and asked.out is None:
        raise CommandError("--again needs --out, the folder whose games to play again")
    if asked.workers is not None and asked.workers < 1:
        raise CommandError("at least one worker is needed")
    if asked.against:
        if len(asked.bots) != 2:
            raise CommandError("--against takes two strengths: the challenger and the field")
        challenger, field = asked.bots
        return one_against(game, options, challenger, field, asked.games, first=asked.first_deal)
    if len(asked.bots) == 1:
        return among_equals(game, options, asked.bots[0], asked.games, first=asked.first_deal)
    return round_robin(game, options, asked.bots, asked.games, first=asked.first_deal)


def _try(title: Title, name: str) -> None:
    """A bot that cannot be made is told of before anything is played."""
    module, own, _ = name.partition(":")
    try:
        bot_of(title, name)
    except ArenaError:
        raise
    except ValueError as error:
        missing = error.__context__
        if isinstance(missing, ModuleNotFoundError) and missing.name == module:
            raise CommandError(
                f"{name}: Python finds no module {module!r}: if it is a file in this folder, "
                "write PYTHONPATH=. before the command"
            ) from None
        raise CommandError(str(error)) from None
    except Exception as error:
        if not own:
            raise
        raise CommandError(f"{name}: {told(error, module)}") from None


def command_line(asked: Namespace) -> str:
    """What to type for the same run; parsed, it is this namespace again, but for `--again`."""
    return shlex.join(("ludotheque", "arena", asked.game, *asked.bots, *_flags(asked)))


def _flags(asked: Namespace) -> Iterator[str]:
    values = [
        ("--seats", asked.seats),
        *(("--option", each) for each in asked.option),
        ("--games", asked.games),
        ("--first-deal", asked.first_deal or None),
        ("--workers", asked.workers),
        ("--on", None if asked.on == "pool" else asked.on),
        ("--out", asked.out),
    ]
    if asked.against:
        yield "--against"
    if asked.letter:
        yield "--letter"
    for flag, value in values:
        if value is not None and str(value).startswith("-"):
            yield f"{flag}={value}"
        elif value is not None:
            yield from (flag, str(value))
    if asked.records:
        yield "--records"
