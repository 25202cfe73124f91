/** Nimm's Leich! for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { View } from './table';

const nimmsLeich: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default nimmsLeich;
