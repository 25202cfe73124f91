"""A run's results for people: a page of Markdown, and one picture that needs nothing else."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterable, Sequence
from math import ceil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from .match import ArenaError, Outcome
from .rating import FEW, Share, Standing, Summary, summary
from .run import RESULTS

PAGE = "report.md"
PICTURE = "report.svg"


def write_report(
    results: Sequence[Outcome], out: Path, command: str | None = None
) -> tuple[Path, Path]:
    """Writes the page and the picture, and says where they are.

    `command` is what a person types to get the same games again; without one, the page shows how to
    check the results file itself.
    """
    told = summary(results)
    text, plot = out / PAGE, out / PICTURE
    try:
        out.mkdir(parents=True, exist_ok=True)
        text.write_text(page(told, command or _check(out)), encoding="utf-8")
        plot.write_bytes(picture(told))
    except OSError as error:
        raise ArenaError(f"{error.filename or out}: {error.strerror}") from None
    return text, plot


# The page


def page(told: Summary, command: str) -> str:
    match, best = told.match, told.standings[0]
    paragraphs = (
        f"# {match.game.capitalize()}: {_and(each.strength for each in told.standings)}",
        f"**{best.strength}** wins {_percent(best.wins.share)} of its games "
        f"(95 % interval {_range(best.wins)}); a fair share of {len(match.bots)} seats "
        f"is {_percent(told.fair)}.",
        f"![Win shares with their 95 % intervals]({PICTURE})",
        "## Strength",
        _table(
            ("bot", "win share", "95 % interval", "rating", "95 % interval", "games"),
            (_strength(each) for each in told.standings),
        ),
        "*Win share*: wins for each seat taken, a shared win divided. The interval comes from "
        "drawing whole deals again, since the games of one deal are not independent (with fewer "
        f"than {FEW} deals, or where nothing varies: Wilson’s, a deal counting as one game). "
        "*Rating*: Plackett–Luce, everybody begins at 25; the interval is the model’s own.",
        "## Speed",
        _table(
            ("bot", "decisions", "mean", "95 % are quicker than"),
            (_speed(each) for each in told.standings),
        ),
        f"Seconds a decision, on the machine that played; {_seconds(told.seconds)} of thinking "
        "in all.",
        "## Seats",
        _table(
            ("seat", "win share", "95 % interval"),
            (
                (str(seat), _percent(share.share), _range(share))
                for seat, share in enumerate(told.seats)
            ),
        ),
        f"Each deal is played in every rotation of its line-up. A seat whose interval leaves out "
        f"{_percent(told.fair)} may be a better or a worse one to have; by chance alone, one in "
        "twenty does.",
        "## What was played",
        "\n".join(f"- {fact}" for fact in _facts(told)),
        "## Play it again",
        f"```sh\n{command}\n```",
        "The same bots on the same deals play the same games, ply for ply; only the seconds vary.",
    )
    return "\n\n".join(paragraphs) + "\n"


def _strength(each: Standing) -> tuple[str, ...]:
    skill = each.skill
    return (
        each.strength,
        _percent(each.wins.share),
        _range(each.wins),
        f"{skill.mu:.1f}",
        f"{skill.low:.1f} to {skill.high:.1f}",
        f"{each.wins.games:,}",
    )


def _speed(each: Standing) -> tuple[str, ...]:
    pace = each.pace
    return each.strength, f"{pace.decisions:,}", _seconds(pace.mean), _seconds(pace.slow)


def _facts(told: Summary) -> tuple[str, ...]:
    match = told.match
    options = ", ".join(f"`{name}: {match.options[name]}`" for name in sorted(match.options))
    return (
        f"{match.game}, version {match.version}",
        f"options: {options}",
        f"{_count(told.games, 'game')} on {_count(told.deals, 'deal')}",
        f"{told.plies:.1f} plies a game, on the average",
    )


def _check(out: Path) -> str:
    results = json.dumps(str(out / RESULTS))
    return shlex.join(("python", "-c", f"from ludotheque.arena.run import again; again({results})"))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Names to the left, figures to the right."""
    rule = ("---", *("---:" for _ in head[1:]))
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _range(share: Share) -> str:
    return f"{100 * share.low:.1f}–{100 * share.high:.1f} %"


def _count(number: int, thing: str) -> str:
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def _seconds(seconds: float) -> str:
    if seconds < 0.001:
        return f"{1e6 * seconds:.0f} µs"
    if seconds < 1:
        return f"{1e3 * seconds:.3g} ms"
    if seconds < 120:
        return f"{seconds:.3g} s"
    return f"{seconds / 60:,.0f} min" if seconds < 7200 else f"{seconds / 3600:,.1f} h"


def _and(names: Iterable[str]) -> str:
    *others, last = names
    return f"{', '.join(others)} and {last}" if others else last


# The picture


def picture(told: Summary) -> bytes:
    """Win shares, the best on top, and a line where they would all be if nobody were better."""
    standings = told.standings[::-1]
    match, fair = told.match, 100 * told.fair
    top = min(100, 10 * ceil(10 * max(told.fair, *(each.wins.high for each in standings)) + 0.2))
    pygal = _pygal()
    chart = pygal.HorizontalBar(
        style=pygal.style.Style(**STYLE),
        js=(),
        css=("file://style.css", "file://graph.css", f"inline:{CSS}"),
        explicit_size=True,
        width=860,
        height=150 + 52 * len(standings),
        margin=24,
        range=(0, top),
        show_legend=False,
        truncate_label=-1,
        title=f"{match.game.capitalize()}, {len(match.bots)} seats: who wins how often "
        f"in {_count(told.games, 'game')}",
        x_title=f"95 % intervals; the red line is a fair share, {fair:.3g} %",
    )
    chart.uuid = "win-shares"
    chart.x_labels = [f"{each.strength} {100 * each.wins.share:.0f} %" for each in standings]
    chart.y_labels = [
        *({"value": value, "label": f"{value} %"} for value in range(0, top + 1, 10)),
        {"value": fair, "label": ""},
    ]
    chart.y_labels_major = [fair]
    chart.add(
        "",
        [
            {
                "value": 100 * each.wins.share,
                "ci": {"low": 100 * each.wins.low, "high": 100 * each.wins.high},
            }
            for each in standings
        ],
    )
    return _alone(chart.render_tree())


def _pygal() -> Any:
    """Imported when needed, and tidied up after: for maps that we do not draw it leaves a hook, of a
    kind that Python 3.11 warns of whenever anybody looks for an optional module in vain."""
    import pygal

    hooks = [hook for hook in sys.meta_path if not isinstance(hook, pygal.PluginImportFixer)]
    sys.meta_path[:] = hooks
    return pygal


def _alone(tree: ElementTree.Element) -> bytes:
    """Without script, remarks and addresses: the same results are the same bytes, anywhere.

    The scale goes before the bars, that would hide the fair share.
    """
    for parent in list(tree.iter()):
        for child in list(parent):
            hint = child.tag == "title" and parent is not tree
            if hint or child.tag in ("script", "desc", ElementTree.Comment):
                parent.remove(child)
            elif (child.get("class") or "").startswith("axis x"):
                parent.remove(child)
                parent.append(child)
    return bytes(ElementTree.tostring(tree, encoding="utf-8"))


CSS = "#chart-win-shares .major.guide.line, #chart-win-shares .ci path {stroke-width: 2}"
STYLE = {
    "background": "#ffffff",
    "plot_background": "#ffffff",
    "foreground": "#222222",
    "foreground_strong": "#111111",
    "foreground_subtle": "#dddddd",
    "font_family": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
    "colors": ("#2a7f9e",),
    "opacity": ".75",
    "stroke_opacity": "1",
    "title_font_size": 20,
    "label_font_size": 15,
    "major_label_font_size": 15,
    "guide_stroke_dasharray": "none",
    "major_guide_stroke_dasharray": "7,5",
    "guide_stroke_color": "#dddddd",
    "major_guide_stroke_color": "#c62828",
}
