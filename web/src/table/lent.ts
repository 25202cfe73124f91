/** That a bot played for the reader while they were away: they are told once, when they are back. */

import { keep, recall } from '../browser/storage';
import type { Frame } from '../gen/wire';

export interface Lent {
  /** The moment at which the bot took over. */
  from: number;
  /** The line with which the reader came back. */
  back: number;
  why: 'agreed' | 'clock' | 'resigned';
}

const note = (table: string) => `ludotheque-lent-${table}`;

/** The last time that a bot played for a seat and gave it back; null if they know of it. */
export function lentTo(lines: Frame['lines'], seat: number | null, table: string): Lent | null {
  const back = lines.findLast((line) => line.kind === 'return' && line.seat === seat);
  if (!back || Number(recall(note(table)) ?? -1) >= back.at) return null;
  const lend = lines.findLast(
    (line) => line.kind === 'lend' && line.seat === seat && line.at < back.at,
  );
  if (lend?.kind !== 'lend') return null;
  return { from: lend.at, back: back.at, why: lend.why };
}

export function known(table: string, lent: Lent): void {
  keep(note(table), String(lent.back));
}
