/** What a board asks, in its own words (`voice.words`) or in those of its game. */

import { listing } from '../../i18n/listing';
import type { Facts, Voice } from '../../i18n/voice';

/** Those who sit there: Ana, Ben and Chloe. */
export function listed(voice: Voice, seats: readonly number[]): string {
  const names = seats.map((seat) => voice.names[seat] ?? '');
  return listing(names, voice.language);
}

/** What a board asks of its reader, or whom it waits for. */
export interface Prompt {
  key: string;
  facts: Facts;
  /** The seats that are to be named, if any. */
  seats: number[];
}

export const ask = (key: string, facts: Facts = {}, seats: number[] = []): Prompt => ({
  key,
  facts,
  seats,
});

/** In the board's own words; but what happened is said as the game says it. */
export function sayPrompt({ key, facts, seats }: Prompt, voice: Voice, words: Voice): string {
  const speaker = key.startsWith('event') ? voice : words;
  return speaker.say(key, seats.length > 0 ? { ...facts, names: listed(voice, seats) } : facts);
}
