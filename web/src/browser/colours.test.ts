/** Colours reckoned from others (`oklch(from …)`) are black, or nothing, in browsers that are meant. */

import { expect, it } from 'vitest';

const TEXTS = import.meta.glob<string>(['../**/*.{css,svelte}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('are mixed, and never reckoned from another', () => {
  const reckoned = /\b(?:oklch|oklab|lch|lab|rgb|rgba|hsl|hsla|hwb|color)\(\s*from\b/;
  const found = Object.keys(TEXTS).filter((path) => reckoned.test(TEXTS[path]!));
  expect(Object.keys(TEXTS).length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
