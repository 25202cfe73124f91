/** The words of a board from elsewhere, made where it runs. */

import type { Words } from '../contract/foreign';
import { Voice } from '../i18n/voice';
import type { Texts } from './port';

export function wordsOf({ language, names, texts, board }: Texts): Words {
  const voice = new Voice(language, texts, names, board);
  return Object.freeze({
    language,
    names: Object.freeze([...names]),
    has: (key: string) => voice.has(key) || voice.words.has(key),
    // What the house says is the house's: a game has keys of its own.
    say: (key: string, facts: Readonly<Record<string, unknown>> = {}) =>
      (voice.has(key) ? voice : voice.words).say(key, facts),
    event: (event: unknown) => voice.event(event),
    move: (move: unknown) => voice.move(move),
  });
}
