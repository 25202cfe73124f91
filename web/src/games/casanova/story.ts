/** Casanova's log: gondolas, steps, masks and looks. */

import type { GameStory } from '../../contract/story';
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

const story: GameStory = {
  colours: ['#d6332f', '#f2c21b', '#1f9a5f', '#2f7fe0', '#a557d8'],
  quiet: ['turn_began', 'necklaces_handled'] satisfies Event['kind'][],
  turning: ['game_ended', 'jewel_left', 'figure_shown', 'ladies_met'] satisfies Event['kind'][],
  mark: (event: Event) => SIGNS[event.kind] ?? null,
};

export default story;
