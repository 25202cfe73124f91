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
LABEL = "translate(@aria-label, '\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}', '  ')"
"""To those who hear a page, all spaces are alike."""


def labelled(where: Page | Locator, role: str, name: str) -> Locator:
    """What says its role and name itself. It is looked for after every change, and found at once:
    by role alone, each of a board's thousands of strokes would be asked what it is.
    """
    kind = "ul" if role == "list" else f'*[@role="{role}"]'
    return _seen(where, f'{kind}[{LABEL} = "{name}"]')


def deeds(where: Locator, begun: str) -> Locator:
    """Buttons that can be pressed, and whose names begin so."""
    able = 'not(@disabled) and not(@aria-disabled = "true")'
    return _seen(where, f'button[starts-with({LABEL}, "{begun}")][{able}]')


def _seen(where: Page | Locator, path: str) -> Locator:
    return where.locator(f"xpath=.//{path}").locator("visible=true")


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
