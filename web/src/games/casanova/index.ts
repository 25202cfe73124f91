/** Casanova for the browser. */

import { boardOf, type GameModule } from '../kit/module';
import type { Event, View } from './venice';

const casanova: GameModule = {
  board: () => boardOf(import('./Board.svelte')),
  picture: () => import('./Picture.svelte'),
  figures: { '3.1': () => import('./figures/Meeting.svelte') },
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  epilogue: [
    'casanova_began_aboard',
    'casanova_began_in_theatre',
    'casanova_changed_gondola',
    'casanova_changed_at_theatre',
  ] satisfies Event['kind'][],
  story: () => import('./story'),
  draws: () => import('./draws'),
};

export default casanova;
