"""What a catalogue says, and all that a game can have said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor
from msgspec import inspect as kinds

from ludotheque.core.game import AnyGame, Event
from ludotheque.voice.voice import HOUSE, catalogue

NUMBERS = (-1, 0, 1, 2)
"""For integers without bounds: Nature and seats, points, places on a track."""


# What a catalogue says


def game_path(game: AnyGame, language: str) -> Path:
    return game.rulebook.folder / f"messages.{language}.ftl"


def house_path(language: str) -> Path:
    return HOUSE / f"house.{language}.ftl"


def names(path: Path) -> list[str]:
    return [entry.id.name for entry in catalogue(path).body if isinstance(entry, Message)]


class Uses(Visitor):
    """The facts and the other messages that a message is made of."""

    def __init__(self, message: Message) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def uses(path: Path) -> dict[str, Uses]:
    body = catalogue(path).body
    return {entry.id.name: Uses(entry) for entry in body if isinstance(entry, Message)}


def facts_used(path: Path, key: str) -> set[str]:
    """All the facts that a message needs, those of the messages it refers to included."""
    used = uses(path)[key]
    return used.facts.union(*(facts_used(path, each) for each in used.messages))


# What a game can say


def structs(kind: kinds.Type) -> Iterator[kinds.StructType]:
    """The members of a union of structs."""
    match kind:
        case kinds.StructType():
            yield kind
        case kinds.UnionType(types=types):
            for each in types:
                yield from structs(each)


def members(game: AnyGame, name: str) -> list[kinds.StructType]:
    return list(structs(kinds.type_info(game.codec.types[name])))


def fields(struct: kinds.StructType) -> dict[str, kinds.Type]:
    hidden = ("rule", "only") if issubclass(struct.cls, Event) else ()
    return {each.name: each.type for each in struct.fields if each.name not in hidden}


def inside(whole: kinds.StructType) -> dict[str, kinds.StructType]:
    """The structs inside a move or an event, which have messages named after their fields."""
    found: dict[str, kinds.StructType] = {}
    for name, field in fields(whole).items():
        for part in parts(field):
            found |= {f"part-{name}": part} | inside(part)
    return found


def parts(kind: kinds.Type) -> Iterator[kinds.StructType]:
    match kind:
        case kinds.StructType():
            yield kind
        case kinds.UnionType(types=types):
            for each in types:
                yield from parts(each)
        case kinds.VarTupleType(item_type=item):
            yield from parts(item)


def said(game: AnyGame) -> dict[str, kinds.StructType]:
    """Every key that a move or an event is said by."""
    found = {f"event-{each.tag}": each for each in members(game, "Event")}
    found |= {f"move-{each.tag}": each for each in members(game, "Move")}
    for whole in tuple(found.values()):
        found |= inside(whole)
    return found


def values(kind: kinds.Type) -> list[Any]:
    """All that a field can hold; of what is endless, some."""
    match kind:
        case kinds.Metadata(type=inner):
            return values(inner)
        case kinds.NoneType():
            return [None]
        case kinds.BoolType():
            return [False, True]
        case kinds.LiteralType(values=listed):
            return list(listed)
        case kinds.IntType(ge=int(low), le=int(high)) if high - low < MANY:
            return list(range(low, high + 1))
        case kinds.IntType(ge=int(low), le=int(high)):
            return [low, *(number for number in NUMBERS if low < number < high), high]
        case kinds.IntType():
            return list(NUMBERS)
        case kinds.UnionType(types=types):
            return [value for each in types for value in values(each)]
        case kinds.BytesType():
            return [b"", bytes(range(7))]
        case kinds.StructType():
            return all_of(kind)
        case kinds.VarTupleType(item_type=item):
            items = values(item)
            return [(), *((each,) for each in items), (items[0], items[-1]), tuple(items[:3])]
    raise TypeError(f"no values of {kind}")


MANY = 3000
"""Of a struct that has more values, each value of each field is told, and a mixture of them."""


def _rows(columns: list[list[Any]]) -> list[tuple[Any, ...]]:
    if prod(map(len, columns)) <= MANY:
        return list(product(*columns))
    first = tuple(column[0] for column in columns)
    rows = [
        (*first[:index], value, *first[index + 1 :])
        for index, column in enumerate(columns)
        for value in column
    ]
    rng = Random(0)
    return rows + [tuple(rng.choice(column) for column in columns) for _ in range(MANY // 3)]


def all_of(struct: kinds.StructType) -> list[Any]:
    names = fields(struct)
    rows = _rows([values(kind) for kind in names.values()])
    fixed = {"rule": "1.1"} if issubclass(struct.cls, Event) else {}
    return [struct.cls(**fixed, **dict(zip(names, row, strict=True))) for row in rows]
