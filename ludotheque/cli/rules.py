"""`ludotheque rules GAME [CLAUSE]`"""

from __future__ import annotations

from argparse import Namespace

from ludotheque.titles import find
from ludotheque.voice.voice import Voice

from .paper import book, clause
from .trouble import CommandError, known_language


def run(asked: Namespace) -> int:
    game, language = find(asked.game).game, known_language(asked.language)
    rulebook, voice = game.rulebook, Voice(game, language, ())
    if asked.clause is None:
        print(book(rulebook.text(language), voice.rule))
        return 0
    number = asked.clause.upper()
    if number not in rulebook:
        clauses = list(rulebook)
        raise CommandError(
            f"{game.name} has no clause {asked.clause!r}: "
            f"they go from {clauses[0]} to {clauses[-1]}"
        )
    found = rulebook.clause(number, language)
    found = found._replace(text=voice.rule(found.text))
    print(f"{rulebook.title(language)} · {found.section}\n\n{clause(found)}")
    return 0
