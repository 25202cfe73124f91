"""What the documents tell one to type is understood, and what can be run in no time is run."""

from __future__ import annotations

import ast
import importlib
import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.cli.main import main, parser
from ludotheque.server.configuration import gathered
from ludotheque.server.store.sqlite import DATABASE, Sqlite

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
"""Decisions tell what was chosen, and not what to type."""
PROGRAMS = ("ludotheque", ".venv/bin/ludotheque", "/opt/ludotheque/bin/ludotheque")
PYTHONS = ("python", "python3", ".venv/bin/python")
OTHERS = {
    *("cd", "cp", "createdb", "curl", "docker", "git", "journalctl", "npm", "npx", "pg_dump"),
    *("pg_restore", "pip", "/opt/ludotheque/bin/pip", "source", "systemctl", "useradd", "uv"),
    *("uvx", ".venv/bin/pytest", "pytest", "ray"),
}
"""What is not ours, and only looked at for files of ours that it names."""


def blocks(path: Path, language: str) -> Iterator[str]:
    yield from re.findall(
        rf"^ *```{language}\n(.*?)^ *```", path.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )


def typed(path: Path) -> Iterator[list[str]]:
    """Each command, in words. A pipe is two of them."""
    for block in blocks(path, "sh"):
        for line in block.replace("\\\n", " ").splitlines():
            line = re.sub(r"…+|\$\(.*\)", "x", line)  # what is left open, or found out
            words = shlex.split(line, comments=True)
            command: list[str] = []
            for word in words:
                if word in ("|", "&&", "||", ";", "&"):
                    yield command
                    command = []
                else:
                    command.append(word)
            if command:
                yield command


COMMANDS = [(path.name, words) for path in DOCUMENTS for words in typed(path)]


def without_settings(words: list[str]) -> list[str]:
    """What stands before a command is for its environment; what a prompt says is no word of it."""
    while words and (re.fullmatch(r"\w+=.*", words[0]) or words[0] == "$"):
        words = words[1:]
    return words


def understood(words: list[str]) -> None:
    words = without_settings(words)
    if not words:
        return
    program, *rest = words
    if program in PROGRAMS:
        if rest:
            parser().parse_args(rest)
    elif program in PYTHONS:
        run_by_python(rest)
    elif program.startswith("scripts/"):
        script = ROOT / program
        assert script.is_file(), program
        assert script.stat().st_mode & 0o100, f"{program} cannot be run"
    else:
        assert program in OTHERS or program.startswith("./"), f"what is {program}?"
        for word in rest:
            if re.match(r"(deploy|scripts|tools|examples|tests|web)/", word):
                assert (ROOT / word).exists(), word


def run_by_python(words: list[str]) -> None:
    if words[:1] == ["-m"]:
        module, rest = words[1], words[2:]
        if module.partition(".")[0] not in ("tools", "tests", "ludotheque"):
            return
        file = ROOT / f"{module.replace('.', '/')}.py"
        file = file if file.exists() else ROOT / module.replace(".", "/") / "__main__.py"
        if module == "ludotheque":
            parser().parse_args(rest)
            return
    elif words and words[0].endswith(".py"):
        file, rest = ROOT / words[0], words[1:]
    else:
        return
    if not re.match(r"(tools|tests|examples)/", file.relative_to(ROOT).as_posix()):
        return  # somebody's own
    text = file.read_text(encoding="utf-8")
    for flag in (word for word in rest if word.startswith("--")):
        assert flag.partition("=")[0] in text, f"{file.name} knows no {flag}"


@pytest.mark.parametrize(
    ("page", "words"),
    COMMANDS,
    ids=lambda each: " ".join(each)[:60] if isinstance(each, list) else each,
)
def test_every_command_is_understood(page: str, words: list[str]) -> None:
    understood(words)


def test_there_are_commands_on_many_pages() -> None:
    assert len(COMMANDS) > 80
    assert len({page for page, _ in COMMANDS}) >= 6


@pytest.mark.parametrize(
    "wrong",
    [
        "ludotheque srve",
        "ludotheque serve --prot 80",
        "ludotheque arena",
        "scripts/tset",
        "python tools/bluffing.py --gmaes 3",
        "rm -rf /",
        "cp deploy/nothing /etc",
    ],
)
def test_what_is_wrong_would_be_noticed(wrong: str) -> None:
    with pytest.raises((AssertionError, SystemExit)):
        understood(shlex.split(wrong))


TELL = ("games", "options", "rules")
README = [words[1:] for page, words in COMMANDS if page == "README.md" and words[0] in PROGRAMS]
READS = [words for words in README if words and words[0] in TELL]


@pytest.mark.parametrize("arguments", READS, ids=" ".join)
def test_what_only_tells_something_is_run(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 0
    assert capsys.readouterr().out.strip()


SCRATCH: tuple[tuple[str, ...], ...] = (
    ("arena", "niagara", "expert", "amateur", "novice"),
    ("check", "niagara"),
    ("languages", "it"),
    ("languages",),
    ("serve", "--check"),
    ("backup", "--data", "./house"),
    ("compact", "--data", "./house"),
)
"""What is harmless in a folder of its own: commands that begin like these are run there, in the
order in which the pages have them; what would take long is given less to do.
"""
LESS = {"--games": "3", "--workers": "1"}


def less(words: list[str]) -> list[str]:
    found = [*words]
    for flag, value in LESS.items():
        if flag in found:
            found[found.index(flag) + 1] = value
    return found


HARMLESS = list(
    dict.fromkeys(
        tuple(less(without_settings(words)[1:]))
        for page, words in COMMANDS
        if page != "bench.md"
        and without_settings(words)
        and without_settings(words)[0] in PROGRAMS
        and any(tuple(without_settings(words)[1 : len(each) + 1]) == each for each in SCRATCH)
    )
)


def test_what_is_harmless_is_run_in_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    house = tmp_path / "house"
    house.mkdir(mode=0o700)
    Sqlite.open(house / DATABASE).close()
    for words in HARMLESS:
        here = [word.replace("/var/lib/ludotheque", "./house") for word in words]
        here = [word.replace("/backup/", "./") for word in here]
        with pytest.raises(SystemExit) as end:
            main(here)
        told = capsys.readouterr()
        assert end.value.code in (0, None), f"{' '.join(here)}: {told.err}"
    assert (tmp_path / "copy.sqlite3").is_file()
    assert [*(tmp_path / "italiano").rglob("language.json")]
    assert (tmp_path / "runs" / "ladder").is_dir()


def test_of_each_harmless_command_there_is_one() -> None:
    for each in SCRATCH:
        assert any(words[: len(each)] == each for words in HARMLESS), each


def test_there_is_something_to_run() -> None:
    assert len(READS) == 3


# Examples


def examples() -> Iterator[tuple[str, str]]:
    for path in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]):
        for block in blocks(path, "python"):
            yield path.name, block


EXAMPLES = list(examples())


@pytest.mark.parametrize(("page", "code"), EXAMPLES, ids=lambda each: each[:30])
def test_every_example_is_python_and_imports_what_is_there(page: str, code: str) -> None:
    """Those of the README, of the guide and about bots are run in `test_docs.py`."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludotheque"):
            assert node.module is not None
            module = importlib.import_module(node.module)
            for name in node.names:
                if not hasattr(module, name.name):
                    importlib.import_module(f"{node.module}.{name.name}")


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 5


def test_every_file_of_settings_is_one(tmp_path: Path) -> None:
    found = [block for path in DOCUMENTS for block in blocks(path, "toml")]
    settings = [each for each in found if "[project" not in each]
    assert settings
    for each in settings:
        tomllib.loads(each)
        (tmp_path / "house.toml").write_text(each, encoding="utf-8")
        assert gathered({}, {}, tmp_path)
