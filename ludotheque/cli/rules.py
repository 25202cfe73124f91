"""`ludotheque rules GAME [CLAUSE]`"""

from __future__ import annotations

from argparse import Namespace

from .trouble import Trouble, known_game, known_language


def run(asked: Namespace) -> int:
    game, language = known_game(asked.game), known_language(asked.language)
    if asked.clause is None:
        print(game.rulebook.text(language).strip())
        return 0
    if asked.clause not in game.rulebook:
        clauses = list(game.rulebook)
        raise Trouble(
            f"{game.name} has no clause {asked.clause!r}: "
            f"they go from {clauses[0]} to {clauses[-1]}"
        )
    clause = game.rulebook.clause(asked.clause, language)
    print(f"{game.rulebook.title(language)} · {clause.section}\n\n{clause.number}  {clause.text}")
    return 0
