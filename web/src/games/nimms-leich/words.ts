/** The board's own words, said by a voice of the same kind as the game's. */

import { listing } from '../../i18n/listing';
import { Voice } from '../../i18n/voice';
import type { Corpse } from './table';
import german from './words.de.ftl?raw';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export const WORDS = { fr: french, en: english, de: german };

export function wordsFor(voice: Voice): Voice {
  return new Voice(voice.language, [WORDS[voice.language]], voice.names);
}

export function listed(voice: Voice, seats: readonly number[]): string {
  const names = seats.map((seat) => voice.names[seat] ?? '');
  return listing(names, voice.language);
}

export function nameOf(voice: Voice, corpse: Corpse): string {
  return voice.say('corpse', { corpse });
}

/** What a card shows, or that it is not known. */
export function faceOf(voice: Voice, words: Voice, card: number | null): string {
  return card === null ? words.say('face-down') : voice.say('card', { card });
}
