import { afterEach, expect, it } from 'vitest';
import { hear, heard } from './heard';

afterEach(() => localStorage.clear());

it('knows after a reload what was read, of players and of watchers apart', () => {
  expect(heard('mivo', 1)).toBe(0);
  expect(hear('mivo', 1, 7)).toBe(7);
  expect(heard('mivo', 1)).toBe(7);
  expect(heard('mivo', 0)).toBe(7);
  expect(heard('mivo', null)).toBe(0);
  expect(hear('mivo', null, 2)).toBe(2);
  expect([heard('mivo', 1), heard('mivo', null), heard('other', 1)]).toEqual([7, 2, 0]);
});

it('never unlearns, and forgets the tables that were read first', () => {
  hear('first', 0, 5);
  expect(hear('first', 0, 3)).toBe(5);
  for (let table = 0; table < 40; table += 1) hear(`table-${table}`, 0, 1);
  expect(heard('first', 0)).toBe(0);
  expect(heard('table-39', 0)).toBe(1);
});

it('takes what is spoilt for nothing', () => {
  localStorage['ludotheque-heard'] = '{"no":';
  expect(heard('mivo', 1)).toBe(0);
  expect(hear('mivo', 1, 1)).toBe(1);
});
