/** Nizza for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { View } from './bay';

const nizza: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  figures: {
    '1.2': () => import('./figures/Faces.svelte'),
    '3.2': () => import('./figures/Swing.svelte'),
    '3.5': () => import('./figures/Fall.svelte'),
  },
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default nizza;
