"""What a screen reader is told: the accessibility tree of a page, as Playwright writes it down."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from msgspec import Struct
from playwright.sync_api import Locator, Page

_LINE = re.compile(
    r"""(?P<indent>\ *)-\ (?P<quote>')?(?P<role>[a-z]+)
        (?:\ (?P<name>"(?:[^"\\]|\\.)*"))?
        (?P<states>(?:\ \[[^\]]*\])*)
        (?(quote)')(?::\ ?(?P<text>.*))?$""",
    re.VERBOSE,
)

USABLE = "button:enabled:not([aria-disabled=true]):visible"


def quoted(name: str) -> str:
    """As CSS has it."""
    return json.dumps(name, ensure_ascii=False)


def labelled(where: Page | Locator, role: str, name: str) -> Locator:
    """What says its role and name itself. It is looked for after every change, and found at once:
    by role alone, each of a board's thousands of strokes would be asked what it is.
    """
    return where.locator(f"[role={role}][aria-label={quoted(name)}]:visible")


def deeds(where: Locator, begun: str) -> Locator:
    """Buttons that can be pressed, and whose names begin so."""
    return where.locator(f"{USABLE}[aria-label^={quoted(begun)}]")


class Thing(Struct, frozen=True):
    depth: int
    role: str
    name: str
    states: str
    text: str
    """What it says itself, without the things in it."""

    @property
    def usable(self) -> bool:
        return "disabled" not in self.states

    @property
    def pressed(self) -> bool:
        return "pressed" in self.states


class Sight:
    """A tree is read line by line; what is inside another thing follows it, and lies deeper."""

    def __init__(self, things: list[Thing]) -> None:
        self.things = things

    @classmethod
    def of(cls, where: Locator) -> Sight:
        return cls(list(_things(where.aria_snapshot())))

    def all(self, role: str) -> list[Thing]:
        return [each for each in self.things if each.role == role]

    def within(self, role: str, name: str) -> Sight:
        """Only what is inside the first such thing; nothing if there is none."""
        found: list[Thing] = []
        inside: int | None = None
        for each in self.things:
            if inside is not None and each.depth <= inside:
                break
            if inside is not None:
                found.append(each)
            elif each.role == role and each.name == name:
                inside = each.depth
        return Sight(found)

    def names(self, role: str) -> list[str]:
        return [each.name for each in self.all(role)]

    def buttons(self) -> list[str]:
        """The names of those that can be pressed."""
        return [each.name for each in self.all("button") if each.usable]

    def says(self, text: str) -> bool:
        return any(text in each.name or text in each.text for each in self.things)


def _things(tree: str) -> Iterator[Thing]:
    for line in tree.splitlines():
        if line.lstrip().startswith("- /"):
            continue  # a property of the thing above, such as where a link leads
        found = _LINE.match(line.replace("''", "'") if "- '" in line else line)
        if found is None:
            raise ValueError(f"cannot be read: {line!r}")
        name, text = found["name"], found["text"] or ""
        yield Thing(
            depth=len(found["indent"]),
            role=found["role"],
            name="" if name is None else json.loads(name),
            states=found["states"],
            text=json.loads(text) if text.startswith('"') else text,
        )
