"""Makes a small whole game that passes every test, by copying the sample game under another name.

It is made whole, or not at all: if anything fails, nothing is left of it.
"""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
WANTED = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TITLE = re.compile(r"[^\W_]+([ -][^\W_]+)*")
LONGEST = 24
"""Longer names would break lines that fit in the sample."""

UNKNOWN = "not named in the rulebook we have"
REGISTRY, CREDITS, DATA = "ludotheque/titles/registry.py", "README.md", "docs/protocol.md"
"""The lists that name every game."""


class Name(NamedTuple):
    """What a game is called, in all the ways that it has to be."""

    name: str
    called: str = ""
    """Its title, if the name alone does not tell: with accents, or in small letters."""

    @property
    def package(self) -> str:
        """In Python no folder has a hyphen in its name."""
        return self.name.replace("-", "_")

    @property
    def words(self) -> list[str]:
        return [word.capitalize() for word in self.name.split("-")]

    @property
    def title(self) -> str:
        return self.called or " ".join(self.words)

    @property
    def type(self) -> str:
        return "".join(self.words)

    def parts(self) -> tuple[str, ...]:
        """Where the parts of a game lie."""
        return (
            f"ludotheque/games/{self.package}",
            f"ludotheque/lessons/{self.package}.py",
            f"ludotheque/titles/{self.package}.py",
            f"tests/games/{self.package}",
            f"tools/generate/games/{self.package}.py",
            f"docs/{self.name}-data.md",
            f"web/src/games/{self.name}",
        )

    def generated(self) -> tuple[str, ...]:
        """Where `scripts/generate` writes more of them."""
        return (
            f"web/src/games/{self.name}",
            f"web/src/gen/{self.name}.ts",
            f"tests/transcripts/{self.name}",
        )


SAMPLE = Name("sample-game")


class Refused(Exception):
    """Why no game is made."""


def objection(new: Name, root: Path) -> str | None:
    """Why a game cannot be called so."""
    if not WANTED.fullmatch(new.name):
        return "write it like-this: small letters and digits, words joined by hyphens"
    if len(new.name) > LONGEST:
        return f"it is longer than {LONGEST} characters"
    if keyword.iskeyword(new.package):
        return "it is a word of Python's"
    if not TITLE.fullmatch(new.title) or len(new.title) > LONGEST:
        return f"a title is of letters, digits, single spaces and hyphens, {LONGEST} at most"
    for part in (*new.parts(), *new.generated()):
        if (root / part).exists():
            return f"{part} is there already"
    for path in files(root):
        if path.suffix == ".py" and re.search(rf"\b{new.type}\b", path.read_text("utf-8")):
            return f"{new.type} means something else in {path.relative_to(root)}"
    return None


def files(root: Path) -> Iterator[Path]:
    """Those of the sample."""
    for part in SAMPLE.parts():
        place = root / part
        found = sorted(place.rglob("*")) if place.is_dir() else [place]
        yield from (path for path in found if path.is_file() and "__pycache__" not in path.parts)


def renamed(text: str, new: Name) -> str:
    for old, instead in zip(
        (SAMPLE.package, SAMPLE.name, SAMPLE.type, SAMPLE.title),
        (new.package, new.name, new.type, new.title),
        strict=True,
    ):
        text = text.replace(old, instead)
    return text


def make(new: Name, root: Path = ROOT) -> list[str]:
    """All of the game, named in the registry. Tells what was written."""
    if why := objection(new, root):
        raise Refused(f"{new.name!r} is no name for a game: {why}")
    listed = {where: (root / where).read_text("utf-8") for where in (REGISTRY, CREDITS, DATA)}
    try:
        for path in files(root):
            copy = root / renamed(path.relative_to(root).as_posix(), new)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(renamed(path.read_text("utf-8"), new), encoding="utf-8")
        for where, text in listed.items():
            (root / where).write_text(named(where, text, new), encoding="utf-8")
        tidy(new, root)
        run(root, "-m", "tools.generate", *new.generated())
    except BaseException:
        for part in (*new.parts(), *new.generated()):
            remove(root / part)
        for where, text in listed.items():
            (root / where).write_text(text, encoding="utf-8")
        raise
    return [*new.parts(), *new.generated()[1:], *listed]


def named(path: str, text: str, new: Name) -> str:
    """The list in this file, with one more line at its end."""
    if path == REGISTRY:
        line = f'        "{new.name}": "ludotheque.titles.{new.package}:TITLE",\n'
        end = r"(?<=:TITLE\",\n)(?=    \}\n)"
    elif path == DATA:
        line = f"- [{new.title}'s data]({new.name}-data.md)\n"
        end = r"(?<=-data\.md\)\n)(?=\nIn short:)"
    else:
        line = f"| {new.title} | {UNKNOWN} | {UNKNOWN} |\n"
        end = r"(?<=\|\n)\Z"
    text, times = re.subn(end, line, text)
    if times != 1:
        raise Refused(f"{path}: where its list of games ends is not to be seen")
    return text


def tidy(new: Name, root: Path) -> None:
    """Another name makes lines longer or shorter."""
    made = [
        part
        for part in new.parts()
        if part.endswith(".py") or (root / part / "__init__.py").exists()
    ]
    run(root, "-m", "ruff", "check", "--quiet", "--select", "I", "--fix", *made)
    run(root, "-m", "ruff", "format", "--quiet", *made)


def run(root: Path, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Refused(f"{' '.join(arguments)}:\n{done.stdout}{done.stderr}")


def remove(path: Path) -> None:
    if path.is_dir():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def next_steps(new: Name, made: Sequence[str]) -> str:
    places = "\n".join(f"  {place}" for place in made)
    told = {
        f".venv/bin/ludotheque play {new.name}": "in the terminal, against bots",
        "scripts/play": "in the browser",
        f".venv/bin/ludotheque check {new.name}": "the laws that every game keeps",
    }
    width = max(map(len, told))
    commands = "\n".join(f"  {command:<{width}}  {what}" for command, what in told.items())
    return f"""\
{new.title} is in the house, with the sample's rules. Written or changed:
{places}

It can be played now:
{commands}

What comes next, step by step: docs/add-a-game.md. Begin with its rulebooks and model.py; which
command to ask after each step stands there under "While you work"."""


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="scripts/new-game",
        description="Makes a small whole game that passes every test, to be made yours.",
    )
    parser.add_argument("name", metavar="NAME", help="as it stands in addresses: like-this")
    parser.add_argument(
        "--title", default="", help="as people write it, if not Like This: with accents"
    )
    parser.add_argument(
        "--package",
        action="store_true",
        help="as a package of its own, in a folder of its own here",
    )
    asked = parser.parse_args(arguments)
    new = Name(asked.name, asked.title)
    try:
        if asked.package:
            from tools import new_package  # which knows what is above

            print(new_package.next_steps(new_package.make_package(new, Path.cwd())))
            return 0
        made = make(new)
    except Refused as refused:
        print(f"scripts/new-game: {refused}", file=sys.stderr)
        return 2
    print(next_steps(new, made))
    return 0


if __name__ == "__main__":
    sys.exit(main())
