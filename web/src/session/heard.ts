/** How far the reader has read what is said at each table, kept in this browser. */

import { keep, recallData } from '../browser/storage';

const HEARD = 'ludotheque-heard';
/** So many tables are remembered; the oldest goes first. */
const TABLES = 40;

type Heard = [room: string, number: number][];

/** Players and watchers are among themselves, each with numbers of their own. */
const room = (table: string, seat: number | null) =>
  `${table} ${seat === null ? 'watchers' : 'players'}`;

export function heard(table: string, seat: number | null): number {
  return all().find(([name]) => name === room(table, seat))?.[1] ?? 0;
}

/** Gives back how far they have read now. */
export function hear(table: string, seat: number | null, number: number): number {
  const before = heard(table, seat);
  if (number <= before) return before;
  const name = room(table, seat);
  const others = all().filter(([each]) => each !== name);
  keep(HEARD, JSON.stringify([...others, [name, number]].slice(-TABLES)));
  return number;
}

function all(): Heard {
  const kept = recallData(HEARD);
  return Array.isArray(kept) ? (kept as Heard) : [];
}
