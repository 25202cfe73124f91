/** What is staged for a reader: looks under their own cloak, and what they alone have found. */

import type { Staged } from '../kit/motion/moment.svelte';
import { MARKS } from '../kit/marks';
import type { Voice } from '../../i18n/voice';
import { foundBy } from './progress';
import type { Event, View } from './venice';

/** That somebody looked under the reader's cloak: all could see it, and it is about them. */
export function lookedAt(
  event: Event,
  seat: number | null,
  before: View,
  open: boolean,
  words: Voice,
): Staged | null {
  if (event.kind !== 'ladies_met' || seat === null || event.rival !== seat) return null;
  const mine = foundBy(before);
  // That he was there is the reader's own knowledge: it is said only where nothing is covered.
  const carried = open && mine?.spot === seat && mine.sure;
  const key = carried ? 'moment-perhaps-robbed' : 'moment-looked-at';
  return { text: words.say(key, { seat: event.seat }), mark: MARKS.eye, tone: 'red' };
}

/** What the reader alone has just learnt or done; said only where nothing is covered. */
export function ownSecret(
  events: readonly Event[],
  seat: number | null,
  view: View,
  words: Voice,
): Staged | null {
  const gold = (key: string): Staged => ({ text: words.say(key), mark: MARKS.mask, tone: 'gold' });
  for (const event of events.toReversed()) {
    if (event.kind === 'figures_seen' && event.seat === seat) {
      if (event.found === 'other') return gold('moment-found');
      if (event.found === 'own') return gold('moment-still-yours');
    }
    if (event.kind === 'round_seen' && event.seat === seat && event.found !== null)
      return gold(event.found === seat ? 'moment-still-yours' : 'moment-found');
    if (event.kind === 'answer_noted' && event.seat === seat && event.exchanged) {
      const met = view.log.findLast((entry) => entry.kind === 'met' && entry.seat === seat);
      if (met?.kind !== 'met') continue;
      if (met.found === 'other') return gold('moment-stolen');
      if (met.found === 'own') return { ...gold('moment-given-away'), tone: 'red' };
    }
  }
  return null;
}
