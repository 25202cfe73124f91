"""`ludotheque options GAME`: what a table can choose, as `--option` takes it and in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from ludotheque.core.game import AnyGame
from ludotheque.core.options import choices
from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .paper import wrapped
from .trouble import known_language


def run(asked: Namespace) -> int:
    game, language = find(asked.game).game, known_language(asked.language)
    print("\n\n".join(listed(game, Voice(game, language, ()))))
    return 0


def listed(game: AnyGame, voice: Voice) -> Iterator[str]:
    """An option a paragraph: its words, what it changes, and its values, the default first."""
    for name, values in choices(game).items():
        if name == "seats":  # has an argument of its own
            continue
        lines = [voice.say(f"option-{name}"), wrapped(voice.say(f"option-{name}-about"))]
        for value in values:
            said = voice.say(f"option-{name}-{value}")
            marks = []
            if value == values[0]:
                marks.append(voice.say("options-usual"))
            if value == game.letter.get(name):
                marks.append(voice.say("options-letter"))
            noted = f"{said} ({', '.join(marks)})" if marks else said
            lines.append(wrapped(noted, first=f"  {name}={value}  ", indent="    "))
        yield "\n".join(lines)
