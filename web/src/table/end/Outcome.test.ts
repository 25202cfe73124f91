import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Chart, TableInfo, Told } from '../../gen/wire';
import { houseCatalogue } from '../../i18n/catalogues';
import { Voice } from '../../i18n/voice';
import { house } from '../../session/house.svelte';
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
  more: { view?: unknown; told?: Told[]; chart?: Chart } = {},
) {
  const { chart = { rounds: [], series: [] }, ...props } = more;
  const result = { winners, scores, rule };
  const table = { id: 't', game, seats, how, result, rematch: null } as unknown as TableInfo;
  vi.spyOn(house.api, 'chart').mockResolvedValue(chart);
  render(Outcome, { table, seat: 0, ...props, voice, onrematch: () => {}, onrule: () => {} });
}
const places = () =>
  [...document.querySelectorAll('.places li')].map((each) =>
    each.textContent.trim().replace(/\s+/g, ' '),
  );
/** Says the kind of an event, as a voice would say what happened. */
const voice = {
  event: ({ kind }: { kind: string }) => `It was told: ${kind}.`,
  has: () => false,
} as unknown as Voice;

it('says by what a game was won, and counts nothing where there is nothing to count', async () => {
  show('casanova', 'rules', '5.1', [1], [0, 1, 0]);
  expect(await screen.findByText(/^Bo came home with Casanova/)).toBeTruthy();
  expect(places()).toEqual(['1. Bo', '2. Ana', '2. Cleo']);
});

it('tells openly what was hidden so far, and leads to where the game turned', async () => {
  const kinds = ['ladies_met', 'jewel_left', 'casanova_began_aboard', 'casanova_changed_gondola'];
  const told = kinds.map((kind, at) => ({ at, event: { kind } }));
  show('casanova', 'rules', '5.1', [1], [0, 1, 0], { told });
  const tale = [...document.querySelectorAll('.tale li')].map((each) => each.textContent);
  expect(tale).toEqual([
    'It was told: casanova_began_aboard.',
    'It was told: casanova_changed_gondola.',
  ]);
  const met = await screen.findByRole('link', { name: 'It was told: ladies_met.' });
  expect(met.getAttribute('href')).toMatch(/\/replay\/t\?at=1&slow=1$/);
  expect(screen.getByRole('link', { name: 'It was told: jewel_left.' })).toBeTruthy();
});

it('names what won', async () => {
  const stores = [
    [1, 1, 1, 0, 0],
    [0, 0, 0, 0, 1],
    [4, 0, 1, 0, 0],
  ];
  show('niagara', 'rules', '6.1', [2], [3, 1, 5], { view: { stores } });
  expect(await screen.findByText(/^Cleo brought four amethysts home/)).toBeTruthy();
  cleanup();
  const five = [[1, 1, 1, 1, 1], [], []];
  show('niagara', 'rules', '6.1', [0], [5, 0, 0], { view: { stores: five } });
  expect(await screen.findByText(/^Five gems of five colours: Ana/)).toBeTruthy();
});

it('draws what was counted, for ears too, and tells who took the lead', async () => {
  const values = [
    [1, 1, 3],
    [0, 1, 1],
    [0, 2, 4],
  ];
  const chart = { rounds: [9, 20, 31], series: [{ name: 'gems', values }] };
  show('niagara', 'rules', '6.1', [2], [3, 1, 4], { chart });
  const table = await screen.findByRole('table', { name: 'Gems brought home' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Ana', '1', '1', '3'],
    ['Bo', '0', '1', '1'],
    ['Cleo', '0', '2', '4'],
  ]);
  const lead = screen.getByRole('link', { name: 'Cleo takes the lead for good.' });
  expect(lead.parentElement?.textContent).toMatch(/^\s*Round 2/);
  expect(lead.getAttribute('href')).toMatch(/at=20$/);
});

it('ranks those who only did not win by how far they had come', async () => {
  const values = [
    [10, 20],
    [30, 100],
    [40, 60],
  ];
  const chart = { rounds: [9, 20], series: [{ name: 'way', values }] };
  show('nizza', 'rules', '5.1', [1], [0, 1, 0], { chart });
  await screen.findByText('60 %');
  expect(places()).toEqual(['1. Bo 100 %', '2. Cleo 60 %', '3. Ana 20 %']);
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
  expect(places()).toEqual(['1. Cleo 4 gems', '2. Ana 3 gems', '3. Bo 1 gem']);
});

it('ends where the game ended, and says the round of each turn', async () => {
  const values = [
    [1, 1, 2],
    [0, 1, 6],
  ];
  // The last round ends with what ended the game, and a little later in the record.
  const chart = { rounds: [4, 9, 14], series: [{ name: 'cards', values }] };
  const told = [
    { at: 6, event: { kind: 'bid_denounced' } },
    { at: 12, event: { kind: 'game_won' } },
  ];
  show('nimms-leich', 'rules', '5.1', [1], [2, 6], { told, chart });
  await screen.findByText('Bo takes the lead for good.');
  await screen.findByText('It was told: game_won.');
  const turns = [...document.querySelectorAll('.turns li')].map((each) =>
    each.textContent.trim().replace(/\s+/g, ' '),
  );
  expect(turns).toEqual([
    'Round 2 It was told: bid_denounced.',
    'Round 3 Bo takes the lead for good.',
    'Round 3 It was told: game_won.',
  ]);
});

it('tells of Casanova who took him last, where that was', async () => {
  const seen = (at: number, kind: string, more = {}) => ({ at, event: { kind, ...more } });
  const told = [
    seen(3, 'turn_began', { round: 1 }),
    seen(4, 'ladies_met', { seat: 1, rival: 0 }),
    seen(6, 'turn_began', { round: 2 }),
    seen(7, 'ladies_met', { seat: 1, rival: 2 }),
    seen(8, 'ladies_met', { seat: 2, rival: 0 }),
    seen(9, 'game_ended'),
    seen(9, 'casanova_changed_gondola', { round: 1, seat: 1, rival: 0, taken: true }),
    seen(9, 'casanova_changed_gondola', { round: 2, seat: 1, rival: 2, taken: true }),
  ];
  show('casanova', 'rules', '5.1', [1], [0, 1, 0], { told });
  const links = await screen.findAllByRole('link', { name: /casanova_changed_gondola/ });
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    expect.stringMatching(/\?at=8&slow=1$/),
  ]);
});
