/** The board's own words, said by a voice of the same kind as the game's. */

import { Voice } from '../../i18n/voice';
import { theatreOf } from './venice';
import german from './words.de.ftl?raw';
import english from './words.en.ftl?raw';
import french from './words.fr.ftl?raw';

export const WORDS = { fr: french, en: english, de: german };

export function wordsFor(voice: Voice): Voice {
  return new Voice(voice.language, [WORDS[voice.language]], voice.names);
}

export function listed(voice: Voice, items: readonly string[]): string {
  return new Intl.ListFormat(voice.language, { type: 'conjunction' }).format(items);
}

/** Who a figure is, as far as anybody can say: the lady whose necklace it wears, or its theatre. */
export function spotName(words: Voice, spot: number): string {
  const theatre = theatreOf(spot);
  return theatre === null ? (words.names[spot] ?? '') : words.say('house', { theatre });
}
