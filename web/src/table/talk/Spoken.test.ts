import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Remark, TableInfo } from '../../gen/wire';
import { gameCatalogue, houseCatalogue, opponentsCatalogue } from '../../i18n/catalogues';
import { Voice } from '../../i18n/voice';
import { house } from '../../session/house.svelte';
import { hush } from '../../session/hush.svelte';
import Spoken from './Spoken.svelte';

let voice: Voice;
beforeAll(async () => {
  const texts = [houseCatalogue('en'), gameCatalogue('niagara', 'en')];
  voice = new Voice('en', [
    ...(await Promise.all(texts)),
    await opponentsCatalogue('niagara', 'en'),
  ]);
  house.voice = voice;
});
beforeEach(() => (hush.on = false));
afterEach(cleanup);

const table = {
  game: 'niagara',
  seats: [{ name: 'Ana' }, { name: 'Odile', bot: 'amateur', character: 'odile' }],
} as unknown as TableInfo;
const said = (at: number, key = 'says-odile-fell-1'): Remark => ({ at, seat: 1, key });
const words = 'The current is a better thief than I am.';

it('shows who says what, as a bot of its strength, and not what was said before', async () => {
  const { rerender } = render(Spoken, { table, remarks: [said(3)], voice });
  expect(screen.queryByText(words, { exact: false })).toBeNull();
  await rerender({ table, remarks: [said(3), said(9)], voice });
  const shown = screen.getByText(words, { exact: false });
  expect(shown.textContent).toMatch(/Odile.*amateur/);
});

it('says nothing more after one press, here and the next time', async () => {
  const { rerender } = render(Spoken, { table, remarks: [], voice });
  await rerender({ table, remarks: [said(9)], voice });
  screen.getByRole('button', { name: 'Hear no more of them' }).click();
  await rerender({ table, remarks: [said(9), said(12)], voice });
  expect(screen.queryByText(words, { exact: false })).toBeNull();
  expect(localStorage.getItem('ludotheque-hush')).toBe('on');
});

it('passes over words that this page does not know', async () => {
  const { rerender } = render(Spoken, { table, remarks: [], voice });
  await rerender({ table, remarks: [said(9, 'says-odile-sang-1')], voice });
  expect(screen.getByRole('status').textContent?.trim()).toBe('');
});

it('is gone after some seconds, however much happens meanwhile', async () => {
  vi.useFakeTimers();
  try {
    const { rerender } = render(Spoken, { table, remarks: [], voice });
    await rerender({ table, remarks: [said(9)], voice });
    await vi.advanceTimersByTimeAsync(3000);
    // Each change of the table brings a new list of the same remarks.
    await rerender({ table, remarks: [said(9)], voice });
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(4000);
    expect(screen.queryByText(words, { exact: false })).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});
