"""The river in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import zip_longest

from .board import DISTANCE, GEM_INDEX, SITE
from .model import CLOUD, GEMS, Gem, Lay, Move, Paddle, Place, State, View

LETTERS = "admsr"
"""Of the gems, where nobody can say them in another language."""
Say = Callable[..., str]
WIDTH = 9

_STEM: tuple[Place, ...] = ("beach", "M1", "M2", "M3", "M4", "M5")
_LEFT: tuple[Place, ...] = ("L6", "L7")
_RIGHT: tuple[Place, ...] = ("R6", "R7")


def _letters(say: Say | None) -> dict[Gem, str]:
    return dict(zip(GEMS, say("letters") if say else LETTERS, strict=True))


def picture(seen: State | View, names: Sequence[str] = "ABCDE", say: Say | None = None) -> str:
    """The board, then a line for each seat: store, hand, and the tile it laid."""
    gems = _letters(say)
    left, right = _river(seen, _LEFT, gems), _river(seen, _RIGHT, gems)
    indent = " " * WIDTH * len(_STEM)
    arrow = {"L": "▲", "R": "▼", None: "?"}[seen.fork]
    lines = [
        *(indent + line for line in left),
        *_river(seen, _STEM, gems),
        *(indent + line for line in right),
    ]
    falls = ", ".join(_canoes(seen, "falls", gems))
    speed = seen.speed if isinstance(seen, View) and seen.speed is not None else "?"
    lines += [
        f"# {seen.round}   ☁ {_signed(seen.weather)}   ≈ {speed}   ⑂ {arrow}   ≋ {falls or '–'}",
        *(_seat(seen, seat, names[seat], gems) for seat in range(seen.options.seats)),
    ]
    return "\n".join(line.rstrip() for line in lines)


def _river(seen: State | View, places: tuple[Place, ...], gems: dict[Gem, str]) -> list[str]:
    """A row of places: their names and sites, and under them the canoes."""
    names = [_name(seen, place, gems) for place in places]
    columns = [_canoes(seen, place, gems) for place in places]
    rows = [names, *zip_longest(*columns, fillvalue="")]
    return ["".join(f"{cell:{WIDTH}}" for cell in row) for row in rows]


def _name(seen: State | View, place: Place, gems: dict[Gem, str]) -> str:
    if place == "beach":
        return "▒0"
    if place not in SITE:
        return f"~{DISTANCE.get(place, '')}"
    gem = SITE[place]
    return f"~{DISTANCE[place]} {gems[gem]}×{seen.sites[GEM_INDEX[gem]]}"


def _canoes(seen: State | View, place: Place, gems: dict[Gem, str]) -> list[str]:
    return [
        f"{'ABCDE'[seat]}{number + 1}{gems[canoe.gem] if canoe.gem else ''}"
        for seat, pair in enumerate(seen.canoes)
        for number, canoe in enumerate(pair)
        if canoe.place == place
    ]


def _seat(seen: State | View, seat: int, name: str, gems: dict[Gem, str]) -> str:
    store = "".join(
        letter * count for letter, count in zip(gems.values(), seen.stores[seat], strict=True)
    )
    hand = seen.hands[seat]
    tiles = "?" if hand is None else "".join(_tile(tile) for tile in hand)
    sealed = seen.laid[seat] is None and isinstance(seen, View) and seen.sealed[seat]
    laid = "▪" if sealed else _tile(seen.laid[seat])
    buoy = "◯" if seat == seen.lifebuoy else " "
    letter = "ABCDE"[seat]
    known_as = "" if name == letter else f"  {name}"
    return f"{letter} {buoy}  ◆ {store or '–':8} ▤ {tiles or '–':8} [{laid}]{known_as}"


def _signed(weather: int) -> str:
    """As the rulebook writes it: −1, 0, +1, +2."""
    return f"{weather:+d}".replace("-", "−") if weather else "0"


def _tile(tile: int | None) -> str:
    return "–" if tile is None else "☁" if tile == CLOUD else str(tile)


MINOR = frozenset({"disc_pushed", "tile_laid"})
"""Events that the picture shows as well: how the discs went, and who has laid a tile."""


def offers(view: View, moves: Sequence[Move], say: Say | None = None) -> dict[str, Move]:
    """Short answers: a tile by its own number (0 is the cloud), anything else by its place.

    Of two canoes that lie side by side with the same cargo, one is enough to choose from.
    """
    found: dict[str, Move] = {}
    gems = _letters(say)
    for move in moves:
        match move:
            case Lay(tile=tile, buy_back=gem):
                found[f"{tile}{gems[gem] if gem else ''}"] = move
            case Paddle(canoe=1) if _twins(view, moves):
                continue
            case _:
                found[str(len(found) + 1)] = move
    return found


def _twins(view: View, moves: Sequence[Move]) -> bool:
    """Whether both canoes of the seat could do exactly the same."""
    assert view.seat is not None
    first, second = view.canoes[view.seat]
    both = {move.canoe for move in moves if isinstance(move, Paddle)} == {0, 1}
    return both and first == second
