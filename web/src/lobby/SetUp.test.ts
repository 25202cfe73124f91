import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GameCard } from '../gen/wire';
import { houseCatalogue } from '../i18n/catalogues';
import { Voice } from '../i18n/voice';
import { Unreachable } from '../net/api';
import { house } from '../session/house.svelte';
import SetUp from './SetUp.svelte';

const game: GameCard = {
  name: 'niagara',
  title: 'Niagara',
  about: 'Wood.',
  credit: { author: 'Ada', publisher: 'Bo', year: 1999 },
  minutes: 15,
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

const towers: GameCard = {
  ...game,
  name: 'vertiges',
  seats: [2, 1, 3, 4],
  options: [
    {
      name: 'oldest',
      values: ['lot', 'first', 'second', 'third', 'fourth'],
      needs: [1, 2, 2, 3, 4],
    },
  ],
};
const oldest = () => screen.queryByRole('combobox', { name: 'The oldest', hidden: true });
const offered = () => [...(oldest()?.querySelectorAll('option') ?? [])].map((each) => each.value);

beforeAll(() => {
  const ftl = [
    'option-oldest = The oldest',
    ...towers.options[0]!.values.map((value) => `option-oldest-${value} = ${value}`),
  ];
  vi.spyOn(house, 'voiceOf').mockResolvedValue(new Voice('en', [ftl.join('\n')]));
});

it('offers what a table of this size can choose, in the order of the game', async () => {
  render(SetUp, { game: towers, oncancel: vi.fn(), oncreated: vi.fn() });
  await waitFor(() => expect(offered()).toEqual(['lot', 'first', 'second']));
  await fireEvent.click(screen.getByRole('button', { name: '4' }));
  expect(offered()).toEqual(['lot', 'first', 'second', 'third', 'fourth']);
  await fireEvent.click(screen.getByRole('button', { name: '1' }));
  expect(oldest()).toBeNull();
});

it('asks for nothing that the table has no chair for any more', async () => {
  const create = vi.spyOn(house.api, 'create').mockRejectedValue(new Error('enough'));
  vi.spyOn(house, 'welcome').mockResolvedValue();
  render(SetUp, { game: towers, bots: 3, oncancel: vi.fn(), oncreated: vi.fn() });
  await waitFor(() => expect(offered()).toHaveLength(5));
  const field = oldest() as HTMLSelectElement;
  await fireEvent.change(field, { target: { value: 'fourth' } });
  await fireEvent.click(screen.getByRole('button', { name: '2' }));
  await fireEvent.submit(field.form!);
  await waitFor(() => expect(create).toHaveBeenCalled());
  const { seats, options, public: open } = create.mock.calls[0]![0];
  expect({ seats, options, open }).toEqual({
    seats: ['person', 'amateur'],
    options: {},
    open: false,
  });
});

it('says that what there is to choose could not be fetched', async () => {
  vi.spyOn(house, 'voiceOf').mockRejectedValueOnce(new Unreachable());
  render(SetUp, { game: towers, oncancel: vi.fn(), oncreated: vi.fn() });
  const alert = await screen.findByRole('alert', { hidden: true });
  expect(alert.textContent).toBe(house.say('unreachable-now'));
});
