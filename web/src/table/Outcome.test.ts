import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TableInfo } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { house } from '../session/house.svelte';
import Outcome from './Outcome.svelte';

const seats = ['Ana', 'Bo', 'Cleo'].map((name) => ({ name }));

beforeAll(async () => {
  house.voice = new Voice('en', [await houseCatalogue('en')]);
});
afterEach(cleanup);

function show(
  game: string,
  how: TableInfo['how'],
  rule: string,
  winners: number[],
  scores: number[],
  tale: string[] = [],
) {
  const result = { winners, scores, rule };
  const table = { id: 't', game, seats, how, result, rematch: null } as unknown as TableInfo;
  render(Outcome, { table, seat: 0, tale, onrematch: () => {}, onrule: () => {} });
}
const places = () => screen.queryAllByRole('listitem').map((each) => each.textContent.trim());

it('says by what a game was won, and counts nothing where there is nothing to count', async () => {
  show('casanova', 'rules', '5.1', [1], [0, 1, 0]);
  expect(await screen.findByText(/^Bo came home with Casanova/)).toBeTruthy();
  expect(places()).toEqual([]);
});

it('tells what was hidden so far, and leaves the board in sight', () => {
  show('casanova', 'rules', '5.1', [1], [0, 1, 0], ['At first there.', 'Then here.', 'Then gone.']);
  const tale = screen.getByText('At first there.').closest('details')!;
  expect(tale.open).toBe(false);
  expect([...tale.querySelectorAll('p')].map((each) => each.textContent)).toEqual([
    'Then here.',
    'Then gone.',
  ]);
  cleanup();
  show('casanova', 'rules', '5.1', [1], [0, 1, 0], ['At first there.']);
  expect(screen.getByText('At first there.').closest('details')).toBeNull();
});

it('says why nobody won', async () => {
  show('casanova', 'rules', 'R9', [], [0, 0, 0]);
  expect(await screen.findByText(/^Sixty rounds went by/)).toBeTruthy();
});

it('says nothing of what did not happen', () => {
  show('casanova', 'resigned', '5.1', [1], [0, 0, 0]);
  expect(screen.queryByText(/Casanova/)).toBeNull();
});

it('counts what there is to be counted, with its unit', async () => {
  show('niagara', 'rules', '6.1', [2], [3, 1, 4]);
  await screen.findByText('4 gems');
  expect(places()).toEqual(['Cleo 4 gems', 'Ana 3 gems', 'Bo 1 gem']);
});
