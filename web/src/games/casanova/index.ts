/** Casanova for the browser. */

import type { Component } from 'svelte';
import type { BoardProps } from '../../contract/board';
import type { GameModule } from '../kit/module';
import type { Event, View } from './venice';

const casanova: GameModule = {
  // The shell hands on what the house sent without looking into it; the types meet again here.
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
  picture: () => import('./Picture.svelte'),
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  epilogue: [
    'casanova_began_aboard',
    'casanova_began_in_theatre',
    'casanova_changed_gondola',
    'casanova_changed_at_theatre',
  ] satisfies Event['kind'][],
  draws: () => import('./draws'),
};

export default casanova;
