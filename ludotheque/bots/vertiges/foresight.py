"""To the end of one's turn, and through the next player's, whose hand lies open (ruling R2).

Whoever finds no place for a piece may not zap (5.3): what a turn is worth depends on the tops that
it leaves, and on what the next hand can make of them. Positions are towers of pieces as they would
stand if all sat; what stands askew already is as it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from ludotheque.core.game import Seat
from ludotheque.games.vertiges.model import Lift, PieceId, State, Tower
from ludotheque.games.vertiges.pieces import HANDED, PIECES, fits
from ludotheque.games.vertiges.poses import HALF_TURN, seen_from, wrapped
from ludotheque.games.vertiges.towers import LEANING, shows_cut, takes
from ludotheque.games.vertiges.turns import stock

from .odds import DEGREES, TOPPLES, Odds, Part
from .plans import BeginTower, Plan, Stack, Stop
from .weigh import LOST, PUT, SHED, STAR

REPLY = 0.8
"""Of what the next player can make of the towers, so much is held against whoever leaves them."""
BREADTH = (4, 2, 1)
"""How many ways to go on are followed, by how many pieces were put in thought."""
TRIED = 4
"""ZAPs that are followed, of those that one could make."""

Towers: TypeAlias = tuple[Tower, ...]
PieceIds: TypeAlias = tuple[PieceId, ...]


class Carried(NamedTuple):
    """A ZAP in thought: the upper part of one tower, from a level on, on top of another."""

    gain: float
    """What it brings on the average."""
    start: Tower
    at: int
    end: Tower
    sits: float


class Foresight:
    """What the plans of one seat are worth, in one position."""

    def __init__(self, state: State, seat: Seat, odds: Odds) -> None:
        self.state, self.seat, self.odds = state, seat, odds
        follower = (seat - 1) % state.options.seats
        self.next_hand = () if follower == seat else state.hands[follower]
        self.poses = {pose.piece: pose for pose in state.poses}
        self.lifts: dict[tuple[Tower, Tower], tuple[Carried, ...]] = {}
        self.replies: dict[frozenset[Tower], float] = {}
        self.values: dict[tuple[frozenset[Tower], PieceIds], float] = {}

    def worth(self, plan: Plan) -> float:
        towers, hand = self.state.towers, self.state.hands[self.seat]
        match plan:
            case Stack(piece=piece, onto=onto):
                tower = next(tower for tower in towers if tower[-1] == onto)
                return self._stacked(towers, hand, piece, tower, 0)
            case BeginTower(piece=piece):
                begun, left = (*towers, (piece,)), _without(hand, piece)
                # The first tower is built on in the same turn.
                return PUT + (self._ended(begun) if towers else self._rest(begun, left, 0))
            case Lift():
                return self._zapped(towers, self._carried(*self._way(plan)))
            case Stop():
                return self._ended(towers)

    def zap(self, lift: Lift, sits: float) -> float:
        """What a ZAP is worth, if it comes over whole so often."""
        return self._zapped(self.state.towers, self._weighed(*self._way(lift), sits))

    def _way(self, lift: Lift) -> tuple[Tower, int, Tower]:
        towers = self.state.towers
        start = next(tower for tower in towers if lift.piece in tower)
        end = next(tower for tower in towers if tower[-1] == lift.onto)
        return start, start.index(lift.piece), end

    def _rest(self, towers: Towers, hand: PieceIds, depth: int) -> float:
        """Of a turn, once something was put."""
        key = frozenset(towers), hand
        known = self.values.get(key)
        if known is not None:
            return known
        if not hand and not stock(self.state, self.seat):
            value = self._left_over()
        else:
            ways = [*self._stacks(towers, hand)]
            found = [] if ways else [self._ended(towers)]
            lifts = sorted(self._zaps(towers), reverse=True)[:TRIED]
            found += [self._zapped(towers, lift) for lift in lifts]
            breadth = BREADTH[min(depth, len(BREADTH) - 1)]
            if len(ways) > breadth:
                ways.sort(key=lambda way: self._promise(towers, *way), reverse=True)
            for piece, tower in ways[:breadth]:
                found.append(self._stacked(towers, hand, piece, tower, depth + 1))
            value = max(found)
        self.values[key] = value
        return value

    def _left_over(self) -> float:
        """The last piece ends the game (6.1), and what the others have left counts (6.2)."""
        state, others = self.state, 0
        for seat, hand in enumerate(state.hands):
            if seat != self.seat:
                others += len(hand) + len(state.piles[seat])
        return float(others)

    def _stacked(
        self, towers: Towers, hand: PieceIds, piece: PieceId, tower: Tower, depth: int
    ) -> float:
        stands = self.odds.stands(len(tower), shows_cut(tower))
        won = PUT + STAR * PIECES[piece].star
        won += self._rest(_grown(towers, tower, piece), _without(hand, piece), depth)
        # What does not sit and makes nothing fall is tried again.
        lost = 1 + LOST * len(tower) - self._ended(towers)
        return stands * won - (1 - stands) * lost

    def _zapped(self, towers: Towers, lift: Carried) -> float:
        part, after = lift.start[lift.at :], {lift.start: lift.start[: lift.at]}
        after[lift.end] = (*lift.end, *part)
        left = tuple(after.get(tower, tower) for tower in towers)
        return lift.gain + lift.sits * self._ended(left)

    def _ended(self, towers: Towers) -> float:
        """What it is worth to leave the towers so."""
        key = frozenset(towers)
        reply = self.replies.get(key)
        if reply is None:
            reply = self.replies[key] = self._reply(towers)
        return -REPLY * reply

    def _reply(self, towers: Towers) -> float:
        """The best that the next player can do with a piece and a ZAP, if any piece fits."""
        best = 0.0
        for piece, tower in self._stacks(towers, self.next_hand):
            stands = self.odds.stands(len(tower), shows_cut(tower))
            best = max(best, stands * (PUT + self._promise(towers, piece, tower)))
        return best

    def _promise(self, towers: Towers, piece: PieceId, tower: Tower) -> float:
        """The best ZAP once a piece is on this tower."""
        best = 0.0
        for lift in self._zaps(_grown(towers, tower, piece)):
            best = max(best, lift.gain)
        return best

    def _stacks(self, towers: Towers, hand: PieceIds) -> Iterator[tuple[PieceId, Tower]]:
        """What fits; pieces that are alike are tried once."""
        seen: set[tuple[str, bool, Tower]] = set()
        for tower in towers:
            if self._lean(tower) > LEANING:
                continue
            for piece in hand:
                alike = PIECES[piece].cut, PIECES[piece].star, tower
                if alike not in seen and takes(tower, piece):
                    seen.add(alike)
                    yield piece, tower

    def _zaps(self, towers: Towers) -> Iterator[Carried]:
        for end in towers:
            if shows_cut(end):
                for start in towers:
                    if start is not end:
                        yield from self._between(start, end)

    def _between(self, start: Tower, end: Tower) -> tuple[Carried, ...]:
        found = self.lifts.get((start, end))
        if found is None:
            # A joint of two cuts is under every second piece; two are lifted at least.
            levels = range(1, len(start) - 1, 2)
            fitting = [at for at in levels if self._mates(start, at, end)]
            found = tuple(self._carried(start, at, end) for at in fitting)
            self.lifts[start, end] = found
        return found

    def _mates(self, start: Tower, at: int, end: Tower) -> bool:
        cut = PIECES[start[at]].cut
        if not fits(PIECES[end[-1]].cut, cut) or self._lean(end) > LEANING:
            return False
        return cut not in HANDED or self._turned(start, at) == self._turned(end, len(end) - 1)

    def _carried(self, start: Tower, at: int, end: Tower) -> Carried:
        held = start[at:]
        cuts = [(PIECES[held[up - 1]].cut, len(held) - up) for up in range(2, len(held), 2)]
        off = max(self._askew(*pair) for pair in zip(held[::2], held[1::2], strict=False))
        part = Part(
            moved=len(held),
            below=len(start) + len(end) - len(held),
            loose=sum(cut in "SC" for cut, _ in cuts),
            bowled=sum(above for cut, above in cuts if cut == "c"),
            askew=max(0.0, off / 1000 - 6),
            lean=max(0.0, min(10.0, self._lean(end) * DEGREES) - 2),
        )
        return self._weighed(start, at, end, self.odds.zaps(part))

    @staticmethod
    def _weighed(start: Tower, at: int, end: Tower, sits: float) -> Carried:
        held = start[at:]
        points = len(held) + sum(PIECES[piece].star for piece in held)
        fallen = len(held) + SHED * (len(start) + len(end))
        return Carried(sits * points - TOPPLES * (1 - sits) * fallen, start, at, end, sits)

    def _askew(self, one: PieceId, other: PieceId) -> int:
        """How far two flat sides are off each other; what is only thought of sits straight."""
        if one not in self.poses or other not in self.poses:
            return 0
        pose = self.poses[other]
        return abs(seen_from(self.poses[one], pose.x, pose.y)[0])

    def _turned(self, tower: Tower, at: int) -> bool:
        """What is only thought of is turned as its mate is."""
        pose = self.poses.get(tower[at])
        if pose is not None:
            return pose.turned
        return at % 2 == 1 and self._turned(tower, at - 1)

    def _lean(self, tower: Tower) -> int:
        """Of the highest piece that stands there already, in microradians."""
        for piece in reversed(tower):
            pose = self.poses.get(piece)
            if pose is not None:
                return abs(wrapped(pose.angle if pose.cut_up else pose.angle + HALF_TURN))
        return 0


def _without(hand: PieceIds, piece: PieceId) -> PieceIds:
    return tuple(each for each in hand if each != piece)


def _grown(towers: Towers, tower: Tower, piece: PieceId) -> Towers:
    return tuple((*each, piece) if each is tower else each for each in towers)
