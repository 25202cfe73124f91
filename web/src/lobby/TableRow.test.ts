import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import TableRow from './TableRow.svelte';

const table = {
  id: 'mivo-tarelu',
  game: 'niagara',
  stage: 'closed',
  pace: { kind: 'unlimited' },
  options: {},
  seats: [{ name: 'Ana', bot: null, free: false, kept: false }],
  awaited: [],
  result: null,
  changed: 0,
  paused: null,
} as unknown as TableInfo;

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

it('leads whoever wants to sit down straight to a chair', () => {
  const seats = [...table.seats, { name: null, bot: null, free: true, kept: false }];
  const listed = { table: { ...table, stage: 'gathering', seats }, seat: null, kept: null };
  render(TableRow, { listed: listed as never, now: 0 });
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/tables\/mivo-tarelu\?sit=1$/);
});

it('says that a table was closed, and leads to where it says why', () => {
  render(TableRow, { listed: { table, seat: 0, kept: null, due: null }, now: 0 });
  expect(screen.getByText('closed')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/tables\/mivo-tarelu$/);
  expect(screen.getByRole('link').textContent.trim()).toBe('Watch');
});

it('says how long there is for the next move, and whose it is', () => {
  const playing = {
    ...table,
    stage: 'playing',
    awaited: [0],
    seats: [
      { ...table.seats[0]!, name: 'Ben' },
      { ...table.seats[0]!, name: 'Ana' },
    ],
  } as TableInfo;
  const due = 5 * 3_600_000;
  const { unmount } = render(TableRow, {
    listed: { table: playing, seat: 0, kept: null, due },
    now: 0,
  });
  expect(screen.getByText('5 hours left to play')).toBeTruthy();
  unmount();
  render(TableRow, { listed: { table: playing, seat: 1, kept: null, due }, now: 3_600_000 });
  expect(screen.getByText('Ben: 4 hours left')).toBeTruthy();
});
