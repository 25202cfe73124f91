"""Nimm's Leich!'s first-game lesson."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal
from ludotheque.games.nimms_leich.deck import CARDS, FACES, INDEX, PILE
from ludotheque.games.nimms_leich.game import NimmsLeich
from ludotheque.games.nimms_leich.model import (
    Bid,
    Card,
    Corpse,
    Deal,
    Denounce,
    Investigate,
    Move,
    Options,
    Rule,
    State,
    Vote,
)

from .lesson import PUPIL, Facts, Lesson, LessonChoice, Scene

LEICH = NimmsLeich()
VIOLET, BASIL, IRIS = 1, 2, 3
ROW: tuple[Corpse, ...] = (
    "nature_morte",
    "ivre_mort",
    "mort_de_rire",
    "poids_mort",
    "temps_mort",
    "angle_mort",
)
TOPS: tuple[tuple[Card, ...], ...] = ((3, 6), (17, 12), (21, 19), (5, 15))
"""What lies on top of each pile: the hands of the first two rounds."""


class Evening(Scene[State]):
    def __init__(self) -> None:
        super().__init__(LEICH, LEICH.setup(Options(seats=4)))


def on_card(card: Card, corpse: Corpse) -> int:
    return FACES[card][INDEX[corpse]]


def dealt() -> Deal:
    """The prepared cards on top, and the others as they come."""
    prepared = {card for top in TOPS for card in top}
    others = [card for card in CARDS if card not in prepared]
    piles: list[Card] = []
    for top in TOPS:
        piles += [*top, *others[: PILE - len(top)]]
        del others[: PILE - len(top)]
    return Deal(ROW, (*piles, *others), dealer=IRIS)


def _bidding(scene: Evening) -> None:
    """What a card shows, what a bid says, and what outbids it."""
    scene.play((NATURE, dealt()))
    own = on_card(TOPS[PUPIL][0], "temps_mort")
    scene.show(
        "card",
        Rule.CARDS,
        "number",
        (
            LessonChoice(number=1, hint=Refusal(Rule.CARDS, "others")),
            LessonChoice(number=own, right=True),
            LessonChoice(number=6, hint=Refusal(Rule.CARDS, "all")),
        ),
    )

    def bold(move: Move) -> Refusal | None:
        if not isinstance(move, Bid) or not 3 <= move.count <= 7:
            return None
        if move.corpse != "temps_mort":
            return Refusal(Rule.BID, "other") if move.count == own + 1 else None
        facts: Facts = {"count": move.count, "own": own}
        return Refusal(Rule.BID, "shy" if move.count <= own else "bold", facts)

    never = Bid("temps_mort", 14)
    scene.ask("bid", Rule.BID, Bid("temps_mort", own + 1), bold, [never], own=own)
    scene.play(
        (VIOLET, Bid("angle_mort", 5)),
        (BASIL, Bid("ivre_mort", 6)),
        (IRIS, Bid("mort_de_rire", 6)),
    )

    def enough(move: Move) -> Refusal | None:
        if isinstance(move, Denounce):
            return Refusal(Rule.DENOUNCE, "later")
        if not isinstance(move, Bid) or move.count > 7:
            return None
        return Refusal(Rule.RAISE, "same" if move.count == 6 else "higher")

    lower: list[Move] = [Bid("ivre_mort", 6), Bid("nature_morte", 6), Bid("angle_mort", 5)]
    scene.ask("raise", Rule.RAISE, Bid("temps_mort", 6), enough, lower)
    scene.play((VIOLET, Bid("ivre_mort", 7)))


def _taking_sides(scene: Evening) -> None:
    """A look at two hands, and a fist that knows why."""

    def pair(move: Move) -> Refusal | None:
        return Refusal(Rule.INVESTIGATE, "both") if isinstance(move, Investigate) else None

    scene.ask("look", Rule.INVESTIGATE, Investigate((VIOLET, BASIL)), pair)
    scene.play((BASIL, Denounce()), (IRIS, Vote(True)))

    seen = {seat: on_card(TOPS[seat][0], "ivre_mort") for seat in (PUPIL, VIOLET, BASIL)}
    facts: Facts = {"seen": sum(seen.values()), "most": sum(seen.values()) + 4}
    scene.ask(
        "vote", Rule.THUMBS, Vote(False), lambda _: Refusal(Rule.THUMBS, "seen", facts), count=7
    )
    hand, pile = scene.state.hands[PUPIL], scene.state.piles[PUPIL]
    left = len(hand) + len(pile)
    scene.show(
        "left",
        Rule.CARDS_GO,
        "number",
        (
            LessonChoice(number=left - 1, hint=Refusal(Rule.CARDS_GO, "hand")),
            LessonChoice(number=left, right=True),
            LessonChoice(number=left + 1, hint=Refusal(Rule.CARDS_GO, "gone")),
        ),
        total=scene.state.inquests[-1].total,
    )


def _denouncing(scene: Evening) -> None:
    """Somebody goes too far."""
    scene.play((IRIS, Bid("temps_mort", 8)))

    def further(move: Move) -> Refusal | None:
        if isinstance(move, Bid) and move.count <= 9:
            return Refusal(Rule.DENOUNCE, "further")
        return None

    scene.ask("denounce", Rule.DENOUNCE, Denounce(), further, count=8)
    scene.play((VIOLET, Vote(False)), (BASIL, Vote(True)))
    scene.show("end", Rule.WIN, "nothing")


LESSON = Lesson(LEICH, Evening, _bidding, _taking_sides, _denouncing)
