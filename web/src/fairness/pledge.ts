/**
 * What the reader saw and gave when they sat down, noted in the browser: afterwards the record has to
 * keep to it, whatever the house says then.
 */

import { keep, recallData } from '../browser/storage';
import type { Pledge } from './verify';

const NOTES = 'ludotheque-pledges';
/** So many tables are remembered. */
const MOST = 200;
/** So often one may sit down at the same one. */
const TRIES = 8;

function notes(): Record<string, Pledge> {
  return (recallData(NOTES) ?? {}) as Record<string, Pledge>;
}

/** Luck of one's own, chosen after the table has shown what it is committed to. */
function luck(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Luck of one's own for a table, chosen only now that its commitment has been seen. */
export function pledged(table: { id: string; commitment: string }): string {
  const entropy = luck();
  const { [table.id]: before, ...others } = notes();
  // What was seen first counts: a house that shows another commitment later is found out.
  const { commitment, entropies } = before ?? { commitment: table.commitment, entropies: [] };
  const now = { commitment, entropies: [...entropies.slice(1 - TRIES), entropy] };
  const kept = [...Object.entries(others).slice(1 - MOST), [table.id, now]];
  keep(NOTES, JSON.stringify(Object.fromEntries(kept)));
  return entropy;
}

/** Whoever uses this device next has not sat anywhere. */
export function forgetPledges(): void {
  keep(NOTES, null);
}

export function pledgeOf(table: string): Pledge | null {
  return notes()[table] ?? null;
}
