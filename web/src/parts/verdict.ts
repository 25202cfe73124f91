/** Who won, in words, and how. */

import { BOARDS } from '../games';
import type { Face } from '../gen/wire';
import { house, say } from '../shell/house.svelte';
import { listing } from '../shell/listing';
import type { Voice } from '../shell/voice';

export interface Verdict {
  who: string;
  how: string | null;
}

export function verdict(table: Face, seat: number | null, voice: Voice): Verdict {
  const winners = table.result?.winners ?? [];
  return { who: winner(table, winners, seat), how: how(table, winners, seat, voice) };
}

function how(
  table: Face,
  winners: readonly number[],
  seat: number | null,
  voice: Voice,
): string | null {
  if (table.how === 'resigned') {
    const lost = seat !== null && !winners.includes(seat);
    return say(lost ? 'result-gave-up' : 'result-resigned');
  }
  const why = table.how === 'rules' ? BOARDS[table.game]?.why?.(winners) : undefined;
  return why ? voice.say(why.key, why.facts) : null;
}

function winner(table: Face, winners: readonly number[], seat: number | null): string {
  if (winners.length === 0) return say('result-draw');
  if (winners.length === 1 && winners[0] === seat) return say('result-you');
  const names = winners.map((each) => table.seats[each]?.name ?? '');
  const all = listing(names, house.voice?.language);
  return say('result-won', { names: all, count: names.length });
}
