/** Who won, in words, and how if it was not by the rules. */

import type { TableInfo } from '../gen/wire';
import { listing } from '../i18n/listing';
import { nameOf } from '../session/nameOf';
import { house, say } from '../session/house.svelte';

export interface Verdict {
  who: string;
  how: string | null;
}

export function verdict(table: TableInfo, seat: number | null): Verdict {
  const winners = table.result?.winners ?? [];
  const lost = seat !== null && !winners.includes(seat);
  const resigned = table.how === 'resigned';
  return {
    who: winner(table, winners, seat),
    how: resigned ? say(lost ? 'result-gave-up' : 'result-resigned') : null,
  };
}

function winner(table: TableInfo, winners: readonly number[], seat: number | null): string {
  if (winners.length === 0) return say('result-draw');
  if (winners.length === 1 && winners[0] === seat) return say('result-you');
  const names = winners.map((each) => nameOf(table.seats[each], ''));
  const all = listing(names, house.voice?.language);
  return say('result-won', { names: all, count: names.length });
}
