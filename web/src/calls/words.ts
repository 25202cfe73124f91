/** What the settings of calls say, loaded with them. */

import type { Language } from '../i18n/languages';
import { textIn } from '../i18n/layers';
import { Voice } from '../i18n/voice';

const TEXTS = import.meta.glob<string>('./words.*.ftl', { query: '?raw', import: 'default' });

export async function wordsOfCalls(language: Language): Promise<Voice> {
  return new Voice(language, [
    await textIn(language, 'house/wishes.ftl', (each) => TEXTS[`./words.${each}.ftl`]!()),
  ]);
}
