"""The commands and what they take. Each command is a module of its own."""

from __future__ import annotations

import argparse
import io
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NoReturn

from ludotheque.core.brought import every_language
from ludotheque.core.languages import LANGUAGES
from ludotheque.core.options import NotInTheHouse
from ludotheque.core.strengths import STRENGTHS

from .trouble import CommandError


class _Versions(argparse.Action):
    """Of the package, of all that it writes and speaks, and of each game."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        with suppress(BrokenPipeError):  # who looks at the first line alone has seen enough
            print("\n".join(import_module(".versions", __package__).told()), flush=True)
            parser.exit()
        _forget_output()
        parser.exit()


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line; `--help` says the rest."""

    late: str | None = None
    """The module that knows the command's arguments: loaded when it is asked for."""

    def parse_known_args(self, args=None, namespace=None):  # type: ignore[no-untyped-def]
        if self.late is not None:
            module, self.late = self.late, None
            import_module(f".{module}", __package__).arguments(self)
        return super().parse_known_args(args, namespace)

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
    arguments = sys.argv[1:] if arguments is None else arguments
    if arguments:
        parsed = parser().parse_args(arguments)
    else:  # whoever says nothing wants the house, wherever they happen to be
        parsed = parser().parse_args(["serve"], argparse.Namespace(bare=True))
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
        epilog="Without a command, the house opens, and keeps everything where this system has"
        " such things. `ludotheque COMMAND --help` explains a command.",
    )
    top.add_argument(
        "--version", action=_Versions, nargs=0, help="say which versions this program is made of"
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)
    _games(commands)
    _languages(commands)
    _play(commands)
    _rules(commands)
    _options(commands)
    _replay(commands)
    _verify(commands)
    _arena(commands)
    _fit(commands)
    _backup(commands)
    _transfer(commands)
    _compact(commands)
    _admin(commands)
    _drain(commands)
    _types(commands)
    _check(commands)
    _serve(commands)
    _demo(commands)
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
        help=f"{', '.join(every_language())} (default: that of your system, else {LANGUAGES[0]})",
    )


def spoken(environment: Mapping[str, str]) -> str:
    """The language that the system is set to, if the house speaks it; else the house's own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = re.split(r"[_.@]", environment[name].lower())[0]
            return language if language in every_language() else LANGUAGES[0]
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
    command.add_argument(
        "--letter",
        action="store_true",
        help="every other option as the game's own rulebook has it",
    )


def _languages(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "languages", "List the languages, and how much of each is there")
    command.add_argument(
        "code", nargs="?", metavar="LANGUAGE", help="of one that somebody brings: what it lacks"
    )
    command.add_argument(
        "--new",
        metavar="FOLDER",
        help="make a package for LANGUAGE there, with all that there is to say",
    )
    command.add_argument(
        "--languages", metavar="FOLDER", help="one with a language in it, beside what is installed"
    )
    command.add_argument("--name", help="what LANGUAGE is called by its speakers, such as Italiano")
    command.set_defaults(run=_late("languages"))


def _games(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "games", "List the games, and what a table of each can choose")
    _language(command)
    command.set_defaults(run=_late("games"))


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
    command.add_argument("--quiet", action="store_true", help="the bots say nothing")
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


def _options(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "options", "Print what a table can choose, and what the rulebook says")
    _game(command)
    _language(command)
    command.set_defaults(run=_late("options"))


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
    _language(command)
    command.set_defaults(run=_late("verify"))


def _arena(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "arena", "Let bots play each other, and report how strong they are")
    _game(command)
    command.add_argument(
        "bots",
        nargs="+",
        metavar="BOT",
        help=f"of {', '.join(STRENGTHS)}, amateur/odile for a character of that strength, or"
        " module:thing for one of your own; one alone sits on all seats, to see what a place in"
        " turn order is worth",
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
        "--on",
        choices=("pool", "ray"),
        default="pool",
        help="where they are: here, or on Ray's machines (needs the extra `ray`; RAY_ADDRESS)",
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


def _fit(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(
        commands, "fit", "Fit a game's evaluator to games of its bots, and write its weights"
    )
    command.epilog = "With --tables nothing is fitted: the weights are held against such tables."
    _game(command)
    command.add_argument(
        "--games", type=int, metavar="N", help="how many to fit to, or to hold the weights against"
    )
    command.add_argument(
        "--workers", type=int, metavar="N", help="processes (default: one a processor)"
    )
    command.add_argument(
        "--out",
        type=_folder,
        metavar="FOLDER",
        help="keep the games there; the same command goes on where it was stopped"
        " (default: runs/fit-GAME)",
    )
    command.add_argument(
        "--tables", metavar="STRENGTH", help="hold the weights against tables of this strength"
    )
    command.add_argument("--seats", type=int, metavar="N", help="how many sit at such a table")
    command.add_argument(
        "--first-deal",
        type=int,
        default=0,
        metavar="N",
        help="from which deal on such tables are played: others than those that were chosen by",
    )
    command.set_defaults(run=_late("fit"))


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
    command.set_defaults(run=_late("keeping.backup"))


def _transfer(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(
        commands, "transfer", "Take a closed house from its folder to PostgreSQL, or back"
    )
    where = "a folder such as ./house, or postgresql://…"
    command.add_argument("source", metavar="FROM", help=where)
    command.add_argument("target", metavar="TO", help=f"{where}; there is no house there yet")
    command.add_argument(
        "--verify", action="store_true", help="also play every finished game again"
    )
    command.set_defaults(run=_late("keeping.transfer"))


def _compact(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "compact", "Make the file of a closed house as small as it can be")
    command.epilog = "Make a backup before you have anything removed."
    command.add_argument(
        "--data",
        type=_folder,
        default=Path("house"),
        metavar="FOLDER",
        help="where the house keeps everything (default: ./house)",
    )
    command.add_argument(
        "--finished", metavar="TIME", help="remove games that are over for so long, such as 365d"
    )
    command.add_argument(
        "--abandoned", metavar="TIME", help="remove games at which nobody moved for so long"
    )
    command.set_defaults(run=_late("keeping.compact"))


def _admin(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "admin", "Mute, ban, rename, remove, announce at a house that is open")
    command.epilog = "`list` shows who is who; what it shows of a person is what --person takes."
    command.add_argument(
        "what",
        choices=(
            *("list", "mute", "unmute", "ban", "unban", "unban-address", "rename"),
            *("remove-table", "remove-word", "announce", "close-door", "open-door", "dismiss"),
        ),
    )
    command.add_argument("--url", default="http://127.0.0.1:8080", help="where the house is")
    command.add_argument("--key", help="the host's key (default: LUDOTHEQUE_KEY)")
    command.add_argument("--person", metavar="ID")
    command.add_argument("--table", metavar="ID")
    command.add_argument("--room", choices=("players", "watchers"), help="of a word")
    command.add_argument("--number", metavar="N", help="of a word")
    command.add_argument("--when", metavar="N", help="of a report")
    command.add_argument("--days", metavar="N", help="ban the address for so long, too")
    command.add_argument("--ban", metavar="HASH", help="of an address, as `list` shows it")
    command.add_argument("--text", help="an announcement, or a new name")
    command.set_defaults(run=_late("admin"))


def _drain(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "drain", "Have a house hand its tables over to the others, and close")
    command.add_argument(
        "--url", default="http://127.0.0.1:8080", help="of that house, not a proxy's"
    )
    command.add_argument("--key", help="the host's key (default: LUDOTHEQUE_KEY)")
    command.set_defaults(run=_late("admin"), what="drain")


def _types(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "types", "Write what travels as TypeScript, for the browser's client")
    command.add_argument("folder", type=_folder, metavar="FOLDER", help="such as web/src/gen")
    command.add_argument("--game", metavar="GAME", help="of this game alone, wherever it is from")
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
    command.epilog = (
        "Each of these can also be given as LUDOTHEQUE_NAME in the environment, or in house.toml in"
        " the folder of the house; a flag comes before the environment, and that before the file."
    )
    command.late = "serve"
    command.set_defaults(run=_late("serve"))


def _demo(commands: argparse._SubParsersAction[Parser]) -> None:
    command = _add(commands, "demo", "Open a house in which bots play, to look at and to try")
    command.epilog = (
        "Nothing is kept, unless --data names a folder: an empty one, or that of a demo before."
    )
    command.late = "demo"
    command.set_defaults(run=_late("demo"))
