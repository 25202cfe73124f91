"""What the documents say is true: links lead somewhere, and examples run."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import re
import subprocess
import sys
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, get_args

import pytest

from ludotheque.client import HouseClient
from ludotheque.core.chance import Chance
from ludotheque.core.game import AnyGame, Game, ignore
from ludotheque.games.niagara.game import Niagara
from ludotheque.games.niagara.model import DrawLots, Options
from ludotheque.games.nimms_leich.deck import FACES
from ludotheque.games.nimms_leich.model import CORPSES
from ludotheque.games.sample_game import model as sample
from ludotheque.games.sample_game.game import SampleGame
from ludotheque.protocol.json_schema import of_game
from ludotheque.titles import OWN, find
from ludotheque.titles.title import Title
from tests.server.support.houses import running_house
from tests.support.titles import GAMES

ROOT = Path(__file__).parent.parent
GUIDE = ROOT / "docs" / "add-a-game.md"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.name))
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        assert target.startswith("http") or (path.parent / target).exists(), target


def test_files_that_are_named_are_there() -> None:
    for path in DOCUMENTS:
        named = re.findall(
            r"`((?:ludotheque|tests|tools|scripts|docs|web)/[\w./-]+)`", path.read_text("utf-8")
        )
        for name in named:
            yours = "your-game" in name.replace("_", "-")
            assert yours or (ROOT / name).exists(), f"{path.name} names {name}"


def test_the_readmes_python_runs() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Result(scores=")


def test_the_bot_of_the_documents_plays_in_the_arena(tmp_path: Path) -> None:
    example, _ = blocks(ROOT / "docs" / "write-a-bot.md", "python")
    (tmp_path / "mybots.py").write_text(example, encoding="utf-8")
    command = "from ludotheque.cli import main; main()"
    arguments = ["arena", "niagara", "mybots:Homebody", "novice", "--seats", "3", "--games", "3"]
    done = subprocess.run(
        [sys.executable, "-c", command, *arguments, "--against", "--workers", "1"],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mybots:Homebody" in done.stdout


def test_the_bot_of_the_documents_plays_at_a_house(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written: dict[str, Any] = {}
    for example in blocks(ROOT / "docs" / "write-a-bot.md", "python"):
        exec(example, written)

    async def play(address: str) -> None:
        async with HouseClient(address) as house:
            await house.enter_as("Ana")
            table = await house.create("niagara", seats=("person", "random", "random"))
        await written["evening"](address, table.id, written["Homebody"](find("niagara").game))

    with running_house(tmp_path) as running:
        asyncio.run(play(running.url))
    assert capsys.readouterr().out.startswith("Result(scores=")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_field_and_kind_of_a_game_is_explained(game: AnyGame) -> None:
    page = ROOT / "docs" / f"{game.name}-data.md"
    text = page.read_text(encoding="utf-8")
    shape = of_game(game)["$defs"]
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    for each in shape.values():
        fields = each.get("properties", {})
        (kind,) = fields.get("kind", {}).get("enum", [None])
        own = [row for row in rows if kind and f"`{kind}`" in row.split(" | ")[0]]
        assert bool(own) == bool(kind), f"no row of {page.name} begins with `{kind}`"
        for field in fields.keys() - {"kind", "rule", "only"}:
            where = "".join(own) or text
            told = f"`{field}`" in where or f'"{field}"' in where
            assert told, f"{page.name} does not explain `{field}` of {each['title']}"
        for named in fields.get("act", {}).get("enum", []):
            assert f"`{named}`" in text, named


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_move_of_a_game_has_its_name_in_python(game: AnyGame) -> None:
    page = (ROOT / "docs" / f"{game.name}-data.md").read_text(encoding="utf-8")
    model = import_module(f"ludotheque.games.{game.rulebook.folder.name}.model")
    assert f"`{model.__name__}`" in page.replace("\n", " ")
    named = [each.__name__ for each in get_args(model.Move)]
    told = page.split("## The moves")[1].split("|")[0]
    assert [name for name in re.findall(r"`(\w+)`", told) if name in named] == named, (
        f"before the table of moves, {game.name}-data.md names them as in Python: {named}"
    )


def test_the_protocol_leads_to_the_data_of_every_game() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    assert re.findall(r"^- \[.+'s? data\]\((.+)-data\.md\)$", page, re.MULTILINE) == [*OWN]


def test_the_architecture_names_every_folder_of_the_house_once() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `([\w/]+)/` \| .+? \|(.*)\|$", page, re.MULTILINE)
    house = ROOT / "ludotheque"
    of_a_game = {folder.name for folder in (house / "games").iterdir()}
    rooms = {path.parent for path in house.rglob("*/__init__.py")} - {house}
    rooms -= {each for each in rooms if of_a_game & set(each.relative_to(house).parts)}
    told = [folder for folder, _ in rows]
    assert sorted(told) == sorted(each.relative_to(house).as_posix() for each in rooms)
    for folder, begin in rows:
        for module in re.findall(r"`(\w+)`", begin):
            assert (house / folder / f"{module}.py").is_file(), f"{folder} has no {module}"


def test_contributors_are_told_of_every_command_and_folder() -> None:
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    left_out = {line.strip("/") for line in (ROOT / ".gitignore").read_text("utf-8").split()}
    folders = {path.name for path in ROOT.iterdir() if path.is_dir()} - left_out
    folders -= {"ludotheque", "web", ".git"}
    commands = {path.name for path in (ROOT / "scripts").iterdir()}
    rooms = {path.parent.name for path in (ROOT / "ludotheque").glob("*/__init__.py")}
    assert [name for name in folders if f"`{name}/" not in page] == []
    assert [name for name in commands if f"`scripts/{name}" not in page] == []
    assert [name for name in rooms if f"{name}/`" not in page and f"/{name}`" not in page] == []


def test_what_helps_tests_of_several_rooms_lies_in_support() -> None:
    """As contributors are told; elsewhere toys and oracles of one game stand beside its tests."""
    for folder in ("browser", *(f"server/{each}" for each in ("", "http", "tables", "calls"))):
        beside = {path.stem for path in (ROOT / "tests" / folder).glob("*.py")}
        helping = {each for each in beside if not each.startswith("test_")}
        assert helping <= {"__init__", "conftest"}, folder


def test_the_guide_explains_the_thirteen_functions_of_a_game() -> None:
    rules, _ = GUIDE.read_text(encoding="utf-8").split("# The second half")
    explained = re.findall(r"^ *\| `(\w+)` \|", rules, re.MULTILINE)
    functions = [name for name, each in vars(Game).items() if callable(each) and name[0] != "_"]
    assert sorted(explained) == sorted(functions)
    assert len(functions) == 13
    rows = re.findall(r"^ *\| `(\w+)` \| `\((.*?)\)` \| .+? \| (.+) \|$", rules, re.MULTILINE)
    for name, given, told in rows:
        function = getattr(Game, name)
        assert ["self", *given.split(", ")] == [*signature(function).parameters], name
        abstract = getattr(function, "__isabstractmethod__", False)
        assert told.startswith("has one") != abstract, name
    assert len(rows) == 13


def test_the_guide_names_all_colours_that_a_board_from_elsewhere_has() -> None:
    program = (ROOT / "web" / "src" / "elsewhere" / "HeldBoard.svelte").read_text("utf-8")
    listed = program.split("const COLOURS = ")[1].split(";")[0]
    names = re.findall(r"'([\w-]+)'", listed)
    assert "accent" in names
    told = GUIDE.read_text(encoding="utf-8").split("## A game as a package of its own")[1]
    assert [name for name in names if f"`--{name}`" not in told] == []


def test_the_guide_explains_all_that_a_board_is_given() -> None:
    _, browser = GUIDE.read_text(encoding="utf-8").split("# The second half")
    explained = [
        name
        for row in re.findall(r"^\| (`\w+`.*?) \|", browser, re.MULTILINE)
        for name in re.findall(r"`(\w+)`", row)
    ]
    contract = (ROOT / "web" / "src" / "contract" / "board.ts").read_text(encoding="utf-8")
    props = contract.split("export interface BoardProps")[1].split("\n}\n")[0]
    assert sorted(explained) == sorted(re.findall(r"^  (\w+)\??: ", props, re.MULTILINE))


def test_the_guide_names_all_that_a_title_and_a_boards_module_have() -> None:
    guide = GUIDE.read_text(encoding="utf-8")
    rules, browser = guide.split("# The second half")
    assert [name for name in Title.__struct_fields__ if f"`{name}`" not in rules] == []
    module = (ROOT / "web" / "src" / "games" / "kit" / "module.ts").read_text(encoding="utf-8")
    names = re.findall(r"^  (\w+)\??: ", module.split("interface GameModule")[1], re.MULTILINE)
    assert len(names) == 11
    assert [name for name in names if f"`{name}`" not in browser] == []


def test_what_the_guide_writes_meanwhile_are_whole_modules() -> None:
    written: dict[str, Any] = {}
    for example in blocks(GUIDE, "python"):
        exec(example.replace("from .model", "from ludotheque.games.sample_game.model"), written)
    game = SampleGame()
    state = game.setup(sample.Options(seats=4))
    assert written["evaluate"](state) == (0.25,) * 4
    assert "beach" in written["picture"](game.apply(state, 0, game.moves(state, 0)[0], ignore))
    assert list(written["offers"](game.view(state, 0), game.moves(state, 0))) == ["1", "2", "3"]
    assert written["MINOR"] == frozenset()


def test_the_cards_of_nimms_leich_are_as_its_page_shows_them() -> None:
    page = (ROOT / "docs" / "nimms-leich-data.md").read_text(encoding="utf-8")
    shown = re.findall(r"\b[0-4]{6}\b", page)
    assert shown == ["".join(map(str, face)) for face in FACES]
    assert ", ".join(f"`{corpse}`" for corpse in CORPSES) in page


def test_the_worked_example_of_a_draw_is_right() -> None:
    text = (ROOT / "docs" / "records.md").read_text(encoding="utf-8")
    named = dict(re.findall(r"^(\w+(?: \w+)?)  +(\S+)$", text, re.MULTILINE))
    seed, entropy = bytes.fromhex(named["seed"]), named["entropy"]

    def mac(key: bytes, message: str) -> bytes:
        return hmac.new(key, message.encode(), hashlib.sha256).digest()

    key = mac(seed, entropy)
    assert named["commitment"] == hashlib.sha256(seed).hexdigest()
    assert named["key"] == key.hex()
    assert named["stream key"] == mac(key, "0").hex()
    assert named["block 0"] == mac(mac(key, "0"), "0").hex()
    game = Niagara()
    lots = game.sample(
        game.setup(Options(seats=3)), -1, Chance(seed, ["ana", "ben", "chloé"]).at(0)
    )
    assert lots == DrawLots(first=2, fork="L")
