import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameCard, TableEntry } from '../gen/wire';
import { Objection, Unreachable } from '../net/api';
import { house } from '../session/house.svelte';
import { Lists } from './lists.svelte';

type Wanted = Record<string, string>;
const row = (name: string) =>
  ({ table: { id: name }, seat: null, kept: null }) as unknown as TableEntry;
const named = ({ mine, stage }: Wanted) => `${mine ? 'my ' : ''}${stage}`;
const ids = (lists: Lists, name: Parameters<Lists['of']>[0]) =>
  lists.of(name).map(({ table }) => table.id);

let failing: Record<string, Error>;
let asked: Wanted[];

beforeEach(() => {
  failing = {};
  asked = [];
  house.me = { name: 'Ana', claimed: false };
  vi.spyOn(house.api, 'tables').mockImplementation((wanted) => {
    asked.push(wanted);
    const error = failing[named(wanted)];
    if (error) return Promise.reject(error);
    return Promise.resolve({ tables: [row(named(wanted))], next: null });
  });
});
afterEach(() => vi.restoreAllMocks());

it('are one’s own, stage by stage, and everybody’s', async () => {
  const lists = new Lists();
  await lists.look();
  expect(ids(lists, 'playing')).toEqual(['my playing']);
  expect(ids(lists, 'gathering')).toEqual(['my gathering']);
  expect(ids(lists, 'open')).toEqual(['gathering']);
  expect([lists.looked, lists.stale]).toEqual([true, false]);
  expect(asked).toContainEqual({ mine: '1', stage: 'playing', most: '100' });
});

it('stay as they were while the house does not answer, and say so', async () => {
  const lists = new Lists();
  await lists.look();
  failing = { gathering: new Unreachable() };
  await lists.look();
  expect(ids(lists, 'open')).toEqual(['gathering']);
  expect(lists.stale).toBe(true);
  failing = {};
  await lists.look();
  expect(lists.stale).toBe(false);
});

it('do not fail together', async () => {
  failing = { over: new Unreachable() };
  const lists = new Lists();
  await lists.look();
  expect(ids(lists, 'playing')).toEqual(['my playing']);
  expect([lists.looked, lists.stale]).toEqual([false, true]);
});

it('have nothing of one’s own for somebody who was signed out', async () => {
  const lists = new Lists();
  await lists.look();
  const nobody = new Objection(401, { reason: 'nobody', facts: {}, text: '' });
  failing = { 'my playing': nobody, 'my gathering': nobody, 'my over': nobody };
  await lists.look();
  expect(house.me).toBeNull();
  expect(ids(lists, 'playing')).toEqual([]);
  expect(ids(lists, 'open')).toEqual(['gathering']);
  expect(lists.stale).toBe(false);
});

it('know of which games one was finished, asked for once', async () => {
  house.games = [{ name: 'nizza' }, { name: 'niagara' }] as GameCard[];
  vi.mocked(house.api.tables).mockImplementation((wanted) => {
    asked.push(wanted);
    return Promise.resolve({ tables: wanted.game === 'nizza' ? [row('old')] : [], next: null });
  });
  const lists = new Lists();
  await lists.look();
  await lists.look();
  expect(lists.played).toEqual(['nizza']);
  expect(asked.filter(({ game }) => game)).toEqual([
    { mine: '1', stage: 'over', game: 'nizza', most: '1' },
    { mine: '1', stage: 'over', game: 'niagara', most: '1' },
  ]);
  house.games = [];
});

it('are told by the stream, and one’s own are asked for when it says so', async () => {
  const lists = new Lists();
  await lists.told({ open: [row('a')], running: [row('b')], finished: [] });
  expect([ids(lists, 'open'), ids(lists, 'running')]).toEqual([['a'], ['b']]);
  expect([lists.looked, lists.stale, asked]).toEqual([true, false, []]);
  await lists.told({ running: [row('c')] });
  expect([ids(lists, 'open'), ids(lists, 'running')]).toEqual([['a'], ['c']]);
  await lists.lookMine();
  expect(ids(lists, 'playing')).toEqual(['my playing']);
  expect(ids(lists, 'running')).toEqual(['c']);
  expect(asked.filter(({ mine }) => mine).length).toBe(3);
});

it('show one’s own table once, at the moment when it is one’s own', async () => {
  const lists = new Lists();
  await lists.told({ open: [row('my gathering'), row('a')] });
  const coming = lists.lookMine();
  const told = lists.told({ open: [row('my gathering'), row('b')] });
  await Promise.all([coming, told]);
  expect(lists.others('open').map(({ table }) => table.id)).toEqual(['b']);
});

it('have a chair that is kept for the reader, and for nobody else', async () => {
  const invitation = { ...row('again'), kept: 1 } as TableEntry;
  vi.mocked(house.api.tables).mockImplementation((wanted) =>
    Promise.resolve({ tables: wanted.mine ? [] : [invitation, row('a')], next: null }),
  );
  const lists = new Lists();
  await lists.told({ open: [row('a')] });
  await lists.lookMine();
  expect(ids(lists, 'open').toSorted()).toEqual(['a', 'again']);
  house.me = null;
  await lists.look();
  house.me = { name: 'Ana', claimed: false };
});

it('of one’s own are asked for again if they change meanwhile', async () => {
  const lists = new Lists();
  await lists.lookMine();
  const once = asked.length;
  const first = lists.lookMine();
  void lists.lookMine();
  void lists.lookMine();
  await first;
  expect(asked.length).toBe(3 * once);
});
