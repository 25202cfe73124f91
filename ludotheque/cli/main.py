"""The commands and what they take. Each command is a module of its own."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.strengths import STRENGTHS

from .trouble import CommandError


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; `--help` says the rest."""

    def exit(self, status: int = 0, message: str | None = None) -> NoReturn:
        try:
            sys.stdout.flush()  # the help may have been too long for who reads it
        except BrokenPipeError:
            _forget_output()
        super().exit(status, message)

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def main(arguments: Sequence[str] | None = None) -> None:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal lacks is no reason to die
    parsed = parser().parse_args(arguments)
    try:
        code = parsed.run(parsed)
        sys.stdout.flush()  # here, so that a reader who left early is noticed here
        sys.exit(code)
    except (CommandError, NotInTheHouse) as error:
        print(f"ludotheque: {error}", file=sys.stderr)
        sys.exit(error.code if isinstance(error, CommandError) else 2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)
    except BrokenPipeError:
        # Whoever was reading has seen enough (`| head`); do not complain about it at exit either.
        _forget_output()
        sys.exit(141)
    except OSError as error:
        _forget_output()
        where = f"{error.filename}: " if error.filename else ""
        print(f"ludotheque: {where}{error.strerror or error}", file=sys.stderr)
        sys.exit(2)


def _forget_output() -> None:
    """What could not be written is not tried again when Python leaves."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def parser() -> Parser:
    top = Parser(
        prog="ludotheque",
        description="A house of out-of-print board games, played by people and bots.",
        epilog="`ludotheque COMMAND --help` explains a command.",
    )
    top.add_argument("--version", action="version", version=f"ludotheque {version('ludotheque')}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _play(commands)
    _rules(commands)
    _replay(commands)
    _verify(commands)
    _arena(commands)
    _backup(commands)
    _types(commands)
    _check(commands)
    _serve(commands)
    return top


@cache  # parsed twice, the same words give equal namespaces
def _late(command: str) -> Callable[[argparse.Namespace], int]:
    """A command's module is loaded when it is asked for: no other needs what it imports."""

    def run(asked: argparse.Namespace) -> int:
        code: int = import_module(f".{command}", __package__).run(asked)
        return code

    return run


def _add(commands: argparse._SubParsersAction[Parser], name: str, what: str) -> Parser:
    return commands.add_parser(name, help=what[0].lower() + what[1:], description=f"{what}.")


def _game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="the game's id, such as niagara")


def _folder(text: str) -> Path:
    """An empty text would be the folder that one happens to be in."""
    if not text.strip():
        raise argparse.ArgumentTypeError("name a folder")
    return Path(text)


def _language(command: Parser) -> None:
    command.add_argument(
        "--language",
        "-l",
        default=spoken(os.environ),
        metavar="LANGUAGE",
        help=f"{', '.join(LANGUAGES)} (default: that of your system, else {LANGUAGES[0]})",
    )


def spoken(environment: Mapping[str, str]) -> str:
    """The language that the system is set to, if the house speaks it; else the house's own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _table(command: Parser) -> None:
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at the table")
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a table option, such as memo=off; may be given several times",
    )


def _play(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "play", "Play a game against bots, here in the terminal")
    _game(command)
    _table(command)
    _language(command)
    command.add_argument(
        "--bots",
        default="amateur",
        metavar="STRENGTH",
        help=f"how well they play: {', '.join(STRENGTHS)} (default: amateur)",
    )
    command.add_argument("--name", metavar="NAME", help="what you are called")
    command.add_argument(
        "--record", type=Path, metavar="FILE", help="write the finished game's record to a file"
    )
    command.set_defaults(run=_late("play"))


def _rules(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "rules", "Print a game's rulebook, or one clause of it")
    _game(command)
    command.add_argument("clause", nargs="?", metavar="CLAUSE", help="such as 3.5 or R1")
    _language(command)
    command.set_defaults(run=_late("rules"))


def _replay(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "replay", "Tell a recorded game as a story, ply by ply")
    command.add_argument("record", type=Path, metavar="RECORD", help="a .jsonl record")
    _language(command)
    command.add_argument(
        "--eyes",
        default="open",
        metavar="SEAT",
        help="tell what a seat saw (0, 1 ...), or a `watcher` (default: `open`, everything)",
    )
    command.add_argument(
        "--at", type=int, metavar="N", help="stop before line N, and show the board there"
    )
    command.add_argument(
        "--json", action="store_true", help="print only what is to be seen there, for machines"
    )
    command.add_argument(
        "--step", action="store_true", help="wait for Enter after each ply (in a terminal)"
    )
    command.set_defaults(run=_late("replay"))


def _verify(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(
        commands, "verify", "Verify records: every move legal, every draw from the committed seed"
    )
    command.add_argument("records", nargs="+", type=Path, metavar="RECORD")
    command.set_defaults(run=_late("verify"))


def _arena(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "arena", "Let bots play each other, and report how strong they are")
    _game(command)
    command.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"two or more of {', '.join(STRENGTHS)}, or module:thing for one of your own",
    )
    _table(command)
    command.add_argument(
        "--against",
        action="store_true",
        help="one of the first strength against copies of the second, instead of all against all",
    )
    command.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="at least so many: rounded up until every bot sat on every seat equally often"
        " (default: 100)",
    )
    command.add_argument(
        "--first-deal", type=int, default=0, metavar="N", help="another number brings other luck"
    )
    command.add_argument(
        "--workers", type=int, metavar="N", help="processes (default: one a processor)"
    )
    command.add_argument(
        "--out",
        type=_folder,
        metavar="FOLDER",
        help="keep results and report there; the same command goes on where it was stopped",
    )
    command.add_argument(
        "--records", action="store_true", help="keep every game's record too (needs --out)"
    )
    command.add_argument(
        "--again", action="store_true", help="play every game of --out again and compare"
    )
    command.set_defaults(run=_late("arena"))


def _backup(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "backup", "Copy a house to one file, also while it is open")
    command.epilog = "To open a house from the copy, put it alone into a folder as house.sqlite3."
    command.add_argument(
        "--data",
        type=_folder,
        default=Path("house"),
        metavar="FOLDER",
        help="where the house keeps everything (default: ./house)",
    )
    command.add_argument("target", type=Path, metavar="TARGET", help="a file that is not there yet")
    command.set_defaults(run=_late("backup"))


def _types(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "types", "Write what travels as TypeScript, for the browser's client")
    command.add_argument("folder", type=_folder, metavar="FOLDER", help="such as web/src/gen")
    command.set_defaults(run=_late("types"))


def _check(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "check", "Check that a game keeps the laws, for those who write one")
    _game(command)
    command.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="stop after N games over all options (default: when the time is up)",
    )
    command.add_argument(
        "--seconds", type=float, default=20, metavar="S", help="stop after S seconds (default: 20)"
    )
    command.add_argument("--seed", type=int, default=0, metavar="N", help="where to begin")
    command.add_argument(
        "--record", type=Path, metavar="FILE", help="keep the game that breaks a law, to replay it"
    )
    command.set_defaults(run=_late("check"))


def _serve(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "serve", "Open the house: live tables over the network")
    command.add_argument(
        "--port", type=int, metavar="N", help="default: 8080, or the next that is free"
    )
    command.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="where to listen (default: 127.0.0.1, this machine only; 0.0.0.0 lets others in)",
    )
    command.add_argument(
        "--data",
        type=_folder,
        default=Path("house"),
        metavar="FOLDER",
        help="where everything is kept (default: ./house)",
    )
    command.add_argument(
        "--web",
        type=_folder,
        metavar="FOLDER",
        help="where the browser's client was built (default: the one that comes with this program)",
    )
    command.add_argument(
        "--public-url", metavar="URL", help="how guests reach it, such as https://games.example.org"
    )
    command.add_argument(
        "--workers",
        type=int,
        metavar="N",
        help="processes for bots, from 1 to 64 (default: one a processor, less one)",
    )
    command.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="a proxy whose word on where guests come from is taken; may be given several times",
    )
    command.add_argument(
        "--log", choices=("text", "json"), default="text", help="how the log is written"
    )
    loudness = command.add_mutually_exclusive_group()
    loudness.add_argument("--quiet", action="store_true", help="log only what is wrong")
    loudness.add_argument("--verbose", action="store_true", help="log every answer too")
    command.set_defaults(run=_late("serve"))
