"""Who imports whom in ludotheque/ and web/src, by rooms and by modules. Ends with 1 on a cycle.

python tools/import_graph.py [--rooms] [PROJECT]

What is imported for types alone counts as well: who has to know another's type has to know it.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

Graph: TypeAlias = dict[str, set[str]]
"""By its path without an ending, each module and those that it imports."""

PROJECT = Path(__file__).parent.parent
WEB = re.compile(
    r"""(?:^|[\s;])(?:import|export)\s[^'"`;]*?from\s*["']([^"']+)["']"""
    r"""|(?:^|[\s;])import\s*\(?\s*["']([^"']+)["']"""
)
GLOB = re.compile(r"""import\.meta\.glob[^(]*\(\s*(\[[^\]]*\]|["'][^"']+["'])([^)]*)\)""")
"""Modules that are found by a pattern; what is read as mere text is not imported."""
ENDINGS = ("", ".ts", ".svelte", ".svelte.ts", "/index.ts")


def python_graph(package: Path) -> Graph:
    paths = {_dotted(path, package): path for path in package.rglob("*.py")}
    names = {
        dotted: path.relative_to(package.parent).with_suffix("").as_posix()
        for dotted, path in paths.items()
    }
    graph: Graph = {}
    for dotted, path in paths.items():
        found = {_module(imported, names) for imported in _imports(path, dotted)}
        graph[names[dotted]] = {each for each in found if each is not None} - {names[dotted]}
    return graph


def _dotted(path: Path, package: Path) -> str:
    parts = path.relative_to(package.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path, name: str) -> Iterator[str]:
    """In full, wherever in the file they are written."""
    here = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: len(here) - node.level + 1] if node.level else []
            origin = [*base, *(node.module.split(".") if node.module else ())]
            yield from (".".join((*origin, alias.name)) for alias in node.names)


def _module(imported: str, names: dict[str, str]) -> str | None:
    """`a.b.c` may be a module, or a name within `a.b`; None if it is not ours."""
    return names.get(imported) or names.get(imported.rpartition(".")[0])


def web_graph(source: Path) -> Graph:
    """Without the tests, which know everything."""
    files = {
        path.relative_to(source.parent).as_posix(): path.read_text(encoding="utf-8")
        for path in source.rglob("*")
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    }
    graph: Graph = {}
    for name, text in files.items():
        folder = source.parent / Path(name).parent
        specifiers = {first or second for first, second in WEB.findall(text)}
        relative = (
            (folder / each).resolve().relative_to(source.parent.resolve()).as_posix()
            for each in specifiers
            if each.startswith(".")
        )
        found = {path + ending for path in relative for ending in ENDINGS if path + ending in files}
        for pattern in _patterns(text):
            found |= {path.relative_to(source.parent).as_posix() for path in folder.glob(pattern)}
        graph[name] = found - {name}
    return graph


def _patterns(text: str) -> Iterator[str]:
    for patterns, options in GLOB.findall(text):
        if "raw" not in options:
            yield from re.findall(r"""["']\./([^"']+)["']""", patterns)


def cycles(graph: Graph) -> list[list[str]]:
    """Sets of modules of which each leads to all others (Tarjan)."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        number[node] = lowest[node] = len(number)
        stack.append(node)
        for other in sorted(graph[node]):
            if other not in number:
                visit(other)
                lowest[node] = min(lowest[node], lowest[other])
            elif other in stack:
                lowest[node] = min(lowest[node], number[other])
        if lowest[node] == number[node]:
            index = stack.index(node)
            together = stack[index:]
            del stack[index:]
            if len(together) > 1:
                found.append(sorted(together))

    for node in sorted(graph):
        if node not in number:
            visit(node)
    return found


def room(module: str) -> str:
    """A folder of the project; of the server, one of its own folders."""
    parts = module.split("/")
    depth = 3 if parts[1:2] == ["server"] else 2
    return "/".join(parts[: min(depth, len(parts) - 1)])


def by_rooms(graph: Graph) -> Graph:
    rooms: Graph = {}
    for module, others in graph.items():
        own = room(module)
        rooms.setdefault(own, set()).update(
            found for each in others if (found := room(each)) != own
        )
    return rooms


def show(graph: Graph) -> None:
    for name, others in sorted(graph.items()):
        print(f"  {name}: {' '.join(sorted(others)) or '-'}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("project", nargs="?", type=Path, default=PROJECT)
    parser.add_argument("--rooms", action="store_true", help="no single modules")
    asked = parser.parse_args()
    sys.setrecursionlimit(10_000)
    graphs = {"ludotheque": python_graph(asked.project / "ludotheque")}
    if (source := asked.project / "web" / "src").is_dir():
        graphs["web/src"] = web_graph(source)
    worst = 0
    for name, graph in graphs.items():
        print(f"{name}, by rooms")
        show(by_rooms(graph))
        if not asked.rooms:
            print(f"{name}, by modules")
            show(graph)
        found = cycles(graph)
        for together in found:
            print(f"a cycle in {name}: {' '.join(together)}")
        if not found:
            print(f"no cycle among the {len(graph)} modules of {name}")
        worst |= bool(found)
    return worst


if __name__ == "__main__":
    raise SystemExit(main())
