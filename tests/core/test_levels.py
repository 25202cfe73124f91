"""The architecture, enforced: a module imports from lower levels only.

0  core     system   msgspec and the standard library only
1  games    table
2  bots     lessons  protocol  voice
3  titles            what a game is registered by
4  arena    server
5  cli      client
"""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import ludotheque

ROOT = Path(ludotheque.__file__).parent
LEVELS = {
    "core": 0,
    "system": 0,
    "games": 1,
    "table": 1,
    "bots": 2,
    "lessons": 2,
    "protocol": 2,
    "voice": 2,
    "titles": 3,
    "arena": 4,
    "server": 4,
    "cli": 5,
    "client": 5,
    "__main__": 6,
}
PURE = (("core",), ("games",), ("table",), ("server", "tables", "changes"))
IMPURE = ("asyncio", "time", "datetime", "secrets", "uuid", "socket", "threading")
"""Clocks, chance and the outside world: to the pure packages these come as arguments."""
CROWD, CROWD_OF_A_GAME = 20, 24
"""So many modules a folder may have, and a game's own."""

MODULES = sorted(path for path in ROOT.rglob("*.py") if path != ROOT / "__init__.py")


def parts(path: Path) -> tuple[str, ...]:
    """`('games', 'niagara', 'model')`; a package is its own folder."""
    found = path.relative_to(ROOT).with_suffix("").parts
    return found[:-1] if found[-1] == "__init__" else found


def imports(tree: ast.AST, at: tuple[str, ...], package: bool) -> Iterator[str]:
    """Every module that is imported, in full, wherever in the file that is written."""
    here = ("ludotheque", *at) if package else ("ludotheque", *at[:-1])
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else ()
            origin = ".".join((*base, *(node.module or "").split("."))).strip(".")
            # `from ludotheque import core` imports a package, `from .model import Bid` a name.
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def imported(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return set(imports(tree, parts(path), path.name == "__init__.py"))


def inside(names: set[str]) -> set[tuple[str, ...]]:
    return {tuple(name.split(".")[1:]) for name in names if name.split(".")[0] == "ludotheque"}


def name(path: Path) -> str:
    return ".".join(parts(path))


def test_every_package_has_a_level() -> None:
    assert {parts(path)[0] for path in MODULES} <= LEVELS.keys()


@pytest.mark.parametrize("path", MODULES, ids=name)
def test_a_module_imports_from_lower_levels_or_its_own_package(path: Path) -> None:
    own = parts(path)[0]
    upwards = {
        other
        for other in inside(imported(path))
        if other and other[0] != own and LEVELS.get(other[0], 9) >= LEVELS[own]
    }
    assert upwards == set()


ROOMS = {
    "limits": 0,
    "people": 1,
    "workers": 1,
    "store": 2,
    "tables": 3,
    "calls": 4,
    "hosting": 4,
    "demo": 4,
    "own": 5,
    "http": 6,
}
"""Of the server. What stands beside them is known to all, but for `app`, which knows all."""


def test_rooms_of_the_server_know_lower_rooms_only() -> None:
    for path in MODULES:
        own = parts(path)
        if own[0] != "server" or len(own) < 3:
            continue
        for other in inside(imported(path)):
            room = other[1] if other[0] == "server" and len(other) > 1 else own[1]
            if room in ROOMS and room != own[1]:
                assert ROOMS[room] < ROOMS[own[1]], f"{name(path)} knows {'.'.join(other)}"
            assert other[:2] != ("server", "app"), name(path)


def test_no_folder_is_crowded() -> None:
    """Subpackages are folders of their own."""
    for folder, modules in Counter(path.parent for path in MODULES).items():
        most = CROWD_OF_A_GAME if folder.parent == ROOT / "games" else CROWD
        assert modules <= most, folder.relative_to(ROOT)


def graphs() -> ModuleType:
    """The program that prints them."""
    path = ROOT.parent / "tools" / "import_graph.py"
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_no_module_leads_back_to_itself() -> None:
    """Also for types alone: whoever has to know another's type cannot be read without it."""
    program = graphs()
    graph = program.python_graph(ROOT)
    assert len(graph) == len(MODULES) + 1
    assert program.cycles(graph) == []


def test_a_cycle_would_be_noticed(tmp_path: Path) -> None:
    program, package = graphs(), tmp_path / "ludotheque"
    for name, text in {
        "__init__": "",
        "server/__init__": "",
        "server/actor": "from . import house",
        "server/house": "def f():\n    from ludotheque.server.upkeep import Upkeep",
        "server/upkeep": "if TYPE_CHECKING:\n    from .actor import Actor",
        "server/store": "import ludotheque.server.house",
    }.items():
        path = package / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    knot = [f"ludotheque/server/{name}" for name in ("actor", "house", "upkeep")]
    assert program.cycles(program.python_graph(package)) == [knot]


def test_games_do_not_know_each_other() -> None:
    for path in MODULES:
        own = parts(path)
        if own[0] != "games":
            continue
        games = {other[:2] for other in inside(imported(path)) if other[:1] == ("games",)}
        assert games <= {own[:2]}, name(path)


def test_core_knows_msgspec_and_the_standard_library_only() -> None:
    allowed = {"ludotheque", "msgspec", "__future__"} | sys.stdlib_module_names
    for path in MODULES:
        if parts(path)[0] == "core":
            roots = {each.split(".")[0] for each in imported(path)}
            assert roots <= allowed, name(path)


@pytest.mark.parametrize(
    "path", [p for p in MODULES if any(parts(p)[: len(pure)] == pure for pure in PURE)], ids=name
)
def test_the_rules_have_no_clock_no_loop_and_no_chance_of_their_own(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = imported(path)
    assert {each for each in found if each.split(".")[0] in IMPURE} == set()
    from_random = {each for each in found if each.split(".")[0] == "random"}
    assert from_random <= {"random.Random"}, "`random.choice` and the like share one generator"
    unseeded = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("Random", "SystemRandom")
        and not node.args
    ]
    assert unseeded == [], "a generator without a seed draws from the clock"
    assert not any(isinstance(node, ast.AsyncFunctionDef | ast.Await) for node in ast.walk(tree))


def test_the_levels_would_notice() -> None:
    """The test itself, tried on lines that it must refuse."""

    def seen(line: str, at: str = "core.game", package: bool = False) -> set[str]:
        return set(imports(ast.parse(line), tuple(at.split(".")), package))

    assert seen("import ludotheque.games.niagara.game") == {"ludotheque.games.niagara.game"}
    assert seen("from ..table import clock") == {"ludotheque.table.clock"}
    assert seen("from .. import table") == {"ludotheque.table"}
    assert seen("from . import codec") == {"ludotheque.core.codec"}
    assert seen("from .x import y", "games.niagara", True) == {"ludotheque.games.niagara.x.y"}
    assert seen("from ..x import y", "games.niagara", True) == {"ludotheque.games.x.y"}
    assert seen("def f():\n    from random import choice") == {"random.choice"}
    assert seen("import random") == {"random"}
