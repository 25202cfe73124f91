/** Which of one's own games wait for the reader, the one with the least time first. */

import type { TableEntry } from '../gen/wire';
import type { Language } from '../i18n/languages';

export function waits({ table, seat }: TableEntry): boolean {
  return table.stage === 'playing' && seat !== null && table.awaited.includes(seat);
}

/** What waits for the reader comes first, then what has the least time left; else as it was. */
export function byUrgency(one: TableEntry, other: TableEntry): number {
  return (
    Number(waits(other)) - Number(waits(one)) ||
    (one.due ?? Infinity) - (other.due ?? Infinity) ||
    0
  );
}

const UNITS: readonly [string, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The two greatest parts of it: nobody wants the minutes of two days. Less than a minute is none. */
export function timeWords(milliseconds: number, language: Language): string {
  let rest = Math.max(0, milliseconds);
  const parts = UNITS.map(([unit, size]): [string, number] => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return [unit, count];
  });
  const first = parts.findIndex(([, count]) => count > 0);
  const shown = first < 0 ? parts.slice(-1) : parts.slice(first, first + 2);
  return shown
    .filter(([, count], index) => count > 0 || (first < 0 && index === 0))
    .map(([unit, count]) =>
      new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
