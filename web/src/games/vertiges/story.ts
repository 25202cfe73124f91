/** Vertiges' log: wood that is put, and wood that falls. */

import type { GameStory } from '../../contract/story';
import type { Event } from '../../gen/vertiges';
import { MARKS } from '../kit/marks';
import { CUFFS } from './table';

const SIGNS: Partial<Record<Event['kind'], { path: string; colour: string }>> = {
  piece_put: { path: MARKS.block, colour: '#a8743c' },
  tower_started: { path: MARKS.block, colour: '#6b4a31' },
  tower_lifted: { path: MARKS.hand, colour: '#a8743c' },
  zapped: { path: MARKS.bolt, colour: '#c8901a' },
  zap_missed: { path: MARKS.bolt, colour: '#8a94a0' },
  pieces_fell: { path: MARKS.fall, colour: '#c0392b' },
  points_scored: { path: MARKS.star, colour: '#c8901a' },
  fitting_caught: { path: MARKS.finger, colour: '#c0392b' },
  second_tower_caught: { path: MARKS.finger, colour: '#c0392b' },
  idleness_caught: { path: MARKS.finger, colour: '#c0392b' },
  protest_rejected: { path: MARKS.finger, colour: '#8a94a0' },
  game_won: { path: MARKS.crown, colour: '#c8901a' },
  win_shared: { path: MARKS.crown, colour: '#c8901a' },
};

const story: GameStory = {
  colours: CUFFS,
  quiet: ['turn_began', 'piece_taken', 'hand_refilled', 'hand_drawn'] satisfies Event['kind'][],
  turning: [
    'pieces_fell',
    'zapped',
    'fitting_caught',
    'second_tower_caught',
    'idleness_caught',
  ] satisfies Event['kind'][],
  mark: (event: Event) => SIGNS[event.kind] ?? null,
};

export default story;
