/** What the others did between the reader's last turn and this one, to be marked on the board. */

import type { Told } from '../../gen/wire';
import { about } from '../../story/story';

/**
 * It stays through the reader's own turn, whatever that begins with: a throw of dice, a turn that is
 * announced. A line is its doer's whose deed it begins with: what follows by itself parts nothing.
 */
export function trailOf(told: readonly Told[], seat: number | null): unknown[] {
  if (seat === null) return [];
  const seats = told.map(({ event }) => about(event).seat);
  const other = (each: number | null | undefined) => each !== null && each !== seat;
  const last = seats.findLastIndex(other);
  const begins = (index: number) => told[index]?.at !== told[index - 1]?.at;
  const own = seats.findLastIndex((each, index) => index < last && each === seat && begins(index));
  return told
    .slice(own + 1, last + 1)
    .filter((_, index) => other(seats[own + 1 + index]))
    .map(({ event }) => event);
}
