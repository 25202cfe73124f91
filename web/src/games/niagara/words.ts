/** The board's own words, said by a voice of the same kind as the game's. */

import { Voice } from '../../i18n/voice';
import german from './words.de.ftl?raw';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export const WORDS = { fr: french, en: english, de: german };

export function wordsFor(voice: Voice): Voice {
  return new Voice(voice.language, [WORDS[voice.language]], voice.names);
}

/** As the rulebook writes it: −1, 0, +1, +2. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−');
}
