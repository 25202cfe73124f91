/** What things are called on the board. */

import type { Voice } from '../../i18n/voice';
import type { Event } from './bay';

/** What a moment of the movement is called: shorter than in the log, so that it stays in its place. */
export function caption(voice: Voice, words: Voice, event: Event): string {
  const key = `caption-${event.kind}`;
  if (!words.has(key)) return voice.event(event);
  const place = 'onto' in event ? voice.say('onto', { onto: event.onto }) : '';
  const plain = Object.entries(event).filter(([, fact]) => typeof fact !== 'object');
  return words.say(key, { ...Object.fromEntries(plain), place });
}
