/** Vertiges for the browser. */

import type { Component } from 'svelte';
import type { BoardProps } from '../../contract/board';
import type { GameModule } from '../kit/module';
import type { View } from './table';

const vertiges: GameModule = {
  // The shell hands on what the house sent without looking into it; the types meet again here.
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
  picture: () => import('./Picture.svelte'),
  figures: { '2.2': () => import('./Figures.svelte') },
  lesson: () => import('./lesson'),
  alone: true,
  turn: (view) => (view as View).turn,
  draws: () => import('./draws'),
};

export default vertiges;
