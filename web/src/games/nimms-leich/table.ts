/** What lies on the table, in the words of the game's own types. */

import deck from '$house/games/nimms_leich/cards.json';
import type {
  Bid,
  Claim as AnyClaim,
  Event as AnyEvent,
  Move as AnyMove,
  View as AnyView,
} from '../../gen/nimms-leich';

export type View = AnyView;
export type Move = AnyMove;
export type Event = AnyEvent;
export type Claim = AnyClaim;
export type Corpse = Bid['corpse'];
/** A card as somebody sees it: its number, or only its back. */
export type Seen = number | null;

export const CORPSES = deck.corpses as readonly Corpse[];
/** FACES[card][corpse]: how often a corpse, by its place in `CORPSES`, shows on a card. */
export const FACES = deck.cards as readonly (readonly number[])[];

export function showing(card: number, corpse: Corpse): number {
  return FACES[card]![CORPSES.indexOf(corpse)]!;
}

/** The six figures of a card: the most frequent first, then in the order of rank. */
export function figures(card: number, row: readonly Corpse[]): Corpse[] {
  const ranked = row.length > 0 ? row : CORPSES;
  return ranked
    .toSorted((one, two) => showing(card, two) - showing(card, one))
    .flatMap((corpse) => Array.from({ length: showing(card, corpse) }, () => corpse));
}

/** The cards of all hands that the reader knows. */
export function knownInHands(view: View): number[] {
  return view.hands.flat().filter((card) => card !== null);
}

/** The others from one's left round to one's right; for a watcher, everybody. */
export function around(seats: number, seat: number | null): number[] {
  const all = Array.from({ length: seats }, (_, each) => each);
  if (seat === null) return all;
  return [...all.slice(seat + 1), ...all.slice(0, seat)];
}
