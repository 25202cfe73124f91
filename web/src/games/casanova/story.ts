/** Casanova's log: gondolas, steps, masks and looks. */

import type { GameStory } from '../../contract/story';
import type { Told } from '../../gen/wire';
import { MARKS } from '../kit/marks';
import type { Event } from './venice';

const SIGNS: Partial<Record<Event['kind'], { path: string; colour: string }>> = {
  lady_glided: { path: MARKS.boat, colour: '#2f5f8f' },
  empty_glided: { path: MARKS.boat, colour: '#8a94a0' },
  lady_walked: { path: MARKS.steps, colour: '#a8743c' },
  ladies_met: { path: MARKS.mask, colour: '#8a2a45' },
  theatre_called: { path: MARKS.mask, colour: '#5a2a8a' },
  looked_round: { path: MARKS.eye, colour: '#8a5a00' },
  jewel_left: { path: MARKS.gem, colour: '#c02f55' },
  figure_shown: { path: MARKS.mask, colour: '#c8901a' },
  game_ended: { path: MARKS.crown, colour: '#c8901a' },
};

/** Who took him last, which nobody else saw; at the meeting where it was done. */
function lastTaken(told: readonly Told[]): Told | null {
  const events = told.map(({ at, event }) => ({ at, event: event as Event }));
  const last = events.findLast(
    ({ event }) =>
      (event.kind === 'casanova_changed_gondola' || event.kind === 'casanova_changed_at_theatre') &&
      event.taken,
  );
  if (last === undefined || !('round' in last.event) || !('seat' in last.event)) return null;
  const { round, seat } = last.event;
  let now = 0;
  for (const { at, event } of events) {
    if (event.kind === 'turn_began') now = event.round;
    const there = event.kind === 'ladies_met' || event.kind === 'theatre_called';
    if (there && now === round && event.seat === seat) return { at, event: last.event };
  }
  return null;
}

const story: GameStory = {
  colours: ['#d6332f', '#f2c21b', '#1f9a5f', '#2f7fe0', '#a557d8'],
  quiet: ['gondola_moored', 'turn_began', 'necklaces_handled'] satisfies Event['kind'][],
  turning: ['game_ended', 'jewel_left', 'figure_shown', 'ladies_met'] satisfies Event['kind'][],
  decisive: lastTaken,
  mark: (event: Event) => SIGNS[event.kind] ?? null,
};

export default story;
