import { expect, it } from 'vitest';
import type { TableEntry } from '../gen/wire';
import { byUrgency, timeWords, waits } from './waiting';

const HOUR = 3_600_000;
const game = (id: string, awaited: number[], due: number | null, stage = 'playing') =>
  ({ table: { id, awaited, stage }, seat: 1, due }) as unknown as TableEntry;

it('puts first what waits for the reader, and of that what has the least time', () => {
  const games = [
    game('theirs', [0], 5),
    game('calm', [1], null),
    game('theirs-soon', [0, 2], 1),
    game('mine', [1], 9),
    game('mine-soon', [0, 1], 3),
    game('over', [1], 0, 'over'),
  ];
  expect(games.toSorted(byUrgency).map(({ table }) => table.id)).toEqual([
    'mine-soon',
    'mine',
    'calm',
    'over',
    'theirs-soon',
    'theirs',
  ]);
  expect(games.filter(waits).length).toBe(3);
  expect(waits({ ...games[3]!, seat: null })).toBe(false);
});

it.each([
  [53 * HOUR + 60_000, '2 days 5 hours'],
  [24 * HOUR, '1 day'],
  [5 * HOUR + 12 * 60_000, '5 hours 12 minutes'],
  [59_000, '0 minutes'],
  [-5, '0 minutes'],
])('says %d in two parts at most', (milliseconds, words) => {
  expect(timeWords(milliseconds, 'en')).toBe(words);
});

it('says it in the language of the reader', () => {
  expect(timeWords(26 * HOUR, 'de')).toBe('1 Tag 2 Stunden');
  expect(timeWords(26 * HOUR, 'fr').replace(/\s/g, ' ')).toBe('1 jour 2 heures');
});
