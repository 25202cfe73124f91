"""A run's results for people: a page of Markdown, and one picture that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from .ledger import in_one_line
from .picture import picture
from .rating import FEW, Ranking, Share, Summary

PAGE = "report.md"
PICTURE = "report.svg"


def write_report(told: Summary, out: Path, command: str) -> tuple[Path, Path]:
    """Writes the page and the picture, and says where they are."""
    text, plot = out / PAGE, out / PICTURE
    with in_one_line(out):
        out.mkdir(parents=True, exist_ok=True)
        plot.write_bytes(picture(told))
        text.write_text(page(told, command, kept=True), encoding="utf-8")
    return text, plot


# The page


def page(told: Summary, command: str, *, kept: bool) -> str:
    """`command` is what a person types to get the same games again.

    `kept`: whether the page lies in the run's folder, with the results and the picture.
    """
    match, best = told.match, told.standings[0]
    paragraphs = (
        f"# {told.title}: {_and(each.strength for each in told.standings)}",
        f"**{best.strength}** wins {_percent(best.wins.share)} of its games "
        f"(95 % interval {_range(best.wins)}); a fair share of {len(match.bots)} seats "
        f"is {_percent(told.fair)}.",
        *([f"![Win shares with their 95 % intervals]({PICTURE})"] if kept else ()),
        "## Strength",
        _table(
            ("bot", "win share", "95 % interval", "rating", "95 % interval", "seats taken"),
            (_strength(each) for each in told.standings),
        ),
        "*Win share*: wins for each seat taken, a shared win divided; a bot can take several seats "
        "of a game. The interval comes from "
        "drawing whole deals again, since the games of one deal are not independent (with fewer "
        f"than {FEW} deals, or where nothing varies: Wilson’s, a deal counting as one game). "
        "*Rating*: Plackett–Luce, everybody begins at 25; the interval is the model’s own.",
        "## Speed",
        _table(
            ("bot", "decisions", "mean", "95 % are quicker than"),
            (_speed(each) for each in told.standings),
        ),
        "Seconds of a processor a decision, on the machine that played; "
        f"{_seconds(told.seconds)} of thinking in all.",
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
        *_places(told),
        "## What was played",
        "\n".join(f"- {fact}" for fact in _facts(told)),
        "## Play it again",
        f"```sh\n{command}\n```",
        "The same bots on the same deals play the same games, ply for ply; only the seconds vary."
        + " `--again` compares them with those kept here, and notices a changed bot." * kept,
    )
    return "\n\n".join(paragraphs) + "\n"


def _places(told: Summary) -> tuple[str, ...]:
    """By place in turn order, whoever sat there and on whichever seat."""
    if not told.places:
        return ()
    rows = [
        (str(place), _percent(share.share), _range(share))
        for place, share in enumerate(told.places, 1)
    ]
    return (
        "## Places in turn order",
        _table(("place", "win share", "95 % interval"), rows),
        "Place 1 is who begins, whoever that is; the others follow as the turn goes round. Only "
        "between bots of one strength is it the place alone that counts.",
    )


def _strength(each: Ranking) -> tuple[str, ...]:
    skill = each.skill
    return (
        each.strength,
        _percent(each.wins.share),
        _range(each.wins),
        f"{skill.mu:.1f}",
        f"{skill.low:.1f} to {skill.high:.1f}",
        f"{each.wins.games:,}",
    )


def _speed(each: Ranking) -> tuple[str, ...]:
    pace = each.pace
    return each.strength, f"{pace.decisions:,}", _seconds(pace.mean), _seconds(pace.slow)


def _facts(told: Summary) -> tuple[str, ...]:
    match = told.match
    options = ", ".join(f"`{name}: {match.options[name]}`" for name in sorted(match.options))
    return (
        f"{match.game}, version {match.version}",
        f"options: {options}",
        f"{_count(told.games, 'game')} on {_count(told.deals, 'deal')}",
        "whole rounds only, so that every bot sits on every seat equally often: `--games` is "
        "rounded up",
        f"{told.plies:.1f} plies a game, on the average",
    )


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
