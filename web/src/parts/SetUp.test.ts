import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GameCard } from '../gen/wire';
import { houseCatalogue } from '../shell/catalogues';
import { house } from '../shell/house.svelte';
import { Voice } from '../shell/voice';
import SetUp from './SetUp.svelte';

const game: GameCard = {
  name: 'niagara',
  title: 'Niagara',
  version: 1,
  seats: [10, 4, 5],
  options: [],
  strengths: ['amateur'],
};

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

it('begins with the usual number of chairs, and offers all numbers in order', () => {
  render(SetUp, { game, oncancel: vi.fn(), oncreated: vi.fn() });
  const counts = within(screen.getByRole('group', { name: 'How many chairs' })).getAllByRole(
    'button',
  );
  expect(counts.map((each) => each.textContent)).toEqual(['4', '5', '10']);
  expect(counts.map((each) => each.getAttribute('aria-pressed'))).toEqual([
    'false',
    'false',
    'true',
  ]);
  expect(screen.getAllByRole('combobox', { name: /^Chair \d+$/ })).toHaveLength(10);
});
