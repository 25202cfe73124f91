/** Sample Game for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { View } from './shore';

const module: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).tide,
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default module;
