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
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import ludotheque
from tools import import_graph

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
"""Of the server. What stands beside them knows none, and is known to all; but for those on top."""
TOP = (("server", "app"), ("server", "configuration"), ("server", "logs"))
"""Whoever opens the house, reads its settings, writes its log: they know all, and no room them."""


def amiss(own: tuple[str, ...], others: Iterable[tuple[str, ...]]) -> list[str]:
    """What this module of the server must not know, of what it does."""
    room = own[1] if len(own) > 1 else ""
    floor = ROOMS.get(room, -1)
    found = []
    for other in others:
        if own[:2] in TOP or other[:1] != ("server",) or len(other) < 2 or other[1] == room:
            continue
        if other[:2] in TOP or ROOMS.get(other[1], -2) >= floor:
            found.append(".".join(other))
    return found


def test_every_room_of_the_server_has_a_level() -> None:
    assert {path.parent.name for path in (ROOT / "server").glob("*/__init__.py")} == ROOMS.keys()


def test_rooms_of_the_server_know_lower_rooms_only() -> None:
    for path in MODULES:
        if parts(path)[0] == "server":
            assert amiss(parts(path), inside(imported(path))) == [], name(path)


@pytest.mark.parametrize(
    ("own", "other"),
    [
        ("server.store.sqlite", "server.tables.house"),
        ("server.people.names", "server.workers.bot_pool"),
        ("server.tables.house", "server.app"),
        ("server.metrics", "server.limits.limits"),
        ("server.metrics", "server.app.create_app"),
    ],
)
def test_a_wrong_room_would_be_noticed(own: str, other: str) -> None:
    assert amiss(tuple(own.split(".")), [tuple(other.split("."))]) == [other]
    fine = "server.sheet.Sheet", "server.settings", "core.game", f"{own}.Other"
    assert amiss(tuple(own.split(".")), [tuple(each.split(".")) for each in fine]) == []
    assert amiss(TOP[0], [tuple(other.split("."))]) == []


def test_no_folder_is_crowded() -> None:
    """Subpackages are folders of their own."""
    for folder, modules in Counter(path.parent for path in MODULES).items():
        most = CROWD_OF_A_GAME if folder.parent == ROOT / "games" else CROWD
        assert modules <= most, folder.relative_to(ROOT)


def test_no_module_leads_back_to_itself() -> None:
    """Also for types alone: whoever has to know another's type cannot be read without it."""
    graph = import_graph.python_graph(ROOT)
    assert len(graph) == len(MODULES) + 1
    assert import_graph.cycles(graph) == []


def test_a_cycle_would_be_noticed(tmp_path: Path) -> None:
    package = tmp_path / "ludotheque"
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
    assert import_graph.cycles(import_graph.python_graph(package)) == [knot]


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
