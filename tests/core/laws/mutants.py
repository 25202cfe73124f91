"""Broken games, each with one plausible mistake, and the law that must notice it.

A law that no mutant can break proves nothing; so each has one here.
"""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.core.game import AnyGame
from ludotheque.core.laws.laws import Law

from . import mutants_moves as moves
from . import mutants_niagara as niagara
from . import mutants_secrets as secrets
from . import mutants_walk as walk


class Mutant(NamedTuple):
    law: Law
    game: type[AnyGame]


AUCTIONS = (
    Mutant(Law.WIRE, walk.Lists),
    Mutant(Law.FLOW, walk.Hasty),
    Mutant(Law.FLOW, walk.Stranger),
    Mutant(Law.RESULT, walk.Ghost),
    Mutant(Law.ABLE, moves.Stuck),
    Mutant(Law.SAMPLED, walk.Spendthrift),
    Mutant(Law.PURITY, walk.Stateful),
    Mutant(Law.PURITY, walk.Talkative),
    Mutant(Law.PURITY, walk.InPlace),
    Mutant(Law.CLAUSES, walk.Uncited),
    Mutant(Law.ONLY, walk.Misaddressed),
    Mutant(Law.PAST, walk.Revisionist),
    Mutant(Law.STEADY, moves.Moody),
    Mutant(Law.STEADY, moves.Shuffled),
    Mutant(Law.ONCE, moves.Twice),
    Mutant(Law.LISTED, moves.Overlisted),
    Mutant(Law.TOTAL, moves.OffTheEnd),
    Mutant(Law.TOTAL, moves.OpenDoor),
    Mutant(Law.ENDED, moves.Encore),
    Mutant(Law.NATURE, walk.Crowded),
    Mutant(Law.NATURE, moves.Untimely),
    Mutant(Law.COMPLETE, moves.InTurn),
    Mutant(Law.COMPLETE, moves.Credit),
    Mutant(Law.CITED, moves.Misquoted),
    Mutant(Law.CITED, moves.Speechless),
    Mutant(Law.LAPSE, moves.Generous),
    Mutant(Law.SAFE, walk.BlindSpectator),
    Mutant(Law.SAFE, walk.Undone),
    Mutant(Law.COMMUTE, secrets.EarlyBird),
    Mutant(Law.DREAM, secrets.Forgetful),
    Mutant(Law.OPEN, secrets.NoTies),
    Mutant(Law.OPEN, secrets.Particular),
    Mutant(Law.DISCREET, secrets.Oracle),
    Mutant(Law.PLAYABLE, secrets.DeepPockets),
    Mutant(Law.SEALED, secrets.Glass),
    Mutant(Law.SEALED, secrets.Pair),
    Mutant(Law.SEALED, secrets.Loud),
    Mutant(Law.SEALED, secrets.Tattler),
    Mutant(Law.EVENTS, secrets.Gossip),
    Mutant(Law.REVEALED, secrets.Tactful),
    Mutant(Law.RECORD, walk.Loaded),
)

NIAGARAS = (
    Mutant(Law.FLOW, niagara.Leading),
    Mutant(Law.PURITY, niagara.Refloated),
    Mutant(Law.PURITY, niagara.Counted),
    Mutant(Law.CLAUSES, niagara.Misnumbered),
    Mutant(Law.LISTED, niagara.Idle),
    Mutant(Law.NATURE, niagara.Impatient),
    Mutant(Law.NATURE, niagara.Rapids),
    Mutant(Law.COMPLETE, niagara.Honest),
    Mutant(Law.COMPLETE, niagara.Sleeve),
    Mutant(Law.LAPSE, niagara.Ashore),
    Mutant(Law.COMMUTE, niagara.Quickest),
    Mutant(Law.DREAM, niagara.Amnesia),
    Mutant(Law.DREAM, niagara.Unpaid),
    Mutant(Law.OPEN, niagara.Snatched),
    Mutant(Law.DISCREET, niagara.Hint),
    Mutant(Law.PLAYABLE, niagara.Conjurer),
    Mutant(Law.SEALED, niagara.Transparent),
    Mutant(Law.SEALED, niagara.Early),
    Mutant(Law.SEALED, niagara.Tattler),
    Mutant(Law.SEALED, niagara.Flash),
    Mutant(Law.SEALED, niagara.PaidInPublic),
    Mutant(Law.REVEALED, niagara.Receipt),
    Mutant(Law.RECORD, niagara.Undertow),
)

MUTANTS = AUCTIONS + NIAGARAS
