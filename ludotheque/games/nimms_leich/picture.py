"""The table in signs that need no translation, for terminals; see the message `legend`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from .bidding import RANKS, most
from .deck import FACES, INDEX
from .model import (
    CORPSES,
    Ballot,
    Bid,
    Bidding,
    Card,
    Corpse,
    Denounce,
    Discard,
    Exchange,
    Investigate,
    Keep,
    Move,
    State,
    Tuck,
    View,
    Vote,
    Voting,
)

LETTERS = "IPNTAR"
"""Of the corpses, where nobody can say them in another language."""
Say = Callable[..., str]
SEATS = "ABCDEF"
STEPS = 3
"""How many numbers of each corpse are offered at once: the ladder is long."""


def _letters(say: Say | None) -> dict[Corpse, str]:
    return dict(zip(CORPSES, say("letters") if say else LETTERS, strict=True))


def picture(seen: State | View, names: Sequence[str] = SEATS, say: Say | None = None) -> str:
    """The row and the last bid, then a line for each seat: tokens, thumb, hand, discards, pile."""
    letters = _letters(say)
    row = " < ".join(letters[corpse] for corpse in seen.row) or "–"
    last = seen.bids[-1] if seen.bids else None
    bid = f"{last.count} {letters[last.corpse]} ({SEATS[last.seat]})" if last else "–"
    limit = seen.most if isinstance(seen, View) else most(seen)
    lines = [f"# {seen.round}   {row}   ▶ {bid}   ≤ {limit}"]
    lines += [_seat(seen, seat, names[seat], letters) for seat in range(seen.options.seats)]
    return "\n".join(line.rstrip() for line in lines)


def _seat(seen: State | View, seat: int, name: str, letters: dict[Corpse, str]) -> str:
    letter = SEATS[seat]
    speaks = isinstance(seen.phase, Bidding) and seen.phase.seat == seat
    pile = " ".join(face(card, letters) for card in seen.piles[seat]) or "–"
    hand = " ".join(face(card, letters) for card in seen.hands[seat]) or "–"
    tokens = "●" * seen.tokens[seat]
    known_as = "" if name == letter else f"  {name}"
    return (
        f"{letter} {'▶' if speaks else ' '} {tokens:2} {_thumb(seen, seat)} [{hand}]"
        f"  ✕ {len(seen.discards[seat])}  ▤ {pile}{known_as}"
    )


def face(card: Card | None, letters: dict[Corpse, str]) -> str:
    """What a card shows, letter by letter; `?` for one that cannot be known."""
    if card is None:
        return "?"
    return "".join(letters[corpse] * FACES[card][INDEX[corpse]] for corpse in CORPSES)


def _thumb(seen: State | View, seat: int) -> str:
    """A vote that is being taken or, between two of them, that of the last count."""
    thumb: bool | None = None
    if isinstance(seen.phase, Voting | Ballot):
        thumb = seen.phase.thumbs[seat]
        if thumb is None:
            voted = isinstance(seen.phase, Ballot) and seen.phase.voted[seat]
            return "▪ " if voted else "  "
    elif not seen.inquests or seen.bids:
        return "  "
    else:
        thumb = seen.inquests[-1].thumbs[seat]
    return "👍" if thumb else "✊"


MINOR = frozenset({"vote_sealed", "choice_sealed", "card_tucked"})
"""Events that the picture shows as well, or that what follows tells again."""


def offers(view: View, moves: Sequence[Move], say: Say | None = None) -> dict[str, Move]:
    """Short answers: `5n` bids five of N, `d` denounces, `ibc` looks at B and C, `+` and `-` vote.

    Of the raises, the next few of each corpse.
    """
    found: dict[str, Move] = {}
    letters = _letters(say)
    steps: Counter[str] = Counter()
    for move in moves:
        match move:
            case Bid(corpse=corpse, count=count):
                steps[corpse] += 1
                if steps[corpse] <= STEPS:
                    found[f"{count}{letters[corpse].lower()}"] = move
            case Denounce():
                found["d"] = move
            case Investigate(opponents=opponents):
                found["i" + "".join(SEATS[seat].lower() for seat in opponents)] = move
            case Vote(thumb=thumb):
                found["+" if thumb else "-"] = move
            case Keep():
                found["k"] = move
            case Discard(card=card) | Tuck(card=card) | Exchange(card=card):
                found[face(card, letters).lower()] = move
    assert len(steps) <= RANKS
    return found
