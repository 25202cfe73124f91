/** Niagara for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { View } from './river';
import { filledWith } from './won';

const niagara: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  figures: { '4.1': () => import('./figures/Round.svelte') },
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  won: (view, result) => filledWith(view as View, result),
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default niagara;
