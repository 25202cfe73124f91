/** What one seat alone was told: it stands nowhere on the screen unless its reader holds a button. */

import type { Looked, Met } from '../../gen/casanova';
import type { Event, View } from './venice';

const PRIVATE: readonly Event['kind'][] = ['figures_seen', 'answer_noted', 'round_seen'];

/** Whether an event tells what others in the room may not read. */
export function isPrivate({ kind }: Event): boolean {
  return PRIVATE.includes(kind);
}

/** Figures that were looked under, and which of them is Casanova. */
export interface Sight {
  spots: readonly number[];
  /** The spot, or null if he is none of them. */
  found: number | null;
}

export function sightOf(entry: Met | Looked): Sight | null {
  if (entry.found === null) return null;
  if (entry.kind === 'looked')
    return { spots: entry.spots, found: entry.found < 0 ? null : entry.found };
  const found = { own: entry.seat, other: entry.spot, neither: null }[entry.found];
  return { spots: [entry.seat, entry.spot], found };
}

/** What the reader sees in this turn: both figures of a meeting, or all at the moli. */
export function sightNow(view: View): Sight | null {
  const { phase, seat, log, round } = view;
  if (seat === null || !('seat' in phase) || phase.seat !== seat) return null;
  const last = log.findLast((entry) => entry.seat === seat);
  if (last === undefined || last.kind === 'shown' || last.round !== round) return null;
  if (phase.kind === 'deciding') return last.kind === 'met' ? sightOf(last) : null;
  return phase.kind === 'sailing' && phase.looked && last.kind === 'looked' ? sightOf(last) : null;
}
