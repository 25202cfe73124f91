/** Views and moves that tests of the board begin with, and the board that shows them. */

import { cleanup, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import english from '$house/games/casanova/messages.en.ftl?raw';
import { onTable } from '../../testing/boards';
import { wordsOf } from '../../testing/wordsCases';
import Board from './Board.svelte';
import { first, RECORDED } from './recorded';
import type { Dock, Move, View } from './venice';

export const { voice, names, show } = onTable(Board, english, wordsOf('casanova').en);

export const sailing = RECORDED.find(({ moves }) => moves.some(({ kind }) => kind === 'glide'))!;
export const at = (dock: Dock, empties: Dock[]): View => ({
  ...sailing.after,
  phase: { kind: 'sailing', seat: 0, points: 2, stayed: false, met: [], looked: false },
  ladies: sailing.after.ladies.with(0, dock),
  empties,
});
export const view = at('San Marcuola', ['Ca’ d’Oro', 'Madonna dell’Orto']);
export const own: Move = { kind: 'glide', start: 'San Marcuola', to: 'Misericordia' };
export const empty: Move = { kind: 'glide', start: 'Ca’ d’Oro', to: 'Rialto' };
export const walk: Move = { kind: 'walk' };
export const end: Move = { kind: 'end_turn' };
export const moves: Move[] = [own, empty, walk, end];

export const deciding = first('figures_seen').after;
export const answers: Move[] = [
  { kind: 'decide', exchange: false },
  { kind: 'decide', exchange: true },
];
/** The same meeting, had something else been seen. */
export const had = (found: 'own' | 'other' | 'neither'): View => ({
  ...deciding,
  log: deciding.log.map((entry, index) =>
    entry.kind === 'met' && index === deciding.log.length - 1 ? { ...entry, found } : entry,
  ),
  notebook: deciding.notebook.map((note) => ({ ...note, saw: found === 'own' })),
});

export const map = () => within(screen.getByRole('group', { name: 'Venice' }));
export const deed = (said: string, move: Move) => `${said}: ${voice.move(move)}`;

/** A board has thousands of elements, and the machine may be busy. */
export function prepare(): void {
  vi.setConfig({ testTimeout: 30_000 });
  beforeEach(() => {
    Element.prototype.animate = vi.fn(() => ({ cancel: () => {} }) as unknown as Animation);
  });
  afterEach(cleanup);
}
