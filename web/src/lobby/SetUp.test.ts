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
  moves: 20,
  version: 1,
  seats: [10, 4, 5],
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
      letter: null,
    },
  ],
};
const oldest = () => screen.queryByRole('combobox', { name: 'The oldest', hidden: true });
const offered = () => [...(oldest()?.querySelectorAll('option') ?? [])].map((each) => each.value);

beforeAll(() => {
  const ftl = [
    'option-oldest = The oldest',
    'option-oldest-about = Who begins.',
    ...towers.options[0]!.values.map((value) => `option-oldest-${value} = ${value}`),
    'option-stars = Stars',
    'option-stars-about = When they count; in the box, everywhere.',
    'option-stars-zap = zap',
    'option-stars-everywhere = everywhere',
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

const starry: GameCard = {
  ...towers,
  options: [
    ...towers.options,
    { name: 'stars', values: ['zap', 'everywhere'], needs: [1, 1], letter: 'everywhere' },
  ],
};
const stars = () =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stars', hidden: true });
const letter = () =>
  screen.getByRole<HTMLInputElement>('switch', { name: 'To the letter', hidden: true });

it('says of each option what it changes, and marks what is the rulebook’s own', async () => {
  render(SetUp, { game: starry, oncancel: vi.fn(), oncreated: vi.fn() });
  await waitFor(() => expect(stars()).toBeTruthy());
  const about = document.getElementById(stars().getAttribute('aria-describedby')!);
  expect(about?.textContent.trim()).toBe('When they count; in the box, everywhere.');
  expect([...stars().options].map((each) => each.text)).toEqual([
    'zap',
    'everywhere (to the letter)',
  ]);
  expect(offered(), 'where it is silent nothing is marked').toEqual(['lot', 'first', 'second']);
});

it('sets everything to the letter with one switch, and back', async () => {
  const create = vi.spyOn(house.api, 'create').mockRejectedValue(new Error('enough'));
  create.mockClear();
  render(SetUp, { game: starry, oncancel: vi.fn(), oncreated: vi.fn() });
  await waitFor(() => expect(letter().checked).toBe(false));
  await fireEvent.change(oldest()!, { target: { value: 'second' } });
  await fireEvent.click(letter());
  expect(stars().selectedIndex).toBe(1);
  await fireEvent.submit(stars().form!);
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect(create.mock.calls[0]![0].options).toEqual({ oldest: 'second', stars: 'everywhere' });
  await fireEvent.change(stars(), { target: { selectedIndex: 0 } });
  expect(letter().checked, 'one of them is otherwise').toBe(false);
  await fireEvent.click(letter());
  await fireEvent.click(letter());
  expect(stars().selectedIndex).toBe(0);
});

it('has no such switch where the rulebook is silent', async () => {
  render(SetUp, { game: towers, oncancel: vi.fn(), oncreated: vi.fn() });
  await waitFor(() => expect(oldest()).toBeTruthy());
  expect(screen.queryByRole('switch', { hidden: true })).toBeNull();
});

it('seats gentle bots in a first game, as playing at once does, and marks what was changed', async () => {
  const game = { ...starry, strengths: ['novice', 'amateur'] } as GameCard;
  render(SetUp, { game, bots: 1, first: true, oncancel: vi.fn(), oncreated: vi.fn() });
  const chair = screen.getByRole('combobox', { name: 'Chair 2', hidden: true });
  expect((chair as HTMLSelectElement).value).toBe('novice');
  const stars = await screen.findByRole('combobox', { name: 'Stars', hidden: true });
  const mark = () => document.querySelector('#about-stars em')?.textContent;
  expect(mark()).toBeUndefined();
  (stars as HTMLSelectElement).selectedIndex = 1;
  await fireEvent.change(stars);
  expect(mark()).toBe('changed');
});
