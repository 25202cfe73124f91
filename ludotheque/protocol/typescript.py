"""The structs that travel, as TypeScript, so that the web client cannot misremember them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import NODEFAULT, UNSET, Struct, inspect

from ludotheque.core.game import AnyGame

from . import wire

HEAD: Final = "// Written by `ludotheque types` from the Python structs. Do not edit.\n"


def files(games: Iterable[AnyGame]) -> dict[str, str]:
    """Every file by its name, whole."""
    roots = [each for each in vars(wire).values() if _own(each)]
    named = {"FromGuest": wire.FromGuest, "FromHouse": wire.FromHouse}
    number = f"export const PROTOCOL = {wire.PROTOCOL};\n"
    written = {"wire.ts": f"{_module(named, roots)}\n{number}"}
    for game in games:
        types = {name: each for name, each in game.codec.types.items() if name != "State"}
        written[f"{game.name}.ts"] = _module(types, ())
    return written


def _own(thing: object) -> bool:
    return (
        isinstance(thing, type)
        and issubclass(thing, Struct)
        and thing.__module__.startswith(f"{wire.__name__}.")
    )


def _module(named: dict[str, Any], roots: Iterable[type[Struct]]) -> str:
    """One file: an interface a struct, and a name for each union that has one."""
    writer = _Writer()
    aliases = []
    for name, each in named.items():
        written = writer.type(inspect.type_info(each))
        if written != name:
            aliases.append(f"export type {name} = {written};\n")
    for root in roots:
        writer.type(inspect.type_info(root))
    return "\n".join((HEAD, *writer.interfaces(), *aliases))


class _Writer:
    def __init__(self) -> None:
        self._structs: dict[type, inspect.StructType] = {}

    def interfaces(self) -> Iterator[str]:
        """Those that were named, and those that they name in turn."""
        done: dict[str, str] = {}
        waiting = True
        while waiting:
            waiting = False
            for each, info in tuple(self._structs.items()):
                if each.__name__ not in done:
                    done[each.__name__] = self._interface(info)
                    waiting = True
        names = {each.__name__ for each in self._structs}
        assert len(names) == len(self._structs), "two structs of one name"
        yield from (done[name] for name in sorted(done))

    def _interface(self, info: inspect.StructType) -> str:
        lines = [f"export interface {info.cls.__name__} {{"]
        if info.tag_field is not None:
            lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};")
        for field in info.fields:
            written = self.type(field.type)
            # What the house sends is always written; only what guests send may be left out.
            optional = "?" if _may_be_missing(info, field) else ""
            lines.append(f"  {field.encode_name}{optional}: {written};")
        return "\n".join((*lines, "}\n"))

    def type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata(type=inner):
                return self.type(inner)
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType() | inspect.BytesType():  # bytes travel as base64
                return "string"
            case inspect.LiteralType(values=values):
                return " | ".join(json.dumps(each) for each in values)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(each) for each in types))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"{self._in_brackets(item)}[]"
            case inspect.TupleType(item_types=items):
                return f"[{', '.join(self.type(each) for each in items)}]"
            case inspect.DictType(value_type=value):
                return f"Record<string, {self.type(value)}>"
            case inspect.StructType(cls=cls):
                self._structs[cls] = info
                return cls.__name__
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case _:
                raise AssertionError(f"nobody has said how {info} is written in TypeScript")

    def _in_brackets(self, item: inspect.Type) -> str:
        written = self.type(item)
        return f"({written})" if " | " in written else written


def _may_be_missing(info: inspect.StructType, field: inspect.Field) -> bool:
    if field.required:
        return False
    # What guests send, and of the lobby what has not changed.
    if info.cls in (wire.NewTable, wire.Sit, wire.Fill, wire.LobbyLists):
        return True
    config = info.cls.__struct_config__
    return bool(config.omit_defaults) and field.default not in (NODEFAULT, UNSET)
