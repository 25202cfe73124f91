/** Nizza for the browser. */

import type { Component } from 'svelte';
import type { BoardProps } from '../../contract/board';
import type { GameModule } from '../kit/module';
import type { View } from './bay';

const nizza: GameModule = {
  // The shell hands on what the house sent without looking into it; the types meet again here.
  board: () => import('./Board.svelte') as unknown as Promise<{ default: Component<BoardProps> }>,
  picture: () => import('./Picture.svelte'),
  lesson: () => import('./lesson'),
  turn: (view) => (view as View).round,
  draws: () => import('./draws'),
};

export default nizza;
