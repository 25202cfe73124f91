"""What is wanted of a figure, said in one line under whatever measured it: reached, or missed."""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

_LINE = re.compile(r"^\s*goal: (.+): ([^ ]+), (at (?:most|least) [^ ]+): (reached|missed)$")


class Judged(Struct, frozen=True):
    what: str
    figure: str
    goal: str
    verdict: str


def at_most(what: str, figure: float, goal: float) -> None:
    _say(what, figure, f"at most {goal:g}", figure <= goal)


def at_least(what: str, figure: float, goal: float) -> None:
    _say(what, figure, f"at least {goal:g}", figure >= goal)


def _say(what: str, figure: float, goal: str, reached: bool) -> None:
    verdict = "reached" if reached else "missed"
    print(f"  goal: {what}: {figure:.4g}, {goal}: {verdict}", flush=True)


def judged(lines: Iterable[str]) -> list[Judged]:
    """Whatever was said so."""
    found = (_LINE.match(line.rstrip()) for line in lines)
    return [Judged(*each.groups()) for each in found if each is not None]
