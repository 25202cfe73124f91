/** The moves that the house offers, sorted by what one touches to make them. No rules here. */

import type {
  Bid,
  Denounce,
  Discard,
  Exchange,
  Investigate,
  Keep,
  Tuck,
  Vote,
} from '../../gen/nimms-leich';
import type { Corpse, Move } from './table';

export interface Offers {
  bids: Bid[];
  denounce: Denounce | null;
  looks: Investigate[];
  votes: Vote[];
  /** What can be done with a card of one's hand. */
  cards: Map<number, Discard | Tuck | Exchange>;
  keep: Keep | null;
}

export function offersOf(moves: readonly Move[]): Offers {
  const offers: Offers = {
    bids: [],
    denounce: null,
    looks: [],
    votes: [],
    cards: new Map(),
    keep: null,
  };
  for (const move of moves) {
    if (move.kind === 'bid') offers.bids.push(move);
    else if (move.kind === 'denounce') offers.denounce = move;
    else if (move.kind === 'investigate') offers.looks.push(move);
    else if (move.kind === 'vote') offers.votes.push(move);
    else if (move.kind === 'keep') offers.keep = move;
    else if ('card' in move) offers.cards.set(move.card, move);
  }
  return offers;
}

export function bidOf(offers: Offers, corpse: Corpse, count: number): Bid | null {
  return offers.bids.find((bid) => bid.corpse === corpse && bid.count === count) ?? null;
}

/** The numbers that the ladder has rungs for, from the last bid up. */
export function rungs(offers: Offers, last: number | undefined, most: number): number[] {
  const counts = offers.bids.map(({ count }) => count);
  const lowest = Math.min(last ?? 1, ...counts);
  const highest = Math.max(most, ...counts);
  return Array.from({ length: Math.max(0, highest - lowest + 1) }, (_, step) => lowest + step);
}

const same = (one: readonly number[], two: readonly number[]) =>
  one.length === two.length && one.every((each) => two.includes(each));
const within = (one: readonly number[], two: readonly number[]) =>
  one.every((each) => two.includes(each));

/** The token's errand that is exactly about these opponents. */
export function lookOf(offers: Offers, chosen: readonly number[]): Investigate | null {
  return offers.looks.find(({ opponents }) => same(opponents, chosen)) ?? null;
}

/** Whether somebody can be chosen besides those who are chosen already, or taken back. */
export function takes(offers: Offers, chosen: readonly number[], seat: number): boolean {
  if (chosen.includes(seat)) return true;
  return offers.looks.some(({ opponents }) => within([...chosen, seat], opponents));
}

/** Who is chosen after a touch: taken back, or added. Nobody goes because another one came. */
export function touched(offers: Offers, chosen: readonly number[], seat: number): number[] {
  if (chosen.includes(seat)) return chosen.filter((each) => each !== seat);
  return takes(offers, chosen, seat) ? [...chosen, seat] : [...chosen];
}
