import { expect, it } from 'vitest';
import { reveal } from './reveal.svelte';

it('stays covered unless one is alone and has said so', () => {
  expect(reveal.open).toBe(false);
  reveal.toggle();
  expect(reveal.open).toBe(false);
  reveal.alone = true;
  expect(reveal.open).toBe(true);
  reveal.toggle();
  expect([reveal.open, localStorage.length]).toEqual([false, 0]);
  reveal.alone = false;
});
