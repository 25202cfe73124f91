/**
 * What the reader saw and gave when they sat down, noted in the browser: afterwards the record has to
 * keep to it, whatever the house says then.
 */

import { luck } from './api';
import type { Pledge } from './verify';

const NOTES = 'ludotheque-pledges';
/** So many tables are remembered. */
const MOST = 200;
/** So often one may sit down at the same one. */
const TRIES = 8;

function notes(): Record<string, Pledge> {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? '{}') as Record<string, Pledge>;
  } catch {
    return {};
  }
}

/** Luck of one's own for a table, chosen only now that its commitment has been seen. */
export function pledged(table: { id: string; commitment: string }): string {
  const entropy = luck();
  const { [table.id]: before, ...others } = notes();
  // What was seen first counts: a house that shows another commitment later is found out.
  const { commitment, entropies } = before ?? { commitment: table.commitment, entropies: [] };
  const now = { commitment, entropies: [...entropies.slice(1 - TRIES), entropy] };
  const kept = [...Object.entries(others).slice(1 - MOST), [table.id, now]];
  try {
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Without room for notes one can play all the same.
  }
  return entropy;
}

export function pledgeOf(table: string): Pledge | null {
  return notes()[table] ?? null;
}
