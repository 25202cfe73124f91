import { tick } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import { hinted, moveKey } from './hinted';

const lay = { kind: 'lay', tile: 5, buy_back: null };
let stop: (() => void) | void;
afterEach(() => {
  stop?.();
  document.body.innerHTML = '';
});

function board(): HTMLElement {
  document.body.innerHTML = `<div><button data-move='${moveKey(lay)}'></button>
    <button data-move='${moveKey({ ...lay, tile: 4 })}'></button><i class="tile-5"></i></div>`;
  return document.body.firstElementChild as HTMLElement;
}
const marked = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-hinted]')].map(({ tagName }) => tagName);

it('points at what makes the move, and at what leads there', () => {
  const root = board();
  stop = hinted(
    () => lay,
    (move: typeof lay) => [`.tile-${move.tile}`],
  )(root);
  expect(marked(root)).toEqual(['BUTTON', 'I']);
});

it('finds it again when the board is drawn anew, and leaves nothing behind', async () => {
  const root = board();
  stop = hinted(() => lay)(root);
  const again = document.createElement('b');
  again.dataset.move = moveKey(lay);
  root.append(again);
  await tick();
  expect(marked(root)).toEqual(['BUTTON', 'B']);
  stop?.();
  expect(marked(root)).toEqual([]);
});

it('points at nothing where there is no hint', () => {
  const root = board();
  stop = hinted(() => null)(root);
  expect(marked(root)).toEqual([]);
});
