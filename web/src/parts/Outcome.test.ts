import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Face } from '../gen/wire';
import { gameCatalogue, houseCatalogue } from '../shell/catalogues';
import { house } from '../shell/house.svelte';
import { Voice } from '../shell/voice';
import Outcome from './Outcome.svelte';

const names = ['Ana', 'Bo', 'Cleo'];
const seats = names.map((name) => ({ name }));
let texts: string;

beforeAll(async () => {
  texts = await houseCatalogue('en');
  house.voice = new Voice('en', [texts]);
});
afterEach(cleanup);

async function show(game: string, how: Face['how'], winners: number[], scores: number[]) {
  const voice = new Voice('en', [texts, await gameCatalogue(game, 'en')], names);
  const result = { winners, scores, rule: '5.1' };
  const table = { id: 't', game, seats, how, result, rematch: null } as unknown as Face;
  render(Outcome, { table, seat: 0, voice, onrematch: () => {}, onrule: () => {} });
  return screen.queryAllByRole('listitem').map((each) => each.textContent.trim());
}

it('says by what a game was won, where it has a word for that', async () => {
  const places = await show('casanova', 'rules', [1], [0, 1, 0]);
  expect(screen.getByText('Bo comes home and turns her figure over: Casanova!')).toBeTruthy();
  // Ones and noughts would tell nothing more.
  expect(places).toEqual(['Bo', 'Ana', 'Cleo']);
});

it('says why nobody won', async () => {
  await show('casanova', 'rules', [], [0, 0, 0]);
  expect(screen.getByText(/^Sixty rounds are over/)).toBeTruthy();
});

it('says nothing of what did not happen', async () => {
  await show('casanova', 'resigned', [1], [0, 0, 0]);
  expect(screen.queryByText(/Casanova/)).toBeNull();
});

it('counts what there is to be counted', async () => {
  expect(await show('niagara', 'rules', [2], [3, 1, 4])).toEqual(['Cleo 4', 'Ana 3', 'Bo 1']);
});
