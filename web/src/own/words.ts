/** What this page says, loaded with it: nobody else needs these words. */

import type { Language } from '../i18n/languages';
import { textIn } from '../i18n/layers';
import { Voice } from '../i18n/voice';

const TEXTS = import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' });

export async function wordsOfOnesOwn(language: Language): Promise<Voice> {
  return new Voice(language, [
    await textIn(language, 'house/own.ftl', (each) => TEXTS[`./words.${each}.ftl`]!()),
  ]);
}
