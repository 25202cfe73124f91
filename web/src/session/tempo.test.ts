import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** As a page has it that is opened now. */
const opened = async () => (await import('./tempo.svelte')).tempos;

it.each([
  ['calm', 1, false],
  ['brisk', 2, false],
  ['once', 1, true],
] as const)('moves %s, also after a reload', async (chosen, factor, still) => {
  (await opened()).chosen = chosen;
  vi.resetModules();
  const { chosen: kept, factor: fast, still: atOnce } = await opened();
  expect([kept, fast, atOnce]).toEqual([chosen, factor, still]);
});

it('begins calmly, and plays nothing by itself, whatever is noted', async () => {
  localStorage['ludotheque-tempo'] = 'hasty';
  const tempos = await opened();
  expect([tempos.chosen, tempos.forced]).toEqual(['calm', false]);
  tempos.forced = true;
  vi.resetModules();
  expect((await opened()).forced).toBe(true);
});
