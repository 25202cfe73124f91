"""Numbers that the house and its client must agree on: the browser's half reads them as data."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec.inspect

from ludotheque.core.line import Name
from ludotheque.protocol.wire import Say, Steer
from ludotheque.server.people.people import LONGEST, SHORTEST


def written(numbers: Mapping[str, Any]) -> str:
    return json.dumps(numbers, indent=2) + "\n"


def house() -> str:
    """How long what guests send may be."""
    return written(
        {
            "name": _most(Name),
            "passphrase": {"least": SHORTEST, "most": LONGEST},
            "chat": _most(_field(Say, "text")),
            "rows": _most(_field(Steer, "rows")),
        }
    )


def _field(struct: type[msgspec.Struct], name: str) -> Any:
    return next(each.type for each in msgspec.structs.fields(struct) if each.name == name)


def _most(kind: Any) -> int:
    found = getattr(msgspec.inspect.type_info(kind), "max_length", None)
    assert isinstance(found, int), f"{kind} has no bound"
    return found
