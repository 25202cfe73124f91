/** Nizza's log: dice, ropes, ladders, and who gets wet. */

import type { GameStory } from '../../contract/story';
import type { Event } from '../../gen/nizza';
import { MARKS } from '../kit/marks';

const SIGNS: Partial<Record<Event['kind'], { path: string; colour: string }>> = {
  dice_thrown: { path: MARKS.die, colour: '#8a5a00' },
  rope_hung: { path: MARKS.rope, colour: '#a8743c' },
  pawn_swung: { path: MARKS.rope, colour: '#a8743c' },
  ladder_climbed: { path: MARKS.ladder, colour: '#a8743c' },
  pawn_walked: { path: MARKS.steps, colour: '#4a6a7a' },
  pawn_pushed: { path: MARKS.push, colour: '#c0392b' },
  pawn_fell: { path: MARKS.drop, colour: '#1c7fc0' },
  water_left: { path: MARKS.up, colour: '#1c7fc0' },
  case_taken: { path: MARKS.case, colour: '#6b4a31' },
  case_lost: { path: MARKS.case, colour: '#c0392b' },
  safe_opened: { path: MARKS.gem, colour: '#c8901a' },
  helicopter_boarded: { path: MARKS.crown, colour: '#c8901a' },
  game_won: { path: MARKS.crown, colour: '#c8901a' },
};

const story: GameStory = {
  colours: ['#d8401a', '#1c5fc0', '#f5d31b', '#c55aa6', '#24262e', '#f4f1e6'],
  quiet: [
    'rope_dealt',
    'start_die_thrown',
    'start_undecided',
    'round_begun',
    'dice_kept',
    'measured',
  ] satisfies Event['kind'][],
  turning: ['safe_opened', 'case_lost', 'pawn_pushed', 'pawn_fell'] satisfies Event['kind'][],
  mark: (event: Event) => SIGNS[event.kind] ?? null,
};

export default story;
