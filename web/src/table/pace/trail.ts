/** What the others did since the reader's last deed, to be marked on the board. */

import type { Told } from '../../gen/wire';
import { about } from '../../story/story';

/** A line is its doer's whose deed it begins with: what follows by itself counts for nobody. */
export function trailOf(told: readonly Told[], seat: number | null): unknown[] {
  if (seat === null) return [];
  let own = -1;
  let line = -1;
  for (const { at, event } of told) {
    if (at !== line && about(event).seat === seat) own = at;
    line = at;
  }
  return told
    .filter(({ at, event }) => at > own && about(event).seat !== seat)
    .map(({ event }) => event);
}
