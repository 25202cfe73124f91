/** Which pieces the others have put since the reader's last turn, each in its player's colour. */

import type { Event } from '../../gen/vertiges';
import { CUFFS } from './table';

/** So that it is seen beside wood, and does not shout. */
const FAINT = 'b3';

export function trail(events: readonly Event[]): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const event of events)
    if (event.kind === 'piece_put' || event.kind === 'tower_started')
      found.set(event.piece, CUFFS[event.seat]! + FAINT);
  return found;
}
