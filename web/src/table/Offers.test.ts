import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Offers from './Offers.svelte';

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const table = {
  id: 'mivo',
  seats: [{ name: 'Ana' }, { name: 'Bo' }],
  offers: [],
  declined: [{ offer: { id: 'o1', by: 0, what: 'draw', yes: [0] }, by: 1, how: 'no' }],
} as unknown as TableInfo;
const show = (seat: number) => render(Offers, { table, seat, onanswer: () => undefined });
const told = () => screen.queryAllByRole('button', { name: 'Close' }).length;

it('says to who asked that it came to nothing, until it is read, also after a reload', async () => {
  show(1);
  expect(told()).toBe(0);
  cleanup();
  show(0);
  expect(told()).toBe(1);
  await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(told()).toBe(0);
  cleanup();
  show(0);
  expect(told()).toBe(0);
});
