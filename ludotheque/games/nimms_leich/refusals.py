"""Every "no" of Nimm's Leich!, with its clause and the facts, as a person would ask for them."""

from __future__ import annotations

from ludotheque.core.game import NATURE, Refusal, Seat

from .bidding import height, lots, most
from .deck import CARDS
from .model import (
    CORPSES,
    Bid,
    Bidding,
    Deal,
    Dealing,
    Denounce,
    Discard,
    DrawLots,
    Exchange,
    Investigate,
    Keep,
    Looking,
    Move,
    Over,
    Replacement,
    Replacing,
    Rule,
    State,
    Tuck,
    Vote,
    Voting,
)
from .replacing import replacements


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    if isinstance(state.phase, Over):
        return Refusal(Rule.WIN, "game_over")
    if seat == NATURE:
        return _nature(state, move)
    if seat not in range(state.options.seats):
        return Refusal(Rule.PLAYERS, "no_such_seat", {"seat": seat})
    if isinstance(move, Deal):
        return Refusal(Rule.PILES, "nature_deals")
    if isinstance(move, DrawLots):
        return Refusal(Rule.LOT, "nature_draws_lots")
    match state.phase:
        case Dealing():
            return Refusal(Rule.PILES, "deal_first")
        case Looking():
            return Refusal(Rule.LOT, "lots_first")
    match move:
        case Bid():
            return _turn(state, seat, Rule.TURN) or _bid(state, move)
        case Denounce():
            return _turn(state, seat, Rule.DENOUNCE) or _denounce(state)
        case Investigate():
            return _investigate(state, seat, move)
        case Vote():
            return _vote(state, seat)
        case Discard() | Tuck() | Keep() | Exchange():
            return _replace(state, seat, move)


def _nature(state: State, move: Move) -> Refusal | None:
    match move:
        case Deal():
            return _deal(state, move)
        case DrawLots(places=places):
            return _lots(state, places)
        case _:
            return Refusal(Rule.PLAYERS, "nature_is_no_player")


def _deal(state: State, move: Deal) -> Refusal | None:
    if not isinstance(state.phase, Dealing):
        return Refusal(Rule.PILES, "cards_are_dealt")
    if sorted(move.row) != sorted(CORPSES):
        return Refusal(Rule.ROW, "wrong_row")
    if tuple(sorted(move.cards)) != CARDS:
        return Refusal(Rule.CARDS, "wrong_cards")
    if move.dealer not in range(state.options.seats):
        return Refusal(Rule.OPENER, "no_such_dealer", {"seats": state.options.seats})
    return None


def _lots(state: State, places: tuple[int, ...]) -> Refusal | None:
    if not isinstance(state.phase, Looking):
        return Refusal(Rule.LOT, "no_lots_now")
    drawn = lots(state, state.phase.opponents)
    if len(places) != len(drawn) or any(
        place not in range(1 + lot) for place, lot in zip(places, drawn, strict=True)
    ):
        return Refusal(Rule.LOT, "wrong_lots")
    return None


def _turn(state: State, seat: Seat, rule: Rule) -> Refusal | None:
    """Bidding and denouncing are for whoever's turn it is."""
    match state.phase:
        case Bidding(seat=turn):
            return None if turn == seat else Refusal(rule, "not_your_turn", {"turn": turn})
        case Voting():
            return Refusal(Rule.THUMBS, "thumbs_first")
        case _:
            return Refusal(Rule.CHOSEN_TOGETHER, "replace_first")


def _bid(state: State, move: Bid) -> Refusal | None:
    if move.count < 1:
        return Refusal(Rule.BID, "at_least_one")
    limit = most(state)
    if move.count > limit:
        facts: dict[str, int | str] = {"cards": sum(map(len, state.hands)), "most": limit}
        return Refusal(Rule.NEVER_SHOWN, "never_so_many", facts)
    if state.bids:
        last = state.bids[-1]
        if height(state.row, move) <= height(state.row, last):
            facts = {"corpse": last.corpse, "count": last.count}
            return Refusal(Rule.RAISE, "not_a_raise", facts)
    return None


def _denounce(state: State) -> Refusal | None:
    return None if state.bids else Refusal(Rule.MUST_BID, "nothing_to_denounce")


def _investigate(state: State, seat: Seat, move: Investigate) -> Refusal | None:
    if not isinstance(state.phase, Bidding):
        return Refusal(Rule.TOO_LATE, "too_late_for_tokens")
    if not state.tokens[seat]:
        return Refusal(Rule.TWO_TOKENS, "no_token_left")
    named = move.opponents
    for other in named:
        if other not in range(state.options.seats):
            return Refusal(Rule.INVESTIGATE, "no_such_opponent", {"seat": other})
    if seat in named:
        return Refusal(Rule.INVESTIGATE, "own_card")
    if len(named) == 1 and state.options.seats == 3:
        if len(state.hands[named[0]]) < 2:
            return Refusal(Rule.BOTH_OF_ONE, "only_one_card_there", {"owner": named[0]})
        return None
    if len(set(named)) != 2 or len(named) != 2:
        return Refusal(Rule.INVESTIGATE, "two_opponents")
    return None


def _vote(state: State, seat: Seat) -> Refusal | None:
    phase = state.phase
    if not isinstance(phase, Voting):
        return Refusal(Rule.THUMBS, "nothing_to_vote_on")
    if seat == phase.denouncer:
        return Refusal(Rule.THUMBS, "denouncer_has_no_thumb")
    if seat == state.bids[-1].seat:
        return Refusal(Rule.THUMBS, "bidder_has_a_thumb")
    if phase.thumbs[seat] is not None:
        return Refusal(Rule.THUMBS, "already_decided")
    return None


def _replace(state: State, seat: Seat, move: Replacement) -> Refusal | None:
    phase = state.phase
    if state.options.seats > 3:
        return Refusal(Rule.CARDS_GO, "no_choice_of_cards")
    if not isinstance(phase, Replacing):
        return Refusal(Rule.CHOSEN_TOGETHER, "nothing_to_replace")
    if phase.choices[seat] is not None:
        return Refusal(Rule.CHOSEN_TOGETHER, "already_replaced")
    if phase.winners[seat]:
        if not isinstance(move, Discard):
            return Refusal(Rule.WINNER_CHOOSES, "winner_discards")
    elif state.piles[seat]:
        if not isinstance(move, Tuck):
            return Refusal(Rule.LOSER_CHOOSES, "loser_tucks")
    elif not isinstance(move, Keep | Exchange):
        return Refusal(Rule.EXCHANGE, "keep_or_exchange")
    if move not in replacements(state, seat):
        return Refusal(Rule.TWO_IN_HAND, "not_in_hand")
    return None
