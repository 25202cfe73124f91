import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GameCard } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { Attempt } from '../session/attempt.svelte';
import { house } from '../session/house.svelte';
import GameTile from './GameTile.svelte';

const game: GameCard = {
  name: 'towers',
  title: 'Towers',
  about: 'Wood.',
  credit: { author: 'Ada', publisher: 'Bo', year: 1999 },
  minutes: 15,
  moves: 20,
  version: 1,
  seats: [2, 1, 3],
  options: [],
  strengths: ['amateur'],
  characters: [],
  former: [],
  package: null,
};

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

it('leads to the options of a game against as many bots as are chosen', async () => {
  const [onnow, onoptions, onfriends] = [vi.fn(), vi.fn(), vi.fn()];
  render(GameTile, {
    game,
    blurb: 'Wood.',
    first: true,
    attempt: new Attempt(),
    pressed: false,
    onnow,
    onoptions,
    onfriends,
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Options…' }));
  expect(onoptions).toHaveBeenLastCalledWith(1);
  const bots = screen.getByRole('combobox', { name: 'How many bots' });
  await fireEvent.change(bots, {
    target: { value: (bots as HTMLSelectElement).options[0]!.value },
  });
  await fireEvent.click(screen.getByRole('button', { name: 'Options…' }));
  expect(onoptions).toHaveBeenLastCalledWith(0);
  expect(onnow).not.toHaveBeenCalled();
  expect(onfriends).not.toHaveBeenCalled();
});
