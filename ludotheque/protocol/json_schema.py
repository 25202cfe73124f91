"""Structs as JSON Schema, with what their docstrings say: for those who do not read Python."""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheque.core.game import AnyGame

Json = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def shapes(taken: Iterable[Any], given: Iterable[Any], template: str) -> tuple[list[Json], Json]:
    """The schema of each type, and of every struct in them by its name.

    `taken` is what guests send, and nothing unknown is taken. `given` is what they are sent: there
    every field is always written, and a later house may write others too.
    """
    taken, given = tuple(taken), tuple(given)
    schemas, components = msgspec.json.schema_components((*taken, *given), ref_template=template)
    sent = set(_structs(taken))
    for struct in {*sent, *_structs(given)}:
        shape = components[struct.__name__]
        notes = _notes(struct)
        for name, field in shape["properties"].items():
            if name in notes:
                field["description"] = notes[name]
        if struct not in sent:
            del shape["additionalProperties"]
            shape["required"] = list(shape["properties"])
    return list(schemas), components


def of_game(game: AnyGame) -> Json:
    """What a game's options, views, moves and events look like."""
    types = {name: each for name, each in game.codec.types.items() if name != "State"}
    taken = {name: types.pop(name) for name in ("Options", "Move")}
    schemas, components = shapes(taken.values(), types.values(), "#/$defs/{name}")
    named = dict(zip((*taken, *types), schemas, strict=True))
    return {
        "$schema": DIALECT,
        "title": f"{game.rulebook.title('en')}, version {game.version}",
        "$defs": named | components,  # a struct stands for itself, a union only by its name
    }


def _structs(types: Iterable[Any]) -> Iterator[type[Struct]]:
    """Every struct that can be reached from these types."""
    waiting: list[Any] = list(msgspec.inspect.multi_type_info(types))
    seen: set[int] = set()
    while waiting:
        each = waiting.pop()
        if id(each) in seen:
            continue
        seen.add(id(each))
        if isinstance(each, msgspec.inspect.StructType):
            yield each.cls
        if isinstance(each, msgspec.inspect.Type | msgspec.inspect.Field):
            waiting += (getattr(each, name) for name in each.__struct_fields__)
        elif isinstance(each, tuple):
            waiting += each


def _notes(struct: type[Struct]) -> dict[str, str]:
    """What stands below each field of a struct, or of one that it is made from."""
    notes: dict[str, str] = {}
    for each in reversed(struct.__mro__):
        if issubclass(each, Struct) and each is not Struct:
            notes |= _written(each.__module__).get(each.__name__, {})
    return notes


@cache
def _written(module: str) -> dict[str, dict[str, str]]:
    """The docstrings of attributes, which Python itself forgets, by class."""
    notes: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        if isinstance(node, ast.ClassDef):
            found = notes[node.name] = {}
            for field, below in zip(node.body, node.body[1:], strict=False):
                match field, below:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(text))),
                    ):
                        found[name] = inspect.cleandoc(text)
    return notes
