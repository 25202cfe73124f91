/** What was last seen of each table, kept in this browser: whoever comes back is shown what happened since. */

import { keep, recallData } from '../browser/storage';

const SEEN = 'ludotheque-seen';
/** So many tables are remembered; the oldest goes first. */
const TABLES = 12;

interface Seen {
  table: string;
  seat: number | null;
  at: number;
  view: unknown;
}

/** What was last seen of a table, from the same seat. */
export function remembered(table: string, seat: number | null): Seen | null {
  return all().find((each) => each.table === table && each.seat === seat) ?? null;
}

export function remember(seen: Seen): void {
  const others = all().filter(({ table }) => table !== seen.table);
  note([...others, seen].slice(-TABLES));
}

export function forget(table?: string): void {
  note(table === undefined ? [] : all().filter((each) => each.table !== table));
}

/** Whoever uses this device next must not see what was in somebody's hand. */
export function forgetHands(): void {
  note(all().filter(({ seat }) => seat === null));
}

function all(): Seen[] {
  return (recallData(SEEN) ?? []) as Seen[];
}

function note(seen: Seen[]): void {
  keep(SEEN, seen.length === 0 ? null : JSON.stringify(seen));
}
