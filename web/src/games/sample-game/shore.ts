/** What there is: the types that Python wrote for us, and the few constants that a picture needs. */

import type { Choose, Event, Move, View } from '../../gen/sample-game';

export type { Event, Move, View };
export type Place = Choose['place'];

/** From the sea to the land, as they lie in the picture. */
export const PLACES: readonly Place[] = ['reef', 'bank', 'beach'];

/** The shells that lie there; on the beach, for each who comes. */
export const SHELLS: Readonly<Record<Place, number>> = { reef: 6, bank: 4, beach: 1 };

export const DICE: readonly number[] = [1, 2, 3, 4, 5, 6];

/** How many of the places a wave floods, from the sea. */
export function reach(die: number): number {
  if (die === 6) return 2;
  return die > 3 ? 1 : 0;
}
