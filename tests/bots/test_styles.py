"""Styles: what a character is fond of shows in what everybody sees it do."""

from __future__ import annotations

import msgspec
import pytest

from ludotheque.arena.match import Match, play_match
from ludotheque.core.game import Event
from ludotheque.core.record import Opened
from ludotheque.titles import OWN, Title
from ludotheque.titles.character import Cue


def told(title: Title, bot: str, deal: int) -> tuple[int, list[Event]]:
    """A game of one such bot among amateurs: its seat, and what everybody heard."""
    options = title.brisk_options()
    seat = deal % options.seats
    match = Match(
        game=title.name,
        version=title.game.version,
        options=msgspec.to_builtins(options),
        bots=tuple(bot if each == seat else "amateur" for each in range(options.seats)),
        deal=deal,
    )
    events: list[Event] = []
    opened = Opened(play_match(match).record, title.game)
    course = opened.course(0)
    for at in range(len(opened.lines)):
        course = opened.advance(course, at, events.append, measure=False)
    return seat, [event for event in events if event.only is None]


def often(title: Title, bot: str, trait: Cue, deals: int) -> int:
    """How often it does something in some deals."""
    count = 0
    for deal in range(deals):
        seat, events = told(title, bot, deal)
        count += sum(trait.about(event, seat) for event in events)
    return count


@pytest.mark.parametrize(
    ("name", "character", "trait", "deals"),
    [
        ("casanova", "ginevra", "meets", 8),
        ("nizza", "margot", "keeps early", 6),
        ("vertiges", "pio", "zaps of five or more", 12),
    ],
)
def test_a_style_shows_in_what_everybody_sees(
    name: str, character: str, trait: str, deals: int
) -> None:
    """In the same deals somebody with no ways of their own does it less often."""
    title = OWN[name]
    assert title.cast is not None
    cue = title.cast.traits[trait]
    fond, plain = (often(title, bot, cue, deals) for bot in (f"amateur/{character}", "amateur"))
    assert fond > 1.2 * plain
