/** The board's own words, said by a voice of the same kind as the game's. */

import { Voice } from '../../i18n/voice';
import type { Event } from './bay';
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

/** What a moment of the movement is called: shorter than in the log, so that it stays in its place. */
export function caption(voice: Voice, words: Voice, event: Event): string {
  const key = `caption-${event.kind}`;
  if (!words.has(key)) return voice.event(event);
  const place = 'onto' in event ? voice.say('onto', { onto: event.onto }) : '';
  const plain = Object.entries(event).filter(([, fact]) => typeof fact !== 'object');
  return words.say(key, { ...Object.fromEntries(plain), place });
}
