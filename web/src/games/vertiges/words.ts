/** The board's own words, said by a voice of the same kind as the game's. */

import { listing } from '../../i18n/listing';
import { Voice } from '../../i18n/voice';
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

/** What the house calls a piece. */
export function pieceOf(voice: Voice, piece: number): string {
  return voice.say('piece', { piece });
}
