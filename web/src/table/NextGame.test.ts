import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { route } from '../browser/route.svelte';
import type { TableEntry, TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house, say } from '../session/house.svelte';
import NextGame from './NextGame.svelte';

const HERE = { id: 'here', stage: 'playing' } as TableInfo;
const entry = (id: string, awaited: number[], due: number) =>
  ({ table: { id, stage: 'playing', awaited }, seat: 0, due }) as unknown as TableEntry;

let games: TableEntry[];
const asked = vi.fn(async () => ({ tables: games, next: null }));
beforeEach(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
  asked.mockClear();
  vi.spyOn(house.api, 'tables').mockImplementation(asked);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('leads to the game with the least time, once this one waits for somebody else', async () => {
  games = [entry('late', [0], 9), entry('theirs', [1], 1), entry('soon', [0], 3)];
  games.push(entry('here', [0], 1));
  const { rerender } = render(NextGame, { table: HERE, seat: 0, mine: true });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.queryByRole('link')).toBeNull();
  await rerender({ mine: false });
  const link = await screen.findByRole('link', { name: say('next-game', { count: 2 }) });
  expect(link.getAttribute('href')).toBe(route.href('/tables/soon'));
  expect(asked).toHaveBeenCalledTimes(2);
});

it('is silent where no other game waits', async () => {
  games = [entry('here', [0], 1), entry('theirs', [1], 1)];
  render(NextGame, { table: HERE, seat: 0, mine: false });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.queryByRole('link')).toBeNull();
});

it('looks again when the reader comes back', async () => {
  games = [];
  render(NextGame, { table: HERE, seat: 0, mine: false });
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  games = [entry('soon', [0], 3)];
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('link')).toBeTruthy();
});
