/** What the notebook says: all that the reader could remember, sorted by where it lies. */

import { cardsOf, type Pair, secretPairs, unplaced } from './odds';
import { CORPSES, type Corpse, showing, type View } from './table';

export interface Notes {
  /** The cards of which nobody told the reader anything. */
  unseen: number[];
  /** How often each corpse shows on those. */
  tally: { corpse: Corpse; count: number }[];
  /** Among three: one of each two is still in that hand, and the other is gone. */
  pairs: Pair[];
}

export function notesOf(view: View): Notes {
  const pairs = secretPairs(view);
  const unseen = unplaced(view, cardsOf(pairs));
  const row = view.row.length > 0 ? view.row : CORPSES;
  const tally = row.map((corpse) => ({
    corpse,
    count: unseen.reduce((sum, card) => sum + showing(card, corpse), 0),
  }));
  return { unseen, tally, pairs };
}

/** The number of the round that an inquest ended. */
export function roundOf(view: View, index: number): number {
  const ended = view.phase.kind === 'changing' || view.phase.kind === 'over';
  const last = ended ? view.round : view.round - 1;
  return last - (view.inquests.length - 1 - index);
}
