/**
 * How likely a bid is to be good, by counting alone.
 *
 * Every card that the reader cannot place is as likely to lie in one unseen place as in any other.
 * What the others' bids may tell about their cards is left out: that is for the reader to judge.
 */

import { CORPSES, FACES, knownInHands, showing, type Corpse, type View } from './table';

/** chances[corpse][n]: how likely it is that the corpse shows at least n times, from 0 to 1. */
export type Chances = Record<Corpse, number[]>;

export function chancesOf(view: View): Chances {
  const pairs = secretPairs(view);
  const pool = unplaced(view, cardsOf(pairs));
  const hidden = view.hands.flat().filter((card) => card === null).length - pairs.length;
  const known = knownInHands(view);
  const each = CORPSES.map((corpse) => {
    const count = (card: number) => showing(card, corpse);
    let spread = [1];
    for (const { cards } of pairs) spread = folded(spread, mixed(cards.map(count)));
    spread = folded(spread, drawn(pool.map(count), hidden));
    const sure = known.reduce((sum, card) => sum + count(card), 0);
    return [corpse, atLeast([...Array<number>(sure).fill(0), ...spread])] as const;
  });
  return Object.fromEntries(each) as Chances;
}

/** Two cards, of which this seat still holds the one and has parted with the other. */
export interface Pair {
  seat: number;
  cards: number[];
}

/** Among three: whose hand still holds one of the two cards that they showed, and which two. */
export function secretPairs(view: View): Pair[] {
  const last = view.inquests.at(-1);
  if (view.options.seats > 3 || last === undefined) return [];
  return last.hands.flatMap((cards, seat) => {
    const hand = view.hands[seat]!;
    const open = !hand.includes(null) || cards.some((card) => hand.includes(card));
    return cards.length !== 2 || open ? [] : [{ seat, cards }];
  });
}

export function cardsOf(pairs: readonly Pair[]): number[] {
  return pairs.flatMap(({ cards }) => cards);
}

/** The cards of which the reader does not know where they are. */
export function unplaced(view: View, besides: readonly number[] = []): number[] {
  const rows = [...view.hands, ...view.piles, ...view.discards, view.aside, besides];
  const placed = new Set(rows.flat());
  return FACES.map((_, card) => card).filter((card) => !placed.has(card));
}

/** One of these counts, each as likely as the other. */
function mixed(counts: readonly number[]): number[] {
  const spread = Array<number>(Math.max(...counts) + 1).fill(0);
  for (const count of counts) spread[count]! += 1 / counts.length;
  return spread;
}

/** The sum of so many cards drawn from these counts, without putting any back. */
function drawn(counts: readonly number[], cards: number): number[] {
  const most = 4 * cards + 1;
  // ways[k][s]: so many choices of k cards show the corpse s times.
  const ways = Array.from({ length: cards + 1 }, () => Array<number>(most).fill(0));
  ways[0]![0] = 1;
  for (const count of counts) {
    for (let k = cards; k > 0; k -= 1) {
      for (let sum = most - 1; sum >= count; sum -= 1) ways[k]![sum]! += ways[k - 1]![sum - count]!;
    }
  }
  const all = ways[cards]!.reduce((sum, each) => sum + each, 0);
  return all === 0 ? [1] : ways[cards]!.map((each) => each / all);
}

function folded(one: readonly number[], two: readonly number[]): number[] {
  const both = Array<number>(one.length + two.length - 1).fill(0);
  for (const [a, p] of one.entries()) for (const [b, q] of two.entries()) both[a + b]! += p * q;
  return both;
}

function atLeast(spread: readonly number[]): number[] {
  let rest = 0;
  const tail = spread.toReversed().map((each) => (rest += each));
  // What is certain is said to be certain, and not nearly so.
  return tail.toReversed().map((each) => (each > 1 - 1e-9 ? 1 : each));
}

/** In whole percent; only what is certain is called so. */
export function percent(chance: number | undefined): string {
  if (!chance) return '0';
  if (chance === 1) return '100';
  if (chance < 0.01) return '<1';
  return String(Math.min(99, Math.round(chance * 100)));
}
