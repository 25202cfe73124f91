"""`ludotheque games`: what can be played here, and what each table of it can choose."""

from __future__ import annotations

from argparse import Namespace

from ludotheque.core.options import choices
from ludotheque.titles import TITLES, Title
from ludotheque.titles.drawn import of_each
from ludotheque.voice.voice import Voice

from .paper import wrapped
from .trouble import known_language


def run(asked: Namespace) -> int:
    language = known_language(asked.language)
    left_out = (wrapped(f"! {each}") for each in TITLES.packages.left_out)
    print("\n\n".join((*of_each(TITLES, lambda each: described(each, language)), *left_out)))
    return 0


def described(title: Title, language: str) -> str:
    """Its name as commands take it, what it is, for how many, and its options with their values."""
    game = title.game
    voice = Voice(game, language, ())
    options = choices(game)
    seats = options.pop("seats")
    least, most = min(map(int, seats)), max(map(int, seats))
    key = "games-facts-exactly" if least == most else "games-facts"
    facts = voice.say(key, least=least, most=most, minutes=title.minutes)
    lines = [
        f"{title.name}  {voice.say('title')}",
        wrapped(voice.say("about"), first="  ", indent="  "),
        wrapped(facts, first="  ", indent="  "),
    ]
    for name, values in options.items():
        said = voice.say(f"option-{name}")
        lines.append(wrapped(said, first=f"  {name}={'|'.join(map(str, values))}  ", indent="    "))
    return "\n".join(lines)
