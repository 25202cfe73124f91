/** Vertiges for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { View } from './table';

const vertiges: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  figures: {
    '2.2': () => import('./figures/Cuts.svelte'),
    '3.3': () => import('./figures/Base.svelte'),
    '5.1': () => import('./figures/Zap.svelte'),
  },
  lesson: () => import('./lesson'),
  // Who tries things out is not hurried.
  alone: { tiring: 'off' },
  turn: (view) => (view as View).turn,
  won: (_, { scores }) => ({ score: Math.max(...scores) }),
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default vertiges;
